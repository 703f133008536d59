"""The state of a game: immutable, and small enough to be stored whole after every command.

What happened earlier is in the log of events; the state keeps only what the rules, the messages
and the last reveal need. Every phase has its own fields, so there are no ballots before a board.
What events change has no slots, for it is copied all the time (see ``changing``).
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.engine.ids import CardId, GameId, PlayerId, Seat
from bot.engine.settings import Clip, ComputerLevel, GameSettings, PhaseName, Proposed


@dataclass(frozen=True)
class Chair:
    """A seat and who sits in it; its number is its place in :attr:`Game.chairs`."""

    player: PlayerId
    name: str
    rabbit: int
    """0 to 11; one per team."""
    team: int | None = None
    score: int = 0
    """The team's in team games (both partners carry it)."""
    hand: tuple[CardId, ...] = ()
    """Given cards stay in it until the board is laid."""
    instead: tuple[CardId, ...] = ()
    """Drawn in this round for cards that were hidden and that its player had seen (M1)."""
    lost: int = 0
    """Such cards for which none was drawn."""
    told: bool = False
    """Has been storyteller in the present lap, or is it now."""
    misses: int = 0
    """Deadlines missed running (L3)."""
    away: bool = False
    gone: bool = False
    """The player has left; the chair goes after the round (teams: waits for a substitute)."""
    kicked: bool = False
    """The host or a moderator made them leave."""
    was_host: bool = False
    """The player was the host in this round, before somebody else; also if they left as that."""
    computer: ComputerLevel | None = None
    """How well a computer player plays; None: a person."""
    rabbit_chosen: bool = False
    """In the lobby: it is one that the player likes (L6)."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who joined late and is seated before the next round (L2)."""

    player: PlayerId
    name: str
    rabbit: int
    team: int | None = None
    """The team whose empty seat they take, None for a new seat."""
    computer: ComputerLevel | None = None
    replaces: PlayerId | None = None
    """The computer player whose seat, hand and score they take over (C2)."""


@dataclass(frozen=True, slots=True)
class FormerSeat:
    """What somebody had who left, or before a rematch; it is theirs again if it is free (L6)."""

    player: PlayerId
    rabbit: int
    team: int | None = None
    called: bool = False
    """They played to the end of the game before a rematch, of which they are to hear."""


@dataclass(frozen=True)
class Clue:
    """What was said, by whom, and what came with it."""

    teller: PlayerId
    text: str
    clip: Clip | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A card on its way to the board."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A face-up card; its number is its place on the board, from 1."""

    card: CardId
    seat: Seat
    giver: PlayerId | None
    """None only in a team with nobody present (T4)."""


@dataclass(frozen=True)
class Ballot:
    """The tokens of the seat that votes, and the player who places them."""

    player: PlayerId
    seat: Seat
    tokens: tuple[int, ...] = ()
    done: bool = False


Outcome = Literal["found", "everybody", "nobody", "lone-finder", "no-ballots", "agreement", "void"]
Reason = Literal[
    "storyteller", "found", "lone-finder", "failure", "single-token", "votes", "agreement"
]
"""What points are for; "failure": everybody or nobody found the storyteller's card."""
VoidReason = Literal[
    "passed", "no-card", "storyteller-left", "clue-removed", "card-hidden", "too-few", "ended"
]
"""Why a round does not count; "no-card": the storyteller had too few cards for a clue (M1)."""
EndReason = Literal[
    "target",
    "laps",
    "pile",
    "too-few",
    "no-ballots",
    "ended",
    "idle",
    "lobby-idle",
    "channel-gone",
    "bot-removed",
]
PLAYED_OUT: Final[frozenset[EndReason]] = frozenset({"target", "laps", "pile"})
"""Ends that the rules know; every other one breaks the game off, and nobody has won."""


Scarcity = Literal["players", "people", "votes", "turns"]
"""What a game lacks: players, anybody but computer players, votes in too many turns running (L4),
or turns of a team that somebody is in (T4)."""


@dataclass(frozen=True, slots=True)
class Shortage:
    """The game ends after this round for want of something."""

    lacking: Scarcity
    wanted: int
    """How many must join for another round, of them a person where none is left; 0: none can."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points for one reason; ``scorer`` is a seat, in team games a team."""

    scorer: int
    reason: Reason
    points: int


@dataclass(frozen=True)
class RoundResult:
    """A round that is over, as the reveal shows it."""

    storyteller: PlayerId | None
    seat: Seat | None
    """The storyteller's."""
    clue: Clue | None
    board: tuple[LaidCard, ...]
    ballots: tuple[Ballot, ...]
    red: int | None
    points: tuple[Points, ...]
    outcome: Outcome
    void: VoidReason | None = None
    present: tuple[Seat, ...] | None = None
    """Seats whose own player was there at that moment; None in games of before it was kept."""


