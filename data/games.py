"""Games and their logs."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

import asyncio
from collections.abc import Sequence

from bot.engine.events import Event
from bot.engine.ids import GameId, PlayerId
from bot.engine.seating import everybody
from bot.service.ports import LoggedAction, StoredGame
from data import rows
from data.codec import dump_events, dump_game, load_actions, plays
from data.connection import Row
from data.repository import Reading, Writing
from data.slices import Slice
from data.tidying import PACKED_EVERY, TO_BE_PACKED
from data.writer import Transaction, reserving

SELECT_GAME = f"SELECT {rows.GAME_COLUMNS} FROM games WHERE game_id = $1"
SELECT_FOR_UPDATE = f"""
    SELECT {rows.GAME_COLUMNS}, EXISTS (SELECT 1 FROM seen WHERE interaction_id = $2)
    FROM games WHERE game_id = $1"""
SELECT_LIVE_IN = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE target_id = $1 AND phase <> 'finished'"""
SELECT_LAST_IN = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE target_id = $1
    ORDER BY created_at DESC, game_id LIMIT 1"""
COUNT_LIVE_OF_GUILD = "SELECT COUNT(*) FROM games WHERE guild_id = $1 AND phase <> 'finished'"
SELECT_LIVE_OF_GUILD = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE guild_id = $1 AND phase <> 'finished'
    ORDER BY created_at, game_id"""
SELECT_LIVE_IDS_OF_GUILD = """
    SELECT game_id FROM games WHERE guild_id = $1 AND phase <> 'finished'
    ORDER BY created_at, game_id"""
SELECT_GAMES_OF = f"""
    SELECT {rows.GAME_COLUMNS} FROM games
    WHERE phase <> 'finished'
      AND game_id IN (SELECT game_id FROM game_players WHERE player_id = $1)
    ORDER BY created_at, game_id"""
# The state stays, for whoever may mend it; it is pruned as that of any game that is over.
CLOSE_LIVE_IN = """
    UPDATE games
    SET phase = 'finished', deadline = NULL, remind_at = NULL, computer_at = NULL,
        ended_at = last_action_at
    WHERE target_id = $1 AND phase <> 'finished'"""
INSERT_GAME = """
    INSERT INTO games (game_id, version, guild_id, channel_id, thread_id, target_id, locale, phase,
                       deadline, remind_at, created_at, last_action_at, ended_at, compensated_at,
                       computer_at, seed, state, by_invitation)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)"""
UPDATE_GAME = """
    UPDATE games
    SET version = $2, guild_id = $3, channel_id = $4, thread_id = $5, target_id = $6, locale = $7,
        phase = $8, deadline = $9, remind_at = $10, created_at = $11, last_action_at = $12,
        ended_at = COALESCE(ended_at, $13), compensated_at = $14, computer_at = $15, seed = $16,
        state = $17, by_invitation = $18
    WHERE game_id = $1 AND version = $2 - 1"""
# Some changes are no action and make no version: a clock that has leapt, somebody who is forgotten.
UPDATE_AS_READ = f"""{UPDATE_GAME} AND state = $19 AND last_action_at = $20
      AND compensated_at = $21 AND COALESCE(remind_at, -1) = $22
      AND COALESCE(computer_at, -1) = $23"""
SELECT_LOG_AFTER = """
    SELECT version, at, events, packed FROM log WHERE game_id = $1 AND version > $2
    ORDER BY version"""
INSERT_LOG = "INSERT INTO log (game_id, version, at, events) VALUES ($1, $2, $3, $4)"
INSERT_PLAYER = """
    INSERT INTO game_players (player_id, game_id) VALUES ($1, $2)
    ON CONFLICT (player_id, game_id) DO NOTHING"""
SHIFT_TIMERS = """
    UPDATE games SET remind_at = remind_at + $1, computer_at = computer_at + $1
    WHERE phase <> 'finished' AND (remind_at IS NOT NULL OR computer_at IS NOT NULL){ours}"""
SHIFT_LAST_ACTION = """
    UPDATE games SET last_action_at = last_action_at + $1
    WHERE phase <> 'finished' AND last_action_at > 0{ours}"""


