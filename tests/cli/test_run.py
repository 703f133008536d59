"""Why the bot does not start, said so that an operator knows what to do."""

import argparse
import asyncio
import json
import logging
import re
import socket
import sqlite3
from contextlib import AsyncExitStack, closing

import pytest

from bot.__main__ import main
from bot.bootstrap import Waiting, _store_alone
from bot.cli import run
from bot.cli.database import why_unusable
from bot.cli.open_files import ENOUGH
from bot.engine.errors import StorageError
from bot.service.deadlines import DeadlineScheduler
from bot.service.ports import Shards
from bot.settings import Settings, warn_of_unknown
from data.alone import alone_with
from data.opening import open_store
from tests.data.games import add, lobby

ARGS = argparse.Namespace(standby=False)
WAITING = "waiting until it does"


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A folder to start in, with a token that is never sent anywhere."""
    monkeypatch.chdir(tmp_path)
    for name in ("DIXIT_TEST_POSTGRES", "DIXIT_OPENAPI"):  # of tests, which are no settings
        monkeypatch.delenv(name, raising=False)
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
    assert run.run(ARGS) == 2
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


class Told(logging.Handler):
    """Tells the bot to stop once the log says a word."""

    def __init__(self, monkeypatch, word):
        super().__init__()
        self.event, self.word = None, word
        monkeypatch.setattr(run, "stop_signal", self.signal)
        logging.getLogger("bot.bootstrap").addHandler(self)

    def signal(self):
        self.event = asyncio.Event()
        return self.event

    def emit(self, record):
        if self.word in record.getMessage():
            self.event.set()


@pytest.fixture
def told(monkeypatch):
    made = []
    yield lambda word: made.append(Told(monkeypatch, word))
    for handler in made:
        logging.getLogger("bot.bootstrap").removeHandler(handler)


def test_a_server_that_does_not_answer_is_waited_for_and_named_without_its_password(
    home, monkeypatch, caplog, told
):
    monkeypatch.setenv("DIXIT_DATABASE", f"postgresql://dixit:secret@/games?host={home}")
    told(WAITING)
    assert run.run(ARGS) == 0
    assert f"The database postgresql:///games?host={home} cannot be used: " in caplog.text
    assert "the server does not answer" in caplog.text
    assert "secret" not in caplog.text


async def said(caplog, text, times):
    async with asyncio.timeout(60):
        while caplog.text.count(text) < times:  # noqa: ASYNC110  a log tells nobody
            await asyncio.sleep(0.01)


@pytest.mark.waits
async def test_a_server_that_stands_up_later_is_played_with_and_then_by_the_spare(
    home, caplog, server
):
    settings = Settings(database=server.address)

    def opening(*, standby):
        waiting = Waiting(asyncio.Event(), standby)
        return asyncio.create_task(_store_alone(settings, lambda *_: None, waiting))

    server.stop()
    first = opening(standby=False)
    await said(caplog, WAITING, 1)
    server.start()
    async with await first as playing:
        assert await playing.read.last_heartbeat() is None
        assert caplog.text.count(WAITING) == 1
        spare = opening(standby=True)
        await said(caplog, "standing by until it is gone", 1)
        server.stop()
        await said(caplog, WAITING, 2)
        server.start()
        async with await spare:
            with pytest.raises(StorageError, match="storage-in-use"):
                await add(playing, lobby(1))


OTHERS = "other bots play with it, for the shards"


@pytest.mark.parametrize(
    ("others", "own", "why"),
    [
        (
            [Shards(0, 1, 4), Shards(2, 2, 4)],
            Shards(2, 3, 4),
            f"{OTHERS} 0, 1, 2 of 4, and this one is to have 2-3/4",
        ),
        (
            [Shards(0, 0, 2)],
            Shards(1, 1, 3),
            f"{OTHERS} 0 of 2, and this one counts 3: all must count the same",
        ),
        ([Shards(0, 0, 2)], None, f"{OTHERS} 0 of 2, and this one would for all"),
        ([None], Shards(1, 1, 2), "another bot plays with it, for all shards. Stop that one"),
        ([None], None, "another bot plays with it. Stop that one"),
    ],
)
async def test_which_shards_other_bots_have_is_said(home, postgres, monkeypatch, others, own, why):
    monkeypatch.setattr("data.postgres_fleet.BEGIN_TAKING", "SET lock_timeout = '100ms'")
    settings = Settings(database=postgres.full, shards=own)
    async with AsyncExitStack() as opened:
        for shards in others:
            store = await open_store(postgres, alone=True, shards=shards)
            await opened.enter_async_context(store)
        with pytest.raises(StorageError) as refused:
            await open_store(postgres, alone=True, shards=own)
    assert why in why_unusable(refused.value, settings)


def test_a_bot_in_whose_stead_another_plays_ends(home, monkeypatch, capsys):
    async def play(bot, _token):
        bot.usurped.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.client.DixitBot.play", play)
    assert run.run(ARGS) == 1
    assert "dixit.db cannot be used: another bot has taken over" in capsys.readouterr().err


def test_version_and_database_are_logged_at_the_start_and_that_it_has_stopped(
    home, monkeypatch, caplog
):
    caplog.set_level(logging.INFO)
    told = []

    async def play(_bot, _token):
        told[0].set()
        await asyncio.Event().wait()

    monkeypatch.setattr(run, "stop_signal", lambda: told.append(asyncio.Event()) or told[0])
    monkeypatch.setattr("bot.client.DixitBot.play", play)
    assert run.run(ARGS) == 0
    messages = [record.getMessage() for record in caplog.records if record.name == run.__name__]
    assert re.fullmatch(rf"version [\w.]+, database {home / 'dixit.db'}", messages[0])
    assert messages[-1] == "stopped"


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
        ("API_BASE", "discord"),
        ("METRICS_HOST", "ü.."),
        ("METRICS_HOST", f"{'a' * 64}.org"),
        ("METRICS_HOST", "a" * 300),
        ("METRICS_HOST", "\udcff"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(home, monkeypatch, capsys, name, value):
    monkeypatch.setenv(f"DIXIT_{name}", value)
    with pytest.raises(SystemExit) as ended:
        run.run(ARGS)
    assert ended.value.code == 2
    assert re.search(f"settings cannot be used.*DIXIT_{name}: ", capsys.readouterr().err)


def test_a_level_and_an_address_are_taken_as_people_write_them(home, monkeypatch):
    monkeypatch.setenv("DIXIT_LOG_LEVEL", "debug")
    monkeypatch.setenv("DIXIT_API_BASE", "http://proxy/api/v10/")
    settings = Settings()
    assert (settings.log_level, settings.api_base) == ("DEBUG", "http://proxy/api/v10")
    assert settings.has_proxy
    monkeypatch.setenv("DIXIT_GATEWAY_URL", "ws://local")
    assert not Settings().has_proxy


@pytest.mark.parametrize(
    ("name", "value", "code", "why"),
    [
        ("DIXIT_TOKEN", "", 2, "There is no token"),
        ("DIXIT_SHARDS", "many", 2, "The settings cannot be used"),
        ("dixit_picture_workers", "0", 2, "The settings cannot be used"),
        ("DIXIT_DATABASE", "/", 2, "The settings cannot be used"),
        ("DIXIT_DATABASE", "file/dixit.db", 1, "cannot be used"),
    ],
)
def test_what_ends_the_bot_is_an_object_of_the_log_if_that_is_json(
    home, monkeypatch, capsys, name, value, code, why
):
    monkeypatch.setenv(name, value)
    (home / ".env").write_text("DIXIT_LOG_FORMAT=json\n")
    (home / "file").touch()
    try:
        ended = main(["run"])
    except SystemExit as end:
        ended = end.code
    assert ended == code
    told = json.loads(capsys.readouterr().err.splitlines()[-1])
    assert (told["level"], told["logger"]) == ("CRITICAL", run.__name__)
    assert why in told["message"]


def test_a_bug_that_ends_the_bot_is_in_the_log(home, monkeypatch, caplog):
    async def play(_bot, _token):
        raise ZeroDivisionError("once in a while")

    monkeypatch.setattr("bot.client.DixitBot.play", play)
    assert run.run(ARGS) == 1
    [record] = [each for each in caplog.records if each.levelname == "CRITICAL"]
    assert record.exc_info is not None
    assert "once in a while" in str(record.exc_info[1])


def test_it_may_hold_as_many_files_open_as_the_system_lets_it(home, monkeypatch):
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    found = []

    async def serve(*_, **__):
        found.append(resource.getrlimit(resource.RLIMIT_NOFILE))

    monkeypatch.setattr(run, "serve", serve)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert run.run(ARGS) == 0
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert 256 < found[0][0] <= ENOUGH


@pytest.mark.parametrize("value", ["cards/decks", '"cards/decks"', "{}"])
def test_decks_that_are_no_list_are_told_to_be_one(home, monkeypatch, capsys, value):
    monkeypatch.setenv("DIXIT_DECKS", value)
    with pytest.raises(SystemExit):
        run.run(ARGS)
    told = capsys.readouterr().err
    assert re.search(r'DIXIT_DECKS: write folders .* such as \["cards/decks"\]', told)


@pytest.mark.parametrize("command", ["run", "check"])
def test_a_setting_that_there_is_not_is_named_in_a_line(home, monkeypatch, caplog, capsys, command):
    monkeypatch.setenv("DIXIT_DECKS", f'["{home / "decks"}"]')
    monkeypatch.setenv("DIXIT_TOKEN", " ")
    monkeypatch.setenv("DIXIT_DATABSE", "postgresql://dixit:secret@host/games")
    (home / ".env").write_text("dixit_log_levle=DEBUG\nDIXIT_PICTURE_WORKERS=2\nPATHS=/bin\n")
    main([command])
    named = "DIXIT_DATABSE (DIXIT_DATABASE?), dixit_log_levle (DIXIT_LOG_LEVEL?)"
    [line] = [
        line
        for line in [*caplog.messages, *capsys.readouterr().err.splitlines()]
        if "There is no setting" in line
    ]
    assert named in line
    assert "secret" not in line


def test_settings_that_there_are_are_not_warned_of(home):
    (home / ".env").write_text("DIXIT_TEST_GUILD=1\ndixit_gateway_url=\n")
    assert warn_of_unknown() is None


@pytest.mark.parametrize("command", ["run", "preview"])
def test_without_a_deck_it_says_what_to_do(home, monkeypatch, capsys, command):
    monkeypatch.setenv("DIXIT_DECKS", f'["{home / "decks"}"]')
    assert main([command, *(["--out", str(home)] if command == "preview" else [])]) == 2
    printed = capsys.readouterr().err
    assert f"There is no deck of cards to play with in {home / 'decks'}: " in printed
    assert "DIXIT_DECKS" in printed
    assert list(home.iterdir()) == []


def test_settings_that_the_user_may_not_read_are_explained(home, monkeypatch, capsys):
    def refused(*_args, **_options):
        raise PermissionError(13, "Permission denied", ".env")

    monkeypatch.setattr("bot.settings.dotenv_values", refused)
    monkeypatch.setattr("bot.settings.Settings", refused)
    with pytest.raises(SystemExit) as ended:
        run.run(ARGS)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "Permission denied: .env" in told
    assert "must be able to read it" in told


def test_a_package_that_an_update_needs_is_named(monkeypatch, capsys):
    def missing(name):
        raise ModuleNotFoundError("No module named 'openskill'", name="openskill")

    monkeypatch.setattr("bot.__main__.import_module", missing)
    assert main(["run"]) == 2
    told = capsys.readouterr().err
    assert "package openskill is not installed" in told
    assert "-m pip install --require-hashes -r requirements.lock" in told


def test_a_module_of_ours_that_is_missing_is_a_bug(monkeypatch):
    def missing(name):
        raise ModuleNotFoundError("No module named 'bot.nothing'", name="bot.nothing")

    monkeypatch.setattr("bot.__main__.import_module", missing)
    with pytest.raises(ModuleNotFoundError):
        main(["run"])
