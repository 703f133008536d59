"""``python -m bot backup FILE``: copy the database, also while the bot runs."""

import argparse
import sys
from pathlib import Path

from bot.engine.errors import StorageError
from bot.settings import read_settings
from data.address import ServerAddress
from data.copy import copy_database

WHY = {
    "backup-exists": "{path} exists already, and is not overwritten.",
    "backup-unwritable": "{path} cannot be written: {reason}",
    "database-missing": "there is no database at {path} (see DIXIT_DATABASE).",
    "storage-full": "the disk is full.",
    "storage-busy": "the database is busy; try again in a moment.",
    "storage-broken": "the database cannot be read: {reason}",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Take the name of the copy."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy to make")


def run(args: argparse.Namespace) -> int:
    """Make the copy; 1 if that cannot be done."""
    database = read_settings().database
    if isinstance(database, ServerAddress):
        print("No copy was made: of a server's database pg_dump makes one.", file=sys.stderr)
        return 1
    try:
        copy_database(database, args.file)
    except StorageError as error:
        print(f"No copy was made: {WHY[error.code].format(**error.params)}", file=sys.stderr)
        return 1
    print(f"Copied to {args.file} ({args.file.stat().st_size / 1024:.0f} KiB).")
    return 0
