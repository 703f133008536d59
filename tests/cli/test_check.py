"""What is known to be wrong before people play is named."""

import argparse
import asyncio
import socket

import pytest

from bot.cli import check
from data.store import SqliteStore
from tests.data.games import add, damage, lobby


@pytest.fixture
def database(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIXIT_TOKEN", "")
    monkeypatch.setenv("DIXIT_DATABASE", str(tmp_path / "dixit.db"))
    return tmp_path / "dixit.db"


def test_a_game_that_cannot_be_read_is_named(database, capsys):
    async def prepare():
        async with await SqliteStore.open(database) as store:
            await add(store, lobby(1))
            await damage(store, "games", "state")

    asyncio.run(prepare())
    assert check.run(argparse.Namespace(live=None)) == 1
    printed = capsys.readouterr()
    assert "dixit.db opens" in printed.out
    assert f"FAIL  database: game {lobby(1).game.id} cannot be read" in printed.err


def test_a_database_that_was_not_there_is_told_from_one_with_games(database, capsys):
    async def prepare():
        async with await SqliteStore.open(database) as store:
            await add(store, lobby(1))

    check.run(argparse.Namespace(live=None))
    said = "dixit.db is new: there was none, and an empty one was made; open games: 0, "
    assert said in capsys.readouterr().out
    asyncio.run(prepare())
    check.run(argparse.Namespace(live=None))
    said = "dixit.db opens; open games: 1, 0 of them with a clock that runs"
    assert said in capsys.readouterr().out


def test_a_folder_of_decks_that_is_not_there_is_named(database, monkeypatch, capsys):
    missing = database.parent / "nowhere"
    monkeypatch.setenv("DIXIT_DECKS", f'["{missing}"]')
    assert check.run(argparse.Namespace(live=None)) == 1
    assert f"FAIL  decks: there is no folder {missing} (DIXIT_DECKS)" in capsys.readouterr().err


@pytest.mark.parametrize(("there", "how"), [(True, "by meaning"), (False, "by chance")])
def test_whether_computer_players_understand_is_said(database, monkeypatch, capsys, there, how):
    monkeypatch.setattr(check, "is_installed", lambda: there)
    check.run(argparse.Namespace(live=None))
    assert f"; they play {how}" in capsys.readouterr().out


def test_why_the_database_cannot_be_used_is_said_as_run_says_it(database, capsys):
    database.mkdir()
    assert check.run(argparse.Namespace(live=None)) == 1
    printed = capsys.readouterr().err
    assert "dixit.db cannot be used: it cannot be read or written: look at the file" in printed
    assert "storage-broken" not in printed


def test_shards_metrics_and_health_file_are_named(database, monkeypatch, capsys):
    monkeypatch.setenv("DIXIT_SHARDS", "0-1/2")
    monkeypatch.setenv("DIXIT_METRICS_PORT", "0")
    monkeypatch.setenv("DIXIT_HEALTH_FILE", str(database.parent / "new" / "alive"))
    check.run(argparse.Namespace(live=None))
    printed = capsys.readouterr()
    assert "ok    shards: 0-1/2 are this process's" in printed.out
    assert "ok    metrics: 127.0.0.1, port 0 is free" in printed.out
    assert f"ok    health file: {database.parent / 'new' / 'alive'} can be touched" in printed.out
    assert not (database.parent / "new").exists()


@pytest.mark.parametrize("file", ["file/alive", "long" * 75, f"{'long' * 75}/alive"])
def test_where_metrics_and_health_file_cannot_be_is_said(database, monkeypatch, capsys, file):
    (database.parent / "file").touch()
    monkeypatch.setenv("DIXIT_METRICS_PORT", "9464")
    monkeypatch.setenv("DIXIT_METRICS_HOST", "no-such-host.invalid")
    monkeypatch.setenv("DIXIT_HEALTH_FILE", str(database.parent / file))
    assert check.run(argparse.Namespace(live=None)) == 1
    printed = capsys.readouterr()
    assert "FAIL  metrics: /metrics and /healthz cannot be served on no-such-host" in printed.err
    assert "FAIL  health file: " in printed.err
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("DIXIT_METRICS_PORT", str(taken.getsockname()[1]))
        monkeypatch.setenv("DIXIT_METRICS_HOST", "127.0.0.1")
        check.run(argparse.Namespace(live=None))
    assert "is in use: by the bot, if it runs" in capsys.readouterr().out
