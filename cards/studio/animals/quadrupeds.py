"""Four-legged animals, built from one table of proportions. They face -Y with feet on z = 0."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.animals.eyes import INK, eyes
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.geometry import Vec
from cards.studio.shapes import Object


@dataclass(frozen=True)
class Kind:
    """A four-legged animal's proportions in metres, and its colours."""

    length: float
    legs: float
    girth: float
    thick: float
    """Radius of a leg."""
    neck: tuple[float, float]
    """How far the head is before and above the shoulder."""
    head: float
    muzzle: float
    ears: tuple[float, float, float]
    """Length, thickness, and how far they spread sideways."""
    tail: tuple[Vec, ...]
    """Points from the rump; y backward, z up."""
    coat: str
    belly: str
    feet: str
    tail_thick: float = 0.05
    tail_tip: str | None = None


KINDS: dict[str, Kind] = {
    "fox": Kind(
        0.8,
        0.32,
        0.17,
        0.045,
        (0.18, 0.22),
        0.15,
        0.17,
        (0.19, 0.055, 0.3),
        ((0, 0), (0.3, -0.05), (0.6, 0.05)),
        "#c8622a",
        "#f0e4d0",
        "#3a2018",
        0.11,
        "#f4ead8",
    ),
    "deer": Kind(
        1.3,
        0.85,
        0.26,
        0.055,
        (0.34, 0.58),
        0.15,
        0.22,
        (0.18, 0.05, 1.3),
        ((0, 0.02), (0.1, 0.06)),
        "#9a6a42",
        "#dcc09a",
        "#5a3c28",
        0.05,
        "#f2e6d0",
    ),
    "lamb": Kind(
        0.6,
        0.28,
        0.19,
        0.04,
        (0.12, 0.16),
        0.11,
        0.08,
        (0.13, 0.04, 1.6),
        ((0, 0), (0.1, -0.1)),
        "#f2ead8",
        "#e8dcc4",
        "#4a3c38",
        0.05,
    ),
}


def _legs(k: Kind, lift: Sequence[float]) -> list[Part]:
    body, parts = k.legs + k.girth * 0.6, []
    wide = k.girth * 0.58
    for i, (side, front) in enumerate(((1, 1), (-1, 1), (1, 0), (-1, 0))):
        y = -k.length * 0.32 if front else k.length * 0.33
        swing = lift[i] * k.legs
        x, knee_y = side * wide, y + (-0.15 * k.legs if not front else 0) - swing * 0.3
        knee = (x, knee_y, k.legs * 0.5)
        foot = (x, y + (0.04 if not front else 0) - swing, 0.05 + abs(swing) * 0.25)
        parts += [
            Limb((x * 0.9, y, body), knee, k.thick * 1.6, k.thick, k.coat),
            Limb(knee, foot, k.thick, k.thick * 0.85, k.feet, blend=k.thick),
            Blob(
                (foot[0], foot[1] - k.thick * 0.5, foot[2] - 0.02),
                (k.thick, k.thick * 1.5, 0.05),
                k.feet,
                blend=k.thick,
            ),
        ]
    return parts


def _head(k: Kind, at: Vec) -> list[Part]:
    x, y, z = at
    h = k.head
    long, thick, spread = k.ears
    nose_y, nose_z = y - h * 0.8 - k.muzzle, z - h * 0.35
    parts: list[Part] = [Blob(at, (h, h * 1.08, h * 0.95), k.coat)]
    if k.muzzle:
        parts += [
            Limb((x, y - h * 0.3, z - h * 0.12), (x, nose_y, nose_z), h * 0.62, h * 0.3, k.coat,
                 blend=h * 0.5),
            Limb((x, y - h * 0.6, z - h * 0.4), (x, nose_y + h * 0.1, nose_z - h * 0.12), h * 0.38,
                 h * 0.22, k.belly, blend=h * 0.3, weight=1.4),
            Blob((x, nose_y - h * 0.22, nose_z + h * 0.1), (h * 0.17, h * 0.14, h * 0.14), INK,
                 blend=h * 0.1),
        ]  # fmt: skip
    if long:
        root, tip = (
            (h * 0.55, y + h * 0.15, z + h * 0.62),
            (h * 0.55 + long * spread, y + h * 0.25, z + h * 0.62 + long * (1 - spread * 0.55)),
        )
        parts += [
            Limb(root, tip, thick, thick * 0.35, k.coat, both=True, blend=h * 0.25),
            Limb(
                np.add(root, (0, -thick * 0.6, thick * 0.3)),
                np.subtract(tip, (0, thick * 0.4, long * 0.2)),
                thick * 0.5,
                thick * 0.15,
                "#d8a890",
                both=True,
                blend=h * 0.05,
                weight=1.3,
            ),
        ]
    return parts


def _tail(k: Kind, at: Vec) -> list[Part]:
    points = [(at[0], at[1] + y, at[2] + z) for y, z in k.tail]
    parts: list[Part] = []
    for i, (a, b) in enumerate(pairwise(points)):
        last = i == len(points) - 2
        colour = k.tail_tip if last and k.tail_tip else k.coat
        r = k.tail_thick * (0.75 if i == 0 else 1)
        parts.append(Limb(a, b, r, k.tail_thick * (0.45 if last else 1), colour))
    return parts


