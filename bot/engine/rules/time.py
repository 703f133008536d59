"""The clock: more time, a pause, and what the service's loops say of it."""

from typing import Final

from bot.engine import clock
from bot.engine.commands import MoreTime, Pause, Resume, ShiftDeadline, StartClock
from bot.engine.errors import PhaseError, SeatError, SettingsError
from bot.engine.events import Events
from bot.engine.hosting import waits
from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.rules.who import check_host, check_started
from bot.engine.seating import has_person, seat_of

MORE_TIME: Final = (1, 86_400)
"""Least and greatest number of seconds by which a deadline is moved."""


def more_time(game: Game, command: MoreTime) -> Events:
    """Move the deadline; while voting closes nobody is waited for, and there is none to move."""
    check_host(game, command)
    check_started(game)
    minimum, maximum = MORE_TIME
    if not minimum <= command.seconds <= maximum:
        raise SettingsError("setting-range", field="seconds", minimum=minimum, maximum=maximum)
    events = clock.move_deadline(game, command.seconds)
    if not events:
        # Its message is on the way: the clock starts with that (service.delivery).
        coming = clock.phase_seconds(game) is not None
        raise PhaseError("deadline-to-come" if coming else "no-deadline")
    return events


def pause(game: Game, command: Pause, now: float) -> Events:
    """Stop the clock; nothing if it is stopped. For computer players alone none stops (C3)."""
    check_host(game, command)
    check_started(game)
    if not has_person(game, with_newcomers=True):
        raise PhaseError("nobody-to-wait-for")
    return () if game.paused else clock.pause_clock(game, now)


def resume(game: Game, command: Resume, now: float) -> Events:
    """Let the clock run on; nothing if it runs. A table that rests anybody there may wake (C3)."""
    if not game.resting:
        check_host(game, command)
    elif not command.moderator and not _is_at_table(game, command.actor):
        raise SeatError("not-seated")
    check_started(game)
    return clock.resume_clock(game, now) if game.paused else ()


def _is_at_table(game: Game, player: PlayerId) -> bool:
    return seat_of(game, player) is not None or waits(game, player)


def start_clock(game: Game, command: StartClock, now: float) -> Events:
    """Start the time of the phase, if it is still the current one."""
    if (command.round, command.phase) != (game.round, game.phase.kind):
        return ()
    return clock.start_clock(game, now)


def shift_deadline(game: Game, command: ShiftDeadline) -> Events:
    """Move a running deadline."""
    if game.deadline is None:
        return ()
    move = clock.move_all if command.closing else clock.move_deadline
    return move(game, command.seconds)
