"""Outlines: written as text, bent to smooth paths.

An outline is text, `"x,y x,y! x,y"`: a smooth line through the points, `!` marking a sharp corner;
or rows `(x, y)`, `(x, y, True)` for a corner. A band has half a width as well: text `"x,y,w x,y,w"`
or rows `(x, y, w)`.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import skia

Vec = npt.NDArray[np.float64]
Points = str | Sequence[Sequence[float]] | Vec
Shape = skia.Path | Points


def rows(points: Points) -> Vec:
    """Return points as an array, one row each; the mark of a corner is dropped."""
    if isinstance(points, str):
        words = points.replace("!", "").split()
        return np.array([[float(number) for number in word.split(",")] for word in words])
    return np.asarray(points, float)


def _outline(points: Points) -> tuple[Vec, list[bool]]:
    """Return the points of an outline and which of them are corners."""
    if isinstance(points, str):
        return rows(points), [word.endswith("!") for word in points.split()]
    if isinstance(points, np.ndarray):
        return points[:, :2], [False] * len(points)
    corners = [len(point) > 2 and bool(point[2]) for point in points]
    return rows([point[:2] for point in points]), corners


def spline(points: Shape, *, closed: bool = True) -> skia.Path:
    """Return a smooth path through the points (centripetal Catmull-Rom as cubic Béziers)."""
    if isinstance(points, skia.Path):
        return points
    p, corner = _outline(points)
    count = len(p)
    path = skia.Path()
    path.moveTo(*p[0].tolist())
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        before = p[i - 1] if closed or i else p[i]
        after = p[(i + 2) % count] if closed or i + 2 < count else p[j]
        first, second = _handles(before, p[i], p[j], after)
        if corner[i] or (before == p[i]).all():
            first = p[i] + (p[j] - p[i]) / 3
        if corner[j] or (after == p[j]).all():
            second = p[j] - (p[j] - p[i]) / 3
        path.cubicTo(*first.tolist(), *second.tolist(), *p[j].tolist())
    if closed:
        path.close()
    return path


def _handles(p0: Vec, p1: Vec, p2: Vec, p3: Vec) -> tuple[Vec, Vec]:
    """Return the Bézier handles of a centripetal Catmull-Rom segment from p1 to p2."""
    a, b, c = (max(float(np.hypot(*v)), 1e-6) ** 0.5 for v in (p1 - p0, p2 - p1, p3 - p2))
    first = (a * a * p2 - b * b * p0 + (2 * a * a + 3 * a * b + b * b) * p1) / (3 * a * (a + b))
    second = (c * c * p1 - b * b * p3 + (2 * c * c + 3 * c * b + b * b) * p2) / (3 * c * (c + b))
    return first, second


def curve(points: Points, steps: int = 8) -> Vec:
    """Return a dense smooth run through rows of any width (Catmull-Rom), `steps` to a segment."""
    p = rows(points)
    if len(p) < 3:
        t = np.linspace(0, 1, steps + 1)[:, None]
        return p[0] * (1 - t) + p[-1] * t
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    runs = []
    for i in range(1, len(q) - 2):
        a, b, c, d = q[i - 1 : i + 3]
        cubic = (3 * b - a - 3 * c + d) * t**3
        square = (2 * a - 5 * b + 4 * c - d) * t**2
        runs.append(0.5 * (2 * b + (c - a) * t + square + cubic))
    return np.vstack([*runs, p[-1:]])


def band(points: Points, steps: int = 8, *, caps: bool = True) -> skia.Path:
    """Return a tapering, bending band through rows (x, y, half a width): an arm, a branch, hair."""
    run = curve(points, steps)
    xy, half = run[:, :2], np.maximum(run[:, 2], 1e-5)
    along = np.gradient(xy, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1) * half[:, None]
    path = polygon(np.vstack([xy + across, (xy - across)[::-1]]))
    if caps:
        for end in (0, -1):
            if half[end] > 2e-4:
                x, y = xy[end].tolist()
                path.addCircle(x, y, float(half[end]), skia.PathDirection.kCCW)
    path.setFillType(skia.PathFillType.kWinding)
    return path


def polygon(points: Points, *, closed: bool = True) -> skia.Path:
    """Return a path of straight lines."""
    path = skia.Path()
    flat = rows(points) if isinstance(points, str) else [point[:2] for point in points]
    path.addPoly([skia.Point(float(x), float(y)) for x, y in flat], closed)
    return path


def ellipse(x: float, y: float, across: float, down: float | None = None) -> skia.Path:
    """Return a circle or ellipse of the given half axes."""
    down = across if down is None else down
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - across, y - down, x + across, y + down))
    return path


def rectangle(x: float, y: float, width: float, height: float, round: float = 0) -> skia.Path:
    """Return a rectangle by its top left corner, its corners rounded by `round`."""
    path = skia.Path()
    path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), round, round))
    return path


def whole_page() -> skia.Path:
    """Return a rectangle that covers the card, its edges out of sight."""
    return rectangle(-40, -40, 880, 1280)


def arc(
    x: float, y: float, across: float, down: float, start: float, end: float, count: int = 40
) -> Vec:
    """Return points on an ellipse from angle `start` to `end` (degrees, 90 is down)."""
    angle = np.radians(np.linspace(start, end, count))
    return np.stack([x + across * np.cos(angle), y + down * np.sin(angle)], 1)


def toward(angle: float) -> Vec:
    """Return the unit vector at an angle: 0 is right, 90 down, 270 up."""
    return np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))])


def joined(*paths: skia.Path) -> skia.Path:
    """Return one path of several, filled where any of them is."""
    path = skia.Path()
    for one in paths:
        path.addPath(one)
    path.setFillType(skia.PathFillType.kWinding)
    return path


def inside_out(*paths: skia.Path) -> skia.Path:
    """Return everything outside the given paths: cutting it leaves only what lies within."""
    path = joined(*paths)
    path.setFillType(skia.PathFillType.kInverseWinding)
    return path


def length(points: Points) -> float:
    """Return how long a run of points is."""
    return float(sum(np.hypot(*(b - a)) for a, b in pairwise(rows(points)[:, :2])))
