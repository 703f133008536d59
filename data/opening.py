"""Opens the store that a database's name asks for."""

from pathlib import Path

from bot.engine.errors import StorageError
from bot.service.ports import Shards
from data.address import Database
from data.connection import Timed
from data.store import SqliteStore, SqlStore


async def open_store(
    database: Database,
    timed: Timed = lambda _kind, _seconds: None,
    *,
    alone: bool = False,
    shards: Shards | None = None,
) -> SqlStore:
    """Open, or make, the database and bring it up to date; raise StorageError.

    ``timed`` is told of each trip to it. ``alone`` is for who plays with it: if another process
    does, ``storage-in-use`` is raised; on a server processes of different ``shards`` may.
    ``postgres-missing``: a server needs asyncpg. ``database-older``: it would have to be brought up
    to date under an older program that plays with it.
    """
    if isinstance(database, Path):
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError("storage-broken", reason=str(error)) from error
        return await SqliteStore.open(database, timed, alone=alone, shards=shards)
    try:
        # Who plays with a file does not need asyncpg.
        from data.postgres_store import PostgresStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise StorageError(
            "postgres-missing", reason=f"there is no package {error.name}"
        ) from error
    return await PostgresStore.open(database, timed, alone=alone, shards=shards)
