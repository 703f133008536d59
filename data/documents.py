"""Clips that came with clues, and records of games that are over."""

# ruff: noqa: S608
# Statements are put together from constants of this module; values are always parameters.

from bot.engine.ids import GameId
from bot.service.ports import ClipFile
from data.packing import plain
from data.repository import Reading, Writing
from data.retention import count_remembered, remove_remembered
from data.tidying import SELECT_RECORD, TO_BE_PACKED

SELECT_CLIP = "SELECT name, content_type, data FROM clips WHERE game_id = $1 AND round = $2"
SAVE_CLIP = """
    INSERT INTO clips (game_id, round, name, content_type, data) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (game_id, round) DO UPDATE SET
        name = excluded.name, content_type = excluded.content_type, data = excluded.data"""
ITS_MESSAGE = """
    messages WHERE messages.game_id = clips.game_id AND messages.round = clips.round
      AND purpose = 'clip'"""
GOES_ON = """EXISTS (
    SELECT 1 FROM games WHERE games.game_id = clips.game_id AND phase <> 'finished')"""
# Posted it stays as it is; one that failed is tried again as long as its game goes on.
NOT_NEEDED = f"""
    NOT EXISTS (SELECT 1 FROM {ITS_MESSAGE} AND required_version > shown_version
                AND (state = 'open' OR state = 'failed' AND {GOES_ON}))
    AND (EXISTS (SELECT 1 FROM {ITS_MESSAGE}) OR NOT {GOES_ON})"""
REMOVE_CLIP = f"DELETE FROM clips WHERE game_id = $1 AND round = $2 AND {NOT_NEEDED}"
SAVE_RECORD = """
    INSERT INTO records (game_id, at, record, guild_id, ordinal)
    SELECT $1, $2, $3, $4, COALESCE(MAX(ordinal), 0) + 1 FROM records WHERE guild_id = $4
    ON CONFLICT (game_id) DO UPDATE SET record = excluded.record, packed = NULL"""
# As long as its log is kept, too, it goes with that.
REMOVE_UNKNOWN = """
    DELETE FROM game_players WHERE game_id = $1 AND NOT EXISTS (
        SELECT 1 FROM games WHERE games.game_id = game_players.game_id)"""

SELECT_BEHIND = "SELECT game_id FROM behind ORDER BY guild_id, ordinal LIMIT 1"
PUT_BEHIND = """
    INSERT INTO behind (game_id, guild_id, ordinal)
    SELECT game_id, guild_id, ordinal FROM records WHERE true
    ON CONFLICT (game_id) DO NOTHING"""
FALL_BEHIND = """
    INSERT INTO behind (game_id, guild_id, ordinal)
    SELECT game_id, guild_id, ordinal FROM records
    WHERE game_id = $1
      AND EXISTS (SELECT 1 FROM behind WHERE behind.guild_id = records.guild_id)
    ON CONFLICT (game_id) DO NOTHING"""


class SqlClipReads(Reading):
    """Satisfies ``bot.service.ports.ClipReads``."""

    async def get(self, game: GameId, round: int) -> ClipFile | None:
        found = await self._query(SELECT_CLIP, game, round)
        return ClipFile(*found[0]) if found else None


class SqlClips(Writing, SqlClipReads):
    """Satisfies ``bot.service.ports.Clips``."""

    async def add(self, game: GameId, round: int, clip: ClipFile) -> None:
        values = (clip.name, clip.content_type, clip.data)
        self._transaction.write(SAVE_CLIP, game, round, *values)


class SqlRecordReads(Reading):
    """Satisfies ``bot.service.ports.RecordReads``."""

    async def get(self, game: GameId) -> str | None:
        found = await self._query(SELECT_RECORD, game)
        return plain(*found[0]) if found else None

    async def of_server(self, guild_id: int, game: GameId) -> str | None:
        found = await self._query(f"{SELECT_RECORD} AND guild_id = $2", game, guild_id)
        return plain(*found[0]) if found else None

    async def count(self, guild_id: int, until: float) -> int:
        return await count_remembered(self._query, guild_id, until)

    async def games(self) -> tuple[GameId, ...]:
        found = await self._query("SELECT game_id FROM records ORDER BY guild_id, ordinal")
        return tuple(GameId(game) for (game,) in found)

    async def behind(self) -> GameId | None:
        found = await self._query(SELECT_BEHIND)
        return GameId(found[0][0]) if found else None


class SqlRecords(Writing, SqlRecordReads):
    """Satisfies ``bot.service.ports.Records``."""

    async def save(self, game: GameId, record_json: str, at: float, guild_id: int) -> None:
        await self._transaction.reserve(f"server {guild_id}")
        self._transaction.write(SAVE_RECORD, game, at, record_json, guild_id)
        self._transaction.write(TO_BE_PACKED, game)
        self._transaction.write(FALL_BEHIND, game)

    async def remove(self, guild_id: int, until: float, most: int) -> tuple[GameId, ...]:
        return await remove_remembered(self._transaction, guild_id, until, most)

    async def drop(self, game: GameId) -> None:
        self._transaction.write("DELETE FROM records WHERE game_id = $1", game)
        self._transaction.write(REMOVE_UNKNOWN, game)

    async def put_behind(self) -> None:
        self._transaction.write(PUT_BEHIND)

    async def caught_up(self, game: GameId) -> None:
        self._transaction.write("DELETE FROM behind WHERE game_id = $1", game)
