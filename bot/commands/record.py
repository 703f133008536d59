"""``python -m bot record GAME``: print the record of a game that is over, on one line."""

import argparse
import asyncio
import sys
from pathlib import Path

from bot.engine.errors import StorageError
from bot.engine.ids import GameId
from bot.settings import read_settings
from data.store import SqliteStore


def configure(parser: argparse.ArgumentParser) -> None:
    """Take the game's id."""
    parser.add_argument("game", metavar="GAME", help="the game's id, as the bot's log names it")


def run(args: argparse.Namespace) -> int:
    """Print the record, which ``replay`` takes; 1 if there is none or it cannot be read."""
    database = read_settings().database
    if not database.is_file():
        print(f"There is no database at {database} (see DIXIT_DATABASE).", file=sys.stderr)
        return 1
    try:
        document = asyncio.run(_read(database, GameId(args.game)))
    except StorageError as error:
        print(f"{database} cannot be read: {error}", file=sys.stderr)
        return 1
    if not document:  # empty: it could not be read when somebody in it was forgotten
        why = "it is not over, was never played here, or its record is lost"
        print(f"There is no record of game {args.game}: {why}.", file=sys.stderr)
        return 1
    print(document)
    return 0


async def _read(database: Path, game: GameId) -> str | None:
    async with await SqliteStore.open(database) as store:
        return await store.read.records.get(game)
