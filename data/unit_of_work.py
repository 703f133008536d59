"""The uow of work: one transaction on games and what belongs to them."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

import sqlite3
import time
from collections.abc import Sequence

from bot.engine.errors import VersionConflict
from bot.engine.events import Event
from bot.engine.ids import GameId, PlayerId
from bot.service.ports import (
    ClipFile,
    GuildSettings,
    LoggedAction,
    MessageKey,
    Person,
    StoredGame,
)
from data import rows
from data.codec import dump_events, dump_game, load_events, players_of, plays
from data.forget import forget
from data.transaction import Transaction

SELECT_GAME = f"SELECT {rows.GAME_COLUMNS} FROM games WHERE game_id = $1"
SELECT_LIVE_IN = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE target_id = $1 AND phase <> 'finished'"""
SELECT_LAST_IN = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE target_id = $1
    ORDER BY created_at DESC, game_id LIMIT 1"""
SELECT_LIVE_OF_GUILD = f"""
    SELECT {rows.GAME_COLUMNS} FROM games WHERE guild_id = $1 AND phase <> 'finished'"""
SELECT_GAMES_OF = f"""
    SELECT {rows.GAME_COLUMNS} FROM games
    WHERE phase <> 'finished'
      AND game_id IN (SELECT game_id FROM game_players WHERE player_id = $1)
    ORDER BY created_at, game_id"""
# The state stays, for whoever may mend it; it is pruned as that of any game that is over.
SET_ASIDE = """
    UPDATE games SET phase = 'finished', deadline = NULL, remind_at = NULL, ended_at = human_at
    WHERE target_id = $1 AND phase <> 'finished'"""
INSERT_GAME = """
    INSERT INTO games (game_id, version, guild_id, channel_id, thread_id, target_id, locale, phase,
                       deadline, remind_at, created_at, human_at, ended_at, seed, state)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"""
UPDATE_GAME = """
    UPDATE games
    SET version = $2, guild_id = $3, channel_id = $4, thread_id = $5, target_id = $6, locale = $7,
        phase = $8, deadline = $9, remind_at = $10, created_at = $11, human_at = $12,
        ended_at = COALESCE(ended_at, $13), seed = $14, state = $15
    WHERE game_id = $1 AND version = $2 - 1
    RETURNING version"""
INSERT_LOG = "INSERT INTO log (game_id, version, at, events) VALUES ($1, $2, $3, $4)"
INSERT_PLAYER = """
    INSERT INTO game_players (player_id, game_id) VALUES ($1, $2)
    ON CONFLICT (player_id, game_id) DO NOTHING"""
# A row that was dropped is wanted again; so is a public one that failed, for it has something else
# to say now. A direct message that failed stays so: its reader was told to look in the channel.
INVALIDATE = f"""
    INSERT INTO messages ({rows.KEY_COLUMNS}, required_version, invalidated_at, ordinal)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT ({rows.KEY_COLUMNS}) DO UPDATE SET
        state = CASE WHEN messages.state = 'dropped' OR messages.viewer = {rows.EVERYBODY}
                     THEN 'open' ELSE messages.state END,
        failures = CASE WHEN messages.state = 'failed' THEN 0 ELSE messages.failures END,
        not_before = CASE WHEN messages.state = 'failed' THEN 0 ELSE messages.not_before END,
        invalidated_at = CASE WHEN messages.required_version > messages.shown_version
                         THEN messages.invalidated_at ELSE excluded.invalidated_at END,
        ordinal = CASE WHEN messages.required_version > messages.shown_version
                       THEN messages.ordinal ELSE excluded.ordinal END,
        required_version = CASE WHEN messages.required_version > excluded.required_version
                            THEN messages.required_version ELSE excluded.required_version END"""
# While somebody else is writing the message, which of the two comes last is unknown; so it is when
# an older answer is noted after a newer one.
SHOWN = f"""
    UPDATE messages
    SET shown_version = CASE WHEN lease IS NOT NULL OR shown_version < 0 THEN -1
                             WHEN shown_version > $6 THEN 0 ELSE $6 END
    WHERE {rows.THIS_MESSAGE} AND message_id = COALESCE($7, message_id)"""
DELAY = f"""
    UPDATE messages SET not_before = CASE WHEN not_before > $7 THEN not_before ELSE $7 END
    WHERE {rows.THIS_MESSAGE} AND message_id = $6"""
REVIVE = f"""
    UPDATE messages SET state = 'open', failures = 0, not_before = 0
    WHERE state = 'failed' AND {rows.THIS_MESSAGE}"""
DROP = f"UPDATE messages SET state = 'dropped' WHERE state = 'open' AND {rows.THIS_MESSAGE}"


class SqliteUnitOfWork:
    """Satisfies ``bot.service.ports.UnitOfWork``."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._loaded: dict[GameId, StoredGame] = {}
        self._at: float | None = None

    async def commit(self) -> None:
        """Make it durable."""
        await self._transaction.commit()

    # Games

    async def game(self, game: GameId) -> StoredGame | None:
        """Return the game, over or not."""
        return self._game(await self._transaction.query(SELECT_GAME, game))

    async def live_game_in(self, target_id: int) -> StoredGame | None:
        """Return the game that is not over in this channel or thread, if it can be read."""
        return self._readable(await self._transaction.query(SELECT_LIVE_IN, target_id))

    async def set_aside(self, target_id: int) -> None:
        """Let games of this channel or thread that cannot be read count as over."""
        if await self.live_game_in(target_id) is None:
            self._transaction.write(SET_ASIDE, target_id)

    async def last_game_in(self, target_id: int) -> StoredGame | None:
        """Return the newest game of the channel or thread, over or not, if it can be read."""
        return self._readable(await self._transaction.query(SELECT_LAST_IN, target_id))

    async def games_of(self, player: PlayerId) -> tuple[StoredGame, ...]:
        """Return the games that are not over and in which the person sits or waits to.

        What cannot be read is left out.
        """
        found = map(rows.readable_game, await self._transaction.query(SELECT_GAMES_OF, player))
        return tuple(stored for stored in found if stored and plays(stored.game, player))

    async def live_games_of_guild(self, guild_id: int) -> int:
        """Count the games of a server that are not over and can be read."""
        found = await self._transaction.query(SELECT_LIVE_OF_GUILD, guild_id)
        return sum(rows.readable_game(row) is not None for row in found)

    async def live_games_in_guild(self, guild_id: int) -> tuple[GameId, ...]:
        """Return the games of a server that are not over."""
        sql = """SELECT game_id FROM games WHERE guild_id = $1 AND phase <> 'finished'
                 ORDER BY created_at, game_id"""
        return tuple(GameId(row[0]) for row in await self._transaction.query(sql, guild_id))

    async def add(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        """Insert a new game (version 1) with the first line of its log.

        Raise VersionConflict if the game exists, or another one is not over in this place.
        """
        try:
            await self._transaction.query(INSERT_GAME, *_game_values(stored, at))
        except sqlite3.IntegrityError as error:
            raise VersionConflict("version-conflict") from error
        self._note(stored, events, at)

    async def save(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        """Save over ``stored.version - 1`` and append to the log, or raise VersionConflict."""
        values = _game_values(stored, at)
        known = self._loaded.get(stored.game.id)
        if known is not None and known.version == stored.version - 1:
            # Nobody else can have saved since: the transaction holds the only right to write.
            self._transaction.write(UPDATE_GAME, *values)
        elif not await self._transaction.query(UPDATE_GAME, *values):
            raise VersionConflict("version-conflict")
        self._note(stored, events, at)

    async def log(self, game: GameId) -> tuple[LoggedAction, ...]:
        """Return all accepted actions in order."""
        sql = "SELECT version, at, events FROM log WHERE game_id = $1 ORDER BY version"
        found = await self._transaction.query(sql, game)
        return tuple(LoggedAction(version, at, load_events(text)) for version, at, text in found)

    def _game(self, found: list[tuple]) -> StoredGame | None:
        if not found:
            return None
        return self._keep(rows.stored_game(found[0]))

    def _readable(self, found: list[tuple]) -> StoredGame | None:
        stored = rows.readable_game(found[0]) if found else None
        return None if stored is None else self._keep(stored)

    def _keep(self, stored: StoredGame) -> StoredGame:
        self._loaded[stored.game.id] = stored
        return stored

    def _note(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        game, before = stored.game, self._loaded.get(stored.game.id)
        self._transaction.write(INSERT_LOG, game.id, stored.version, at, dump_events(events))
        known = players_of(before.game) if before else frozenset[PlayerId]()
        for player in sorted(players_of(game) - known):
            self._transaction.write(INSERT_PLAYER, player, game.id)
        self._loaded[game.id] = stored
        self._at = at

    # Interactions

    async def seen(self, interaction_id: int) -> bool:
        """Say whether this interaction was dealt with before."""
        sql = "SELECT 1 FROM seen WHERE interaction_id = $1"
        return bool(await self._transaction.query(sql, interaction_id))

    async def mark_seen(self, interaction_id: int, at: float) -> None:
        """Remember an interaction that was dealt with."""
        sql = """INSERT INTO seen (interaction_id, at) VALUES ($1, $2)
                 ON CONFLICT (interaction_id) DO NOTHING"""
        self._transaction.write(sql, interaction_id, at)

    # Messages

    async def invalidate(self, keys: Sequence[MessageKey], version: int) -> None:
        """Note that these messages must show at least ``version``.

        Of those wanted at the same moment, direct messages are due first, then public ones in the
        order given.
        """
        at = time.time() if self._at is None else self._at
        for ordinal, key in enumerate(keys):
            self._transaction.write(INVALIDATE, *rows.key_values(key), version, at, ordinal)

    async def delay(self, key: MessageKey, message_id: int, until: float) -> None:
        """Let the key's message wait, if it is this one: an answer is about to change it."""
        self._transaction.write(DELAY, *rows.key_values(key), message_id, until)

    async def shown(self, key: MessageKey, version: int, message_id: int | None = None) -> None:
        """Note that the message (only this one, if named) shows ``version``: it was an answer."""
        self._transaction.write(SHOWN, *rows.key_values(key), version, message_id)

    async def revive(self, keys: Sequence[MessageKey]) -> None:
        """Try again what was given up."""
        for key in keys:
            self._transaction.write(REVIVE, *rows.key_values(key))

    async def drop(self, keys: Sequence[MessageKey]) -> None:
        """Stop updating these messages, until they are wanted again; what is shown stays."""
        for key in keys:
            self._transaction.write(DROP, *rows.key_values(key))

    # Servers and people

    async def settings(self, guild_id: int) -> GuildSettings:
        """Return a server's settings, the defaults if there are none."""
        sql = f"SELECT {rows.SETTINGS_COLUMNS} FROM guild_settings WHERE guild_id = $1"
        found = await self._transaction.query(sql, guild_id)
        return rows.guild_settings(found[0]) if found else GuildSettings(guild_id)

    async def save_settings(self, settings: GuildSettings) -> None:
        """Save a server's settings."""
        sql = f"""
            INSERT INTO guild_settings ({rows.SETTINGS_COLUMNS})
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (guild_id) DO UPDATE SET
                locale = excluded.locale, ruleset = excluded.ruleset, pace = excluded.pace,
                channels = excluded.channels, max_games = excluded.max_games,
                clips = excluded.clips"""
        self._transaction.write(sql, *rows.settings_values(settings))

    async def person(self, player: PlayerId) -> Person:
        """Return what is known of a person, the defaults if nothing is."""
        sql = f"SELECT {rows.PERSON_COLUMNS} FROM people WHERE player_id = $1"
        found = await self._transaction.query(sql, player)
        return rows.person(found[0]) if found else Person(player)

    async def knows(self, player: PlayerId) -> bool:
        """Say whether anything is kept of a person."""
        sql = "SELECT 1 FROM people WHERE player_id = $1"
        return bool(await self._transaction.query(sql, player))

    async def save_person(self, person: Person) -> None:
        """Save what is known of a person."""
        sql = f"""
            INSERT INTO people ({rows.PERSON_COLUMNS}) VALUES ($1, $2, $3, $4)
            ON CONFLICT (player_id) DO UPDATE SET
                locale = excluded.locale, dm_channel_id = excluded.dm_channel_id,
                dm_open = excluded.dm_open"""
        self._transaction.write(sql, *rows.person_values(person))

    async def forget(self, player: PlayerId, replacement: str) -> int:
        """Erase a person: row, clips, and name in states, logs and records; return games touched.

        What cannot be read is emptied, for nobody can say whether the name is in it.
        """
        self._loaded.clear()
        return await forget(self._transaction, player, replacement)

    async def excuse(self, seconds: float) -> None:
        """Take a time in which nobody could act out of how long nobody has acted."""
        sql = "UPDATE games SET human_at = human_at + $1 WHERE phase <> 'finished'"
        self._transaction.write(sql, seconds)

    async def heartbeat(self, now: float) -> float | None:
        """Note that the bot is alive; return the time of the last note."""
        found = await self._transaction.query("SELECT at FROM heartbeat WHERE id = 1")
        sql = """INSERT INTO heartbeat (id, at) VALUES (1, $1)
                 ON CONFLICT (id) DO UPDATE SET at = excluded.at"""
        self._transaction.write(sql, now)
        return found[0][0] if found else None

    # Clips and records

    async def add_clip(self, game: GameId, round: int, clip: ClipFile) -> None:
        """Keep the file that came with a round's clue."""
        sql = """
            INSERT INTO clips (game_id, round, name, content_type, data) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (game_id, round) DO UPDATE SET
                name = excluded.name, content_type = excluded.content_type, data = excluded.data"""
        self._transaction.write(sql, game, round, clip.name, clip.content_type, clip.data)

    async def clip(self, game: GameId, round: int) -> ClipFile | None:
        """Return the file that came with a round's clue."""
        sql = "SELECT name, content_type, data FROM clips WHERE game_id = $1 AND round = $2"
        found = await self._transaction.query(sql, game, round)
        return ClipFile(*found[0]) if found else None

    async def save_record(self, game: GameId, record_json: str, at: float) -> None:
        """Keep the record of a game that is over."""
        sql = """
            INSERT INTO records (game_id, at, record) VALUES ($1, $2, $3)
            ON CONFLICT (game_id) DO UPDATE SET at = excluded.at, record = excluded.record"""
        self._transaction.write(sql, game, at, record_json)

    async def record(self, game: GameId) -> str | None:
        """Return the record of a game that is over."""
        found = await self._transaction.query("SELECT record FROM records WHERE game_id = $1", game)
        return found[0][0] if found else None


def _game_values(stored: StoredGame, at: float) -> tuple[object, ...]:
    game, place = stored.game, stored.place
    phase = game.phase.kind
    return (
        game.id,
        stored.version,
        place.guild_id,
        place.channel_id,
        place.thread_id,
        place.target_id,
        stored.locale,
        phase,
        game.deadline,
        stored.remind_at,
        stored.created_at,
        stored.human_at,
        at if phase == "finished" else None,
        stored.seed,
        dump_game(game),
    )
