"""Rows of the tables as the service's data."""

import json
import logging

from bot.engine.errors import StorageError
from bot.engine.ids import GameId, PlayerId
from bot.service.ports import Delivery, GuildSettings, MessageKey, Person, Place, StoredGame
from data.codec import dump_game, load_game
from data.connection import Row

log = logging.getLogger(__name__)

GAME_COLUMNS = """game_id, version, guild_id, channel_id, thread_id, locale, by_invitation,
    created_at, last_action_at, remind_at, compensated_at, computer_at, seed, state"""


def stored_game(row: Row) -> StoredGame:
    """Return the game of a row of GAME_COLUMNS; raise StorageError (``storage-broken``)."""
    _, version, guild_id, channel_id, thread_id, locale, by_invitation, *times, seed, state = row
    place = Place(guild_id, channel_id, thread_id)
    game, closed = load_game(state), bool(by_invitation)
    return StoredGame(game, version, bytes(seed), place, locale, *times, by_invitation=closed)


def game_values(stored: StoredGame, at: float) -> Row:
    """Return all values of a game's row; one that is over ended ``at``."""
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
        stored.last_action_at,
        at if phase == "finished" else None,
        stored.compensated_at,
        stored.computer_at,
        stored.seed,
        dump_game(game),
        int(stored.by_invitation),
    )


def readable_game(row: Row) -> StoredGame | None:
    """Return the game, or None with a line in the log: who looks for others gets those."""
    try:
        return stored_game(row)
    except StorageError as error:
        log.error("game %s cannot be read: %s", row[0], error)  # noqa: TRY400 -- says it all
        return None


KEY_COLUMNS = "game_id, round, purpose, viewer, detail"
THIS_MESSAGE = "game_id = $1 AND round = $2 AND purpose = $3 AND viewer = $4 AND detail = $5"
"""Finds the row of the key whose ``key_values`` are the first parameters."""
BEHIND = "state = 'open' AND required_version > shown_version"
DELIVERY_COLUMNS = f"""{KEY_COLUMNS}, required_version, shown_version, generation, channel_id,
    message_id, sent_at, attempted_at, failures, lease, pictures"""
EVERYBODY = 0
"""The viewer of a public message; a primary key cannot hold a NULL."""


def key_values(key: MessageKey) -> tuple[GameId, int, str, int, str]:
    """Return a key's KEY_COLUMNS."""
    return key.game, key.round, key.purpose, key.viewer or EVERYBODY, key.detail


def delivery(row: Row) -> Delivery:
    """Return the delivery of a row of DELIVERY_COLUMNS."""
    game, round, purpose, viewer, detail, *rest = row
    return Delivery(MessageKey(game, round, purpose, viewer or None, detail), *rest)


SETTINGS_COLUMNS = """guild_id, locale, ruleset, pace, channels, max_games, clips, milestones,
    told_role"""


def settings_values(settings: GuildSettings) -> Row:
    """Return a server's SETTINGS_COLUMNS."""
    return (
        settings.guild_id,
        settings.locale,
        settings.ruleset,
        settings.pace,
        json.dumps(settings.channels),
        settings.max_games,
        int(settings.clips),
        int(settings.milestones),
        settings.told_role,
    )


def guild_settings(row: Row) -> GuildSettings:
    """Return the settings of a row of SETTINGS_COLUMNS."""
    guild_id, locale, ruleset, pace, channels, max_games, clips, milestones, told_role = row
    chosen = tuple(json.loads(channels))
    return GuildSettings(
        guild_id, locale, ruleset, pace, chosen, max_games, bool(clips), bool(milestones), told_role
    )


PERSON_COLUMNS = "player_id, locale, dm_channel_id, dm_open, private, rabbit"


def person_values(person: Person) -> Row:
    """Return a person's PERSON_COLUMNS."""
    dm_open = None if person.dm_open is None else int(person.dm_open)
    private = int(person.private)
    return person.id, person.locale, person.dm_channel_id, dm_open, private, person.rabbit


def person(row: Row) -> Person:
    """Return the person of a row of PERSON_COLUMNS."""
    player, locale, dm_channel_id, dm_open, private, rabbit = row
    known = None if dm_open is None else bool(dm_open)
    return Person(PlayerId(player), locale, dm_channel_id, known, bool(private), rabbit)
