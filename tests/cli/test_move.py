"""All that is kept can be brought from a file to a server and back, whole or not at all."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.engine.errors import StorageError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI
from bot.service.ports import Person
from data.address import Database, ServerAddress
from data.migrate import load_migrations
from data.move import tables
from data.opening import open_store
from tests.bench.store import Script, play
from tests.data.games import add, alter, dump, lobby

CHOSE = Person(PlayerId(1), "pl", 5, dm_open=True, private=True, rabbit=7)


async def fill(database: Database) -> None:
    async with await open_store(database) as store:
        await play(store, [Script(1, MINI, 3), Script(2, CLASSIC, 4)])
        for number in range(150):
            await add(store, lobby(number, channel=1_000 + number))
        async with store.begin() as uow:
            await uow.heartbeat(1_800_000_000.25)
            await uow.people.save(CHOSE)
            await uow.commit()


async def content(database: Database) -> dict[str, list[tuple]]:
    async with await open_store(database) as store:
        return {
            table.name: sorted(await dump(store, f"SELECT * FROM {table.name}"), key=repr)
            for table in tables()
        }


async def known(database: Database) -> Person | None:
    async with await open_store(database) as store:
        return await store.read.people.get(CHOSE.id)


def moved(source: Database, target: Database) -> int:
    names = (d.full if isinstance(d, ServerAddress) else str(d) for d in (source, target))
    return main(["move", *names])


@pytest.mark.parametrize("to_server", [True, False])
def test_everything_arrives(tmp_path: Path, postgres: ServerAddress, capsys, to_server: bool):
    file = tmp_path / "dixit.db"
    source, target = (file, postgres) if to_server else (postgres, file)
    asyncio.run(fill(source))
    before = asyncio.run(content(source))
    assert sum(map(len, before.values())) > 300
    assert moved(source, target) == 0
    assert f"rows of {len(before)} tables are in {target}" in capsys.readouterr().out
    assert asyncio.run(content(target)) == before
    assert asyncio.run(content(source)) == before
    assert asyncio.run(known(target)) == CHOSE
    assert moved(source, target) == 1
    assert f"{target}: it is not empty" in capsys.readouterr().err
    assert asyncio.run(content(target)) == before


def test_every_table_of_the_migrations_is_known():
    made = sum(m.sql.count("CREATE TABLE") for m in load_migrations())
    assert len({table.name for table in tables()}) == made


def test_what_cannot_be_stored_there_leaves_the_target_empty(
    tmp_path: Path, postgres: ServerAddress, capsys
):
    async def spoil():
        async with await open_store(tmp_path / "dixit.db") as store:
            await add(store, lobby(1))
            await alter(store, "INSERT INTO people (player_id, locale) VALUES (1, 'a' || char(0))")

    asyncio.run(spoil())
    assert moved(tmp_path / "dixit.db", postgres) == 1
    assert "Nothing was moved. postgresql://" in capsys.readouterr().err
    assert not any(asyncio.run(content(postgres)).values())


@pytest.mark.parametrize("step", ["move", "settle"])
def test_a_disk_that_becomes_full_is_left_as_it_was(tmp_path, monkeypatch, capsys, step):
    def full(*_: object) -> None:
        raise StorageError("storage-full")

    asyncio.run(fill(tmp_path / "dixit.db"))
    (tmp_path / "there").mkdir()
    monkeypatch.setattr(f"bot.cli.move.{step}", full)
    assert moved(tmp_path / "dixit.db", tmp_path / "there" / "new" / "deep" / "dixit.db") == 1
    assert "Nothing was moved. " in capsys.readouterr().err
    assert list((tmp_path / "there").iterdir()) == []


def test_a_database_that_a_bot_plays_with_is_not_moved(
    tmp_path: Path, postgres: ServerAddress, capsys
):
    async def while_played() -> int:
        async with await open_store(tmp_path / "dixit.db", alone=True):
            return await asyncio.to_thread(moved, tmp_path / "dixit.db", postgres)

    assert asyncio.run(while_played()) == 1
    assert "dixit.db: a bot plays with it" in capsys.readouterr().err


def test_what_is_not_there_or_the_same_is_named(tmp_path: Path, capsys):
    assert moved(tmp_path / "none.db", tmp_path / "new.db") == 1
    assert "There is no database at" in capsys.readouterr().err
    (tmp_path / "one.db").touch()
    assert moved(tmp_path / "one.db", tmp_path / "one.db") == 1
    assert "the same database" in capsys.readouterr().err


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_a_file_under_another_name_is_the_same(tmp_path: Path, capsys, link):
    (tmp_path / "one.db").touch()
    link(tmp_path / "other.db", tmp_path / "one.db")
    assert moved(tmp_path / "one.db", tmp_path / "other.db") == 1
    assert "the same database" in capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == {"one.db", "other.db"}


@pytest.mark.parametrize(
    "place", ["one.db/new.db", "loop/new.db", "one.db/deeper/new.db", f"{'long' * 75}-new.db"]
)
def test_where_no_file_can_be_it_says_so_and_leaves_all_as_it_was(tmp_path: Path, capsys, place):
    (tmp_path / "one.db").touch()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert moved(tmp_path / "one.db", tmp_path / place) == 1
    assert "new.db: it cannot be read or written" in capsys.readouterr().err
    assert (tmp_path / "one.db").is_file()


def test_a_source_that_nothing_can_be_called_cannot_be_opened(tmp_path: Path, capsys):
    assert moved(tmp_path / ("long" * 75), tmp_path / "new.db") == 1
    assert "it cannot be read or written" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
