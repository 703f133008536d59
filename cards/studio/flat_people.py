"""People in gouache: heads in profile, arms that end in a hand, legs that end in a shoe.

A head is drawn in a space of its own: it looks right, its skull is a circle of radius 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cards.studio.flat import Sheet
from cards.studio.paper.outlines import Vec, curve, rows

INK = "#2b2230"
PROFILE = (
    "-0.95,0.05 -0.78,-0.66 -0.05,-1 0.66,-0.78 0.87,-0.3 0.86,-0.1 1.2,0.22! 0.93,0.34 "
    "1,0.47 0.93,0.55 0.97,0.66 0.85,0.9 0.5,1.02 0.1,0.9 -0.55,0.8"
)


@dataclass(frozen=True)
class Face:
    """How a head looks: its skin and blush, whether the eye is open, which way the mouth bends.

    `mouth` is 1 for a smile, -1 for grief, 0 for calm; `singing` opens it. `lips` paints them on
    a profile in place of a drawn line.
    """

    skin: str = "#f2c49b"
    blush: str = "#e88a6a"
    awake: bool = False
    mouth: float = 1.0
    singing: bool = False
    lips: str | None = None


def head(sheet: Sheet, face: Face, hair: Sequence[tuple[str, str]] = ()) -> None:
    """Draw a head in profile, then hair and hats over it as pairs of colour and outline."""
    path = sheet.fill(PROFILE, face.skin)
    sheet.shade(path, face.blush, 0.2, -0.16, 0.12, alpha=0.55)
    sheet.disc(0.42, 0.42, 0.24, face.blush, 0.2, alpha=0.7)
    if face.awake:
        sheet.disc(0.62, -0.04, 0.1, INK, 0.14)
        sheet.line("0.42,-0.36 0.62,-0.42 0.8,-0.34", INK, 0.09)
    else:
        sheet.line("0.4,-0.02 0.54,0.08 0.72,0.03", INK, 0.09)
        sheet.line("0.42,-0.3 0.62,-0.36 0.78,-0.28", INK, 0.07)
    if face.singing:
        sheet.disc(0.8, 0.62, 0.13, INK, 0.15)
    elif face.lips:
        sheet.fill("0.7,0.58! 0.86,0.47 1.03,0.5 0.98,0.58 1,0.68 0.86,0.72", face.lips)
        sheet.line([(0.66, 0.57), (0.8, 0.61), (0.99, 0.59)], INK, 0.035)
    else:
        low = 0.66 - 0.06 * face.mouth
        sheet.line([(0.6, low), (0.76, 0.66), (0.93, 0.6)], INK, 0.08)
    for colour, outline in hair:
        sheet.fill(outline, colour)
    sheet.disc(-0.08, 0.12, 0.17, face.skin, 0.21)
    sheet.line("-0.14,0.04 -0.02,0.08 -0.06,0.2", face.blush, 0.06)


def arm(sheet: Sheet, points: str, sleeve: str, skin: str, *, fist: bool = True) -> None:
    """Draw a sleeve along rows (x, y, half a width) and a hand at its end.

    A `fist` closes round what it holds (drawn before); an open hand points on, thumb up.
    """
    run = curve(rows(points), 8)
    sheet.limb(run, sleeve)
    end, half = run[-1, :2], float(run[-1, 2])
    along = _heading(run)
    with sheet.at(*end.tolist(), half * 1.15, float(np.degrees(np.arctan2(*along[::-1])))):
        if fist:
            sheet.fill("-0.3,-0.75 0.6,-0.95 1.5,-0.8 1.85,0 1.5,0.85 0.5,0.95 -0.3,0.75", skin)
            for y in (-0.35, 0.1, 0.5):
                sheet.line([(1.05, y), (1.75, y)], INK, 0.12, alpha=0.55)
        else:
            sheet.fill("-0.3,-0.7 0.8,-0.85 2.2,-0.5 2.7,-0.1 2.2,0.35 1.9,0.7 0.5,0.85 -0.3,0.7",
                       skin)  # fmt: skip
            sheet.limb("0.3,-0.5,0.3 0.9,-1.15,0.26 1.3,-1.45,0.2", skin)
            sheet.line("1.3,0.15 2.4,0.05", INK, 0.1, alpha=0.5)


def leg(sheet: Sheet, points: str, trouser: str, shoe: str, *, left: bool = False) -> None:
    """Draw a leg along rows (x, y, half a width) and a shoe at its end, pointing right."""
    run = curve(rows(points), 8)
    (x, y), half = run[-1, :2].tolist(), float(run[-1, 2])
    turn = float(np.degrees(np.arctan2(*_heading(run)[::-1]))) - 90
    with sheet.at(x, y, half, turn, flip=left):
        sheet.fill("-1.1,-0.4 1.1,-0.4 1.6,0.5 3,0.9 3.4,1.6! -1.2,1.6!", shoe)
    sheet.limb(run, trouser)


def _heading(run: Vec) -> Vec:
    """Return which way a run ends."""
    along = run[-1, :2] - run[-4, :2]
    return along / np.hypot(*along)


def front(sheet: Sheet, face: Face, hair: Sequence[tuple[str, str]] = ()) -> None:
    """Draw a head that looks at us, with its neck; then hair and hats over it (see `head`)."""
    sheet.fill("-0.36,0.5! 0.36,0.5! 0.42,1.5! -0.42,1.5!", face.skin)
    sheet.fill("-0.34,0.9! 0.34,0.9! 0.36,1.12 0,1.24 -0.36,1.12", face.blush, alpha=0.6)
    for side in (-1, 1):
        sheet.disc(0.84 * side, 0.16, 0.17, face.skin, 0.23)
    path = sheet.fill("0,-1 0.62,-0.78 0.86,-0.1 0.74,0.56 0.36,0.96 0,1.06 -0.36,0.96 "
                      "-0.74,0.56 -0.86,-0.1 -0.62,-0.78", face.skin)  # fmt: skip
    sheet.shade(path, face.blush, 0.16, -0.1, 0.12, alpha=0.5)
    for side in (-1, 1):
        x = 0.36 * side
        sheet.disc(0.5 * side, 0.46, 0.2, face.blush, 0.17, alpha=0.75)
        if face.awake:
            sheet.disc(x, 0.06, 0.1, INK, 0.14)
        else:
            sheet.line([(x - 0.15, 0.04), (x, 0.12), (x + 0.15, 0.04)], INK, 0.09)
        sheet.line([(x - 0.15, -0.24), (x, -0.31), (x + 0.15, -0.24)], INK, 0.07)
    sheet.line("0.02,0.14 0.1,0.36 -0.04,0.4", face.blush, 0.09)
    if face.singing:
        sheet.fill("-0.3,0.58! 0.3,0.58! 0.2,0.8 0,0.86 -0.2,0.8", INK)
    else:
        edge = 0.7 - 0.1 * face.mouth
        sheet.line([(-0.26, edge), (0, 0.7), (0.26, edge)], INK, 0.09)
    for colour, outline in hair:
        sheet.fill(outline, colour)
