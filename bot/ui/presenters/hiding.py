"""A moderator hides a card: asked first, for it cannot be undone."""

from bot.engine.hiding import Cost
from bot.engine.ids import CardId, is_hidden_card
from bot.service.pictures import CardPicture
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.captions import card_options
from bot.ui.presenters.page_builder import Button, Menu, PageBuilder, Style, button, menu


def hide_button(context: RenderContext, card: CardId) -> Button:
    """Return the button below a card of the board that only moderators see."""
    return button(context, "hide", context.texts("button-hide-card"), card, emoji="🚫")


def hide_menu(context: RenderContext) -> Menu:
    """Return the menu of the board's cards from which a moderator hides one; for others empty."""
    board = enumerate(context.game.board if context.moderates else (), 1)
    left = [(number, card) for number, card in board if not is_hidden_card(card)]
    return menu(context, "hide", context.texts("steer-hide"), card_options(context, left))


def hide_question(
    context: RenderContext, card: CardId, *, cost: Cost, stays: bool, silent: bool = False
) -> Page:
    """Return the card and what hiding it does.

    ``silent``: that ends the game (L4); ``stays``: later games can have the card, too.
    """
    texts = context.texts
    builder = PageBuilder(texts)
    builder.say(
        "hide-question",
        number=str(context.game.board.index(card) + 1),
        cost=cost,
        silent=silent,
    )
    builder.gallery(("card", CardPicture(card), context.describe(card)))
    if stays:
        builder.small(texts("hide-deck-stays"))
    sure = button(context, "conceal", texts("button-hide-sure"), card, style=Style.danger)
    keep = button(context, "look", texts("button-cancel"), card)
    return builder.buttons([sure, keep]).build()


def card_is_hidden(context: RenderContext) -> Page:
    """Return that it is done, and whether the round went with it."""
    reveal = context.game.reveal
    voided = reveal is not None and reveal.void_reason == "card-hidden"
    return PageBuilder(context.texts).say("hide-done", voided=voided).build()
