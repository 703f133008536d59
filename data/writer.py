"""The connection that writes: transactions run one after the other and are committed together.

Waiting for the disk is most of what a transaction costs. So who has others waiting behind them
leaves the database's transaction open to those, each of which is a savepoint in it, and queues up
again: whoever finds nobody waiting commits for all. Nobody is answered before that commit, and who
fails undoes no more than their own savepoint.

That holds within a process. Where several write to the same database a transaction is alone all the
same, unless it is *concurrent*: then it reserves what it depends on, and others go on beside it.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.engine.errors import StorageError, VersionConflict
from bot.engine.ids import GameId
from data.connection import (
    BEGIN,
    BEGIN_CONCURRENT,
    COMMIT,
    RELEASE,
    ROLLBACK_TO,
    SAVEPOINT,
    Row,
    Statement,
    statement,
)
from data.outage import Outage

T = TypeVar("T")


def reserving(game: GameId) -> str:
    """Return the name under which a game is reserved."""
    return f"game {game}"


class Connection(Protocol):
    """What transactions need of a connection, to whichever database it is."""

    async def run(self, *statements: Statement) -> list[list[Row]]:
        """Execute in order and return the rows of each; raise StorageError or VersionConflict."""
        ...

    async def undo(self) -> None:
        """Roll back the transaction under way, if there is one; raise StorageError."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close it."""
        ...

    def reserve(self, _name: str, /) -> tuple[Statement, ...]:
        """Return what keeps other processes out that reserve the same, until the commit."""
        ...

    def reserve_free(self, _name: str, /) -> tuple[Statement, ...]:
        """Return the same, which waits for nobody: what it returns last says whether it did."""
        ...


class Executed(NamedTuple):
    """What came of a transaction's last statements."""

    rows: list[list[Row]]
    """Of each statement."""
    order: int
    """Greater than that of all whose changes they have seen."""


class _Group:
    """Transactions that wait for the same commit."""

    def __init__(self, *, concurrent: bool) -> None:
        self.concurrent = concurrent
        self.has_savepoint = False
        """The last one's is still there: the next one releases it, or the commit does."""
        self.ended = False
        self.error: BaseException | None = None


class Writer:
    """Hands out transactions, each with the only right to write."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.outage = Outage()
        self.open_group: _Group | None = None
        """Those whose changes are made and not committed yet."""
        self.lock = asyncio.Lock()
        self._waiting = 0
        self._executed = 0

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waits for the right to write."""
        return self._waiting > 0

    @asynccontextmanager
    async def begin(self, *, concurrent: bool = False) -> AsyncIterator["OpenTransaction"]:
        """Start a transaction, which is undone unless it is committed.

        Those of other processes go on beside a ``concurrent`` one: it reserves what it depends on.
        """
        self._waiting += 1
        try:
            await self.lock.acquire()
        finally:
            self._waiting -= 1
        if not concurrent:
            await self._end_concurrent_group()
        transaction = OpenTransaction(self, concurrent=concurrent)
        try:
            yield transaction
        finally:
            await transaction.close()
            seen = transaction.joined
            if seen is not None and not seen.ended:
                await self.commit_group(seen)  # what was seen of it must not be told before
        if seen is not None and seen.error is not None:
            raise seen.error  # nor if it was lost meanwhile

    async def run(
        self, *statements: Statement, concurrent: bool = False, reserve: str | None = None
    ) -> Executed:
        """Execute in one transaction and one trip; return what came of all statements."""
        async with self.begin(concurrent=concurrent) as transaction:
            if reserve is not None:
                await transaction.reserve(reserve)
            transaction.add(*statements)
            rows, order = await transaction.commit()
            return Executed(rows[-len(statements) :], order)

    def next_order(self) -> int:
        """Return a number greater than all before."""
        self._executed += 1
        return self._executed

    async def commit_group(self, group: _Group) -> None:
        """Return when the group is committed, by whomever; raise StorageError if it cannot be."""
        async with self.lock:  # behind those who wait already, so that they are in it
            if not group.ended:
                await self.commit_open_group()
        if group.error is not None:
            raise group.error

    async def _end_concurrent_group(self) -> None:
        """Commit an open group beside which others may write: who comes now must be alone."""
        if self.open_group is None or not self.open_group.concurrent:
            return
        try:
            with suppress(StorageError, VersionConflict):  # those in the group are told
                await _uninterrupted(self.commit_open_group())
        except BaseException:
            self.lock.release()
            raise

    async def commit_open_group(self) -> None:
        """Commit it, by who has the right to write; raise StorageError or VersionConflict."""
        try:
            with self.outage.noted("write"):
                await self.connection.run(COMMIT)
        except BaseException as error:
            await self.lose_group(error)
            raise
        self.end_group()

    def end_group(self, error: BaseException | None = None) -> None:
        """Let those who wait for the commit go on, or fail."""
        if self.open_group is not None:
            self.open_group.ended, self.open_group.error = True, error
            self.open_group = None

    async def lose_group(self, error: BaseException) -> None:
        """Undo all of an open group."""
        self.end_group(error)
        await self.connection.undo()

    async def close(self) -> None:
        """Finish what is under way and close the connection."""
        async with self.lock:
            await self.connection.close()


