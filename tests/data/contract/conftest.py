"""The stores that keep the contract of ``bot.service.ports``: one line here for each."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.service.ports import Store
from data.store import SqliteStore

Opened = Awaitable[AbstractAsyncContextManager[Store]]
STORES: dict[str, Callable[[Path], Opened]] = {
    "sqlite": lambda folder: SqliteStore.open(folder / "dixit.db"),
}
"""What opens an empty store in a folder; opening it there again gives another one on its data."""


@pytest.fixture(params=STORES)
def open_store(request, tmp_path: Path) -> Callable[[], Opened]:
    return lambda: STORES[request.param](tmp_path)


@pytest.fixture
async def store(open_store: Callable[[], Opened]) -> AsyncIterator[Store]:
    async with await open_store() as opened:
        yield opened
