"""What was kept is packed, a game at a time, and read as before."""

import asyncio
import json

import pytest

from bot.engine.errors import DamagedDocument, StorageError
from bot.engine.ruleset import MINI
from bot.service.ports import Store
from bot.service.rebuilding import rebuild
from data.tidying import PACKED_EVERY
from tests.bench.store import Script, play
from tests.data.games import (
    ANNA,
    GUILD,
    NOW,
    add,
    after,
    alter,
    dump,
    game_id,
    lobby,
    opened,
    save,
    told,
)

GAME = game_id()
RECORD = json.dumps({"players": [{"id": str(ANNA), "name": "Anna"}], "clue": "żółw 🐢"})
FORMER = "a former player"


async def tidy(store: Store) -> int:
    steps = 0
    while await store.tidy():
        steps += 1
    return steps


async def keep_record(store: Store, text: str = RECORD) -> None:
    async with store.begin() as uow:
        await uow.records.save(GAME, text, NOW, GUILD)
        await uow.commit()


@pytest.fixture
async def kept(store: Store) -> Store:
    """A game with two actions and a record, all of it packed."""
    await save(store, after(await add(store, lobby())), told(), NOW + 0.125)
    await keep_record(store)
    await tidy(store)
    return store


async def test_a_whole_game_is_read_as_before_and_takes_little(store: Store):
    await play(store, [Script(1, MINI, 3)])  # type: ignore[arg-type]
    [game] = await store.read.records.games()
    log, record = await store.read.games.log(game), await store.read.records.get(game)
    assert record is not None
    assert await tidy(store) == 1
    assert await store.read.games.log(game) == log
    assert await store.read.records.get(game) == record
    [(text, packed)] = await dump(store, "SELECT record, packed FROM records")
    assert text == ""
    assert len(packed) < len(record) / 7
    [(version, events, packed)] = await dump(store, "SELECT version, events, packed FROM log")
    assert (version, events) == (log[-1].version, "")
    assert packed
    assert await rebuild(store) == 1
    assert await dump(store, "SELECT DISTINCT game_id FROM results") == [(game,)]


async def test_a_running_game_is_packed_again_and_again(store: Store):
    stored = await add(store, lobby())
    for number in range(2, 2 * PACKED_EVERY + 6):
        stored = await save(store, after(stored), told(f"clue {number}"), NOW + number)
        assert await tidy(store) == (number % PACKED_EVERY == 0)
    assert await dump(store, "SELECT version FROM log ORDER BY version") == [
        (version,) for version in range(2 * PACKED_EVERY, 2 * PACKED_EVERY + 6)
    ]
    log = await store.read.games.log(GAME)
    assert [action.version for action in log] == list(range(1, 2 * PACKED_EVERY + 6))
    assert log[0].events == opened(lobby())
    assert [action.at for action in log[1:]] == [NOW + n for n in range(2, 2 * PACKED_EVERY + 6)]


async def test_what_was_there_before_comes_last(store: Store):
    for number in range(3):
        await add(store, lobby(number, channel=number + 1))
    await alter(store, "INSERT INTO unpacked (game_id, old) SELECT game_id, 1 FROM games")
    await keep_record(store)
    async with store.begin() as uow:
        await uow.records.save(game_id(2), RECORD, NOW, GUILD)
        await uow.commit()
    waiting = []
    while found := await dump(store, "SELECT game_id FROM unpacked"):
        waiting.append({game for (game,) in found})
        await store.tidy()
    assert waiting[2] == {game_id(1)}
    assert all(packed for (packed,) in await dump(store, "SELECT packed FROM log"))


async def test_a_packed_game_forgets_a_person_and_is_packed_again(kept: Store):
    async with kept.begin() as uow:
        assert await uow.people.forget(ANNA, FORMER) == 1
        await uow.commit()
    assert await tidy(kept) == 1
    record = await kept.read.records.get(GAME) or ""
    assert json.loads(record)["players"][0]["name"] == FORMER
    assert json.loads(record)["clue"] == json.loads(RECORD)["clue"]
    log = await kept.read.games.log(GAME)
    assert len(log) == 2
    assert "Anna" not in repr(log)
    assert str(ANNA) not in repr(log) + record
    assert await dump(kept, "SELECT record FROM records") == [("",)]
    assert await dump(kept, "SELECT events FROM log") == [("",)]


async def test_who_is_forgotten_while_a_game_is_being_packed_stays_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    await add(store, lobby())
    await keep_record(store)
    in_a_thread = asyncio.to_thread

    async def to_thread(function, *args):
        monkeypatch.undo()
        packed = await in_a_thread(function, *args)
        async with store.begin() as uow:
            await uow.people.forget(ANNA, FORMER)
            await uow.commit()
        return packed

    monkeypatch.setattr(asyncio, "to_thread", to_thread)
    assert await store.tidy()
    assert FORMER in (await store.read.records.get(GAME) or "")
    await tidy(store)
    assert FORMER in (await store.read.records.get(GAME) or "")
    assert await dump(store, "SELECT record FROM records") == [("",)]
    assert await dump(store, "SELECT game_id FROM unpacked") == []


@pytest.mark.parametrize("column", ["record", "packed"])
async def test_a_damaged_record_costs_only_itself(store: Store, column: str):
    await play(store, [Script(1, MINI, 3), Script(2, MINI, 3)])  # type: ignore[arg-type]
    first, second = await store.read.records.games()
    if column == "packed":
        await tidy(store)
    cut = f"UPDATE records SET {column} = substr({column}, 1, 900) WHERE game_id = '{first}'"
    await alter(store, cut)
    await tidy(store)
    if column == "packed":
        with pytest.raises(DamagedDocument):
            await store.read.records.get(first)
    assert await store.read.records.get(second)
    assert await rebuild(store) == 2
    assert {game for (game,) in await dump(store, "SELECT game_id FROM results")} == {second}


@pytest.mark.parametrize("column", ["events", "packed"])
async def test_a_damaged_log_is_left_as_it_is_and_costs_only_itself(store: Store, column: str):
    await add(store, lobby())
    other = await add(store, lobby(1, channel=5))
    await keep_record(store)
    if column == "packed":
        await tidy(store)
    await alter(
        store, f"UPDATE log SET {column} = substr({column}, 1, 60) WHERE game_id = '{GAME}'"
    )
    damaged = await dump(store, f"SELECT {column} FROM log WHERE game_id = '{GAME}'")
    await keep_record(store)
    await save(store, after(lobby()), told())
    await tidy(store)
    assert (await dump(store, f"SELECT {column} FROM log WHERE game_id = '{GAME}'"))[0] in damaged
    assert await dump(store, "SELECT game_id FROM unpacked") == []
    with pytest.raises(StorageError) as refusal:
        await store.read.games.log(GAME)
    assert refusal.value.code == "storage-broken"
    assert await store.read.records.get(GAME) == RECORD
    assert len(await store.read.games.log(other.game.id)) == 1


async def test_what_was_emptied_stays_empty(store: Store):
    await add(store, lobby())
    await keep_record(store)
    await alter(store, "UPDATE records SET record = ''")
    await tidy(store)
    assert await store.read.records.get(GAME) == ""
    async with store.begin() as uow:
        await uow.people.forget(ANNA, FORMER)
        await uow.commit()
    await tidy(store)
    assert await store.read.records.get(GAME) == ""


async def test_a_record_kept_again_is_packed_again(kept: Store):
    await keep_record(kept, '{"stars": 1}')
    assert await kept.read.records.get(GAME) == '{"stars": 1}'
    assert await tidy(kept) == 1
    assert await kept.read.records.get(GAME) == '{"stars": 1}'