class Transaction(ABC):
    """Statements that are executed all or not at all."""

    def __init__(self) -> None:
        self._waiting: list[Statement] = []

    def add(self, *statements: Statement) -> None:
        """Have statements executed before the next query or commit."""
        self._waiting += statements

    def write(self, sql: str, *values: object, must_change: bool = False) -> None:
        """Have a statement without an answer executed before the next query or commit.

        If it must change a row and does not, what executes it raises VersionConflict.
        """
        self.add(statement(sql, *values, must_change=must_change))

    @abstractmethod
    async def reserve(self, name: str) -> None:
        """Keep other processes out of what is named so, before the next query, until the commit."""

    @abstractmethod
    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute what waits and then this, and return its rows; raise StorageError."""

    @abstractmethod
    async def commit(self) -> Executed:
        """Make everything durable; raise StorageError or VersionConflict.

        Return what came of the statements that had waited for it. It may be made durable together
        with what others wait to write.
        """


class OpenTransaction(Transaction):
    """Has the right to write, and begins with its first query.

    What only writes waits for the next query or the commit. After an error or the commit it takes
    nothing more: SQLite ends some transactions by itself, and a statement after that would be one
    without a transaction.
    """

    def __init__(self, writer: Writer, *, concurrent: bool) -> None:
        super().__init__()
        self._writer = writer
        self._concurrent = concurrent
        self.joined = writer.open_group
        """Whose changes it sees, which are not committed yet."""
        if self.joined is None:
            self.add(BEGIN_CONCURRENT if concurrent else BEGIN)
        elif self.joined.has_savepoint:
            self.add(RELEASE, SAVEPOINT)
        else:
            self.add(SAVEPOINT)
        self._begins = len(self._waiting)
        """How many statements it begins with."""
        self._begun = False
        self._over = False
        self._done = False
        """Whether there is nothing to be undone any more."""
        self._has_lock = True
        self._error: StorageError | None = None

    async def reserve(self, name: str) -> None:
        """Keep others out, as above.

        A group that holds what others wait for does not wait for them in turn: what comes first in
        a transaction and is not free is waited for once the group is committed.
        """
        connection = self._writer.connection
        is_new = not self._begun and len(self._waiting) == self._begins
        if self.joined and is_new and (reserving := connection.reserve_free(name)):
            self.add(*reserving)
            [*_, [(is_free,)]] = await self._flush()
            if is_free:
                return
            await self._begin_anew()
        self.add(*connection.reserve(name))

    async def _begin_anew(self) -> None:
        """Commit the group that this has joined, before it has done anything, and begin alone."""
        self.joined, self._begun = None, False
        self._waiting, self._begins = [BEGIN_CONCURRENT if self._concurrent else BEGIN], 1
        with suppress(StorageError, VersionConflict):  # those in the group are told
            await _uninterrupted(self._writer.commit_open_group())

    async def query(self, sql: str, *values: object) -> list[Row]:
        """Execute what waits and ask."""
        self.write(sql, *values)
        return (await self._flush())[-1]

    async def commit(self) -> Executed:
        """Commit, or leave it to whoever finds nobody waiting; also if the caller is cancelled."""
        return await _uninterrupted(self._commit())

    async def _commit(self) -> Executed:
        writer = self._writer
        begins = 0 if self._begun else self._begins
        own = slice(begins, len(self._waiting))
        if begins and begins == len(self._waiting):
            self._over = self._done = True
            return Executed([], 0)
        shared = writer.is_wanted
        if not shared:  # where nothing is left to be rolled back to: it fails for all of them
            self.add(*([RELEASE] if self.joined else []), COMMIT)
        order = writer.next_order()
        executed = Executed((await self._flush())[own], order)
        self._over = self._done = True
        if not shared:
            writer.end_group()
            return executed
        group = writer.open_group = writer.open_group or _Group(concurrent=self._concurrent)
        self._release()
        await writer.commit_group(group)
        return executed

    async def close(self) -> None:
        """Undo everything unless it was committed, and let others write."""
        self._over = True
        try:
            if self._begun and not self._done:
                await _uninterrupted(self._undo())
        finally:
            self._release()

    async def _undo(self) -> None:
        if not self.joined:
            await self._writer.connection.undo()
            return
        try:
            await self._writer.connection.run(ROLLBACK_TO, RELEASE)
            self.joined.has_savepoint = False
        except StorageError as error:
            # The whole transaction is gone: the disk is full, or the commit for all has failed.
            await self._writer.lose_group(self._error or error)

    async def _flush(self) -> list[list[Row]]:
        if self._over:
            raise RuntimeError("the transaction is over")
        statements, self._waiting = self._waiting, []
        if not statements:  # it only asked, and leaves the commit to others
            return []
        self._begun = True
        if self.joined is not None:
            self.joined.has_savepoint = True
        try:
            # On a full disk all goes well until the commit.
            with self._writer.outage.noted("write", proves=COMMIT in statements):
                return await self._writer.connection.run(*statements)
        except BaseException as error:
            self._over = True
            self._error = error if isinstance(error, StorageError) else None
            raise

    def _release(self) -> None:
        if self._has_lock:
            self._has_lock = False
            self._writer.lock.release()


async def _uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """Finish, also when the caller is cancelled: others depend on how it ends."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):  # as often as the caller is cancelled
                await asyncio.wait([task])
        raise
