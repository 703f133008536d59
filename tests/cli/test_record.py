"""Records are printed as ``replay`` takes them."""

import argparse
import asyncio
import io

import pytest

from bot.cli import record, replay
from bot.engine import commands as c
from bot.service.choices import default_settings
from bot.service.ports import Place
from bot.service.table import TableService
from data.store import SqliteStore
from tests.data.games import damage
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, Clock


@pytest.fixture
def database(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIXIT_DATABASE", str(tmp_path / "dixit.db"))
    return tmp_path / "dixit.db"


async def played(database, *, to_the_end: bool) -> str:
    async with await SqliteStore.open(database) as store:
        table = TableService(store, wake=lambda _: None, now=Clock())
        settings = default_settings("mini", "normal", ("house",))
        opened = await table.open(
            place=Place(1, 10), host=ANNA, host_name="Anna", settings=settings, locale="en",
            interaction_id=1,
        )  # fmt: skip
        game = opened.game.id
        for player in (BRUNO, CARLA):
            await table.act(game, c.Join(player, "Somebody"))
        await table.act(game, c.StartGame(ANNA, CARDS))
        if to_the_end:
            await table.act(game, c.EndGame(ANNA))
        return game


async def packed(database, *, damaged: bool = False) -> None:
    async with await SqliteStore.open(database) as store:
        while await store.tidy():
            pass
        if damaged:
            await damage(store, "records", "packed")


def run(game: str) -> int:
    return record.run(argparse.Namespace(game=game, html=False))


def test_what_is_printed_can_be_replayed(database, monkeypatch, capsys):
    game = asyncio.run(played(database, to_the_end=True))
    assert run(game) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    monkeypatch.setattr("sys.stdin", io.StringIO(printed))
    assert replay.run(argparse.Namespace(file="-", commitment=None)) == 0
    assert f"agrees (game {game}" in capsys.readouterr().out


def test_a_packed_record_is_printed_just_the_same(database, capsys):
    game = asyncio.run(played(database, to_the_end=True))
    assert run(game) == 0
    before = capsys.readouterr().out
    asyncio.run(packed(database))
    assert run(game) == 0
    assert capsys.readouterr().out == before


def test_of_a_damaged_record_it_is_said_what_is_wrong(database, capsys):
    game = asyncio.run(played(database, to_the_end=True))
    asyncio.run(packed(database, damaged=True))
    assert run(game) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"{game} cannot be read: storage-broken" in printed.err


def test_of_a_game_that_goes_on_there_is_none(database, capsys):
    assert run(asyncio.run(played(database, to_the_end=False))) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "it is not over" in printed.err


def test_no_database_is_made_where_there_is_none(database, capsys):
    assert run("abcdefghij") == 1
    assert "There is no database at" in capsys.readouterr().err
    assert not database.exists()
