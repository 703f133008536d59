"""Copies of a database in use: complete, of one moment, and never over another file."""

import asyncio
import shutil
from argparse import ArgumentParser
from pathlib import Path

import pytest

from bot.cli import backup
from bot.engine.errors import StorageError
from bot.engine.ids import PlayerId
from bot.service.ports import Person
from data.copy import copy_database, settle
from data.store import SqliteStore
from tests.data.games import NOW, add, after, lobby, save, told


async def test_a_copy_during_writes_is_of_one_moment(
    store: SqliteStore, path: Path, tmp_path: Path
):
    stored = await add(store, lobby())
    stop = asyncio.Event()

    async def write():
        nonlocal stored
        while not stop.is_set():
            stored = await save(store, after(stored, round=stored.game.round + 1), told())

    writing = asyncio.create_task(write())
    for number in range(5):
        await asyncio.to_thread(copy_database, path, tmp_path / f"{number}.db")
        await asyncio.sleep(0.01)
    stop.set()
    await writing

    seen = []
    for number in range(5):
        copied = tmp_path / f"{number}.db"
        async with await SqliteStore.open(copied) as copy, copy.begin() as uow:
            game = await uow.games.get(stored.game.id)
            log = await uow.games.log(stored.game.id)
        assert game is not None
        assert len(log) == game.version == game.game.round + 1
        seen.append(game.version)
    assert seen == sorted(seen)
    assert seen[0] < seen[-1] <= stored.version


async def test_what_stands_beside_a_file_is_brought_into_it(
    store: SqliteStore, path: Path, tmp_path: Path
):
    stored = await add(store, lobby())
    beside = path.with_name(f"{path.name}-wal")
    left = tmp_path / "left" / "left.db"
    left.parent.mkdir()
    shutil.copy(path, left)
    shutil.copy(beside, left.with_name("left.db-wal"))
    settle(left)
    assert [file.name for file in left.parent.iterdir()] == ["left.db"]
    async with await SqliteStore.open(left) as alone:
        assert await alone.read.games.get(stored.game.id) == stored


async def test_a_copy_is_not_made_over_another_file(store: SqliteStore, path: Path, tmp_path: Path):
    target = tmp_path / "precious"
    target.write_text("precious")
    with pytest.raises(StorageError) as refusal:
        copy_database(path, target)
    assert refusal.value.code == "backup-exists"
    assert target.read_text() == "precious"


async def test_of_two_copies_to_one_name_one_is_refused(
    store: SqliteStore, path: Path, tmp_path: Path
):
    await add(store, lobby())
    copies = [asyncio.to_thread(copy_database, path, tmp_path / "copy.db") for _ in range(2)]
    results = await asyncio.gather(*copies, return_exceptions=True)
    [refusal] = [r for r in results if r is not None]
    assert isinstance(refusal, StorageError)
    assert refusal.code == "backup-exists"
    async with await SqliteStore.open(tmp_path / "copy.db") as copy:
        assert await copy.read.games.get(lobby().game.id) == lobby()


async def test_what_a_killed_copy_left_does_no_harm(store: SqliteStore, path: Path, tmp_path: Path):
    await add(store, lobby())
    (tmp_path / "copy.db.part").write_bytes(b"half")
    copy_database(path, tmp_path / "copy.db")
    async with await SqliteStore.open(tmp_path / "copy.db") as copy:
        assert await copy.read.games.get(lobby().game.id) == lobby()
    assert not (tmp_path / "copy.db.part").exists()


def test_a_copy_that_fails_leaves_nothing(path: Path, tmp_path: Path):
    path.write_bytes(b"this is no database, however long it is" * 100)
    with pytest.raises(StorageError) as refusal:
        copy_database(path, tmp_path / "copy.db")
    assert refusal.value.code == "storage-broken"
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_a_folder_that_does_not_exist_is_refused(path: Path, tmp_path: Path):
    path.write_bytes(b"")
    with pytest.raises(StorageError) as refusal:
        copy_database(path, tmp_path / "nowhere" / "copy.db")
    assert refusal.value.code == "backup-unwritable"


@pytest.fixture
def backup_to(path: Path, tmp_path: Path, monkeypatch):
    """``python -m bot backup`` with this test's database; gives the exit code."""
    monkeypatch.setenv("DIXIT_DATABASE", str(path))
    parser = ArgumentParser()
    backup.configure(parser)
    return lambda name: backup.run(parser.parse_args([str(tmp_path / name)]))


async def test_what_is_kept_of_people_is_in_a_copy(store: SqliteStore, tmp_path: Path, backup_to):
    chose = Person(PlayerId(1), "pl", 5, dm_open=True, private=True, rabbit=7)
    async with store.begin() as uow:
        await uow.people.save(chose)
        await uow.commit()
    assert await asyncio.to_thread(backup_to, "copy.db") == 0
    async with await SqliteStore.open(tmp_path / "copy.db") as copy:
        assert await copy.read.people.get(chose.id) == chose


async def test_the_command_copies_while_the_bot_runs(
    store: SqliteStore, tmp_path: Path, backup_to, capsys
):
    await add(store, lobby())
    async with store.begin() as uow:
        await uow.seen.add(1, NOW)
        await uow.seen.contains(1)  # a transaction is under way
        assert backup_to("copy.db") == 0
    assert str(tmp_path / "copy.db") in capsys.readouterr().out
    async with await SqliteStore.open(tmp_path / "copy.db") as copy:
        assert await copy.read.games.get(lobby().game.id) == lobby()


async def test_the_command_says_why_there_is_no_copy(
    store: SqliteStore, path: Path, backup_to, capsys
):
    assert backup_to(path.name) == 1
    assert "not overwritten" in capsys.readouterr().err


def test_the_command_says_that_there_is_no_database(backup_to, capsys):
    assert backup_to("copy.db") == 1
    assert "no database" in capsys.readouterr().err
