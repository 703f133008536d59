"""What an event does to the state; nothing is checked here, ``decide`` has done that."""

from collections.abc import Iterable
from functools import reduce
from typing import cast

from bot.engine import evolve_deals, evolve_people, evolve_rounds
from bot.engine.events import Event, GameOpened
from bot.engine.model import Chair, Game, Lobby

_HANDLERS = {**evolve_people.HANDLERS, **evolve_deals.HANDLERS, **evolve_rounds.HANDLERS}


def replay(events: Iterable[Event]) -> Game:
    """Fold a log, which begins with :class:`~bot.engine.events.GameOpened`, to a state."""
    game = reduce(evolve, events, cast("Game | None", None))
    if game is None:
        msg = "an empty log is no game"
        raise ValueError(msg)
    return game


def evolve(game: Game | None, event: Event) -> Game:
    """Return the state after the event; ``game`` is None before the first one."""
    if isinstance(event, GameOpened):
        return Game(
            id=event.id,
            host=event.host,
            settings=event.settings,
            phase=Lobby(),
            chairs=(Chair(event.host, event.name, rabbit=0),),
        )
    if game is None:
        msg = f"a log begins with game-opened, not {event.kind}"
        raise ValueError(msg)
    return _HANDLERS[type(event)](game, event)
