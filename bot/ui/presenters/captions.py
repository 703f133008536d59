"""Cards in words, for alternative texts and menus."""

from collections.abc import Iterable, Iterator
from itertools import groupby

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
        f"{numbers}{': ' if unsaid else '. '}{words.removesuffix('.')}"
        for numbers, words, unsaid in in_words(context, cards)
    )


def in_words(
    context: RenderContext, cards: Iterable[tuple[int, CardId]]
) -> Iterator[tuple[str, str, bool]]:
    """Yield what numbered cards show in their order, and whether nobody has said it of them.

    That is said once of several which follow each other: of each it would drown the others.
    """
    numbered = ((number, context.describe(card)) for number, card in cards)
    for unsaid, group in groupby(numbered, lambda card: not card[1]):
        found = list(group)
        if unsaid:
            words = context.texts("describe-unknown", several=len(found) > 1)
            found = [(", ".join(str(number) for number, _ in found), words)]
        yield from ((str(number), words, unsaid) for number, words in found)


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
