"""How a round went for one of its players: whether they were right, and their points."""

from bot.engine.ids import PlayerId
from bot.engine.views import GameView, RevealedView, RevealView
from bot.ui.page import RenderContext
from bot.ui.presenters.reveal import part_in_words, parts, why_void


def own_result(context: RenderContext) -> str:
    """Return the reader's result of the round that is over, in a line; of a void one, why it is.

    Points for more than one thing are taken apart in the words of the reveal.

    Empty for who has no part in it, as somebody who has left and come back.
    """
    game, texts = context.game, context.texts
    if game.reveal is None or game.viewer is None:
        return ""
    if game.reveal.void:
        return why_void(context, game.reveal)
    own = next((score for score in game.reveal.scores if game.viewer in score.players), None)
    if own is None:
        return ""
    how, count = _how(game, game.viewer, game.reveal)
    gained = parts(context, own).items()
    said = ", ".join(part_in_words(context, game.reveal, *part) for part in gained)
    points = texts(
        "hand-over-points",
        team=own.team is not None,
        gained=own.after - own.before,
        apart=len(gained) > 1,
        parts=said,
        total=own.after,
    )
    return " ".join(
        filter(None, (texts("hand-over-how", how=how, count=count) if how else "", points))
    )


def _how(game: GameView, reader: PlayerId, result: RevealView) -> tuple[str, int]:
    """Return how a reader fared who told or could vote, and how many found the card; "" of others.

    Where tokens are to agree there is no card to find: it is how many others chose the same one.
    """
    found = next((card.voters for card in result.cards if card.storyteller), ())
    tells = reader == game.storyteller
    chosen = next((card for card in result.cards if reader in card.voters), None)
    if result.outcome == "no-ballots":
        how = "no-ballots"
    elif reader in result.missed:
        how = "unvoted"
    elif game.settings.ruleset.scoring == "agreement":
        return _agreed(chosen)
    elif not tells and chosen is None:
        how = ""
    elif result.outcome in ("everybody", "nobody"):
        how = f"own-{result.outcome}" if tells else result.outcome
    elif tells:
        how = "own-found"
    elif reader not in found:
        how = "missed"
    else:
        how = "alone" if len(found) == 1 else "found"
    return how, len(found)


def _agreed(chosen: RevealedView | None) -> tuple[str, int]:
    """Return whether others have chosen the same card, and how many, if that was worth points."""
    others = 0 if chosen is None else len(chosen.voters) - 1
    if chosen is None:
        return "", others
    return "red" if chosen.red else "together" if others else "apart", others
