"""What a figure's trunk wears: dress, skirt, coat, cloak."""

from collections.abc import Collection

import numpy as np

from cards.studio.paper.body import Bones
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import Vec, toward

THICK = frozenset({"coat", "cloak"})
SLEEVED = THICK | {"sleeves"}
SKIRTED = THICK | {"dress", "skirt"}
_HEMS = {"dress": 0.92, "skirt": 0.8}


def trunk(part: Drawing, bones: Bones, kind: str, wear: Collection[str]) -> None:
    """Cut the body from the neck to the hip."""
    low, high = (toward(angle) for angle in bones.pose.torso)
    neck_way = toward(bones.neck_angle)
    hip, waist, neck, beside = bones.hip, bones.waist, bones.neck, bones.beside
    bust = 0.50 if kind == "woman" else 0.45
    thick = 1.15 if THICK & set(wear) else 1
    belly = 0.56 if kind == "old" else 0.44
    if {"skirt", "dress"} & set(wear):
        belly = 0.34 if kind == "woman" else 0.42
    part.fill(
        [
            beside(hip + (0, 0.35), low, 0.15),
            beside(hip, low, 0.43 * thick),
            beside(hip * 0.45 + waist * 0.55, low, belly * thick),
            beside(waist + high * 0.35, high, (bust - 0.02) * thick),
            beside(waist * 0.4 + neck * 0.6, high, bust * thick),
            beside(neck - high * 0.08, high, 0.24),
            beside(neck + neck_way * 0.25, neck_way, 0.17),
            beside(neck + neck_way * 0.3, neck_way, -0.22),
            beside(neck + high * 0.02, high, -0.28),
            beside(neck - high * 0.3, high, -0.44 * thick),
            beside(waist * 0.5 + neck * 0.5, high, -0.42 * thick),
            beside(waist, low, -0.32 * thick),
            beside(hip * 0.6 + waist * 0.4, low, -0.40 * thick),
            beside(hip + (0, 0.1), low, -0.52 * thick),
            beside(hip + (0, 0.38), low, -0.3),
        ]
    )


def skirt(
    part: Drawing,
    bones: Bones,
    wear: Collection[str],
    hem: float | None,
    flare: float,
    sway: float,
) -> None:
    """Hang a skirt or coat from the waist: it follows both legs and lags behind by `sway`."""
    if hem is None:
        hem = next((_HEMS[name] for name in wear if name in _HEMS), 0.5)
    low, hip, waist, beside = toward(bones.pose.torso[0]), bones.hip, bones.waist, bones.beside
    ends = sorted((_along_leg(bones, which, hem) for which in (0, 1)), key=lambda end: end[0])
    back = ends[0] - (flare + 0.2 + sway, 0) + (0, abs(sway) * 0.25)
    front = ends[1] + (flare + 0.14, 0.02)
    middle = (front + back) / 2 + (0, 0.10)
    wide = 0.5 if THICK & set(wear) else 0.34
    belt = hip * 0.5 + waist * 0.5
    before, behind = beside(hip + (0, 0.2), low, 0.52), beside(hip + (0, 0.1), low, -0.62)
    part.fill(
        [
            beside(belt, low, wide),
            before * 0.7 + (before * 0.5 + front * 0.5) * 0.3,
            before * 0.35 + front * 0.65 - (0.03, 0),
            (*front, True),
            middle * 0.5 + front * 0.5 + (0, 0.03),
            middle,
            middle * 0.5 + back * 0.5 + (0, 0.03),
            (*back, True),
            behind * 0.4 + back * 0.6 + (sway * 0.1, 0),
            behind,
            beside(belt, low, -wide),
        ]
    )
    for share in (0.25, 0.5, 0.75):
        end = back * (1 - share) + front * share + (0, 0.02)
        start = hip * 0.9 + end * 0.1 + ((share - 0.5) * 0.4, 0.15)
        part.score([start, start * 0.5 + end * 0.5 + ((share - 0.5) * 0.15, 0), end], 0.035)
        halfway, lower = start * 0.45 + end * 0.55, start * 0.2 + end * 0.8 + (0.02, 0)
        part.slit([halfway, lower, end * 0.97 + start * 0.03], 0.022)


def cloak(part: Drawing, bones: Bones, hem: float | None, sway: float) -> None:
    """Hang a cloak from the shoulders."""
    high = toward(bones.pose.torso[1])
    hip, waist, neck, beside = bones.hip, bones.waist, bones.neck, bones.beside
    if hem is None:
        x, y = bones.ankles[0] * 0.4 + hip * 0.6
    else:
        x, y = hip * (1 - hem) + bones.ankles[1] * hem
    part.fill(
        [
            beside(neck, high, 0.30),
            beside(neck - high * 0.6, high, 0.62),
            beside(hip, high, 0.62),
            (x + 0.45, y, True),
            (x - 0.2, y + 0.06),
            (x - 0.95 - sway, y - 0.08, True),
            beside(waist, high, -0.8 - sway * 0.3),
            beside(neck - high * 0.4, high, -0.58),
            beside(neck, high, -0.34),
        ]
    )


def _along_leg(bones: Bones, which: int, share: float) -> Vec:
    """Return the point a share of the way down a leg: 0 hip, .5 knee, 1 ankle."""
    if share < 0.5:
        return bones.hip * (1 - share * 2) + bones.knees[which] * share * 2
    lower = min(1, (share - 0.5) * 2)
    return np.asarray(bones.knees[which] * (1 - lower) + bones.ankles[which] * lower)
