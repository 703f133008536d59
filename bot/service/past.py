"""A game as it was: found again in its log."""

from collections.abc import Iterable, Iterator

from bot.engine.evolve import evolve
from bot.engine.model import Game
from bot.service.ports import LoggedAction


def left_behind(log: Iterable[LoggedAction]) -> Iterator[tuple[LoggedAction, Game]]:
    """Yield each action of a log with the state that it left behind.

    Only such a state was ever shown: between the events of one action people change seats, while
    the points of the round that is over go by seats still.
    """
    game: Game | None = None
    for action in log:
        for event in action.events:
            game = evolve(game, event)
        if game is not None:
            yield action, game
