"""Brush strokes: a picture painted again with bristles that follow its forms."""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numba import njit

from cards.studio.colour import Picture
from cards.studio.noise import value_noise


@dataclass(frozen=True)
class Layer:
    """One round of strokes: half width in pixels, and how strict it is.

    `edge` is the change of colour at which a stroke stops, `error` the difference from the
    picture below which no stroke is needed, `length` is in widths.
    """

    half_width: float
    edge: float
    error: float
    length: float = 5
    density: float = 1
    opacity: float = 0.95


LAYERS = (
    Layer(40, 0.55, 0.0, opacity=1),
    Layer(19, 0.40, 0.07),
    Layer(9, 0.26, 0.10, opacity=0.92),
    Layer(4.2, 0.20, 0.10, density=1.1, opacity=0.9),
    Layer(2.2, 0.16, 0.10, density=1.4, opacity=0.9),
)


def flow(picture: Picture, seed: int) -> Picture:
    """Return the angle along which strokes run: along edges, and in soft noise where it is flat."""
    grey = cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), (0, 0), 1.2)
    gx = cv2.Sobel(grey, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(grey, cv2.CV_32F, 0, 1, ksize=3)
    height, width = grey.shape
    angle = 0.3 + (value_noise(height, width, 250, seed, 2) - 0.5) * 3.2
    weight = 0.0006
    c, s = np.cos(angle), np.sin(angle)
    xx, yy, xy = gy * gy + weight * c * c, gx * gx + weight * s * s, -gx * gy + weight * c * s
    xx, yy, xy = (cv2.GaussianBlur(a.astype(np.float32), (0, 0), 5) for a in (xx, yy, xy))
    return (0.5 * np.arctan2(2 * xy, xx - yy)).astype(np.float32)


def strokes(
    picture: Picture, along: Picture, detail: Picture, seed: int
) -> tuple[Picture, Picture]:
    """Paint a picture (sRGB) in layers from broad to fine; return it and the height of its paint.

    Where `detail` is near 1 fine strokes are likely, near 0 rare.
    """
    height, width, _ = picture.shape
    random = np.random.default_rng(seed)
    canvas = np.empty_like(picture)
    canvas[:] = picture.mean((0, 1)) * 0.6
    relief = np.zeros((height, width), np.float32)
    bristles = _bristles(seed)
    for number, layer in enumerate(LAYERS):
        w = layer.half_width
        reference = cv2.GaussianBlur(picture, (0, 0), max(0.5, w * 0.28))
        step = max(1.6, w * 0.8 / layer.density**0.5)
        rows, columns = int(height / step) + 1, int(width / step) + 1
        grid_y, grid_x = np.mgrid[0:rows, 0:columns]
        xs = ((grid_x + random.random((rows, columns))) * step).ravel()
        ys = ((grid_y + random.random((rows, columns))) * step).ravel()
        keep = (xs < width) & (ys < height)
        xs, ys = xs[keep], ys[keep]
        if layer.error:
            blurred = cv2.GaussianBlur(canvas, (0, 0), max(0.6, w * 0.35))
            wrong = np.abs(blurred - reference).sum(2) * (0.35 + 1.6 * detail)
            wrong = wrong[ys.astype(int), xs.astype(int)]
            keep = wrong > layer.error * (0.6 + 0.8 * random.random(len(xs)))
            xs, ys = xs[keep], ys[keep]
        order = random.permutation(len(xs))
        xs, ys = xs[order].astype(np.float32), ys[order].astype(np.float32)
        widths = (w * (0.7 + 0.6 * random.random(len(xs)))).astype(np.float32)
        lengths = widths * 2 * layer.length * (0.5 + 0.8 * random.random(len(xs)))
        lengths = np.minimum(lengths, 440).astype(np.float32)
        _lay(canvas, relief, reference, along, xs, ys, widths, lengths, layer.edge,
             seed * 17 + number, bristles, layer.opacity)  # fmt: skip
    return np.clip(canvas, 0, 1), relief


def impasto(canvas: Picture, relief: Picture, strength: float) -> Picture:
    """Light the paint's relief from the upper left."""
    h = cv2.GaussianBlur(relief, (0, 0), 1.1)
    gx = cv2.Sobel(h, cv2.CV_32F, 1, 0, ksize=3)
    gy = cv2.Sobel(h, cv2.CV_32F, 0, 1, ksize=3)
    slope = np.tanh((-0.6 * gx - 0.75 * gy) * 1.4)[..., None]
    shine = 0.25 + 0.75 * np.sqrt(np.clip(canvas.mean(2, keepdims=True), 0, 1))
    lit = canvas * (1 + strength * 0.35 * slope)
    return np.clip(lit + 0.03 * np.clip(slope, 0, 1) ** 2 * shine, 0, 1)


def _bristles(seed: int) -> Picture:
    """Return rows of bristle marks, evenly spread over [0, 1]."""
    random = np.random.default_rng(seed)

    def streaks(long: float, wide: float) -> Picture:
        a = random.random((256, 1024)).astype(np.float32)
        a = cv2.GaussianBlur(a, (0, 0), sigmaX=long, sigmaY=wide)
        return (a - a.min()) / (a.max() - a.min())

    mixed = streaks(40, 1.5) + streaks(90, 5)
    rank = np.argsort(np.argsort(mixed.ravel())).reshape(mixed.shape)
    return (rank / mixed.size).astype(np.float32)


@njit(cache=True, fastmath=True)
def _trace(ref, theta, x0, y0, half, edge, width, xs, ys):  # noqa: ANN001, ANN202, PLR0917 - compiled
    """Follow the flow both ways from a point; fill `xs`, `ys` and return how many points."""
    height, wide, _ = ref.shape
    ix, iy = int(x0), int(y0)
    back_x, back_y = np.zeros(half + 1, np.float32), np.zeros(half + 1, np.float32)
    count = 0
    for direction in range(2):
        x, y, m = x0, y0, 0
        vx, vy = math.cos(theta[iy, ix]), math.sin(theta[iy, ix])
        if direction == 0:
            vx, vy = -vx, -vy
        for k in range(half):
            x += vx
            y += vy
            jx, jy = int(x), int(y)
            if jx < 0 or jy < 0 or jx >= wide or jy >= height:
                break
            change = 0.0
            for c in range(3):
                change += abs(ref[jy, jx, c] - ref[iy, ix, c])
            if change > edge and k > width * 0.3:
                break
            back_x[m], back_y[m] = x, y
            m += 1
            nx, ny = math.cos(theta[jy, jx]), math.sin(theta[jy, jx])
            if nx * vx + ny * vy < 0:
                nx, ny = -nx, -ny
            vx, vy = vx * 0.65 + nx * 0.35, vy * 0.65 + ny * 0.35
            norm = 1.0 / math.sqrt(vx * vx + vy * vy + 1e-9)
            vx *= norm
            vy *= norm
        if direction == 0:
            for k in range(m):
                xs[k], ys[k] = back_x[m - 1 - k], back_y[m - 1 - k]
            xs[m], ys[m] = x0, y0
            count = m + 1
        else:
            for k in range(m):
                xs[count + k], ys[count + k] = back_x[k], back_y[k]
            count += m
    return count


@njit(cache=True, fastmath=True)
def _mark(xs, ys, count, width, bristles, cover, thick, left, top):  # noqa: ANN001, ANN202, PLR0917 - compiled
    """Drag the bristles along a path; fill its coverage and thickness in a box."""
    rows, columns = bristles.shape
    row, column = np.random.randint(0, rows), np.random.randint(0, columns)
    flip = 1.0 if np.random.random() < 0.5 else -1.0
    across = int(2 * width / 0.7) + 1
    total = float(count - 1)
    u = 0.0
    while u < total:
        k = int(u)
        f = u - k
        x, y = xs[k] * (1 - f) + xs[k + 1] * f, ys[k] * (1 - f) + ys[k + 1] * f
        a, b = max(k - 2, 0), min(k + 3, count - 1)
        tx, ty = xs[b] - xs[a], ys[b] - ys[a]
        norm = 1.0 / math.sqrt(tx * tx + ty * ty + 1e-9)
        tx *= norm
        ty *= norm
        t = u / total
        profile = min(1.0, u / (width * 0.8 + 1e-3) + 0.25)
        tail = (1 - t) * total / (width * 1.6 + 1e-3)
        if tail < 1:
            profile *= 0.35 + 0.65 * tail
        reach = width * profile
        dry = 0.30 * (0.25 + 0.75 * t * t)
        for i in range(across):
            v = -width + 2 * width * i / (across - 1) if across > 1 else 0.0
            if abs(v) > reach:
                continue
            inner = 1.0 - abs(v) / (reach + 1e-6)
            r = int(row + (v / width * 0.5 + 0.5) * min(rows - 1, 14 + width * 1.6)) % rows
            bristle = bristles[r, int(column + u * flip * 0.35) % columns]
            alpha = min(1.0, (bristle - dry) / 0.22 + 0.5) * min(1.0, inner * width * 0.6)
            if alpha <= 0:
                continue
            px, py = int(x - ty * v + 0.5) - left, int(y + tx * v + 0.5) - top
            if px < 0 or py < 0 or px >= cover.shape[1] or py >= cover.shape[0]:
                continue
            cover[py, px] = max(cover[py, px], alpha)
            ridge = bristle * alpha * (1.0 + 0.6 * (1 - min(1.0, inner * 2.5)))
            thick[py, px] = max(thick[py, px], ridge)
        u += 0.6


@njit(cache=True, fastmath=True)
def _lay(canvas, relief, ref, theta, xs, ys, widths, lengths, edge, seed, bristles, opacity):  # noqa: ANN001, ANN202, PLR0917 - compiled
    """Lay all strokes of one layer, in order."""
    height, wide, _ = canvas.shape
    np.random.seed(seed)
    px, py = np.zeros(2000, np.float32), np.zeros(2000, np.float32)
    cover, thick = np.zeros((512, 512), np.float32), np.zeros((512, 512), np.float32)
    colour = np.zeros(3, np.float32)
    for s in range(xs.shape[0]):
        w = widths[s]
        count = _trace(ref, theta, xs[s], ys[s], int(lengths[s] * 0.5), edge, w, px, py)
        if count < 3:
            continue
        left, top = int(px[:count].min() - w - 2), int(py[:count].min() - w - 2)
        right = min(int(px[:count].max() + w + 3), left + 511)
        bottom = min(int(py[:count].max() + w + 3), top + 511)
        cover[: bottom - top, : right - left] = 0.0
        thick[: bottom - top, : right - left] = 0.0
        lighter = (np.random.random() - 0.5) * 0.17
        for c in range(3):
            tint = (np.random.random() - 0.5) * 0.07
            colour[c] = ref[int(ys[s]), int(xs[s]), c] * (1 + lighter) + tint
        _mark(px, py, count, w, bristles, cover, thick, left, top)
        for y in range(max(top, 0), min(bottom, height)):
            for x in range(max(left, 0), min(right, wide)):
                alpha = cover[y - top, x - left] * opacity
                if alpha > 0.01:
                    ridge = thick[y - top, x - left]
                    m = 1.0 + (ridge - 0.6) * 0.05
                    for c in range(3):
                        canvas[y, x, c] += (colour[c] * m - canvas[y, x, c]) * alpha
                    high = ridge * (0.35 + 0.65 * min(1.0, w / 14.0))
                    relief[y, x] += (high - relief[y, x] * 0.55) * alpha * 0.9
