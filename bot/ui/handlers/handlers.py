"""The handlers: one place for everything that a person can ask for."""

from bot.ui.handlers.asking import AskingHandlers
from bot.ui.handlers.decks import DeckHandlers
from bot.ui.handlers.dependencies import Dependencies
from bot.ui.handlers.host import HostHandlers
from bot.ui.handlers.info import InfoHandlers
from bot.ui.handlers.invitations import InvitationHandlers
from bot.ui.handlers.late import LateHandlers
from bot.ui.handlers.lobby import LobbyHandlers
from bot.ui.handlers.looking import LookingHandlers
from bot.ui.handlers.memory import MemoryHandlers
from bot.ui.handlers.moderation import ModerationHandlers
from bot.ui.handlers.opening import OpeningHandlers
from bot.ui.handlers.proposals import ProposalHandlers
from bot.ui.handlers.seating import SeatingHandlers
from bot.ui.handlers.server import ServerHandlers
from bot.ui.handlers.steering import SteeringHandlers
from bot.ui.handlers.telling import TellingHandlers
from bot.ui.handlers.voting import VotingHandlers


class Handlers:
    """Lobby, game, information, steering and decks, over the same deps."""

    def __init__(self, deps: Dependencies, decks: DeckHandlers) -> None:
        self.deps = deps
        self.decks = decks
        self.opening = OpeningHandlers(deps)
        self.seating = SeatingHandlers(deps)
        self.lobby = LobbyHandlers(deps)
        self.invitations = InvitationHandlers(deps)
        self.looking = LookingHandlers(deps)
        self.telling = TellingHandlers(deps, self.looking)
        self.voting = VotingHandlers(deps, self.looking)
        self.late = LateHandlers(deps)
        self.info = InfoHandlers(deps)
        self.memory = MemoryHandlers(deps)
        self.host = HostHandlers(deps)
        self.server = ServerHandlers(deps)
        self.asking = AskingHandlers(deps, self.host, self.seating)
        self.steering = SteeringHandlers(deps, self.host, self.seating, self.asking)
        self.proposals = ProposalHandlers(deps, self.host, self.lobby, self.steering)
        self.moderation = ModerationHandlers(deps)
