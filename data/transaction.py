"""A transaction that makes few trips to the database's thread."""

from data.connection import BEGIN, COMMIT, Connection, Row, Statement, statement


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

    def write(self, sql: str, *values: object) -> None:
        """Have a statement without an answer executed before the next query or commit."""
        self._waiting.append(statement(sql, *values))

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute what waits and then this, and return its rows; raise StorageError."""
        self.write(sql, *values)
        return await self._flush()

    async def commit(self) -> None:
        """Make everything durable; raise StorageError."""
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
