"""Games and events as JSON, checked when they are read."""

import json
from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Annotated, Any, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from bot.engine.errors import StorageError
from bot.engine.events import Event
from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.service.upcasting import upcast

T = TypeVar("T")

_GAME = TypeAdapter(Game)
_EVENTS = TypeAdapter(tuple[Annotated[Event, Field(discriminator="kind")], ...])


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


def players_of(game: Game) -> frozenset[PlayerId]:
    """Return all who are in a game or wait to be."""
    return frozenset(person.player for person in (*game.chairs, *game.waiting))


def plays(game: Game, player: PlayerId) -> bool:
    """Say whether somebody sits in a game and has not left, or waits to sit."""
    seated = any(chair.player == player and not chair.gone for chair in game.chairs)
    return seated or any(newcomer.player == player for newcomer in game.waiting)


def rename(value: T, player: PlayerId, name: str) -> T:
    """Return a state or an event in which ``player`` is called ``name`` throughout."""
    if isinstance(value, tuple):
        return type(value)(rename(item, player, name) for item in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changes: dict[str, Any] = {
        field.name: rename(getattr(value, field.name), player, name) for field in fields(value)
    }
    # A name belongs to the player, or to the host who opens the game, beside whom it stands.
    if "name" in changes and player in (changes.get("player"), changes.get("host")):
        changes["name"] = name
    return replace(value, **changes)


def rename_in_record(record_json: str, player: PlayerId, name: str) -> str:
    """Return a record in which ``player`` is called ``name`` wherever a name stands by their id."""
    return json.dumps(_renamed(json.loads(upcast(record_json)), player, name), ensure_ascii=False)


def _renamed(value: Any, player: PlayerId, name: str) -> Any:
    if isinstance(value, list):
        return [_renamed(item, player, name) for item in value]
    if not isinstance(value, dict):
        return value
    changed = {key: _renamed(item, player, name) for key, item in value.items()}
    # JSON readers lose digits of large numbers, so an id may also be a string.
    if "name" in changed and {player, str(player)} & {
        i for key in ("id", "player", "host") if isinstance(i := changed.get(key), int | str)
    }:
        changed["name"] = name
    return changed


def _load(adapter: TypeAdapter[T], text: str) -> T:
    try:
        return adapter.validate_json(upcast(text))
    except ValidationError as error:
        # Without the input, which may be a hand or a vote, and goes to the log.
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        reason = f"{where}: {first['msg']}" if where else first["msg"]
        raise StorageError("storage-broken", reason=reason) from None
