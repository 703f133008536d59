"""What a picture feels like by its colours alone: words for cards that nobody has described."""

import math
from statistics import fmean, pstdev

from cards.likeness import Sketch

DARK, BRIGHT = 35.0, 70.0
"""Mean lightness (L*, 0 to 100) below and above which a picture is called so."""
GREY = 12.0
"""Mean chroma below which a picture has no colour to speak of."""
CALM, LIVELY = 10.0, 22.0
"""Standard deviation of lightness below and above which a picture is called so."""

_HUES = (
    (50.0, ("red", "passion")),
    (80.0, ("orange", "warmth", "autumn")),
    (110.0, ("yellow", "sunshine")),
    (180.0, ("green", "nature")),
    (305.0, ("blue", "sea and sky", "cold")),
    (345.0, ("purple", "dusk", "dream")),
    (360.0, ("red", "passion")),
)
"""Upper bound of the hue angle in the a*b* plane, in degrees, and words for it."""


def mood(sketch: Sketch) -> tuple[str, ...]:
    """Return a few English words for the colours of a picture; never none."""
    lightness = [colour[0] for colour in sketch]
    a, b = fmean(colour[1] for colour in sketch), fmean(colour[2] for colour in sketch)
    words: list[str] = []
    if fmean(lightness) < DARK:
        words += ["dark", "night", "secret"]
    elif fmean(lightness) > BRIGHT:
        words += ["bright", "light", "morning"]
    if fmean(math.hypot(colour[1], colour[2]) for colour in sketch) < GREY:
        words += ["grey", "silence", "sadness"]
    else:
        hue = math.degrees(math.atan2(b, a)) % 360
        words += next(names for bound, names in _HUES if hue <= bound)
    if pstdev(lightness) < CALM:
        words += ["calm", "emptiness"]
    elif pstdev(lightness) > LIVELY:
        words += ["contrast", "drama"]
    return tuple(words)
