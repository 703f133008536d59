"""`python -m cards.studio.paper JOB [CARD…]`: look at cards, finish them, put the deck together."""

import argparse
import csv
import importlib
import io
import os
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

from cards.studio import nearness
from cards.studio.paper import table
from cards.studio.paper.deck import ART, DECK, clues, manifest, meanings

WORK = Path(os.environ.get("PAPER_WORK", Path(tempfile.gettempdir()) / "paper"))
"""Drafts are kept here, outside the deck."""
SMALL = (300, 450)
"""Size at which a card is seen on a phone."""
HEAVIEST = 255_000
"""Bytes of a finished card."""
JOBS = ("draft", "render", "finish", "near", "sheet", "table", "deck")


def picture(card: str) -> Image.Image:
    """Build a card's box and develop it."""
    scene = importlib.import_module(f"cards.studio.paper.scenes.{card.replace('-', '_')}")
    return Image.fromarray(scene.build().develop())


def jpeg(image: Image.Image) -> bytes:
    """Return a card as baseline JPEG, as good as `HEAVIEST` allows."""
    for quality in range(93, 60, -1):
        file = io.BytesIO()
        image.save(file, "JPEG", quality=quality, optimize=True, subsampling="4:2:0")
        if file.tell() <= HEAVIEST:
            break
    return file.getvalue()


def show(card: str) -> Path:
    """Make a card outside the deck, at its size and as small as on a phone."""
    image = picture(card)
    path = WORK / f"{card}.png"
    image.save(path)
    image.resize(SMALL, Image.Resampling.LANCZOS).save(WORK / f"{card}.small.png")
    return path


def finish(card: str) -> Path:
    """Make a card for the deck."""
    ART.mkdir(parents=True, exist_ok=True)
    path = ART / f"{card}.jpg"
    path.write_bytes(jpeg(picture(card)))
    return path


def near(card: str) -> str:
    """Say which cards of any deck a card resembles most; its last picture is taken."""
    path = WORK / f"{card}.png"
    mine = nearness.thumbnail(path if path.exists() else ART / f"{card}.jpg")
    others = {
        f"{path.parents[1].name}/{path.stem}": nearness.distance(mine, nearness.thumbnail(path))
        for path in DECK.parent.glob("*/art/*.jpg")
        if path != ART / f"{card}.jpg"
    }
    closest = sorted(others.items(), key=lambda pair: pair[1])[:4]
    return f"{card}: " + ", ".join(f"{name} {apart:.1f}" for name, apart in closest)


def sheet(cards: list[str], width: int = 200, columns: int = 7) -> Path:
    """Lay cards out side by side; those named are taken as last drafted, else the deck's."""
    paths = [WORK / f"{card}.png" for card in cards] or sorted(ART.glob("*.jpg"))
    rows = -(-len(paths) // columns)
    page = Image.new("RGB", (columns * (width + 8) + 8, rows * (width * 3 // 2 + 8) + 8), "#2a2a2e")
    for i, path in enumerate(paths):
        with Image.open(path) as card:
            small = card.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
        page.paste(small, (8 + i % columns * (width + 8), 8 + i // columns * (width * 3 // 2 + 8)))
    path = WORK / "sheet.png"
    page.save(path)
    return path


def show_table() -> None:
    """Print the plan as CSV, and what is wrong with it."""
    writer = csv.writer(sys.stdout)
    columns = ("card", "mood", "layout", "palette", "light", "figures", "whimsical", "idea")
    writer.writerow((*columns, "symbols", "clues"))
    for row in table.read():
        plain = [getattr(row, column) for column in columns]
        writer.writerow([*plain, " / ".join(row.symbols), " / ".join(row.clues.get("en", ()))])
    for problem in table.problems(table.read()):
        print(f"! {problem}", file=sys.stderr)


def write_deck() -> Path:
    """Write the deck's texts for all cards that are painted and described."""
    painted = {path.stem for path in ART.glob("*.jpg")}
    rows = [row for row in table.read() if row.card in painted and row.alt]
    files = {"deck.toml": manifest, "meanings.toml": meanings, "clues.toml": clues}
    for name, text_of in files.items():
        (DECK / name).write_text(text_of(rows), encoding="utf-8")
    return DECK


def main() -> None:
    """Run one of the studio's jobs."""
    parser = argparse.ArgumentParser(prog="python -m cards.studio.paper", description=__doc__)
    parser.add_argument("job", choices=JOBS)
    parser.add_argument("cards", nargs="*", metavar="CARD")
    args = parser.parse_args()
    if args.job == "draft":
        os.environ["PAPER_SCALE"] = "1"  # read when the first scene is imported
    WORK.mkdir(parents=True, exist_ok=True)
    if args.job == "table":
        show_table()
    elif args.job == "deck":
        print(write_deck())
    elif args.job == "sheet":
        print(sheet(args.cards))
    else:
        work = {"draft": show, "render": show, "finish": finish, "near": near}[args.job]
        for card in args.cards:
            start = time.monotonic()
            print(f"{work(card)}  {time.monotonic() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
