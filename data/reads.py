"""What is committed, read without the right to write."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from bot.engine.errors import StorageError
from bot.engine.ids import GameId
from bot.service.ports import Beat, Overview
from data import rows
from data.connection import Query, Row
from data.decks import SqlDeckReads
from data.documents import SqlClipReads, SqlRecordReads
from data.games import SqlGameReads
from data.invitations import SqlInvitationReads
from data.people import SqlPeopleReads, SqlServerReads
from data.results import SqlResultReads
from data.said import SqlSaidReads
from data.shards import beats, last_heartbeat
from data.slices import Slice

# One part for each index; a lobby idles for less time than other games.
# ``{ours}`` is where the loops of several processes part.
DUE_GAMES = """
    SELECT game_id FROM games WHERE phase <> 'finished' AND deadline <= $1{ours}
    UNION ALL SELECT game_id FROM games WHERE phase <> 'finished' AND remind_at <= $1{ours}
    UNION ALL SELECT game_id FROM games WHERE phase <> 'finished' AND last_action_at <= $2{ours}
    UNION ALL SELECT game_id FROM games WHERE phase = 'lobby' AND last_action_at <= $3{ours}"""
NEXT_DEADLINE = """
    SELECT (SELECT MIN(deadline) FROM games
            WHERE phase <> 'finished' AND deadline IS NOT NULL{ours}),
           (SELECT MIN(remind_at) FROM games
            WHERE phase <> 'finished' AND remind_at IS NOT NULL{ours}),
           (SELECT MIN(last_action_at) + $1 FROM games WHERE phase <> 'finished'{ours}),
           (SELECT MIN(last_action_at) + $2 FROM games WHERE phase = 'lobby'{ours})"""
RUNNING_CLOCKS = """
    SELECT game_id, deadline FROM games
    WHERE phase <> 'finished' AND deadline IS NOT NULL{ours} ORDER BY deadline, game_id"""
SILENT_GAMES = """
    SELECT game_id FROM games WHERE phase <> 'finished' AND last_action_at <= $1{ours}
    ORDER BY last_action_at, game_id"""
LIVE_GAMES = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE phase <> 'finished' ORDER BY game_id"""
DUE_COMPUTERS = """
    SELECT game_id FROM games WHERE phase <> 'finished' AND computer_at <= $1{ours}
    ORDER BY computer_at, game_id"""
NEXT_COMPUTER = """
    SELECT MIN(computer_at) FROM games
    WHERE phase <> 'finished' AND computer_at IS NOT NULL{ours}"""
LIVE_PHASES = """
    SELECT phase, COUNT(*), COUNT(CASE WHEN deadline < $1 THEN 1 END)
    FROM games WHERE phase <> 'finished' GROUP BY phase"""
ALL_BEHIND = f"SELECT COUNT(*), MIN(invalidated_at) FROM messages WHERE {rows.BEHIND}"


class SqlReads:
    """Satisfies ``bot.service.ports.Reads``."""

    def __init__(self, query: Query, summing: Query, ours: Slice) -> None:
        """Read over ``query``, and what sums up many rows over ``summing``.

        What is due is asked of ``ours`` alone: other processes look after the rest.
        """
        self._query = query
        self._ours = ours
        self.games = SqlGameReads(query)
        self.invitations = SqlInvitationReads(query)
        self.people = SqlPeopleReads(query)
        self.servers = SqlServerReads(query)
        self.clips = SqlClipReads(query)
        self.records = SqlRecordReads(query)
        self.results = SqlResultReads(summing)
        self.said = SqlSaidReads(query)
        self.decks = SqlDeckReads(query)

    async def due_games(self, now: float, idle: float, lobby_idle: float) -> tuple[GameId, ...]:
        found = await self._of_ours(DUE_GAMES, now, now - idle, now - lobby_idle)
        return tuple(dict.fromkeys(GameId(game) for (game,) in found))

    async def next_deadline(self, idle: float, lobby_idle: float) -> float | None:
        [moments] = await self._of_ours(NEXT_DEADLINE, idle, lobby_idle)
        return min((moment for moment in moments if moment is not None), default=None)

    async def due_computers(self, now: float) -> tuple[GameId, ...]:
        return tuple(GameId(game) for (game,) in await self._of_ours(DUE_COMPUTERS, now))

    async def next_computer(self) -> float | None:
        [(moment,)] = await self._of_ours(NEXT_COMPUTER)
        return moment

    async def silent_games(self, since: float) -> tuple[GameId, ...]:
        return tuple(GameId(game) for (game,) in await self._of_ours(SILENT_GAMES, since))

    async def running_clocks(self) -> tuple[tuple[GameId, float], ...]:
        found = await self._of_ours(RUNNING_CLOCKS)
        return tuple((GameId(game), deadline) for game, deadline in found)

    async def last_heartbeat(self) -> float | None:
        return await last_heartbeat(self._query, self._ours.shards)

    async def beats(self) -> tuple[Beat, ...]:
        return await beats(self._query, self._ours.shards) if self._ours.shards else ()

    async def _of_ours(self, sql: str, *values: object) -> list[Row]:
        return await self._query(sql.format(ours=self._ours.games), *values)

    async def overview(self, now: float) -> Overview:
        phases = await self._query(LIVE_PHASES, now - 1.0)
        [(behind, since)] = await self._query(ALL_BEHIND)
        games = {phase: count for phase, count, _ in phases}
        oldest = 0.0 if since is None else max(0.0, now - since)
        return Overview(games, sum(late for *_, late in phases), behind, oldest)

    async def unreadable_games(self) -> tuple[tuple[GameId, str], ...]:
        """Return the games that are not over and cannot be read, each with what is wrong."""
        found: list[tuple[GameId, str]] = []
        for row in await self._query(LIVE_GAMES):
            try:
                rows.stored_game(row)
            except StorageError as error:
                found.append((GameId(row[0]), str(error)))
        return tuple(found)
