"""Pauses between tries that grow."""

from collections.abc import Iterator


def growing_pauses(first: float, longest: float) -> Iterator[float]:
    """Yield seconds for ever: the first, then twice as many each time, up to the longest."""
    pause = first
    while True:
        yield min(pause, longest)
        pause = min(2 * pause, longest)
