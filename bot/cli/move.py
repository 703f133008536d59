"""``python -m bot move SOURCE TARGET``: bring all games from one database to another."""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.cli.database import may_be_there, why_missing
from bot.engine.errors import StorageError
from data.address import Database, read_database
from data.copy import settle
from data.move import move
from data.opening import open_store
from data.store import SqlStore

WHY = {
    "database-newer": "a newer version of the bot has used it: update the bot",
    "move-differs": "what arrived in its table {table} is not what was sent",
    "move-not-empty": "it is not empty: there is something in its table {table}. Name a new one",
    "postgres-missing": "a server needs asyncpg, which comes with pip install .[postgres]",
    "storage-busy": "it is busy or does not answer; try again in a moment. {reason}",
    "storage-full": "the disk is full",
    "storage-in-use": "a bot plays with it: stop that one first",
}
"""Why a database cannot be used (``StorageError`` has the codes)."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Take the two databases, each as DIXIT_DATABASE names one."""
    for name, text in (("source", "the database that is used now"), ("target", "an empty one")):
        parser.add_argument(
            name,
            type=_database,
            metavar=name.upper(),
            help=f"{text}: a file, or postgresql://user:password@host/database",
        )


def _database(text: str) -> Database:
    try:
        return read_database(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def run(args: argparse.Namespace) -> int:
    """Move; 1 if nothing was moved."""
    if missing := why_missing(args.source):
        return _fail(missing)
    if _are_same(args.source, args.target):
        return _fail("Source and target are the same database.")
    try:
        with _nothing_left_over(args.target):
            counts = asyncio.run(_move(args.source, args.target))
    except _Unusable as error:
        return _fail(str(error))
    rows = sum(counts.values())
    print(f"{rows} rows of {len(counts)} tables are in {args.target}, and compared.")
    print("Name it in DIXIT_DATABASE and start the bot; the source is as it was.")
    return 0


def _are_same(source: Database, target: Database) -> bool:
    """Say whether both name one database: a file may have several names."""
    if isinstance(source, Path) and isinstance(target, Path):
        with suppress(OSError):  # the target is not there yet
            return source.samefile(target)
    return source == target


def _fail(why: str) -> int:
    print(f"Nothing was moved. {why}", file=sys.stderr)
    return 1


class _Unusable(Exception):
    """Says which database cannot be used and why."""

    def __init__(self, database: Database, error: StorageError) -> None:
        why = WHY.get(error.code, "it cannot be read or written: {reason}")
        told = why.format(**{"reason": error.code, **error.params})
        super().__init__(f"{database}: {told.rstrip()}")


@contextmanager
def _nothing_left_over(target: Database) -> Iterator[None]:
    """If it fails, remove what was made for a file that was not there before."""
    if not isinstance(target, Path) or may_be_there(target):
        yield
        return
    folders = [folder for folder in target.parents if not may_be_there(folder)]
    done = False
    try:
        yield
        done = True
    finally:
        if not done:
            for ending in ("", "-wal", "-shm", ".lock"):
                with suppress(OSError):  # it was not made, or nothing can be where it would be
                    target.with_name(f"{target.name}{ending}").unlink()
            with suppress(OSError):  # somebody uses it
                for folder in folders:
                    folder.rmdir()


async def _move(source: Database, target: Database) -> dict[str, int]:
    try:
        async with await _opened(source) as old, await _opened(target) as new:
            counts = await move(old, new)
        if isinstance(target, Path):
            settle(target)
    except StorageError as error:
        raise _Unusable(target, error) from error
    return counts


async def _opened(database: Database) -> SqlStore:
    try:
        return await open_store(database, alone=True)
    except StorageError as error:
        raise _Unusable(database, error) from error
