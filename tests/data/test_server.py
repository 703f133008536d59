"""A PostgreSQL server that many start with at once, that goes away and comes back."""

import asyncio

import asyncpg
import pytest

from bot.engine.errors import StorageError
from data.address import ServerAddress
from data.migrate import load_migrations
from data.opening import open_store
from data.store import SqlStore
from tests.data.games import CHANNEL, add, dump, lobby
from tests.postgres import Server


async def games(store: SqlStore) -> int:
    return (await dump(store, "SELECT COUNT(*) FROM games"))[0][0]


async def test_ten_that_start_at_once_migrate_once(postgres: ServerAddress):
    stores = await asyncio.gather(*(open_store(postgres) for _ in range(10)))
    for store in stores:
        assert await games(store) == 0
        await store.close()
    connection = await asyncpg.connect(postgres.full)
    [(version,)] = await connection.fetch("SELECT version FROM schema_version")
    await connection.close()
    assert version == load_migrations()[-1].number


async def test_a_newer_database_is_left_alone(postgres: ServerAddress):
    async with await open_store(postgres):
        connection = await asyncpg.connect(postgres.full)
        await connection.execute("UPDATE schema_version SET version = 9999")
        await connection.close()
    with pytest.raises(StorageError, match="database-newer"):
        await open_store(postgres)


async def test_an_older_database_is_left_alone_while_a_bot_plays_with_it(postgres: ServerAddress):
    async with await open_store(postgres, alone=True):
        connection = await asyncpg.connect(postgres.full)
        await connection.execute("UPDATE schema_version SET version = 1")
        with pytest.raises(StorageError, match="database-older"):
            await open_store(postgres)
        [(version,)] = await connection.fetch("SELECT version FROM schema_version")
        await connection.close()
    assert version == 1


async def test_a_restart_loses_nothing_and_is_lived_through(server: Server):
    async with await open_store(ServerAddress(server.address), alone=True) as store:
        await add(store, lobby(1))
        async with store.begin() as begun:
            assert await begun.games.get(lobby(1).game.id) is not None
            server.stop()
            await begun.heartbeat(1.0)
            with pytest.raises(StorageError, match="storage-busy"):
                await begun.commit()
        for work in (
            add(store, lobby(2, channel=CHANNEL + 1)),
            games(store),
            store.outbox.next_due(0.0),
        ):
            with pytest.raises(StorageError, match="storage-busy"):
                await work
        server.start()
        assert await games(store) == 1
        await add(store, lobby(2, channel=CHANNEL + 1))
        assert await games(store) == 2
        assert await store.read.last_heartbeat() is None


async def test_what_a_restart_broke_off_does_not_go_on_after_it(server: Server):
    async with await open_store(ServerAddress(server.address)) as store:
        async with store.begin() as begun:
            assert await begun.games.get(lobby(1).game.id) is None
            server.stop()
            server.start()
            await begun.heartbeat(1.0)
            with pytest.raises(StorageError, match="storage-busy"):
                await begun.commit()
        assert await store.read.last_heartbeat() is None


async def test_who_lost_the_right_to_play_meanwhile_writes_no_more(server: Server):
    address = ServerAddress(server.address)
    async with await open_store(address, alone=True) as first:
        server.stop()
        server.start()
        async with await open_store(address, alone=True) as second:
            with pytest.raises(StorageError, match="storage-in-use"):
                await add(first, lobby(1))
            assert first.usurped.is_set()
            assert not second.usurped.is_set()
            await add(second, lobby(1))


async def test_a_line_that_takes_nothing_more_is_replaced(
    postgres: ServerAddress, monkeypatch: pytest.MonkeyPatch
):
    real = asyncpg.Connection.fetch

    async def fetch(*_args: object) -> None:
        monkeypatch.setattr(asyncpg.Connection, "fetch", real)
        # What comes between the farewell of a server that stops and the end of the line.
        raise asyncpg.InternalClientError("cannot switch to state 12")

    async with await open_store(postgres) as store:
        async with store.begin() as begun:
            await begun.heartbeat(1.0)
            monkeypatch.setattr(asyncpg.Connection, "fetch", fetch)
            with pytest.raises(StorageError, match="storage-busy"):
                await begun.commit()
        assert await store.read.last_heartbeat() is None
        await add(store, lobby(1))
        monkeypatch.setattr(asyncpg.Connection, "fetch", fetch)
        with pytest.raises(StorageError, match="storage-busy"):
            async with store.begin() as begun:
                await begun.games.get(lobby(1).game.id)
        assert await games(store) == 1
