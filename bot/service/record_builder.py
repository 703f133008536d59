"""Makes a game's record of its log."""

from collections.abc import Iterable
from typing import Any

from bot.engine.events import (
    BoardLaid,
    CardsDrawn,
    Event,
    GameEnded,
    GameOpened,
    GameStarted,
    HandsPassed,
    NewcomerJoined,
    PileRefilled,
    PlayerJoined,
    PlayerLeft,
    RabbitPicked,
    RoundScored,
    RoundStarted,
    RoundVoided,
    SeatsTaken,
)
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Chair, Finished, Game, RoundResult, Scored
from bot.engine.seating import player_of, present_seats, scorer_of
from bot.service.record import (
    BoardCard,
    DrawRecord,
    GameRecord,
    LogEntry,
    Move,
    PlayerRecord,
    PointsRecord,
    RoundRecord,
)
from bot.service.variants import variants_of


def build_record(
    events: Iterable[tuple[float, Event]], *, seed: bytes | None = None, locale: str | None = None
) -> GameRecord:
    """Return the record of a log: pairs of moment and event, beginning with the opening.

    The seed may always be passed; it is in the record only if the game is over.
    """
    return _Builder().build(tuple(events), seed, locale)


class _Builder:
    """Folds a log and keeps what the record tells."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.players: dict[PlayerId, dict[str, Any]] = {}
        self.rounds: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        """The round that is being played."""
        self.started: GameStarted | None = None
        self.closed: float | None = None
        self.first_hands: tuple[DrawRecord, ...] = ()

    def build(
        self, events: tuple[tuple[float, Event], ...], seed: bytes | None, locale: str | None
    ) -> GameRecord:
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
            closed=self.closed,
            ruleset=game.settings.ruleset,
            variants=variants_of(game.settings.ruleset),
            decks=game.settings.decks,
            deck=self.started.deck if self.started and over else (),
            hidden=game.hidden,
            seed=seed.hex() if seed is not None and over else None,
            commitment=game.commitment or None,
            locale=locale,
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
        elif isinstance(event, GameEnded):
            self.closed = at
        elif isinstance(event, CardsDrawn | PileRefilled | HandsPassed):
            self._note_draw(event, game)
        elif isinstance(event, SeatsTaken | RabbitPicked):
            self._note_teams(game)
        elif isinstance(event, RoundStarted):
            self._begin(game)
        elif isinstance(event, BoardLaid):
            self.now |= {"random": event.random, "tokens": event.tokens, "teams": _teams(game)}
        elif isinstance(event, RoundScored | RoundVoided) and isinstance(game.phase, Scored):
            self.rounds.append(self.now | _round_over(game, game.phase.result))

    def _note_person(
        self, at: float, event: GameOpened | PlayerJoined | NewcomerJoined | PlayerLeft, game: Game
    ) -> None:
        what = "joined"
        if isinstance(event, GameOpened):
            player = event.host
            self._note_player(player, event.name, game.chairs[0].rabbit)
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
    target = [number for number, c in enumerate(result.board, 1) if c.seat == result.seat]
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
            for number, c in enumerate(result.board, 1)
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
    """Leave out what is secret while the game runs: draws, and the board of a voided round."""
    if over:
        return round_
    hidden: dict[str, Any] = {"draws": ()}
    if round_["void"] is not None:
        hidden |= {"board": (), "votes": {}, "red": None, "clue_card": None, "random": ()}
    return {**round_, **hidden}
