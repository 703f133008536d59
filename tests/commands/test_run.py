"""Why the bot does not start, said so that an operator knows what to do."""

import argparse
import asyncio
import socket
import sqlite3
from contextlib import closing

import pytest

from bot.__main__ import main
from bot.commands import run
from bot.engine.errors import StorageError
from bot.service.deadlines import DeadlineScheduler
from data.alone import alone_with

ARGS = argparse.Namespace(standby=False)


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A folder to start in, with a token that is never sent anywhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIXIT_TOKEN", "not.a.token")
    monkeypatch.setenv("DIXIT_DATABASE", str(tmp_path / "dixit.db"))
    monkeypatch.setenv("DIXIT_API_BASE", "http://127.0.0.1:9/api/v10")
    return tmp_path


def test_without_a_token_it_says_where_to_get_one(home, monkeypatch, capsys):
    monkeypatch.setenv("DIXIT_TOKEN", " ")
    assert run.run(ARGS) == 2
    assert "DIXIT_TOKEN=" in capsys.readouterr().err


def test_a_database_of_a_newer_bot_is_left_alone(home, capsys):
    with closing(sqlite3.connect(home / "dixit.db")) as file:
        file.execute("PRAGMA user_version = 9999")
    assert run.run(ARGS) == 1
    assert "dixit.db cannot be used: a newer version of the bot has used it" in (
        capsys.readouterr().err
    )
    with closing(sqlite3.connect(home / "dixit.db")) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (9999,)


def test_a_database_that_another_bot_plays_with_is_left_to_it(home, capsys):
    with alone_with(home / "dixit.db"):
        assert run.run(ARGS) == 1
    assert "dixit.db cannot be used: another bot plays with it" in capsys.readouterr().err
    assert not (home / "dixit.db").exists()


def test_a_server_that_does_not_answer_is_named_without_its_password(home, monkeypatch, capsys):
    monkeypatch.setenv("DIXIT_DATABASE", f"postgresql://dixit:secret@/games?host={home}")
    assert run.run(ARGS) == 1
    printed = capsys.readouterr().err
    assert f"The database postgresql:///games?host={home} cannot be used: " in printed
    assert "the server is down" in printed
    assert "secret" not in printed


def test_a_bot_in_whose_stead_another_plays_ends(home, monkeypatch, capsys):
    async def play(bot, _token):
        bot.usurped.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.client.DixitBot.play", play)
    assert run.run(ARGS) == 1
    assert "dixit.db cannot be used: another bot plays with it" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_named(home, capsys):
    (home / "dixit.db").write_text("shopping: apples, " * 100)
    assert run.run(ARGS) == 1
    assert "dixit.db cannot be used: it cannot be read or written" in capsys.readouterr().err
    assert (home / "dixit.db").read_text().startswith("shopping")


def test_a_database_folder_that_cannot_be_made_is_not_blamed_on_discord(home, monkeypatch, capsys):
    (home / "file").touch()
    monkeypatch.setenv("DIXIT_DATABASE", str(home / "file" / "dixit.db"))
    assert run.run(ARGS) == 1
    printed = capsys.readouterr().err
    assert "dixit.db cannot be used: it cannot be read or written" in printed
    assert "Discord" not in printed


def test_a_database_that_breaks_while_the_cogs_load_is_named(home, monkeypatch, capsys):
    async def break_off(_self):
        raise StorageError("storage-full")

    async def play(bot, _token):
        await bot.load_extension("cogs.lifecycle")

    monkeypatch.setattr(DeadlineScheduler, "note_outage", break_off)
    monkeypatch.setattr("bot.client.DixitBot.play", play)
    assert run.run(ARGS) == 1
    assert "dixit.db cannot be used: the disk is full" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "why"),
    [
        ("127.0.0.1", "another program listens there"),
        ("no-such-host.invalid", "there is no such host (DIXIT_METRICS_HOST)"),
        ("192.0.2.1", "no address of this machine (DIXIT_METRICS_HOST)"),
    ],
)
def test_a_place_for_metrics_that_cannot_be_had_is_not_blamed_on_discord(
    home, monkeypatch, capsys, host, why
):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("DIXIT_METRICS_HOST", host)
        monkeypatch.setenv("DIXIT_METRICS_PORT", str(port))
        assert run.run(ARGS) == 1
    printed = capsys.readouterr().err
    assert f"/metrics and /healthz cannot be served on {host}, port {port}: {why}" in printed
    assert "Discord" not in printed


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DECKS", "cards/decks"),
        ("DATABASE", "mysql://host/games"),
        ("PICTURE_WORKERS", "0"),
        ("LOG_LEVEL", "chatty"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(home, monkeypatch, name, value):
    monkeypatch.setenv(f"DIXIT_{name}", value)
    with pytest.raises(SystemExit, match=f"(?i)settings cannot be used.*{name}"):
        run.run(ARGS)


@pytest.mark.parametrize("command", ["run", "preview"])
def test_without_a_deck_it_says_what_to_do(home, monkeypatch, capsys, command):
    monkeypatch.setenv("DIXIT_DECKS", f'["{home / "decks"}"]')
    assert main([command, *(["--out", str(home)] if command == "preview" else [])]) == 2
    printed = capsys.readouterr().err
    assert f"There is no deck of cards to play with in {home / 'decks'}: " in printed
    assert "DIXIT_DECKS" in printed
    assert list(home.iterdir()) == []
