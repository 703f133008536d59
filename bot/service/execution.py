"""The one way in which the play of a stored game changes.

``execute`` loads, decides, evolves, saves and logs, then calls the subscribers, all in the
transaction it is given: whatever of that fails, nothing of it happened. What is no play passes it
by: forgetting a person, moving clocks after an outage, closing a game that cannot be read.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine.chance import Chance
from bot.engine.computers import is_computer
from bot.engine.decide import decide
from bot.engine.errors import GameNotFound
from bot.engine.events import Event
from bot.engine.evolve import evolve
from bot.engine.ids import GameId
from bot.engine.model import Game, Voting
from bot.engine.pending import awaited
from bot.engine.settings import PhaseName
from bot.service.actions import SYSTEM, CommandSource, Origin, check_phase_ref
from bot.service.computer_turns import when_next
from bot.service.ports import ClipFile, MessageKey, StoredGame, UnitOfWork

REMIND_FROM = 60.0
"""Clocks shorter than this many seconds get no reminder."""
LAST_CALL = 30.0
"""Seconds before a deadline at which storyteller and voters are called a last time."""
REMINDED: tuple[PhaseName, ...] = ("storytelling", "submitting", "voting")
"""The phases whose clock can cost a player something."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to become of a game; nothing at all is no decision, and None."""

    events: tuple[Event, ...] = ()
    beside: dict[str, Any] = field(default_factory=dict[str, Any])
    """New values of fields of the StoredGame."""
    show: tuple[MessageKey, ...] = ()
    """Messages to be shown anew, also those that were given up, whatever the events are."""


Decide = Callable[[StoredGame, float], Decision | None]
"""Makes a decision about a game as it is in the transaction, at a moment."""


@dataclass(frozen=True, slots=True)
class Change:
    """What was done to a game."""

    before: Game | None
    """None: it was opened."""
    after: StoredGame
    events: tuple[Event, ...]
    at: float
    origin: Origin = SYSTEM
    clip: ClipFile | None = None
    """The file that came with the action."""
    show: tuple[MessageKey, ...] = ()
    """As in the decision."""


Subscriber = Callable[[UnitOfWork, Change], Awaitable[None]]
"""Adds to the transaction what follows from a change; may raise to undo all of it."""


def acting(source: CommandSource, origin: Origin = SYSTEM) -> Decide:
    """Return what has the engine decide a command; it raises StaleAction or RuleViolation."""

    def decide_command(stored: StoredGame, now: float) -> Decision | None:
        check_phase_ref(stored.game, origin.phase_ref)
        command = source(stored.game) if callable(source) else source
        events = decide(stored.game, command, chance=Chance(stored.seed), now=now)
        return Decision(events) if events else None

    return decide_command


def touching(keys_of: Callable[[Game], tuple[MessageKey, ...]], **beside: Any) -> Decide:
    """Return what has messages shown anew without an action."""
    return lambda stored, _: Decision(beside=beside, show=keys_of(stored.game))


async def execute(
    uow: UnitOfWork,
    game: GameId,
    decide: Decide,
    subscribers: tuple[Subscriber, ...],
    now: float,
    *,
    origin: Origin = SYSTEM,
    clip: ClipFile | None = None,
) -> tuple[StoredGame, bool]:
    """Do it; return the game, and whether it changed; raise GameNotFound and what ``decide`` does.

    An interaction that was dealt with before changes nothing.
    """
    found = await uow.games.get_for_update(game, origin.interaction_id)
    if found is None:
        raise GameNotFound("game-not-found")
    stored, seen = found
    decision = None if seen else decide(stored, now)
    if decision is None:
        return stored, False
    after = await carry_out(uow, stored, decision, subscribers, now, origin=origin, clip=clip)
    return after, True


async def carry_out(
    uow: UnitOfWork,
    stored: StoredGame,
    decision: Decision,
    subscribers: tuple[Subscriber, ...],
    now: float,
    *,
    origin: Origin = SYSTEM,
    clip: ClipFile | None = None,
) -> StoredGame:
    """Save what was decided of a game, and return it."""
    after = advance(
        stored, fold(stored.game, decision.events), now, human=origin.interaction_id is not None
    )
    after = replace(after, **decision.beside)
    await uow.games.save(after, decision.events, now)
    change = Change(stored.game, after, decision.events, now, origin, clip, decision.show)
    await publish(uow, change, subscribers)
    return after


async def publish(uow: UnitOfWork, change: Change, subscribers: tuple[Subscriber, ...]) -> None:
    """Note the interaction that a change came from, and call the subscribers in their order.

    Of a game that is there only a first one is taken: it may not have been asked whether it is.
    """
    if change.origin.interaction_id is not None:
        once = change.before is not None
        await uow.seen.add(change.origin.interaction_id, change.at, once=once)
    for subscriber in subscribers:
        await subscriber(uow, change)


def advance(stored: StoredGame, game: Game, now: float, *, human: bool) -> StoredGame:
    """Return the next version; a new clock gets a reminder."""
    remind_at = stored.remind_at
    if game.deadline != stored.game.deadline or game.phase.kind != stored.game.phase.kind:
        remind_at = _first_reminder(stored.game, game, now)
    return replace(
        stored,
        game=game,
        version=stored.version + 1,
        last_action_at=now if human else stored.last_action_at,
        remind_at=remind_at,
        computer_at=when_next(stored, game, now),
    )


def last_call(game: Game) -> float | None:
    """Return when the last call comes, None if the phase has none."""
    if game.deadline is None or game.phase.kind not in ("storytelling", "voting"):
        return None
    return game.deadline - LAST_CALL


def _first_reminder(before: Game, game: Game, now: float) -> float | None:
    """Return when those awaited are reminded first: at half the time.

    If there is little of it the last call is all, and only of a clock that has been running longer.
    """
    deadline = game.deadline
    if deadline is None or game.phase.kind not in REMINDED or not _awaits_person(game):
        return None
    if deadline - now >= REMIND_FROM:
        return (now + deadline) / 2
    last = last_call(game)
    return max(now, last) if last is not None and _is_moved(before, game) else None


def _is_moved(before: Game, game: Game) -> bool:
    """Say whether a clock is set that has run before, other than by a vote taken back."""
    same = (before.round, before.phase.kind) == (game.round, game.phase.kind)
    closing = isinstance(before.phase, Voting) and before.phase.closing
    return same and not closing and (before.deadline, before.remaining) != (None, None)


def _awaits_person(game: Game) -> bool:
    return any(not is_computer(game, player) for player in awaited(game))


def fold(game: Game | None, events: tuple[Event, ...]) -> Game:
    """Apply events in order; there is at least one when ``game`` is None."""
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise GameNotFound("game-not-found")
    return game
