"""Durable actions per second: the table service on the store, against bare aiosqlite.

The same games are played both ways. *Through the service* an action is decided, folded, rendered
to JSON and saved; *bare* is given the statements and values that came of it, and executes them one
by one on a plain aiosqlite connection with the same settings, and the *store* is given the same.
All make every action durable before the next one of that game; of games that are played at once the
store commits together what has gathered.
"""

import asyncio
import hashlib
import sys
import time
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import ODYSSEY, Ruleset
from bot.engine.settings import GameSettings
from bot.random_players import PACE, Simulation
from bot.service.ports import Place
from bot.service.table import Origin, TableService
from data.connection import BEGIN, Connection, Row, Statement
from data.late import begin_late
from data.store import SqliteStore

PLAYERS = 6
AT_ONCE = {1: 9, 50: 3}
"""How often so many games at once are played."""


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


async def play_game(store: SqliteStore, script: Script, number: int, server: int = 1) -> int:
    """Play a game of a server through the service; return the number of actions."""
    now = 0.0
    table = TableService(store, wake=lambda _: None, now=lambda: now, new_seed=lambda: script.key)
    interaction = number * 1_000_000
    game = await table.open(
        place=Place(server, number),
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


async def recorded(path: Path, scripts: list[Script]) -> list[list[list[Statement]]]:
    """Return the transactions that each game comes to."""
    games: list[list[list[Statement]]] = []
    async with await SqliteStore.open(path) as store:
        recorder = Recorder(store._writer.connection)
        for number, script in enumerate(scripts, 1):
            recorder.transactions = []
            await play_game(store, script, number)
            games.append(recorder.transactions)
    return games


async def through_store(path: Path, games: list[list[list[Statement]]]) -> float:
    """Return durable transactions per second of games that are written at once."""
    async with await SqliteStore.open(path) as store:

        async def write(transactions: list[list[Statement]]) -> int:
            for _, *statements, _ in transactions:  # without BEGIN and COMMIT
                async with begin_late(store._writer, store._gathering) as transaction:
                    transaction.add(*statements)
                    await transaction.commit()
            return len(transactions)

        began = time.perf_counter()
        return sum(await asyncio.gather(*map(write, games))) / (time.perf_counter() - began)


async def through_service(path: Path, scripts: list[Script]) -> float:
    """Return durable actions per second."""
    async with await SqliteStore.open(path) as store:
        began = time.perf_counter()
        # A server has only so many games at the same time.
        games = [play_game(store, script, n, server=n) for n, script in enumerate(scripts, 1)]
        return sum(await asyncio.gather(*games)) / (time.perf_counter() - began)


async def bare(path: Path, games: list[list[list[Statement]]]) -> float:
    """Return durable transactions per second, one by one."""
    async with await SqliteStore.open(path):
        pass  # the tables
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.execute("PRAGMA synchronous = FULL")
        began = time.perf_counter()
        for transaction in chain.from_iterable(games):
            for sql, values, _ in transaction:
                await connection.execute_fetchall(sql, values)
        return sum(map(len, games)) / (time.perf_counter() - began)


async def measure(games: int, rounds: int) -> tuple[dict[str, float], int]:
    """Return the best rates of several runs in turn, and the actions of a run.

    The best, as whatever else the machine does can only make a run slower.
    """
    scripts = [Script(number) for number in range(games)]
    rates: dict[str, float] = {}
    with TemporaryDirectory() as name:
        folder = Path(name)
        transactions = await recorded(folder / "recorded.db", scripts)
        for number in range(rounds):
            measured = {
                "bare": await bare(folder / f"bare-{number}.db", transactions),
                "service": await through_service(folder / f"service-{number}.db", scripts),
                "store": await through_store(folder / f"store-{number}.db", transactions),
            }
            rates = {what: max(rate, rates.get(what, 0.0)) for what, rate in measured.items()}
    return rates, sum(map(len, transactions))


def main() -> None:
    """Print the ratios of one game, and of many at once."""
    for games, rounds in AT_ONCE.items():
        rates, actions = asyncio.run(measure(games, rounds))
        service, store = (rates[what] / rates["bare"] for what in ("service", "store"))
        sys.stdout.write(
            f"durable actions/s, {games} games at once: service {rates['service']:.0f}, store "
            f"{rates['store']:.0f}, bare aiosqlite {rates['bare']:.0f}; ratios {service:.2f}, "
            f"{store:.2f} (best of {rounds} runs of {actions} actions)\n"
        )


if __name__ == "__main__":
    main()
