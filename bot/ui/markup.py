"""Makes what people type harmless: names and clues can't ping, format, link or reverse a line."""

import re
import unicodedata

from bot.engine.clues import shows_something
from bot.engine.computers import MARK

NAME_LIMIT = 32
CLUE_LIMIT = 200
ELLIPSIS = "…"
BREAK = "\u200b"
"""Between ``@`` and what follows it, so that no client takes it for a mention."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"

_MARKDOWN = re.compile(r"^[#>+-]|[\\*_~|`\[\]<]|:(?=//)")
"""What Discord reads as formatting, masked link, mention, emoji, timestamp or address."""
MARKS_LIMIT = 4
"""Marks on one letter; no script needs more, and heaps of them cover the lines around."""
_JOINERS = "\u200c\u200d"
"""Emoji, Persian and Indic scripts are written with them."""
_COMPUTER = re.compile(f"{MARK}[\ufe0e\ufe0f\u200d]*")
"""The mark of computer players, and what may follow it without being seen."""
_TAGS = range(0xE0020, 0xE0080)
"""Spell out the flags of regions."""


def plain(text: str, limit: int = CLUE_LIMIT) -> str:
    """Return the text on one line, without invisible and direction marks, for pictures and labels.

    At most ``limit`` characters; what is cut off is shown by an ellipsis. Empty if there is nothing
    that can be seen.
    """
    shown = " ".join(_readable(text).split())
    return shorten(shown, limit) if shows_something(shown) else ""


def safe(text: str, limit: int = CLUE_LIMIT) -> str:
    """Return the text for a message: as :func:`plain`, shown by Discord exactly as typed.

    ``limit`` counts what is seen; escapes make the result up to twice as long.
    """
    shown = plain(text, limit)
    escaped = _MARKDOWN.sub(r"\\\g<0>", shown).replace("@", "@" + BREAK)
    return f"{ISOLATE}{escaped}{END_ISOLATE}" if _right_to_left(shown) else escaped


def unmarked(name: str) -> str:
    """Return a person's name without the mark that computer players alone have.

    Wherever it stands: names that are written from the right begin at the other end.
    """
    return _COMPUTER.sub("", name).strip() if MARK in name else name


def shorten(text: str, limit: int) -> str:
    """Return at most ``limit`` characters, the last one an ellipsis if any are missing."""
    if len(text) <= limit:
        return text
    cut = text[: max(0, limit - 1)]
    # Half an emoji sequence or a letter without its accent would show as something else.
    while cut and (text[len(cut)] in _JOINERS or unicodedata.combining(text[len(cut)])):
        cut = cut[:-1]
    return cut.rstrip(" " + _JOINERS) + ELLIPSIS


def shorten_at_word(text: str, limit: int) -> str:
    """Return as :func:`shorten`, cut where a word ends unless that leaves less than half."""
    if len(text) <= limit:
        return text
    words = text[:limit].rpartition(" ")[0].rstrip(" .,;:")
    return words + ELLIPSIS if len(words) * 2 > limit else shorten(text, limit)


def _readable(text: str) -> str:
    """Return what can be seen of a text, any space as a blank."""
    if text.isascii() and text.isprintable():  # as most names and clues are
        return text
    kept = "".join(
        " " if unicodedata.category(char) in {"Zl", "Zp", "Zs", "Cc"} else char
        for char in text
        if _visible(char)
    )
    return _without_heaps(kept)


def _visible(char: str) -> bool:
    category = unicodedata.category(char)
    return category not in {"Cf", "Cs", "Co", "Cn"} or char in _JOINERS or ord(char) in _TAGS


def _without_heaps(text: str) -> str:
    """Drop the marks beyond ``MARKS_LIMIT`` on one letter, in whatever script."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if marks <= MARKS_LIMIT:
            kept.append(char)
    return "".join(kept)


def _right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(char) in {"R", "AL"} for char in text)


def moment(at: float) -> str:
    """Return a time that Discord shows to each in their own language and zone."""
    return f"<t:{int(at)}:f>"
