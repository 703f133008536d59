"""What a computer player has in mind: what it can say, and how near that is to cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bot.engine.ids import CardId
from bot.players.encoder import Encoder, is_installed
from bot.players.texts import Repertoire

TEMPERATURE: Final = 0.04
"""Of nearness, at which people vote about as often as its softmax says (fitted to rounds)."""

OVERLOOKED: Final = 0.5
"""Share of the cards' texts that each of several computer players at a table does without."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A phrase, and the card of a hand that is nearest to it."""

    phrase: str
    card: CardId
    nearness: float
    found: float
    """Chance that a voter finds the card among those that the others are likely to give."""


class Sense(Protocol):
    """Nearness of texts to cards; :class:`bot.players.nearness.Nearness` is one."""

    def of(self, text: str, cards: Sequence[CardId]) -> tuple[float, ...]:
        """Return how near each card is to the text; more is nearer."""
        ...

    def forgetful(self, seed: bytes, share: float) -> "Sense":
        """Return one that overlooks a share of the cards' texts, which ones by the seed."""
        ...

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
        """Return the best that can be said to a hand: cards' ``own`` clues, or the bank's."""
        ...


@dataclass(frozen=True, slots=True)
class Mind:
    """The mind of all computer players of a game; without ``sense`` they play by chance."""

    repertoire: Repertoire
    sense: Sense | None = None

    def of_one_among_several(self, seed: bytes) -> "Mind":
        """Return the mind of one computer player at a table with others, by a seed of its own.

        All of them have the same texts of the cards, as no two people have; each overlooks some
        of them, or they would read each other's thoughts.
        """
        if self.sense is None:
            return self
        return replace(self, sense=self.sense.forgetful(seed, OVERLOOKED))


def make_mind(repertoire: Repertoire, encoder: Encoder | None) -> Mind:
    """Return a mind, without a sense if there is no encoder or its package is not installed.

    Takes seconds at the first time; belongs in a thread beside the event loop.
    """
    if encoder is None or not repertoire.texts or not is_installed():
        return Mind(repertoire)
    from bot.players.nearness import Nearness  # noqa: PLC0415 -- needs the optional package

    return Mind(repertoire, Nearness(repertoire, encoder))
