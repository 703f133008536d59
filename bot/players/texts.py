"""What computer players know of a card: words, never its pixels."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bot.engine.ids import CardId

PIVOT: Final = "en"
"""The language through which all others are understood."""


def plain(text: str) -> str:
    """Return a text without what makes no difference to its meaning: case, punctuation, spaces."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


@dataclass(frozen=True)
class CardTexts:
    """What a card shows and calls to mind, in words.

    Only computer players read it: a person at the table is never shown these texts.
    """

    seen: tuple[str, ...]
    """Descriptions, things in the picture, themes; in :data:`PIVOT` where there is a choice."""
    clues: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """Locale → clues that people gave who saw nothing but the picture."""

    def read(self) -> tuple[str, ...]:
        """Return the texts by which nearness is measured, each once.

        Of the clues only those in the pivot language, if it has any: a phrase lies a little nearer
        to all phrases of its own language, and that would drown what it means.
        """
        clues = self.clues.get(PIVOT) or tuple(self._clues())
        return tuple(dict.fromkeys((*self.seen, *clues)))

    @cached_property
    def plain_ones(self) -> frozenset[str]:
        """Every text, made plain."""
        return frozenset(map(plain, (*self.seen, *self._clues())))

    def _clues(self) -> Iterator[str]:
        for locale in sorted(self.clues):
            yield from self.clues[locale]


@dataclass(frozen=True)
class Repertoire:
    """Everything a computer player can say in one language about the cards of one game."""

    locale: str
    bank: tuple[str, ...]
    """Phrases that belong to no card, each once."""
    texts: Mapping[CardId, CardTexts]

    def own(self, card: CardId) -> tuple[str, ...]:
        """Return the card's own clues in the language; none for an unknown card."""
        texts = self.texts.get(card)
        return () if texts is None else tuple(texts.clues.get(self.locale, ()))

    @cached_property
    def phrases(self) -> tuple[str, ...]:
        """The bank and all cards' own clues, each once."""
        own = (clue for card in self.texts for clue in self.own(card))
        return tuple(dict.fromkeys((*self.bank, *own)))
