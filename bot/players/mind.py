"""What a computer player has in mind: what it can say, and how near that is to cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.engine.ids import CardId
from bot.players.encoder import Encoder, is_installed
from bot.players.texts import Repertoire

TEMPERATURE: Final = 0.06
"""Of nearness, at which people vote about as often as its softmax says (fitted to rounds)."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A phrase, and the card of a hand that is nearest to it."""

    phrase: str
    card: CardId
    nearness: float
    lead: float
    """By how much the next card of the hand is farther; 0 for a hand of one."""
    found: float
    """Chance that a voter finds the card among those that the others are likely to give."""


class Sense(Protocol):
    """Nearness of texts to cards; :class:`bot.players.nearness.Nearness` is one."""

    def of(self, text: str, cards: Sequence[CardId]) -> tuple[float, ...]:
        """Return how near each card is to the text; more is nearer."""
        ...

    def prospects(
        self, hand: Sequence[CardId], *, decoys: int, best_of: int, temperature: float
    ) -> list[Prospect]:
        """Return what can be said to a hand, a phrase each."""
        ...


@dataclass(frozen=True, slots=True)
class Mind:
    """The mind of all computer players of a game; without ``sense`` they play by chance."""

    repertoire: Repertoire
    sense: Sense | None = None


def make_mind(repertoire: Repertoire, encoder: Encoder | None) -> Mind:
    """Return a mind, without a sense if there is no encoder or its package is not installed.

    Takes seconds at the first time; belongs in a thread beside the event loop.
    """
    if encoder is None or not repertoire.texts or not is_installed():
        return Mind(repertoire)
    from bot.players.nearness import Nearness  # noqa: PLC0415 -- needs the optional package

    return Mind(repertoire, Nearness(repertoire, encoder))
