"""What somebody reads who has joined a running game and waits for their cards (L2)."""

from bot.ui.page import RenderContext
from bot.ui.presenters.people import name_of, partner_to_come, unpaired, viewer, who


def waiting(context: RenderContext) -> str:
    """Return what a newcomer waits for, or that no round follows in which they could play."""
    game, texts, own = context.game, context.texts, viewer(context)
    if game.last_turn or game.last_round:
        return texts("hand-waiting-over")
    if own == unpaired(game):
        return texts("hand-waiting-alone" if game.second_may_come else "hand-waiting-empty-seat")
    return " ".join(filter(None, (texts("hand-waiting"), coming_seat(context))))


def coming_seat(context: RenderContext) -> str:
    """Return whose seat the reader is to take, and in teams beside whom; empty if a new one.

    It may be their own again. Of a new pair it is said that an empty seat parts it (L2).
    """
    own = viewer(context)
    if own is None or not own.waiting:
        return ""
    if own.replaces is None:
        paired = context.game.settings.ruleset.pairs and not own.alone
        return context.texts("hand-waiting-pair") if paired else ""
    mate = partner_to_come(context.game, own)
    return context.texts(
        "hand-waiting-own" if own.replaces == own.id else "hand-waiting-seat",
        other=name_of(context, own.replaces),
        mate=mate is not None,
        partner=who(mate) if mate else "",
    )
