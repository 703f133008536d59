"""Actions a second on PostgreSQL: one process, two that share it, and one on a file beside them.

Each process plays for servers of its own, many games at once: an action is decided, saved and
committed, and what it makes out of date is claimed and noted as delivered, without Discord. The
server has a lower priority than they: it would have a machine of its own.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from itertools import count
from pathlib import Path

from bot.engine.commands import Command, ExpirePhase
from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.settings import GameSettings
from bot.service.delivery import Dispatcher
from bot.service.messenger import Sent
from bot.service.ports import MessageKey, Place, Shards, Store, StoredGame
from bot.service.table import Origin, TableService
from data.address import read_database
from data.opening import open_store
from tests.bench.store import PACE, Script
from tests.postgres import running_server

AT_ONCE = 16
"""Games that a process plays at the same time."""
SECONDS = 8.0
RUNS = 3
NICE = 5
A_DAY = 86_400.0
"""Seconds before now at which the games are said to begin: nothing of them lies ahead."""


class Everywhere:
    """A Discord that takes everything at once."""

    def __init__(self) -> None:
        self._ids = count(1)

    async def send(self, key: MessageKey, delivery_key: str, stored: StoredGame) -> Sent:
        """Send."""
        return Sent(1, next(self._ids))

    async def edit(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, sent: Sent
    ) -> Sent:
        """Edit."""
        return sent

    async def delete(self, sent: Sent) -> None:
        """Delete."""

    async def find(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, since: float
    ) -> Sent | None:
        """Find nothing."""


class Load:
    """Plays the same game again and again, many times at once, for servers of one shard."""

    def __init__(self, store: Store, shard: int) -> None:
        self._store, self._shard = store, shard
        self._script = Script(0)
        self._ids, self._places = count((shard + 1) << 50), count(1)
        self._actions = 0
        self._dispatcher = Dispatcher(TableService(store, wake=lambda _: None), store, Everywhere())

    async def rate(self) -> float:
        """Play for a while; return how many actions a second were durable."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._games()) for _ in range(AT_ONCE)]
            tasks.append(group.create_task(self._dispatcher.run()))
            await asyncio.sleep(SECONDS / 4)
            before, began = self._actions, time.perf_counter()
            await asyncio.sleep(SECONDS)
            rate = (self._actions - before) / (time.perf_counter() - began)
            for task in tasks:
                task.cancel()
        return rate

    async def _games(self) -> None:
        while True:
            # A clock that the dispatcher has started goes by its own time, and then a script does
            # not fit its game any more: that one is left alone.
            with contextlib.suppress(RuleViolation):
                await self._game(time.time() - A_DAY)

    async def _game(self, began: float) -> None:
        now = began
        table = TableService(
            self._store,
            wake=self._dispatcher.wake,
            now=lambda: now,
            new_seed=lambda: self._script.key,
        )
        stored = await table.open(
            place=Place(next(self._places) << 23 | self._shard << 22, next(self._ids)),
            host=PlayerId(1),
            host_name="player 1",
            settings=GameSettings(self._script.ruleset, ("simulated",), PACE),
            locale="en",
            interaction_id=next(self._ids),
        )
        for moment, command in self._script.moves:
            now = began + moment
            await table.act(stored.game.id, _later(command, began), Origin(next(self._ids)))
            self._actions += 1


def _later(command: Command, by: float) -> Command:
    if isinstance(command, ExpirePhase):
        return replace(command, deadline=command.deadline + by)
    return command


async def be_one(address: str, number: int, of: int) -> None:
    """Be one of some processes, and print the rate."""
    shards = Shards(number, number, of) if of > 1 else None
    async with await open_store(read_database(address), alone=True, shards=shards) as store:
        store.leave_to([other for other in range(of) if other != number])
        sys.stdout.write(f"{await Load(store, number).rate()}\n")


def rate(processes: int) -> float:
    """Return the actions a second of all processes together, on a server of their own."""
    with running_server() as server:
        os.setpriority(os.PRIO_PROCESS, server.pid, NICE)  # inherited by what it starts
        command = [sys.executable, "-m", "tests.bench.processes", server.address]
        running = [
            subprocess.Popen([*command, str(n), str(processes)], stdout=subprocess.PIPE, text=True)
            for n in range(processes)
        ]
        return sum(float(process.communicate()[0]) for process in running)


async def on_file() -> float:
    """Return the actions a second of one process on a file."""
    with tempfile.TemporaryDirectory() as name:
        async with await open_store(Path(name) / "dixit.sqlite3", alone=True) as store:
            return await Load(store, 0).rate()


def main() -> None:
    """Print the rates and their ratios, each the best of several runs in turn."""
    rates = [(asyncio.run(on_file()), rate(1), rate(2)) for _ in range(RUNS)]
    file, one, two = (max(each) for each in zip(*rates, strict=True))
    sys.stdout.write(
        f"processes: {file:.0f} actions a second on a file, {one:.0f} on PostgreSQL "
        f"({one / file:.2f} of it, goal 0.5), {two:.0f} by two processes "
        f"({two / one:.2f} times one, goal 1.6)\n"
    )


if __name__ == "__main__":
    if len(sys.argv) == 4:
        asyncio.run(be_one(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
    else:
        main()
