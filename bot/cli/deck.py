"""``python -m bot deck``: what is in a deck and what is wrong; how its cards fare in games."""

import argparse
import sys
from pathlib import Path

from bot.cli import deck_statistics
from cards.checks import Level, check_deck


def configure(parser: argparse.ArgumentParser) -> None:
    """Take what to do and the folder with ``deck.toml``."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="report on a folder with deck.toml")
    check.add_argument("folder", type=Path, metavar="FOLDER")
    deck_statistics.configure(
        actions.add_parser("statistics", help="which cards are found, fool, and are never chosen")
    )


def run(args: argparse.Namespace) -> int:
    """Print the report; 1 if something keeps the deck or a card out of play, or none is known."""
    if args.action == "statistics":
        return deck_statistics.run(args)
    if missing := _why_no_deck(args.folder):
        print(missing, file=sys.stderr)
        return 1
    errors = 0
    for finding in check_deck(args.folder):
        errors += finding.level is Level.ERROR
        print(finding.level.value, finding.text)
    return 1 if errors else 0


def _why_no_deck(folder: Path) -> str | None:
    """Return the sentence for a folder that is no deck's; of several decks it names them."""
    if not folder.is_dir():
        return f"There is no folder {folder}."
    if (folder / "deck.toml").is_file():
        return None
    decks = sorted(str(path.parent) for path in folder.glob("*/deck.toml"))
    if decks:
        return f"{folder} holds decks; name one of them: {', '.join(decks)}"
    return f"There is no deck.toml in {folder} (cards/decks/house/deck.toml shows what one holds)."
