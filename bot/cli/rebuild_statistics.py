"""``python -m bot rebuild-statistics``: make results and ratings anew of the records."""

import argparse
import asyncio
import sys

from bot.cli.database import why_missing
from bot.cli.unusable import why_unusable
from bot.engine.errors import StorageError
from bot.service.rebuilding import rebuild
from bot.settings import read_settings
from data.address import Database
from data.opening import open_store


def configure(parser: argparse.ArgumentParser) -> None:
    """Take nothing: the database is that of DIXIT_DATABASE."""
    del parser


def run(args: argparse.Namespace) -> int:
    """Rebuild game by game, also while the bot runs; 1 if the database cannot be used."""
    del args
    settings = read_settings()
    database = settings.database
    if missing := why_missing(database):
        print(missing, file=sys.stderr)
        return 1
    try:
        count = asyncio.run(_rebuild(database))
    except StorageError as error:
        print(why_unusable(error, settings), file=sys.stderr)
        return 1
    print(f"Made anew of {count} records.")
    return 0


async def _rebuild(database: Database) -> int:
    async with await open_store(database) as store:
        return await rebuild(store)
