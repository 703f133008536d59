"""``python -m bot deck check FOLDER``: what is in a deck, what is wrong, whom it serves."""

import argparse
from pathlib import Path

from cards.checks import Level, check_deck


def configure(parser: argparse.ArgumentParser) -> None:
    """Take what to do and the folder with ``deck.toml``."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="report on a folder with deck.toml")
    check.add_argument("folder", type=Path, metavar="FOLDER")


def run(args: argparse.Namespace) -> int:
    """Print the report; 1 if something keeps the deck or a card out of play."""
    errors = 0
    for finding in check_deck(args.folder):
        errors += finding.level is Level.ERROR
        print(finding.level.value, finding.text)
    return 1 if errors else 0
