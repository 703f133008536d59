"""Cards seen closely: one alone at its full size, or the whole board larger than in the channel."""

from bot.engine.ids import CardId, is_hidden_card
from bot.service.pictures import BoardPicture, CardPicture, NumberedCard
from bot.ui.markup import safe
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.captions import card_options, in_a_row
from bot.ui.presenters.hiding import hide_button
from bot.ui.presenters.own_cards import card_button, choosable, numbered
from bot.ui.presenters.page_builder import Button, Menu, PageBuilder, button, menu, option
from bot.ui.presenters.people import clue_lines

WHOLE_BOARD = "table"
"""The option that asks for the whole board instead of a card; messages that stand carry it."""
IN_WORDS = "words"
"""The option that asks for the cards in words."""
BACK = "back"
"""Says that a press on Vote is to show the ballot in place of what was looked at."""
CROWDED = 7
"""Cards from which on the board is hard to make out on a phone."""
SHEET = 4
"""Cards on one picture of the larger board: two rows of two."""


def board_menu(context: RenderContext, *, in_words: bool = False) -> Menu:
    """Return the menu that shows any card of the board large, of many cards all of them, too.

    ``in_words`` adds that all be described, where no button offers it.
    """
    texts, board = context.texts, context.game.board
    cards = card_options(context, enumerate(board, 1))
    if len(board) >= CROWDED:
        hint = texts("look-table-hint")
        cards.insert(0, option(texts("look-table"), WHOLE_BOARD, description=hint))
    if in_words and board:
        cards.append(option(texts("look-words"), IN_WORDS))
    return menu(context, "look", texts("look-placeholder"), cards)


def look(context: RenderContext, card: CardId) -> Page:
    """Return one card large: the reader's own, with what can be done with it, or the board's."""
    texts, board = context.texts, context.game.board
    own = next((number for number, held in numbered(context) if held == card), None)
    if own is None and card not in board:
        return PageBuilder(texts, context.notes).say("look-gone").build()
    number = own if own is not None else board.index(card) + 1
    words = context.describe(card)
    builder = PageBuilder(texts, context.notes)
    builder.text(f"### {texts('card-number', number=str(number))}")
    # The picture first: words tell one what to see.
    alt = words or texts("describe-unknown", several=False)
    builder.gallery(("card", CardPicture(card), alt)).small(safe(words))
    if own is None:
        if context.moderates and not is_hidden_card(card):
            builder.buttons([hide_button(context, card)])
        return builder.select(board_menu(context)).buttons(_to_the_ballot(context)).build()
    offered = [card_button(context, own, card, in_words=True)] if card in choosable(context) else []
    back = button(context, "hand", texts("button-back-to-hand"))
    return builder.buttons([*offered, back]).build()


def whole_board(context: RenderContext) -> Page:
    """Return the board in pictures of four cards each, as large as a phone shows them."""
    builder = PageBuilder(context.texts, context.notes).text(*clue_lines(context))
    cards = list(enumerate(context.game.board, 1))
    for start in range(0, len(cards), SHEET):
        part = cards[start : start + SHEET]
        numbered_cards = tuple(NumberedCard(number, card) for number, card in part)
        alt = context.texts("board-alt", cards=in_a_row(context, part))
        # Each alone: beside others in one gallery they would shrink to thumbnails.
        builder.gallery((f"board-{start // SHEET + 1}", BoardPicture("", numbered_cards), alt))
    return builder.select(board_menu(context)).buttons(_to_the_ballot(context)).build()


def _to_the_ballot(context: RenderContext) -> list[Button]:
    """Return the way (back) to the ballot of whoever has one; in a direct message it is above."""
    game = context.game
    if context.direct or not (game.may_vote or game.may_red):
        return []
    return [button(context, "vote", context.texts("button-vote"), BACK, emoji="🗳️")]
