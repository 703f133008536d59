"""What somebody wants to do: checked by the rules, never stored.

``moderator`` says that the actor may moderate the channel (Manage Messages); host and moderators
may do the same things. Commands without a person come from the service's own loops.
"""

from dataclasses import dataclass
from typing import Literal

from bot.engine.ids import CardId, PlayerId
from bot.engine.settings import Clip, ComputerLevel, GameSettings, PhaseName, Proposed

# Anybody


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down: in the lobby; later from the next round (L2), or as a substitute (teams)."""

    player: PlayerId
    name: str
    team: int | None = None
    room: int | None = None
    """For how many the decks of the lobby have cards (D2); None where that is not known."""
    rabbit: int | None = None
    """The one that they like; a seat of their own has it if it is free (L6)."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Stand up, in any phase (L1)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class PickTeam:
    """Ask for a team in the lobby (T1); None: any."""

    player: PlayerId
    team: int | None


@dataclass(frozen=True, slots=True)
class PickRabbit:
    """Ask for a rabbit in the lobby; it must be free."""

    player: PlayerId
    rabbit: int


@dataclass(frozen=True, slots=True)
class PickSeat:
    """Sit down to the left of somebody, in the lobby (A1)."""

    player: PlayerId
    left_of: PlayerId


@dataclass(frozen=True, slots=True)
class GiveClue:
    """Give the clue, with ``card`` unless it comes first; ``partner_card`` is for T4 alone."""

    player: PlayerId
    text: str
    card: CardId | None = None
    partner_card: CardId | None = None
    clip: Clip | None = None


@dataclass(frozen=True, slots=True)
class CorrectClue:
    """Say the clue in other words, before anybody else's card lies (B2)."""

    player: PlayerId
    text: str


@dataclass(frozen=True, slots=True)
class GiveCard:
    """Bring a card to the board; with one card to give, another one replaces it."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a given card back while the board is not laid; None: all of them."""

    player: PlayerId
    card: CardId | None = None


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """Vote for a number; with one token it moves there."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class RemoveToken:
    """Take a token off a number."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class PlaceRed:
    """Place the storyteller's red token (P1)."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class RemoveRed:
    """Take the red token off a number, where the storyteller may do without it (P1)."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class FinishBallot:
    """Say that fewer tokens than allowed are enough (S2)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class NextRound:
    """End the pause at once; any player may."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class GiveStar:
    """Give one's star of a round that was revealed to its clue (0) or a card; it can move (B4)."""

    player: PlayerId
    round: int
    number: int


@dataclass(frozen=True, slots=True)
class Propose:
    """Ask for what only the host may do, or agree to it (B3).

    ``quiet`` says that nobody has done anything for a minute; ``cards`` are those of StartGame.
    """

    player: PlayerId
    what: Proposed
    quiet: bool = False
    cards: tuple[CardId, ...] = ()


# Host and moderators


@dataclass(frozen=True, slots=True)
class Configure:
    """Change the settings in the lobby."""

    actor: PlayerId
    settings: GameSettings
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class StartGame:
    """Deal: ``cards`` are all cards of the chosen decks in the manifests' order (D2)."""

    actor: PlayerId
    cards: tuple[CardId, ...]
    moderator: bool = False
    first: PlayerId | None = None
    """Who tells first where the host chooses that (B1); None: whoever first has a clue."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Give seats to computer players: in the lobby; later from the next round (C1)."""

    actor: PlayerId
    level: ComputerLevel
    moderator: bool = False
    room: int | None = None
    """As of who joins."""
    again: PlayerId | None = None
    """Which computer player of the game before a rematch comes again (L6)."""
    number: int = 1
    """How many of them, all or none."""


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take the seat of the computer player who came last away again (C1)."""

    actor: PlayerId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Kick:
    """Make somebody leave (L1)."""

    actor: PlayerId
    player: PlayerId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Skip:
    """Do now what the deadline would do (L3, L5)."""

    actor: PlayerId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class RemoveClue:
    """Void the round because of its clue (L5)."""

    actor: PlayerId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class HideCard:
    """Take a card out of the game for what it shows (M1); moderators alone may."""

    actor: PlayerId
    card: CardId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class MoreTime:
    """Move the deadline by ``seconds``."""

    actor: PlayerId
    seconds: int
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock; everything else stays possible."""

    actor: PlayerId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class Resume:
    """Let the clock run on with what was left."""

    actor: PlayerId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class PassHost:
    """Make another player host."""

    actor: PlayerId
    player: PlayerId
    moderator: bool = False


@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game with the standings as they are (lobby: close it)."""

    actor: PlayerId
    moderator: bool = False


# The service's loops


@dataclass(frozen=True, slots=True)
class StartClock:
    """The phase's message is delivered, or never will be: its time starts now, if not yet."""

    round: int
    phase: PhaseName


@dataclass(frozen=True, slots=True)
class ExpirePhase:
    """The deadline has come; does nothing unless all three are the current ones (L3)."""

    round: int
    phase: PhaseName
    deadline: float


@dataclass(frozen=True, slots=True)
class ShiftDeadline:
    """Move an open deadline, by the time for which the bot was down."""

    seconds: float
    closing: bool = False
    """Also the seconds for corrections: it is the clock that has leapt."""


@dataclass(frozen=True, slots=True)
class Abandon:
    """End a game that nobody touches any more, or whose channel is gone."""

    reason: Literal["idle", "lobby-idle", "channel-gone", "bot-removed"]


PlayerCommand = (
    Join
    | Leave
    | PickTeam
    | PickRabbit
    | PickSeat
    | GiveClue
    | CorrectClue
    | GiveCard
    | TakeBack
    | PlaceToken
    | RemoveToken
    | PlaceRed
    | RemoveRed
    | FinishBallot
    | NextRound
    | GiveStar
    | Propose
)
HostCommand = (
    Configure
    | StartGame
    | AddComputer
    | RemoveComputer
    | Kick
    | Skip
    | RemoveClue
    | HideCard
    | MoreTime
    | Pause
    | Resume
    | PassHost
    | EndGame
)
LoopCommand = StartClock | ExpirePhase | ShiftDeadline | Abandon
Command = PlayerCommand | HostCommand | LoopCommand
