"""What tends the store does so in slices, and goes on after the store refused."""

import asyncio
from typing import Any

import pytest

from bot.engine.errors import StorageError
from bot.service import upkeep
from bot.service.upkeep import Upkeep


class Tended:
    """A store with some slices to do, more to prune; its first answer is a refusal."""

    def __init__(self, slices: int) -> None:
        self.left = slices
        self.old = slices + 2
        self.pruned: list[float] = []
        self.refusals = 1

    async def prune(self, now: float) -> bool:
        if self.refusals:
            self.refusals -= 1
            raise StorageError("storage-busy")
        self.old -= 1
        if self.old > 0:
            return True
        self.pruned.append(now)
        return False

    async def tidy(self) -> bool:
        self.left -= 1
        return self.left > 0


async def test_all_slices_are_done_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    now = 1_800_000_000.0

    async def passed(seconds: float) -> None:
        nonlocal now
        waits.append(seconds)
        now += seconds
        if now > 1_800_000_000.0 + 2 * upkeep.PRUNE_EVERY:
            raise asyncio.CancelledError

    monkeypatch.setattr(upkeep.asyncio, "sleep", passed)
    store: Any = Tended(4)
    with pytest.raises(asyncio.CancelledError):
        await Upkeep(store, lambda: now).run()
    every, pause = upkeep.EVERY, upkeep.PAUSE
    assert waits[:9] == [every, every, *[pause] * 5, every, every]
    assert len(store.pruned) == 2
    assert store.pruned[1] - store.pruned[0] == pytest.approx(upkeep.PRUNE_EVERY, abs=every)
