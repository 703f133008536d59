"""What happens when five hundred people press at once: their hand, a card to give, the ballot.

A hundred games of six stand at the same point, and the five in each who are no storyteller press in
the same moment. Discord's limit of requests is lifted: nobody is sent anything but answers.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from bot.playground.errors import LocalError
from bot.playground.interactions import Interaction
from bot.settings import ROOT
from tests.bench import plain
from tests.bench.load import (
    IN_EARNEST,
    Group,
    Key,
    Screens,
    acknowledged,
    answered,
    since,
    sit_down,
    told,
)
from tests.e2e.harness import Table

GAMES, PEOPLE = 100, 6
SETTLED = 300.0
"""Seconds within which all games must have come to the same point."""


class Six(Group):
    """People who play on together, as far as they are told to."""

    think = 0.5
    game = ""

    async def come_to_give(self) -> None:
        """Play until everybody else may give a card to the host's clue."""
        while not self.game:
            with suppress(LocalError):  # the commands may not be there yet
                self.game = await self.begin("odyssey")
            await asyncio.sleep(self.think)
        host = self.people[0]
        await self.tell(self.game, 1, host)
        for person in self.people[1:]:
            await self.shown((self.game, person.id, "pick", 1, "s"))

    async def come_to_vote(self) -> None:
        """Wait until the board is laid."""
        await self.shown((self.game, None, "vote", 1, "v"))

    def presses(self, verb: str, phase: str, *, own: bool) -> Iterator[Callable[[], Interaction]]:
        """Yield a press by each of those who give and vote, on their own message or the public."""
        for person in self.people[1:]:
            key: Key = (self.game, person.id if own else None, verb, 1, phase)
            yield lambda person=person, key=key: self.send(person, key)


async def burst(table: Table, what: str, presses: list[Callable[[], Interaction]]) -> str:
    """Press all at once; return how soon everybody was acknowledged and answered."""
    begun = len(table.discord.requests)
    for press in presses:
        press()
    await table.until(lambda: len(answered(since(table.discord, begun))) >= len(presses), SETTLED)
    times = since(table.discord, begun)
    return told(f"{len(presses)} {what}: acknowledged", acknowledged(times)) + told(
        f"{len(presses)} {what}: answered", answered(times)
    )


async def measure(folder: Path) -> str:
    """Press, and return what was measured."""
    table = Table(folder, 1, constants=IN_EARNEST)
    async with table:
        screens = Screens(table.discord.core)
        groups = sit_down(table, screens, GAMES, PEOPLE, Six)
        await asyncio.gather(*(group.come_to_give() for group in groups))
        await table.quiet(seconds=SETTLED)
        hands = [p for g in groups for p in g.presses("hand", "s", own=False)]
        said = await burst(table, "times My hand", hands)
        cards = [p for g in groups for p in g.presses("pick", "s", own=True)]
        said += await burst(table, "cards given", cards)
        await asyncio.gather(*(group.come_to_vote() for group in groups))
        await table.quiet(seconds=SETTLED)
        ballots = [p for g in groups for p in g.presses("vote", "v", own=False)]
        return said + await burst(table, "ballots opened", ballots)


def main() -> None:
    """Print how soon people are answered who all press at once."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "decks").symlink_to(ROOT / "cards" / "decks")
        sys.stdout.write(asyncio.run(plain.measure(GAMES, PEOPLE - 1)))
        sys.stdout.write(asyncio.run(measure(Path(name))))


if __name__ == "__main__":
    main()
