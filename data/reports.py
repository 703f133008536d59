"""What became of deliveries, as statements: of a transaction of their own, or of another one.

Whoever has lost the lease meanwhile records less: see ``data.outbox``.
"""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from bot.service.ports import Delivery
from data import rows
from data.connection import Statement, statement
from data.documents import REMOVE_CLIP

LEASED = f"{rows.THIS_MESSAGE} AND lease = $6"
NOT_LEASED = f"{rows.THIS_MESSAGE} AND (lease IS NULL OR lease <> $6)"
CERTAIN_VERSION = "CASE WHEN shown_version < 0 OR shown_version > $7 THEN 0 ELSE $7 END"
DELIVERED = f"""
    UPDATE messages
    SET shown_version = {CERTAIN_VERSION}, channel_id = $8, message_id = $9,
        sent_at = CASE WHEN message_id = $9 THEN sent_at ELSE $10 END,
        attempted_at = NULL, failures = 0, lease = NULL, lease_until = NULL, pictures = $11
    WHERE {LEASED}"""
# What was sent is worth knowing all the same, unless another message has taken its place.
DELIVERED_LATE = f"""
    UPDATE messages
    SET shown_version = -1, pictures = '',
        channel_id = CASE WHEN message_id IS NULL THEN $8 ELSE channel_id END,
        sent_at = CASE WHEN message_id IS NULL THEN $9 ELSE sent_at END,
        message_id = COALESCE(message_id, $10)
    WHERE {NOT_LEASED} AND generation = $7"""
EDITED = f"""
    UPDATE messages
    SET shown_version = {CERTAIN_VERSION}, not_before = $8, failures = 0,
        lease = NULL, lease_until = NULL,
        pictures = CASE WHEN shown_version < 0 THEN '' ELSE COALESCE($9, pictures) END
    WHERE {LEASED}"""
# Together: of two messages of a round the older one says less if the newer one is there.
LET_GO = f"""
    DELETE FROM messages
    WHERE game_id = $1 AND viewer = $2 AND NOT EXISTS (
        SELECT 1 FROM messages WHERE game_id = $1 AND viewer = $2 AND {rows.BEHIND})"""
EDITED_LATE = f"""
    UPDATE messages SET shown_version = -1, pictures = '' WHERE {NOT_LEASED} AND generation = $7"""


def delivered(
    delivery: Delivery, version: int, channel_id: int, message_id: int, at: float, pictures: str
) -> tuple[Statement, ...]:
    """Return what records a message that was sent ``at`` a moment, or edited.

    A message that was in doubt may have been sent by the earlier attempt, with what was to be
    shown then: it is due again.
    """
    if delivery.message_id is None and delivery.attempted_at is not None:
        version, pictures = 0, ""
    return (
        of(delivery, DELIVERED_LATE, delivery.generation, channel_id, at, message_id),
        of(delivery, DELIVERED, version, channel_id, message_id, at, pictures),
        *_file_let_go(delivery),
    )


def edited(
    delivery: Delivery, version: int, not_before: float, pictures: str | None
) -> tuple[Statement, ...]:
    """Return what records an edit; the next one waits until ``not_before``."""
    return (
        of(delivery, EDITED_LATE, delivery.generation),
        of(delivery, EDITED, version, not_before, pictures),
        *_file_let_go(delivery),
        *address_let_go(delivery),
    )


def address_let_go(delivery: Delivery) -> tuple[Statement, ...]:
    """Return what removes the rows of a game's messages to somebody who was forgotten.

    Once all of them are closed or given up: nothing but the rows tells where they are.
    """
    key = delivery.key
    return (statement(LET_GO, key.game, key.viewer),) if key.is_of_former else ()


def _file_let_go(delivery: Delivery) -> tuple[Statement, ...]:
    """Return what removes the file of a message that is surely posted: nobody needs it again."""
    if delivery.key.purpose != "clip":
        return ()
    return (statement(REMOVE_CLIP, delivery.key.game, delivery.key.round),)


def of(delivery: Delivery, sql: str, *values: object) -> Statement:
    """Return a statement about the row of a delivery; its own ``values`` begin with ``$7``."""
    return statement(sql, *rows.key_values(delivery.key), delivery.lease, *values)
