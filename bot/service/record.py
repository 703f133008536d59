"""The record of a game: one JSON document from which it can be retold, checked and replayed.

Ids of players are strings, as they are keys of mappings, too, and JSON readers lose digits of large
numbers. Moments are seconds since the epoch. What is secret while a game runs – the seed, the log
and the deck – is in the record only once it is over.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from bot.engine.events import Event
from bot.engine.ids import CardId
from bot.engine.model import PLAYED_OUT, EndReason, Outcome, Reason, VoidReason
from bot.engine.ruleset import Ruleset
from bot.engine.settings import Clip
from bot.service.upcasting import upcast
from bot.service.variants import variants_of

VERSION = 1


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Move(_Part):
    """Somebody came or went."""

    at: float
    round: int
    """The round that was being played, 0 in the lobby."""
    what: str
    """"joined" (a newcomer plays from the next round), "left" or "kicked"."""


class PlayerRecord(_Part):
    """Everybody who ever joined."""

    id: str
    name: str
    team: int | None
    """The last one they played in, in team games."""
    rabbit: int
    moves: tuple[Move, ...]


class BoardCard(_Part):
    """A card of the board."""

    number: int
    card: CardId
    giver: str | None
    """None in a team with nobody present."""
    left: bool
    """The giver left before the round was scored."""


class PointsRecord(_Part):
    """Points for one reason."""

    reason: Reason
    points: int


class DrawRecord(_Part):
    """Cards that a hand was filled up with."""

    player: str
    """Who sits there, or whose empty seat it is."""
    cards: tuple[CardId, ...]


class RoundRecord(_Part):
    """A round that is over.

    Keys of ``points`` and ``totals`` are players, in team games teams; only who has not left is
    there. ``seats`` are all in clockwise order, empty ones None, and ``seated`` who sat on them.
    """

    number: int
    seats: tuple[str | None, ...]
    seated: tuple[str, ...]
    teams: dict[str, int]
    """In team games the team of everybody who takes part."""
    storyteller: str | None
    """None if the round was voided before anybody offered a clue."""
    clue: str | None
    clip: Clip | None
    board: tuple[BoardCard, ...]
    clue_card: int | None
    """The number of the storyteller's card; None in party and before the board was laid."""
    random: tuple[CardId, ...]
    """Cards of the board that were drawn at random for want of a choice."""
    tokens: int
    """Most tokens that a voter could place; 0 before the board was laid."""
    votes: dict[str, tuple[int, ...]]
    """Everybody who could vote; empty for an abstention."""
    red: int | None
    left: tuple[str, ...]
    """Who left during the round, before it was scored."""
    void: VoidReason | None
    outcome: Outcome
    points: dict[str, tuple[PointsRecord, ...]]
    totals: dict[str, int]
    refilled: bool = False
    """The discards went back into the pile before the draw."""
    draws: tuple[DrawRecord, ...] = ()
    passed: bool = False
    """All hands went one seat to the left afterwards (party)."""


class LogEntry(_Part):
    """An event of the engine and its moment."""

    at: float
    event: Annotated[Event, Field(discriminator="kind")]


FORMER_PLAYER = "a former player"
"""Stands for the name of who asked to be forgotten; shown in the reader's language."""


class GameRecord(_Part):
    """A game; ``winners`` and ``ended`` are empty while it runs."""

    version: int = VERSION
    game: str
    opened: float
    closed: float | None
    ruleset: Ruleset
    variants: dict[str, bool] = {}
    """Every variant that makes sense with the ruleset: in force or not."""
    decks: tuple[str, ...]
    deck: tuple[CardId, ...]
    """All cards in the manifests' order, before the shuffle."""
    hidden: tuple[CardId, ...] = ()
    """Cards that a moderator took out of the game for what they show."""
    seed: str | None
    """Hexadecimal: streams of chance are HMAC-SHA256 of it (see ``bot.engine.chance``)."""
    commitment: str | None = None
    """What was shown at the start (``Chance.commitment``); none in games that had none yet."""
    locale: str | None = None
    """The language of its public messages."""
    players: tuple[PlayerRecord, ...]
    seats: tuple[str, ...]
    """The order in which everybody sat down at the start."""
    first_hands: tuple[DrawRecord, ...]
    rounds: tuple[RoundRecord, ...]
    winners: tuple[str, ...]
    """Who had the highest score; they have won as :func:`winners_of` says."""
    ended: EndReason | None
    log: tuple[LogEntry, ...]
    """Every event; folding it gives every state of the game."""


def read_record(document: str) -> GameRecord:
    """Return a record from its JSON, of this version or an earlier one.

    Raises ``pydantic.ValidationError``.
    """
    record = GameRecord.model_validate_json(upcast(document))
    if "variants" in record.model_fields_set:
        return record
    return record.model_copy(update={"variants": variants_of(record.ruleset)})


def winners_of(record: GameRecord) -> tuple[str, ...]:
    """Return who has won; nobody where a game was broken off (E1)."""
    return record.winners if record.ended in PLAYED_OUT else ()


def standings_of(record: GameRecord) -> dict[str, int]:
    """Return the score of everybody who played to the end, in team games that of their teams.

    The totals of the last round name also who left in the pause after it; they can't win (L1).
    """
    here = stayed(record)
    scorers = {scorer_of(record, record.rounds[-1], player) for player in here}
    totals = record.rounds[-1].totals if here else {}
    return {scorer: total for scorer, total in totals.items() if scorer in scorers}


def scorer_of(record: GameRecord, told: RoundRecord, player: str) -> str:
    """Return the key of somebody's points and totals in a round."""
    return str(told.teams.get(player)) if record.ruleset.pairs else player


def stayed(record: GameRecord) -> frozenset[str]:
    """Return who played the last round to its end and did not leave in the pause after it."""
    if not record.rounds:
        return frozenset()
    last = record.rounds[-1]
    left_after = {
        player.id
        for player in record.players
        if any(move.what != "joined" and move.round >= last.number for move in player.moves)
    }
    return frozenset(last.seated) - frozenset(last.left) - left_after
