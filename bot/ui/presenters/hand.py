"""A player's hand as a message of theirs, and the answer to who has just got a place."""

from bot.ui.page import Page, RenderContext
from bot.ui.presenters.captions import card_options
from bot.ui.presenters.newcomers import coming_seat, waiting
from bot.ui.presenters.own_cards import add_hands, card_buttons, correction, has_cards, numbered
from bot.ui.presenters.page_builder import (
    Button,
    PageBuilder,
    button,
    channel_link,
    menu,
    my_hand_button,
)
from bot.ui.presenters.people import (
    own_last_turn,
    own_shortage,
    round_title,
    shortage,
    unpaired,
    viewer,
)
from bot.ui.presenters.situation import situation


def my_hand(context: RenderContext, no_seat: str = "") -> Page:
    """Return the reader's cards with what they can do with them at this moment.

    Who has no seat is told how to get one, or why there is none for them (``no_seat``).
    """
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    player = viewer(context)
    if game.phase == "finished":
        builder.say("hand-finished", lobby=not game.round)
        return _bare(context, builder)
    if player is None and no_seat:
        return _bare(context, builder.text(no_seat))
    if player is None:
        stranger = "hand-stranger-lobby" if game.phase == "lobby" else "hand-stranger"
        join = texts("button-join")
        builder.say(stranger, pairs=game.settings.ruleset.pairs, join=join)
        builder.buttons([button(context, "join", join, emoji="🐇")])
        return _bare(context, builder)
    if game.phase == "lobby":
        return _bare(context, builder.say("hand-lobby").buttons(own_place_buttons(context)))
    if player.waiting:
        title = round_title(context) if context.direct else ""
        return _bare(context, builder.text(title, waiting(context)))
    builder.text(*situation(context), own_shortage(context), own_last_turn(context))
    add_hands(context, builder)
    asked = [*card_buttons(context), *correction(context)]
    builder.buttons(asked)
    if cards := card_options(context, numbered(context)):
        builder.select(menu(context, "look", texts("look-placeholder"), cards))
    keyed = any(str(each.custom_id).endswith(f":{context.delivery_key}") for each in asked)
    return _bare(context, builder, keyed=keyed)


def own_place_buttons(context: RenderContext) -> list[Button]:
    """Return what one may do about one's own place in a lobby; not from a direct message."""
    if context.direct or context.game.phase != "lobby":
        return []
    texts = context.texts
    rabbit = button(context, "rabbit", texts("button-rabbit"), emoji="🎨")
    return [rabbit, button(context, "leave", texts("button-leave"), emoji="🚪")]


def joined(context: RenderContext, *, opened: bool | None = True, again: bool = False) -> Page:
    """Return the answer to who has joined; in a lobby with the choice of their place.

    Who comes to a game that is on is told from when they play, and whose seat they take. Their
    direct messages were ``opened``, or are closed, or nobody knows: then they are sent to My hand,
    which has that choice, and read so for the whole game. ``again``: they have sat there before.
    """
    own, texts = viewer(context), context.texts
    when = "again" if again else "now"
    if own is not None and own.waiting:
        when = "alone" if own == unpaired(context.game) else "late"
    messages = "open" if opened else "unknown" if opened is None else "closed"
    if opened and when == "now":
        messages = "sent"
    waits = when in ("alone", "late")
    cards = texts("answer-joined-cards", messages=messages, waits=waits)
    builder = PageBuilder(texts, context.notes)
    builder.text(
        " ".join(filter(None, (texts("answer-joined", when=when), cards, coming_seat(context))))
    )
    builder.text(shortage(context))
    return builder.buttons(own_place_buttons(context) if opened else []).build()


def _bare(context: RenderContext, builder: PageBuilder, *, keyed: bool = False) -> Page:
    """End a page: every stored message needs a button that carries its key; one may already."""
    last: list[Button] = []
    game = context.game
    if has_cards(game) or (game.hands and game.board):
        describe = context.texts("button-describe")
        last.append(button(context, "describe", describe, emoji="💬", keyed=True))
    elif context.delivery_key and not keyed:
        last.append(my_hand_button(context))
    if context.direct:
        last.append(channel_link(context))
    return builder.buttons(last).build()
