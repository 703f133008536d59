"""The bot is killed while a manager adds and removes pictures: no half deck, no stray file is left.

By default one evening in which it dies at points of every kind; with ``-m full`` one for each.
"""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.playground.person import File, Refused
from tests.e2e.harness import SHORT_LEASES, Table
from tests.e2e.manager import Manager, manager, offers, photographs, zip_of
from tests.e2e.player import PATIENCE

PICTURES = 5
ALL, SOME, NONE = (1, PICTURES), (1, PICTURES - 2), (0, 0)
MOST = {"commit": 9, "request": 26, "answered": 26, "frame": 16}
"""At least as many as there are of each kind of point; those that there are not are skipped."""
EVERY = [f"{point}:{number}" for point, most in MOST.items() for number in range(1, most)]
AGAIN_AND_AGAIN = "frame:4,commit:3,answered:9,request:14,commit:5,request:16,answered:12"
SIZE = (
    "SELECT COUNT(DISTINCT deck_cards.deck_id), COUNT(*) FROM deck_cards JOIN decks USING (deck_id)"
)
STRAY = (
    "SELECT COUNT(*) FROM pictures WHERE digest NOT IN (SELECT digest FROM deck_cards)",
    "SELECT COUNT(*) FROM deck_cards WHERE digest NOT IN (SELECT digest FROM pictures)",
    "SELECT COUNT(*) FROM deck_cards WHERE deck_id NOT IN (SELECT deck_id FROM decks)",
    "SELECT COUNT(*) FROM decks WHERE deck_id NOT IN (SELECT deck_id FROM deck_cards)",
)


class Evening:
    """A manager adds a deck, takes two cards out and removes it, again until each is done."""

    def __init__(self, table: Table, owner: Manager) -> None:
        self._table = table
        self._owner = owner
        self._zip = zip_of(photographs(PICTURES))

    async def spend(self) -> None:
        """Do all of it; at every moment there is what there was before, or what is wanted."""
        await self._until(ALL, self._add, NONE)
        await self._until(SOME, lambda: self._remove(cards="2, 4"), ALL)
        await self._until(NONE, self._remove, SOME)

    async def _until(self, wanted: tuple[int, int], act: Any, before: tuple[int, int]) -> None:
        async with asyncio.timeout(2 * PATIENCE):
            while self.held() != wanted:
                assert self.held() == before
                await self._unless_it_dies(act())

    async def _unless_it_dies(self, act: Coroutine[Any, Any, None]) -> None:
        """Do something once the bot is there, unless it dies meanwhile."""
        await self._table.recovered()
        assert self._table.bot is not None
        doing, died = asyncio.create_task(act), asyncio.create_task(self._table.bot.wait())
        await asyncio.wait((doing, died), return_when=asyncio.FIRST_COMPLETED)
        if died.done():
            self.check()
        died.cancel()
        if not doing.done():
            doing.cancel()
        with suppress(asyncio.CancelledError, Refused):
            await doing

    async def _add(self) -> None:
        message = await self._owner.deck("add", deck="Kept", file=File("k.zip", self._zip))
        if offers(message, "rights"):
            message = await self._owner.push(message, "rights")
        await self._owner.push(message, "keep")

    async def _remove(self, **cards: str) -> None:
        await self._owner.push(await self._owner.deck("remove", deck="kept", **cards), "remove")

    def held(self) -> tuple[int, int]:
        """How many decks and cards are offered; nothing is half there."""
        self.check()
        [(decks, cards)] = self._table.ask(f"{SIZE} WHERE deck_cards.removed_at IS NULL")
        return decks, cards

    def check(self) -> None:
        """Nothing is half there, and no file lies about."""
        assert [self._table.ask(sql) for sql in STRAY] == [[(0,)]] * len(STRAY)
        assert list((self._table.folder / "tmp").iterdir()) == []


async def spent(home: Path, kill_at: str) -> dict[str, int]:
    """Spend an evening in which the bot dies at some points; return how many of each it came to."""
    (home / "tmp").mkdir()
    environment = {"TEST_KILL_AT": kill_at, "TMPDIR": str(home / "tmp")}
    async with Table(home, environment=environment, constants=SHORT_LEASES) as table:
        async with manager(table) as owner:
            evening = Evening(table, owner)
            await evening.spend()
            assert evening.held() == NONE
            assert table.ask("SELECT COUNT(*) FROM pictures") == [(0,)]
        await table.recovered()
    return json.loads((home / "counts.json").read_text()) | {"deaths": table.deaths}


async def test_many_kills_leave_no_half_deck_and_no_stray_file(home: Path) -> None:
    assert (await spent(home, AGAIN_AND_AGAIN))["deaths"] >= 3


@pytest.mark.full
@pytest.mark.parametrize("point", EVERY)
async def test_a_kill_at_any_point_leaves_no_half_deck(home: Path, point: str) -> None:
    await spent(home, point)


@pytest.mark.full
async def test_every_point_is_tried(home: Path) -> None:
    counts = await spent(home, "")
    assert {point: counts[point] < most for point, most in MOST.items()} == dict.fromkeys(
        MOST, True
    )
