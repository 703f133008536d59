"""Cards in words, for alternative texts."""

from collections.abc import Iterable

from bot.engine.ids import CardId
from bot.ui.page import RenderContext


def in_a_row(context: RenderContext, cards: Iterable[tuple[int, CardId]]) -> str:
    """Return numbered cards as "1. a moth; 2. a stair", without a full stop at the end.

    Descriptions are sentences; before a semicolon, and where the message adds its own full stop,
    theirs would stand twice.
    """
    return "; ".join(
        f"{number}. {context.decks.describe(card, context.texts.locale).removesuffix('.')}"
        for number, card in cards
    )
