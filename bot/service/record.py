"""The record of a game: one JSON document from which it can be retold, checked and replayed.

Ids of players are strings, as they are keys of mappings, too, and JSON readers lose digits of large
numbers. Moments are seconds since the epoch. What is secret while a game runs – the seed, the log
and the deck – is in the record only once it is over.
"""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Annotated, Any, cast

from pydantic import BaseModel, ConfigDict, Field

from bot.engine.audit import disagreements
from bot.engine.chance import Chance
from bot.engine.events import (
    CardsDrawn,
    Event,
    GameOpened,
    GameStarted,
    HandsPassed,
    NewcomerJoined,
    PileRefilled,
    PlayerJoined,
    PlayerLeft,
    RoundScored,
    RoundStarted,
    RoundVoided,
    SeatsTaken,
    TableLaid,
)
from bot.engine.evolve import evolve
from bot.engine.ids import CardId, PlayerId, Seat
from bot.engine.model import (
    Chair,
    EndReason,
    Finished,
    Game,
    Outcome,
    Reason,
    RoundResult,
    Scored,
    VoidReason,
)
from bot.engine.ruleset import Ruleset
from bot.engine.seating import player_of, present_seats, scorer_of
from bot.engine.settings import Clip
from bot.service.upcasting import upcast

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
    """A card of the table."""

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
    """The number of the storyteller's card; None in party and before the table was laid."""
    random: tuple[CardId, ...]
    """Cards of the table that were drawn at random for want of a choice."""
    tokens: int
    """Most tokens that a voter could place; 0 before the table was laid."""
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
    decks: tuple[str, ...]
    deck: tuple[CardId, ...]
    """All cards in the manifests' order, before the shuffle."""
    seed: str | None
    """Hexadecimal: streams of chance are HMAC-SHA256 of it (see ``bot.engine.chance``)."""
    players: tuple[PlayerRecord, ...]
    seats: tuple[str, ...]
    """The order in which everybody sat down at the start."""
    first_hands: tuple[DrawRecord, ...]
    rounds: tuple[RoundRecord, ...]
    winners: tuple[str, ...]
    ended: EndReason | None
    log: tuple[LogEntry, ...]
    """Every event; folding it gives every state of the game."""


def read_record(document: str) -> GameRecord:
    """Return a record from its JSON, of this version or an earlier one.

    Raises ``pydantic.ValidationError``.
    """
    return GameRecord.model_validate_json(upcast(document))


def build(events: Iterable[tuple[float, Event]], *, seed: bytes | None = None) -> GameRecord:
    """Return the record of a log: pairs of moment and event, beginning with the opening.

    The seed may always be passed; it is in the record only if the game is over.
    """
    return _Builder().build(tuple(events), seed)


def replay_problems(record: GameRecord) -> list[str]:
    """Return where the record disagrees with the rules or with itself; empty when nowhere."""
    if record.ended is None:
        return ["the game is not over: its log is still secret"]
    seed = None if record.seed is None else bytes.fromhex(record.seed)
    events = tuple((entry.at, entry.event) for entry in record.log)
    found = disagreements(
        tuple(event for _, event in events), None if seed is None else Chance(seed)
    )
    if found:
        return found
    again = build(events, seed=seed)
    return list(_differences(record.model_dump(), again.model_dump(), "record"))


def _differences(told: Any, found: Any, path: str) -> Iterable[str]:
    """Name every place at which two documents differ."""
    if isinstance(told, dict) and isinstance(found, dict):
        one, other = cast("dict[str, Any]", told), cast("dict[str, Any]", found)
        for key in {**one, **other}:
            yield from _differences(one.get(key), other.get(key), f"{path}.{key}")
    elif isinstance(told, tuple) and isinstance(found, tuple):
        pairs = zip_longest(cast("tuple[Any, ...]", told), cast("tuple[Any, ...]", found))
        for place, (one, other) in enumerate(pairs):
            yield from _differences(one, other, f"{path}[{place}]")
    elif told != found:
        yield f"{path}: {told!r} is told, the rules give {found!r}"


