"""What is known to be wrong before people play is named."""

import argparse
import asyncio

import pytest

from bot.commands import check
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
