"""The connection that writes, and its transactions: they go one after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from data.connection import BEGIN, COMMIT, Connection, Row, Statement, statement


class Writer:
    """Hands out transactions, each with the only right to write."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator["Transaction"]:
        """Start a transaction, which is undone unless it is committed."""
        async with self._lock:
            transaction = Transaction(self.connection)
            try:
                yield transaction
            finally:
                await transaction.close()

    async def run(self, *statements: Statement) -> list[Row]:
        """Execute in one transaction and one trip, return the last one's rows."""
        async with self._lock:
            if len(statements) == 1:
                return await self.connection.run(*statements)
            try:
                return await self.connection.run(BEGIN, *statements, COMMIT)
            except BaseException:
                await self.connection.undo()
                raise

    async def close(self) -> None:
        """Finish what is under way and close the connection."""
        async with self._lock:
            await self.connection.close()


class Transaction:
    """Begins with its first query; what only writes waits for the next query or the commit.

    After an error or the commit it takes nothing more: SQLite ends some transactions by itself,
    and a statement after that would be one without a transaction.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[Statement] = [BEGIN]
        self._begun = False
        self._over = False
        self._committed = False

    def write(self, sql: str, *values: object, must_change: bool = False) -> None:
        """Have a statement without an answer executed before the next query or commit.

        If it must change a row and does not, what executes it raises VersionConflict.
        """
        self._waiting.append(statement(sql, *values, must_change=must_change))

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute what waits and then this, and return its rows; raise StorageError."""
        self.write(sql, *values)
        return await self._flush()

    async def commit(self) -> None:
        """Make everything durable; raise StorageError or VersionConflict."""
        if self._begun or len(self._waiting) > 1:
            self._waiting.append(COMMIT)
            await self._flush()
        self._over = self._committed = True

    async def close(self) -> None:
        """Undo everything unless it was committed."""
        self._over = True
        if self._begun and not self._committed:
            await self._connection.undo()

    async def _flush(self) -> list[Row]:
        if self._over:
            raise RuntimeError("the transaction is over")
        statements, self._waiting = self._waiting, []
        self._begun = True
        try:
            return await self._connection.run(*statements)
        except BaseException:
            self._over = True
            raise
