from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dixit.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with await SqliteStore.open(path) as opened:
        yield opened
