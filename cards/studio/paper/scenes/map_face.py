"""An old map is a sleeping face; its lakes are closed eyes, and a caravan is on its way."""

import numpy as np

from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.outlines import curve, ellipse, polygon, rectangle, toward
from cards.studio.paper.page import XX, YY, Picture, near
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import clouds

MIDDLE, HALF, TILT = (396, 572), (292, 452), 6
"""Where the face lies, half its breadth and height, and its tilt in degrees."""
LEVELS = 12


def build() -> Box:
    table = glow("#5a3c26", "#3a2416", "#1d110b", at=(250, 250), radius=1100)
    finish = Finish(bloom=0.05, vignette=0.25, contrast=0.35, exposure=0.92)
    box = Box(table, (180, 40), "#4a2a16", (0.45, 0.7), finish)
    height = _height()
    _sea(box, height)
    _land(box, height)
    _waters(box)
    _signs(box)
    _caravan(box)
    _folds(box)
    _reader(box)
    return box


def _face_place() -> tuple[Picture, Picture]:
    """Return each pixel's place on the face: right and down, 1 at its edges."""
    angle = np.radians(TILT)
    x, y = XX - MIDDLE[0], YY - MIDDLE[1]
    across = (x * np.cos(angle) + y * np.sin(angle)) / HALF[0]
    down = (y * np.cos(angle) - x * np.sin(angle)) / HALF[1]
    return across, down


def _height() -> Picture:
    """Return the relief of a face, asleep; 0 at its coast."""
    u, v = _face_place()

    def bump(x: float, y: float, wide: float, high: float) -> Picture:
        return np.exp(-(((u - x) / wide) ** 2) - ((v - y) / high) ** 2)

    def pair(x: float, y: float, wide: float, high: float) -> Picture:
        return bump(x, y, wide, high) + bump(-x, y, wide, high)

    jaw = np.clip(1 - 0.36 * np.clip(v - 0.05, 0, 2) ** 1.7, 0.3, 1)
    dome = 1 - np.sqrt((u / jaw) ** 2 + v**2 + 1e-6)
    height = np.where(dome > 0, np.sqrt(np.clip(dome, 0, 1)) * 0.70, dome)
    ridge = np.clip((v + 0.26) / 0.48, 0, 1) * np.clip((0.27 - v) / 0.05, 0, 1)
    height = height + 0.42 * np.exp(-((u / (0.065 + 0.05 * ridge)) ** 2)) * ridge
    height += 0.22 * bump(0, 0.21, 0.11, 0.05) + 0.16 * pair(0.13, 0.225, 0.06, 0.045)
    height -= 0.34 * pair(0.41, -0.14, 0.25, 0.11)
    height += 0.38 * pair(0.41, -0.105, 0.19, 0.075)
    height += 0.16 * pair(0.41, -0.30, 0.28, 0.05) + 0.12 * pair(0.47, 0.17, 0.22, 0.18)
    height += 0.22 * bump(0, 0.425, 0.24, 0.04) + 0.25 * bump(0, 0.525, 0.20, 0.048)
    height -= 0.24 * bump(0, 0.472, 0.30, 0.014) + 0.03 * bump(0, 0.35, 0.05, 0.05)
    height += 0.15 * bump(0, 0.76, 0.2, 0.10) - 0.12 * bump(0, 0.63, 0.3, 0.04)
    return (height + 0.014 * clouds(70, 21, 4)).astype(np.float32)


def _at(u: float, v: float) -> tuple[float, float]:
    """Return where a place of the face is on the card."""
    angle = np.radians(TILT)
    x, y = u * HALF[0], v * HALF[1]
    return (
        MIDDLE[0] + x * np.cos(angle) - y * np.sin(angle),
        MIDDLE[1] + x * np.sin(angle) + y * np.cos(angle),
    )


def _path(*places: tuple[float, ...]) -> list[tuple[float, ...]]:
    """Return places of the face, with half widths if given, as rows on the card."""
    return [(*_at(*place[:2]), *place[2:]) for place in places]


