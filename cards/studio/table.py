"""The table of all 84 cards: what each shows and how, so that the deck stays varied.

`table.csv` has one row per card. Lists are separated by ` / `. A card that is not painted yet
has no clues: three very different ones are given when its picture is looked at, and a card for
which only one comes to mind is not kept.
"""

import csv
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PATH = Path(__file__).with_name("table.csv")

SETTINGS = frozenset(
    {
        "abstract", "desert", "field", "forest", "inside", "interior", "sea", "sky", "snow",
        "stage", "table-top", "town", "underground",
    }
)  # fmt: skip
CAMERAS = frozenset({"bird", "close", "deep", "eye", "frontal", "worm"})
LIGHTS = frozenset({"day", "high-key", "dusk", "night", "indoor"})
FINISHES = frozenset({"painted", "gouache", "cutout"})
PEOPLE = frozenset({"none", "one", "few", "crowd"})

MOST = {
    "setting": 10,
    "camera": 20,
    "palette": 8,
    "hero": 2,
}
"""How many cards may share one value of a column."""


@dataclass(frozen=True)
class Row:
    """One card's plan."""

    card: str
    idea: str
    hero: str
    """The thing that the card is about."""
    symbols: tuple[str, ...]
    """Other things from which a story can start."""
    setting: str
    camera: str
    composition: str
    palette: str
    light: str
    disc: bool
    """Whether a sun or moon stands in the sky."""
    stars: bool
    finish: str
    people: str
    clues: tuple[str, ...]


def read(path: Path = PATH) -> tuple[Row, ...]:
    """Read the table."""
    with path.open(encoding="utf-8", newline="") as file:
        return tuple(_row(fields) for fields in csv.DictReader(file))


def _row(fields: dict[str, str]) -> Row:
    def listed(name: str) -> tuple[str, ...]:
        return tuple(part for part in fields[name].split(" / ") if part)

    plain = {
        name: fields[name]
        for name in (
            "card", "idea", "hero", "setting", "camera", "composition", "palette", "light",
            "finish", "people",
        )
    }  # fmt: skip
    return Row(
        **plain,
        symbols=listed("symbols"),
        clues=listed("clues"),
        disc=fields["disc"] == "yes",
        stars=fields["stars"] == "yes",
    )


def problems(rows: tuple[Row, ...]) -> Iterator[str]:
    """Say what makes a complete deck of these cards too much alike."""
    for column, most in MOST.items():
        for value, count in Counter(getattr(row, column) for row in rows).items():
            if count > most:
                yield f"{column} {value}: {count} cards, at most {most}"
    counts = {
        "sun or moon": (sum(row.disc for row in rows), 0, 10),
        "stars": (sum(row.stars for row in rows), 0, 14),
        "central composition": (sum(row.composition == "central" for row in rows), 0, 30),
        "day or high-key": (
            sum(row.light in {"day", "high-key"} for row in rows),
            -(-len(rows) * 2 // 5),
            len(rows),
        ),
        "gouache": (sum(row.finish == "gouache" for row in rows), 8, 56),
        "cutout": (sum(row.finish == "cutout" for row in rows), 4, 14),
    }
    for name, (count, least, most) in counts.items():
        if not least <= count <= most:
            yield f"{name}: {count} cards, {least} to {most} wanted"
    for column, values in (("setting", SETTINGS), ("camera", CAMERAS), ("light", LIGHTS)):
        for value in sorted(values - {getattr(row, column) for row in rows}):
            yield f"{column} {value}: no card"
