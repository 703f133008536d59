"""Games and events as JSON, checked when they are read."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from bot.engine.errors import StorageError
from bot.engine.events import Event
from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.service.ports import LoggedAction
from bot.service.upcasting import upcast
from data.packing import is_page, plain

T = TypeVar("T")

_GAME = TypeAdapter(Game)
_Events = tuple[Annotated[Event, Field(discriminator="kind")], ...]
_EVENTS: TypeAdapter[tuple[Event, ...]] = TypeAdapter(_Events)
_PAGE = TypeAdapter(tuple[tuple[int, float, tuple[dict[str, Any], ...]], ...])


def dump_game(game: Game) -> str:
    """Return a game's state as JSON."""
    return _GAME.dump_json(game).decode()


def load_game(text: str) -> Game:
    """Return the game again; raise StorageError (``storage-broken``)."""
    return _load(_GAME, text)


def dump_events(events: Sequence[Event]) -> str:
    """Return events as a JSON list."""
    return _EVENTS.dump_json(tuple(events)).decode()


def load_events(text: str) -> tuple[Event, ...]:
    """Return the events again; raise StorageError (``storage-broken``)."""
    return _load(_EVENTS, text)


def load_actions(
    version: int, at: float, events: str, packed: bytes | None, *, after: int = 0
) -> tuple[LoggedAction, ...]:
    """Return what a row of the log says: one action, or all up to it; raise StorageError.

    Of many only those ``after`` a version are read, one by one: a thread that reads a long page
    lets others go on.
    """
    text = plain(events, packed)
    if not is_page(text):
        return (LoggedAction(version, at, load_events(text)),)
    page = _checked(lambda: _PAGE.validate_json(upcast(text)))
    return tuple(
        LoggedAction(number, moment, _checked(partial(_EVENTS.validate_python, told)))
        for number, moment, told in page
        if number > after
    )


def plays(game: Game, player: PlayerId) -> bool:
    """Say whether somebody sits in a game and has not left, or waits to sit."""
    seated = any(chair.player == player and not chair.gone for chair in game.chairs)
    return seated or any(newcomer.player == player for newcomer in game.waiting)


def _load(adapter: TypeAdapter[T], text: str) -> T:
    return _checked(lambda: adapter.validate_json(upcast(text)))


def _checked(read: Callable[[], T]) -> T:
    try:
        return read()
    except ValidationError as error:
        # Without the input, which may be a hand or a vote, and goes to the log.
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        reason = f"{where}: {first['msg']}" if where else first["msg"]
        raise StorageError("storage-broken", reason=reason) from None
