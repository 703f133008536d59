"""Things that cards are told with: lamps, books, boats and the like."""

from cards.studio.props.boats import paper_boat
from cards.studio.props.furniture import (
    candle,
    chair,
    ladder,
    lantern,
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
    "lantern",
    "open_book",
    "paper_boat",
    "suitcase",
    "wood",
]