SHEET = (
    "34,40 210,30 420,38 610,28 770,42! 764,300 772,620 762,900 768,1160! 560,1168 320,1160 "
    "190,1164! 168,1120 176,1078 140,1052 118,1006 78,990 36,962! 30,760 40,560 28,260"
)
"""The outline of the map, with a corner burnt away."""
ROSE = (690, 742)


def _sea(box: Box, height: Picture) -> None:
    """Lay the map's paper; lines follow the coast, others run from the compass rose."""
    burnt = Sheet("#2a160c", "#1c0e08", gap=1.4, through=0, rim=0.2, wobble=1.2)
    with burnt.at(2, 4):
        burnt.fill(SHEET)
    with burnt.at(-12, 12):
        burnt.fill(SHEET)
    burnt.cut(rectangle(-20, -20, 840, 920), rectangle(260, -20, 600, 1260))
    box.add(burnt)
    sheet = Sheet("#e2d2ac", "#d3bd92", gap=1.0, through=0, rim=0.4, wobble=0.8)
    sheet.fill(SHEET)
    for i in range(16):
        end = np.array(ROSE) + 1200 * toward(22.5 * i + TILT)
        sheet.score([ROSE, tuple(end)], 0.9)
    box.add(sheet)
    paper = sheet.coverage()
    for i, depth in enumerate((0.035, 0.08, 0.135, 0.20, 0.28)):
        line = np.exp(-(((height + depth) / (0.0042 + 0.001 * i)) ** 2))
        box.haze("#6f6a52", 0.6 * line * paper * (1 - 0.14 * i))
    box.haze("#3a1c0c", 0.85 * paper * np.clip(near(96, 1096, 150) * 2 - 0.55, 0, 1))


def _land(box: Box, height: Picture) -> None:
    """Pile up the land, sheet by sheet."""
    low, high = np.array((0xB8, 0x98, 0x64)), np.array((0xFD, 0xF5, 0xE4))
    for i, t in enumerate(np.linspace(0, 1, LEVELS)):
        colour = "#" + "".join(f"{int(c):02x}" for c in low * (1 - t**0.8) + high * t**0.8)
        sheet = Sheet(colour, gap=0.55, through=0.02, rim=0.5)
        sheet.stencil((height - i * 1.06 / LEVELS) * 90 + 0.5)
        box.add(sheet)


def _waters(box: Box) -> None:
    """Lay lakes where the eyes are closed, and rivers for wrinkles."""
    sheet = Sheet("#5f7f84", "#4f6f78", gap=0.35, through=0, rim=0.7, wobble=0.4)
    for side in (-1, 1):
        lake = _path(
            (0.60 * side, -0.10), (0.50 * side, -0.055), (0.40 * side, -0.038),
            (0.28 * side, -0.05), (0.20 * side, -0.085),
        )  # fmt: skip
        under = _path((0.28 * side, -0.028), (0.40 * side, -0.012), (0.52 * side, -0.032))
        sheet.fill([(*lake[0], True), *lake[1:4], (*lake[4], True), *under])
        for k, share in enumerate(np.linspace(0.24, 0.56, 6)):
            root, tip = (
                (share * side, -0.022),
                ((share + 0.05 * (share - 0.3)) * side, 0.03 + 0.008 * (k % 2)),
            )
            sheet.limb(_path((*root, 2.0), (*tip, 0.6)))
    tear = (
        (-0.40, -0.01, 3), (-0.43, 0.09, 3.2), (-0.38, 0.19, 4), (-0.42, 0.3, 4.6),
        (-0.50, 0.4, 5.2), (-0.47, 0.52, 5.6), (-0.54, 0.60, 6),
    )  # fmt: skip
    for mouth in ((-0.70, 0.60, 2), (-0.66, 0.67, 3), (-0.58, 0.72, 2.4)):
        sheet.limb(_path((-0.52, 0.57, 4.5), (-0.58, 0.62, 4), mouth))
    sheet.limb(_path(*tear))
    for creek in (
        ((0.62, -0.1, 2.4), (0.74, -0.14, 1.8), (0.84, -0.12, 1.4)),
        ((0.62, -0.08, 2.2), (0.74, -0.06, 1.6), (0.82, -0.01, 1)),
        ((-0.62, -0.1, 2.2), (-0.73, -0.15, 1.6), (-0.80, -0.2, 1)),
        ((-0.5, -0.47, 1), (-0.25, -0.5, 1.8), (0, -0.46, 2), (0.25, -0.51, 1.8), (0.5, -0.48, 1)),
        ((-0.42, -0.58, 0.6), (-0.15, -0.6, 1.5), (0.12, -0.57, 1.6), (0.4, -0.61, 0.7)),
        ((-0.19, 0.27, 1.2), (-0.29, 0.37, 1.8), (-0.32, 0.5, 1)),
    ):  # fmt: skip
        sheet.limb(_path(*creek))
    box.add(sheet)


