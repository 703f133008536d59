"""The handlers: one place for everything that a person can ask for."""

from bot.ui.handlers.dependencies import Dependencies
from bot.ui.handlers.host import HostHandlers
from bot.ui.handlers.info import InfoHandlers
from bot.ui.handlers.lobby import LobbyHandlers
from bot.ui.handlers.play import PlayHandlers


class Handlers:
    """Lobby, game, information and steering, over the same deps."""

    def __init__(self, deps: Dependencies) -> None:
        self.deps = deps
        self.lobby = LobbyHandlers(deps)
        self.play = PlayHandlers(deps)
        self.info = InfoHandlers(deps)
        self.host = HostHandlers(deps)
