"""What is known of people, what servers' managers chose, and which interactions were seen."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from collections.abc import Sequence

from bot.engine.ids import GameId, PlayerId
from bot.service.ports import GuildSettings, Person
from data import rows
from data.forget import forget, forget_in
from data.repository import Reading, Writing

SELECT_PERSON = f"SELECT {rows.PERSON_COLUMNS} FROM people WHERE player_id = $1"
SAVE_PERSON = f"""
    INSERT INTO people ({rows.PERSON_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (player_id) DO UPDATE SET
        locale = excluded.locale, dm_channel_id = excluded.dm_channel_id,
        dm_open = excluded.dm_open, private = excluded.private,
        rabbit = excluded.rabbit"""
# A game that is over has a record, a lobby that closed has none.
COUNT_PLAYED = """
    SELECT COUNT(*) FROM game_players WHERE player_id = $1 AND (
        EXISTS (SELECT 1 FROM records WHERE records.game_id = game_players.game_id)
        OR EXISTS (SELECT 1 FROM games WHERE games.game_id = game_players.game_id
                   AND phase NOT IN ('lobby', 'finished')))"""
SELECT_SETTINGS = f"SELECT {rows.SETTINGS_COLUMNS} FROM guild_settings WHERE guild_id = $1"
SAVE_SETTINGS = f"""
    INSERT INTO guild_settings ({rows.SETTINGS_COLUMNS})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (guild_id) DO UPDATE SET
        locale = excluded.locale, ruleset = excluded.ruleset, pace = excluded.pace,
        channels = excluded.channels, max_games = excluded.max_games, clips = excluded.clips,
        milestones = excluded.milestones, told_role = excluded.told_role"""


SELECT_GAMES = """
    SELECT game_players.game_id FROM game_players LEFT JOIN games USING (game_id)
    WHERE player_id = $1 ORDER BY COALESCE(phase, 'finished') = 'finished', game_players.game_id"""


class SqlPeopleReads(Reading):
    """Satisfies ``bot.service.ports.PeopleReads``."""

    async def get(self, player: PlayerId) -> Person | None:
        found = await self._query(SELECT_PERSON, player)
        return rows.person(found[0]) if found else None

    async def games_with(self, player: PlayerId) -> tuple[GameId, ...]:
        found = await self._query(SELECT_GAMES, player)
        return tuple(GameId(game) for (game,) in found)

    async def played(self, player: PlayerId) -> int:
        [(count,)] = await self._query(COUNT_PLAYED, player)
        return count


class SqlPeople(Writing, SqlPeopleReads):
    """Satisfies ``bot.service.ports.People``."""

    async def save(self, person: Person) -> None:
        self._transaction.write(SAVE_PERSON, *rows.person_values(person))

    async def forget_in(self, games: Sequence[GameId], player: PlayerId, replacement: str) -> None:
        await forget_in(self._transaction, games, player, replacement)

    async def forget(self, player: PlayerId, replacement: str) -> int:
        return await forget(self._transaction, player, replacement)


class SqlServerReads(Reading):
    """Satisfies ``bot.service.ports.ServerReads``."""

    async def get(self, guild_id: int) -> GuildSettings:
        found = await self._query(SELECT_SETTINGS, guild_id)
        return rows.guild_settings(found[0]) if found else GuildSettings(guild_id)

    async def with_commands(self) -> tuple[int, ...]:
        found = await self._query("SELECT guild_id FROM own_commands ORDER BY guild_id")
        return tuple(guild_id for (guild_id,) in found)


class SqlServers(Writing, SqlServerReads):
    """Satisfies ``bot.service.ports.Servers``."""

    async def save(self, settings: GuildSettings) -> None:
        self._transaction.write(SAVE_SETTINGS, *rows.settings_values(settings))

    async def note_commands(self, guild_id: int, *, present: bool) -> None:
        sql = """INSERT INTO own_commands (guild_id) VALUES ($1)
                 ON CONFLICT (guild_id) DO NOTHING"""
        self._transaction.write(
            sql if present else "DELETE FROM own_commands WHERE guild_id = $1", guild_id
        )


class SqlSeen(Writing):
    """Satisfies ``bot.service.ports.Seen``."""

    async def contains(self, interaction_id: int) -> bool:
        sql = "SELECT 1 FROM seen WHERE interaction_id = $1"
        return bool(await self._query(sql, interaction_id))

    async def add(self, interaction_id: int, at: float, *, once: bool = False) -> None:
        sql = """INSERT INTO seen (interaction_id, at) VALUES ($1, $2)
                 ON CONFLICT (interaction_id) DO NOTHING"""
        self._transaction.write(sql, interaction_id, at, must_change=once)
