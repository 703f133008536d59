"""How long a computer player thinks, what it holds up, and what the model takes.

Times are of this machine; what should be compared is the longest hold-up with the 50 ms that a
press may notice, and the memory with 150 MiB.
"""

import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.cli.computers import ComputerTable, Seated
from bot.engine.chance import Chance
from bot.engine.ruleset import ODYSSEY
from bot.players.banks import read_bank
from bot.players.encoder import PACKAGE, Encoder, is_installed
from bot.players.levels import SHARP
from bot.players.mind import Mind
from bot.players.texts import Repertoire
from bot.players.thinking import Thinker
from bot.settings import ROOT
from cards.catalogue import open_deck
from cards.meanings import card_texts
from cards.memory import return_freed_pictures

TICK = 0.005
PLAYERS = 6


class Views(ComputerTable):
    """Keeps every view in which somebody has to decide."""

    def __init__(self, ruleset, seats, key):
        self.views = []
        super().__init__(ruleset, seats, key)

    def _act(self, view):
        self.views.append(view)
        super()._act(view)


def resident():
    """MiB that the process holds in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


async def held_up(late):
    """Note by how much each tick of the loop comes late."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - start - TICK)


async def think(views, repertoire, folder):
    """Return seconds of the first decision, of the others, and the loop's hold-ups in both."""
    thinker = Thinker(Encoder(folder))
    spans, late = [], []
    marks = []
    ticking = asyncio.create_task(held_up(late))
    for view in views:
        start = time.perf_counter()
        await thinker.decide(
            view, SHARP, Chance(b"bench"), (), key="house", repertoire=lambda: repertoire
        )
        spans.append(time.perf_counter() - start)
        marks.append(len(late))
    ticking.cancel()
    thinker.close()
    return spans, max(late[: marks[0]]), max(late[marks[0] :])


async def count():
    """Return the loop's greatest hold-up by a thread that does nothing but count."""

    def work():
        end = time.perf_counter() + 3
        while time.perf_counter() < end:
            sum(range(100))

    late = []
    ticking = asyncio.create_task(held_up(late))
    await asyncio.to_thread(work)
    ticking.cancel()
    return max(late)


def decided(folder):
    """Have a whole game thought through; print times, hold-ups and memory."""
    return_freed_pictures()
    texts = card_texts(open_deck(ROOT / "cards" / "decks" / "house"))
    repertoire = Repertoire("en", read_bank("en"), texts)
    by_chance = dict.fromkeys(range(1, PLAYERS + 1), Seated(Mind(repertoire), SHARP))
    table = Views(ODYSSEY, by_chance, b"bench".ljust(32))
    table.play(0.0, 0.0)
    counting = asyncio.run(count())
    before = resident()
    spans, first, later = asyncio.run(think(table.views, repertoire, folder))
    rest = sorted(spans[1:])
    sys.stdout.write(
        f"first decision {spans[0]:.1f} s, then {1000 * rest[len(rest) // 2]:.1f} ms "
        f"(at most {1000 * rest[-1]:.1f} ms); the loop is held up {1000 * first:.0f} ms at first, "
        f"then {1000 * later:.0f} ms at most (by a thread that counts: {1000 * counting:.0f} ms); "
        f"{resident() - before:.0f} MiB more than by chance\n"
    )


def main():
    """Measure in a process of its own each, with vectors to be made and with vectors kept."""
    if not is_installed():
        sys.stdout.write(f"players: {PACKAGE} is not installed\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        for run in ("vectors made", "vectors kept"):
            call = "from pathlib import Path; from tests.bench import players as p; "
            call += f"p.decided(Path({folder!r}))"
            done = subprocess.run(
                [sys.executable, "-c", call], check=True, capture_output=True, text=True
            )
            sys.stdout.write(f"players, {run}: {done.stdout}")


if __name__ == "__main__":
    main()
