"""Which messages of games must change: what a transaction notes of them."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from collections.abc import Iterable, Sequence

from bot.engine.ids import GameId, PlayerId
from bot.service.ports import TRAITS, Delivery, MessageKey
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


def _superseding(version: str, at: str) -> str:
    """Return the change of a row that must show a version, named by its parameters.

    It is due a moment later than what was invalidated with it: what is new comes first.
    """
    return f"""
    UPDATE messages
    SET invalidated_at = CASE WHEN required_version > shown_version
                         THEN invalidated_at ELSE {at} + 0.001 END,
        required_version = CASE WHEN required_version > {version}
                           THEN required_version ELSE {version} END"""


SUPERSEDE = f"""{_superseding("$6", "$7")}
    WHERE {rows.THIS_MESSAGE} AND state = 'open'
      AND (message_id IS NOT NULL OR attempted_at IS NOT NULL)"""
PRIVATE = ", ".join(f"'{purpose}'" for purpose, traits in TRAITS.items() if traits.direct)
# Ids of messages grow with the time.
SUPERSEDE_NEWEST = f"""{_superseding("$3", "$4")}
    WHERE game_id = $1 AND viewer = $2 AND state = 'open' AND $5 IN ('', purpose) AND message_id = (
        SELECT MAX(newest.message_id) FROM messages AS newest
        WHERE newest.game_id = $1 AND newest.viewer = $2 AND newest.purpose IN ({PRIVATE}))"""
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

    async def supersede_newest(
        self,
        game: GameId,
        readers: Iterable[PlayerId],
        version: int,
        at: float,
        *,
        purpose: str = "",
    ) -> None:
        for reader in readers:
            self.changed_at = at
            self._transaction.write(SUPERSEDE_NEWEST, game, reader, version, at, purpose)

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
