"""Many games at once on three processes that are killed again and again, as is their server."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.model import Channel, Guild
from data.address import ServerAddress
from tests.e2e import checks
from tests.e2e.harness import NAMES, SHORT_LEASES, Table
from tests.e2e.play import Game
from tests.e2e.player import Player
from tests.e2e.records import checked, comparable
from tests.postgres import Server

PROCESSES, SHARDS = 3, 16
CONSTANTS = {
    "fleet.IDENTIFY_PAUSE": 0.05, "fleet.GONE": 6.0, "fleet.BEAT": 0.5, **SHORT_LEASES
}  # fmt: skip
PATIENT = 600.0
"""Seconds that people press again for, and wait: processes die as soon as they are there."""


@dataclass
class Corner:
    """A server of its own for some of the people: as much of a table as a game asks for."""

    place: Channel
    people: list[Player]

    @property
    def channel(self) -> str:
        """The id of the channel in which they play."""
        return self.place.id

    async def quiet(self) -> None:
        """Nobody waits here: the database may be away."""


async def corners(table: Table, count: int) -> list[Corner]:
    """Have people sit down in servers of different shards."""
    world, found = table.discord.world, []
    for number in range(count):
        users = [world.add_user(name, "en-US") for name in NAMES[:3]]
        its = world.ids.next(number * SHARDS // count, SHARDS)
        people = [world.users[table.guild.owner_id], *users]
        guild: Guild = world.add_guild(f"Friends {number}", people, guild_id=its)
        players = [Player(table.discord.url, user.id, user.name, table.now) for user in users]
        for player in players:
            player.of_several = True
            await table._stack.enter_async_context(player)
        found.append(Corner(world.add_channel(guild, "dixit"), players))
    return found


async def play(corner: Corner, games: Iterator[int]) -> None:
    """Play game after game as long as there are any left."""
    for _ in games:
        game: Any = corner
        await Game(game, "mini", corner.people, rounds=1).play()
        for person in corner.people:
            person.forget()


def lives(table: Table, number: int) -> bool:
    """Say whether a process can be killed: the server may not have missed a dead one yet."""
    return table.bots[number].returncode is None and table.is_connected(number)


async def strike(table: Table, server: Server, kills: int, restarts: int, pause: float) -> None:
    """Kill each process so often, in any order, and let the server go away a few times.

    Mostly all are there before one dies, now and then another is still on its way: on a machine on
    which a start takes longer than the pause nobody would ever get anywhere otherwise.
    """
    dice = random.Random("storm")
    blows = [number for number in range(PROCESSES) for _ in range(kills)] + [-1] * restarts
    dice.shuffle(blows)
    for blow in blows:
        if dice.random() < 0.7:
            await table.until(table.all_connected, PATIENT)
        await asyncio.sleep(dice.uniform(0.5, 1.5) * pause)
        if blow < 0:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        else:
            await table.until(lambda number=blow: lives(table, number), PATIENT)
            table.bots[blow].kill()
            await table.bots[blow].wait()


@pytest.mark.parametrize(
    ("games", "kills", "restarts"),
    [
        pytest.param(30, 4, 1, marks=pytest.mark.full),
        pytest.param(300, 60, 5, marks=pytest.mark.full),
    ],
)
async def test_no_action_is_lost_whatever_dies(
    home: Path, server: Server, monkeypatch: pytest.MonkeyPatch, games: int, kills: int,
    restarts: int,
) -> None:  # fmt: skip
    monkeypatch.setattr(Player.insist, "__defaults__", (PATIENT,))
    monkeypatch.setattr(Player.until, "__defaults__", (PATIENT,))
    table = Table(
        home,
        players=3,
        server=ServerAddress(server.address),
        processes=PROCESSES,
        shards=SHARDS,
        environment={"TEST_SEED": "storm", "TEST_PAUSE": "3600"},  # nothing goes on by itself
        constants=CONSTANTS,
    )
    async with table:
        seated, numbers = await corners(table, 8), iter(range(games))
        playing = asyncio.gather(*(play(corner, numbers) for corner in seated))
        striking = asyncio.create_task(strike(table, server, kills, restarts, pause=1.5))
        await playing
        await striking
        # Who is connected has been started again, but it may not be noted yet.
        await table.until(lambda: table.restarts == kills * PROCESSES, PATIENT)
        await table.until(table.all_connected, PATIENT)
        await table.quiet(edits=True, seconds=PATIENT)
        assert checks.doubled(table, games) == []
        records = [checked(*row) for row in table.ask("SELECT record, packed FROM records")]
        assert len(records) == games
        # Seed, people and what they do are the same, so all games are the same game.
        assert all(comparable(record) == comparable(records[0]) for record in records)