ROAD = (
    (-0.12, -0.86), (-0.02, -0.74), (0.12, -0.64), (0.06, -0.52), (0.18, -0.40), (0.16, -0.28),
    (0.22, -0.16), (0.2, -0.02), (0.28, 0.10), (0.24, 0.22), (0.30, 0.32), (0.26, 0.42),
    (0.12, 0.475),
)  # fmt: skip
"""The caravan's way, from the crown to the mouth."""
STRUCK = ((0.20, -0.02), (0.34, 0.06), (0.50, 0.02), (0.62, 0.12), (0.70, 0.26), (0.66, 0.42))
"""A way that somebody has struck out."""
CAMEL = (
    "-.62,-.42 -.60,-.70 -.44,-.82 -.30,-1.06 -.14,-.86 .02,-1.06 .18,-.84 .34,-.74 .44,-.86 "
    ".50,-1.10 .60,-1.22 .84,-1.16 .86,-1.06 .70,-1.02 .64,-.80 .52,-.54 .40,-.44 -.3,-.40"
)


def _signs(box: Box) -> None:
    """Set what a map shows: woods for hair, tents, roads, a rose of winds, a ship, a cross."""
    random = np.random.default_rng(17)
    sheet = Sheet("#5a3b22", "#4a2e1a", gap=0.5, through=0.02, rim=0.6, wobble=0.2)
    places = []
    while len(places) < 190:
        turn, far = random.uniform(186, 354), random.uniform(0.76, 1.05)
        u, v = toward(turn) * far
        free = all(np.hypot(u - a, (v - b) * 1.5) > 0.062 for a, b in places)
        if free and abs(u - (-0.14)) > 0.07 and (v < -0.36 or abs(u) > 0.8):
            places.append((u, v))
    for u, v in sorted(places, key=lambda place: place[1]):
        x, y = _at(u, v)
        with sheet.at(x, y, random.uniform(10, 14)):
            sheet.line("0,.1 0,.5", 0.16)
            sheet.fill("-.5,.2! -.2,-.3 .0,-1.0! .2,-.3 .5,.2! 0,.3")
            sheet.slit("-.1,-.4 .12,-.1 .05,.15", 0.05)
    for row, width in ((ROAD, 3.2), (STRUCK, 2.6)):
        run = curve(_path(*row), 12)
        for k in range(0, len(run) - 4, 8):
            sheet.line([tuple(run[k]), tuple(run[k + 4])], width)
    for u, v in ((0.30, -0.66), (0.37, -0.63), (0.34, -0.70)):
        x, y = _at(u, v)
        sheet.fill(polygon([(x - 12, y + 8), (x, y - 13), (x + 12, y + 8)]))
        sheet.cut(polygon([(x - 3, y + 9), (x, y - 2), (x + 3, y + 9)]))
    _rose(sheet)
    _ship(sheet, 92, 806, 26)
    box.add(sheet)
    red = Sheet("#a8281e", "#98221a", gap=0.4, through=0, rim=0.4, wobble=0.4)
    for k in (14, 24, 34, 44):
        x, y = curve(_path(*STRUCK), 12)[k][:2]
        red.limb([(x - 9, y - 8, 0.6), (x, y, 2.0), (x + 9, y + 8, 0.6)])
        red.limb([(x + 8, y - 9, 0.6), (x, y, 2.0), (x - 8, y + 9, 0.6)])
    x, y = _at(-0.02, 0.487)
    red.limb([(x - 15, y - 12, 1), (x, y, 3.0), (x + 15, y + 12, 1)])
    red.limb([(x + 14, y - 13, 1), (x, y, 3.0), (x - 14, y + 13, 1)])
    box.add(red)


