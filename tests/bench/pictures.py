"""Ratios of drawing: measured alternately in one run; the best of each is least disturbed."""

import io
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from bot.service.pictures import BoardPicture
from cards.canvas import encode
from cards.catalogue import Catalogue
from cards.compositor import compose
from cards.examples import numbered
from cards.grid import grid
from cards.maker import CachedArt
from tests.decks import make_deck

ROUNDS = 25
CARD = (800, 1200)


def _deck(folder: Path) -> Path:
    """Write a deck of the usual size: 84 JPEG files of 800 × 1200."""
    deck = make_deck(folder, "one", 84)
    for path in (deck / "art").iterdir():
        with Image.open(path) as picture:
            large = picture.resize(CARD, Image.Resampling.BICUBIC)
        large.save(path, quality=88)
    return deck


def _alternately(*what: Callable[[], object]) -> list[float]:
    """Return the least seconds that each took."""
    taken: list[list[float]] = [[] for _ in what]
    for _ in range(ROUNDS):
        for times, act in zip(taken, what, strict=True):
            start = time.perf_counter()
            act()
            times.append(time.perf_counter() - start)
    return [min(times) for times in taken]


def _plain(paths: list[Path], size: tuple[int, int]) -> None:
    """Make a board the plain way: open all, resize, paste, save as PNG."""
    layout = grid(len(paths), 0)
    canvas = Image.new("RGB", size)
    for path, corner in zip(paths, layout.corners, strict=True):
        with Image.open(path) as picture:
            canvas.paste(picture.resize(layout.columns.card_size), corner)
    canvas.save(io.BytesIO(), "PNG")


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")


def main() -> None:
    """Print the ratios."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        deck = _deck(folder)
        catalogue = Catalogue.open([deck])
        art = CachedArt(catalogue)
        table = numbered(catalogue.cards("one"), 12)
        spec = BoardPicture("The last train home", table)
        with Image.open(io.BytesIO(compose(spec, art).data)) as opened:
            canvas = opened.convert("RGB")
        paths = [catalogue.file(card.card) for card in table]
        drawn, encoded = _alternately(lambda: compose(spec, art), lambda: encode(canvas))
        _tell(
            f"board of 12, {canvas.width} × {canvas.height}: composing and encoding"
            f" {drawn * 1000:.0f} ms, encoding alone {encoded * 1000:.0f} ms:"
            f" {drawn / encoded:.2f} times (goal: at most 2)"
        )
        start = time.perf_counter()
        for _ in range(3):
            _plain(paths, canvas.size)
        plain = (time.perf_counter() - start) / 3
        _tell(
            f"the plain way takes {plain * 1000:.0f} ms: ours is"
            f" {drawn / plain:.3f} of it (goal: at most 0.1)"
        )


if __name__ == "__main__":
    main()
