"""Who asks, and whether the game has begun: what many rules look at first."""

from bot.engine.commands import HostCommand
from bot.engine.errors import PhaseError, SeatError
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Game
from bot.engine.seating import seat_of


def check_host(game: Game, command: HostCommand) -> None:
    """Allow the host and moderators (SeatError: not-host)."""
    if command.actor != game.host and not command.moderator:
        raise SeatError("not-host", host=game.host)


def waits(game: Game, player: PlayerId) -> bool:
    """Return whether the player joined late and plays from the next round (L2)."""
    return any(newcomer.player == player for newcomer in game.waiting)


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
