"""Deadlines: when a phase's time starts, stops, moves and comes back."""

from bot.engine.events import ClockSet
from bot.engine.model import Game, Voting
from bot.engine.pending import awaited


def phase_seconds(game: Game) -> int | None:
    """Return the seconds that the pace gives the phase, None for no limit."""
    pace = game.settings.pace
    return {
        "storytelling": pace.storytelling,
        "submitting": pace.submitting,
        "voting": pace.voting,
        "scored": pace.pause,
    }.get(game.phase.kind)


def start_clock(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Start the phase's time, if it has any and has not started."""
    seconds = phase_seconds(game)
    if seconds is None:
        return ()
    closing, suspended = _closing(game)
    present, coming = _end(game), _end_in(game, seconds, now)
    if closing:
        return (_until(game, present, closing=True, suspended=coming),) if suspended is None else ()
    return (_until(game, coming),) if present is None else ()


def foreseen_deadline(game: Game, now: float) -> float | None:
    """Return the deadline as it is once the phase's time has started, at ``now`` at the latest."""
    return next((event.deadline for event in start_clock(game, now)), game.deadline)


def update_closing(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Begin the correction time when all ballots are in; end it when one is missing again."""
    if not isinstance(game.phase, Voting):
        return ()
    closing, suspended = _closing(game)
    complete = not awaited(game)
    if complete == closing:
        return ()
    return (_begin_closing(game, suspended, now) if complete else _break_off(game, suspended),)


def _begin_closing(game: Game, suspended: float | None, now: float) -> ClockSet:
    if suspended is not None:
        # A correction is made; the time for corrections is given once.
        return _until(game, _end(game), closing=True, suspended=suspended)
    end = _end_in(game, game.settings.pace.closing, now)
    return _until(game, end, closing=True, suspended=_end(game))


def _break_off(game: Game, suspended: float | None) -> ClockSet:
    """Bring the suspended deadline back; if it is over, the rest of the correction time runs."""
    end = _end(game)
    if suspended is not None and end is not None and suspended < end:
        return _until(game, end, suspended=suspended)
    return _until(game, suspended)


def move_deadline(game: Game, seconds: float) -> tuple[ClockSet, ...]:
    """Move the deadline, paused or not; nothing where there is none.

    While voting closes nobody is waited for: only the deadline that may come back is moved.
    """
    end, (closing, suspended) = _end(game), _closing(game)
    if closing:
        moved = _plus(suspended, seconds)
        return () if moved is None else (_until(game, end, closing=True, suspended=moved),)
    return () if end is None else (_until(game, end + seconds),)


def move_all(game: Game, seconds: float) -> tuple[ClockSet, ...]:
    """Move a running clock and, while voting closes, the one that may come back."""
    if game.deadline is None:
        return ()
    closing, suspended = _closing(game)
    moved = game.deadline + seconds
    return (_until(game, moved, closing=closing, suspended=_plus(suspended, seconds)),)


def pause_clock(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Stop the clock and keep the seconds that were left."""
    closing, suspended = _closing(game)
    left, later = (
        None if end is None else max(0.0, end - now) for end in (game.deadline, suspended)
    )
    return (ClockSet(None, left, paused=True, closing=closing, suspended_deadline=later),)


def resume_clock(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Let the clock run on with what was left."""
    closing, suspended = _closing(game)
    deadline, later = _plus(game.remaining, now), _plus(suspended, now)
    return (ClockSet(deadline, closing=closing, suspended_deadline=later),)


def _closing(game: Game) -> tuple[bool, float | None]:
    phase = game.phase
    return (phase.closing, phase.suspended_deadline) if isinstance(phase, Voting) else (False, None)


def _end(game: Game) -> float | None:
    """Return the deadline; while the game is paused, the seconds that are left."""
    return game.remaining if game.paused else game.deadline


def _end_in(game: Game, seconds: int, now: float) -> float:
    """Return what ``_end`` is if so many seconds are left."""
    return float(seconds) if game.paused else now + seconds


def _until(
    game: Game, end: float | None, *, closing: bool = False, suspended: float | None = None
) -> ClockSet:
    """Let the time end there, in a pause as in ``_end``."""
    deadline, remaining = (None, end) if game.paused else (end, None)
    return ClockSet(deadline, remaining, game.paused, closing, suspended)


def _plus(moment: float | None, seconds: float) -> float | None:
    return None if moment is None else moment + seconds
