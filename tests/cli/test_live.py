"""``check --live`` against the local Discord, which behaves as it is known to be."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.playground.server import LocalDiscord

ROOT = Path(__file__).parent.parent.parent
TRIALS = (
    "a V2 message with a picture",
    "a repeated nonce gives the first message",
    "a V2 edit keeps its picture",
    "another message shows a picture by its address",
    "history finds our own message by its id",
)


async def check_live(discord: LocalDiscord, channel: str, folder: Path) -> str:
    """Return what is printed."""
    database = {"DIXIT_DATABASE": str(folder / "dixit.db")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "check", "--live", channel,
        cwd=ROOT, env=os.environ | discord.environment | database,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await process.communicate()
    return said.decode()


async def test_a_channel_that_is_not_there_is_said_once(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        told = await check_live(discord, "12345", tmp_path)
    [line] = [line for line in told.splitlines() if "live: " in line]
    assert line.startswith(f"FAIL  live: {TRIALS[0]}: 404 Not Found")


def test_a_channel_is_named_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["check", "--live", "#dixit"])
    assert "Copy Channel ID" in capsys.readouterr().err


async def test_every_trial_succeeds_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        guild = discord.world.add_guild("Friends", [discord.world.add_user("Ana", "en-US")])
        channel = discord.world.add_channel(guild, "dixit")
        told = await check_live(discord, channel.id, tmp_path)
        for trial in TRIALS:
            assert f"ok    live: {trial}" in told, told
        assert not discord.world.messages[channel.id]
