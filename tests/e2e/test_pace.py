"""Many tables at once: the limit of all requests delays what is sent, and stops nothing."""

from pathlib import Path

import pytest

from bot.playground.person_acts import Act
from tests.e2e.harness import UNLIMITED, Table

LOBBIES = 70
START = {"name": "dixit", "options": [{"name": "start", "options": []}]}


@pytest.mark.parametrize("pace", [{}, UNLIMITED], ids=["in earnest", "too fast"])
async def test_many_tables_opened_at_once_are_all_shown(home: Path, pace: dict[str, float]) -> None:
    impatient = {"worker.REQUEST": 0.3}  # given up while the limit is waited for
    table = Table(home, players=1, rate_limits=True, constants=pace | impatient)
    async with table:
        await table.until(table.discord.core.commands.all)
        core, world = table.discord.core, table.discord.world
        for number in range(LOBBIES):
            host = world.add_user(f"Host {number}")
            guild = world.add_guild(f"Server {number}", [host])
            place = world.add_channel(guild, "dixit")
            Act(core, host, {"type": 2, "channel_id": place.id, "data": START}, ()).go()
        await table.until(lambda: len(table.ask("SELECT 1 FROM games")) == LOBBIES, 60.0)
        await table.quiet(seconds=60.0)