class SqlGameReads(Reading):
    """Satisfies ``bot.service.ports.GameReads``."""

    async def get(self, game: GameId) -> StoredGame | None:
        found = await self._query(SELECT_GAME, game)
        return rows.stored_game(found[0]) if found else None

    async def live_in(self, target_id: int) -> StoredGame | None:
        found = await self._query(SELECT_LIVE_IN, target_id)
        return rows.readable_game(found[0]) if found else None

    async def last_in(self, target_id: int) -> StoredGame | None:
        found = await self._query(SELECT_LAST_IN, target_id)
        return rows.readable_game(found[0]) if found else None

    async def of_player(self, player: PlayerId) -> tuple[StoredGame, ...]:
        found = map(rows.readable_game, await self._query(SELECT_GAMES_OF, player))
        return tuple(stored for stored in found if stored and plays(stored.game, player))

    async def live_in_guild(self, guild_id: int) -> tuple[GameId, ...]:
        found = await self._query(SELECT_LIVE_IDS_OF_GUILD, guild_id)
        return tuple(GameId(game) for (game,) in found)

    async def has_room(self, guild_id: int, maximum: int) -> bool:
        [(live,)] = await self._query(COUNT_LIVE_OF_GUILD, guild_id)
        if live < maximum:
            return True
        found = await self._query(SELECT_LIVE_OF_GUILD, guild_id)
        return sum(rows.readable_game(row) is not None for row in found) < maximum

    async def log(self, game: GameId, after: int = 0) -> tuple[LoggedAction, ...]:
        found = await self._query(SELECT_LOG_AFTER, game, after)
        # A long log takes the processor for a tenth of a second.
        return await asyncio.to_thread(_actions, found, after)


class SqlGames(Writing, SqlGameReads):
    """Satisfies ``bot.service.ports.Games``."""

    def __init__(self, transaction: Transaction, ours: Slice) -> None:
        super().__init__(transaction)
        self._ours = ours
        self._linked: dict[GameId, frozenset[PlayerId]] = {}
        """Whose links to a game are there already."""
        self._as_read: dict[GameId, StoredGame] = {}

    async def take_as_read(self, stored: StoredGame) -> None:
        game = stored.game
        await self._transaction.reserve(reserving(game.id))
        self._linked[game.id] = everybody(game)
        self._as_read[game.id] = stored

    async def get_for_update(
        self, game: GameId, interaction_id: int | None
    ) -> tuple[StoredGame, bool] | None:
        await self._transaction.reserve(reserving(game))
        found = await self._query(SELECT_FOR_UPDATE, game, interaction_id)
        if not found:
            return None
        *columns, seen = found[0]
        stored = rows.stored_game(tuple(columns))
        self._linked[game] = everybody(stored.game)
        return stored, bool(seen)

    async def add(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        self._transaction.write(INSERT_GAME, *rows.game_values(stored, at))
        self._append(stored, events, at)

    async def save(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        read = self._as_read.get(stored.game.id)
        sql = UPDATE_GAME if read is None else UPDATE_AS_READ
        values = rows.game_values(stored, at) + (() if read is None else _compared(read))
        self._transaction.write(sql, *values, must_change=True)
        self._append(stored, events, at)

    async def close_unreadable(self, target_id: int) -> None:
        found = await self._query(SELECT_LIVE_IN, target_id)
        if found and rows.readable_game(found[0]) is None:
            self._transaction.write(CLOSE_LIVE_IN, target_id)

    async def shift_last_action(self, seconds: float) -> None:
        self._transaction.write(SHIFT_LAST_ACTION.format(ours=self._ours.games), seconds)

    async def shift_timers(self, seconds: float) -> None:
        self._transaction.write(SHIFT_TIMERS.format(ours=self._ours.games), seconds)

    def _append(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        game = stored.game.id
        self._transaction.write(INSERT_LOG, game, stored.version, at, dump_events(events))
        if stored.version % PACKED_EVERY == 0:
            self._transaction.write(TO_BE_PACKED, game)
        for player in sorted(everybody(stored.game) - self._linked.get(game, frozenset())):
            self._transaction.write(INSERT_PLAYER, player, game)


def _actions(found: Sequence[Row], after: int) -> tuple[LoggedAction, ...]:
    return tuple(action for row in found for action in load_actions(*row, after=after))


def _compared(read: StoredGame) -> Row:
    """Return the last parameters of UPDATE_AS_READ."""
    timers = (-1.0 if at is None else at for at in (read.remind_at, read.computer_at))
    return dump_game(read.game), read.last_action_at, read.compensated_at, *timers
