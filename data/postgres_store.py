"""The store on PostgreSQL: a database, or a schema of one, on a server."""

import asyncio
import logging
from contextlib import AsyncExitStack
from functools import partial
from typing import Self

from bot.engine.errors import StorageError
from bot.service.ports import Shards
from data.address import ServerAddress
from data.connection import BEGIN, COMMIT, Statement, Timed, statement
from data.migrate import load_migrations, why_not_now
from data.postgres import NO_RIGHTS, PostgresConnection, PostgresReader
from data.postgres_fleet import ANNOUNCE, listen, right_to_play
from data.store import SqlStore
from data.writer import Writer

log = logging.getLogger(__name__)

MIGRATING_SECONDS = 600.0
"""That one statement of a migration may take."""
HAS_VERSION = """
    SELECT 1 FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_name = 'schema_version'"""
VERSION = "SELECT version FROM schema_version"
NOTE_VERSION = "INSERT INTO schema_version (version) VALUES ($1)"


class PostgresStore(SqlStore):
    """The store on PostgreSQL, which any number of processes may share."""

    SKIP_LOCKED = " FOR UPDATE SKIP LOCKED"

    @classmethod
    async def open(
        cls,
        address: ServerAddress,
        timed: Timed = lambda _kind, _seconds: None,
        *,
        alone: bool = False,
        shards: Shards | None = None,
    ) -> Self:
        """Connect and bring the database up to date; see ``open_store``."""
        async with AsyncExitStack() as connections:
            rights = right_to_play(shards) if alone else NO_RIGHTS
            connection = await PostgresConnection.open(
                address, partial(timed, "write"), rights=rights
            )
            writer = Writer(connection)
            connections.push_async_callback(writer.close)
            await migrate(address, alone=alone)
            reader = await PostgresReader.open(address, partial(timed, "read"))
            connections.push_async_callback(reader.close)
            opened = cls(writer, reader.query, reader.query, connections.pop_all(), shards)
            connection.usurped = opened.usurped.set
            if shards is not None:
                opened._process.announcing = ANNOUNCE
                opened._listening = partial(listen, address)
            return opened


async def migrate(address: ServerAddress, *, alone: bool = False) -> None:
    """Apply what is missing, all in one transaction; raise StorageError.

    Processes that start together go one after the other, so that the first one does it.
    ``database-newer``, ``database-older``: see ``data.migrate``.
    """
    migrations = await asyncio.to_thread(load_migrations)
    newest = migrations[-1].number
    async with AsyncExitStack() as closing:
        connection = await PostgresConnection.open(address, seconds=MIGRATING_SECONDS)
        closing.push_async_callback(connection.close)
        await connection.run(BEGIN)
        closing.push_async_callback(connection.undo)
        version = await _version(connection, newest)
        if version == newest:
            return
        if version and not alone:
            await _let_nobody_play(address, version, newest, closing)
        missing = [m for m in migrations if m.number > version]
        statements = [each for m in missing for each in m.statements()]
        if not version:
            statements.append(Statement("CREATE TABLE schema_version (version BIGINT NOT NULL)"))
        noted = (Statement("DELETE FROM schema_version"), statement(NOTE_VERSION, newest))
        await connection.run(*statements, *noted, COMMIT)
        if version:
            log.info("%s is brought from migration %s to %s", address, version, newest)
        else:
            log.info("%s is a new database", address)


async def _let_nobody_play(
    address: ServerAddress, version: int, newest: int, closing: AsyncExitStack
) -> None:
    """Keep whoever may play with a database from it; raise StorageError if somebody does."""
    try:
        playing = await PostgresConnection.open(address, rights=right_to_play(None))
    except StorageError as error:
        raise why_not_now(error, version, newest) from error
    closing.push_async_callback(playing.close)


async def _version(connection: PostgresConnection, newest: int) -> int:
    if not await connection.query(HAS_VERSION):
        return 0
    [(version,)] = await connection.query(VERSION)
    if version > newest:
        raise StorageError("database-newer", found=version, known=newest)
    return version
