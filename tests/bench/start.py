"""How soon people are served after a start, with few and with many games in the database.

A game is played halfway and the bot stopped; copies of it are added, with clocks that all have to
be moved, and copies of one that is over. Then the bot is started: seconds until it is connected,
until a press on My hand is answered, and until all clocks have been moved; and its memory.
"""

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from bot.playground.model import Channel, ChannelType
from data.address import ServerAddress
from tests.decks import make_deck
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.postgres import running_server

LIVE, FINISHED = 10_000, 100_000
AN_HOUR = 3_600.0
PLACES = 5
"""Games of one server."""
GAME = (
    "version, thread_id, locale, created_at, last_action_at, compensated_at, computer_at, seed,"
    " by_invitation"
)
SERVER = f"({{first}} + i / {PLACES}) * CAST(4194304 AS BIGINT)"
NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
COPY_GAME = f"""
    {NUMBERS} INSERT INTO games (game_id, guild_id, channel_id, target_id, phase, deadline, state,
                                 ended_at, {GAME})
    SELECT '{{name}}-' || i, {SERVER}, {{first}} + i, {{first}} + i,
           phase, deadline, REPLACE(state, game_id, '{{name}}-' || i), ended_at,
           {GAME}
    FROM games, n WHERE phase {{which}} 'finished' AND game_id NOT LIKE '%-%'"""
COPY_RECORD = f"""
    {NUMBERS} INSERT INTO records (game_id, at, record, packed, guild_id, ordinal)
    SELECT '{{name}}-' || i, at, record, packed, {SERVER}, ordinal + i
    FROM records, n WHERE game_id NOT LIKE '%-%'"""


async def execute(table: Table, sql: str) -> None:
    """Change the bot's database, which nobody else uses now."""
    if table.server is None:
        with contextlib.closing(sqlite3.connect(table.database)) as connection, connection:
            connection.execute(sql)
        return
    import asyncpg

    connection = await asyncpg.connect(table.server.full)
    await connection.execute(sql)
    await connection.close()


def add_places(table: Table, count: int, first: int) -> None:
    """Let there be the servers and channels of copied games."""
    world = table.discord.world
    for number in range(1, count + 1):
        guild_id = str((first + number // PLACES) << 22)
        if guild_id not in world.guilds:
            world.add_guild("Friends", table.users[:1], guild_id=guild_id)
        channel = Channel(str(first + number), ChannelType.TEXT, "dixit", guild_id=guild_id)
        world.channels[channel.id] = channel
        world.messages[channel.id] = {}


def memory(pid: int) -> float:
    """Return the MiB of a process that are its own."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return (int(fields[1]) - int(fields[2])) * 4096 / 2**20


async def measure(folder: Path, server: ServerAddress | None, live: int, finished: int) -> str:
    """Return what a start costs with so many games."""
    async with Table(folder, players=4, server=server) as table:
        await Game(table, "mini", table.people[:3], rounds=1).play()
        for person in table.people:
            person.forget()
        game = Game(table, "mini", table.people[:3], pace="normal")
        await game.gather()
        await game.tell(1)
        await table.quiet(edits=True)
        for keeper in table._keepers:
            keeper.cancel()
        bot = table.bots[0]
        bot.terminate()
        await bot.wait()
        for name, which, count, first in (
            ("live", "<>", live, 10**9),
            ("over", "=", finished, 2 * 10**9),
        ):
            if count:
                await execute(
                    table, COPY_GAME.format(name=name, which=which, count=count, first=first)
                )
        if finished:
            await execute(table, COPY_RECORD.format(name="over", count=finished, first=2 * 10**9))
        add_places(table, live, 10**9)
        table.forward(AN_HOUR)
        began = time.perf_counter()
        await table.start_bot()
        connected = time.perf_counter() - began
        host = game.host
        await host.insist(lambda: host.push_newest("hand"), host.answer_to)
        answered = time.perf_counter() - began
        pid = table.bots[0].pid
        then = memory(pid)
        moved = "SELECT COUNT(*) FROM games WHERE phase <> 'finished' AND compensated_at = 0"
        await table.until(lambda: not table.ask(moved)[0][0], 600.0)
        done = time.perf_counter() - began
        return (
            f"{live} live and {finished} finished games: connected after {connected:.1f} s, "
            f"My hand answered after {answered:.1f} s, all clocks moved after {done:.1f} s; "
            f"{then:.0f} MiB, later {memory(pid):.0f}"
        )


def main() -> None:
    """Print it for both databases, few games and many."""
    for live, finished in ((0, 0), (LIVE, FINISHED)):
        for kind in ("SQLite", "PostgreSQL"):
            with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
                make_deck(Path(name) / "decks", "plain", 84)
                server = None
                if kind == "PostgreSQL":
                    server = ServerAddress(stack.enter_context(running_server()).address)
                found = asyncio.run(measure(Path(name), server, live, finished))
                sys.stdout.write(f"start on {kind} with {found}\n")


if __name__ == "__main__":
    main()
