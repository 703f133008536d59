"""Clips that came with clues, and records of games that are over."""

from collections.abc import AsyncIterator

from bot.engine.ids import GameId
from bot.service.ports import ClipFile
from data.connection import Query
from data.retention import count_remembered, remove_remembered
from data.writer import Transaction

SELECT_CLIP = "SELECT name, content_type, data FROM clips WHERE game_id = $1 AND round = $2"
SAVE_CLIP = """
    INSERT INTO clips (game_id, round, name, content_type, data) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (game_id, round) DO UPDATE SET
        name = excluded.name, content_type = excluded.content_type, data = excluded.data"""
SELECT_RECORD = "SELECT record FROM records WHERE game_id = $1"
SAVE_RECORD = """
    INSERT INTO records (game_id, at, record, guild_id, ordinal)
    SELECT $1, $2, $3, $4, COALESCE(MAX(ordinal), 0) + 1 FROM records WHERE guild_id = $4
    ON CONFLICT (game_id) DO UPDATE SET at = excluded.at, record = excluded.record"""


SELECT_RECORDS = "SELECT game_id FROM records ORDER BY guild_id, ordinal, game_id"


class SqlClipReads:
    """Satisfies ``bot.service.ports.ClipReads``."""

    def __init__(self, query: Query) -> None:
        self._query = query

    async def get(self, game: GameId, round: int) -> ClipFile | None:
        """Return the file that came with a round's clue."""
        found = await self._query(SELECT_CLIP, game, round)
        return ClipFile(*found[0]) if found else None


class SqlClips(SqlClipReads):
    """Satisfies ``bot.service.ports.Clips``."""

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction.query)
        self._transaction = transaction

    async def add(self, game: GameId, round: int, clip: ClipFile) -> None:
        """Keep the file that came with a round's clue."""
        values = (clip.name, clip.content_type, clip.data)
        self._transaction.write(SAVE_CLIP, game, round, *values)


class SqlRecordReads:
    """Satisfies ``bot.service.ports.RecordReads``."""

    def __init__(self, query: Query) -> None:
        self._query = query

    async def get(self, game: GameId) -> str | None:
        """Return the record, a JSON document, of a game that is over."""
        found = await self._query(SELECT_RECORD, game)
        return found[0][0] if found else None

    async def of_server(self, guild_id: int, game: GameId) -> str | None:
        """Return the record of a game that was played in a server; None for any other's."""
        found = await self._query(f"{SELECT_RECORD} AND guild_id = $2", game, guild_id)
        return found[0][0] if found else None

    async def count(self, guild_id: int, until: float) -> int:
        """Return how many games of a server that were over by then are remembered."""
        return await count_remembered(self._query, guild_id, until)


class SqlRecords(SqlRecordReads):
    """Satisfies ``bot.service.ports.Records``."""

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction.query)
        self._transaction = transaction

    async def save(self, game: GameId, record_json: str, at: float, guild_id: int) -> None:
        """Keep the record of a game of a server that is over; it gets the server's next number."""
        self._transaction.write(SAVE_RECORD, game, at, record_json, guild_id)

    async def remove(self, guild_id: int, until: float, most: int) -> tuple[GameId, ...]:
        """Remove all that is kept of a server's oldest games that were over by then."""
        return await remove_remembered(self._transaction, guild_id, until, most)

    async def all(self) -> AsyncIterator[str]:
        """Yield every record, those of a server in the order in which its games ended."""
        for (game,) in await self._transaction.query(SELECT_RECORDS):
            record = await self.get(game)
            if record is not None:
                yield record