def _rose(sheet: Sheet) -> None:
    """Cut the rose of winds that hangs at the ear."""
    for i in range(16):
        reach = (62, 30, 44, 30)[i % 4]
        with sheet.at(*ROSE, reach, 22.5 * i + TILT):
            sheet.fill(polygon([(0, -0.09), (1, 0), (0, 0.09)]))
            if i % 4 == 0:
                sheet.cut(polygon([(0.16, 0.01), (0.86, 0.006), (0.16, 0.07)]))
    sheet.line(ellipse(*ROSE, 35), 2).line(ellipse(*ROSE, 70), 2.4)
    sheet.line([(ROSE[0] - 12, ROSE[1] - 94), (ROSE[0] - 5, ROSE[1] - 70)], 2)


def _ship(sheet: Sheet, x: float, y: float, size: float) -> None:
    with sheet.at(x, y, size, -6):
        sheet.fill("-1.1,-.1! -.8,.4 .8,.4 1.2,-.2! .5,-.02")
        sheet.line("0,0 0,-1.9", 0.09)
        sheet.fill(
            "-.1,-1.8! .75,-1.2 .8,-.3! .3,-.4 -.1,-.3!", "-.18,-1.5! -.6,-.9 -.7,-.35! -.18,-.3!"
        )


def _caravan(box: Box) -> None:
    """Let camels and people follow the road down the cheek."""
    sheet = Sheet("#2e1a0e", "#24140a", gap=0.9, through=0, rim=0.7, wobble=0.15)
    run = curve(_path(*ROAD), 12)
    for n, k in enumerate((128, 120, 112, 104, 96, 88, 80)):
        x, y = run[k][:2]
        with sheet.at(x, y + 4, 20, flip=run[k + 4][0] < run[k - 4][0]):
            if n in (0, 4):
                sheet.limb("0,0,.05 0,-.5,.16 .02,-.8,.12").fill(ellipse(0.02, -0.98, 0.13))
                sheet.line(".12,-.5 .34,0", 0.07)
                continue
            sheet.fill(CAMEL)
            for leg in ("-.5,-.5 -.52,0", "-.34,-.5 -.28,0", ".28,-.5 .22,0", ".42,-.5 .48,0"):
                sheet.line(leg, 0.12)
            sheet.line("-.62,-.62 -.7,-.36", 0.06)
    box.add(sheet)


def _folds(box: Box) -> None:
    """Crease the map where it was folded, and let its burnt edge smoulder."""
    for at, across in (
        (222, True), (405, True), (588, True), (318, False), (606, False), (892, False),
    ):  # fmt: skip
        away = (XX if across else YY) - at
        on_map = (XX > 34) & (XX < 768) & (YY > 34) & (YY < 1162)
        box.haze("#6a4a26", 0.30 * np.exp(-((away / 1.2) ** 2)) * on_map)
        box.haze("#fff6e0", 0.035 * np.exp(-(((away + 3) / 2) ** 2)) * on_map)
    for x, y, size in (
        (141, 1053, 5),
        (119, 1010, 4),
        (172, 1106, 5),
        (80, 991, 3.5),
        (178, 1140, 3),
    ):
        box.light(x, y, size, "#ff9a4a", 0.6, 0.9, core=2)


def _reader(box: Box) -> None:
    """Hold the map with a thumb."""
    sheet = Sheet("#4a2c1c", "#38200f", gap=1.8, through=0, rim=0.7, wobble=0.3)
    with sheet.piece(2) as part:
        part.limb("820,1290,92 770,1190,64 722,1128,52 676,1086,50 640,1060,34")
    with sheet.at(652, 1070, 34, 218):
        sheet.slit("-.2,-.85 .75,-.6 .95,.0 .75,.6 -.2,.85", 0.06)
    sheet.score("742,1112 724,1130 712,1152", 2).score("756,1124 738,1142 726,1164", 2)
    box.add(sheet)
