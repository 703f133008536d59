"""``check --live`` against the local Discord, which behaves as it is known to be."""

import asyncio
import os
import sys
from pathlib import Path

from bot.playground.server import LocalDiscord

ROOT = Path(__file__).parent.parent.parent
TRIALS = (
    "a V2 message with a picture",
    "a repeated nonce gives the first message",
    "a V2 edit keeps its picture",
    "another message shows a picture by its address",
    "history finds our own message by its id",
)


async def test_every_trial_succeeds_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        guild = discord.world.add_guild("Friends", [discord.world.add_user("Ana", "en-US")])
        channel = discord.world.add_channel(guild, "dixit")
        database = {"DIXIT_DATABASE": str(tmp_path / "dixit.db")}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "check", "--live", channel.id,
            cwd=ROOT, env=os.environ | discord.environment | database,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        said, _ = await process.communicate()
        told = said.decode()
        for trial in TRIALS:
            assert f"ok    live: {trial}" in told, told
        assert not discord.world.messages[channel.id]
