"""The colours of the pictures: one cloth, one paper, one ink, one gold."""

Colour = tuple[int, int, int]

CLOTH: Colour = (31, 61, 69)
CLOTH_DEEP: Colour = (17, 37, 45)
PAPER: Colour = (248, 240, 222)
PAPER_SHADE: Colour = (232, 217, 186)
INK: Colour = (54, 38, 32)
INK_SOFT: Colour = (104, 80, 62)
GOLD: Colour = (226, 180, 84)
GOLD_DEEP: Colour = (150, 104, 32)
RED: Colour = (200, 36, 44)
GREEN: Colour = (44, 100, 48)


def rgb(colour: str) -> Colour:
    """Return the channels of ``#rrggbb``."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return ``a`` with ``share`` (0 to 1) of ``b`` in it."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2, from 0 to 1."""
    red, green, blue = (_linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
