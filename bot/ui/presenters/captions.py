"""Cards in words, for alternative texts and menus."""

from collections.abc import Iterable, Iterator

import discord

from bot.engine.ids import CardId
from bot.ui.page import RenderContext
from bot.ui.presenters.page_builder import option


def in_a_row(context: RenderContext, cards: Iterable[tuple[int, CardId]]) -> str:
    """Return numbered cards as "1. a moth; 2. a stair", without a full stop at the end.

    Descriptions are sentences; before a semicolon, and where the message adds its own full stop,
    theirs would stand twice.
    """
    cards = list(cards)
    said = ((number, context.describe(card).removesuffix(".")) for number, card in cards)
    row = [f"{number}. {words}" for number, words in said if words]
    return "; ".join(row + [f"{numbers}: {words}" for numbers, words in unsaid(context, cards)])


def unsaid(
    context: RenderContext, cards: Iterable[tuple[int, CardId]]
) -> Iterator[tuple[str, str]]:
    """Yield the numbers of the cards of which nobody has said what they show, and that; or nothing.

    Those of a server's new deck are many: said of each it would drown the others.
    """
    found = [str(number) for number, card in cards if not context.describe(card)]
    if found:
        yield ", ".join(found), context.texts("describe-unknown", several=len(found) > 1)


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
