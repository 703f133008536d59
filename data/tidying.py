"""Packs what was kept of games, a game at a time and mostly beside the right to write."""

import asyncio
import json
import logging
from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.errors import DamagedDocument, StorageError
from bot.engine.ids import GameId
from data.connection import Query, Row, Statement, statement
from data.packing import is_page, pack, plain
from data.writer import Writer

log = logging.getLogger(__name__)

PACKED_EVERY = 32
"""Actions of a game after which its log is packed."""
TO_BE_PACKED = """
    INSERT INTO unpacked (game_id, old) VALUES ($1, 0)
    ON CONFLICT (game_id) DO UPDATE SET old = 0"""
NEXT = "SELECT game_id FROM unpacked ORDER BY old, game_id LIMIT 1"
DONE = "DELETE FROM unpacked WHERE game_id = $1"
SELECT_RECORD = "SELECT record, packed FROM records WHERE game_id = $1"
PACK_RECORD = "UPDATE records SET record = '', packed = $2 WHERE game_id = $1"
SELECT_LOG = "SELECT version, at, events, packed FROM log WHERE game_id = $1 ORDER BY version"
PACK_LOG = "UPDATE log SET events = '', packed = $3 WHERE game_id = $1 AND version = $2"
REMOVE_PACKED = "DELETE FROM log WHERE game_id = $1 AND version < $2"


class _Change(NamedTuple):
    """What is to be written if a question still has the answer that it had."""

    question: str
    answer: list[Row]
    statements: Sequence[Statement]


class Tidying:
    """Does a little at a time; killed at any moment, it goes on where it was."""

    def __init__(self, writer: Writer, read: Query) -> None:
        self._writer = writer
        self._read = read

    async def pack_next(self) -> bool:
        """Pack record and log of a game; False if none is left. Raise StorageError.

        What cannot be read stays as it is.
        """
        found = await self._read(NEXT)
        if not found:
            return False
        [(game,)] = found
        changes: list[_Change] = []
        for prepare in (self._record, self._log):
            try:
                changes += await prepare(game)
            except StorageError as error:
                if error.code != "storage-broken":
                    raise
                log.warning("game %s: not all of it can be packed: %s", game, error)
        async with self._writer.begin() as transaction:
            done = True
            for question, answer, statements in changes:
                now = await transaction.query(question, game)
                # A running game may have gone on; what was packed is still the beginning.
                if now[: len(answer)] == answer:
                    transaction.add(*statements)
                else:  # somebody was forgotten meanwhile: once more
                    done = False
            if done:
                transaction.write(DONE, game)
            await transaction.commit()
        return True

    async def _record(self, game: GameId) -> list[_Change]:
        found = await self._read(SELECT_RECORD, game)
        if not found or found[0][1] is not None:
            return []
        text = found[0][0]
        packed = await asyncio.to_thread(pack, text) if text else b""
        return [_Change(SELECT_RECORD, found, [statement(PACK_RECORD, game, packed)])]

    async def _log(self, game: GameId) -> list[_Change]:
        rows = await self._read(SELECT_LOG, game)
        if all(packed is not None for *_, packed in rows):
            return []
        last, packed = rows[-1][0], await asyncio.to_thread(lambda: pack(page_of(rows)))
        statements = [statement(PACK_LOG, game, last, packed), statement(REMOVE_PACKED, game, last)]
        return [_Change(SELECT_LOG, rows, statements)]


def page_of(rows: Sequence[Row]) -> str:
    """Return many rows of a log as one: ``[[version, at, [event, …]], …]``.

    Raises DamagedDocument if one of them is no JSON: the others must stay apart from it.
    """
    actions: list[str] = []
    for version, at, events, packed in rows:
        text = plain(events, packed)
        actions.append(text[1:-1] if is_page(text) else f"[{version},{at!r},{text}]")
    page = f"[{','.join(actions)}]"
    try:
        json.loads(page)
    except ValueError as error:
        raise DamagedDocument("storage-broken", reason=f"log: {error}") from None
    return page
