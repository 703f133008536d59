"""Erasing a person from everything the bot keeps."""

import logging
from collections.abc import Sequence

from bot.engine.errors import StorageError
from bot.engine.events import ClueGiven, RoundStarted
from bot.engine.ids import GameId, PlayerId
from data.codec import (
    dump_events,
    dump_game,
    load_events,
    load_game,
    rename,
    rename_in_record,
)
from data.writer import Transaction

log = logging.getLogger(__name__)

EMPTIED = ""
"""Instead of what cannot be read, and so cannot be searched for a name; it still cannot be read."""

# A link to a game that is not over stays: the person may still sit in it.
UNLINK = """
    DELETE FROM game_players WHERE player_id = $1 AND game_id = $2 AND NOT EXISTS (
        SELECT 1 FROM games WHERE games.game_id = game_players.game_id AND phase <> 'finished')"""
FORGET_PLACES = (
    """DELETE FROM game_players WHERE player_id = $1 AND NOT EXISTS (
       SELECT 1 FROM games WHERE games.game_id = game_players.game_id AND phase <> 'finished')""",
    """DELETE FROM messages WHERE viewer = $1 AND viewer <> 0 AND NOT EXISTS (
       SELECT 1 FROM games WHERE games.game_id = messages.game_id AND phase <> 'finished')""",
    # Whoever has left is not written to any more, which would note their channel anew.
    """UPDATE messages SET state = 'dropped'
       WHERE viewer = $1 AND viewer <> 0 AND state = 'open'""",
    "DELETE FROM results WHERE player_id = $1",
    "DELETE FROM fooled WHERE player_id = $1 OR other_id = $1",
    "DELETE FROM people WHERE player_id = $1",
    "UPDATE deck_cards SET added_by = NULL WHERE added_by = $1",
    "UPDATE deck_rights SET player_id = NULL WHERE player_id = $1",
)


async def forget(transaction: Transaction, player: PlayerId, replacement: str) -> int:
    """Replace the name in states, logs and records, delete the rest; return games touched.

    What cannot be read is emptied: it keeps nobody from being forgotten elsewhere. Versions
    stay as they are: nothing happened in these games.
    """
    found = await transaction.query("SELECT game_id FROM game_players WHERE player_id = $1", player)
    await forget_in(transaction, [game for (game,) in found], player, replacement)
    for sql in FORGET_PLACES:
        transaction.write(sql, player)
    return len(found)


async def forget_in(
    transaction: Transaction, games: Sequence[GameId], player: PlayerId, replacement: str
) -> None:
    """Do it in some games; of those that are over nothing is left to be done by ``forget``."""
    for game in games:
        await _delete_clips(transaction, game, player)
        await _rename_in_state(transaction, game, player, replacement)
        await _rename_in_log(transaction, game, player, replacement)
        await _rename_in_record(transaction, game, player, replacement)
        transaction.write(UNLINK, player, game)


async def _rename_in_state(
    transaction: Transaction, game: GameId, player: PlayerId, name: str
) -> None:
    for (state,) in await transaction.query("SELECT state FROM games WHERE game_id = $1", game):
        try:
            renamed = dump_game(rename(load_game(state), player, name))
        except StorageError:
            log.warning("game %s: its state cannot be read and is emptied", game)
            renamed = EMPTIED
        transaction.write("UPDATE games SET state = $2 WHERE game_id = $1", game, renamed)


async def _rename_in_log(
    transaction: Transaction, game: GameId, player: PlayerId, name: str
) -> None:
    sql = "SELECT version, events FROM log WHERE game_id = $1 AND events LIKE $2"
    for version, events in await transaction.query(sql, game, f"%{player}%"):
        try:
            before = load_events(events)
            after = rename(before, player, name)
            renamed = events if after == before else dump_events(after)
        except StorageError:
            log.warning("game %s: action %s cannot be read and is emptied", game, version)
            renamed = EMPTIED
        if renamed != events:
            transaction.write(
                "UPDATE log SET events = $3 WHERE game_id = $1 AND version = $2",
                game,
                version,
                renamed,
            )


async def _rename_in_record(
    transaction: Transaction, game: GameId, player: PlayerId, name: str
) -> None:
    for (record,) in await transaction.query("SELECT record FROM records WHERE game_id = $1", game):
        try:
            renamed = rename_in_record(record, player, name)
        except ValueError:
            log.warning("game %s: its record cannot be read and is emptied", game)
            renamed = EMPTIED
        transaction.write("UPDATE records SET record = $2 WHERE game_id = $1", game, renamed)


async def _delete_clips(transaction: Transaction, game: GameId, player: PlayerId) -> None:
    """Delete the files that came with the person's clues, and post none that is still to come."""
    sql = "SELECT round FROM clips WHERE game_id = $1"
    kept = [round for (round,) in await transaction.query(sql, game)]
    if not kept:
        return
    try:
        told = await _rounds_told(transaction, game, player)
    except StorageError:
        told = kept  # whose they are cannot be known
    for round in told:
        transaction.write("DELETE FROM clips WHERE game_id = $1 AND round = $2", game, round)
        sql = """UPDATE messages SET state = 'dropped'
                 WHERE game_id = $1 AND round = $2 AND purpose = 'clip' AND state = 'open'"""
        transaction.write(sql, game, round)


async def _rounds_told(transaction: Transaction, game: GameId, player: PlayerId) -> list[int]:
    """Return the rounds whose clue the person gave; raise StorageError for an unreadable log."""
    told: list[int] = []
    present = 0
    sql = "SELECT events FROM log WHERE game_id = $1 ORDER BY version"
    for (events,) in await transaction.query(sql, game):
        for event in load_events(events):
            if isinstance(event, RoundStarted):
                present = event.round
            elif isinstance(event, ClueGiven) and event.player == player:
                told.append(present)
    return told
