"""The outbox: which messages are behind, and who is bringing them up to date.

Two requests that are under way at once may reach Discord in any order. So whoever finishes without
the lease sets ``shown_version`` to -1; the one who holds it then records 0 rather than what they
wrote (nothing is certain), and the row is due again. A claim begins after that and clears the -1.
"""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

import secrets
from collections.abc import Callable
from dataclasses import replace

from bot.engine.errors import StorageError
from bot.engine.ids import GameId
from bot.service.ports import FORMER, REPLACED, Delivery, MessageKey, StoredGame
from data import rows
from data.connection import Query, Row, Statement, statement
from data.gathering import Gathering
from data.order import IN_ORDER
from data.reports import EDITED_LATE, LEASED, address_let_go, delivered, edited, of
from data.slices import Slice
from data.writer import Executed, reserving

LONGEST_WAIT = 600.0
"""Seconds: who waits for longer than this waits for a clock that has been set back since."""
DUE = "CASE WHEN not_before > invalidated_at THEN not_before ELSE invalidated_at END"
AT_ONE_MOMENT = f"CASE viewer WHEN {rows.EVERYBODY} THEN 1 ELSE 0 END, ordinal, {rows.KEY_COLUMNS}"
WAS_SENT = f"""
    SELECT 1 FROM messages
    WHERE game_id = $1 AND round = $2 AND purpose = $3 AND viewer = $4
      AND (detail = $5 OR detail LIKE '{FORMER} %') AND state = 'open'
      AND (message_id IS NOT NULL OR attempted_at IS NOT NULL)"""
RANK = f"{DUE}, {AT_ONE_MOMENT}"
RANK_FROM = len(rows.DELIVERY_COLUMNS.split(","))
"""Where in a row of ``CLAIM`` its place in the queue begins."""
FRESH = 30.0
"""Seconds for which somebody is sure to wait for a message; what is older is a backlog."""


def _candidates(band: int, which: str, order: str) -> str:
    """Return what finds rows that nobody holds, through the index that has ``order``.

    ``{ours}`` is where several processes part, ``{skip_locked}`` leaves out what one of them claims
    in this moment.
    """
    return f"""
        SELECT * FROM (
            SELECT {band} AS band, {rows.KEY_COLUMNS} FROM messages
            WHERE {rows.BEHIND} AND {IN_ORDER}{{ours}} AND {which}
              AND (lease IS NULL OR lease_until <= $3 OR lease_until > $4)
            ORDER BY {order} LIMIT $5{{skip_locked}}) AS band_{band}"""


def _unless_attempted(at: str) -> str:
    """Return the columns of a delivery that has just noted its own attempt, if it is to send.

    What it is told of is an earlier one only.
    """
    return rows.DELIVERY_COLUMNS.replace("attempted_at", f"NULLIF(attempted_at, {at})")


# What is fresh goes first, the oldest of it before the newest; then the backlog, the newest first.
CANDIDATES = " UNION ALL ".join(
    (
        _candidates(
            1,
            f"not_before <= $3 AND invalidated_at > $3 - {FRESH}",
            f"invalidated_at, {AT_ONE_MOMENT}",
        ),
        _candidates(
            2,
            f"not_before <= $3 AND invalidated_at <= $3 - {FRESH}",
            f"not_before DESC, invalidated_at DESC, {AT_ONE_MOMENT}",
        ),
        _candidates(3, "not_before > $4", f"not_before, invalidated_at, {AT_ONE_MOMENT}"),
    )
)
CLAIM = f"""
    UPDATE messages
    SET lease = $1, lease_until = $2,
        shown_version = CASE WHEN shown_version < 0 THEN 0 ELSE shown_version END,
        attempted_at = CASE WHEN message_id IS NULL THEN COALESCE(attempted_at, $3)
                       ELSE attempted_at END,
        pictures = CASE WHEN lease IS NULL THEN pictures ELSE '' END
    WHERE ({rows.KEY_COLUMNS}) IN (
        SELECT {rows.KEY_COLUMNS} FROM ({CANDIDATES} ORDER BY band LIMIT $5) AS candidates)
    RETURNING {_unless_attempted("$3")}, {RANK}"""
NEXT_DUE = f"""
    SELECT (SELECT not_before FROM messages
            WHERE {rows.BEHIND} AND {IN_ORDER}{{ours}} AND lease IS NULL
            ORDER BY not_before LIMIT 1),
           (SELECT 0 FROM messages
            WHERE {rows.BEHIND} AND {IN_ORDER}{{ours}} AND lease IS NULL AND not_before > $1
            LIMIT 1),
           (SELECT MIN(CASE WHEN not_before > $1 THEN 0 WHEN lease_until > $1 THEN not_before
                            WHEN lease_until > not_before THEN lease_until ELSE not_before END)
            FROM messages WHERE {rows.BEHIND} AND {IN_ORDER}{{ours}} AND lease IS NOT NULL)"""
