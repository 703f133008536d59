"""Ratios of drawing: measured alternately in one run; the best of each is least disturbed."""

import io
import shutil
import subprocess
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
_CACHE = 64 * 1024 * 1024

_FOUR_DECKS = """
import asyncio, sys
from pathlib import Path
from bot.service.pictures import BoardPicture, CardPicture, HandPicture
from cards.catalogue import Catalogue
from cards.examples import numbered, reveal, storybook, track
from cards.maker import PictureMaker

async def play():
    catalogue = Catalogue.open([Path(sys.argv[1])])
    maker = PictureMaker(catalogue)
    for deck in catalogue.keys():
        cards = catalogue.cards(deck)
        for start in range(0, len(cards), 12):
            table = numbered(cards[start:start + 12], 12)
            await asyncio.gather(
                maker.draw(BoardPicture("Home", table)),
                maker.draw(reveal(cards[start:start + 12], 12)),
                maker.draw(HandPicture(table[:6])),
                maker.draw(HandPicture(table[6:])),
                maker.draw(CardPicture(cards[start])),
                maker.draw(track(12)),
                maker.draw(storybook(cards[start:], 12)),
            )
    maker.close()

asyncio.run(play())
status = Path("/proc/self/status").read_text()
print(int(status.split("VmHWM:")[1].split()[0]) // 1024)
"""


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
    """Print the ratios and the peak of memory."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        deck = _deck(folder)
        catalogue = Catalogue.open([deck])
        art = CachedArt(catalogue, _CACHE)
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
        for key in ("two", "three", "four"):
            shutil.copytree(deck, folder / key)
        peak = subprocess.run(
            [sys.executable, "-c", _FOUR_DECKS, folder], capture_output=True, text=True, check=True
        )
        _tell(f"peak of memory with four decks in use: {int(peak.stdout)} MiB (goal: under 300)")


if __name__ == "__main__":
    main()
