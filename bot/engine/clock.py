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
    phase = game.phase
    if isinstance(phase, Voting) and phase.closing:
        if phase.suspended_deadline is not None:
            return ()
        suspended_deadline = seconds if game.paused else now + seconds
        return (_keep(game, closing=True, suspended_deadline=suspended_deadline),)
    if game.deadline is not None or game.remaining is not None:
        return ()
    return (_run(game, seconds, now),)


def foreseen_deadline(game: Game, now: float) -> float | None:
    """Return the deadline as it is once the phase's time has started, at ``now`` at the latest."""
    return next((event.deadline for event in start_clock(game, now)), game.deadline)


def update_closing(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Begin the correction time when all ballots are in; end it when one is missing again."""
    phase = game.phase
    if not isinstance(phase, Voting):
        return ()
    complete = not awaited(game)
    if complete and not phase.closing:
        return (_begin_closing(game, phase, now),)
    if phase.closing and not complete:
        return (_break_off_closing(game, phase),)
    return ()


def _begin_closing(game: Game, phase: Voting, now: float) -> ClockSet:
    if phase.suspended_deadline is not None:
        # A correction is made; the time for corrections is given once.
        return _keep(game, closing=True, suspended_deadline=phase.suspended_deadline)
    seconds, suspended_deadline = (
        game.settings.pace.closing,
        game.remaining if game.paused else game.deadline,
    )
    return _run(game, seconds, now, closing=True, suspended_deadline=suspended_deadline)


def _break_off_closing(game: Game, phase: Voting) -> ClockSet:
    """Bring the suspended deadline back; if it is over, the rest of the correction time runs."""
    end = game.remaining if game.paused else game.deadline
    if phase.suspended_deadline is not None and end is not None and phase.suspended_deadline < end:
        return _keep(game, closing=False, suspended_deadline=phase.suspended_deadline)
    if game.paused:
        return ClockSet(None, remaining=phase.suspended_deadline, paused=True)
    return ClockSet(phase.suspended_deadline)


def move_deadline(game: Game, seconds: float) -> tuple[ClockSet, ...]:
    """Move the deadline, paused or not; nothing where there is none.

    While voting closes nobody is waited for: only the deadline that may come back is moved.
    """
    phase = game.phase
    if isinstance(phase, Voting) and phase.closing:
        if phase.suspended_deadline is None:
            return ()
        return (_keep(game, closing=True, suspended_deadline=phase.suspended_deadline + seconds),)
    if game.paused:
        if game.remaining is None:
            return ()
        return (ClockSet(None, remaining=game.remaining + seconds, paused=True),)
    return () if game.deadline is None else (ClockSet(game.deadline + seconds),)


def move_all(game: Game, seconds: float) -> tuple[ClockSet, ...]:
    """Move a running clock and, while voting closes, the one that may come back."""
    if game.deadline is None:
        return ()
    closing, suspended = _closing(game)
    moved = None if suspended is None else suspended + seconds
    return (ClockSet(game.deadline + seconds, closing=closing, suspended_deadline=moved),)


def pause_clock(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Stop the clock and keep the seconds that were left."""
    closing, suspended_deadline = _closing(game)
    return (
        ClockSet(
            None,
            remaining=None if game.deadline is None else max(0.0, game.deadline - now),
            paused=True,
            closing=closing,
            suspended_deadline=None
            if suspended_deadline is None
            else max(0.0, suspended_deadline - now),
        ),
    )


def resume_clock(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Let the clock run on with what was left."""
    closing, suspended_deadline = _closing(game)
    return (
        ClockSet(
            None if game.remaining is None else now + game.remaining,
            closing=closing,
            suspended_deadline=None if suspended_deadline is None else now + suspended_deadline,
        ),
    )


def _closing(game: Game) -> tuple[bool, float | None]:
    phase = game.phase
    return (phase.closing, phase.suspended_deadline) if isinstance(phase, Voting) else (False, None)


def _run(
    game: Game,
    seconds: int,
    now: float,
    *,
    closing: bool = False,
    suspended_deadline: float | None = None,
) -> ClockSet:
    if game.paused:
        return ClockSet(
            None,
            remaining=float(seconds),
            paused=True,
            closing=closing,
            suspended_deadline=suspended_deadline,
        )
    return ClockSet(now + seconds, closing=closing, suspended_deadline=suspended_deadline)


def _keep(game: Game, *, closing: bool, suspended_deadline: float | None) -> ClockSet:
    """Leave the time that runs as it is."""
    return ClockSet(
        game.deadline,
        remaining=game.remaining,
        paused=game.paused,
        closing=closing,
        suspended_deadline=suspended_deadline,
    )
