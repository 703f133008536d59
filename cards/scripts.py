"""Which font shows which character: the face asked for, else one that has the script."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FONTS = Path(__file__).parent / "fonts"


class Face(Enum):
    """The faces that are carried along: a lively serif for clues and titles, a sans to read."""

    TITLE = "Alegreya-ExtraBoldItalic.ttf"
    DISPLAY = "Alegreya-ExtraBold.ttf"
    BOLD = "AlegreyaSans-Bold.ttf"
    TEXT = "AlegreyaSans-Medium.ttf"
    FIGURES = BOLD
    """For numbers that stand alone: the serif's 1 and 0 could be read as I and o."""


FALLBACKS = (
    "NotoSansHebrew-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "GothicA1-Bold.ttf",
    "DroidSansFallbackFull.ttf",
    (EMOJI := "NotoEmoji-Bold.ttf"),
)
"""Fonts for what the faces lack, in the order in which they are asked."""
JOINERS = "\u200c\u200d"
"""Persian and Indic scripts are written with them."""
_MODIFIERS = {*range(0xFE00, 0xFE10), *range(0x1F3FB, 0x1F400), *range(0xE0020, 0xE0080)}
"""Variants of an emoji, colours of its skin, letters of a flag: in one colour they say nothing."""
_NO_CHARACTER = "\U0010fffd"


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line that one font shows."""

    text: str
    file: str

    def font(self, size: int) -> ImageFont.FreeTypeFont:
        """Return its font in a line whose faces are ``size`` pixels per em."""
        return open_font(self.file, round(size * 0.84) if self.file == EMOJI else size)


@lru_cache(maxsize=256)
def open_font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font at ``size`` pixels per em."""
    return ImageFont.truetype(FONTS / file, size)


def shown(text: str) -> str:
    """Return the text as it can be set, in one line; what no font has is left out.

    White space is collapsed, styled letters ("𝓐𝓷𝓷𝓪") are folded to plain ones, invisible characters
    go. Empty if nothing is left to see.
    """
    folded = "".join(_folded(c) for c in unicodedata.normalize("NFC", text))
    composed = unicodedata.normalize("NFC", " ".join(folded.split()))
    kept = "".join(c for c in composed if c == " " or c in JOINERS or _is_shown(c))
    return " ".join(_joined(kept).split())


@lru_cache(maxsize=2048)
def runs(text: str, face: Face) -> tuple[Run, ...]:
    """Return the pieces of a line from left to right as they are drawn.

    A font's own shaping orders the letters within a piece; the pieces of a line that begins in a
    script written from right to left are in reversed order.
    """
    pieces = tuple(Run("".join(group), file) for file, group in groupby_file(text, face))
    return pieces[::-1] if _right_to_left(text) else pieces


def groupby_file(text: str, face: Face) -> Iterator[tuple[str, Iterator[str]]]:
    """Group the characters by font; marks and blanks stay with what is before them."""
    own = face.value
    files: list[str] = []
    for char in text:
        follows = char == " " or char in JOINERS or _is_mark(char)
        before = files[-1] if files and follows else None
        if before == EMOJI and char == " ":  # as wide as an emoji there
            before = own
        files.append(before or _file_for(char, own))
    pairs = zip(files, text, strict=True)
    return ((file, (c for _, c in group)) for file, group in groupby(pairs, key=lambda p: p[0]))


def _folded(char: str) -> str:
    """Return plain letters for styled ones; other compatibility characters stay as they are."""
    plain = unicodedata.normalize("NFKC", char)
    styled = plain.isascii() and plain.isalnum()
    return plain if styled or (not _is_shown(char) and all(map(_is_shown, plain))) else char


def _joined(text: str) -> str:
    """Keep a joiner only between characters of scripts that are written with them."""
    return "".join(
        c
        for place, c in enumerate(text)
        if c not in JOINERS or (place > 0 and text[place - 1 : place].isalpha() and _complex(text))
    )


def _complex(text: str) -> bool:
    return any("\u0600" <= c <= "\u06ff" or "\u0900" <= c <= "\u0dff" for c in text)


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


def _is_shown(char: str) -> bool:
    if unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn"} or ord(char) in _MODIFIERS:
        return False
    return all(_has_glyph(char, face.value) for face in Face) or any(
        _has_glyph(char, file) for file in FALLBACKS
    )


def _file_for(char: str, file: str) -> str:
    if _has_glyph(char, file):
        return file
    return next((fallback for fallback in FALLBACKS if _has_glyph(char, fallback)), file)


@lru_cache(maxsize=16384)
def _has_glyph(char: str, file: str) -> bool:
    """Say whether the font has the character: one that it lacks looks like an unassigned one.

    One that is too large to be drawn (some ligatures of a whole sentence are) counts as lacking.
    """
    try:
        return _shape(char, file) != _missing(file)
    except OSError:
        return False


@lru_cache(maxsize=16)
def _missing(file: str) -> bytes:
    return _shape(_NO_CHARACTER, file)


def _shape(char: str, file: str) -> bytes:
    canvas = Image.new("L", (72, 72))
    # Without shaping, which would set a mark on a dotted circle whether the font has it or not.
    bare = ImageFont.truetype(FONTS / file, 32, layout_engine=ImageFont.Layout.BASIC)
    ImageDraw.Draw(canvas).text((36, 52), char, fill=255, font=bare, anchor="ms")
    return canvas.tobytes()


def _right_to_left(text: str) -> bool:
    """Say whether the first letter with a direction runs from right to left."""
    kinds = (unicodedata.bidirectional(c) for c in text)
    return next((kind in {"R", "AL"} for kind in kinds if kind in {"L", "R", "AL"}), False)
