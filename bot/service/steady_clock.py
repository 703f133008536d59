"""A clock for durations: it goes on evenly, whatever somebody does to the system's clock."""

import time
from collections.abc import Callable

LEAP = 2.0
"""Seconds; by less than that a system's clock is corrected all the time."""


class SteadyClock:
    """Tells seconds since 1970, counted from the start of the process.

    A phase of a minute takes a minute, also when the system's clock is set meanwhile. That it was,
    ``take_leap`` says: what stands in the database was noted by the clock as it was before.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()

    def __call__(self) -> float:
        """Return the present moment in seconds since 1970, with three places: logs keep it."""
        return round(self._steady() + self._ahead, 3)

    def take_leap(self) -> float:
        """Go by the system's clock again; return the seconds by which it has leapt, 0 for few."""
        leap = self._wall() - self()
        self._ahead += leap
        return leap if abs(leap) >= LEAP else 0.0


def no_leap() -> float:
    """Return the leap of a clock that makes none, or whose leaps are meant."""
    return 0.0