GAMES = f"""
    SELECT {rows.GAME_COLUMNS} FROM games
    WHERE game_id IN (SELECT game_id FROM messages WHERE lease = $1 AND lease_until = $2)"""
ATTEMPTING = f"""
    UPDATE messages SET attempted_at = $7 WHERE {LEASED} AND lease_until > $7 RETURNING 1"""
# It waits for the new one (``data.order``), and is nobody's until then.
REMAINING = f"""
    INSERT INTO messages ({rows.KEY_COLUMNS}, required_version, invalidated_at, ordinal,
        generation, channel_id, message_id, sent_at)
    SELECT game_id, round, purpose, viewer, '{REPLACED} ' || generation, required_version,
        invalidated_at, ordinal, generation, channel_id, message_id, sent_at
    FROM messages WHERE {LEASED} AND message_id IS NOT NULL"""
RENEW = f"""
    UPDATE messages
    SET generation = generation + 1, shown_version = 0, message_id = NULL, sent_at = NULL,
        attempted_at = $7, pictures = ''
    WHERE {LEASED} RETURNING {_unless_attempted("$7")}"""
RETRY = f"""
    UPDATE messages
    SET failures = failures + 1, not_before = $7, lease = NULL, lease_until = NULL, pictures = ''
    WHERE {LEASED}"""
# A place is a server, a channel or a thread: their ids are all different.
HASTEN = f"""
    UPDATE messages SET not_before = $1
    WHERE {rows.BEHIND} AND failures > 0 AND not_before > $1 AND viewer = {rows.EVERYBODY}
      AND (CAST($2 AS BIGINT) IS NULL OR game_id IN (
        SELECT game_id FROM games WHERE guild_id = $2 OR channel_id = $2 OR target_id = $2))"""
# While somebody else is writing the message, which of the two comes last is unknown; so it is when
# an older answer is noted after a newer one.
SHOWN = f"""
    UPDATE messages
    SET shown_version = CASE WHEN lease IS NOT NULL OR shown_version < 0 THEN -1
                             WHEN shown_version > $6 THEN 0 ELSE $6 END,
        pictures = CASE WHEN lease IS NOT NULL OR shown_version < 0 OR shown_version > $6 THEN ''
                        ELSE $8 END
    WHERE {rows.THIS_MESSAGE} AND message_id = COALESCE($7, message_id)"""
# Its game may have ended while it was being sent, or its reader have asked to be forgotten.
SENT_BESIDES = f"""
    INSERT INTO messages ({rows.KEY_COLUMNS}, required_version, shown_version, invalidated_at,
        ordinal, channel_id, message_id, sent_at)
    SELECT $1, $2, $3, $4, $5, version, CAST($6 AS BIGINT), CAST($7 AS DOUBLE PRECISION), 0,
        CAST($8 AS BIGINT), CAST($9 AS BIGINT), CAST($7 AS DOUBLE PRECISION)
    FROM games JOIN game_players USING (game_id) WHERE game_id = $1 AND player_id = $4
    ON CONFLICT ({rows.KEY_COLUMNS}) DO UPDATE SET
        state = 'open', failures = 0, not_before = 0, required_version = excluded.required_version,
        shown_version = excluded.shown_version, invalidated_at = excluded.invalidated_at,
        channel_id = excluded.channel_id, message_id = excluded.message_id,
        sent_at = excluded.sent_at
    RETURNING 1"""
FAIL = f"UPDATE messages SET state = 'failed', lease = NULL, lease_until = NULL WHERE {LEASED}"


