"""The shelf of a ``Table``: the one deck that is played with there."""

from bot.engine.ids import CardId
from tests.engine.tabletop import deck as cards_of_table
from tests.ui.render_contexts import LongDecks


class TableDecks(LongDecks):
    """Offers the table's deck and no other."""

    def __init__(self, size: int = 84) -> None:
        self._size = size

    def keys(self) -> tuple[str, ...]:
        return ("test",)

    def cards(self, deck: str) -> tuple[CardId, ...]:
        return cards_of_table(self._size)

    def size(self, deck: str) -> int:
        return self._size
