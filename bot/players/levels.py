"""How well a computer player plays."""

from dataclasses import dataclass
from typing import Final, Literal

LevelName = Literal["gentle", "even", "sharp"]


@dataclass(frozen=True, slots=True)
class Level:
    """A level's habits; temperatures are in units of nearness, 0 takes the best."""

    name: LevelName
    voting: float
    giving: float
    telling: float
    """Of how far the clue's chance of being found may be from the one that is aimed at."""


GENTLE: Final = Level("gentle", voting=0.15, giving=0.15, telling=0.20)
EVEN: Final = Level("even", voting=0.05, giving=0.05, telling=0.10)
SHARP: Final = Level("sharp", voting=0.0, giving=0.0, telling=0.04)

LEVELS: Final[dict[LevelName, Level]] = {level.name: level for level in (GENTLE, EVEN, SHARP)}
"""By name, the easiest to beat first."""
