"""Deadlines: when a phase's time starts, stops, moves and comes back."""

from bot.engine.dues import awaited
from bot.engine.events import ClockSet
from bot.engine.model import Game, Voting


def phase_seconds(game: Game) -> int | None:
    """Return the seconds that the pace gives the phase, None for no limit."""
    pace = game.settings.pace
    return {
        "storytelling": pace.storytelling,
        "submitting": pace.submitting,
        "voting": pace.voting,
        "scored": pace.pause,
    }.get(game.phase.kind)


def started(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Start the phase's time, if it has any and has not started."""
    seconds = phase_seconds(game)
    if seconds is None:
        return ()
    phase = game.phase
    if isinstance(phase, Voting) and phase.closing:
        if phase.former is not None:
            return ()
        former = seconds if game.paused else now + seconds
        return (_same(game, closing=True, former=former),)
    if game.deadline is not None or game.remaining is not None:
        return ()
    return (_running(game, seconds, now),)


def closing_changed(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Begin the correction time when all ballots are in; end it when one is missing again."""
    phase = game.phase
    if not isinstance(phase, Voting):
        return ()
    complete = not awaited(game)
    if complete and not phase.closing:
        return (_closing_begun(game, phase, now),)
    if phase.closing and not complete:
        return (_closing_broken_off(game, phase),)
    return ()


def _closing_begun(game: Game, phase: Voting, now: float) -> ClockSet:
    if phase.former is not None:  # a correction is made, for which the time is given once
        return _same(game, closing=True, former=phase.former)
    seconds, former = game.settings.pace.closing, game.remaining if game.paused else game.deadline
    return _running(game, seconds, now, closing=True, former=former)


def _closing_broken_off(game: Game, phase: Voting) -> ClockSet:
    """Bring the former deadline back; if it is over, the rest of the correction time runs."""
    end = game.remaining if game.paused else game.deadline
    if phase.former is not None and end is not None and phase.former < end:
        return _same(game, closing=False, former=phase.former)
    if game.paused:
        return ClockSet(None, remaining=phase.former, paused=True)
    return ClockSet(phase.former)


def moved(game: Game, seconds: float) -> tuple[ClockSet, ...]:
    """Move the deadline, paused or not; nothing where there is none.

    While voting closes nobody is waited for: only the deadline that may come back is moved.
    """
    phase = game.phase
    if isinstance(phase, Voting) and phase.closing:
        if phase.former is None:
            return ()
        return (_same(game, closing=True, former=phase.former + seconds),)
    if game.paused:
        if game.remaining is None:
            return ()
        return (ClockSet(None, remaining=game.remaining + seconds, paused=True),)
    return () if game.deadline is None else (ClockSet(game.deadline + seconds),)


def paused(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Stop the clock and keep the seconds that were left."""
    closing, former = _closing(game)
    return (
        ClockSet(
            None,
            remaining=None if game.deadline is None else max(0.0, game.deadline - now),
            paused=True,
            closing=closing,
            former=None if former is None else max(0.0, former - now),
        ),
    )


def resumed(game: Game, now: float) -> tuple[ClockSet, ...]:
    """Let the clock run on with what was left."""
    closing, former = _closing(game)
    return (
        ClockSet(
            None if game.remaining is None else now + game.remaining,
            closing=closing,
            former=None if former is None else now + former,
        ),
    )


def _closing(game: Game) -> tuple[bool, float | None]:
    phase = game.phase
    return (phase.closing, phase.former) if isinstance(phase, Voting) else (False, None)


def _running(
    game: Game, seconds: int, now: float, *, closing: bool = False, former: float | None = None
) -> ClockSet:
    if game.paused:
        return ClockSet(None, remaining=float(seconds), paused=True, closing=closing, former=former)
    return ClockSet(now + seconds, closing=closing, former=former)


def _same(game: Game, *, closing: bool, former: float | None) -> ClockSet:
    """Leave the time that runs as it is."""
    return ClockSet(
        game.deadline,
        remaining=game.remaining,
        paused=game.paused,
        closing=closing,
        former=former,
    )
