"""Stars: where a player gives theirs after a round, and what got most in the end (B4)."""

from bot.engine.commands import GiveStar
from bot.engine.rules.stars import CLUE
from bot.service.record import GameRecord
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.history import Recorded, clue_in_line
from bot.ui.presenters.page_builder import Button, PageBuilder, button, menu, option
from bot.ui.presenters.people import known, label, marked

NAMED = 3
"""Most favourites that the end names where many tie."""


def star_button(context: RenderContext) -> list[Button]:
    """Return the reveal's button with which everybody may give their star, while they may."""
    if context.past or context.game.phase not in {"scored", "finished"}:
        return []
    return [button(context, "star", context.texts("button-star"), emoji="⭐")]


def star(context: RenderContext) -> Page:
    """Return the menu of all that the reader may give their star to; it shows where it is."""
    game, texts = context.game, context.texts
    builder, over = PageBuilder(texts, context.notes), game.phase == "finished"
    if over and game.star is not None:
        return builder.say("star-final", what=_what(context, game.star)).build()
    asked = "star-ask-last" if over else "star-ask" if game.star is None else "star-set"
    builder.say(asked, last=game.last_round)
    offered = sorted(o.number for o in game.legal if isinstance(o, GiveStar))
    options = [
        option(_what(context, number), str(number), default=number == game.star)
        for number in offered
    ]
    return builder.select(menu(context, "star", texts("star-placeholder"), options)).build()


def _what(context: RenderContext, number: int) -> str:
    game, texts = context.game, context.texts
    if number == CLUE:
        teller = known(game, game.storyteller)
        return texts("star-clue", name=label(teller) if teller else texts("former-player"))
    result = game.reveal
    givers = [card.giver for card in result.cards if card.number == number] if result else []
    giver = known(game, givers[0]) if givers else None
    name = label(giver) if giver else texts("former-player")
    return texts("star-card", number=str(number), name=name)


def favourites(context: RenderContext, people: Recorded, record: GameRecord) -> list[str]:
    """Return a line for each favourite of the evening, several under one heading; maybe none."""
    rounds = {told.number: told for told in record.rounds}
    found = [f for f in context.game.favourites if f.round in rounds]
    more, alone = len(found) - NAMED, ("favourite-clue", "favourite-card")
    of_clue, of_card = alone if len(found) == 1 else ("loved-clue", "loved-card")
    lines = [
        context.texts(
            of_clue if f.number == CLUE else of_card,
            name=marked(people.rabbit(str(f.by)), people.name(str(f.by), 32)),
            clue=clue_in_line(rounds[f.round], context.texts),
            round=str(f.round),
            stars=f.stars,
        )
        for f in found[:NAMED]
    ]
    heading = [context.texts("favourites-title")] if len(found) > 1 else []
    return heading + lines + ([context.texts("favourite-more", count=more)] if more > 0 else [])
