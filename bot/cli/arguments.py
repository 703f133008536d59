"""Values on the command line: what is allowed, and a sentence for what is not."""

import argparse
from collections.abc import Callable


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number from ``least`` to ``most``."""

    def read(written: str) -> int:
        if written.isdecimal() and least <= int(written) <= most:
            return int(written)
        raise argparse.ArgumentTypeError(f"{written!r} is no whole number from {least} to {most}")

    return read


def chance(written: str) -> float:
    """Return a probability."""
    try:
        value = float(written)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{written!r} is no number from 0 to 1")
    return value


def text(value: str) -> str:
    """Return what is text in the terminal's encoding."""
    try:
        value.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{value!r} is no text") from None
    return value