class SqlOutbox:
    """Satisfies ``bot.service.ports.Outbox``."""

    def __init__(
        self, gathering: Gathering, query: Query, ours: Slice, skip_locked: str = ""
    ) -> None:
        """``skip_locked`` ends a query that skips the rows which another process has locked."""
        self._gathering = gathering
        self._query = query
        self._ours = ours
        self._skip_locked = skip_locked
        self._watching: Callable[[float | None], None] = lambda _: None
        self._told = 0
        """The order of what was told last."""
        self._held: dict[MessageKey, float] = {}
        """Rows claimed here of which is not reported yet, each until its lease ends."""

    def watch(self, due: Callable[[float | None], None]) -> None:
        self._watching = due

    def asking(self, now: float) -> Statement:
        """Return what asks when the next row is due; ``tell`` makes use of its answer."""
        return statement(NEXT_DUE.format(ours=self._ours.messages), now + LONGEST_WAIT)

    def tell(self, executed: Executed) -> None:
        """Tell when the next row is due, as the last of these statements has found.

        Transactions are not always heard of in the order in which they were executed.
        """
        if executed.order > self._told:
            self._told = executed.order
            self._watching(_earliest(executed.rows[-1]))

    def settle(self, delivery: Delivery, at: float) -> bool:
        """Note that a delivery is reported; say whether others are still to be, from here."""
        self._held.pop(delivery.key, None)
        self._held = {key: until for key, until in self._held.items() if until > at}
        return bool(self._held)

    async def _change(
        self, now: float, *changes: Statement, game: GameId | None = None, patient: bool = False
    ) -> list[list[Row]]:
        """Execute durably, and tell when the next row is due; return the rows of each.

        Actions of other processes go on beside it, except in this ``game``.
        """
        reserve = None if game is None else reserving(game)
        executed = await self._gathering.run(
            *changes, self.asking(now), reserve=reserve, patient=patient
        )
        self.tell(executed)
        return executed.rows

    async def _report(self, delivery: Delivery, at: float, *report: Statement) -> None:
        """Execute the report of a delivery, with those of others that come soon."""
        patient = self.settle(delivery, at)
        await self._change(at, *report, game=delivery.key.game, patient=patient)

    async def claim(self, now: float, lease_seconds: float, limit: int = 1) -> tuple[Delivery, ...]:
        lease, until, longest = secrets.token_hex(8), now + lease_seconds, now + LONGEST_WAIT
        sql = CLAIM.format(ours=self._ours.messages, skip_locked=self._skip_locked)
        claim = statement(sql, lease, until, now, longest, limit)
        claimed, games, _ = await self._change(now, claim, statement(GAMES, lease, until))
        found = {row[0]: _readable(row) for row in games}
        # An UPDATE returns its rows in no order.
        in_order = sorted(claimed, key=lambda row: row[RANK_FROM:])
        deliveries = [rows.delivery(row[:RANK_FROM]) for row in in_order]
        self._held |= {each.key: until for each in deliveries}
        return tuple(
            replace(each, game=found.get(each.key.game), held_until=until) for each in deliveries
        )

    async def next_due(self, now: float) -> float | None:
        told, asking = self._told, self.asking(now)
        due = _earliest(await self._query(asking.sql, *asking.values.values()))
        if told == self._told:  # nothing has changed since
            self._watching(due)
        return None if due is None else max(now, due)

    async def was_sent(self, key: MessageKey) -> bool:
        return bool(await self._query(WAS_SENT, *rows.key_values(key)))

    async def attempting(self, delivery: Delivery, at: float) -> bool:
        return bool(await self._rows_of(delivery, of(delivery, ATTEMPTING, at)))

    async def _rows_of(self, delivery: Delivery, *changes: Statement) -> list[Row]:
        """Return what comes of changes, the last of them, after which nothing else is due."""
        game = reserving(delivery.key.game)
        return (await self._gathering.run(*changes, reserve=game)).rows[-1]

    async def delivered(
        self,
        delivery: Delivery,
        *,
        version: int,
        channel_id: int,
        message_id: int,
        at: float,
        pictures: str = "",
    ) -> None:
        report = delivered(delivery, version, channel_id, message_id, at, pictures)
        await self._report(delivery, at, *report)

    async def edited(
        self,
        delivery: Delivery,
        *,
        version: int,
        at: float,
        not_before: float,
        pictures: str | None = None,
    ) -> None:
        await self._report(delivery, at, *edited(delivery, version, not_before, pictures))

    async def shown(
        self,
        key: MessageKey,
        version: int,
        *,
        at: float,
        message_id: int | None = None,
        pictures: str = "",
    ) -> None:
        values = (*rows.key_values(key), version, message_id, pictures)
        await self._change(at, statement(SHOWN, *values), game=key.game, patient=True)

    async def sent_besides(
        self, key: MessageKey, version: int, *, at: float, channel_id: int, message_id: int
    ) -> bool:
        values = (*rows.key_values(key), version, at, channel_id, message_id)
        noting = statement(SENT_BESIDES, *values)
        noted, _ = await self._change(at, noting, game=key.game, patient=True)
        return bool(noted)

    async def renew(self, delivery: Delivery, at: float, *, remains: bool) -> Delivery | None:
        remaining = (of(delivery, REMAINING),) if remains else ()
        renewed = await self._rows_of(delivery, *remaining, of(delivery, RENEW, at))
        if not renewed:
            return None
        held = {"game": delivery.game, "held_until": delivery.held_until}
        return replace(rows.delivery(renewed[0]), **held)

    async def retry(self, delivery: Delivery, *, at: float, not_before: float) -> None:
        late = of(delivery, EDITED_LATE, delivery.generation)
        await self._report(delivery, at, late, of(delivery, RETRY, not_before))

    async def hasten(self, place: int | None, now: float) -> None:
        await self._change(now, statement(HASTEN, now, place))

    async def fail(self, delivery: Delivery, *, at: float) -> None:
        await self._report(delivery, at, of(delivery, FAIL), *address_let_go(delivery))


def _earliest(answer: list[Row]) -> float | None:
    [moments] = answer
    return min((moment for moment in moments if moment is not None), default=None)


def _readable(row: Row) -> StoredGame | StorageError:
    try:
        return rows.stored_game(row)
    except StorageError as error:
        return error
