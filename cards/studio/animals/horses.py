"""A horse with slender legs, a mane and a tail, for where it is looked at closely."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cards.studio import materials, shapes
from cards.studio.animals.eyes import INK
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.geometry import Vec
from cards.studio.shapes import Object

Legs = tuple[tuple[Vec, Vec], ...]
"""Knee and hoof as (y, z) of the left and right fore leg and the left and right hind leg."""

LEAP: Legs = (((-0.98, 0.92), (-1.12, 0.5)), ((-0.86, 0.68), (-0.66, 0.38)),
              ((0.9, 0.62), (1.34, 0.42)), ((0.84, 0.52), (1.16, 0.2)))  # fmt: skip
GALLOP: Legs = (((-0.66, 0.6), (-0.36, 0.4)), ((-0.92, 0.72), (-1.28, 0.42)),
                ((0.58, 0.5), (0.2, 0.22)), ((0.82, 0.56), (0.9, 0.1)))  # fmt: skip
WALK: Legs = (((-0.6, 0.55), (-0.72, 0.06)), ((-0.38, 0.52), (-0.2, 0.06)),
              ((0.52, 0.56), (0.34, 0.06)), ((0.72, 0.54), (0.86, 0.06)))  # fmt: skip


def horse(
    coat: str = "#c8824a", mane: str = "#4a2a20", *, legs: Legs = WALK, neck: float = 55,
    wind: float = 0.4, hoof: str = "#3a2620", **where: Any,
) -> Object:  # fmt: skip
    """Return a horse 2.3 m long and 1.35 m at the withers, facing -Y with feet on z = 0.

    `neck` is its neck's rise in degrees, `wind` how far mane and tail stream back.
    """
    rise = np.radians(neck)
    base = np.array((0, -0.46, 1.14))
    poll = base + 0.74 * np.array((0, -np.cos(rise), np.sin(rise)))
    dip = rise - np.radians(100)
    nose = poll + 0.5 * np.array((0, -np.cos(dip), np.sin(dip)))
    crest = base + 0.5 * (poll - base) + 0.07 * np.array((0, np.sin(rise), np.cos(rise)))
    parts: list[Part] = [
        Blob((0, 0.05, 1.03), (0.26, 0.5, 0.28), coat),
        Blob((0, -0.36, 1.05), (0.25, 0.28, 0.31), coat),
        Blob((0, 0.48, 1.08), (0.27, 0.31, 0.3), coat),
        Limb(base, poll, 0.24, 0.12, coat, blend=0.12),
        Blob(crest, (0.08, 0.2, 0.2), coat, (90 - neck, 0, 0)),
        Limb(poll, nose, 0.135, 0.08, coat, blend=0.06),
        Blob(poll + (nose - poll) * 0.25 + (0, 0.03, -0.04), (0.1, 0.13, 0.13), coat),
        Blob(nose, (0.085, 0.1, 0.09), coat, blend=0.05),
        Limb(poll + (0.06, 0.02, 0.08), poll + (0.085, 0, 0.24), 0.045, 0.01, coat, both=True,
             blend=0.03),
        *_legs(legs, coat, hoof),
    ]  # fmt: skip
    hair, dark = materials.paint(mane, vary=0.15, scale=9), materials.paint(INK, rough=0.15, vary=0)
    things = [model(parts, voxel=0.022, blend=0.11, scale=5)]
    eye = poll + (nose - poll) * 0.22
    things += [shapes.ball(0.028, dark, sides=16, at=eye + (s * 0.115, 0, 0.05)) for s in (-1, 1)]
    back = np.array((0, 1.0, 0))
    for k, t in enumerate(np.linspace(0.05, 1.05, 9)):
        root = base + (poll - base) * t + (0, 0.1, 0.12 + 0.04 * np.sin(np.pi * t))
        fall = wind * back * (0.42 + 0.08 * (k % 3))
        lock = [root, root + fall * 0.5 + (0.03 * (-1) ** k, 0.02, 0.05),
                root + fall + (0.05 * (-1) ** k, 0, -0.1 + 0.18 * wind)]  # fmt: skip
        things.append(shapes.tube(lock, [0.07, 0.06, 0.01], hair))
    dock = np.array((0, 0.74, 1.2))
    for k in range(5):
        side = 0.05 * (k - 2)
        lock = [
            dock,
            dock + (side, 0.2 + 0.15 * wind, 0.04),
            dock + (side * 1.6, 0.32 + 0.5 * wind, -0.3 + 0.25 * wind),
            dock + (side * 2.2, 0.36 + 0.85 * wind + 0.05 * (k % 2), -0.62 + 0.6 * wind),
        ]
        things.append(shapes.tube(lock, [0.06, 0.07, 0.065, 0.01], hair))
    return shapes.group(things, **where)


def _legs(legs: Sequence[tuple[Vec, Vec]], coat: str, hoof: str) -> list[Part]:
    parts: list[Part] = []
    for k, (knee, foot) in enumerate(legs):
        x, fore = (0.14, -0.14)[k % 2], k < 2
        top = (x, -0.42, 0.98) if fore else (x, 0.52, 1.0)
        middle, end = (x, *knee), np.array((x, *foot))
        heading = (end - middle) / np.linalg.norm(end - middle)
        parts += [
            Limb(top, middle, 0.15 if fore else 0.19, 0.075, coat, blend=0.1),
            Limb(middle, end - heading * 0.06, 0.07, 0.05, coat, blend=0.05),
            Limb(end - heading * 0.07, end, 0.06, 0.085, hoof, blend=0.02),
        ]
    return parts
