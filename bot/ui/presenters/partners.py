"""What somebody does for their team, and what is left to their partner."""

from bot.engine.views import PlayerView
from bot.ui.page import RenderContext
from bot.ui.presenters.people import partner, partner_of_round, who


def before_giving(context: RenderContext) -> str:
    """Return with whom the reader gives a card; empty without teams."""
    game, texts = context.game, context.texts
    mate = partner(game, game.viewer)
    if mate is not None and mate.id == game.storyteller:
        return texts("give-mate-told", partner=who(mate))
    if mate is not None:
        return texts("give-teams", partner=who(mate), mate=_kind(mate))
    if game.settings.ruleset.pairs:
        tells = game.storyteller == game.viewer
        return texts("give-alone-told" if tells else "give-alone")
    return ""


def _kind(mate: PlayerView) -> str:
    """Return what to expect of a partner: an agreement, a computer player's move, or nothing."""
    if mate.computer is not None:
        return "computer"
    return "away" if mate.away else "person"


def mate_votes(context: RenderContext, mate: PlayerView) -> str:
    """Return that the vote is the partner's, for whom nobody may wait (L3).

    A direct message is not written anew when they come back: it has to read right then, too.
    """
    return context.texts("hand-mate-votes", partner=who(mate), away=mate.away)


def watching(context: RenderContext) -> str:
    """Return what somebody waits for who has no vote; nothing once nobody votes any more."""
    game, texts = context.game, context.texts
    if game.unvoted:
        return ""
    teller = game.clue.storyteller if game.clue else game.storyteller
    if teller is not None and teller == game.viewer:
        return texts("hand-told-vote")
    mate = partner_of_round(game, game.viewer)
    if mate and mate.id == teller:
        return texts("hand-mate-told", partner=who(mate))
    if game.settings.ruleset.pairs and not game.given_numbers:
        # Both hands were empty: who gave no card for a team that has given one, votes (M1).
        return texts("hand-gave-none")
    if mate := partner(game, game.viewer):
        return mate_votes(context, mate)
    return texts("hand-no-vote")
