"""The stores that keep the contract of ``bot.service.ports``."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager

import pytest

from bot.service.ports import Store
from data.address import Database
from data.opening import open_store as opened_store

Opened = Awaitable[AbstractAsyncContextManager[Store]]


@pytest.fixture
def open_store(database: Database) -> Callable[[], Opened]:
    """Open an empty store; opening it again gives another one on its data."""
    return lambda: opened_store(database)


@pytest.fixture
async def store(open_store: Callable[[], Opened]) -> AsyncIterator[Store]:
    async with await open_store() as opened:
        yield opened
