"""Migrations: applied once, whole or not at all, never by an older program."""

import asyncio
import logging
from pathlib import Path
from shutil import copy, copytree

import pytest

from bot.engine.errors import StorageError
from bot.engine.ids import GameId
from bot.service.ports import LoggedAction
from data.connection import Connection
from data.migrate import MIGRATIONS, load_migrations, migrate
from data.store import SqliteStore
from tests.data.games import add, lobby

NEWEST = load_migrations()[-1].number


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later release."""
    folder = copytree(MIGRATIONS, tmp_path / "later")
    name = f"{NEWEST + 1:04}_later.sql"
    (folder / name).write_text(
        "-- A comment; with a semicolon.\n"
        "ALTER TABLE games ADD COLUMN colour TEXT;\n"
        "UPDATE games\nSET colour = 'red; green';\n"
    )
    return folder


async def migrated(path: Path, folder: Path) -> None:
    connection = await Connection.open(path)
    try:
        await migrate(connection, path, folder)
    finally:
        await connection.close()


def first(count: int, folder: Path) -> Path:
    """So many of the migrations, in a folder of their own."""
    folder.mkdir()
    for file in sorted(MIGRATIONS.glob("*.sql"))[:count]:
        copy(file, folder)
    return folder


async def query(path: Path, sql: str) -> list[tuple]:
    connection = await Connection.open(path)
    try:
        return await connection.query(sql)
    finally:
        await connection.close()


def test_migrations_are_numbered_without_gaps_and_say_what_and_why():
    migrations = load_migrations()
    assert [m.number for m in migrations] == list(range(1, NEWEST + 1))
    for migration in migrations:
        assert migration.sql.startswith(f"-- {migration.number:04}: ")
        assert "-- What: " in migration.sql
        assert "-- Why" in migration.sql


def test_every_statement_of_a_file_is_applied():
    for migration in load_migrations():
        joined = "".join(statement.sql for statement in migration.statements())
        assert joined.strip() == migration.sql.strip()


async def test_a_new_database_has_the_newest_version_and_no_copy(store, path: Path):
    assert await query(path, "PRAGMA user_version") == [(NEWEST,)]
    assert [p.name for p in path.parent.iterdir() if "before" in p.name] == []


async def test_a_later_release_keeps_what_is_there_and_a_copy_of_it(path: Path, later: Path):
    async with await SqliteStore.open(path) as store:
        await add(store, lobby())
    await migrated(path, later)
    assert await query(path, "SELECT game_id, colour FROM games") == [
        (lobby().game.id, "red; green")
    ]
    assert await query(path, "PRAGMA user_version") == [(NEWEST + 1,)]
    copy = path.with_name(f"{path.name}.before-{NEWEST + 1:04}")
    async with await SqliteStore.open(copy) as store:
        assert await store.read.games.get(lobby().game.id) == lobby()


async def test_what_was_migrated_is_in_the_log(path: Path, later: Path, caplog):
    caplog.set_level(logging.INFO)
    async with await SqliteStore.open(path):
        pass
    await migrated(path, later)
    copied = path.with_name(f"{path.name}.before-{NEWEST + 1:04}")
    assert [each.getMessage() for each in caplog.records if each.name == "data.migrate"] == [
        f"{path} is a new database",
        f"{path} is brought from migration {NEWEST} to {NEWEST + 1}; as it was it is in {copied}",
    ]


async def test_what_was_written_as_text_waits_to_be_packed(path: Path, tmp_path: Path):
    await migrated(path, first(14, tmp_path / "before"))
    for sql in (
        "INSERT INTO records (game_id, at, record) VALUES ('over', 1.5, '{}')",
        "INSERT INTO log (game_id, version, at, events) VALUES ('over', 1, 1.5, '[]')",
    ):
        await query(path, sql)
    async with await SqliteStore.open(path) as store:
        assert await store.read.records.get(GameId("over")) == "{}"
        assert await store.tidy()
        assert not await store.tidy()
        assert await store.read.records.get(GameId("over")) == "{}"
        assert await store.read.games.log(GameId("over")) == (LoggedAction(1, 1.5, ()),)
    assert await query(path, "SELECT record FROM records") == [("",)]


async def test_results_that_may_name_a_winner_of_a_broken_off_game_are_made_anew(
    path: Path, tmp_path: Path
):
    await two_results(path, tmp_path / "before")
    await migrated(path, first(16, tmp_path / "then"))
    assert await query(path, "SELECT game_id FROM behind") == [("broken",)]


async def test_all_results_are_made_anew_since_others_count_and_have_places(
    path: Path, tmp_path: Path
):
    await two_results(path, tmp_path / "before")
    async with await SqliteStore.open(path) as store:
        assert await store.read.records.behind() == GameId("broken")
    games = "SELECT game_id FROM behind ORDER BY ordinal"
    assert await query(path, games) == [("broken",), ("played",)]


async def two_results(path: Path, folder: Path) -> None:
    """A database as it was before 0016, with a game that counts and one that does not."""
    await migrated(path, first(15, folder))
    for game, counted in (("played", 1), ("broken", 0)):
        await query(
            path,
            "INSERT INTO records (game_id, guild_id, ordinal, at, record)"
            f" VALUES ('{game}', 1, {counted}, 1.5, '{{}}')",
        )
        await query(
            path,
            "INSERT INTO results (guild_id, ordinal, game_id, player_id, name, rabbit, ruleset, at,"
            " counted, players, won, points, rounds, found_by_some, found_by_all, found_by_nobody,"
            f" guesses, found, fooled) VALUES (1, {counted}, '{game}', 7, 'Anna', 0, 'classic', 1,"
            f" {counted}, 4, 1, 0, 1, 0, 0, 0, 0, 0, 0)",
        )


async def test_cards_removed_before_are_kept_for_games_from_then_and_no_others(
    path: Path, tmp_path: Path
):
    await migrated(path, first(18, tmp_path / "before"))
    running, later = lobby(0, channel=1), lobby(1, channel=2)
    for sql in (
        "INSERT INTO decks VALUES ('own-a', 1, 'cats', 'Cats', 5, 0, NULL)",
        "INSERT INTO pictures VALUES ('d', 1, x'ff')",
        "INSERT INTO deck_cards VALUES ('own-a/d', 'own-a', 1, 'd', '', 2, 3, 0, x'', 7, 0, 9)",
        f"INSERT INTO game_decks VALUES ('own-a', '{running.game.id}')",
    ):
        await query(path, sql)
    async with await SqliteStore.open(path) as store:
        for game in (running, later):
            await add(store, game)
        async with store.begin() as uow:
            assert await uow.decks.pin(later.game.id, 1, "own-a")
            await uow.decks.sweep(0, 0)
            await uow.commit()
        assert len(await store.read.decks.cards("own-a")) == 1
        await query(path, f"DELETE FROM game_decks WHERE game_id = '{running.game.id}'")
        async with store.begin() as uow:
            await uow.decks.sweep(0, 0)
            await uow.commit()
        assert await store.read.decks.cards("own-a") == ()


async def test_a_newer_database_is_refused_and_left_alone(path: Path, later: Path):
    async with await SqliteStore.open(path) as store:
        await add(store, lobby())
    await migrated(path, later)
    with pytest.raises(StorageError) as refusal:
        await SqliteStore.open(path)
    assert refusal.value.code == "database-newer"
    assert refusal.value.params == {"found": NEWEST + 1, "known": NEWEST}
    assert await query(path, "PRAGMA user_version") == [(NEWEST + 1,)]


async def test_a_migration_that_fails_changes_nothing(path: Path, later: Path):
    async with await SqliteStore.open(path) as store:
        await add(store, lobby())
    with (later / f"{NEWEST + 1:04}_later.sql").open("a") as file:
        file.write("INSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StorageError):
        await migrated(path, later)
    async with await SqliteStore.open(path) as store:
        assert await store.read.games.get(lobby().game.id) == lobby()
    columns = await query(path, "SELECT name FROM pragma_table_info('games')")
    assert ("colour",) not in columns


async def test_of_two_that_migrate_at_once_one_does(path: Path, later: Path):
    async with await SqliteStore.open(path) as store:
        await add(store, lobby())
    await asyncio.gather(migrated(path, later), migrated(path, later))
    assert await query(path, "PRAGMA user_version") == [(NEWEST + 1,)]
    copied = path.with_name(f"{path.name}.before-{NEWEST + 1:04}")
    assert await query(copied, "PRAGMA user_version") == [(NEWEST,)], "not of what was migrated"
