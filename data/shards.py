"""The signs of life of processes that share a database, and their turn to identify themselves."""

import secrets
from dataclasses import dataclass, field

from bot.service.ports import Beat, Shards
from data.connection import Query, Statement, statement
from data.slices import Slice

NOTE_HEARTBEAT = """
    INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"""
NOTE_SHARD = """
    INSERT INTO shards (shard, shard_count, holder, seen_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (shard) DO UPDATE
    SET shard_count = excluded.shard_count, holder = excluded.holder, seen_at = excluded.seen_at"""
ANY_HEARTBEAT = """
    SELECT MAX(at) FROM (
        SELECT at FROM heartbeat UNION ALL SELECT seen_at AS at FROM shards) AS beats"""
OWN_HEARTBEAT = """
    SELECT MAX(seen_at) FROM shards WHERE shard_count = $1 AND shard BETWEEN $2 AND $3"""
BEATS = "SELECT shard, holder, seen_at FROM shards WHERE shard_count = $1 ORDER BY shard"
# A clock that was set back may have left a moment in the future.
IDENTIFY = """
    INSERT INTO identified (id, at) SELECT 1, CAST($1 AS DOUBLE PRECISION) WHERE NOT EXISTS (
        SELECT 1 FROM identified WHERE at > $1 - CAST($2 AS DOUBLE PRECISION) AND at <= $1)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING 1"""


@dataclass(slots=True)
class Process:
    """This one: what it has of the games, and its name among those that share the database."""

    slice: Slice = field(default_factory=Slice)
    holder: str = field(default_factory=lambda: secrets.token_hex(8))
    announcing: str = ""
    """The statement that tells a word to the others; empty where there can be none."""


def beat(shards: Shards | None, holder: str, now: float) -> list[Statement]:
    """Return what notes that a process lives, with all its shards."""
    if shards is None:
        return [statement(NOTE_HEARTBEAT, now)]
    return [statement(NOTE_SHARD, n, shards.count, holder, now) for n in shards.numbers]


async def last_heartbeat(query: Query, shards: Shards | None) -> float | None:
    """Return when the process of these shards was last alive.

    Where there were as many processes or shards as never before: when any was.
    """
    if shards is not None:
        [(own,)] = await query(OWN_HEARTBEAT, shards.count, shards.first, shards.last)
        if own is not None:
            return own
    [(of_any,)] = await query(ANY_HEARTBEAT)
    return of_any


async def beats(query: Query, shards: Shards) -> tuple[Beat, ...]:
    """Return the last sign of the process of each shard."""
    return tuple(Beat(*row) for row in await query(BEATS, shards.count))


def identify(now: float, pause: float) -> Statement:
    """Return what gives a row if nobody has identified for ``pause`` seconds, and notes it."""
    return statement(IDENTIFY, now, pause)
