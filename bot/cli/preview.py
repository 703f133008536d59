"""``python -m bot preview --out FOLDER``: one picture of each kind with the deck at hand."""

import argparse
import sys
from pathlib import Path

from bot.cli.run import NO_DECK
from bot.settings import read_settings
from cards.catalogue import Catalogue
from cards.compositor import compose
from cards.examples import examples
from cards.maker import CachedArt


def configure(parser: argparse.ArgumentParser) -> None:
    """Take where to write and with which decks."""
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument(
        "--decks", type=Path, nargs="+", metavar="FOLDER", help="decks, or folders of decks"
    )


def run(args: argparse.Namespace) -> int:
    """Write the pictures; 1 if they cannot be written, 2 if there is no deck."""
    decks = args.decks or read_settings().decks
    catalogue = Catalogue.open(decks)
    if not catalogue.keys():
        print(NO_DECK.format(folders=", ".join(map(str, decks))), file=sys.stderr)
        return 2
    try:
        write(args.out, catalogue)
    except OSError as error:
        print(f"The pictures cannot be written to {args.out}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


def write(folder: Path, catalogue: Catalogue) -> None:
    """Write one picture of each kind, with the first deck, to a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    deck = catalogue.keys()[0]
    art = CachedArt(catalogue)
    for name, spec in examples(catalogue.cards(deck), deck).items():
        picture = compose(spec, art)
        path = folder / f"{name}.{picture.extension}"
        path.write_bytes(picture.data)
        print(f"{path}  {picture.width} × {picture.height}, {len(picture.data) // 1024} KiB")
