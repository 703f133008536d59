"""The direct messages of a round: the hand, then the board to vote on, then that it is over."""

from dataclasses import replace

from bot.engine.views import GameView
from bot.ui.page import Page, Removed, RenderContext
from bot.ui.presenters.absences import own_absence
from bot.ui.presenters.ballot import add_ballot, add_board
from bot.ui.presenters.closely import board_menu
from bot.ui.presenters.hand import my_hand
from bot.ui.presenters.own_cards import add_hands
from bot.ui.presenters.own_place import own_place
from bot.ui.presenters.own_result import own_result
from bot.ui.presenters.page_builder import PageBuilder, Style, button, channel_link, my_hand_button
from bot.ui.presenters.partners import watching
from bot.ui.presenters.people import (
    clock,
    clue_lines,
    drawn_cards,
    of_channel,
    own_on_board,
    round_title,
    viewer,
)


def tell(context: RenderContext) -> Page:
    """Return the message of somebody who may tell; once somebody has, only the teller's goes on."""
    game = context.game
    if game.phase != "voting":  # its pictures are its own
        context = replace(context, posted={})
    own, going_on = viewer(context), game.phase in ("submitting", "voting")
    cards = game.settings.ruleset.hidden_from == "nobody"  # else they come with the clue (P2)
    if own is not None and (game.phase == "storytelling" or (going_on and own.waiting)):
        return my_hand(context)
    gives_later = game.settings.ruleset.givers == "everybody"
    # Not of who took over the turn (T4): theirs is the hand that they were sent with the clue. Nor
    # of who was sent one after it.
    teller = game.storyteller if game.clue is None else game.clue.storyteller
    if game.viewer == teller and not gives_later and not context.followed:
        return hand(context)
    if going_on and own is not None:
        builder = PageBuilder(context.texts, context.notes)
        builder.text(round_title(context)).say("tell-told")
        if cards and game.phase == "submitting":  # the hand that comes with it refers to these
            add_hands(context, builder)
        return builder.buttons([channel_link(context)]).build()
    # The hand that came with it says how it went, also how it ended for who has left.
    if _clue_came(game) and (own is not None or context.followed):
        builder = PageBuilder(context.texts, context.notes)
        builder.text(round_title(context)).say("tell-over", cards=cards)
        return builder.buttons([channel_link(context)]).build()
    return over(context)


def _clue_came(game: GameView) -> bool:
    """Say whether there was a clue in a round that is over, and so the hands came to give from."""
    removed = game.reveal is not None and game.reveal.void_reason == "clue-removed"
    return game.clue is not None or removed


def hand(context: RenderContext) -> Page:
    """Return the message of somebody who gives a card: what they can do now, until it is over."""
    phase = context.game.phase
    if viewer(context) is None or phase not in ("submitting", "voting"):
        return over(context)
    return my_hand(context) if phase == "submitting" else _board(context)


def over(context: RenderContext, round: int | None = None) -> Page:
    """Return what is left of a hand, of this round if no other is named: where the game goes on.

    Who left, or was taken off the table, is told so of the round in which that was, in words that
    hold once they are back.
    """
    game, plays = context.game, viewer(context) is not None
    builder, texts = PageBuilder(context.texts, context.notes), context.texts
    round = game.round if round is None else round
    if not plays and round == game.round and context.removed:
        return _gone(context, "hand-removed", context.removed)
    if not plays and round == game.round:
        builder.text(round_title(context)).say("hand-left")
    elif plays and game.phase == "finished":
        builder.text(_title_of_the_end(context), own_result(context), own_place(context))
    else:
        how = own_result(context) if round == game.round else ""
        builder.text(of_channel(context, texts("hand-over", round=str(round))), how)
    return builder.buttons([channel_link(context)]).build()


def greeted(context: RenderContext) -> Page:
    """Return what becomes of a greeting: its reader was taken off the table, or all is over.

    Also of who waited for a seat until the game was over, or sat in a lobby until it was closed.
    """
    if viewer(context) is not None or context.removed:
        return over(context)
    builder = PageBuilder(context.texts, context.notes)
    builder.text(_title_of_the_end(context), own_place(context))
    return builder.buttons([channel_link(context)]).build()


def _title_of_the_end(context: RenderContext) -> str:
    started = context.game.round > 0
    return of_channel(context, context.texts("hand-game-over" if started else "hand-lobby-closed"))


def left_early(context: RenderContext, back: Removed) -> Page:
    """Return what becomes of a greeting whose reader has left before they were sent a hand.

    In words that hold once they are ``back``.
    """
    return _gone(context, "hand-left-early", back)


def _gone(context: RenderContext, key: str, back: Removed) -> Page:
    """Return how somebody has gone, and how they may come back, if they may."""
    texts, builder = context.texts, PageBuilder(context.texts, context.notes)
    how = [texts(key), *([] if back == "no" else [texts("hand-back", back=back)])]
    builder.text(round_title(context), " ".join(how))
    return builder.buttons([channel_link(context)]).build()


def late(context: RenderContext) -> Page:
    """Return, with a note of what came too late, what the reader can press now; no pictures."""
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    if viewer(context) is None or game.phase == "finished":
        return builder.build()
    votes = game.may_vote or game.may_red
    vote = button(context, "vote", texts("button-vote"), style=Style.primary, emoji="🗳️")
    return builder.buttons([*([vote] if votes else []), my_hand_button(context)]).build()


def _board(context: RenderContext) -> Page:
    """Return the board with the reader's ballot, or with what they wait for instead."""
    game, texts = context.game, context.texts
    builder, title = PageBuilder(texts, context.notes), round_title(context)
    if game.may_vote or game.may_red:
        add_ballot(context, builder, title)
    else:
        builder.text(title, *clue_lines(context))
        add_board(context, builder)
        drawn = drawn_cards(context)
        builder.text(
            watching(context), own_on_board(context), drawn, clock(context), own_absence(context)
        )
        builder.select(board_menu(context))
    describe = button(context, "describe", texts("button-describe"), emoji="💬", keyed=True)
    return builder.buttons([describe, channel_link(context)]).build()
