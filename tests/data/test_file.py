"""The file of a SQLite database gives back what nothing needs."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.service.ports import ClipFile
from data import file
from data.move import move
from data.store import SqliteStore
from tests.data.games import NOW, add, alter, dump, lobby

CLIP = ClipFile("a", "audio/ogg", b"\0" * 4_000_000)


async def pages(store: SqliteStore) -> tuple[int, int]:
    """All pages, and those that nothing is on."""
    [(count,)] = await dump(store, "PRAGMA page_count")
    [(free,)] = await dump(store, "PRAGMA freelist_count")
    return count, free


async def make_room(store: SqliteStore) -> None:
    async with store.begin() as uow:
        await uow.clips.add(lobby().game.id, 1, CLIP)
        await uow.commit()
    await alter(store, "DELETE FROM clips")


@pytest.fixture
def old(path: Path) -> Path:
    """A file that cannot give pages back, as they were made before."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE first (a)")
        connection.execute("DROP TABLE first")
    return path


async def test_free_pages_are_given_back_in_slices(store: SqliteStore):
    await make_room(store)
    before, free = await pages(store)
    assert free > 900
    assert await store.tidy()
    assert (await pages(store))[1] == free - file.AT_ONCE
    while await store.tidy():
        pass
    after, free_after = await pages(store)
    assert free_after == file.KEPT_FREE
    assert after <= before - free + file.KEPT_FREE


async def test_an_old_file_is_written_anew_by_who_plays_with_it(old: Path):
    async with await SqliteStore.open(old) as store:
        await add(store, lobby())
        await make_room(store)
        assert not await store.tidy(), "it cannot"
        before, _ = await pages(store)
    async with await SqliteStore.open(old, alone=True) as store:
        after, free = await pages(store)
        assert after < before - 900
        assert free == 0
        assert await store.read.games.get(lobby().game.id) == lobby()
        await make_room(store)
        assert await store.tidy(), "from now on it can"


async def test_a_large_old_file_is_left_alone_and_can_be_moved(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(file, "SMALL", 4_096)
    async with await SqliteStore.open(old, alone=True) as store:
        await make_room(store)
        assert not await store.tidy()
        async with await SqliteStore.open(tmp_path / "new.db") as new:
            await move(store, new)
            await make_room(new)
            assert await new.tidy()


async def test_an_old_file_that_somebody_else_holds_is_played_with_as_it_is(
    old: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async with await SqliteStore.open(old) as store:
        await add(store, lobby())
        monkeypatch.setattr("data.connection.BUSY_SECONDS", 0.05)
        async with store.begin() as uow:
            await uow.heartbeat(NOW)
            await uow.people.get(lobby().game.host)
            async with await SqliteStore.open(old, alone=True) as player:
                assert await player.read.games.get(lobby().game.id) == lobby()
    assert "keeps its free pages" in caplog.text
