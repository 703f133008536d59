"""Who asks, and whether the game has begun: what many rules look at first."""

from bot.engine.commands import HostCommand
from bot.engine.errors import PhaseError, SeatError
from bot.engine.hosting import is_host, not_host, waits
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Game
from bot.engine.seating import seat_of


def check_host(game: Game, command: HostCommand) -> None:
    """Allow the host and moderators.

    Raises SeatError: not-host; nobody-hosts where the host has left computer players alone (C3).
    """
    if not command.moderator and not is_host(game, command.actor):
        raise not_host(game)


def check_lobby(game: Game) -> None:
    """Raise PhaseError (already-started) once the game runs."""
    if game.phase.kind != "lobby":
        raise PhaseError("already-started")


def check_started(game: Game) -> None:
    """Raise PhaseError (not-started) in the lobby."""
    if game.phase.kind == "lobby":
        raise PhaseError("not-started")


def playing_seat(game: Game, player: PlayerId) -> Seat:
    """Return the player's seat in the running game.

    Raises PhaseError: not-started; SeatError: waits-for-next-round, not-seated.
    """
    check_started(game)
    return own_seat(game, player)


def own_seat(game: Game, player: PlayerId) -> Seat:
    """Return the player's seat; raise SeatError: waits-for-next-round, not-seated."""
    seat = seat_of(game, player)
    if seat is not None:
        return seat
    raise SeatError("waits-for-next-round" if waits(game, player) else "not-seated")
