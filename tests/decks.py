"""Decks to play with in tests: mosaics, each of its own; the same count gives the same pictures."""

import random
from pathlib import Path

from PIL import Image, ImageColor

SIZE = (400, 600)
COLOURS = {
    "amber": "#e3b23c", "blue": "#4c7ac8", "coral": "#e8845c", "green": "#5f9a4d",
    "night": "#26264f", "pearl": "#f4f1ea", "rose": "#e07a9a", "teal": "#2a9d8f",
}  # fmt: skip


def mosaic(index: int) -> Image.Image:
    """Return the picture of a card: 24 tiles, most of them in the colour that it is named after."""
    source = random.Random(index)
    mostly = [_name(index)] * 13
    names = mostly + source.choices(list(COLOURS), k=24 - len(mostly))
    source.shuffle(names)
    tiles = Image.new("RGB", (4, 6))
    tiles.putdata([ImageColor.getrgb(COLOURS[name]) for name in names])
    return tiles.resize(SIZE, Image.Resampling.NEAREST)


def make_deck(folder: Path, key: str, count: int) -> Path:
    """Write a deck of ``count`` cards to ``folder / key``; return that folder."""
    deck = folder / key
    (deck / "art").mkdir(parents=True)
    lines = [
        'description = { en = "Mosaics for trying things out." }',
        'author = "dixit-bot"',
        'licence = "CC0-1.0"',
        'name = { en = "Mosaics", it = "Mosaici", "pt-BR" = "Mosaicos", pl = "Mozaiki" }',
    ]
    for index in range(count):
        file = f"art/{_name(index)}-{index + 1:02d}.jpg"
        mosaic(index).save(deck / file, quality=80)
        alt = f"A mosaic, mostly {_name(index)}, no. {index + 1}."
        lines += ["[[cards]]", f'file = "{file}"', f'alt = {{ en = "{alt}" }}']
    (deck / "deck.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return deck


def _name(index: int) -> str:
    return list(COLOURS)[index % len(COLOURS)]
