"""Stars: where a player gives theirs after a round, and what got most in the end (B4)."""

from dataclasses import replace

from bot.engine.commands import GiveStar
from bot.engine.liking import CLUE
from bot.engine.model import Likable
from bot.engine.views import GameView
from bot.i18n import Texts
from bot.service.record import GameRecord
from bot.ui.markup import NAME_LIMIT
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.history import Recorded, clue_in_line
from bot.ui.presenters.page_builder import Button, PageBuilder, button, menu, option
from bot.ui.presenters.people import known, label

NAMED = 3
"""Most favourites that the end names where many tie."""


def star_button(context: RenderContext) -> list[Button]:
    """Return the reveal's button with which everybody may give their star, while they may."""
    if context.stars_over or context.game.phase not in {"scored", "finished"}:
        return []
    return [button(context, "star", context.texts("button-star"), emoji="⭐")]


def star(context: RenderContext, then: GameView | None = None) -> Page:
    """Return the menu of all that the reader may give their star to; it shows where it is.

    ``then`` is the game as the stars' round left it, once that is not the present one: it names
    also who has left since.
    """
    game, texts = context.game, context.texts
    builder, over = PageBuilder(texts, context.notes), game.phase == "finished"
    what = {liked.number: _what(then or game, texts, liked) for liked in game.likable}
    if over and game.star is not None:
        return builder.say("star-final", what=what[game.star]).build()
    asked = "star-ask-last" if over else "star-ask" if game.star is None else "star-set"
    offered = sorted((o.number, o.round) for o in game.legal if isinstance(o, GiveStar))
    clue = any(number == CLUE for number, _ in offered)
    builder.say(asked, last=game.last_round, clue=clue)
    options = [
        option(what[number], str(number), default=number == game.star) for number, _ in offered
    ]
    for _, round in offered[:1]:  # it may be one before the round that is played
        context = replace(context, game=replace(game, round=round))
    return builder.select(menu(context, "star", texts("star-placeholder"), options)).build()


def _what(game: GameView, texts: Texts, liked: Likable) -> str:
    whose = known(game, liked.to)
    name = label(whose) if whose else texts("former-player")
    if liked.number == CLUE:
        return texts("star-clue", name=name)
    return texts("star-card", number=str(liked.number), name=name)


def favourites(context: RenderContext, people: Recorded, record: GameRecord) -> list[str]:
    """Return a line for each favourite of the evening, several under one heading; maybe none."""
    rounds = {told.number: told for told in record.rounds}
    found = [f for f in context.game.favourites if f.round in rounds]
    more, alone = len(found) - NAMED, ("favourite-clue", "favourite-card")
    of_clue, of_card = alone if len(found) == 1 else ("loved-clue", "loved-card")
    lines = [
        context.texts(
            of_clue if f.number == CLUE else of_card,
            name=people.shown(str(f.by), NAME_LIMIT),
            clue=clue_in_line(rounds[f.round], context.texts),
            round=str(f.round),
            stars=f.stars,
        )
        for f in found[:NAMED]
    ]
    heading = [context.texts("favourites-title")] if len(found) > 1 else []
    return heading + lines + ([context.texts("favourite-more", count=more)] if more > 0 else [])
