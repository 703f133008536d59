"""A transaction that takes the right to write when it needs it, which is mostly for its commit.

Whoever knows what to write has nothing to ask: all of it goes with what gathers meanwhile, many
actions in one trip and one commit.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from data.connection import Row
from data.gathering import Gathering
from data.writer import Executed, Transaction, Writer


class LateTransaction(Transaction):
    """Waits for others not before its first query or its commit; others write beside it."""

    def __init__(self, writer: Writer, gathering: Gathering, closing: AsyncExitStack) -> None:
        super().__init__()
        self._writer = writer
        self._gathering = gathering
        self._closing = closing
        self._open: Transaction | None = None
        self._reserved: str | None = None
        self._over = False

    async def reserve(self, name: str) -> None:
        """Note it, if it is the first thing that is wanted."""
        if self._open is None and self._reserved is None and not self._waiting:
            self._reserved = name
        else:
            await (await self._opened()).reserve(name)

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Wait for the right to write, and ask."""
        return await (await self._opened()).query(sql, *values)

    async def commit(self) -> Executed:
        """Commit, with what others write in this moment if nothing was asked."""
        if self._open is not None or self._keeps_others_out:
            return await (await self._opened()).commit()
        if self._over:
            raise RuntimeError("the transaction is over")
        self._over = True
        return await self._gathering.run(*self._waiting) if self._waiting else Executed([], 0)

    @property
    def _keeps_others_out(self) -> bool:
        """Whether processes write side by side: then what gathers is of one game."""
        name = self._reserved
        return name is not None and bool(self._writer.connection.reserve(name))

    async def _opened(self) -> Transaction:
        """Return the transaction that has the right to write, with what has waited for it."""
        if self._over:
            raise RuntimeError("the transaction is over")
        if self._open is None:
            begun = self._writer.begin(concurrent=True)
            self._open = await self._closing.enter_async_context(begun)
            if self._reserved is not None:
                await self._open.reserve(self._reserved)
        waiting, self._waiting = self._waiting, []
        self._open.add(*waiting)
        return self._open


@asynccontextmanager
async def begin_late(writer: Writer, gathering: Gathering) -> AsyncIterator[LateTransaction]:
    """Start a transaction, which is undone unless it is committed."""
    async with AsyncExitStack() as closing:
        yield LateTransaction(writer, gathering, closing)
