"""A bot that is told to stop while people press leaves none of them without an answer."""

import asyncio
import contextlib
from pathlib import Path

from bot.playground.errors import LocalError
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Player

THINKING = 1 << 7
"""The flag of an answer that has only been acknowledged."""
EVERY = 0.01
"""Seconds between two presses of a person, who waits for no answer."""


class _GoneError(Exception):
    """Ends the presses that nobody answers any more."""


async def _press(player: Player) -> None:
    with contextlib.suppress(LocalError, TimeoutError):
        await player.push_newest("join")


def _thinking(table: Table) -> int:
    messages = table.discord.world.messages.values()
    return sum(bool(m.flags & THINKING) for channel in messages for m in channel.values())


async def test_nobody_is_left_with_a_thinking_bot(home: Path) -> None:
    async with Table(home, players=6) as table:
        await Game(table, "odyssey", table.people).open()

        async def press_on() -> None:
            async with asyncio.TaskGroup() as presses:
                while table.is_connected():
                    for player in table.people:
                        presses.create_task(_press(player))
                    await asyncio.sleep(EVERY)
                raise _GoneError

        for stop in (1, 2):
            pressing = asyncio.create_task(press_on())
            await table.until(lambda: _thinking(table))
            bot = table.bots[0]
            bot.terminate()
            with contextlib.suppress(ExceptionGroup):
                await pressing
            await table.until(lambda stop=stop: table.restarts >= stop and table.is_connected())
            await table.until(lambda: not _thinking(table))
        assert "Traceback" not in table.log
