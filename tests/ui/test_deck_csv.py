"""The CSV of what a deck's cards show, as it comes back from a spreadsheet."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.engine.errors import DeckError
from bot.i18n import installed
from bot.service.deck_csv import MAX_CSV_BYTES
from bot.service.ports import ServerDeck
from bot.service.uploads import TakenPicture
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario


async def cats(sim: Scenario) -> ServerDeck:
    """A deck with two cards."""
    editor = sim.bot.services.router.handlers.decks._editor
    await editor.confirm(sim.guild.id, sim.player(0))
    taken = [TakenPicture(f"{n}".encode(), "", 800, 1200, 0.0, bytes(288)) for n in range(2)]
    deck, *_ = await editor.add(
        await editor.destination(sim.guild.id, "Cats"), taken, sim.player(0)
    )
    return deck


async def answered(sim: Scenario, csv: bytes) -> str:
    """What is said to somebody who sends this file."""
    reply = SimpleNamespace(
        guild_id=sim.guild.id,
        texts=installed().texts("en"),
        defer=AsyncMock(),
        show=AsyncMock(),
    )
    sent = SimpleNamespace(size=len(csv), read=AsyncMock(return_value=csv))
    care = sim.bot.services.router.handlers.decks.care
    await care.describe(cast("Any", reply), "Cats", None, cast("Any", sent))
    return text_of(reply.show.call_args.args[0])


async def test_an_empty_cell_leaves_a_text_as_it_is(sim: Scenario) -> None:
    deck = await cats(sim)
    editor = sim.bot.services.router.handlers.decks._editor
    await editor.describe(deck, {1: "A cat"})
    csv = b"number,text\r\n1,\r\n2,A mouse\r\n"
    answer = await answered(sim, csv)
    assert "One text was changed." in answer
    assert "An empty cell leaves a text as it is: card 1." in answer
    _, held = await editor.deck(sim.guild.id, deck.id)
    assert [card.text for card in held] == ["A cat", "A mouse"]


async def test_a_file_too_large_for_a_table_is_not_said_to_have_many_lines(sim: Scenario) -> None:
    await cats(sim)
    with pytest.raises(DeckError) as refused:
        await answered(sim, bytes(MAX_CSV_BYTES + 1))
    assert refused.value == DeckError("table-too-heavy", maximum=256)
