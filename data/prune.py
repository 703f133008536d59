"""Removes what nothing needs any more, a little at a time."""

# ruff: noqa: S608
# Statements are put together from constants of this module; values are always parameters.

from data.connection import Query, Statement, statement
from data.documents import NOT_NEEDED, REMOVE_CLIP
from data.writer import Writer

DAY = 86_400.0
SEEN_FOR = DAY
"""Seconds; Discord repeats an interaction within seconds, if at all."""
MESSAGES_FOR = 2 * DAY
"""Seconds after the end of a game for which its messages are still known, and who was invited."""
GAMES_FOR = 30 * DAY
"""Seconds after the end of a game for which its state and log are kept; its record stays."""
INTERACTIONS, GAMES, CLIPS = 500, 10, 2
"""Rows of ``seen``, games and sounds in one go: some milliseconds of the right to write."""

OLD_SEEN = f"""
    SELECT MAX(at) FROM (
        SELECT at FROM seen WHERE at <= $1 ORDER BY at LIMIT {INTERACTIONS}) AS old"""
REMOVE_SEEN = "DELETE FROM seen WHERE at <= $1"
OLD_CLIPS = f"SELECT game_id, round FROM clips WHERE {NOT_NEEDED} LIMIT {CLIPS}"
# Those that still have any are the ones that have ended last.
OLD_MESSAGES = f"""
    SELECT game_id FROM games WHERE ended_at <= $1 AND (
        EXISTS (SELECT 1 FROM messages WHERE messages.game_id = games.game_id)
        OR EXISTS (SELECT 1 FROM invitations WHERE invitations.game_id = games.game_id))
    ORDER BY ended_at DESC LIMIT {GAMES}"""
REMOVE_MESSAGES = (
    "DELETE FROM messages WHERE game_id = $1",
    "DELETE FROM invitations WHERE game_id = $1",
)
OLD_GAMES = f"SELECT game_id FROM games WHERE ended_at <= $1 ORDER BY ended_at LIMIT {GAMES}"
REMOVE_GAME = (
    "DELETE FROM log WHERE game_id = $1",
    """DELETE FROM game_players WHERE game_id = $1 AND NOT EXISTS (
           SELECT 1 FROM records WHERE records.game_id = game_players.game_id)""",
    "DELETE FROM games WHERE game_id = $1",
)


class Pruning:
    """Looks for what is old without the right to write, which is held for some rows only."""

    def __init__(self, writer: Writer, read: Query) -> None:
        self._writer = writer
        self._read = read

    async def prune_next(self, now: float) -> bool:
        """Remove some of what is old; False if nothing is left. Raise StorageError.

        ``now`` is in seconds since the epoch.
        """
        for find in (self._seen, self._clips, self._messages, self._games):
            if removing := await find(now):
                await self._writer.run(*removing)
                return True
        return False

    async def _seen(self, now: float) -> list[Statement]:
        [(until,)] = await self._read(OLD_SEEN, now - SEEN_FOR)
        return [] if until is None else [statement(REMOVE_SEEN, until)]

    async def _clips(self, _now: float) -> list[Statement]:
        return [statement(REMOVE_CLIP, *clip) for clip in await self._read(OLD_CLIPS)]

    async def _messages(self, now: float) -> list[Statement]:
        found = await self._read(OLD_MESSAGES, now - MESSAGES_FOR)
        return [statement(sql, *game) for game in found for sql in REMOVE_MESSAGES]

    async def _games(self, now: float) -> list[Statement]:
        found = await self._read(OLD_GAMES, now - GAMES_FOR)
        return [statement(sql, *game) for game in found for sql in REMOVE_GAME]
