"""Things that cards are told with: lamps, books, doors, boats and the like."""

from cards.studio.props.boats import paper_boat
from cards.studio.props.furniture import (
    candle,
    chair,
    door,
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
    "door",
    "ladder",
    "lantern",
    "open_book",
    "paper_boat",
    "suitcase",
    "wood",
]
