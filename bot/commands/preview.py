"""``python -m bot preview --out FOLDER``: one picture of each kind with the deck at hand."""

import argparse
import sys
import tempfile
from pathlib import Path

from bot.settings import read_settings
from cards.catalogue import Catalogue
from cards.compositor import compose
from cards.examples import examples
from cards.maker import CachedArt
from cards.standin import make_standin_deck


def configure(parser: argparse.ArgumentParser) -> None:
    """Take where to write and with which decks."""
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument(
        "--decks", type=Path, nargs="+", metavar="FOLDER", help="decks, or folders of decks"
    )


def run(args: argparse.Namespace) -> int:
    """Write the pictures, without any deck with stand-in cards; 1 if they cannot be written."""
    try:
        write(args.out, args.decks or read_settings().decks)
    except OSError as error:
        print(f"The pictures cannot be written to {args.out}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


def write(folder: Path, decks: list[Path]) -> None:
    """Write one picture of each kind to a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as spare:
        catalogue = Catalogue.open(decks)
        if not catalogue.keys():
            print("no deck found; stand-in cards are used")
            catalogue = Catalogue.open([make_standin_deck(Path(spare), "standin", 84)])
        deck = catalogue.keys()[0]
        art = CachedArt(catalogue, 64 * 1024 * 1024)
        for name, spec in examples(catalogue.cards(deck), deck).items():
            picture = compose(spec, art)
            path = folder / f"{name}.{picture.extension}"
            path.write_bytes(picture.data)
            print(f"{path}  {picture.width} × {picture.height}, {len(picture.data) // 1024} KiB")
