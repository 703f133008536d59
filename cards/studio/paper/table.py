"""The plan of all cards of the deck, and what makes them too much alike.

Every card has a file `scenes/<card>.toml`. A card that is not painted yet has no clues and no
alternative texts: three clues are given by somebody who saw nothing but the picture.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SCENES = Path(__file__).with_name("scenes")

CARDS = 28
MOODS = frozenset(
    {
        "anger", "awe", "desire", "dread", "exhaustion", "grief", "guilt", "hope", "longing",
        "mischief", "solitude", "tenderness",
    }
)  # fmt: skip
LAYOUTS = frozenset(
    {"above", "abstract", "below", "crowd", "empty", "figure", "interior", "through"}
)
FIGURES = frozenset({"none", "few", "many"})
RETURNS = frozenset(
    {
        "ladder", "lantern", "owl", "fox reading", "paper boat", "straw hat", "row houses", "whale",
        "umbrella",
    }
)  # fmt: skip
"""Things that the house deck shows often; each may come once in this one."""

MOST = {"mood": 3, "layout": 5, "palette": 3}
"""How many cards may share one value."""
PALETTES, LIGHT, BARE = 6, 6, 4
"""The least number of palettes, of light cards, and of cards nearly without figures."""


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
    clues: tuple[str, ...] = ()
    alt: dict[str, str] = field(default_factory=dict)
    """What it shows, by language; described, not interpreted."""


def read(folder: Path = SCENES) -> tuple[Row, ...]:
    """Read the plan of every card, by name."""
    return tuple(_row(path) for path in sorted(folder.glob("*.toml")))


def _row(path: Path) -> Row:
    fields = tomllib.loads(path.read_text(encoding="utf-8"))
    for name in ("symbols", "returns", "clues"):
        fields[name] = tuple(fields.get(name, ()))
    return Row(card=path.stem.replace("_", "-"), **fields)


def problems(rows: tuple[Row, ...]) -> Iterator[str]:
    """Say what makes a complete deck of these cards too much alike."""
    for column, most in MOST.items():
        for value, count in Counter(getattr(row, column) for row in rows).items():
            if count > most:
                yield f"{column} {value}: {count} cards, at most {most}"
    for thing, count in Counter(thing for row in rows for thing in row.returns).items():
        if count > 1:
            yield f"{thing}: {count} cards, at most 1"
    for column, values in (("mood", MOODS), ("layout", LAYOUTS)):
        for value in sorted(values - {getattr(row, column) for row in rows}):
            yield f"{column} {value}: no card"
    least = {
        "palettes": (len({row.palette for row in rows}), PALETTES),
        "light cards": (sum(row.light for row in rows), LIGHT),
        "cards nearly without figures": (sum(row.figures == "none" for row in rows), BARE),
    }
    for name, (count, wanted) in least.items():
        if count < wanted:
            yield f"{name}: {count}, at least {wanted}"
    whimsical = sum(row.whimsical for row in rows)
    if whimsical > len(rows) // 3:
        yield f"whimsical: {whimsical} cards, at most {len(rows) // 3}"
