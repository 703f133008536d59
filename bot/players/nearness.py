"""How near a text is to a card: the only place that counts with vectors.

A card is a set of texts. The nearness of a text to it is the soft maximum of the cosines with them,
ln(mean(exp(8 cos))) / 8: one thing that fits counts, several that nearly fit count, too.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from bot.engine.ids import CardId
from bot.players.encoder import Encoder
from bot.players.mind import Prospect
from bot.players.texts import CardTexts, Repertoire, plain

Matrix = NDArray[np.float32]

SHARPNESS = 8.0
"""Of the soft maximum: 0 is the mean, infinity the greatest. 5 to 14 find about as many cards."""
_CHUNK = 256
"""Phrases whose cosines with all texts are held at once."""


class Nearness:
    """How near texts are to the cards of one game, and to which of them each phrase is.

    Making one takes seconds at the first time (all texts are encoded), a second later; it belongs
    in a thread beside the event loop. Then it never changes.
    """

    def __init__(self, repertoire: Repertoire, encoder: Encoder) -> None:
        self._encoder = encoder
        cards = sorted(repertoire.texts, key=_deck)  # stable: one deck's cards are kept together
        self._columns = {card: at for at, card in enumerate(cards)}
        texts = {card: _texts_of(card, repertoire.texts[card]) for card in cards}
        self._sizes = np.array([len(texts[card]) for card in cards])
        self._starts = np.cumsum(self._sizes) - self._sizes
        self._vectors: Matrix = np.concatenate(
            [
                encoder.encode_kept(f"deck-{deck}", [text for card in own for text in texts[card]])
                for deck, own in groupby(cards, _deck)
            ]
        )
        self._phrases = repertoire.phrases()
        self._near = self._of_phrases(repertoire, [text for card in cards for text in texts[card]])
        self._row = lru_cache(maxsize=256)(self._row_of)

    def of(self, text: str, cards: Sequence[CardId]) -> tuple[float, ...]:
        """Return how near each card is to the text; an unknown card is as near as the average."""
        row = self._row(text)
        average = float(row.mean())
        return tuple(
            float(row[self._columns[card]]) if card in self._columns else average for card in cards
        )

    def prospects(
        self, hand: Sequence[CardId], *, decoys: int, best_of: int, temperature: float
    ) -> list[Prospect]:
        """Return what can be said to a hand, a phrase each; empty if none of its cards is known.

        The others are taken to give ``decoys`` cards, each the nearest to the phrase of
        ``best_of`` that were dealt at random, and to vote by nearness at the temperature.
        """
        known = [card for card in hand if card in self._columns]
        if not known:
            return []
        columns = [self._columns[card] for card in known]
        near = self._near[:, columns]
        best = near.argmax(axis=1)
        ranked = np.sort(near, axis=1)
        top = ranked[:, -1]
        lead = top - ranked[:, -2] if len(known) > 1 else np.zeros_like(top)
        rivals = np.sort(np.delete(self._near, columns, axis=1), axis=1)
        found = np.ones_like(top)
        if rivals.shape[1]:
            # The nearest of n random ones lies at the quantile q ** (1 / n); q is spread evenly.
            spread = (np.arange(decoys) + 0.5) / decoys
            places = (spread ** (1 / best_of) * rivals.shape[1]).astype(int)
            odds = np.exp((rivals[:, places] - top[:, None]) / temperature)
            found = 1 / (1 + odds.sum(axis=1))
        return [
            Prospect(phrase, known[card], float(n), float(le), float(f))
            for phrase, card, n, le, f in zip(self._phrases, best, top, lead, found, strict=True)
        ]

    def _row_of(self, text: str) -> Matrix:
        return self._soft_maximum(self._encoder.encode([text]) @ self._vectors.T, {})[0]

    def _of_phrases(self, repertoire: Repertoire, texts: Sequence[str]) -> Matrix:
        """Return phrases × cards. A text of a card that is the phrase itself does not count."""
        places = defaultdict(list)
        for at, text in enumerate(texts):
            places[plain(text)].append(at)
        own = [places[plain(phrase)][0] for phrase in self._phrases[len(repertoire.bank) :]]
        bank = self._encoder.encode_kept(f"bank-{repertoire.locale}", repertoire.bank)
        vectors = np.concatenate([bank, self._vectors[own]])
        rows = [np.empty((0, len(self._columns)), np.float32)]
        for start in range(0, len(vectors), _CHUNK):
            phrases = self._phrases[start : start + _CHUNK]
            same = {
                row: places[plain(phrase)]
                for row, phrase in enumerate(phrases)
                if plain(phrase) in places
            }
            cosines = vectors[start : start + _CHUNK] @ self._vectors.T
            rows.append(self._soft_maximum(cosines, same))
        return np.concatenate(rows)

    def _soft_maximum(self, cosines: Matrix, same: dict[int, list[int]]) -> Matrix:
        """Return rows × cards of rows × texts; ``same`` names texts to leave out, by row."""
        weights = np.exp(SHARPNESS * cosines)
        sizes = np.tile(self._sizes, (len(cosines), 1))
        for row, texts in same.items():
            weights[row, texts] = 0
            np.subtract.at(sizes[row], np.searchsorted(self._starts, texts, "right") - 1, 1)
        sums = np.add.reduceat(weights, self._starts, axis=1)
        floor = np.exp(-SHARPNESS)  # of a card with nothing else: as far as can be
        means = np.maximum(sums / np.maximum(sizes, 1), floor)
        return (np.log(means) / SHARPNESS).astype(np.float32)


def _deck(card: CardId) -> str:
    return card.partition("/")[0]


def _texts_of(card: CardId, texts: CardTexts) -> tuple[str, ...]:
    """Return all texts, of a card without any its file's name."""
    return texts.all() or (card.partition("/")[2].replace("-", " "),)
