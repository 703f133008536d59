"""Stand-in decks: small landscapes that differ in palette, hills, motif and light.

Tests and the demonstration play with them where no painted deck is at hand. The same key and
count give the same pictures.
"""

import math
import random
from pathlib import Path

from PIL import Image, ImageDraw

from cards.palette import Colour, mix, rgb

SIZE = (400, 600)

_PALETTES = (
    ("#f6d7a7", "#e8845c", "#7a3b52"),
    ("#bfe3e0", "#4c9aa8", "#1e4b5e"),
    ("#fbe8d3", "#f2a65a", "#6c584c"),
    ("#26264f", "#6a4c93", "#1b1b33"),
    ("#d8f0c8", "#7fb069", "#2f5d50"),
    ("#fde2e4", "#e07a9a", "#6d3b5e"),
    ("#cfe0fc", "#7391c8", "#2c3e66"),
    ("#fff1b8", "#e3b23c", "#7a5c1e"),
    ("#14343f", "#2a9d8f", "#0b2530"),
    ("#f4f1ea", "#b8b1a2", "#4d4a45"),
    ("#ffd3b0", "#c8553d", "#4f2a2a"),
    ("#e5d4f1", "#9a77c2", "#3f2a5a"),
)
_MOTIFS = (
    "house", "boat", "tree", "balloon", "lighthouse", "mushroom", "umbrella",
    "castle", "fish", "bird", "door", "cactus", "ladder", "kite",
)  # fmt: skip

_LIGHT: Colour = (255, 248, 230)


