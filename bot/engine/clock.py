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
        return (_same(game, former=former),)
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
        former = game.remaining if game.paused else game.deadline
        return (_running(game, game.settings.pace.closing, now, closing=True, former=former),)
    if phase.closing and not complete:
        if game.paused:
            return (ClockSet(None, remaining=phase.former, paused=True),)
        return (ClockSet(phase.former),)
    return ()


def moved(game: Game, seconds: float) -> tuple[ClockSet, ...]:
    """Move the deadline, paused or not; nothing where there is none."""
    if game.deadline is None and game.remaining is None:
        return ()
    phase = game.phase
    former = phase.former if isinstance(phase, Voting) else None
    return (
        _same(
            game,
            deadline=None if game.deadline is None else game.deadline + seconds,
            remaining=None if game.remaining is None else game.remaining + seconds,
            former=None if former is None else former + seconds,
        ),
    )


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


def _same(
    game: Game,
    *,
    deadline: float | None = None,
    remaining: float | None = None,
    former: float | None = None,
) -> ClockSet:
    return ClockSet(
        game.deadline if deadline is None else deadline,
        remaining=game.remaining if remaining is None else remaining,
        paused=game.paused,
        closing=_closing(game)[0],
        former=former,
    )
