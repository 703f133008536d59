"""Cards in words, for alternative texts and menus."""

from collections.abc import Iterable

import discord

from bot.engine.ids import CardId
from bot.ui.page import RenderContext
from bot.ui.presenters.page_builder import option


def in_a_row(context: RenderContext, cards: Iterable[tuple[int, CardId]]) -> str:
    """Return numbered cards as "1. a moth; 2. a stair", without a full stop at the end.

    Descriptions are sentences; before a semicolon, and where the message adds its own full stop,
    theirs would stand twice.
    """
    return "; ".join(
        f"{number}. {context.describe(card).removesuffix('.')}" for number, card in cards
    )


def card_options(
    context: RenderContext, cards: Iterable[tuple[int, CardId]]
) -> list[discord.SelectOption]:
    """Return numbered cards as the options of a menu."""
    texts = context.texts
    return [
        option(
            texts("card-number", number=str(number)),
            card,
            description=context.describe(card),
        )
        for number, card in cards
    ]
