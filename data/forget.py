"""Erasing a person from everything the bot keeps."""

from bot.engine.ids import GameId, PlayerId
from data.codec import (
    dump_events,
    dump_game,
    load_events,
    load_game,
    rename,
    rename_in_record,
)
from data.transaction import Transaction

# A link to a game that is not over stays: the person may still sit in it.
FORGET_PLACES = (
    """DELETE FROM game_players WHERE player_id = $1
       AND game_id NOT IN (SELECT game_id FROM games WHERE phase <> 'finished')""",
    """DELETE FROM messages WHERE viewer = $1
       AND game_id NOT IN (SELECT game_id FROM games WHERE phase <> 'finished')""",
    # Whoever has left is not written to any more, which would note their channel anew.
    "UPDATE messages SET state = 'dropped' WHERE viewer = $1 AND state = 'open'",
    "DELETE FROM people WHERE player_id = $1",
)


async def forget(transaction: Transaction, player: PlayerId, replacement: str) -> int:
    """Replace the name in states, logs and records, delete the rest; return games touched.

    Versions stay as they are: nothing happened in these games.
    """
    found = await transaction.query("SELECT game_id FROM game_players WHERE player_id = $1", player)
    for (game,) in found:
        await _rename_in_state(transaction, game, player, replacement)
        await _rename_in_log(transaction, game, player, replacement)
        await _rename_in_record(transaction, game, player, replacement)
    for sql in FORGET_PLACES:
        transaction.write(sql, player)
    return len(found)


async def _rename_in_state(
    transaction: Transaction, game: GameId, player: PlayerId, name: str
) -> None:
    for (state,) in await transaction.query("SELECT state FROM games WHERE game_id = $1", game):
        renamed = dump_game(rename(load_game(state), player, name))
        transaction.write("UPDATE games SET state = $2 WHERE game_id = $1", game, renamed)


async def _rename_in_log(
    transaction: Transaction, game: GameId, player: PlayerId, name: str
) -> None:
    sql = "SELECT version, events FROM log WHERE game_id = $1 AND events LIKE $2"
    for version, events in await transaction.query(sql, game, f"%{player}%"):
        before = load_events(events)
        after = rename(before, player, name)
        if after != before:
            transaction.write(
                "UPDATE log SET events = $3 WHERE game_id = $1 AND version = $2",
                game,
                version,
                dump_events(after),
            )


async def _rename_in_record(
    transaction: Transaction, game: GameId, player: PlayerId, name: str
) -> None:
    for (record,) in await transaction.query("SELECT record FROM records WHERE game_id = $1", game):
        renamed = rename_in_record(record, player, name)
        transaction.write("UPDATE records SET record = $2 WHERE game_id = $1", game, renamed)
