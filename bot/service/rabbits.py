"""The twelve rabbits: who is who on pictures and in messages.

Colour is never the only sign: every rabbit carries a mark of its own, which pictures draw on its
belly and messages show as a glyph. Colours are far enough apart for each of the three common
colour-vision deficiencies to be told apart beside each other (``tests/cards`` simulates them).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rabbit:
    """A rabbit of the score track.

    ``key`` names it in translations, ``colour`` is ``#rrggbb``, ``mark`` is the drawing on its
    belly, ``glyph`` one character that shows the mark in a message.
    """

    key: str
    colour: str
    mark: str
    glyph: str


RABBITS: tuple[Rabbit, ...] = (
    Rabbit("red", "#d7263d", "heart", "❤️"),
    Rabbit("blue", "#2f6fde", "drop", "💧"),
    Rabbit("yellow", "#ffd23f", "star", "⭐"),
    Rabbit("green", "#2e9e4f", "clover", "🍀"),
    Rabbit("purple", "#7b3fb5", "umbrella", "☂️"),
    Rabbit("orange", "#f58220", "diamond", "🔶"),
    Rabbit("pink", "#f7a1c4", "flower", "🌸"),
    Rabbit("white", "#f7f7f2", "cloud", "☁️"),
    Rabbit("black", "#2b2b33", "spade", "♠️"),
    Rabbit("turquoise", "#3cc8c8", "fish", "🐟"),
    Rabbit("brown", "#80502c", "leaf", "🍂"),
    Rabbit("grey", "#8f979e", "key", "🗝️"),
)
