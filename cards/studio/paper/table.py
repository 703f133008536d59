"""The plan of all cards of the deck, and what makes them too much alike.

Every card has a file `scenes/<card>.toml`. A card that is not painted yet has no clues and no
alternative texts: clues are what somebody might say who sees nothing but the picture.
"""

import math
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SCENES = Path(__file__).with_name("scenes")

WHOLE = 84
"""How many cards the deck has once it is complete; measures are for that many."""
MOODS = frozenset(
    {
        "anger", "awe", "desire", "dread", "exhaustion", "grief", "guilt", "hope", "longing",
        "mischief", "solitude", "tenderness",
    }
)  # fmt: skip
LAYOUTS = frozenset(
    {
        "above", "abstract", "beast", "below", "crowd", "empty", "figure", "interior", "object",
        "stage", "through",
    }
)  # fmt: skip
FIGURES = frozenset({"none", "few", "many"})
RETURNS = frozenset(
    {
        "ladder", "lantern", "owl", "fox reading", "paper boat", "straw hat", "row houses", "whale",
        "umbrella",
    }
)  # fmt: skip
"""Things that the house deck shows often and this one hardly."""

MOST = {"mood": 8, "layout": 15, "palette": 9}
MOST_RETURNS = 3
"""How many cards of a complete deck may share one value, or show the same of `RETURNS`."""
PALETTES, LIGHT, BARE = 18, 20, 12
"""The least number of palettes, of light cards, and of cards nearly without figures, likewise."""


@dataclass(frozen=True)
class Row:
    """One card's plan and texts."""

    card: str
    idea: str
    mood: str
    layout: str
    palette: str
    light: bool
    """Whether the card is mostly bright."""
    figures: str
    whimsical: bool
    symbols: tuple[str, ...]
    """What is found only later."""
    returns: tuple[str, ...] = ()
    """Which of `RETURNS` it shows."""
    clues: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What may be said of it, by language."""
    alt: dict[str, str] = field(default_factory=dict)
    """What it shows, by language; described, not interpreted."""


def read(folder: Path = SCENES) -> tuple[Row, ...]:
    """Read the plan of every card, by name."""
    return tuple(_row(path) for path in sorted(folder.glob("*.toml")))


def _row(path: Path) -> Row:
    fields = tomllib.loads(path.read_text(encoding="utf-8"))
    for name in ("symbols", "returns"):
        fields[name] = tuple(fields.get(name, ()))
    said = fields.get("clues", {})
    fields["clues"] = {language: tuple(clues) for language, clues in said.items()}
    return Row(card=path.stem.replace("_", "-"), **fields)


def problems(rows: tuple[Row, ...]) -> Iterator[str]:
    """Say what makes a deck of these cards too much alike; one that is begun by its share."""
    for column, whole in MOST.items():
        most = math.ceil(whole * len(rows) / WHOLE)
        for value, count in Counter(getattr(row, column) for row in rows).items():
            if count > most:
                yield f"{column} {value}: {count} cards, at most {most}"
    most = math.ceil(MOST_RETURNS * len(rows) / WHOLE)
    for thing, count in Counter(thing for row in rows for thing in row.returns).items():
        if count > most:
            yield f"{thing}: {count} cards, at most {most}"
    for column, values in (("mood", MOODS), ("layout", LAYOUTS)):
        for value in sorted(values - {getattr(row, column) for row in rows}):
            yield f"{column} {value}: no card"
    least = {
        "palettes": (len({row.palette for row in rows}), PALETTES),
        "light cards": (sum(row.light for row in rows), LIGHT),
        "cards nearly without figures": (sum(row.figures == "none" for row in rows), BARE),
    }
    for name, (count, whole) in least.items():
        wanted = whole * len(rows) // WHOLE
        if count < wanted:
            yield f"{name}: {count}, at least {wanted}"
    whimsical = sum(row.whimsical for row in rows)
    if whimsical > len(rows) // 3:
        yield f"whimsical: {whimsical} cards, at most {len(rows) // 3}"
