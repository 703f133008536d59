"""Choosing cards by nearness."""

from collections.abc import Sequence

from bot.engine.ids import CardId
from bot.players.levels import Level
from bot.players.luck import Luck, softmax
from bot.players.mind import Mind
from bot.players.texts import plain


def card_chances(
    mind: Mind, clue: str, cards: Sequence[CardId], temperature: float
) -> tuple[float, ...]:
    """Return each card's chance of being taken for the clue's; all the same without a sense."""
    if mind.sense is None or not cards:
        return (1 / len(cards),) * len(cards) if cards else ()
    return softmax(mind.sense.of(clue, cards), temperature)


def choose_card(
    mind: Mind, clue: str, cards: Sequence[CardId], level: Level, luck: Luck, purpose: str
) -> CardId:
    """Return the card to lay under a clue: a near one, but not one that the clue was made for.

    Such a card gives itself away as too good; it is chosen only from nothing else.
    """
    modest = [card for card in cards if not _is_too_obvious(mind, clue, card)] or list(cards)
    weights = card_chances(mind, clue, modest, level.giving)
    return luck.weighted(modest, weights, purpose)


def _is_too_obvious(mind: Mind, clue: str, card: CardId) -> bool:
    texts = mind.repertoire.texts.get(card)
    return texts is not None and plain(clue) in texts.plain_ones
