"""Which messages of games must change: what a transaction notes of them."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from collections.abc import Sequence

from bot.service.ports import Delivery, MessageKey
from data import rows
from data.reports import delivered, edited
from data.writer import Transaction

IMPATIENT = 4
"""Failures after which pauses are long: what somebody does in the game cuts them short."""
SOON = 5.0
"""Seconds after which what waited for more to come is shown once something else has changed."""
# A row that was dropped is wanted again; so is a public one that failed, for it has something else
# to say now. A direct message that failed stays so: its reader was told to look in the channel.
INVALIDATE = f"""
    INSERT INTO messages ({rows.KEY_COLUMNS}, required_version, invalidated_at, ordinal)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT ({rows.KEY_COLUMNS}) DO UPDATE SET
        state = CASE WHEN messages.state = 'dropped' OR messages.viewer = {rows.EVERYBODY}
                     THEN 'open' ELSE messages.state END,
        failures = CASE WHEN messages.state = 'failed' THEN 0 ELSE messages.failures END,
        not_before = CASE
            WHEN messages.state = 'failed' OR messages.failures > {IMPATIENT} THEN 0
            WHEN messages.viewer <> {rows.EVERYBODY} OR messages.failures > 0
                THEN messages.not_before
            WHEN messages.required_version <= messages.shown_version
                THEN CASE WHEN messages.not_before < $9 THEN $9 ELSE messages.not_before END
            WHEN messages.not_before > $10 THEN $10
            ELSE messages.not_before END,
        invalidated_at = CASE WHEN messages.required_version > messages.shown_version
                         THEN messages.invalidated_at ELSE excluded.invalidated_at END,
        ordinal = CASE WHEN messages.required_version > messages.shown_version
                       THEN messages.ordinal ELSE excluded.ordinal END,
        required_version = CASE WHEN messages.required_version > excluded.required_version
                            THEN messages.required_version ELSE excluded.required_version END"""
# Due a moment later than what was invalidated with them: what is new comes first.
SUPERSEDE = f"""
    UPDATE messages
    SET invalidated_at = CASE WHEN required_version > shown_version
                         THEN invalidated_at ELSE $7 + 0.001 END,
        required_version = CASE WHEN required_version > $6 THEN required_version ELSE $6 END
    WHERE {rows.THIS_MESSAGE} AND state = 'open'
      AND (message_id IS NOT NULL OR attempted_at IS NOT NULL)"""
DELAY = f"""
    UPDATE messages
    SET not_before = CASE WHEN not_before > $7 THEN not_before ELSE $7 END, pictures = ''
    WHERE {rows.THIS_MESSAGE} AND message_id = $6"""
REVIVE = f"""
    UPDATE messages SET state = 'open', failures = 0, not_before = 0
    WHERE (state = 'failed' OR (state = 'open' AND failures > 0)) AND {rows.THIS_MESSAGE}"""


class SqlMessages:
    """Satisfies ``bot.service.ports.Messages``."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self.changed_at: float | None = None
        """When messages were changed, if any were."""
        self.reported: list[Delivery] = []

    async def invalidate(
        self, keys: Sequence[MessageKey], version: int, at: float, *, wait: float = 0.0
    ) -> None:
        self._note(keys, at)
        # Not sooner after the last edit than any other: that may have been a moment ago.
        earliest, latest = (at + wait if wait else 0.0), at + max(wait, SOON)
        for ordinal, key in enumerate(keys):
            values = (version, at, ordinal, earliest, latest)
            self._transaction.write(INVALIDATE, *rows.key_values(key), *values)

    async def supersede(self, keys: Sequence[MessageKey], version: int, at: float) -> None:
        self._note(keys, at)
        for key in keys:
            self._transaction.write(SUPERSEDE, *rows.key_values(key), version, at)

    def _note(self, keys: Sequence[MessageKey], at: float) -> None:
        self.changed_at = at if keys else self.changed_at

    async def delay(self, key: MessageKey, message_id: int, until: float) -> None:
        self._transaction.write(DELAY, *rows.key_values(key), message_id, until)

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
        self.changed_at = at
        self.reported.append(delivery)
        report = delivered(delivery, version, channel_id, message_id, at, pictures)
        self._transaction.add(*report)

    async def edited(
        self,
        delivery: Delivery,
        *,
        version: int,
        at: float,
        not_before: float,
        pictures: str | None = None,
    ) -> None:
        self.changed_at = at
        self.reported.append(delivery)
        self._transaction.add(*edited(delivery, version, not_before, pictures))

    async def revive(self, keys: Sequence[MessageKey]) -> None:
        for key in keys:
            self._transaction.write(REVIVE, *rows.key_values(key))