def standing(
    kind: str,
    *,
    coat: str | None = None,
    stride: Sequence[float] = (0, 0, 0, 0),
    look_down: float = 0.0,
    fineness: float = 1.0,
    extra: Sequence[Part] = (),
    **where: Any,
) -> Object:
    """Return a four-legged animal on its feet.

    `stride` swings the legs (left fore, right fore, left hind, right hind) forward by shares of
    their length; `look_down` lowers the head by metres.
    """
    k = _recoloured(kind, coat)
    z = k.legs + k.girth * 0.75
    g, length = k.girth, k.length
    shoulder = (0, -length * 0.36, z + g * 0.25)
    head = (0, shoulder[1] - k.neck[0], shoulder[2] + k.neck[1] - look_down)
    parts: list[Part] = [
        Blob((0, -length * 0.3, z + g * 0.05), (g * 0.95, length * 0.26, g * 1.08), k.coat),
        Blob((0, 0, z), (g * 0.9, length * 0.42, g * 0.95), k.coat),
        Blob((0, length * 0.3, z + g * 0.05), (g * 0.92, length * 0.24, g * 1.05), k.coat),
        Blob(
            (0, -length * 0.05, z - g * 0.45), (g * 0.7, length * 0.4, g * 0.5), k.belly, weight=1.2
        ),
        Limb(shoulder, head, g * 0.75, k.head * 0.72, k.coat, blend=g * 0.5),
        *_legs(k, stride),
        *_head(k, head),
        *_tail(k, (0, length * 0.5, z + g * 0.5)),
        *extra,
    ]
    body = model(
        parts, voxel=max(0.012, length / 60) * fineness, blend=g * 0.35, scale=6, bump=0.15
    )
    return shapes.group([body, *eyes(head, k.head)], **where)


def sitting(kind: str, *, coat: str | None = None, paws: Vec | None = None, **where: Any) -> Object:
    """Return an animal sitting upright like a cat; `paws` is where the right fore paw goes."""
    k = _recoloured(kind, coat)
    g, tall = k.girth, k.legs + k.girth * 1.7
    head = (0, -g * 0.55 - k.neck[0] * 0.25, tall + k.head * 0.75 + k.neck[1] * 0.2)
    shoulder = (0, -g * 0.45, tall)
    reach = paws or (-g * 0.45, -g * 1.2, 0.05)
    rest = (g * 0.45, -g * 1.2, 0.05)
    parts: list[Part] = [
        Blob((0, g * 0.55, g * 0.95), (g * 1.05, g * 1.15, g * 1.05), k.coat),
        Limb((0, g * 0.3, g), shoulder, g * 0.95, g * 0.72, k.coat, blend=g * 0.5),
        Limb((0, -g * 0.35, g), (0, -g * 0.75, tall), g * 0.5, g * 0.42, k.belly, weight=1.3),
        Blob((g * 0.8, g * 0.3, g * 0.6), (g * 0.42, g * 0.8, g * 0.65), k.coat, both=True),
        Blob((g * 0.75, -g * 0.45, 0.05), (g * 0.3, g * 0.55, 0.06), k.feet, both=True, blend=0.03),
        Limb(shoulder, head, g * 0.6, k.head * 0.75, k.coat, blend=g * 0.4),
        Limb(
            (-g * 0.45, -g * 0.7, tall - g * 0.1), reach, k.thick * 1.2, k.thick, k.coat, blend=0.04
        ),
        Limb(
            (g * 0.45, -g * 0.7, tall - g * 0.1), rest, k.thick * 1.2, k.thick, k.coat, blend=0.04
        ),
        Blob(reach, (k.thick * 1.15,) * 3, k.feet, blend=0.03),
        Blob(rest, (k.thick * 1.1, k.thick * 1.5, k.thick), k.feet, blend=0.03),
        *_head(k, head),
        *_tail(k, (g * 0.5, g * 1.4, k.tail_thick + 0.05)),
    ]
    body = model(parts, voxel=max(0.012, g / 14), blend=g * 0.35, scale=8, bump=0.15)
    return shapes.group([body, *eyes(head, k.head)], **where)


def _recoloured(kind: str, coat: str | None) -> Kind:
    k = KINDS[kind]
    return k if coat is None else Kind(**{**vars(k), "coat": coat})


def deer(**where: Any) -> Object:
    """Return a stag with plain antlers."""
    k = KINDS["deer"]
    horn = materials.paint("#c8ac84", vary=0.2)
    z = k.legs + k.girth * 1.0 + k.neck[1]
    y = -k.length * 0.36 - k.neck[0]
    tines = []
    for s in (-1, 1):
        main = [
            (s * 0.06, y, z + 0.12),
            (s * 0.22, y + 0.1, z + 0.35),
            (s * 0.42, y + 0.02, z + 0.62),
            (s * 0.36, y - 0.1, z + 0.95),
        ]
        tines.append(shapes.tube(main, [0.035, 0.032, 0.025, 0.008], horn))
        for t, (a, b) in enumerate(((0.18, 0.02), (0.34, 0.2), (0.45, 0.3))):
            start = main[1] if t == 0 else main[2]
            end = (start[0] + s * a * 0.5, start[1] - 0.16, start[2] + b + 0.12)
            tines.append(shapes.tube([start, end], [0.024, 0.006], horn, steps=3))
    return shapes.group([standing("deer"), *tines], **where)
