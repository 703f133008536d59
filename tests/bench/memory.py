"""What a bot holds in memory while twelve people play on both of its own decks.

Its process inherits nothing from where the tests read all in before; it knows the local Discord's
clock, and is else as ``python -m bot run``.
"""

import asyncio
import sys
import tempfile
from multiprocessing import get_context
from pathlib import Path

from bot.settings import ROOT
from tests.e2e import nursery
from tests.e2e.harness import Table
from tests.e2e.play import Game

PLAYERS, ROUNDS = 12, 30
"""In so many rounds every card of both decks is dealt at least once."""
DECKS = "house,lanterns"


def held(pid: int, field: str) -> int:
    """Return the MiB in such a field of a process: what it holds now, or held at most."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.split(f"{field}:")[1].split()[0]) // 1024


async def measure(folder: Path) -> str:
    """Return what it holds as it starts, after some rounds and at most."""
    (folder / "decks").symlink_to(ROOT / "cards" / "decks")
    async with Table(folder, PLAYERS, rate_limits=False) as table:
        game = Game(
            table,
            "odyssey",
            table.people,
            options={"deck": DECKS},
            settings={"target": "100"},
            pace="untimed",
        )
        pid = table.bots[0].pid
        start = held(pid, "VmRSS")
        await game.gather()
        after = []
        for number in range(1, ROUNDS + 1):
            await game.round(number)
            await game.next(number)
            await table.quiet()
            if number % 10 == 0:
                after.append(str(held(pid, "VmRSS")))
        return (
            f"{start} MiB at the start, {', '.join(after)} after every ten rounds, "
            f"{held(pid, 'VmHWM')} at most (goal 260)"
        )


def main() -> None:
    """Print it."""
    nursery.FORKS = get_context("spawn")
    with tempfile.TemporaryDirectory() as name:
        told = asyncio.run(measure(Path(name)))
    sys.stdout.write(f"memory, twelve people on both decks: {told}\n")


if __name__ == "__main__":
    main()
