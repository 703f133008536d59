"""What is suggested while the decks of a game are typed, however much that is."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.service.ports import ServerDeck
from bot.service.server_decks import Shelf
from bot.ui.deck_jobs import DeckJobs
from bot.ui.handlers import decks as handlers
from cards.catalogue import Catalogue

MANY = 500
looked_at: list[str] = []
"""The decks whose titles were asked for."""


class WatchedShelf(Shelf):
    def title(self, deck: str, locale: str) -> str:
        looked_at.append(deck)
        return super().title(deck, locale)


@pytest.fixture
def suggesting(catalogue: Catalogue) -> handlers.DeckHandlers:
    """A server with as many decks as may be kept."""
    own = {
        f"own-{number:012}": ServerDeck(f"own-{number:012}", 1, f"d{number}", f"Deck {number}", 1)
        for number in range(MANY)
    }

    async def shelf(_: int) -> Shelf:
        return WatchedShelf(catalogue, own)

    looked_at.clear()
    shelves, none = cast("Any", SimpleNamespace(shelf=shelf)), cast("Any", None)
    return handlers.DeckHandlers(none, shelves, none, DeckJobs())


async def test_a_deck_is_suggested_after_those_that_are_typed(
    suggesting: handlers.DeckHandlers,
) -> None:
    offers = await suggesting.suggest_to_play(1, "deck 7, D3,nothing,d3, Deck 42", "en")
    assert offers[:2] == [
        ("Deck 7, Deck 3, Deck 42", "d7,d3,d42"),
        ("Deck 7, Deck 3, Deck 420", "d7,d3,d420"),
    ]
    assert all("d3" not in value for _, value in await suggesting.suggest_to_play(1, "d4", "en"))


@pytest.mark.parametrize(
    "typed",
    [
        "x," * 2999 + "x",
        "d1," * 1999 + "d",
        ",".join(f"d{number}" for number in range(MANY)) + ",d",
        ",".join(f"d{number}" for number in range(20)) + ",d",
    ],
    ids=["unknown", "one", "all", "as many as fit"],
)
async def test_decks_are_looked_at_a_few_times_for_as_much_as_can_be_typed(
    suggesting: handlers.DeckHandlers, typed: str
) -> None:
    """Discord takes 6,000 characters; what is asked of each deck for each name stops the bot."""
    assert len(typed) <= 6000
    offers = await suggesting.suggest_to_play(1, typed, "en")
    assert len(looked_at) <= 5 * MANY
    assert all(len(value) <= handlers.LONGEST for _, value in offers)
