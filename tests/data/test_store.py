"""What happens when the disk or the file is not what it should be."""

import asyncio
import logging
import sqlite3
import traceback
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.errors import StorageError
from bot.service.ports import ClipFile
from data.store import SqliteStore
from tests.data.games import NOW, add, alter, dump, lobby, save, submitting, told


async def test_a_full_disk_is_reported_and_changes_nothing(store: SqliteStore):
    first = await add(store, lobby())
    [(pages,)] = await dump(store, "PRAGMA page_count")
    await alter(store, f"PRAGMA max_page_count = {pages + 2}")

    async def act():
        async with store.begin() as uow:
            await uow.games.save(submitting(first), told(), NOW)
            await uow.clips.add(first.game.id, 1, ClipFile("a", "audio/ogg", b"\0" * 50_000))
            await uow.commit()

    for _ in range(2):
        with pytest.raises(StorageError) as refusal:
            await act()
        assert refusal.value.code == "storage-full"
        assert await store.read.games.get(first.game.id) == first
    await alter(store, f"PRAGMA max_page_count = {pages + 1000}")
    await act()
    assert await store.read.games.get(first.game.id) == submitting(first)


async def test_after_an_error_a_unit_takes_nothing_more(store: SqliteStore):
    first = await add(store, lobby())
    [(pages,)] = await dump(store, "PRAGMA page_count")
    await alter(store, f"PRAGMA max_page_count = {pages}")
    async with store.begin() as uow:
        await uow.clips.add(first.game.id, 1, ClipFile("a", "audio/ogg", b"\0" * 50_000))
        with pytest.raises(StorageError):
            await uow.seen.contains(1)
        await uow.seen.add(1, NOW)
        with pytest.raises(RuntimeError):
            await uow.commit()
    assert await dump(store, "SELECT * FROM seen") == []


async def test_a_database_that_others_keep_busy_is_reported(store: SqliteStore, path: Path):
    await alter(store, "PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as refusal:
            await add(store, lobby())
        assert refusal.value.code == "storage-busy"
        with pytest.raises(StorageError):
            await store.outbox.claim(NOW, 30)
        assert await store.read.games.get(lobby().game.id) is None, "reading waits for nobody"
        other.execute("ROLLBACK")
    await add(store, lobby())


@pytest.fixture
def garbage(path: Path) -> Path:
    path.write_bytes(b"not a database at all. " * 1000)
    return path


async def test_a_file_that_is_no_database_is_reported(garbage: Path):
    with pytest.raises(StorageError) as refusal:
        await SqliteStore.open(garbage)
    assert refusal.value.code == "storage-broken"


async def test_a_folder_that_does_not_exist_is_reported(tmp_path: Path):
    with pytest.raises(StorageError) as refusal:
        await SqliteStore.open(tmp_path / "nowhere" / "dixit.db")
    assert refusal.value.code == "storage-broken"


async def test_a_damaged_page_is_reported(path: Path):
    async with await SqliteStore.open(path) as store:
        await add(store, lobby())
        root = "SELECT rootpage FROM sqlite_master WHERE name = 'games'"
        [(page,)] = await dump(store, root)
        [(size,)] = await dump(store, "PRAGMA page_size")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    async with await SqliteStore.open(path) as store:
        with pytest.raises(StorageError) as refusal:
            await store.read.games.get(lobby().game.id)
    assert refusal.value.code == "storage-broken"


async def test_commits_survive_a_power_cut_and_readers_do_not_wait(store: SqliteStore):
    assert await store._writer.connection.query("PRAGMA synchronous") == [(2,)]
    assert await store._writer.connection.query("PRAGMA journal_mode") == [("wal",)]


async def test_a_cancelled_action_is_undone_and_the_next_one_goes_on(store: SqliteStore):
    first = await add(store, lobby())
    reached = asyncio.Event()

    async def act():
        async with store.begin() as uow:
            await uow.games.save(submitting(first), told(), NOW)
            reached.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(act())
    await reached.wait()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert await store.read.games.get(first.game.id) == first
    await save(store, replace(submitting(first), last_action_at=NOW + 1))


async def test_no_log_line_names_what_is_stored(store: SqliteStore, caplog):
    """Not even where everything is logged at DEBUG."""
    logging.getLogger().setLevel(logging.DEBUG)
    try:
        stored = await add(store, lobby())
        await save(store, submitting(stored), told("the clue nobody may read"))
        await store.read.games.get(stored.game.id)
    finally:
        logging.getLogger().setLevel(logging.WARNING)
    assert "clue nobody" not in caplog.text


async def test_an_unreadable_state_is_reported_without_its_content(store: SqliteStore):
    stored = await add(store, lobby())
    spoilt = """UPDATE games SET state = '{"id": "x", "host": "house/whale in hand"}'"""
    await alter(store, spoilt)
    with pytest.raises(StorageError) as refusal:
        await store.read.games.get(stored.game.id)
    assert refusal.value.code == "storage-broken"
    told_all = "".join(traceback.format_exception(refusal.value))
    assert "host" in told_all
    assert "whale" not in told_all


async def test_the_reading_connection_cannot_write(store: SqliteStore):
    with pytest.raises(StorageError):
        await store.read._query("DELETE FROM games")
