"""How a game went for one of its players: who has won, and the reader's place."""

from bot.engine.ids import PlayerId
from bot.engine.model import PLAYED_OUT
from bot.ui.page import RenderContext
from bot.ui.presenters.end import ranked_scorers, reason, winners
from bot.ui.presenters.people import everybody_by_team, known, viewer


def own_place(context: RenderContext) -> str:
    """Return who has won, as the end says it, and the reader's place.

    Where the game broke off, why, that nobody has, and who was in the lead; the reader is "you".
    Who waited for a seat until then has no place. Of a lobby that was closed, why.
    """
    game, texts, own = context.game, context.texts, viewer(context)
    if game.outcome is None:
        return ""
    team, won = game.settings.ruleset.pairs, game.outcome.reason in PLAYED_OUT
    ahead = winners(context)
    if ahead and own is not None and own.id in game.outcome.winners:
        sharing = [p for p in game.outcome.winners if not _scores_with(context, p, own.rabbit)]
        key, names = "hand-won" if won else "hand-led", everybody_by_team(context, sharing)
        ahead = texts(key, team=team, shared=bool(sharing), names=names)
        if won:
            return ahead
    if not won:
        why = "" if _told_by_result(context) else reason(context)
        nobody = texts("hand-unwon") if game.round else ""
        return " ".join(filter(None, (why, nobody, ahead)))
    if own is None:
        return ahead
    ranks = {rabbit: rank for rank, rabbit, *_ in ranked_scorers(context)}
    rank = ranks[own.rabbit]
    place = texts(
        "hand-place",
        team=team,
        place=str(rank),
        places=str(len(ranks)),
        tied=list(ranks.values()).count(rank) > 1,
    )
    return f"{ahead} {place}"


def _told_by_result(context: RenderContext) -> bool:
    """Say whether the reader's result of the last round says that too few are left."""
    result = context.game.reveal
    return viewer(context) is not None and result is not None and result.void_reason == "too-few"


def _scores_with(context: RenderContext, player: PlayerId, rabbit: int) -> bool:
    found = known(context.game, player)
    return found is not None and found.rabbit == rabbit
