"""Makes what people type harmless: names and clues can't ping, format, link or reverse a line."""

import re
import unicodedata

NAME_LIMIT = 32
CLUE_LIMIT = 200
ELLIPSIS = "…"
BREAK = "\u200b"
"""Between ``@`` and what follows it, so that no client takes it for a mention."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"

_MARKDOWN = re.compile(r"^[#>+-]|[\\*_~|`\[\]<]|:(?=//)")
"""What Discord reads as formatting, masked link, mention, emoji, timestamp or address."""
_COMBINING_RUN = re.compile(r"(?<=[\u0300-\u036f]{3})[\u0300-\u036f]+")
_JOINERS = "\u200c\u200d"
"""Emoji, Persian and Indic scripts are written with them."""
_TAGS = range(0xE0020, 0xE0080)
"""Spell out the flags of regions."""


def plain(text: str, limit: int = CLUE_LIMIT) -> str:
    """Return the text on one line, without invisible and direction marks, for pictures and labels.

    At most ``limit`` characters; what is cut off is shown by an ellipsis. May be empty.
    """
    kept = "".join(
        " " if unicodedata.category(char) in {"Zl", "Zp", "Zs", "Cc"} else char
        for char in text
        if _visible(char)
    )
    return shorten(_COMBINING_RUN.sub("", " ".join(kept.split())), limit)


def safe(text: str, limit: int = CLUE_LIMIT) -> str:
    """Return the text for a message: as :func:`plain`, shown by Discord exactly as typed.

    ``limit`` counts what is seen; escapes make the result up to twice as long.
    """
    shown = plain(text, limit)
    escaped = _MARKDOWN.sub(r"\\\g<0>", shown).replace("@", "@" + BREAK)
    return f"{ISOLATE}{escaped}{END_ISOLATE}" if _right_to_left(shown) else escaped


def shorten(text: str, limit: int) -> str:
    """Return at most ``limit`` characters, the last one an ellipsis if any are missing."""
    if len(text) <= limit:
        return text
    cut = text[: max(0, limit - 1)]
    # Half an emoji sequence or a letter without its accent would show as something else.
    while cut and (text[len(cut)] in _JOINERS or unicodedata.combining(text[len(cut)])):
        cut = cut[:-1]
    return cut.rstrip(" " + _JOINERS) + ELLIPSIS


def _visible(char: str) -> bool:
    category = unicodedata.category(char)
    return category not in {"Cf", "Cs", "Co", "Cn"} or char in _JOINERS or ord(char) in _TAGS


def _right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(char) in {"R", "AL"} for char in text)
