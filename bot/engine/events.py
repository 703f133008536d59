"""What happened: past tense, stored in the log; chance results are in them, so a log replays.

Clock events are apart (:class:`ClockSet`): without them a log replays to the same cards and points.
"""

from dataclasses import dataclass
from typing import Literal

from bot.engine.ids import CardId, GameId, PlayerId, Seat
from bot.engine.model import EndReason, FormerSeat, LaidCard, Outcome, Points, VoidReason
from bot.engine.people_events import (
    HostPassed,
    NewcomerJoined,
    NewcomerMoved,
    PlayerJoined,
    PlayerLeft,
    PlayerReturned,
    RabbitPicked,
    SeatAssignment,
    SeatPicked,
    SeatsMissed,
    SeatsTaken,
    TeamPicked,
)
from bot.engine.settings import Clip, GameSettings, Proposed


@dataclass(frozen=True, slots=True)
class GameOpened:
    """A lobby was opened; the host sits in it."""

    id: GameId
    host: PlayerId
    name: str
    settings: GameSettings
    opened_at: float
    past_seats: tuple[FormerSeat, ...] = ()
    """Of a rematch: what people had in the game before."""
    kind: Literal["game-opened"] = "game-opened"


@dataclass(frozen=True, slots=True)
class Configured:
    """The settings were changed in the lobby."""

    settings: GameSettings
    kind: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Seats were taken in this order (A1) and the deck was shuffled."""

    places: tuple[SeatAssignment, ...]
    deck: tuple[CardId, ...]
    """All cards in the manifests' order, from which the shuffle can be checked."""
    pile: tuple[CardId, ...]
    commitment: str = ""
    """As in :meth:`Chance.commitment`; empty in games that were started without one."""
    kind: Literal["game-started"] = "game-started"


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards that went from the top of the pile to a hand."""

    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Hands were filled up."""

    draws: tuple[Draw, ...]
    kind: Literal["cards-drawn"] = "cards-drawn"


@dataclass(frozen=True, slots=True)
class PileRefilled:
    """The discards went under the pile, or all was shuffled together (D1): it is now this."""

    pile: tuple[CardId, ...]
    kind: Literal["pile-refilled"] = "pile-refilled"


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every hand went one seat to the left."""

    kind: Literal["hands-passed"] = "hands-passed"


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A turn began; ``storyteller`` None waits for an offer (round 1)."""

    round: int
    storyteller: Seat | None
    new_lap: bool = False
    kind: Literal["round-started"] = "round-started"


@dataclass(frozen=True, slots=True)
class StorytellerChosen:
    """Nobody offered a clue by the deadline, so chance chose."""

    storyteller: Seat
    kind: Literal["storyteller-chosen"] = "storyteller-chosen"


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """The storyteller gave the clue; ``card`` is None where the clue comes before any card."""

    player: PlayerId
    seat: Seat
    text: str
    clip: Clip | None = None
    card: CardId | None = None
    partner_card: CardId | None = None
    kind: Literal["clue-given"] = "clue-given"


@dataclass(frozen=True, slots=True)
class ClueCorrected:
    """Its giver changed the words of the clue (B2)."""

    player: PlayerId
    text: str
    kind: Literal["clue-corrected"] = "clue-corrected"


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A card is on its way to the board, in the place of another one if ``instead`` says so."""

    player: PlayerId
    seat: Seat
    card: CardId
    instead: CardId | None = None
    kind: Literal["card-given"] = "card-given"


@dataclass(frozen=True, slots=True)
class CardsTakenBack:
    """Given cards are no longer given."""

    player: PlayerId
    cards: tuple[CardId, ...]
    kind: Literal["cards-taken-back"] = "cards-taken-back"


@dataclass(frozen=True, slots=True)
class Voter:
    """Who votes, and for which seat."""

    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class BoardLaid:
    """The cards lie face up in this order; those in ``random`` were drawn for want of a choice."""

    board: tuple[LaidCard, ...]
    random: tuple[CardId, ...]
    voters: tuple[Voter, ...]
    tokens: int
    kind: Literal["board-laid"] = "board-laid"


@dataclass(frozen=True, slots=True)
class BallotChanged:
    """A ballot is now this; secret until the reveal."""

    player: PlayerId
    tokens: tuple[int, ...]
    done: bool
    kind: Literal["ballot-changed"] = "ballot-changed"


@dataclass(frozen=True, slots=True)
class RedPlaced:
    """The storyteller's red token lies here, or on no card any more (P1)."""

    player: PlayerId
    number: int | None
    kind: Literal["red-placed"] = "red-placed"


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The ballots were revealed and paid."""

    points: tuple[Points, ...]
    outcome: Outcome
    kind: Literal["round-scored"] = "round-scored"


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """The round counts as told but scores nothing (L5)."""

    reason: VoidReason
    kind: Literal["round-voided"] = "round-voided"


@dataclass(frozen=True, slots=True)
class ProposalSupported:
    """Somebody asks for what a host who is away does not do, or agrees to it (B3)."""

    player: PlayerId
    what: Proposed
    kind: Literal["proposal-supported"] = "proposal-supported"


@dataclass(frozen=True, slots=True)
class StarGiven:
    """Somebody's star of a round now belongs to its clue (number 0) or to a card of the board.

    The last one of a player in a round counts (B4); ``to`` told the clue or gave the card.
    """

    player: PlayerId
    round: int
    number: int
    to: PlayerId
    kind: Literal["star-given"] = "star-given"


@dataclass(frozen=True, slots=True)
class CardHidden:
    """A moderator took a card out of the game; who held it drew ``instead`` from the pile (M1)."""

    card: CardId
    instead: CardId | None = None
    kind: Literal["card-hidden"] = "card-hidden"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """It is over; ``winners`` share the win (E1)."""

    reason: EndReason
    winners: tuple[PlayerId, ...]
    kind: Literal["game-ended"] = "game-ended"


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock now stands like this (see the fields of the same names in the model)."""

    deadline: float | None
    remaining: float | None = None
    paused: bool = False
    closing: bool = False
    suspended_deadline: float | None = None
    resting: bool = False
    kind: Literal["clock-set"] = "clock-set"


RunningEvent = (
    PlayerJoined
    | NewcomerJoined
    | NewcomerMoved
    | PlayerLeft
    | TeamPicked
    | RabbitPicked
    | SeatPicked
    | Configured
    | HostPassed
    | GameStarted
    | CardsDrawn
    | PileRefilled
    | HandsPassed
    | SeatsTaken
    | RoundStarted
    | StorytellerChosen
    | ClueGiven
    | ClueCorrected
    | CardGiven
    | CardsTakenBack
    | BoardLaid
    | BallotChanged
    | RedPlaced
    | SeatsMissed
    | PlayerReturned
    | RoundScored
    | RoundVoided
    | ProposalSupported
    | StarGiven
    | CardHidden
    | GameEnded
    | ClockSet
)
Event = GameOpened | RunningEvent
Events = tuple[Event, ...]
