"""A lobby says what its decks are now, also after their managers have changed them."""

import pytest

from bot.engine.ids import GameId
from bot.service import worker
from bot.service.deck_editing import DeckEditor
from bot.service.uploads import TakenPicture
from tests.ui.scenario import Scenario, texts_of
from tests.ui.test_removed_decks import MANAGER, choose, own  # noqa: F401

FEW = "cards are needed, and the decks have 20"


def editor(sim: Scenario) -> DeckEditor:
    return sim.bot.services.router.handlers.decks._editor


@pytest.fixture
async def chosen(sim: Scenario, own: str, monkeypatch: pytest.MonkeyPatch) -> GameId:  # noqa: F811
    """A lobby that plays with the server's own deck, and may be edited at once."""
    monkeypatch.setattr(worker, "LOBBY_EDIT_EVERY", 0.0)
    game = await sim.lobby()
    await sim.deliver()
    await choose(sim, game, "decks", own)
    await sim.deliver()
    return game


async def lobby(sim: Scenario) -> str:
    """What the lobby's message says."""
    await sim.deliver()
    return texts_of(sim.message("join"))


async def test_a_lobby_tells_that_its_deck_has_too_few_cards_and_that_it_has_enough_again(
    sim: Scenario,
    own: str,  # noqa: F811
    chosen: GameId,
) -> None:
    assert FEW not in await lobby(sim)
    deck, cards = await editor(sim).deck(sim.guild.id, own)
    await editor(sim).remove(deck, [card.id for card in cards[20:]])
    assert FEW in await lobby(sim)
    more = [TakenPicture(f"+{n}".encode(), "", 800, 1200, 0.0, bytes(288)) for n in range(40)]
    deck, _ = await editor(sim).deck(sim.guild.id, own)
    await editor(sim).add(deck, more, sim.player(MANAGER))
    assert "cards are needed" not in await lobby(sim)


async def test_a_lobby_calls_its_deck_by_its_new_name_and_tells_that_it_is_gone(
    sim: Scenario,
    own: str,  # noqa: F811
    chosen: GameId,
) -> None:
    assert "Cats" in await lobby(sim)
    deck, _ = await editor(sim).deck(sim.guild.id, own)
    renamed = await editor(sim).rename(deck, "Felines")
    assert "Felines" in await lobby(sim)
    await editor(sim).remove(renamed, None)
    assert "Not there any more: a deck of this server." in await lobby(sim)


async def test_a_lobby_with_other_decks_stays_as_it_is(sim: Scenario, own: str) -> None:  # noqa: F811
    game = await sim.lobby()
    before = (await sim.table.load(game)).version
    deck, _ = await editor(sim).deck(sim.guild.id, own)
    await editor(sim).rename(deck, "Felines")
    assert (await sim.table.load(game)).version == before
