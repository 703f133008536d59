"""Small games to store; the store does not ask whether they make sense."""

import dataclasses
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.events import ClueGiven, Event, GameOpened, PlayerJoined
from bot.engine.ids import CardId, GameId, PlayerId, Seat
from bot.engine.model import Chair, Clue, Finished, Game, Lobby, Submitting
from bot.engine.ruleset import MINI
from bot.engine.settings import GameSettings, Pace
from bot.service.ports import MessageKey, Place, Store, StoredGame

NOW = 1_800_000_000.0
GUILD, CHANNEL = 1_100_000_000_000_000_001, 1_100_000_000_000_000_002
ANNA, BRUNO, CARLA = (PlayerId(900_000_000_000_000_000 + n) for n in (1, 2, 3))
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla"}
SETTINGS = GameSettings(MINI, ("house",), Pace())
WHALE = CardId("house/whale")


def game_id(number: int = 0) -> GameId:
    return GameId(f"game{number:06}".translate(str.maketrans("0189", "abcd")))


def chairs(*players: PlayerId) -> tuple[Chair, ...]:
    return tuple(Chair(p, NAMES[p], rabbit) for rabbit, p in enumerate(players))


def lobby(number: int = 0, *, channel: int = CHANNEL, players=(ANNA, BRUNO)) -> StoredGame:
    game = Game(game_id(number), ANNA, SETTINGS, Lobby(), chairs(*players))
    place = Place(GUILD, channel)
    return StoredGame(game, 1, b"\x00secret\xff", place, "en", NOW + number, NOW)


def after(stored: StoredGame, **changes) -> StoredGame:
    """The next version; fields of the game and of what is stored with it are told apart."""
    of_game = {k: v for k, v in changes.items() if k in {f.name for f in dataclasses.fields(Game)}}
    others = {k: v for k, v in changes.items() if k not in of_game}
    game = replace(stored.game, **of_game)
    return replace(stored, game=game, version=stored.version + 1, **others)


def submitting(stored: StoredGame, **changes) -> StoredGame:
    phase = Submitting(Seat(0), Clue(ANNA, "a whale's memory"))
    return after(stored, phase=phase, round=1, **changes)


def finished(stored: StoredGame, **changes) -> StoredGame:
    return after(stored, phase=Finished("ended", (ANNA,)), **changes)


def opened(stored: StoredGame) -> tuple[Event, ...]:
    game = stored.game
    return (
        GameOpened(game.id, ANNA, NAMES[ANNA], SETTINGS, NOW),
        *(PlayerJoined(c.player, c.name, c.rabbit) for c in game.chairs[1:]),
    )


def told(text: str = "a whale's memory") -> tuple[Event, ...]:
    return (ClueGiven(ANNA, Seat(0), text, card=WHALE),)


async def add(store: Store, stored: StoredGame, at: float = NOW) -> StoredGame:
    async with store.begin() as uow:
        await uow.games.add(stored, opened(stored), at)
        await uow.commit()
    return stored


async def save(
    store: Store,
    stored: StoredGame,
    events: Sequence[Event] = (),
    at: float = NOW,
    wanted: Sequence[MessageKey] = (),
) -> StoredGame:
    async with store.begin() as uow:
        await uow.games.save(stored, events, at)
        await uow.messages.invalidate(wanted, stored.version, at)
        await uow.commit()
    return stored


async def note_heartbeat(store: Store, now: float) -> None:
    async with store.begin() as uow:
        await uow.heartbeat(now)
        await uow.commit()


async def dump(store: Any, sql: str) -> list[tuple]:
    """What a table holds, past the store's own methods."""
    return await store.read._query(sql)


async def alter(store: Any, sql: str) -> None:
    """Change a table past the store's own methods."""
    await store._writer.connection.query(sql)


async def damage(store: Store, table: str, column: str) -> None:
    """Cut all that stands in a column short, as a fault of the disk would."""
    await alter(store, f"UPDATE {table} SET {column} = substr({column}, 1, 9)")
