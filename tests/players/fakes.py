"""A mind without a model: nearness by a hash, the same for the same."""

import hashlib
from functools import cache

from bot.engine.ids import CardId
from bot.players.mind import Mind, Prospect
from bot.players.texts import CardTexts, Repertoire

CARDS = tuple(CardId(f"test/card-{number:03}") for number in range(84))
BANK = tuple(f"phrase {number}" for number in range(60))


@cache
def hashed(*parts: str) -> float:
    """Return a number from 0 to 1."""
    digest = hashlib.sha256("/".join(parts).encode()).digest()
    return int.from_bytes(digest[:4], "big") / 2**32


class HashSense:
    """Nearness as in :class:`bot.players.nearness.Nearness`, without meaning."""

    def __init__(self, phrases, near=None):
        self._phrases = phrases
        self._near = near or {}

    def of(self, text, cards):
        return tuple(self._near.get((text, card), hashed(text, card)) for card in cards)

    def forgetful(self, seed, share):
        return self

    def prospects(self, hand, *, own, without, decoys, best_of, limit):
        gone = set(without)
        found = []
        for phrase in self._phrases:
            if phrase not in gone and own == phrase.startswith("own"):
                near, card = max(zip(self.of(phrase, hand), hand, strict=True))
                found.append(Prospect(phrase, card, near, hashed(phrase)))
        return sorted(found, key=lambda prospect: -prospect.nearness)[:limit]


def repertoire(bank=BANK, clues=("own clue of {}",), cards=CARDS):
    texts = {
        card: CardTexts((f"about {card}",), {"en": tuple(clue.format(card) for clue in clues)})
        for card in cards
    }
    return Repertoire("en", bank, texts)


def mind(near=None, **fields):
    """Return a mind that prefers something, whatever it means."""
    words = repertoire(**fields)
    return Mind(words, HashSense(words.phrases, near))
