"""Things that cards are told with: candles, books, chairs and the like."""

from cards.studio.props.furniture import (
    candle,
    chair,
    ladder,
    wood,
)
from cards.studio.props.things import (
    crown,
    open_book,
    suitcase,
)

__all__ = [
    "candle",
    "chair",
    "crown",
    "ladder",
    "open_book",
    "suitcase",
    "wood",
]
