"""The file of a SQLite database: how it is written, and how pages that nothing needs leave it."""

import logging

from bot.engine.errors import StorageError
from data.connection import Connection, Query, Statement
from data.writer import Writer

log = logging.getLogger(__name__)

SMALL = 64 * 2**20
"""Bytes in use, which are written anew in about a second."""
KEPT_FREE = 256
"""Pages that stay for what is written next."""
AT_ONCE = 50
"""Pages that are given back in one transaction, which takes some milliseconds."""
INCREMENTAL = 2
# It frees as many pages as it is stepped, and our connection steps once what gives no columns.
GIVE_BACK = Statement("PRAGMA incremental_vacuum(1)")


async def prepare(connection: Connection) -> None:
    """Make what was committed survive a power cut, and readers and the writer not wait."""
    # Before the first page is written, or else it has no effect.
    await connection.query(f"PRAGMA auto_vacuum = {INCREMENTAL}")
    [(mode,)] = await connection.query("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StorageError("storage-broken", reason=f"journal mode {mode}")
    await connection.query("PRAGMA synchronous = FULL")


async def let_shrink(connection: Connection) -> None:
    """Have a file from before this could give pages back write itself anew, if it is small.

    For who plays with it, before anybody plays: nobody can write meanwhile. A large one keeps its
    pages and uses them again; ``python -m bot move`` to another file leaves them behind.
    """
    if await _number(connection.query, "auto_vacuum"):
        return
    pages = await _number(connection.query, "page_count")
    used = pages - await _number(connection.query, "freelist_count")
    if used * await _number(connection.query, "page_size") > SMALL:
        return
    try:
        await connection.query("VACUUM")
    except StorageError as error:  # somebody reads it, or the disk is full: another time
        log.warning("the database's file keeps its free pages: %s", error)


async def give_back(writer: Writer, read: Query) -> bool:
    """Give some free pages back to the disk; False if there are few, or the file cannot."""
    free = await _number(read, "freelist_count") - KEPT_FREE
    if free <= 0 or await _number(read, "auto_vacuum") != INCREMENTAL:
        return False
    await writer.run(*[GIVE_BACK] * min(free, AT_ONCE))
    return True


async def _number(query: Query, pragma: str) -> int:
    [(number,)] = await query(f"PRAGMA {pragma}")
    return number
