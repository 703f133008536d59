"""Durable actions per second: the table service on the store, against bare aiosqlite.

The same games are played both ways. *Through the service* an action is decided, folded, rendered
to JSON and saved; *bare* is given the statements and values that came of it, and executes them one
by one on a plain aiosqlite connection with the same settings. Both commit after every action; but
of games that are played at once the service makes durable together what has gathered.
"""

import asyncio
import hashlib
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from bot.commands.simulate import PACE, Simulation
from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import ODYSSEY, Ruleset
from bot.engine.settings import GameSettings
from bot.service.ports import Place
from bot.service.table import Origin, TableService
from data.connection import BEGIN, Connection, Row, Statement
from data.store import SqliteStore

PLAYERS = 6
AT_ONCE = {1: (9, 0.5), 50: (3, 2.0)}
"""How often so many games at once are played, and the ratio that is the goal."""


class Script(Simulation):
    """A simulated game that remembers its commands and their moments."""

    def __init__(
        self, number: int, ruleset: Ruleset = ODYSSEY, players: int = PLAYERS, unsteady: float = 0.0
    ) -> None:
        self.moves: list[tuple[float, c.Command]] = []
        self.ruleset = ruleset
        self.key = hashlib.sha256(f"bench/{number}".encode()).digest()
        super().__init__(ruleset, players, self.key)
        self.play(absences=unsteady, leavers=unsteady)

    def do(self, command: c.Command) -> None:
        """Play it and remember it."""
        super().do(command)
        self.moves.append((self.now, command))


@dataclass
class Recorder:
    """Keeps what a store's writing connection executes, a list per transaction."""

    connection: Connection

    def __post_init__(self) -> None:
        self.transactions: list[list[Statement]] = []
        self._run = self.connection.run
        self.connection.run = self.run  # type: ignore[method-assign]

    async def run(self, *statements: Statement) -> list[list[Row]]:
        """Remember and execute."""
        for statement in statements:
            if statement == BEGIN:
                self.transactions.append([])
            self.transactions[-1].append(statement)
        return await self._run(*statements)


async def play_game(store: SqliteStore, script: Script, number: int) -> int:
    """Play a game through the service; return the number of actions."""
    now = 0.0
    table = TableService(store, wake=lambda _: None, now=lambda: now, new_seed=lambda: script.key)
    interaction = number * 1_000_000
    game = await table.open(
        place=Place(number, number),
        host=PlayerId(1),
        host_name="player 1",
        settings=GameSettings(script.ruleset, ("simulated",), PACE),
        locale="en",
        interaction_id=interaction,
    )
    for moment, command in script.moves:
        now, interaction = moment, interaction + 1
        await table.act(game.game.id, command, Origin(interaction))
    return 1 + len(script.moves)


async def play(store: SqliteStore, scripts: list[Script]) -> int:
    """Play one game after the other through the service; return the number of actions."""
    return sum([await play_game(store, script, n) for n, script in enumerate(scripts, 1)])


async def recorded(path: Path, scripts: list[Script]) -> list[list[Statement]]:
    """Return the transactions that the games come to."""
    async with await SqliteStore.open(path) as store:
        recorder = Recorder(store._writer.connection)
        await play(store, scripts)
    return recorder.transactions


async def through_service(path: Path, scripts: list[Script]) -> float:
    """Return durable actions per second."""
    async with await SqliteStore.open(path) as store:
        began = time.perf_counter()
        games = [play_game(store, script, n) for n, script in enumerate(scripts, 1)]
        return sum(await asyncio.gather(*games)) / (time.perf_counter() - began)


async def bare(path: Path, transactions: list[list[Statement]]) -> float:
    """Return durable transactions per second."""
    async with await SqliteStore.open(path):
        pass  # the tables
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.execute("PRAGMA synchronous = FULL")
        began = time.perf_counter()
        for transaction in transactions:
            for sql, values, _ in transaction:
                await connection.execute_fetchall(sql, values)
        return len(transactions) / (time.perf_counter() - began)


async def measure(games: int, rounds: int) -> tuple[float, float, int]:
    """Return the best rates (service, bare) of several runs in turn, and the actions of a run.

    The best, as whatever else the machine does can only make a run slower.
    """
    scripts = [Script(number) for number in range(games)]
    with TemporaryDirectory() as name:
        folder = Path(name)
        transactions = await recorded(folder / "recorded.db", scripts)
        service_rates, bare_rates = [], []
        for number in range(rounds):
            bare_rates.append(await bare(folder / f"bare-{number}.db", transactions))
            service_rates.append(await through_service(folder / f"service-{number}.db", scripts))
    return max(service_rates), max(bare_rates), len(transactions)


def main() -> None:
    """Print the ratio of one game, and of many at once."""
    for games, (rounds, goal) in AT_ONCE.items():
        service, plain, actions = asyncio.run(measure(games, rounds))
        sys.stdout.write(
            f"durable actions/s of {games} at once: service {service:.0f}, bare aiosqlite "
            f"{plain:.0f}, ratio {service / plain:.2f} (goal {goal}; best of {rounds} runs of "
            f"{actions} actions)\n"
        )


if __name__ == "__main__":
    main()
