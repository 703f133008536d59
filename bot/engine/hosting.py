"""Who is at the table, and who steers it as its host."""

from bot.engine.errors import SeatError
from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.seating import seat_of


def waits(game: Game, player: PlayerId) -> bool:
    """Return whether the player joined late and plays from the next round (L2)."""
    return any(newcomer.player == player for newcomer in game.waiting)


def is_here(game: Game, player: PlayerId) -> bool:
    """Say whether the player has a seat, or waits for one."""
    return seat_of(game, player) is not None or waits(game, player)


def is_host(game: Game, player: PlayerId) -> bool:
    """Say whether the player may steer as the host (C3).

    They may, too, when they have left computer players alone; not if they were removed.
    """
    removed = any(chair.player == player and chair.gone and chair.kicked for chair in game.chairs)
    return player == game.host and (is_here(game, player) or not removed)


def not_host(game: Game) -> SeatError:
    """Return the refusal to who is not the host: ``not-host``, or ``nobody-hosts``."""
    if is_here(game, game.host):
        return SeatError("not-host", host=game.host)
    return SeatError("nobody-hosts")
