"""How near a text is to a card: the only place that counts with vectors.

A card is a set of texts. The nearness of a text to it is the soft maximum of the cosines with them,
ln(mean(exp(6 cos))) / 6: one thing that fits counts, several that nearly fit count, too.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from bot.engine.ids import CardId
from bot.players.encoder import Encoder
from bot.players.mind import TEMPERATURE, Prospect
from bot.players.texts import CardTexts, Repertoire, plain

Matrix = NDArray[np.float32]

SHARPNESS = 6.0
"""Of the soft maximum: 0 is the mean, infinity the greatest. 4 to 12 find about as many cards."""
_CHUNK = 64
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
        sizes = np.array([len(texts[card]) for card in cards])
        self._starts = np.cumsum(sizes) - sizes
        self._vectors = [
            encoder.encode_kept(f"deck-{deck}", [text for card in own for text in texts[card]])
            for deck, own in groupby(cards, _deck)
        ]
        self._phrases = list(repertoire.bank)
        self._bank = len(self._phrases)
        said = [encoder.encode_kept(f"bank-{repertoire.locale}", repertoire.bank)]
        for deck, group in groupby(cards, _deck):
            own = (clue for card in group for clue in repertoire.own(card))
            before = set(self._phrases)
            new = [clue for clue in dict.fromkeys(own) if clue not in before]
            self._phrases += new
            said.append(encoder.encode_kept(f"own-{repertoire.locale}-{deck}", new))
        self._places = {phrase: at for at, phrase in enumerate(self._phrases)}
        self._sayable = self._not_of_others(repertoire)
        self._near = self._of_phrases(said, [text for card in cards for text in texts[card]])
        self._cosines = lru_cache(maxsize=256)(self._cosines_of)

    @property
    def texts(self) -> int:
        """How many texts the cards have together."""
        return sum(map(len, self._vectors))

    def of(
        self, text: str, cards: Sequence[CardId], kept: Matrix | None = None
    ) -> tuple[float, ...]:
        """Return how near each card is to the text; an unknown card is as near as the average.

        ``kept`` has a 1 for each of the cards' texts that counts.
        """
        kept = np.ones(self.texts, np.float32) if kept is None else kept
        row = self._soft_maximum(self._cosines(text), kept[None])[0]
        average = float(row.mean())
        return tuple(
            float(row[self._columns[card]]) if card in self._columns else average for card in cards
        )

    def forgetful(self, seed: bytes, share: float) -> "Forgetful":
        """Return one that overlooks a share of the texts, which ones by the seed."""
        return Forgetful(self, seed, share)

    def prospects(
        self,
        hand: Sequence[CardId],
        *,
        own: bool,
        without: Iterable[str],
        decoys: int,
        best_of: int,
        limit: int,
    ) -> list[Prospect]:
        """Return the ``limit`` phrases that lie nearest to a card of the hand, and to it alone.

        They are the cards' ``own`` clues, or the bank's phrases.

        The others are taken to give ``decoys`` cards, each the nearest to the phrase of
        ``best_of`` that were dealt at random, and to vote by nearness. A card's own clue is said
        of no other card. Empty if no card of the hand is known.
        """
        known = [card for card in hand if card in self._columns]
        if not known:
            return []
        columns = np.array([self._columns[card] for card in known])
        near = self._near[:, columns]
        best = near.argmax(axis=1)
        ranked = np.sort(near, axis=1)
        lead = ranked[:, -1] - ranked[:, -2] if len(known) > 1 else np.zeros(len(near))
        worth = ranked[:, -1] + lead
        worth[slice(0, self._bank) if own else slice(self._bank, None)] = -np.inf
        worth[~self._sayable[np.arange(len(best)), columns[best]]] = -np.inf
        worth[[self._places[phrase] for phrase in without if phrase in self._places]] = -np.inf
        chosen = np.argsort(-worth, kind="stable")[:limit]
        chosen = chosen[np.isfinite(worth[chosen])]
        rivals = np.delete(self._near[chosen], columns, axis=1)
        found = self._found(rivals, ranked[chosen, -1], decoys, best_of)
        return [
            Prospect(self._phrases[at], known[int(best[at])], float(ranked[at, -1]), share)
            for at, share in zip(map(int, chosen), map(float, found), strict=True)
        ]

    @staticmethod
    def _found(rivals: Matrix, top: Matrix, decoys: int, best_of: int) -> Matrix:
        """Return the chance, a phrase each, that a voter picks the card of nearness ``top``."""
        if not rivals.shape[1] or not decoys:
            return np.ones_like(top)
        # The nearest of n random ones lies at the quantile q ** (1 / n); q is spread evenly.
        spread = (np.arange(decoys) + 0.5) / decoys
        places = (spread ** (1 / best_of) * rivals.shape[1]).astype(int)
        odds = np.exp((np.sort(rivals, axis=1)[:, places] - top[:, None]) / TEMPERATURE)
        return 1 / (1 + odds.sum(axis=1))

    def _not_of_others(self, repertoire: Repertoire) -> NDArray[np.bool_]:
        """Return phrases × cards: whether the phrase is no card's own clue, or this card's."""
        own = np.zeros((len(self._phrases), len(self._columns)), np.bool_)
        for card, column in self._columns.items():
            own[[self._places[clue] for clue in repertoire.own(card)], column] = True
        return own | ~own.any(axis=1, keepdims=True)

    def _cosines_of(self, text: str) -> Matrix:
        return self._cosines_with(self._encoder.encode([text]))

    def _cosines_with(self, vectors: Matrix) -> Matrix:
        return np.concatenate([vectors @ deck.T for deck in self._vectors], axis=1)

    def _of_phrases(self, said: Sequence[Matrix], texts: Sequence[str]) -> Matrix:
        """Return phrases × cards. A text of a card that is the phrase itself does not count."""
        places: defaultdict[str, list[int]] = defaultdict(list)
        for at, text in enumerate(texts):
            places[plain(text)].append(at)
        phrases = iter(self._phrases)
        rows = [np.empty((0, len(self._columns)), np.float32)]
        for vectors in said:
            for start in range(0, len(vectors), _CHUNK):
                chunk = vectors[start : start + _CHUNK]
                kept = np.ones((len(chunk), len(texts)), np.float32)
                for row, phrase in zip(kept, phrases, strict=False):
                    row[places.get(plain(phrase), [])] = 0
                rows.append(self._soft_maximum(self._cosines_with(chunk), kept))
        return np.concatenate(rows)

    def _soft_maximum(self, cosines: Matrix, kept: Matrix) -> Matrix:
        """Return rows × cards of rows × texts; texts where ``kept`` is 0 are left out."""
        sums = np.add.reduceat(np.exp(SHARPNESS * cosines) * kept, self._starts, axis=1)
        sizes = np.add.reduceat(kept, self._starts, axis=1)
        floor = np.exp(-SHARPNESS)  # of a card with nothing else: as far as can be
        means = np.maximum(sums / np.maximum(sizes, 1), floor)
        return (np.log(means) / SHARPNESS).astype(np.float32)


class Forgetful:
    """A :class:`Nearness` that overlooks some texts when it reads others' clues."""

    def __init__(self, whole: Nearness, seed: bytes, share: float) -> None:
        self._whole = whole
        marks = np.frombuffer(hashlib.shake_256(seed).digest(whole.texts), np.uint8)
        self._kept = (marks >= share * 256).astype(np.float32)
        self.prospects = whole.prospects
        self.forgetful = whole.forgetful

    def of(self, text: str, cards: Sequence[CardId]) -> tuple[float, ...]:
        """Return how near each card is to the text, by what is not overlooked."""
        return self._whole.of(text, cards, self._kept)


def _deck(card: CardId) -> str:
    return card.partition("/")[0]


def _texts_of(card: CardId, texts: CardTexts) -> tuple[str, ...]:
    """Return all texts, of a card without any its file's name."""
    return texts.read() or (card.partition("/")[2].replace("-", " "),)
