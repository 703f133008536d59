"""Setting type: what the fonts can show, how a text wraps, shrinks and ends in an ellipsis."""

from bisect import bisect
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from cards.palette import Colour
from cards.scripts import Face, open_font, runs, shown

_ELLIPSIS = "…"
_LOOSE = " ,.;:"
"""What makes no sense before an ellipsis."""


def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return the face at ``size`` pixels per em, for numbers and what else it surely has."""
    return open_font(face.value, size)


def drawable(text: str) -> str | None:
    """Return the text as it can be set, in one line, or None if nothing of it can be shown.

    Characters that no font has are left out (see :func:`cards.scripts.shown`).
    """
    return shown(text) or None


def width_of(text: str, face: Face, size: int) -> float:
    """Return the advance of one line in pixels."""
    return sum(run.font(size).getlength(run.text) for run in runs(text, face))


def _draw_line(
    pen: ImageDraw.ImageDraw, left: float, base: float, text: str, face: Face, size: int
) -> None:
    """Draw a line on a mask, run by run, each with its font."""
    for run in runs(text, face):
        letters = run.font(size)
        pen.text((left, base), run.text, font=letters, fill=255, anchor="ls")
        left += letters.getlength(run.text)


@dataclass(frozen=True, slots=True)
class Block:
    """A text broken into lines at a size that fits."""

    lines: tuple[str, ...]
    face: Face
    size: int

    @property
    def line_height(self) -> int:
        """The distance of base lines in pixels."""
        return round(self.size * 1.08)

    @property
    def height(self) -> int:
        """The height of all lines in pixels."""
        return self.line_height * len(self.lines)

    @property
    def width(self) -> int:
        """The width of the longest line in pixels."""
        return round(max((width_of(line, self.face, self.size) for line in self.lines), default=0))

    def draw(
        self,
        canvas: Image.Image,
        left: float,
        top: float,
        width: float,
        fill: Colour,
        *,
        centred: bool = True,
        shadow: Colour | None = None,
    ) -> None:
        """Set the lines into a column of ``width`` pixels, if wanted with a hard shadow."""
        # The slant of an italic reaches a little beyond its advance on either side.
        pad = self.size // 2
        # Signs above the letters of some scripts are higher than any capital.
        head = self.size // 4
        room = (self.width + 2 * pad, self.height + pad + head)
        mask = Image.new("L", room)
        pen = ImageDraw.Draw(mask)
        for number, line in enumerate(self.lines):
            base = head + number * self.line_height + self.size * 0.8
            slack = room[0] - width_of(line, self.face, self.size)
            left_edge = slack / 2 if centred else pad
            _draw_line(pen, left_edge, base, line, self.face, self.size)
        shift = (width - room[0]) / 2 if centred else -pad
        corner = round(left + shift), round(top) - head
        if shadow is not None:
            drop = max(2, self.size // 26)
            canvas.paste(shadow, (corner[0] + drop, corner[1] + drop), mask)
        canvas.paste(fill, corner, mask)


def _broken(word: str, face: Face, size: int, width: float) -> list[str]:
    """Break a word that is wider than a line."""
    pieces: list[str] = []
    piece = ""
    for character in word:
        if piece and width_of(piece + character, face, size) > width:
            pieces.append(piece)
            piece = ""
        piece += character
    return [*pieces, piece]


@lru_cache(maxsize=16)
def _wrapped(text: str, face: Face, size: int, width: float) -> tuple[tuple[str, ...], bool]:
    """Return the lines and whether every word stayed whole; `fit` asks for each size repeatedly."""
    lines: list[str] = []
    whole = True
    line = ""
    for word in text.split():
        joined = f"{line} {word}".strip()
        if width_of(joined, face, size) <= width:
            line = joined
            continue
        if line:
            lines.append(line)
        *full, line = _broken(word, face, size, width)
        whole = whole and not full
        lines.extend(full)
    return (*lines, line), whole


def _shortened(line: str, face: Face, size: int, width: float, *, words: bool) -> str:
    """Cut the line so that it ends in an ellipsis within the width.

    ``words`` cuts between two words, unless that would leave less than half of the line.
    """

    def wide(count: int) -> float:
        return width_of(line[:count].rstrip(_LOOSE) + _ELLIPSIS, face, size)

    kept = line[: bisect(range(1, len(line) + 1), width, key=wide)]
    if words and not line[len(kept) :].startswith(" "):
        whole = kept.rpartition(" ")[0]
        kept = whole if len(whole) > len(kept) / 2 else kept
    return kept.rstrip(_LOOSE) + _ELLIPSIS


def _balanced(text: str, face: Face, size: int, width: float, count: int) -> tuple[str, ...]:
    """Wrap into ``count`` lines that are about equally long."""
    low, high = width / count, width
    for _ in range(7):
        middle = (low + high) / 2
        lines, whole = _wrapped(text, face, size, middle)
        if whole and len(lines) <= count:
            high = middle
        else:
            low = middle
    return _wrapped(text, face, size, high)[0]


def fit(text: str, face: Face, width: float, sizes: tuple[int, ...], max_lines: int) -> Block:
    """Return the text at the largest of ``sizes`` (falling) at which it needs few lines.

    A size serves ``n`` lines if no smaller size would do with fewer; at the last size the text is
    cut to ``max_lines`` with an ellipsis: between two words, but within one where there is a single
    line, as names have. Nothing is ever wider than ``width``.
    """
    for count in range(1, max_lines + 1):
        for size in sizes:
            lines, whole = _wrapped(text, face, size, width)
            if whole and len(lines) <= count:
                return Block(_balanced(text, face, size, width, count), face, size)
    lines, _ = _wrapped(text, face, sizes[-1], width)
    if len(lines) > max_lines:
        rest = " ".join(lines[max_lines - 1 :])
        lines = (
            *lines[: max_lines - 1],
            _shortened(rest, face, sizes[-1], width, words=max_lines > 1),
        )
    return Block(lines, face, sizes[-1])


def fit_box(text: str, face: Face, width: float, height: float, sizes: tuple[int, ...]) -> Block:
    """Return the text at the largest of ``sizes`` (falling) at which all of it stands in a box.

    At the last size it is cut as *fit* does.
    """
    room = 1
    for size in sizes:
        lines, whole = _wrapped(text, face, size, width)
        room = max(1, int(height // Block(lines, face, size).line_height))
        if whole and len(lines) <= room:
            return Block(_balanced(text, face, size, width, len(lines)), face, size)
    return fit(text, face, width, sizes[-1:], room)
