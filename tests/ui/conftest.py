"""The simulated Discord for scenarios; one deck for all of them."""

import importlib
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot import bootstrap, client
from bot.bootstrap import open_bot
from bot.client import DixitBot
from bot.opponents import Opponents
from bot.service.pictures import Picture, PictureSpec
from bot.service.ports import StoredGame
from bot.settings import Settings
from bot.ui.answer import Answer
from bot.ui.copies import Interaction
from bot.ui.page import Page
from cards import maker
from cards.catalogue import Catalogue
from data import gathering
from data.migrate import load_migrations
from tests.decks import make_deck
from tests.ui.scenario import NAMES, Meanwhile, Scenario


@pytest.fixture(scope="session")
def plain_decks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("decks")
    make_deck(folder, "plain", 84)
    return folder


@pytest.fixture(scope="session")
def catalogue(plain_decks: Path) -> Catalogue:
    """The deck, read once: it never changes."""
    return Catalogue.open([plain_decks])


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and nothing in them, to be copied."""
    file = tmp_path_factory.mktemp("empty") / "dixit.db"
    migrations = load_migrations()
    with closing(sqlite3.connect(file)) as connection:
        for migration in migrations:
            connection.executescript(migration.sql)
        connection.execute(f"PRAGMA user_version = {migrations[-1].number}")
    return file


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is drawn: a picture is what it is to show, in words.

    Tests that look at pictures have a fixture of this name that lets them be drawn.
    """

    def told(spec: PictureSpec, _: object) -> Picture:
        return Picture(repr(spec).encode(), "jpg", 1, 1)

    monkeypatch.setattr(maker, "compose", told)


@pytest.fixture
async def simulated_bot(
    tmp_path: Path,
    plain_decks: Path,
    catalogue: Catalogue,
    empty_database: Path,
    drawing: None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[DixitBot]:
    """The bot without its loops, which never settle: tests deliver when they want to.

    Time passes only when it is moved, so nobody waits a moment for company either. Nothing is got
    ready for computer players: that takes as long as the machine needs, and is waited for.
    """

    async def unprepared(_opponents: Opponents, _stored: StoredGame) -> None:
        pass

    monkeypatch.setattr(Opponents, "prepare", unprepared)
    monkeypatch.setattr(gathering, "PATIENCE", 0.0)
    quiet = tuple(name for name in client.EXTENSIONS if name != "cogs.lifecycle")
    monkeypatch.setattr(client, "EXTENSIONS", quiet)
    monkeypatch.setattr(bootstrap, "open_decks", lambda _settings: catalogue)
    shutil.copyfile(empty_database, tmp_path / "dixit.db")
    settings = Settings(_env_file=None, database=tmp_path / "dixit.db", decks=[plain_decks])
    async with open_bot(settings) as bot:
        yield bot


async def load_extension(bot: DixitBot, name: str) -> None:
    """Add the cogs of a module; discord.py would compile and run it anew for each bot."""
    await importlib.import_module(name).setup(bot)


@pytest.fixture(scope="session")
def slash_commands() -> list[str]:
    """What is registered, in all languages: the same for all bots, so the first one fills it in.

    As JSON, of which each bot's copy is sooner made than of objects.
    """
    return []


async def register(bot: DixitBot, simulated: simcord.Env, commands: list[str]) -> None:
    """Have the commands registered, as a loop has that is not running here.

    Not by a request: the log of requests would have a copy of its own made of them all.
    """
    tree = bot.tree
    if not commands:
        payloads = [
            await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()
        ]
        for payload in payloads:
            assert payload.pop("nsfw", False) is False  # the simulated Discord knows no other
        commands.append(json.dumps(payloads))
    simulated.backend.register_commands(None, json.loads(commands[0]))


@pytest.fixture
async def env(
    simulated_bot: DixitBot, slash_commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[simcord.Env]:
    monkeypatch.setattr(DixitBot, "load_extension", load_extension)
    simulated = simcord.Env(simulated_bot, shard_count=1, settle_timeout=60.0)
    await simulated.start()
    await register(simulated_bot, simulated, slash_commands)
    yield simulated
    await simulated.shutdown()


@pytest.fixture
def sim(env: simcord.Env, simulated_bot: DixitBot) -> Scenario:
    guild = env.create_guild()
    channel = guild.create_text_channel("dixit")
    users = [guild.add_member(env.create_user(name)) for name in NAMES]
    return Scenario(env, simulated_bot, guild, channel, users)


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Let something happen just before the next answer is shown."""

    def before_the_edit(happens: Callable[[Interaction], Awaitable[object]]) -> None:
        edit, send = discord.Interaction.edit_original_response, Answer.send

        async def first(interaction: Interaction) -> None:
            monkeypatch.setattr(discord.Interaction, "edit_original_response", edit)
            monkeypatch.setattr(Answer, "send", send)
            await happens(interaction)

        async def edit_after(self: Interaction, **change: Any) -> Any:
            await first(self)
            return await edit(self, **change)

        async def send_after(self: Answer, page: Page) -> int:
            await first(self._interaction)
            return await send(self, page)

        monkeypatch.setattr(discord.Interaction, "edit_original_response", edit_after)
        monkeypatch.setattr(Answer, "send", send_after)

    return before_the_edit
