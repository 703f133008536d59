"""Erasing a person from everything the bot keeps."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

import json
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.engine.errors import StorageError
from bot.engine.events import ClueGiven, RoundStarted
from bot.engine.ids import GameId, PlayerId
from bot.service.ports import FORMER, MessageKey
from data import rows
from data.codec import load_actions, load_game
from data.messages import PRIVATE
from data.packing import plain
from data.pseudonyms import new_pseudonym, pseudonymised
from data.tidying import SELECT_LOG, TO_BE_PACKED
from data.writer import Transaction

log = logging.getLogger(__name__)

EMPTIED = ""
"""Instead of what cannot be read, and so cannot be searched for a name; it still cannot be read."""


class Document(NamedTuple):
    """Where documents of games stand that name people, each with what finds it among them."""

    what: str
    select: str
    update: str
    check: Callable[[str], object]
    """Raises StorageError or ValueError if it cannot be read."""


DOCUMENTS = (
    Document(
        "state",
        "SELECT version, state, NULL FROM games WHERE game_id = $1",
        "UPDATE games SET state = $2 WHERE game_id = $1 AND version = $3",
        load_game,
    ),
    Document(
        "log",
        "SELECT version, events, packed FROM log WHERE game_id = $1",
        "UPDATE log SET events = $2, packed = NULL WHERE game_id = $1 AND version = $3",
        lambda text: load_actions(0, 0.0, text, None),
    ),
    Document(
        "record",
        "SELECT ordinal, record, packed FROM records WHERE game_id = $1",
        "UPDATE records SET record = $2, packed = NULL WHERE game_id = $1 AND ordinal = $3",
        json.loads,
    ),
)
FORGET_PLACES = (
    "DELETE FROM game_players WHERE player_id = $1",
    # What is still to be closed has another viewer by then (CLOSE_FIRST).
    "DELETE FROM messages WHERE viewer = $1 AND viewer <> 0",
    "DELETE FROM results WHERE player_id = $1",
    "DELETE FROM standings WHERE player_id = $1",
    "DELETE FROM fooled WHERE player_id = $1 OR other_id = $1",
    "DELETE FROM invitations WHERE kind = 'person' AND invited_id = $1",
    "DELETE FROM people WHERE player_id = $1",
    "UPDATE deck_cards SET added_by = NULL WHERE added_by = $1",
    "UPDATE deck_rights SET player_id = NULL WHERE player_id = $1",
)
# A reminder's row names who was to tell.
FORGET_TELLER = """
    UPDATE messages SET detail = REPLACE(detail, $2, '0')
    WHERE game_id = $1 AND purpose = 'remind' AND detail LIKE '%' || $2 || '%'"""

# A hand that is there still says that it is one's turn. Its address is kept, with the language that
# it is in, for the outbox to close it, and goes with the report of that (``data.reports``).
CLOSE_FIRST = f"""
    UPDATE messages
    SET viewer = $3, detail = CASE WHEN detail <> '' THEN detail ELSE '{FORMER} ' ||
        COALESCE((SELECT locale FROM people WHERE player_id = $2), '') END
    WHERE game_id = $1 AND viewer = $2 AND purpose IN ({PRIVATE})
      AND {rows.BEHIND} AND message_id IS NOT NULL"""
# One that is being sent, or was when the bot died, is looked for there once its lease has ended.
IN_DOUBT = f"""
    SELECT round, purpose, generation, people.locale, people.dm_channel_id
    FROM messages JOIN people ON people.player_id = messages.viewer
    WHERE game_id = $1 AND viewer = $2 AND purpose IN ({PRIVATE}) AND detail = ''
      AND {rows.BEHIND} AND message_id IS NULL AND attempted_at IS NOT NULL
      AND people.dm_channel_id IS NOT NULL"""
FIND_FIRST = f"UPDATE messages SET viewer = $6, detail = $7 WHERE {rows.THIS_MESSAGE}"


async def forget(transaction: Transaction, player: PlayerId, replacement: str) -> int:
    """Take id and name out of states, logs and records, delete the rest; return games touched.

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
    """Do it in some games, of which nothing is left to be done by ``forget``.

    In each game a number of its own stands for the person, so that games cannot be linked.
    """
    for game in games:
        renaming = (player, replacement, new_pseudonym())
        await _delete_clips(transaction, game, player)
        for document in DOCUMENTS:
            await _rename(transaction, document, game, renaming)
        # Their row stays, as somebody's whom the others played with and were rated against.
        stand_in = """UPDATE results SET player_id = $3, name = $4
                      WHERE game_id = $1 AND player_id = $2"""
        transaction.write(stand_in, game, player, renaming[2], replacement)
        transaction.write(CLOSE_FIRST, game, player, renaming[2])
        await _look_for_doubtful(transaction, game, player, renaming[2])
        transaction.write(FORGET_TELLER, game, str(player))
        unlink = "DELETE FROM game_players WHERE player_id = $1 AND game_id = $2"
        transaction.write(unlink, player, game)
        transaction.write(TO_BE_PACKED, game)


async def _rename(
    transaction: Transaction,
    document: Document,
    game: GameId,
    renaming: tuple[PlayerId, str, PlayerId],
) -> None:
    """Take the person out of documents of a game; what cannot be read is emptied."""
    for key, *stored in await transaction.query(document.select, game):
        try:
            text = plain(*stored)
            if str(renaming[0]) not in text:
                continue
            renamed = pseudonymised(text, *renaming)
            document.check(renamed)
        except (ValueError, StorageError):
            log.warning("game %s: its %s cannot be read and is emptied", game, document.what)
            renamed = EMPTIED
        else:
            if renamed == text:
                continue
        transaction.write(document.update, game, renamed, key)


async def _look_for_doubtful(
    transaction: Transaction, game: GameId, player: PlayerId, stand_in: PlayerId
) -> None:
    """Keep by what direct messages are found of which it is not known whether they came."""
    found = await transaction.query(IN_DOUBT, game, player)
    for round, purpose, generation, locale, channel in found:
        key = MessageKey(game, round, purpose, player)
        detail = f"{FORMER} {locale} {key.delivery_key(generation)} {channel}"
        transaction.write(FIND_FIRST, *rows.key_values(key), stand_in, detail)


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
    for row in await transaction.query(SELECT_LOG, game):
        for event in [event for action in load_actions(*row) for event in action.events]:
            if isinstance(event, RoundStarted):
                present = event.round
            elif isinstance(event, ClueGiven) and event.player == player:
                told.append(present)
    return told