class _Scene:
    """One card in the making; coordinates are in pixels of :data:`SIZE`, twice as large inside."""

    def __init__(self, index: int, source: random.Random) -> None:
        self.sky, self.middle, self.dark = (rgb(c) for c in _PALETTES[index % len(_PALETTES)])
        self.accent = rgb(_PALETTES[(index * 5 + 2) % len(_PALETTES)][1])
        self.source = source
        width, height = SIZE
        column = Image.new("RGB", (1, 64))
        for y in range(64):
            column.putpixel((0, y), mix(self.sky, self.middle, (y / 63) ** 1.5 * 0.75))
        self.image = column.resize((width * 2, height * 2), Image.Resampling.BICUBIC)
        self.pen = ImageDraw.Draw(self.image)

    def shape(self, points: list[tuple[float, float]], fill: Colour) -> None:
        self.pen.polygon([(x * 2, y * 2) for x, y in points], fill=fill)

    def disc(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        self.pen.ellipse(((x - rx) * 2, (y - ry) * 2, (x + rx) * 2, (y + ry) * 2), fill=fill)

    def box(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        self.pen.rectangle((left * 2, top * 2, right * 2, bottom * 2), fill=fill)

    def rope(self, points: list[tuple[float, float]], width: float, fill: Colour) -> None:
        self.pen.line(
            [(x * 2, y * 2) for x, y in points], fill=fill, width=round(width * 2), joint="curve"
        )

    def heavens(self) -> None:
        """Sun or moon, and stars or clouds."""
        x, y = self.source.uniform(60, 340), self.source.uniform(60, 200)
        radius = self.source.uniform(26, 60)
        night = sum(self.sky) < 300
        disc = mix(_LIGHT, self.sky, 0.1)
        if not night:
            self.disc(x, y, radius * 1.5, radius * 1.5, mix(self.sky, disc, 0.25))
        self.disc(x, y, radius, radius, disc)
        if night:
            self.disc(x + radius * 0.4, y - radius * 0.2, radius * 0.85, radius * 0.85, self.sky)
            for _ in range(40):
                sx, sy = self.source.uniform(0, 400), self.source.uniform(0, 330)
                size = self.source.uniform(0.8, 2.4)
                self.disc(sx, sy, size, size, _LIGHT)
        else:
            for _ in range(self.source.randint(1, 3)):
                cx, cy = self.source.uniform(40, 360), self.source.uniform(50, 260)
                cloud = mix(self.sky, (255, 255, 255), 0.55)
                for dx, dy, r in ((-34, 6, 16), (-12, -4, 24), (14, 0, 20), (36, 8, 13)):
                    self.disc(cx + dx, cy + dy, r * 1.2, r * 0.72, cloud)

    def hills(self) -> float:
        """Three ranges; return the height of the ground in the middle of the foremost."""
        ground = 0.0
        for layer in range(3):
            base = 350 + layer * 72
            swing = self.source.uniform(18, 52) * (1 - layer * 0.22)
            phase, waves = self.source.uniform(0, math.tau), self.source.uniform(0.6, 1.9)
            line = [
                (x, base + swing * math.sin(phase + waves * x / 400 * math.tau))
                for x in range(0, 401, 8)
            ]
            colour = mix(self.middle, self.dark, 0.25 + layer * 0.3)
            self.shape([(0, 600), *line, (400, 600)], colour)
            ground = line[25][1]
        return ground


def _house(s: _Scene, x: float, y: float) -> None:
    s.box(x - 58, y - 110, x + 58, y + 14, _LIGHT)
    s.shape([(x - 78, y - 106), (x, y - 188), (x + 78, y - 106)], s.accent)
    s.box(x + 26, y - 180, x + 46, y - 126, s.accent)
    s.box(x - 14, y - 54, x + 18, y + 14, s.dark)
    for dx in (-44, 30):
        s.box(x + dx, y - 90, x + dx + 18, y - 66, mix(s.accent, _LIGHT, 0.4))


def _boat(s: _Scene, x: float, y: float) -> None:
    s.shape([(x - 100, y - 40), (x + 100, y - 40), (x + 62, y + 16), (x - 62, y + 16)], s.accent)
    s.box(x - 4, y - 220, x + 4, y - 40, s.dark)
    s.shape([(x + 10, y - 214), (x + 92, y - 62), (x + 10, y - 62)], _LIGHT)
    s.shape([(x - 10, y - 180), (x - 72, y - 62), (x - 10, y - 62)], mix(_LIGHT, s.accent, 0.35))


def _tree(s: _Scene, x: float, y: float) -> None:
    s.shape([(x - 18, y + 16), (x - 9, y - 120), (x + 9, y - 120), (x + 20, y + 16)], s.dark)
    for dx, dy, r in ((-48, -136, 48), (44, -142, 52), (0, -194, 62), (0, -130, 50)):
        s.disc(x + dx, y + dy, r, r, s.accent)
    for dx, dy in ((-40, -150), (34, -120), (10, -210), (-8, -160), (58, -170)):
        s.disc(x + dx, y + dy, 9, 9, _LIGHT)


def _balloon(s: _Scene, x: float, y: float) -> None:
    y -= 170
    s.disc(x, y - 40, 84, 96, s.accent)
    s.disc(x, y - 40, 46, 96, _LIGHT)
    s.disc(x, y - 40, 16, 96, s.accent)
    for dx in (-26, 26):
        s.rope([(x + dx * 2, y + 34), (x + dx * 0.7, y + 108)], 2, s.dark)
    s.box(x - 20, y + 106, x + 20, y + 138, s.dark)


def _lighthouse(s: _Scene, x: float, y: float) -> None:
    s.shape([(x, y - 212), (x + 230, y - 280), (x + 230, y - 170)], mix(s.sky, _LIGHT, 0.7))
    for step in range(5):
        top, low = y - 190 + step * 41, y - 190 + (step + 1) * 41
        a, b = 22 + step * 5, 22 + (step + 1) * 5
        colour = _LIGHT if step % 2 else s.accent
        s.shape([(x - a, top), (x + a, top), (x + b, low), (x - b, low)], colour)
    s.box(x - 18, y - 230, x + 18, y - 190, mix(_LIGHT, s.accent, 0.2))
    s.shape([(x - 26, y - 228), (x, y - 262), (x + 26, y - 228)], s.dark)


def _mushroom(s: _Scene, x: float, y: float) -> None:
    s.shape([(x - 26, y + 16), (x - 18, y - 110), (x + 18, y - 110), (x + 30, y + 16)], _LIGHT)
    s.pen.pieslice(
        ((x - 110) * 2, (y - 210) * 2, (x + 110) * 2, (y + 10) * 2), 180, 360, fill=s.accent
    )
    for dx, dy, r in ((-58, -130, 16), (0, -168, 20), (54, -126, 14), (16, -118, 10)):
        s.disc(x + dx, y + dy, r, r * 0.8, _LIGHT)


def _umbrella(s: _Scene, x: float, y: float) -> None:
    s.box(x - 4, y - 180, x + 4, y - 20, s.dark)
    s.rope([(x, y - 22), (x + 6, y), (x + 24, y), (x + 30, y - 18)], 8, s.dark)
    s.pen.pieslice(
        ((x - 120) * 2, (y - 236) * 2, (x + 120) * 2, (y + 4) * 2), 180, 360, fill=s.accent
    )
    s.pen.pieslice(((x - 46) * 2, (y - 236) * 2, (x + 46) * 2, (y + 4) * 2), 180, 360, fill=_LIGHT)


def _castle(s: _Scene, x: float, y: float) -> None:
    for dx, tall, wide in ((-70, 130, 26), (70, 150, 26), (0, 190, 34)):
        s.box(x + dx - wide, y - tall, x + dx + wide, y + 14, mix(_LIGHT, s.accent, 0.25))
        s.shape(
            [(x + dx - wide - 8, y - tall), (x + dx, y - tall - 74), (x + dx + wide + 8, y - tall)],
            s.accent,
        )
        s.box(x + dx - 7, y - tall + 24, x + dx + 7, y - tall + 52, s.dark)
    s.box(x - 96, y - 70, x + 96, y + 14, mix(_LIGHT, s.accent, 0.12))
    s.disc(x, y - 16, 22, 32, s.dark)


def _fish(s: _Scene, x: float, y: float) -> None:
    y -= 130
    s.shape([(x + 60, y), (x + 130, y - 60), (x + 112, y), (x + 130, y + 60)], s.accent)
    s.disc(x - 10, y, 100, 62, s.accent)
    for dx in (-20, 16, 50):
        s.pen.arc(
            ((x + dx - 40) * 2, (y - 44) * 2, (x + dx) * 2, (y + 44) * 2),
            290,
            70,
            fill=_LIGHT,
            width=8,
        )
    s.disc(x - 66, y - 14, 13, 13, _LIGHT)
    s.disc(x - 68, y - 14, 6, 6, s.dark)


def _bird(s: _Scene, x: float, y: float) -> None:
    y -= 130
    s.shape([(x - 20, y), (x + 40, y - 130), (x + 64, y + 4)], mix(s.accent, _LIGHT, 0.35))
    s.disc(x, y + 8, 86, 44, s.accent)
    s.disc(x - 80, y - 26, 32, 30, s.accent)
    s.shape([(x - 106, y - 32), (x - 146, y - 18), (x - 106, y - 10)], _LIGHT)
    s.shape([(x + 66, y), (x + 144, y - 26), (x + 138, y + 30)], s.accent)
    s.disc(x - 88, y - 32, 6, 6, s.dark)


def _door(s: _Scene, x: float, y: float) -> None:
    s.pen.pieslice(((x - 78) * 2, (y - 250) * 2, (x + 78) * 2, (y - 94) * 2), 180, 360, fill=_LIGHT)
    s.box(x - 78, y - 174, x + 78, y + 16, _LIGHT)
    s.pen.pieslice(
        ((x - 60) * 2, (y - 232) * 2, (x + 60) * 2, (y - 112) * 2), 180, 360, fill=s.accent
    )
    s.box(x - 60, y - 174, x + 60, y + 16, s.accent)
    s.disc(x + 40, y - 76, 8, 8, _LIGHT)
    s.disc(x, y - 160, 20, 20, mix(s.sky, _LIGHT, 0.5))


def _cactus(s: _Scene, x: float, y: float) -> None:
    s.rope([(x, y + 14), (x, y - 190)], 46, s.accent)
    s.disc(x, y - 190, 23, 23, s.accent)
    s.rope([(x, y - 60), (x + 66, y - 60), (x + 66, y - 130)], 30, s.accent)
    s.rope([(x, y - 96), (x - 62, y - 96), (x - 62, y - 160)], 30, s.accent)
    for dx, dy in ((66, -134), (-62, -164), (0, -208)):
        s.disc(x + dx, y + dy, 17, 15, _LIGHT)


def _ladder(s: _Scene, x: float, y: float) -> None:
    for dx in (-34, 34):
        s.rope([(x + dx * 1.2, y + 16), (x + dx * 0.7, y - 300)], 9, s.accent)
    for step in range(9):
        w = 40 - step * 1.7
        s.rope([(x - w, y - 12 - step * 33), (x + w, y - 12 - step * 33)], 8, _LIGHT)
    for dx, dy, r in ((-50, 0, 32), (0, -16, 44), (52, 2, 30)):
        s.disc(x + dx, y - 304 + dy, r * 1.2, r * 0.8, _LIGHT)


def _kite(s: _Scene, x: float, y: float) -> None:
    y -= 190
    s.rope([(x, y + 90), (x - 40, y + 140), (x + 14, y + 176), (x - 26, y + 226)], 4, _LIGHT)
    s.shape([(x, y - 110), (x + 82, y), (x, y + 96), (x - 82, y)], s.accent)
    s.shape([(x, y - 110), (x + 82, y), (x, y)], _LIGHT)
    s.shape([(x, y + 96), (x - 82, y), (x, y)], mix(s.accent, s.dark, 0.35))
    for dx, dy in ((-40, 140), (14, 176)):
        s.shape(
            [
                (x + dx - 16, y + dy - 9),
                (x + dx + 16, y + dy + 9),
                (x + dx + 16, y + dy - 9),
                (x + dx - 16, y + dy + 9),
            ],
            s.accent,
        )


_PAINT = {
    "house": _house, "boat": _boat, "tree": _tree, "balloon": _balloon,
    "lighthouse": _lighthouse, "mushroom": _mushroom, "umbrella": _umbrella,
    "castle": _castle, "fish": _fish, "bird": _bird, "door": _door, "cactus": _cactus,
    "ladder": _ladder, "kite": _kite,
}  # fmt: skip


def standin_card(key: str, index: int) -> Image.Image:
    """Return the card's picture; the first 84 differ in palette or motif."""
    source = random.Random(f"{key} {index}")  # noqa: S311 -- a picture, not a secret
    scene = _Scene(index, source)
    scene.heavens()
    ground = scene.hills()
    _PAINT[_MOTIFS[index % len(_MOTIFS)]](scene, source.uniform(150, 250), ground)
    return scene.image.resize(SIZE, Image.Resampling.BOX)


def make_standin_deck(folder: Path, key: str, count: int) -> Path:
    """Write a deck of ``count`` cards (1 to 1000) to ``folder / key``; return that folder.

    The manifest comes last and at once: a deck that is cut short has none.
    """
    deck = folder / key
    (deck / "art").mkdir(parents=True, exist_ok=True)
    lines = [
        'description = { en = "Small landscapes for trying things out." }',
        'author = "dixit-bot"',
        'licence = "CC0-1.0"',
        "",
        "[name]",
        'en = "Small landscapes"',
        'it = "Piccoli paesaggi"',
        '"pt-BR" = "Pequenas paisagens"',
        'pl = "Małe krajobrazy"',
    ]
    for index in range(count):
        motif = _MOTIFS[index % len(_MOTIFS)]
        name = f"{motif}-{index + 1:02d}"
        standin_card(key, index).save(deck / "art" / f"{name}.jpg", quality=80)
        lines += ["", "[[cards]]", f'file = "art/{name}.jpg"']
        lines.append(f'alt = {{ en = "A landscape with one {motif}, no. {index + 1}." }}')
    part = deck / "deck.toml.part"
    part.write_text("\n".join(lines) + "\n", encoding="utf-8")
    part.replace(deck / "deck.toml")
    return deck
