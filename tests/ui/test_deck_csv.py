"""The CSV of what a deck's cards show, as it comes back from a spreadsheet."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

from bot.i18n import installed
from bot.service.uploads import TakenPicture
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario


async def test_an_empty_cell_leaves_a_text_as_it_is(sim: Scenario) -> None:
    editor = sim.bot.services.router.handlers.decks._editor
    await editor.confirm(sim.guild.id, sim.player(0))
    taken = [TakenPicture(f"{n}".encode(), "", 800, 1200, 0.0, bytes(288)) for n in range(2)]
    cats = await editor.destination(sim.guild.id, "Cats")
    deck, _ = await editor.add(cats, taken, sim.player(0))
    await editor.describe(deck, {1: "A cat"})
    csv = b"number,text\r\n1,\r\n2,A mouse\r\n"
    reply = SimpleNamespace(
        guild_id=sim.guild.id,
        texts=installed().texts("en"),
        defer=AsyncMock(),
        show=AsyncMock(),
    )
    sent = SimpleNamespace(size=len(csv), read=AsyncMock(return_value=csv))
    care = sim.bot.services.router.handlers.decks.care
    await care.describe(cast("Any", reply), "Cats", None, cast("Any", sent))
    answer = text_of(reply.show.call_args.args[0])
    assert "One text was changed." in answer
    assert "An empty cell leaves a text as it is: card 1." in answer
    _, held = await editor.deck(sim.guild.id, deck.id)
    assert [card.text for card in held] == ["A cat", "A mouse"]
