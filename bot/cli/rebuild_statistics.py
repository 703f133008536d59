"""``python -m bot rebuild-statistics``: make results and ratings anew of the records."""

import argparse
import sys

from bot.cli.database import Unusable, with_store
from bot.service.rebuilding import rebuild


def configure(parser: argparse.ArgumentParser) -> None:
    """Take nothing: the database is that of DIXIT_DATABASE."""
    del parser


def run(args: argparse.Namespace) -> int:
    """Rebuild game by game, also while the bot runs; 1 if the database cannot be used."""
    del args
    try:
        count = with_store(rebuild)
    except Unusable as why:
        print(why, file=sys.stderr)
        return 1
    print(f"Made anew of {count} records.")
    return 0
