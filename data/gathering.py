"""Small writes that wait for the lock together take it once, in one trip and one commit.

Each stands by itself: if what was gathered fails, each is tried alone, so that one that cannot be
done takes no other with it. Nobody is answered before the commit. Who is *patient* waits a moment
for company; whoever is not takes all along that have gathered by then.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from bot.engine.errors import StorageError
from data.connection import Statement
from data.writer import Executed, Writer

PATIENCE = 0.1
"""Seconds for which a patient write waits for others."""
OF_ALL = frozenset({"storage-busy", "storage-full", "storage-in-use"})
"""What is wrong with the database, and not with what one wanted of it."""


@dataclass(eq=False, slots=True)
class _Piece:
    """The statements of one of those who write."""

    statements: tuple[Statement, ...]
    reserve: str | None
    done: asyncio.Future[Executed] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Gathering:
    """Gathers small writes while others have the lock or may still come.

    Other processes write beside them, except in the games that are reserved.
    """

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._pieces: list[_Piece] = []
        self._hurry = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()

    async def run(
        self, *statements: Statement, reserve: str | None = None, patient: bool = False
    ) -> Executed:
        """Execute, durably; return what came of the statements; raise what fails of them."""
        piece = _Piece(statements, reserve)
        self._pieces.append(piece)
        if not patient:
            self._hurry.set()
        if len(self._pieces) == 1:
            self._start()
        try:
            return await asyncio.shield(piece.done)
        except asyncio.CancelledError:
            if piece in self._pieces and len(self._pieces) > 1:
                self._pieces.remove(piece)
            else:  # others depend on how it ends
                await asyncio.wait([piece.done])
                piece.done.exception()
            raise

    async def close(self) -> None:
        """Finish what has gathered."""
        self._hurry.set()
        while self._running:
            await asyncio.wait(self._running)

    def _start(self) -> None:
        running = asyncio.create_task(self._run_all())
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    def _take(self) -> tuple[list[_Piece], str | None]:
        """Take what has gathered, with what is to be reserved for it.

        Where others write beside that is one game: who has one is not to wait for another.
        """
        pieces, self._pieces = self._pieces, []
        self._hurry.clear()
        reserve = next((piece.reserve for piece in pieces if piece.reserve), None)
        if reserve is not None and self._writer.connection.reserve(reserve):
            self._pieces = [piece for piece in pieces if piece.reserve not in (None, reserve)]
            pieces = [piece for piece in pieces if piece.reserve in (None, reserve)]
        if self._pieces:
            self._hurry.set()
            self._start()
        return pieces, reserve

    async def _run_all(self) -> None:
        pieces: list[_Piece] = []
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._hurry.wait()
            async with self._writer.begin(concurrent=True) as transaction:
                pieces, reserve = self._take()  # also who came while the lock was waited for
                if reserve is not None:
                    await transaction.reserve(reserve)
                for piece in pieces:
                    transaction.add(*piece.statements)
                orders = [self._writer.next_order() for _ in pieces]
                rows, _ = await transaction.commit()
        except BaseException as error:
            await self._fail(pieces or self._take()[0], error)
            if not isinstance(error, Exception):
                raise
            return
        own = len(rows) - sum(len(piece.statements) for piece in pieces)
        for piece, order in zip(pieces, orders, strict=True):
            until = own + len(piece.statements)
            piece.done.set_result(Executed(rows[own:until], order))
            own = until

    async def _fail(self, pieces: Sequence[_Piece], error: BaseException) -> None:
        """Run each alone, if it may be the fault of one, else tell all of them."""
        of_all = isinstance(error, StorageError) and error.code in OF_ALL
        if of_all or len(pieces) == 1 or not isinstance(error, Exception):
            for piece in pieces:
                piece.done.set_exception(error)
            return
        for piece in pieces:
            try:
                executed = await self._writer.run(
                    *piece.statements, concurrent=True, reserve=piece.reserve
                )
            except Exception as own:  # noqa: BLE001 -- told to whom it belongs
                piece.done.set_exception(own)
            else:
                piece.done.set_result(executed)
