"""What a clue may look like; markup and mentions are the messages' business."""

import unicodedata
from typing import Final

from bot.engine.errors import ClueError

MAX_CLUE: Final = 200
"""Characters (code points) after cleaning."""

_BIDI: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Overrides and isolates: they would reorder the text around the clue."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})


def clean_clue(text: str, *, may_be_empty: bool) -> str:
    """Return the text as it is shown: one line, stripped, nothing that reorders or breaks it.

    Raises ClueError: clue-empty (nothing visible, unless that is allowed), clue-too-long.
    """
    shown = "".join(
        " " if unicodedata.category(char) in {"Cc", "Zl", "Zp"} else char
        for char in text
        if char not in _BIDI and unicodedata.category(char) != "Cs"
    ).strip()
    if not shows_something(shown):
        if may_be_empty:
            return ""
        raise ClueError("clue-empty")
    if len(shown) > MAX_CLUE:
        raise ClueError("clue-too-long", maximum=MAX_CLUE, length=len(shown))
    return shown


def shows_something(text: str) -> bool:
    """Return whether a reader sees anything: a mark needs a letter that it stands on."""
    return any(c not in BLANKS and unicodedata.category(c) not in _INVISIBLE for c in text)
