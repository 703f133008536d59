"""Brings a database up to date with the numbered files in ``migrations``.

The number of the newest file applied is the database's ``user_version``.
"""

import asyncio
import logging
import sqlite3
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from bot.engine.errors import StorageError
from data.alone import alone_with
from data.connection import BEGIN, COMMIT, Connection, Statement
from data.copy import copy_database

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).with_name("migrations")


@dataclass(frozen=True, slots=True)
class Migration:
    """One file: ``0001_what_it_does.sql``, with a header that says what and why."""

    number: int
    sql: str

    def statements(self) -> list[Statement]:
        """Return the statements in order."""
        found: list[Statement] = []
        text = ""
        for line in self.sql.splitlines(keepends=True):
            text += line
            if sqlite3.complete_statement(text):
                found.append(Statement(text))
                text = ""
        return found


def load_migrations(folder: Path = MIGRATIONS) -> list[Migration]:
    """Return all migrations in order."""
    files = sorted(folder.glob("[0-9]*.sql"))
    return [Migration(int(f.name.split("_")[0]), f.read_text(encoding="utf-8")) for f in files]


async def migrate(
    connection: Connection, path: Path, folder: Path = MIGRATIONS, *, alone: bool = False
) -> None:
    """Apply what is missing, all in one transaction; raise StorageError.

    ``database-newer``: the file was last used by a newer program; ``database-older``: by an older
    one, which plays with it now, so that who is not ``alone`` leaves it as it is. A database that
    has something in it is copied to ``<name>.before-<number>`` first.
    """
    migrations = await asyncio.to_thread(load_migrations, folder)
    newest = migrations[-1].number
    if await _version(connection, newest) == newest:
        return
    await connection.run(BEGIN)
    try:
        version = await _version(connection, newest)
        if version == newest:  # another process was faster
            return
        try:
            with alone_with(path) if version and not alone else nullcontext():
                await _apply(connection, path, version, migrations)
        except StorageError as error:
            raise why_not_now(error, version, newest) from error
    finally:
        await connection.undo()


def why_not_now(error: StorageError, version: int, newest: int) -> StorageError:
    """Return the error to raise for one that kept a database from being migrated."""
    if error.code != "storage-in-use":
        return error
    return StorageError("database-older", found=version, known=newest)


async def _apply(
    connection: Connection, path: Path, version: int, migrations: list[Migration]
) -> None:
    newest = migrations[-1].number
    if version:
        await asyncio.to_thread(copy_database, path, copy_of(path, newest), overwrite=True)
    missing = [m for m in migrations if m.number > version]
    statements = [statement for m in missing for statement in m.statements()]
    version_noted = Statement(f"PRAGMA user_version = {newest}")
    await connection.run(*statements, version_noted, COMMIT)
    if version:
        brought = "%s is brought from migration %s to %s; as it was it is in %s"
        log.info(brought, path, version, newest, copy_of(path, newest))
    else:
        log.info("%s is a new database", path)


def copy_of(path: Path, newest: int) -> Path:
    """Return the copy that is made of a database before it is brought to a migration."""
    return path.with_name(f"{path.name}.before-{newest:04d}")


async def _version(connection: Connection, newest: int) -> int:
    [(version,)] = await connection.query("PRAGMA user_version")
    if version > newest:
        raise StorageError("database-newer", found=version, known=newest)
    return version
