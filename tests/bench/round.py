"""What a round of six costs as people meet it: house deck, direct messages, a human pace.

Some time passes before every press, so that its edit need not wait for an earlier one. The bot is a
process of its own; its processor time is user and system time together.
"""

import asyncio
import io
import os
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from PIL import Image

from bot.playground.traffic import Request
from bot.playground.uploads import Upload
from bot.service import delivery, subscribers, worker
from bot.settings import ROOT
from cards.canvas import encode
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Player

PLAYERS, ROUNDS = 6, 4
THINK = 8.0
"""Seconds of the clock between two presses of a table."""
SELDOM = 3_600.0
"""Seconds: what loops do by the clock, however many games there are, is no cost of a round."""
UNDER_WAY = "SELECT COUNT(*) FROM messages WHERE lease IS NOT NULL"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Cost:
    """What one round has cost; the first one with its lobby."""

    requests: tuple[Request, ...]
    """Those that count against the bot's 50 a second."""
    files: tuple[Upload, ...]
    seconds: float
    """Of the processor, by the bot's process."""
    trips: int
    """To the database, apart from the loops' looks at what is due next."""
    takings: int
    hold: int
    """The longest time for which the loop was late, in milliseconds."""

    @property
    def edits(self) -> int:
        """How many of the requests are edits."""
        return sum(request.method == "PATCH" for request in self.requests)

    @property
    def size(self) -> int:
        """Bytes of all files that were sent, in answers, too."""
        return sum(len(file.data) for file in self.files)

    def encoding(self) -> float:
        """Return the seconds of the processor that encoding the same pictures takes."""
        seconds = 0.0
        for file in self.files:
            with Image.open(io.BytesIO(file.data)) as opened:
                canvas = opened.convert("RGB")
            start = time.process_time()
            encode(canvas)
            seconds += time.process_time() - start
        return seconds

    def __str__(self) -> str:
        return (
            f"{len(self.requests)} requests ({self.edits} edits), {len(self.files)} files, "
            f"{self.size / 1e6:.2f} MB, {self.seconds:.2f} s ({self.seconds / self.encoding():.1f} "
            f"times encoding), {self.trips} trips, {self.takings} takings of the lock, loop held "
            f"{self.hold} ms at most"
        )


class PacedGame(Game):
    """A game in which some time passes before every press that changes what others see."""

    hold = 0
    """The longest time for which the loop was late before somebody thought, in milliseconds."""

    async def think(self) -> None:
        """Let the clock go on once nothing is under way.

        A lease would end meanwhile, and an answer of which is not noted yet what it shows would
        meet the outbox.
        """
        await self.table.quiet()
        pressed = True
        while pressed:
            held = await self.table.held()
            pressed, self.hold = bool(held["running"]), max(self.hold, held["hold"])
        await self.table.until(lambda: not self.table.ask(UNDER_WAY)[0][0])
        self.table.forward(THINK)

    async def tell(self, number: int) -> Player:
        """Think, then tell."""
        await self.think()
        return await super().tell(number)

    async def give(self, person: Player, number: int) -> None:
        """Think, then give."""
        await self.think()
        await super().give(person, number)

    async def vote(self, person: Player, number: int, *, red: bool = False) -> None:
        """Think, then vote."""
        await self.think()
        await super().vote(person, number, red=red)


async def measure(
    folder: Path, rounds: int = ROUNDS, others: Mapping[str, float] = MappingProxyType({})
) -> list[Cost]:
    """Play over sockets; return what each round has cost. ``others`` are constants to change."""
    constants = {
        "worker.EDIT_EVERY": worker.EDIT_EVERY, "worker.REQUEST": worker.REQUEST,
        "delivery.LEASE": delivery.LEASE, "subscribers.PROGRESS_EVERY": subscribers.PROGRESS_EVERY,
        "subscribers.ONE_LEFT_WITHIN": subscribers.ONE_LEFT_WITHIN,
        "subscribers.ANSWERED_WITHIN": subscribers.ANSWERED_WITHIN,
        "deadlines.HEARTBEAT": SELDOM, "upkeep.EVERY": SELDOM,
        **others,
    }  # fmt: skip
    async with Table(folder, PLAYERS, rate_limits=True, constants=constants) as table:
        game = PacedGame(table, "odyssey", table.people, pace="normal")
        costs: list[Cost] = []
        before, begun = await _done(table), len(table.discord.requests)
        await game.gather()
        for number in range(1, rounds + 1):
            await game.round(number)
            table.forward(THINK)
            await game.next(number)
            await table.quiet(edits=True)
            done, sent = await _done(table), list(table.discord.requests)[begun:]
            costs.append(_cost(sent, before, done | {"hold": max(game.hold, done["hold"])}))
            before, begun, game.hold = done, begun + len(sent), 0
        return costs


async def _done(table: Table) -> dict[str, float]:
    """Return what the bot's process has done so far."""
    assert table.bot is not None
    return {"looks": 0, **await table.held(), "seconds": _processor(table.bot.pid)}


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _cost(sent: list[Request], before: dict[str, float], after: dict[str, float]) -> Cost:
    return Cost(
        tuple(request for request in sent if request.counts),
        tuple(file for request in sent for file in request.files),
        after["seconds"] - before["seconds"],
        round(after["trips"] - before["trips"] - (after["looks"] - before["looks"])),
        round(after["takings"] - before["takings"]),
        round(after["hold"]),
    )


def main() -> None:
    """Print what each round costs."""
    with tempfile.TemporaryDirectory() as name:
        decks = Path(name) / "decks"
        decks.symlink_to(ROOT / "cards" / "decks")
        for number, cost in enumerate(asyncio.run(measure(Path(name))), 1):
            sys.stdout.write(f"round {number}: {cost}\n")


if __name__ == "__main__":
    main()
