"""Moves all that one store keeps into another, empty one, of whichever kind."""

# ruff: noqa: S608
# Names of tables and columns are those of the migrations.

import asyncio
import hashlib
import re
from collections.abc import AsyncIterator
from typing import NamedTuple

from bot.engine.errors import StorageError
from data.connection import Row
from data.migrate import load_migrations
from data.store import SqlStore
from data.writer import Transaction

BATCH = 100
"""Rows that are in the memory at once; those of pictures are the largest."""
TABLE = re.compile(r"CREATE TABLE (\w+) \((.*?)\n\);", re.DOTALL)
KEY = re.compile(r"^\s+(?:PRIMARY KEY \(([^)]+)\)|(\w+) .*\bPRIMARY KEY)", re.MULTILINE)
DIGITS = 2**256


class Table(NamedTuple):
    """A table and the columns of its key."""

    name: str
    key: str


class Content(NamedTuple):
    """How many rows a table has, and a digest of them in whatever order."""

    rows: int = 0
    digest: int = 0

    def with_rows(self, rows: list[Row]) -> "Content":
        """Return it with these rows added."""
        digests = (hashlib.sha256(repr(row).encode()).digest() for row in rows)
        added = sum(int.from_bytes(digest) for digest in digests)
        return Content(self.rows + len(rows), (self.digest + added) % DIGITS)


def tables() -> list[Table]:
    """Return the tables that the migrations make."""
    found = [match for m in load_migrations() for match in TABLE.findall(m.sql)]
    keys = [KEY.findall(columns) for _, columns in found]
    return [
        Table(name, several or one) for (name, _), [(several, one)] in zip(found, keys, strict=True)
    ]


async def move(source: SqlStore, target: SqlStore) -> dict[str, int]:
    """Copy everything, all of it or nothing; return the number of rows of each table.

    Nobody writes to the source meanwhile, and what was copied is read again and compared. Raise
    StorageError: ``move-not-empty`` (``table``), ``move-differs`` (``table``), or what either
    database reports.
    """
    counts: dict[str, int] = {}
    wanted = await asyncio.to_thread(tables)
    async with source.transaction() as reading, target.transaction() as writing:
        for table in wanted:
            if await writing.query(f"SELECT 1 FROM {table.name} LIMIT 1"):
                raise StorageError("move-not-empty", table=table.name)
        for table in wanted:
            there = Content()
            async for rows in _batches(reading, table):
                there = there.with_rows(rows)
                await _insert(writing, table, rows)
            here = Content()
            async for rows in _batches(writing, table):
                here = here.with_rows(rows)
            if here != there:
                raise StorageError("move-differs", table=table.name)
            counts[table.name] = here.rows
        await writing.commit()
    return counts


async def _batches(transaction: Transaction, table: Table) -> AsyncIterator[list[Row]]:
    sql = f"SELECT * FROM {table.name} ORDER BY {table.key} LIMIT $1 OFFSET $2"
    start = 0
    while rows := await transaction.query(sql, BATCH, start):
        yield rows
        start += len(rows)


async def _insert(transaction: Transaction, table: Table, rows: list[Row]) -> None:
    width = len(rows[0])
    places = ", ".join(
        f"({', '.join(f'${line * width + column}' for column in range(1, width + 1))})"
        for line in range(len(rows))
    )
    values = (value for row in rows for value in row)
    await transaction.query(f"INSERT INTO {table.name} VALUES {places}", *values)