class _Builder:
    """Folds a log and keeps what the record tells."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.players: dict[PlayerId, dict[str, Any]] = {}
        self.rounds: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        """The round that is being played."""
        self.started: GameStarted | None = None
        self.first_hands: tuple[DrawRecord, ...] = ()

    def build(self, events: tuple[tuple[float, Event], ...], seed: bytes | None) -> GameRecord:
        for at, event in events:
            before = self.game
            self.game = evolve(before, event)
            self._note(at, event, self.game)
        game = self.game
        if game is None:
            msg = "an empty log is no game"
            raise ValueError(msg)
        phase = game.phase
        over = isinstance(phase, Finished)
        self._note_teams(game)
        return GameRecord(
            game=game.id,
            opened=events[0][0],
            closed=events[-1][0] if over else None,
            ruleset=game.settings.ruleset,
            decks=game.settings.decks,
            deck=self.started.deck if self.started and over else (),
            seed=seed.hex() if seed is not None and over else None,
            players=tuple(PlayerRecord(**player) for player in self.players.values()),
            seats=tuple(str(p.player) for p in self.started.places) if self.started else (),
            first_hands=self.first_hands if over else (),
            rounds=tuple(RoundRecord(**_told(round_, over=over)) for round_ in self.rounds),
            winners=tuple(str(winner) for winner in phase.winners) if over else (),
            ended=phase.reason if over else None,
            log=tuple(LogEntry(at=at, event=event) for at, event in events) if over else (),
        )

    def _note(self, at: float, event: Event, game: Game) -> None:
        if isinstance(event, GameOpened | PlayerJoined | NewcomerJoined | PlayerLeft):
            self._note_person(at, event, game)
        elif isinstance(event, GameStarted):
            self.started = event
        elif isinstance(event, CardsDrawn | PileRefilled | HandsPassed):
            self._note_draw(event, game)
        elif isinstance(event, SeatsTaken):
            self._note_teams(game)
        elif isinstance(event, RoundStarted):
            self._begin(game)
        elif isinstance(event, TableLaid):
            self.now |= {"random": event.random, "tokens": event.tokens, "teams": _teams(game)}
        elif isinstance(event, RoundScored | RoundVoided) and isinstance(game.phase, Scored):
            self.rounds.append(self.now | _round_over(game, game.phase.result))

    def _note_person(
        self, at: float, event: GameOpened | PlayerJoined | NewcomerJoined | PlayerLeft, game: Game
    ) -> None:
        what = "joined"
        if isinstance(event, GameOpened):
            player = event.host
            self._note_player(player, event.name, 0)
        elif isinstance(event, PlayerLeft):
            player, what = event.player, "kicked" if event.kicked else "left"
        else:
            who = event.newcomer if isinstance(event, NewcomerJoined) else event
            player = who.player
            self._note_player(player, who.name, who.rabbit)
        self.players[player]["moves"] += (Move(at=at, round=game.round, what=what),)

    def _note_draw(self, event: CardsDrawn | PileRefilled | HandsPassed, game: Game) -> None:
        if isinstance(event, CardsDrawn):
            draws = tuple(
                DrawRecord(player=str(game.chairs[draw.seat].player), cards=draw.cards)
                for draw in event.draws
            )
            if self.rounds:
                self.rounds[-1]["draws"] = draws
            else:
                self.first_hands = draws
        else:
            what = "refilled" if isinstance(event, PileRefilled) else "passed"
            self.rounds[-1][what] = True

    def _note_player(self, player: PlayerId, name: str, rabbit: int) -> None:
        known = self.players.setdefault(player, {"id": str(player), "team": None, "moves": ()})
        known |= {"name": name, "rabbit": rabbit}

    def _note_teams(self, game: Game) -> None:
        for chair in _chairs(game):
            if chair.player in self.players:
                in_teams = game.settings.ruleset.pairs and game.round > 0
                self.players[chair.player]["team"] = chair.team if in_teams else None
                self.players[chair.player]["rabbit"] = chair.rabbit

    def _begin(self, game: Game) -> None:
        seats = tuple(None if c.gone else str(c.player) for c in game.chairs)
        self.now = {
            "number": game.round,
            "seats": seats,
            "seated": tuple(seat for seat in seats if seat is not None),
            "teams": _teams(game),
            "random": (),
            "tokens": 0,
        }


def _teams(game: Game) -> dict[str, int]:
    if not game.settings.ruleset.pairs:
        return {}
    return {str(c.player): c.team for c in _chairs(game) if c.team is not None}


def _chairs(game: Game) -> list[Chair]:
    """Return all chairs, left ones first: who came back to another seat counts there."""
    return sorted(game.chairs, key=lambda chair: not chair.gone)


def _round_over(game: Game, result: RoundResult) -> dict[str, Any]:
    """Return what the reveal showed, and what a void round hid."""
    present = {game.chairs[seat].player for seat in present_seats(game)}
    scorers = [scorer_of(game, seat) for seat in present_seats(game)]
    keys = {scorer: _key(game, scorer) for scorer in scorers}
    points: dict[str, tuple[PointsRecord, ...]] = dict.fromkeys(keys.values(), ())
    for item in result.points:
        points[keys[item.scorer]] += (PointsRecord(reason=item.reason, points=item.points),)
    target = [number for number, c in enumerate(result.table, 1) if c.seat == result.seat]
    guessing = game.settings.ruleset.scoring == "guessing"
    return {
        "storyteller": None if result.storyteller is None else str(result.storyteller),
        "clue": None if result.clue is None else result.clue.text,
        "clip": None if result.clue is None else result.clue.clip,
        "board": tuple(
            BoardCard(
                number=number,
                card=c.card,
                giver=None if c.giver is None else str(c.giver),
                left=c.giver not in present,
            )
            for number, c in enumerate(result.table, 1)
        ),
        "clue_card": target[0] if target and guessing else None,
        "votes": {str(ballot.player): ballot.tokens for ballot in result.ballots},
        "red": result.red,
        "left": tuple(str(chair.player) for chair in game.chairs if chair.player not in present),
        "void": result.void,
        "outcome": result.outcome,
        "points": points,
        "totals": {
            keys[scorer_of(game, seat)]: game.chairs[seat].score for seat in present_seats(game)
        },
    }


def _key(game: Game, scorer: int) -> str:
    if game.settings.ruleset.pairs:
        return str(scorer)
    return str(player_of(game, Seat(scorer)))


def _told(round_: dict[str, Any], *, over: bool) -> dict[str, Any]:
    """Leave out what is secret while the game runs: draws, and the table of a voided round."""
    if over:
        return round_
    hidden: dict[str, Any] = {"draws": ()}
    if round_["void"] is not None:
        hidden |= {"board": (), "votes": {}, "red": None, "clue_card": None, "random": ()}
    return {**round_, **hidden}
