"""Words for one person: the greeting, the cards described, how the game stands."""

from bot.engine.ids import CardId
from bot.ui.markup import safe
from bot.ui.page import Page, Scene
from bot.ui.presenters.hand import numbered
from bot.ui.presenters.people import (
    absences,
    awaited_line,
    clock,
    clue_lines,
    name_of,
    pile_left,
    standings,
)
from bot.ui.presenters.sheet import Sheet, button, channel_link
from bot.ui.presenters.summary import choices

GUILD_LIMIT = 100


def greeting(scene: Scene, guild_name: str) -> Page:
    """Return the first direct message of a game: where it is played, and the way back there."""
    texts, place = scene.texts, scene.place
    sheet = Sheet(texts, scene.notes)
    sheet.say("greeting", guild=safe(guild_name, GUILD_LIMIT), channel=f"<#{place.target_id}>")
    return sheet.small(texts("privacy")).buttons([channel_link(scene)]).page()


def describe(scene: Scene) -> Page:
    """Return in words what the cards of the table and the reader's own show."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    if game.board:
        sheet.text(*clue_lines(scene))
        sheet.text(texts("describe-board"), *_lines(scene, list(enumerate(game.board, 1))))
    if own := numbered(scene):
        sheet.text(texts("describe-hand"), *_lines(scene, own))
    if not (game.board or own):
        sheet.say("describe-nothing")
    return sheet.page()


def _lines(scene: Scene, cards: list[tuple[int, CardId]]) -> list[str]:
    return [
        f"**{number}** – {safe(scene.decks.describe(card, scene.texts.locale))}"
        for number, card in cards
    ]


def status(scene: Scene) -> Page:
    """Return how the game stands: round, phase, who is awaited, until when, scores, host, rules."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    if game.phase == "lobby":
        sheet.say("status-lobby", count=len(game.players))
    elif game.phase == "finished":
        sheet.say("status-finished")
    else:
        sheet.text(texts("round-title", round=str(game.round)), texts(f"status-{game.phase}"))
        sheet.text(awaited_line(scene), clock(scene))
    sheet.text(standings(scene), *absences(scene))
    host = texts("status-host", name=name_of(scene, game.host))
    sheet.small(pile_left(scene), host if game.phase != "finished" else "", *choices(scene))
    back = [channel_link(scene)] if scene.direct else []
    if game.phase != "finished":
        back.insert(0, button(scene, "hand", texts("button-hand"), emoji="🃏"))
    return sheet.buttons(back).page()
