"""Brings a database up to date with the numbered files in ``migrations``.

The number of the newest file applied is the database's ``user_version``.
"""

import asyncio
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from bot.engine.errors import StorageError
from data.connection import BEGIN, COMMIT, Connection, Statement
from data.copy import copy_database

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


async def migrate(connection: Connection, path: Path, folder: Path = MIGRATIONS) -> None:
    """Apply what is missing, all in one transaction; raise StorageError.

    ``database-newer``: the file was last used by a newer program. A database that has something in
    it is copied to ``<name>.before-<number>`` first.
    """
    migrations = await asyncio.to_thread(load_migrations, folder)
    newest = migrations[-1].number
    if await _version(connection, newest) == newest:
        return
    await connection.run(BEGIN)
    try:
        version = await _version(connection, newest)  # another process may have been faster
        if version:
            copy = path.with_name(f"{path.name}.before-{newest:04d}")
            await asyncio.to_thread(copy_database, path, copy, overwrite=True)
        missing = [m for m in migrations if m.number > version]
        statements = [statement for m in missing for statement in m.statements()]
        version_noted = Statement(f"PRAGMA user_version = {newest}")
        await connection.run(*statements, version_noted, COMMIT)
    finally:
        await connection.undo()


async def _version(connection: Connection, newest: int) -> int:
    [(version,)] = await connection.query("PRAGMA user_version")
    if version > newest:
        raise StorageError("database-newer", found=version, known=newest)
    return version
