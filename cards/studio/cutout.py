"""Cut-outs in two and a half dimensions: outlines that are inflated, lit, shaded and layered.

Points are in shares of the card's width and height, from the upper left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
import skia

from cards.studio.colour import Picture, light
from cards.studio.geometry import Vec, catmull
from cards.studio.noise import fractal
from cards.studio.skies import HEIGHT, WIDTH

SIZE = np.array([WIDTH, HEIGHT])


@dataclass(frozen=True)
class Paper:
    """How a cut-out looks: its colours from top to bottom, thickness, light and shadow.

    `thick` is how many pixels from the outline it is full; `rim` an edge light's colour, width
    and strength; `shadow` the pixels right, down, blurred, and its strength; `glow` own light.
    """

    colour: str
    second: str | None = None
    thick: float = 60
    toward: Vec = (-0.5, -0.6, 0.6)
    shade: float = 0.75
    grain: float = 0.2
    grain_size: int = 60
    rim: tuple[str, float, float] | None = None
    shadow: tuple[float, float, float, float] | None = (5, 9, 9, 0.4)
    glow: float = 0.0


def curve(points: Sequence[Vec], *, closed: bool = True) -> skia.Path:
    """Return a smooth outline (or line) through points."""
    p = np.array(points, float) * SIZE
    n = len(p)

    def at(i: int) -> np.ndarray:
        return p[i % n] if closed else p[min(max(i, 0), n - 1)]

    path = skia.Path()
    path.moveTo(*p[0])
    for i in range(n if closed else n - 1):
        first = at(i) + (at(i + 1) - at(i - 1)) / 6
        second = at(i + 1) - (at(i + 2) - at(i)) / 6
        path.cubicTo(*first, *second, *at(i + 1))
    if closed:
        path.close()
    return path


def polygon(points: Sequence[Vec]) -> skia.Path:
    """Return an outline with sharp corners."""
    path = skia.Path()
    path.addPoly([skia.Point(*map(float, np.array(p) * SIZE)) for p in points], close=True)
    return path


def disc(x: float, y: float, radius: float) -> skia.Path:
    """Return a circle whose radius is a share of the card's width."""
    path = skia.Path()
    path.addCircle(x * WIDTH, y * HEIGHT, radius * WIDTH)
    return path


def limb(points: Sequence[Vec], radii: Sequence[float]) -> skia.Path:
    """Return a tapered stroke along a curve; radii in pixels."""
    q = catmull(np.c_[np.array(points) * SIZE, radii], 10)
    along = np.gradient(q[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    across = np.c_[-along[:, 1], along[:, 0]] * q[:, 2:3]
    rim = np.r_[q[:, :2] + across, (q[:, :2] - across)[::-1]]
    path = skia.Path()
    path.addPoly([skia.Point(*map(float, p)) for p in rim], close=True)
    for x, y, radius in (q[0], q[-1]):
        end = skia.Path()
        end.addCircle(float(x), float(y), float(radius))
        # United, because outlines that run in opposite ways would cut holes in each other.
        path = skia.Op(path, end, skia.PathOp.kUnion_PathOp)
    return path


def mask(*paths: skia.Path, stroke: float = 0) -> Picture:
    """Return where outlines are filled (or drawn `stroke` pixels wide), 0 to 1."""
    surface = skia.Surface(WIDTH, HEIGHT)
    canvas = surface.getCanvas()
    canvas.clear(0)
    ink = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    if stroke:
        ink.setStyle(skia.Paint.kStroke_Style)
        ink.setStrokeWidth(stroke)
        ink.setStrokeCap(skia.Paint.kRound_Cap)
    for path in paths:
        canvas.drawPath(path, ink)
    return surface.makeImageSnapshot().toarray()[..., 3].astype(np.float32) / 255


@cache
def _grain(scale: int) -> Picture:
    return fractal(HEIGHT * 2, WIDTH * 2, scale, 1234 + scale, 5)


def grain(scale: int, seed: int) -> Picture:
    """Return a card's size of noise, cut at random from one large field."""
    field = _grain(scale)
    random = np.random.default_rng(seed * 31 + scale)
    y, x = random.integers(field.shape[0] - HEIGHT), random.integers(field.shape[1] - WIDTH)
    return field[y : y + HEIGHT, x : x + WIDTH]


def lay(picture: Picture, shape: Picture, paper: Paper, seed: int = 0) -> Picture:
    """Lay a cut-out on a linear picture and return the result."""
    rows, columns = np.where(shape.max(1) > 0.02)[0], np.where(shape.max(0) > 0.02)[0]
    if not len(rows):
        return picture
    pad = 60
    box = (
        slice(max(0, rows[0] - pad), min(HEIGHT, rows[-1] + pad)),
        slice(max(0, columns[0] - pad), min(WIDTH, columns[-1] + pad)),
    )
    m = np.ascontiguousarray(shape[box])
    result, under = picture.copy(), picture[box]
    if paper.shadow:
        dx, dy, blur, strength = paper.shadow
        move = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
        cast = cv2.warpAffine(m, move, m.shape[::-1], borderMode=cv2.BORDER_REPLICATE)
        under = under * (1 - cv2.GaussianBlur(cast, (0, 0), blur)[..., None] * strength)
    result[box] = under * (1 - m[..., None]) + _lit(m, box, rows, paper, seed) * m[..., None]
    return result


def _lit(
    m: Picture, box: tuple[slice, slice], rows: np.ndarray, paper: Paper, seed: int
) -> Picture:
    """Return the cut-out's own surface: coloured, grained, inflated and lit."""
    down = (np.arange(box[0].start, box[0].stop) - rows[0]) / max(1, rows[-1] - rows[0])
    down = np.clip(down, 0, 1).astype(np.float32)[:, None, None]
    base = light(paper.colour) * (1 - down) + light(paper.second or paper.colour) * down
    fine, coarse = grain(paper.grain_size, seed)[box], grain(240, seed + 1)[box]
    base = base * (1 + paper.grain * (2 * fine - 1 + 0.8 * (2 * coarse - 1)))[..., None]
    inner = cv2.distanceTransform((m > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    full = np.clip(inner / paper.thick, 0, 1)
    height = np.sqrt(np.clip(1 - (1 - full) ** 2, 0, 1)) * paper.thick
    height = cv2.GaussianBlur(height, (0, 0), max(2, paper.thick * 0.12))
    height += (fine - 0.5) * paper.thick * 0.1
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
    up = 1 / np.sqrt(1 + gx * gx + gy * gy)
    lx, ly, lz = np.array(paper.toward) / np.linalg.norm(paper.toward)
    lit = 0.35 + 0.88 * np.clip((-gx * lx - gy * ly + lz) * up, 0, 1)
    surface = base * (1 - paper.shade + paper.shade * lit + paper.glow)[..., None]
    if paper.rim:
        colour, width, strength = paper.rim
        edge = np.exp(-inner / width) * np.clip((-gx * lx - gy * ly) * up * 2 + 0.1, 0, 1)
        surface = surface + (edge * strength)[..., None] * light(colour)
    return surface.astype(np.float32)


def stain(picture: Picture, shape: Picture, colour: str, amount: float = 1.0) -> Picture:
    """Paint a flat soft mark, as of a lid, a lip or a shadow."""
    m = cv2.GaussianBlur(shape, (0, 0), 1.0)[..., None] * amount
    return picture * (1 - m) + light(colour) * m
