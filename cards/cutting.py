"""From a picture of any shape to a card of 2:3: its best part, or all of it on paper."""

from itertools import accumulate

from PIL import Image, ImageFilter, ImageOps

from cards.intake import ALL_FORMATS, Decoded, Header, decode, decoding
from cards.palette import PAPER

SHAPES = (1 / 3, 3.0)
"""Width over height: what is stranger than this shows too little of itself as a card."""
_GRAIN = 96
"""Pixels of the longer side at which it is judged where something is to be seen."""
_MIDDLE = 0.35
"""How much nearer to the middle counts: of the worth of the liveliest part."""

Box = tuple[float, float, float, float]


def take_in_any(
    data: bytes, size: tuple[int, int], *, pad: bool
) -> tuple[Image.Image, Header, float]:
    """Return a picture of exactly ``size``, what its file said, and which share was cut off.

    Raises PictureRefused; nothing else.
    """
    with decoding():
        whole = decode(data, size, formats=ALL_FORMATS, shapes=SHAPES)
        if pad:
            return whole.in_srgb(_padded(whole.upright, size)), whole.header, 0.0
        box = best_part(whole.upright, size[0] / size[1])
        fitted = whole.upright.resize(size, Image.Resampling.HAMMING, box=box, reducing_gap=2.0)
        return whole.in_srgb(fitted), whole.header, _share_cut(whole, box)


def best_part(picture: Image.Image, aspect: float) -> Box:
    """Return the largest part of this width over height that shows most.

    What shows something has edges; of two parts that show as much the one nearer to the middle is
    taken, and of tall pictures one a little above it, where faces are.
    """
    width, height = picture.size
    wide = width / height > aspect
    long, part = (width, height * aspect) if wide else (height, width / aspect)
    worth = _profile(picture, wide=wide)
    window = max(1, round(len(worth) * part / long))
    sums = [0, *accumulate(worth)]
    middle = (len(worth) - window) * (0.5 if wide else 0.42)
    reach = max(1.0, len(worth) - window)
    most = max(sums[at + window] - sums[at] for at in range(len(worth) - window + 1)) or 1

    def rank(at: int) -> float:
        return (sums[at + window] - sums[at]) / most - _MIDDLE * (abs(at - middle) / reach) ** 2

    best = max(range(len(worth) - window + 1), key=rank)
    start = min(best / len(worth) * long, long - part)
    if wide:
        return (start, 0, start + part, height)
    return (0, start, width, start + part)


def _profile(picture: Image.Image, *, wide: bool) -> list[int]:
    """Return how lively each column (of a wide picture) or row is."""
    small = ImageOps.contain(picture, (_GRAIN, _GRAIN), Image.Resampling.BOX).convert("L")
    edges = small.filter(ImageFilter.FIND_EDGES)
    line = (edges.width, 1) if wide else (1, edges.height)
    profile = list(edges.resize(line, Image.Resampling.BOX).tobytes())
    profile[0] = profile[-1] = 0  # the filter leaves the outermost pixels as they were
    return profile


def _padded(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return all of the picture in the middle of a sheet of paper."""
    inner = ImageOps.contain(picture, size, Image.Resampling.HAMMING)
    sheet = Image.new("RGB", size, PAPER)
    sheet.paste(inner, ((size[0] - inner.width) // 2, (size[1] - inner.height) // 2))
    return sheet


def _share_cut(whole: Decoded, box: Box) -> float:
    kept = (box[2] - box[0]) * (box[3] - box[1])
    return max(0.0, 1 - kept / (whole.upright.width * whole.upright.height))
