"""The simulated Discord for scenarios; one deck for all of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from bot import client
from bot.bootstrap import open_bot
from bot.client import DixitBot
from bot.settings import Settings
from tests.decks import make_deck
from tests.ui.scenario import NAMES, Scenario


@pytest.fixture(scope="session")
def plain_decks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("decks")
    make_deck(folder, "plain", 84)
    return folder


@pytest.fixture
async def simulated_bot(
    tmp_path: Path, plain_decks: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[DixitBot]:
    """The bot without its loops, which never settle: tests deliver when they want to."""
    quiet = tuple(name for name in client.EXTENSIONS if name != "cogs.lifecycle")
    monkeypatch.setattr(client, "EXTENSIONS", quiet)
    settings = Settings(_env_file=None, database=tmp_path / "dixit.db", decks=[plain_decks])
    async with open_bot(settings) as bot:
        yield bot


@pytest.fixture
async def env(simulated_bot: DixitBot) -> AsyncIterator[simcord.Env]:
    simulated = simcord.Env(simulated_bot, shard_count=1)
    await simulated.start()
    await simulated_bot.tree.sync()  # what a loop does that is not running here
    yield simulated
    await simulated.shutdown()


@pytest.fixture
def sim(env: simcord.Env, simulated_bot: DixitBot) -> Scenario:
    guild = env.create_guild()
    channel = guild.create_text_channel("dixit")
    users = [guild.add_member(env.create_user(name)) for name in NAMES]
    return Scenario(env, simulated_bot, guild, channel, users)