@dataclass(frozen=True, slots=True)
class Support:
    """One player's support of a proposal; it counts in the round and phase it was given in (B3)."""

    player: PlayerId
    what: Proposed
    round: int
    phase: PhaseName


@dataclass(frozen=True, slots=True)
class Star:
    """A star that ``player`` gave to the clue (number 0) or a card of ``to`` in a round (B4)."""

    player: PlayerId
    round: int
    number: int
    to: PlayerId


@dataclass(frozen=True, slots=True)
class Likable:
    """What a star may go to: the clue (number 0) or a card of a scored round, and whose it is."""

    round: int
    number: int
    to: PlayerId


@dataclass(frozen=True, slots=True)
class Lobby:
    """People sit down and settle what is played."""

    kind: Literal["lobby"] = "lobby"


@dataclass(frozen=True, slots=True)
class Storytelling:
    """A clue is awaited; from anybody while ``storyteller`` is None (round 1)."""

    storyteller: Seat | None
    kind: Literal["storytelling"] = "storytelling"


@dataclass(frozen=True)
class Submitting:
    """Cards are awaited; ``given`` holds the storyteller's, too, except in party."""

    storyteller: Seat
    clue: Clue
    given: tuple[Given, ...] = ()
    kind: Literal["submitting"] = "submitting"


@dataclass(frozen=True)
class Voting:
    """The board is laid and ballots are awaited."""

    storyteller: Seat
    clue: Clue
    board: tuple[LaidCard, ...]
    tokens: int
    """Most tokens per voter in this round."""
    ballots: tuple[Ballot, ...]
    """One for each who may vote, empty at first."""
    red: int | None = None
    closing: bool = False
    """All ballots are in; the deadline is the end of the correction time."""
    suspended_deadline: float | None = None
    """The deadline (paused: seconds) that the correction time has put aside.

    While closing: what comes back if a ballot goes missing; None if no time is set. It stays when
    it is over by then, and the rest of the correction time runs instead.
    """
    drawn: tuple[Seat, ...] = ()
    """From whose hands cards were drawn for want of a choice (L3)."""
    kind: Literal["voting"] = "voting"


@dataclass(frozen=True, slots=True)
class Scored:
    """The pause after a round."""

    result: RoundResult
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class Finished:
    """The end; ``last`` is the last round's result."""

    reason: EndReason
    winners: tuple[PlayerId, ...]
    last: RoundResult | None = None
    kind: Literal["finished"] = "finished"


Phase = Lobby | Storytelling | Submitting | Voting | Scored | Finished


@dataclass(frozen=True)
class Game:
    """Everything that must be known to go on playing. The seed of chance is kept elsewhere."""

    id: GameId
    host: PlayerId
    settings: GameSettings
    phase: Phase
    chairs: tuple[Chair, ...]
    """In clockwise order; in the lobby as people joined or sat down (A1)."""
    waiting: tuple[Newcomer, ...] = ()
    round: int = 0
    laps: int = 0
    """Laps that are complete."""
    seated: int = 0
    """Seats at the start of the round: they decide its tokens, bonus and cards given (S4)."""
    commitment: str = ""
    """What ties the game to its seed (see ``GameStarted``)."""
    pile: tuple[CardId, ...] = ()
    """The next card to draw comes first."""
    discards: tuple[CardId, ...] = ()
    hidden: tuple[CardId, ...] = ()
    """Cards that a moderator took out of the game: nobody sees their pictures again (M1)."""
    silent: int = 0
    """Turns running without a single ballot cast (L4)."""
    deadline: float | None = None
    """Seconds since the epoch; None while no clock runs."""
    remaining: float | None = None
    """Seconds left on a paused clock."""
    paused: bool = False
    resting: bool = False
    """Paused by itself, because no person acted for a round; who acts lets it go on (C3)."""
    person_acted: bool = False
    """At a table with computer players: a person has told, given or voted in this round, or let it
    go on after a rest (C3)."""
    support: tuple[Support, ...] = ()
    """What was proposed in the present phase and by whom, in that order; may hold older ones."""
    past_seats: tuple[FormerSeat, ...] = ()
    """At most one of each player."""
    stars: tuple[Star, ...] = ()
    """At most one of each player and round."""
    likable: tuple[Likable, ...] = ()
    """What stars of the last scored round may go to while the next one begins (B4)."""
