"""Statements as they go to a PostgreSQL server: those that can go together take one trip.

One process waits for the server once a trip, which is most of what a statement costs it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

import asyncpg

from bot.engine.errors import StorageError, VersionConflict
from data.connection import (
    BEGIN,
    BEGIN_CONCURRENT,
    COMMIT,
    RELEASE,
    ROLLBACK_TO,
    SAVEPOINT,
    Row,
    Statement,
)

# Each database, and each schema in one, has its own rights: the first number names which.
LOCK = "SELECT pg_advisory_xact_lock(4157, hashtext(current_schema()))"
# What is read once a lock was waited for must be what is there by then, whatever the server's
# default is.
START = f"BEGIN ISOLATION LEVEL READ COMMITTED; {LOCK}"
"""As in SQLite, such a transaction is alone, over all processes."""
START_CONCURRENT = START.replace("xact_lock", "xact_lock_shared")
"""Such ones keep those out that must be alone, and each other only from what they reserve."""
_BOUNDS: Final = frozenset(
    each.sql for each in (BEGIN, BEGIN_CONCURRENT, COMMIT, SAVEPOINT, RELEASE, ROLLBACK_TO)
)
"""What transactions and parts of them begin and end with: they have neither values nor rows."""


async def execute(
    connection: asyncpg.Connection, statements: Sequence[Statement]
) -> list[list[Row]]:
    """Execute in order and return the rows of each; raise what asyncpg does, or VersionConflict.

    What comes after a statement that fails is not executed.
    """
    rows: list[list[Row]] = []
    for together in trips(statements):
        rows += await _execute(connection, together)
    return rows


def trips(statements: Sequence[Statement]) -> Iterator[list[Statement]]:
    """Yield the statements in their order, those together that can take one trip."""
    for kind, group in groupby(statements, _kind):
        if kind:
            yield list(group)
        else:
            yield from ([each] for each in group)


def _kind(each: Statement) -> str:
    """Return what statements have in common that can take one trip; "" of one that goes alone."""
    if each.sql in _BOUNDS:
        return "bound"
    return each.sql if _only_writes(each.sql) and not each.must_change else ""


@lru_cache(maxsize=256)
def _only_writes(sql: str) -> bool:
    """Say whether a statement has no rows to return."""
    words = sql.split()
    return words[0] in ("INSERT", "UPDATE", "DELETE") and "RETURNING" not in words


async def _execute(
    connection: asyncpg.Connection, together: Sequence[Statement]
) -> list[list[Row]]:
    [*_, last] = together
    sql, values, must_change = last
    if sql in _BOUNDS:
        ended = await connection.execute("; ".join(map(_bound, together)))
        if last is COMMIT and ended != "COMMIT":  # of one that failed it makes a rollback
            raise StorageError("storage-busy", reason="the transaction had failed")
    elif len(together) > 1:
        await connection.executemany(sql, [tuple(each.values.values()) for each in together])
    elif must_change:
        if (await connection.execute(sql, *values.values())).endswith(" 0"):
            raise VersionConflict("version-conflict")
    else:
        return [[tuple(row) for row in await connection.fetch(sql, *values.values())]]
    return [[] for _ in together]


def _bound(each: Statement) -> str:
    if each is BEGIN:
        return START
    return START_CONCURRENT if each is BEGIN_CONCURRENT else each.sql
