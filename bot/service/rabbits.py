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
    Rabbit("red", "#e4103e", "heart", "❤️"),
    Rabbit("blue", "#265ff1", "drop", "💧"),
    Rabbit("yellow", "#ffde2c", "star", "⭐"),
    Rabbit("green", "#20965a", "clover", "🍀"),
    Rabbit("purple", "#944cae", "umbrella", "☂️"),
    Rabbit("orange", "#f16926", "diamond", "🔶"),
    Rabbit("pink", "#ff87c7", "flower", "🌸"),
    Rabbit("white", "#f4f8ef", "cloud", "☁️"),
    Rabbit("black", "#2b2b33", "spade", "♠️"),
    Rabbit("turquoise", "#29e7ff", "fish", "🐟"),
    Rabbit("brown", "#693d01", "leaf", "🍂"),
    Rabbit("grey", "#728184", "key", "🗝️"),
)
