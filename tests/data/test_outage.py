"""That the database is away, and that it is back, is said once each."""

import logging

import pytest

from bot.engine.errors import StorageError, VersionConflict
from data.address import ServerAddress
from data.connection import statement
from data.opening import open_store
from data.outage import Outage
from data.store import SqliteStore
from tests.data.games import add, dump, lobby
from tests.postgres import Server

FILL = "INSERT INTO seen (interaction_id, at) VALUES ($1, 0)"


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Levels and first words of what was said of it."""
    records = [record for record in caplog.records if record.name == "data.outage"]
    return [(r.levelname, " ".join(r.getMessage().split()[:5])) for r in records]


CAME = ("INFO", "the database is back after")


async def test_a_server_that_goes_and_comes_is_two_lines(server: Server, caplog) -> None:
    caplog.set_level(logging.INFO)
    async with await open_store(ServerAddress(server.address), alone=True) as store:
        server.stop()
        for _ in range(3):
            for work in (store.read.last_heartbeat(), add(store, lobby(1))):
                with pytest.raises(StorageError, match="storage-busy"):
                    await work
        [(level, text)] = told(caplog)
        assert level == "WARNING"
        assert text.startswith("the database is away")
        server.start()
        assert await store.read.last_heartbeat() is None
        assert told(caplog)[1:] == [CAME]
        await add(store, lobby(1))
        await dump(store, "SELECT 1")
        assert told(caplog)[1:] == [CAME]


async def test_a_disk_that_is_full_is_full_until_something_is_committed(
    store: SqliteStore, caplog
) -> None:
    caplog.set_level(logging.INFO)
    connection = store._writer.connection
    [(pages,)] = await connection.query("PRAGMA page_count")
    await connection.query(f"PRAGMA max_page_count = {pages}")
    for _ in range(3):
        with pytest.raises(StorageError, match="storage-full"):
            await store._writer.run(statement(FILL, "x" * 1_000_000))
        assert await store.read.last_heartbeat() is None
        assert store.trouble == "the disk is full"
    assert told(caplog) == [("WARNING", "the disk of the database")]
    await connection.query("PRAGMA max_page_count = 1000000")
    await add(store, lobby(1))
    assert told(caplog)[1:] == [CAME]
    assert store.trouble is None


async def test_a_write_that_is_refused_for_another_reason_is_trouble_until_the_next(
    store: SqliteStore, caplog
) -> None:
    connection = store._writer.connection
    await connection.query("PRAGMA query_only = ON")
    with pytest.raises(StorageError, match="storage-broken"):
        await add(store, lobby(1))
    assert await store.read.last_heartbeat() is None
    assert store.trouble == "attempt to write a readonly database"
    await connection.query("PRAGMA query_only = OFF")
    await add(store, lobby(1))
    assert store.trouble is None
    assert told(caplog) == []


@pytest.mark.parametrize(
    "error", [VersionConflict("version-conflict"), StorageError("storage-broken")]
)
def test_what_is_no_outage_is_left_to_who_asked(error, caplog) -> None:
    caplog.set_level(logging.INFO)
    outage = Outage()
    with pytest.raises(type(error)), outage.noted("read"):
        raise error
    with outage.noted("read"):
        pass
    assert told(caplog) == []
