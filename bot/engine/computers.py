"""Computer players: who they are, and who sits down in their place (C1 to C3)."""

from typing import Final

from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Chair, Game, Newcomer, Scored
from bot.engine.seating import present_seats

NAMES: Final = (
    *("Ada", "Basil", "Clio", "Dante", "Edda", "Fausto"),
    *("Greta", "Hugo", "Iris", "Juno", "Kaspar", "Leo"),
)
MARK: Final = "🤖"
"""Stands before the name of a computer player wherever it is shown."""


def computer_seats(game: Game) -> tuple[Seat, ...]:
    """Return the seats of computer players who have not left."""
    return tuple(seat for seat in present_seats(game) if game.chairs[seat].computer is not None)


def is_computer(game: Game, player: PlayerId) -> bool:
    """Say whether a player of the game, or somebody who waits to be, is a computer."""
    here: tuple[Chair | Newcomer, ...] = (*game.chairs, *game.waiting)
    return any(one.player == player and one.computer is not None for one in here)


def new_computer(game: Game, again: PlayerId | None = None) -> tuple[PlayerId, str]:
    """Return a number and a name that no computer player of the game has; those of ``again``."""
    taken = {one.player for one in (*game.chairs, *game.waiting)}
    free = next(n for n in range(1, len(taken) + 2) if PlayerId(n) not in taken)
    number = free if again is None or again in taken else again
    return PlayerId(number), f"{MARK} {NAMES[(number - 1) % len(NAMES)]}"


def last_computer(game: Game) -> PlayerId | None:
    """Return the computer player who came last, None if there is none.

    One whose seat a person waits for only if there is no other (C2).
    """
    waiting = [one.player for one in game.waiting if one.computer is not None]
    seated = [game.chairs[seat].player for seat in computer_seats(game)]
    promised = {one.replaces for one in game.waiting}
    free = [player for player in seated if player not in promised]
    return (waiting or free or seated or [None])[-1]


def place_to_take_over(game: Game) -> Chair | None:
    """Return the chair of a computer player that nobody who waits takes over yet (C2).

    It is the one with the lowest score, as latecomers have it (L2); of equals the first seat's.
    """
    taken = {newcomer.replaces for newcomer in game.waiting}
    chairs = (game.chairs[seat] for seat in computer_seats(game))
    free = [chair for chair in chairs if chair.player not in taken]
    return min(free, key=lambda chair: chair.score, default=None)


def rests(game: Game) -> bool:
    """Say whether the table is to rest: no person acted in the round that is over (C3).

    None could where it was lost at once, as nobody waits for its storyteller.
    """
    if not computer_seats(game) or game.person_acted or not isinstance(game.phase, Scored):
        return False
    result = game.phase.result
    return result.void != "passed" or result.seat is None or not game.chairs[result.seat].away
