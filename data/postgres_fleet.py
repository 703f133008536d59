"""Processes that share a server: who may play for which shards, and words between them."""

# Statements are put together from numbers; values are always parameters.

import asyncio
from collections.abc import Callable

import asyncpg

from bot.service.ports import Shards
from data.address import ServerAddress
from data.postgres import CONNECT_SECONDS, Rights, reported

PLAYING_SECONDS = 3
"""How long a right is waited for, which one that was killed may hold a little longer."""
LOOK_EVERY = 10
"""Seconds after which it is asked whether the server still answers."""

# Each database, and each schema in one, has its own rights. The server takes them from a connection
# that ends. Who has all shards has a right alone of which others take a share.
BEGIN_TAKING = f"SET lock_timeout = '{PLAYING_SECONDS}s'"
ALL_SHARDS = "SELECT pg_advisory_lock(4158, hashtext(current_schema()))"
SOME_SHARDS = "SELECT pg_advisory_lock_shared(4158, hashtext(current_schema()))"
ONE_SHARD = "SELECT pg_advisory_lock(hashtext(current_schema() || '/shard'), {number})"
THE_COUNT = "SELECT pg_advisory_lock_shared(hashtext(current_schema() || '/count'), {count})"
# Raises what waiting in vain would: another number of shards is shared out already.
NO_OTHER_COUNT = """
    DO $$ BEGIN
        IF EXISTS (
            SELECT 1 FROM pg_locks
            WHERE locktype = 'advisory' AND granted AND objid <> {count}
              AND classid = CAST(hashtext(current_schema() || '/count') & 4294967295 AS OID)
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
        THEN RAISE lock_not_available; END IF;
    END $$"""
# Which shards others have, of how many; nothing if one of them has all.
HELD = """
    WITH held AS (
        SELECT classid, CAST(objid AS BIGINT) AS number FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
    SELECT shards.number, counts.number FROM held AS counts LEFT JOIN held AS shards
        ON shards.classid = CAST(hashtext(current_schema() || '/shard') & 4294967295 AS OID)
    WHERE counts.classid = CAST(hashtext(current_schema() || '/count') & 4294967295 AS OID)
    GROUP BY shards.number, counts.number ORDER BY counts.number, shards.number"""
END_TAKING = "RESET lock_timeout"

ANNOUNCE = "SELECT pg_notify('dixit_' || current_schema(), $1)"
CHANNEL = "SELECT 'dixit_' || current_schema()"


def right_to_play(shards: Shards | None) -> Rights:
    """Return what takes the right to play for these shards, None: for all."""
    if shards is None:
        return Rights((BEGIN_TAKING, ALL_SHARDS, END_TAKING), HELD)
    taking = (
        BEGIN_TAKING,
        SOME_SHARDS,
        THE_COUNT.format(count=shards.count),
        NO_OTHER_COUNT.format(count=shards.count),
        *(ONE_SHARD.format(number=number) for number in shards.numbers),
        END_TAKING,
    )
    return Rights(taking, HELD)


async def listen(address: ServerAddress, heard: Callable[[str], None]) -> None:
    """Call with each word that is announced until the connection is lost; raise StorageError.

    The first is empty: what was said until then may have been missed.
    """
    with reported():
        connection = await asyncpg.connect(address.full, timeout=round(CONNECT_SECONDS))
        try:
            channel = await connection.fetchval(CHANNEL)
            await connection.add_listener(channel, lambda *said: heard(str(said[-1])))
            heard("")
            while True:
                await asyncio.sleep(LOOK_EVERY)
                await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
        finally:
            connection.terminate()
