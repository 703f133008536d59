"""How servers' decks are called: what two names have to share to be the same, and the key."""

import re
import unicodedata
from collections.abc import Collection
from typing import Protocol

from bot.engine.clues import BLANKS

UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that show nothing, or say how the sign before them is drawn."""


class InstalledDecks(Protocol):
    """The decks whose names no server can give to its own."""

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all decks."""
        ...

    def titles(self, deck: str) -> frozenset[str]:
        """Return a deck's name in every language that it has one in."""
        ...


def tidied(name: str) -> str:
    """Return a name as titles are kept: composed, with single spaces and nothing invisible."""
    blank = (c in BLANKS or unicodedata.category(c).startswith(("C", "Z")) for c in name)
    kept = (" " if nothing else c for c, nothing in zip(name, blank, strict=True))
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def folded(name: str) -> str:
    """Return what names have in common that are the same, however they are typed."""
    return tidied(UNSEEN.sub("", name)).casefold()


def key_of(title: str, fallback: str = "") -> str:
    """Return what may be typed for a title: plain letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", title.replace("ł", "l").replace("Ł", "L"))
    key = re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode().lower()).strip("-")
    return key or fallback


def free_key(title: str, fallback: str, taken: Collection[str]) -> str:
    """Return a title's key, with a number behind it if another deck has it."""
    key = key_of(title, fallback)
    numbered = (f"{key}-{number}" for number in range(2, len(taken) + 3))
    return key if key not in taken else next(other for other in numbered if other not in taken)
