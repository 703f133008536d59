"""The winding path of the score track as geometry: straight runs joined by half circles."""

import math
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Winding:
    """A path from the lower left upwards: ``runs`` rows of ``length``, ``pitch`` apart.

    ``origin`` is where it begins. It undulates a little, so that no run is a ruler.
    """

    origin: Point
    length: float
    pitch: float
    runs: int
    wave: float = 0.11
    """How far it undulates to either side, as a share of the pitch."""

    @property
    def total(self) -> float:
        """The length of the whole path in pixels, the undulation left out."""
        return self.runs * self.length + (self.runs - 1) * self._bend

    @property
    def _bend(self) -> float:
        return math.pi * self.pitch / 2

    def at(self, distance: float) -> Point:
        """Return the point ``distance`` pixels from the start."""
        run = min(self.runs - 1, int(distance // (self.length + self._bend)))
        along = distance - run * (self.length + self._bend)
        right = run % 2 == 0
        x0, y0 = self.origin
        y = y0 - run * self.pitch
        if along <= self.length:
            x = along if right else self.length - along
            # The wave is level at both ends of a run, where the bends join.
            wave = math.sin(along / self.length * math.pi) * math.sin(
                along / self.length * math.tau * 1.5
            )
            return x0 + x, y + wave * self.pitch * self.wave
        angle = (along - self.length) / self._bend * math.pi
        radius = self.pitch / 2
        x = (self.length if right else 0) + (1 if right else -1) * radius * math.sin(angle)
        return x0 + x, y - radius + radius * math.cos(angle)

    def beside(self, distance: float, offset: float) -> Point:
        """Return the point ``offset`` pixels to the right of the path's direction."""
        (xa, ya), (xb, yb) = self.at(max(0, distance - 1)), self.at(min(self.total, distance + 1))
        long = math.hypot(xb - xa, yb - ya) or 1
        x, y = self.at(distance)
        return x - (yb - ya) / long * offset, y + (xb - xa) / long * offset
