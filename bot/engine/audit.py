"""Does a log follow the rules? Everything that people did not decide is decided again.

With the game's seed every shuffle is checked; without it chance is taken from the log, and it is
checked that it dealt nothing but what was there.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar, cast

from bot.engine.board_setup import lay_board
from bot.engine.chance import Chance
from bot.engine.ending import end_game, end_reason
from bot.engine.events import (
    BoardLaid,
    CardHidden,
    CardsDrawn,
    Event,
    GameEnded,
    GameStarted,
    HandsPassed,
    PileRefilled,
    RoundScored,
    RoundStarted,
    SeatsTaken,
    StorytellerChosen,
)
from bot.engine.evolve import evolve
from bot.engine.hiding import hide
from bot.engine.ids import PlayerId
from bot.engine.invariants import problems
from bot.engine.model import EndReason, Game, Scored
from bot.engine.rounds import begin_next_round, draw, expire_phase, score_round
from bot.engine.seating import ends_laps, present_seats
from bot.engine.starting import deal

T = TypeVar("T")

_BETWEEN_ROUNDS: Final = SeatsTaken | PileRefilled | CardsDrawn | HandsPassed | RoundStarted
BROKEN: Final = (AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
"""What folding or retelling a log that nobody played may raise."""


def disagreements(log: Sequence[Event], chance: Chance | None) -> list[str]:
    """Return where the log and the rules disagree, in the log's order; empty when nowhere."""
    found: list[str] = []
    game: Game | None = None
    place = 0
    while place < len(log):
        try:
            game, step = _step(game, log[place:], chance, found, place)
        except BROKEN as error:
            found.append(f"event {place} ({log[place].kind}) cannot be: {error!r}")
            break
        place += step
    return found


def _step(
    game: Game | None, ahead: Sequence[Event], chance: Chance | None, found: list[str], place: int
) -> tuple[Game, int]:
    """Check and fold what the next event stands for; return the state and how many it were."""
    expected: tuple[Event, ...] = ()
    if game is not None:
        if isinstance(ahead[0], GameStarted) and chance is None:
            expected = _start_of_log(game, ahead[0], ahead[1:])
        else:
            source = _ChanceOfLog(game, ahead) if chance is None else chance
            expected = _decided_again(game, ahead, source)
    step = max(1, len(expected))
    for offset, event in enumerate(ahead[:step]):
        if expected and event != expected[offset]:
            found.append(f"event {place + offset} ({event.kind}): the rules give another one")
        game = evolve(game, event)
    if expected and len(ahead) < step:
        found.append(f"the log stops in the middle of what follows event {place}")
    assert game is not None  # noqa: S101 - there is at least one event to fold
    deck = ahead[0].deck if isinstance(ahead[0], GameStarted) else None
    found += [
        f"after event {place + step - 1}: {problem}"
        for problem in problems(game, deck, at_rest=False)
    ]
    return game, step


def _start_of_log(game: Game, event: GameStarted, following: Sequence[Event]) -> tuple[Event, ...]:
    """Return the start as the log has it: without the seed, seats and teams cannot be checked."""
    if sorted(event.pile) != sorted(event.deck):
        msg = "the pile is not the deck"
        raise ValueError(msg)
    if sorted(place.was or 0 for place in event.places) != list(range(len(game.chairs))):
        msg = "the seats are not those of the lobby"
        raise ValueError(msg)
    first = following[1]
    if not isinstance(first, RoundStarted) or first.round != 1 or first.new_lap:
        msg = "no first round"
        raise ValueError(msg)
    return (event, draw(evolve(game, event)), first)


def _decided_again(game: Game, ahead: Sequence[Event], chance: Chance) -> tuple[Event, ...]:
    """Return what should follow instead of taking it from the log; nothing for people's acts."""
    event = ahead[0]
    expected: tuple[Event, ...] = ()
    if isinstance(event, GameStarted):
        started, *dealt = deal(game, event.deck, _chosen(game, event, ahead), chance)
        if not event.commitment:  # started when there was none
            started = replace(cast("GameStarted", started), commitment="")
        expected = (started, *dealt)
    elif isinstance(event, StorytellerChosen):
        expected = expire_phase(game, chance)
    elif isinstance(event, BoardLaid):
        expected = (lay_board(game, chance),)
    elif isinstance(event, RoundScored):
        expected = (score_round(game),)
    elif isinstance(event, CardHidden):
        expected = hide(game, event.card)
    elif isinstance(event, GameEnded):
        expected = _ended_again(game, event, chance)
    elif isinstance(event, _BETWEEN_ROUNDS):
        expected = begin_next_round(game, chance)
    return expected


def _chosen(game: Game, event: GameStarted, ahead: Sequence[Event]) -> PlayerId | None:
    """Return who the host chose as the first storyteller, which is no matter of rules (B1)."""
    if game.settings.ruleset.first_storyteller != "choice":
        return None
    first = next(e for e in ahead if isinstance(e, RoundStarted))
    return None if first.storyteller is None else event.places[first.storyteller].player


def _ended_again(game: Game, event: GameEnded, chance: Chance) -> tuple[Event, ...]:
    reason = event.reason
    if reason == "pile":
        return begin_next_round(game, chance)
    if reason in {"target", "laps", "no-ballots"} and isinstance(game.phase, Scored):
        now = end_reason(game) or "ended"
        reason = reason if _once_over(game, reason, now) else now
    return (end_game(game, reason),)


def _once_over(game: Game, reason: EndReason, now: EndReason) -> bool:
    """Say whether a game was once over for this reason, while it has another one now, or none (L4).

    When somebody had gone, turns without a vote were counted against the seats that were left;
    and the end by laps came before that by turns without a vote.
    """
    if reason == "laps":
        return now == "no-ballots" and ends_laps(game)
    return reason == "no-ballots" and game.silent >= len(present_seats(game))


class _ChanceOfLog(Chance):
    """Chance as a log without its seed shows it; ValueError if it deals what is not there."""

    def __init__(self, game: Game, ahead: Sequence[Event]) -> None:
        super().__init__(b"")
        self._game = game
        self._ahead = ahead

    def shuffled(
        self, items: Sequence[T], *, round: int, purpose: str, counter: int = 0
    ) -> tuple[T, ...]:
        event = self._ahead[0]
        told: Sequence[Any] = items
        if isinstance(event, BoardLaid) and purpose == "board":
            told = event.board
        elif isinstance(event, BoardLaid):
            drawn = [card for card in event.random if card in items]
            told = [*drawn, *(item for item in items if item not in drawn)]
        elif purpose == "pile":
            refilled = next(e for e in self._ahead if isinstance(e, PileRefilled))
            told = refilled.pile[len(refilled.pile) - len(items) :]
        order = [items.index(item) for item in told]
        if sorted(order) != list(range(len(items))):
            msg = f"{purpose} of round {round} ({counter}) is no shuffle of what was there"
            raise ValueError(msg)
        return tuple(items[index] for index in order)

    def choice(self, items: Sequence[T], *, round: int, purpose: str, counter: int = 0) -> T:
        seats: Sequence[Any] = items
        for event in self._ahead:
            if isinstance(event, BoardLaid):
                drawn = set(event.random)
                chairs = self._game.chairs
                from_seat = [s for s in seats if not drawn.isdisjoint(chairs[int(s)].hand)]
                return items[seats.index(from_seat[0]) if from_seat else 0]
            if isinstance(event, StorytellerChosen | RoundStarted):
                return items[seats.index(event.storyteller)]
        msg = f"{purpose} of round {round} ({counter}) is not told"
        raise ValueError(msg)
