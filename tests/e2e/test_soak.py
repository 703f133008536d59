"""Game after game: afterwards the bot holds no more than before, in memory and in its database."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import PATIENCE

MONTH = 31 * 86_400
KEPT = "records"
TABLES = ("games", "log", "messages", "seen", "clips")


async def soak(home: Path, games: int) -> None:
    async with Table(home, constants={"deadlines.HEARTBEAT": 0.5}) as table:
        await one(table)
        before = await table.held()
        for _ in range(games - 1):
            await one(table)
        after = await fallen(table, before["tasks"])
        assert after["views"] == before["views"] == 0
        assert after["windows"] == before["windows"] == 0
        assert after["running"] == 0
        assert after["tasks"] <= before["tasks"]
        assert table.ask("SELECT COUNT(*) FROM games")[0][0] == games
        table.forward(MONTH)
        await table.until(lambda: not any(rows(table, name) for name in TABLES))
        assert rows(table, KEPT) == games


async def fallen(table: Table, tasks: int) -> dict[str, int]:
    """Return what the bot holds, if it can be once no more than so many tasks are left."""
    held = await table.held()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while held["tasks"] > tasks:
                await asyncio.sleep(0.1)
                held = await table.held()
    return held


def rows(table: Table, name: str) -> int:
    """Count the rows of a table."""
    return table.ask(f"SELECT COUNT(*) FROM {name}")[0][0]


async def one(table: Table) -> None:
    """Play one short game."""
    await Game(table, "mini", table.people, rounds=1).play()
    await table.quiet(edits=True)
    for person in (*table.people, table.bystander):
        person.forget()


@pytest.mark.waits
async def test_ten_games_leave_nothing_behind(home: Path) -> None:
    await soak(home, 10)


@pytest.mark.full
async def test_two_hundred_games_leave_nothing_behind(home: Path) -> None:
    await soak(home, 200)
