"""Servers' own decks: the first board beside the house's, and what the intake takes.

Times are those of a processor, so that other work on the machine does not count.
"""

import asyncio
import io
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median

from PIL import Image

from bot.engine.ids import CardId, PlayerId
from bot.service.deck_editing import DeckEditor
from bot.service.deck_limits import DeckLimits
from bot.service.pictures import BoardPicture, NumberedCard
from bot.service.server_decks import ServerDecks
from bot.service.uploads import Room, TakenPicture, Upload
from cards.catalogue import Catalogue
from cards.maker import PictureMaker
from cards.workshop import Workshop
from data.store import SqliteStore
from tests.decks import mosaic

HOUSE = Path(__file__).parent.parent.parent / "cards" / "decks"
SERVER, SOMEBODY = 1, PlayerId(1)
TICK = 0.005
BOARDS = 15
TABLE = 6
PHOTOGRAPH = (3000, 4500)
"""A picture of 13.5 million pixels, as a phone takes them."""


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")


async def _longest_hold(work: Awaitable[tuple[TakenPicture, ...]]) -> tuple[float, int]:
    """Do the work; return the most seconds of its processor that the loop spent at one go."""
    task = asyncio.ensure_future(work)
    longest, before = 0.0, time.thread_time()
    while not task.done():
        await asyncio.sleep(TICK)
        now = time.thread_time()
        longest, before = max(longest, now - before), now
    return longest, len(await task)


def _photographs(count: int) -> list[Upload]:
    uploads: list[Upload] = []
    for number in range(count):
        target = io.BytesIO()
        mosaic(number).resize(PHOTOGRAPH, Image.Resampling.BICUBIC).save(target, "JPEG", quality=90)
        uploads.append(Upload(f"{number}.jpg", target.getvalue()))
    return uploads


async def _intake() -> None:
    uploads = _photographs(84)
    room = Room(500, 60 * 2**20)
    hold, taken = await _longest_hold(Workshop().take_in(uploads, "cut", room, lambda *_: None))
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = children.ru_utime + children.ru_stime
    _tell(
        f"intake of {taken} photographs of {PHOTOGRAPH[0]} × {PHOTOGRAPH[1]}: {seconds:.1f} s of a"
        f" processor in its own process, which holds {children.ru_maxrss / 1024:.0f} MiB at most"
        f" (goal: under 300)"
    )
    _tell(f"the loop works for {hold * 1000:.0f} ms at one go at most (goal: under 100)")


async def _first_board(maker: PictureMaker, cards: Sequence[CardId]) -> float:
    """Return the seconds of a processor that a board takes of which nothing is at hand yet."""
    table = tuple(NumberedCard(number, card) for number, card in enumerate(cards[:TABLE], 1))
    start = time.process_time()
    await maker.draw(BoardPicture("The last train home", table))
    return time.process_time() - start


async def _boards(folder: Path) -> None:
    catalogue = Catalogue.open([HOUSE])
    house = catalogue.cards("house")[: 2 * TABLE]
    uploads = [Upload(f"{card}.jpg", catalogue.file(card).read_bytes()) for card in house]
    async with await SqliteStore.open(folder / "bench.db") as store:
        decks = ServerDecks(store, catalogue)
        editor = DeckEditor(store, catalogue, DeckLimits(), time.time)
        await editor.confirm(SERVER, SOMEBODY)
        taken = await Workshop().take_in(uploads, "cut", Room(99, 2**26), lambda *_: None)
        deck, *_ = await editor.add(await editor.destination(SERVER, "Own"), taken, SOMEBODY)
        own = [card.id for card in await store.read.decks.cards(deck.id)]
        took: dict[str, list[float]] = {"house": [], "own": []}
        fresh: Callable[[], PictureMaker] = lambda: PictureMaker(catalogue, decks.pictures)  # noqa: E731
        for _ in range(BOARDS):
            for name, cards in (("house", house), ("own", own)):
                maker = fresh()
                took[name].append(await _first_board(maker, cards))
                maker.close()
    ours, theirs = median(took["own"]), median(took["house"])
    _tell(
        f"first board of {TABLE}: {ours * 1000:.0f} ms from a server's deck,"
        f" {theirs * 1000:.0f} ms from the house's: {ours / theirs:.2f} times (goal: at most 1.2)"
    )


def main() -> None:
    """Print what was measured."""
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(_boards(Path(name)))
    asyncio.run(_intake())


if __name__ == "__main__":
    main()
