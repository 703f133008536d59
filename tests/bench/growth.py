"""What a call of the loops costs with few and many games, and with few and many messages behind.

Processor time of the whole process, the database's threads included; the ratio is what should stay
near 1.
"""

import asyncio
import math
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.engine.ids import GameId, PlayerId
from bot.service.choices import default_settings
from bot.service.deadlines import IDLE, LOBBY_IDLE
from bot.service.ports import Delivery, Place
from bot.service.table import TableService
from data.connection import statement
from data.store import SqliteStore

GAMES = (100, 1_000, 10_000)
BEHIND = (100, 60_000)
CALLS, REPEATS = 2_000, 40
NOW = 1_800_000_000.0
COLUMNS = (
    "version, guild_id, channel_id, locale, phase, created_at, last_action_at, compensated_at,"
    " seed, state"
)
# Each copy has a place and a clock of its own; 50 are of one server.
COPY = f"""
    INSERT INTO games (game_id, target_id, deadline, remind_at, {COLUMNS})
    SELECT $2, $3, $4, $4, {COLUMNS} FROM games WHERE game_id = $1"""
MESSAGE = """
    INSERT INTO messages (game_id, round, purpose, viewer, detail, required_version,
                          invalidated_at, ordinal)
    VALUES ($1, 1, 'board', 0, '', 2, $2, 0)"""

Call = Callable[[], Awaitable[object]]


async def fill(store: SqliteStore, table: TableService, games: int, behind: int) -> GameId:
    """Fill a database; return a game of it that can be acted in."""
    stored = await table.open(
        place=Place(1, 1),
        host=PlayerId(1),
        host_name="player 1",
        settings=default_settings("odyssey", "untimed", ("simulated",)),
        locale="en",
        interaction_id=1,
    )
    game = stored.game.id
    copies = [
        statement(COPY, game, f"copy-{n}", n + 2, NOW + 1_000.0 + n) for n in range(games - 1)
    ]
    waiting = [statement(MESSAGE, f"copy-{n}", NOW - 600.0 + n / 200) for n in range(behind)]
    await store._writer.run(*copies, *waiting)
    return game


async def measure(games: int, behind: int) -> dict[str, float]:
    """Return milliseconds of the processor for each call."""
    with TemporaryDirectory() as name:
        async with await SqliteStore.open(Path(name) / "growth.db") as store:
            table = TableService(store, wake=lambda _: None, now=lambda: NOW)
            game = await fill(store, table, games, behind)

            async def deliver() -> None:
                found: tuple[Delivery, ...] = await store.outbox.claim(NOW, 30.0, 1)
                for delivery in found:
                    await store.outbox.edited(
                        delivery, version=delivery.required_version, at=NOW, not_before=NOW
                    )

            calls: dict[str, Call] = {
                "next deadline": lambda: store.read.next_deadline(IDLE, LOBBY_IDLE),
                "due games": lambda: store.read.due_games(NOW, IDLE, LOBBY_IDLE),
                "next computer player": store.read.next_computer,
                "room in a server": lambda: store.read.games.has_room(2, 5),
                "a game, read": lambda: store.read.games.get(game),
                "next message due": lambda: store.outbox.next_due(NOW),
                "a message claimed and edited": deliver,
            }
            return {what: await _timed(call) for what, call in calls.items()}


async def _timed(call: Call) -> float:
    """Return what a call costs when nothing else on the machine disturbs it: the least of some."""
    await call()
    calls = 1 if call.__name__ == "deliver" else CALLS // REPEATS  # few messages are soon out
    least, repeats = math.inf, 80 if calls == 1 else REPEATS
    for _ in range(repeats):
        start = time.process_time()
        for _ in range(calls):
            await call()
        least = min(least, 1000 * (time.process_time() - start) / calls)
    return least


def main() -> None:
    """Print what each call costs, and how much more with many."""
    few = [asyncio.run(measure(games, BEHIND[0])) for games in GAMES]
    many = asyncio.run(measure(GAMES[0], BEHIND[1]))
    for what, least in few[0].items():
        by_games = ", ".join(f"{costs[what]:.2f}" for costs in few)
        sys.stdout.write(
            f"growth: {what}: {by_games} ms with {', '.join(map(str, GAMES))} live games "
            f"({few[-1][what] / least:.2f} times), {many[what]:.2f} ms with {BEHIND[1]} messages "
            f"behind ({many[what] / least:.2f} times)\n"
        )


if __name__ == "__main__":
    main()
