"""Decks that are chosen in the moment in which a game starts: dealt is what the table says."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.commands import Configure
from bot.engine.ids import CardId, GameId, PlayerId
from bot.service.server_decks import ServerDecks
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said
from tests.ui.steering import ANNA, BRUNO, later


@pytest.fixture
async def lobby(sim: Scenario, monkeypatch: pytest.MonkeyPatch) -> GameId:
    """A lobby whose host chooses decks while the cards of those before are looked up."""
    game = await sim.lobby()
    await sim.deliver()
    cards, anna = ServerDecks.cards, PlayerId(sim.users[ANNA].id)

    async def meanwhile(
        self: ServerDecks, guild_id: int, decks: Sequence[str]
    ) -> tuple[CardId, ...]:
        found = await cards(self, guild_id, decks)
        settings = (await sim.table.load(game)).game.settings
        if len(settings.decks) == 1:
            changed = replace(settings, decks=(*settings.decks, "other"))
            await sim.table.act(game, Configure(anna, changed))
        return found

    monkeypatch.setattr(ServerDecks, "cards", meanwhile)
    return game


async def test_the_decks_of_before_are_not_dealt(sim: Scenario, lobby: GameId) -> None:
    assert "The decks were changed" in said(await sim.press(ANNA, "start"))
    game = (await sim.table.load(lobby)).game
    assert (game.phase.kind, game.settings.decks) == ("lobby", ("plain", "other"))


async def test_nor_where_somebody_proposes_to_start(
    sim: Scenario, lobby: GameId, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(sim, monkeypatch)
    proposal = Press("propose", lobby, 0, "lobby", "start")
    assert "The decks were changed" in said(await sim.forge(BRUNO, proposal))
    game = await sim.view(lobby, None)
    assert (game.phase, game.proposals) == ("lobby", ())
