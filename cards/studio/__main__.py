"""`python -m cards.studio preview|render|sheet CARD…`: look at cards, paint them, lay them out."""

import argparse
import importlib
import os
import tempfile
import time
from pathlib import Path
from types import ModuleType

import numpy as np
from PIL import Image

ART = Path(__file__).parents[1] / "decks" / "house" / "art"
WORK = Path(os.environ.get("STUDIO_WORK", Path(tempfile.gettempdir()) / "studio"))
"""Photographs and previews are kept here, outside the deck."""
QUALITY = 88
"""JPEG rather than WebP: twice the bytes at the same quality, but read three times as fast at the
size of a board (5 against 16 ms a card), since a JPEG can be decoded at half its size."""


def _scene(card: str) -> ModuleType:
    return importlib.import_module(f"cards.studio.scenes.{card.replace('-', '_')}")


def _shoot(module: ModuleType, size: tuple[int, int], samples: int):  # noqa: ANN202 - Passes, imported late
    from cards.studio import stage  # noqa: PLC0415 - needs Blender

    if not hasattr(module, "build"):
        return None
    stage.reset()
    module.build()
    return stage.photograph(size, samples)


def _composed(module: ModuleType, passes, look):  # noqa: ANN001, ANN202 - imported late
    from cards.studio import develop  # noqa: PLC0415 - needs OpenCV

    drawn = module.draw() if hasattr(module, "draw") else None
    return develop.compose(look, passes, drawn)


def _image(picture) -> Image.Image:  # noqa: ANN001 - a float picture in [0, 1]
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def preview(card: str) -> Path:
    """Photograph a card small and rough, and show it unpainted."""
    module = _scene(card)
    passes = _shoot(module, (300, 450), 6)
    path = WORK / f"{card}.preview.png"
    _image(_composed(module, passes, module.look())).resize((400, 600)).save(path)
    return path


def render(card: str, *, again: bool) -> Path:
    """Photograph a card (unless it only wants painting `again`) and paint it."""
    from cards.studio import develop, stage  # noqa: PLC0415 - needs Blender

    module, kept = _scene(card), WORK / f"{card}.npz"
    if again and kept.exists():
        passes = stage.Passes.load(kept)
    else:
        passes = _shoot(module, stage.FULL, getattr(module, "SAMPLES", 12))
        if passes is not None:
            passes.save(kept)
    look = module.look()
    picture = _composed(module, passes, look)
    _image(picture).resize(develop.CARD, Image.Resampling.LANCZOS).save(WORK / f"{card}.raw.png")
    path = WORK / f"{card}.jpg"
    _image(develop.finish(look, picture, passes)).save(
        path, quality=QUALITY, optimize=True, progressive=False, subsampling="4:2:0"
    )
    return path


def sheet(cards: list[str], width: int = 200, columns: int = 6) -> Path:
    """Lay finished cards out side by side, each `width` pixels wide; all there are by default."""
    names = cards or sorted(p.stem for p in ART.glob("*.jpg") if p.stem != "back")
    folders = (WORK, ART) if cards else (ART,)
    paths = [next(f / f"{n}.jpg" for f in folders if (f / f"{n}.jpg").exists()) for n in names]
    rows = -(-len(paths) // columns)
    page = Image.new("RGB", (columns * (width + 8) + 8, rows * (width * 3 // 2 + 8) + 8), "#2a2a2e")
    for i, path in enumerate(paths):
        with Image.open(path) as card:
            small = card.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
        page.paste(small, (8 + i % columns * (width + 8), 8 + i // columns * (width * 3 // 2 + 8)))
    path = WORK / "sheet.png"
    page.save(path)
    return path


def main() -> None:
    """Run one of the studio's three jobs."""
    parser = argparse.ArgumentParser(prog="python -m cards.studio", description=__doc__)
    parser.add_argument("job", choices=("preview", "render", "sheet"))
    parser.add_argument("cards", nargs="*", metavar="CARD")
    parser.add_argument("--again", action="store_true", help="paint the kept photograph again")
    args = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    if args.job == "sheet":
        print(sheet(args.cards))
        return
    for card in args.cards:
        start = time.monotonic()
        path = preview(card) if args.job == "preview" else render(card, again=args.again)
        print(f"{path}  {time.monotonic() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
