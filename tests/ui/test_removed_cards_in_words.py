"""What is said of cards and decks that a server has removed."""

from bot.service.uploads import TakenPicture
from bot.ui.presenters.deck_care import deck_list
from data.codec import dump_game
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, text_of
from tests.ui.scenario import Scenario, said
from tests.ui.test_removed_decks import ANNA, MANAGER, choose, own, remove  # noqa: F401

IN_CASE = {
    "en": "Removed cards, kept in case games still show them: 1,",
    "it": "Carte tolte, conservate nel caso qualche partita le mostri ancora: 1,",
    "pl": "Usunięte karty, przechowywane na wypadek, gdyby było je jeszcze widać w grach: 1,",
    "pt-BR": "Cartas removidas, guardadas para o caso de ainda aparecerem em jogos: 1,",
}
YET = {"en": "yet", "it": "ancora", "pl": "jeszcze", "pt-BR": "ainda"}


@in_every_language
async def test_of_removed_cards_it_is_not_said_that_games_show_them(
    sim: Scenario,
    own: str,  # noqa: F811
    locale: str,
) -> None:
    """Also one that came after the game was dealt is kept: which cards it has is not looked up."""
    game, editor = await sim.lobby(), sim.bot.services.router.handlers.decks._editor
    await sim.deliver()
    await choose(sim, game, "decks", own)
    assert "Here we go" in said(await sim.press(ANNA, "start"))
    deck, _ = await editor.deck(sim.guild.id, own)
    late = TakenPicture(b"late", "", 800, 1200, 0.0, bytes(288))
    kept = await editor.add(deck, (late,), sim.player(MANAGER))
    *_, card = (await editor.deck(sim.guild.id, own))[1]
    await editor.remove(kept.deck, [card.id])
    assert card.id not in dump_game((await sim.table.load(game)).game)
    removed = (await editor.reads.usage(sim.guild.id)).removed
    page = deck_list((), editor.limits, LIBRARY.texts(locale), removed, None)
    assert IN_CASE[locale] in text_of(page)


@in_every_language
async def test_who_has_removed_the_last_deck_is_not_told_that_there_is_none_yet(
    sim: Scenario,
    own: str,  # noqa: F811
    locale: str,
) -> None:
    await remove(sim, own)
    editor = sim.bot.services.router.handlers.decks._editor
    sizes = await editor.reads.of_server(sim.guild.id)
    removed = (await editor.reads.usage(sim.guild.id)).removed
    page = deck_list(sizes, editor.limits, LIBRARY.texts(locale), removed, 1)
    _, none, *_ = text_of(page).splitlines()
    assert YET[locale] not in none.lower()
