"""Hands from the side, by the angles of their fingers' bones."""

import numpy as np

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import toward

FINGERS = {
    "relaxed": ((8, 25, 40), (14, 32, 45), (20, 38, 50), (26, 44, 55)),
    "reach": ((-14, -10, -2), (-3, 0, 6), (7, 11, 17), (18, 24, 30)),
    "point": ((-6, -4, -2), (50, 120, 170), (56, 126, 175), (60, 130, 178)),
    "hold": ((20, 80, 150), (26, 88, 155), (32, 95, 160), (38, 100, 165)),
    "cup": ((-2, -18, -48), (6, -8, -36), (14, 2, -26), (22, 12, -16)),
    "spread": ((-30, -28, -22), (-10, -8, -4), (10, 12, 14), (30, 30, 30)),
}
"""Angles of three bones of four fingers, from the one beside the thumb; 0 along the hand."""

THUMBS = {
    "relaxed": (-30, -8),
    "reach": (-55, -38),
    "point": (-20, 20),
    "hold": (-30, 35),
    "cup": (-62, -70),
    "spread": (-75, -62),
}

_LENGTHS, _SHARES = (0.21, 0.24, 0.22, 0.17), (0.95, 0.7, 0.55)
_WIDTHS = (0.058, 0.05, 0.034)


def hand(
    sheet: Drawing,
    x: float,
    y: float,
    angle: float,
    size: float,
    pose: str = "relaxed",
    *,
    flip: bool = False,
) -> None:
    """Cut a hand `size` long from its wrist at (x, y) along an angle, thumb up (`flip`: down)."""
    with sheet.at(x, y, size, angle, height=-size if flip else size):
        sheet.limb("-.15,0,.135 .15,0,.17 .42,.01,.19 .52,.02,.16")
        for i, bones in enumerate(FINGERS[pose]):
            tip = np.array([0.46, -0.12 + 0.085 * i])
            finger = [(tip[0] - 0.1, tip[1], 0.07), (*tip, 0.068)]
            for bone, share, width in zip(bones, _SHARES, _WIDTHS, strict=True):
                tip = tip + toward(bone) * _LENGTHS[i] * share
                finger.append((*tip, width))
            sheet.limb(finger, steps=5)
        root = np.array([0.12, -0.10])
        middle = root + toward(THUMBS[pose][0]) * 0.26
        tip = middle + toward(THUMBS[pose][1]) * 0.22
        sheet.limb([(0.05, -0.04, 0.1), (*root, 0.085), (*middle, 0.062), (*tip, 0.038)], steps=5)
