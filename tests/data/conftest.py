from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.connection import Statement
from data.store import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dixit.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with await SqliteStore.open(path) as opened:
        yield opened


@pytest.fixture
def trips(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The statements of each trip of the connection that writes."""
    seen: list[list[str]] = []
    run = store._writer.connection.run

    async def noted(*statements: Statement) -> list[list[tuple]]:
        seen.append([each.sql for each in statements])
        return await run(*statements)

    monkeypatch.setattr(store._writer.connection, "run", noted)
    return seen
