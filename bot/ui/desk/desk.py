"""The desk: one place for everything that a person can ask for."""

from bot.ui.desk.info import Info
from bot.ui.desk.lobby import Lobby
from bot.ui.desk.play import Play
from bot.ui.desk.steer import Steer
from bot.ui.desk.tools import Tools


class Desk:
    """Lobby, game, information and steering, over the same tools."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        self.lobby = Lobby(tools)
        self.play = Play(tools)
        self.info = Info(tools)
        self.steer = Steer(tools)
