"""Notes climb down from a page of music with their luggage; one stays among the rests."""

import numpy as np

from cards.studio.paper import ornament
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import Points, curve, ellipse, rectangle, toward
from cards.studio.paper.sheet import Sheet

SYSTEMS = (190, 410, 630)
"""Heights of the upper lines of the staves that are whole."""
SPACE = 25
"""Between two lines of a stave."""
INK = "#141d3a"
CLEF = (
    "4,11,2 -10,4,3 -7,-14,4 11,-19,5 26,-3,5.5 19,19,5 -3,26,4 -29,10,5 -29,-22,6.5 -8,-53,6 "
    "14,-80,5 15,-105,4 6,-119,3 -4,-100,3 -1,-62,3 9,12,3 14,50,3.5 5,68,4 -12,65,4"
)
"""A treble clef, the line that it marks at y = 0."""
FALL = (
    [(60, 850), (300, 850), (480, 862), (600, 910), (640, 1000), (624, 1120), (640, 1230)],
    [(60, 875), (290, 876), (450, 894), (548, 946), (576, 1020), (560, 1120), (580, 1230)],
    [(60, 900), (270, 902), (410, 926), (492, 980), (510, 1050), (496, 1130), (510, 1230)],
    [(60, 925), (250, 930), (366, 962), (430, 1012), (446, 1070), (434, 1140), (446, 1230)],
    [(60, 950), (226, 958), (320, 994), (366, 1040), (380, 1090), (372, 1150), (380, 1230)],
)
"""The lines of the lowest stave: they come loose and hang down over the page's edge."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f4b9a4", "#f2a891"),
        lamp=(620, -100),
        tint="#7a3f4a",
        fall=(-0.4, 0.8),
        finish=Finish(vignette=0.14, bloom=0.07, contrast=0.36),
    )
    _page(box)
    _staves(box)
    _pale_places(box)
    _rests(box)
    _ropes(box)
    _walkers(box)
    _alone(box)
    return box


def _page(box: Box) -> None:
    page = Sheet("#fdf8ea", "#f7eed8", gap=1.8, through=0.08, rim=0.6)
    page.fill(
        "44,40! 300,34 560,42 758,36! 764,300 756,620 762,830 736,900 690,972! 640,1040 560,1080 "
        "400,1094 200,1090 42,1096! 36,700 46,360"
    )
    for x, radius in ((332, 22), (400, 32), (468, 22)):
        ornament.rosette(page, x, 100, radius, 8, 22)
    box.add(page)
    curl = Sheet("#eadcbc", "#dccaa4", gap=1.2, through=0.1, rim=0.7)
    curl.fill("762,826! 742,900 690,974 640,1040! 634,986 652,930 690,884 728,850")
    curl.score("748,850 690,910 652,1000", 2)
    box.add(curl)


def _staves(box: Box) -> None:
    lines = Sheet(INK, INK, gap=0.2, through=0, rim=0.2, shade=0.4, wobble=0.25)
    for top in SYSTEMS:
        for i in range(5):
            lines.line([(66, top + SPACE * i), (736, top + SPACE * i)], 2.6)
        for x in (66, 400, 736):
            lines.line([(x, top), (x, top + 4 * SPACE)], 3)
    clefs = Sheet(INK, INK, gap=0.6, through=0, rim=0.12, wobble=0.25)
    for top in SYSTEMS:
        with clefs.at(118, top + 3 * SPACE, 1.0):
            clefs.limb(CLEF).fill(ellipse(-12, 60, 9))
    clefs.line("66,850 66,950", 6)
    with clefs.at(118, 925):
        clefs.limb(CLEF).fill(ellipse(-12, 60, 9))
    box.add(lines)
    box.add(clefs)


def _pale_places(box: Box) -> None:
    """Leave lighter spots where notes lay for years."""
    pale = Sheet("#fffefa", gap=0.05, through=0.05, rim=0.1, shade=0.15)
    for x, system, step in ((236, 0, 4), (300, 0, 2), (356, 0, 5), (640, 0, 3), (250, 1, 3),
                            (316, 1, 6), (650, 1, 5), (188, 2, 5), (450, 2, 4),
                            (620, 2, 2), (690, 2, 6)):  # fmt: skip
        y = SYSTEMS[system] + step * SPACE / 2
        with pale.at(x, y, 1, -18):
            pale.fill(ellipse(0, 0, 17, 12))
        pale.line([(x + 14, y - 4), (x + 14, y - 78)], 4)
    box.add(pale)


def _rests(box: Box) -> None:
    rests = Sheet(INK, INK, gap=0.6, through=0, rim=0.12, wobble=0.25)
    for x, system in ((480, 0), (570, 0), (690, 0), (580, 1), (330, 2), (376, 2), (596, 2)):
        with rests.at(x, SYSTEMS[system] + 50):
            rests.fill(
                "-9,-37! 9,-14! 2,-2 8,14 12,20! 0,14 -6,22 4,38! -12,30 -12,12 0,6! -13,-10! "
                "-4,-20"
            )
    box.add(rests)


def note(
    sheet: Sheet, x: float, y: float, size: float, turn: float, steps: tuple[float, float],
    *, flag: bool = True, load: str = "case",
) -> None:  # fmt: skip
    """Cut a note that walks on (x, y) to the right, its legs at `steps` degrees from straight."""
    with sheet.at(x, y, size, turn):
        for side, step in zip((-5, 6), steps, strict=True):
            knee = np.array((side, -32)) + toward(90 - step) * 17
            foot = knee + toward(90 + abs(step) * 0.5) * 15
            sheet.limb([(side, -34, 2.6), (*knee, 2.2), (*foot, 2)], steps=4)
            sheet.limb([(*foot, 2.6), (foot[0] + 9, foot[1] + 0.6, 2)], steps=3)
        with sheet.at(0, -48, 1, -18):
            sheet.fill(ellipse(0, 0, 22, 16))
        sheet.line("17,-54 17,-134", 4.6)
        if flag:
            sheet.limb("17,-132,5 25,-114,6.5 40,-101,5.5 45,-84,3 40,-64,1")
        if load == "none":
            return
        sheet.limb("-15,-46,2.6 -32,-38,2.2 -40,-30,2")
        if load == "case":
            sheet.fill(rectangle(-62, -26, 40, 27, 3)).line("-50,-26 -48,-32 -36,-32 -34,-26", 2.6)
            sheet.ink("#e9a23b", rectangle(-55, -30, 4, 34), rectangle(-33, -30, 4, 34))
        else:
            sheet.fill("-42,-30 -30,-20 -28,-6 -40,0 -54,-4 -54,-18")
            sheet.ink("#e9a23b", "-46,-25! -38,-25! -36,-21! -48,-21!")


def _ropes(box: Box) -> None:
    ropes = Sheet(INK, INK, gap=0.8, through=0, rim=0.12, wobble=0.25)
    for line in FALL:
        ropes.line(line, 3.4)
    box.add(ropes)


def _on(line: Points, x: float) -> tuple[float, float, float]:
    """Return the point of a hanging line at x, and how it slopes there in degrees."""
    run = curve(line, 20)
    i = int(np.argmin(np.abs(run[: len(run) * 2 // 3, 0] - x)))
    step = run[i + 1] - run[i - 1]
    return float(run[i, 0]), float(run[i, 1]), float(np.degrees(np.arctan2(step[1], step[0])))


def _walkers(box: Box) -> None:
    notes = Sheet(INK, INK, gap=1.2, through=0.0, rim=0.12, wobble=0.25)
    for x, load, steps, flag in ((232, "case", (-28, 30), True), (470, "bag", (-32, 22), True)):
        px, py, slope = _on(FALL[0], x)
        note(notes, px, py + 2, 1.35, slope * 0.6, steps, flag=flag, load=load)
    for x, y, turn, steps in ((586, 902, 36, (-22, 32)), (637, 1090, 84, (-34, 12))):
        note(
            notes,
            x,
            y,
            1.2 if turn < 60 else 0.98,
            turn,
            steps,
            load="case" if turn < 60 else "none",
        )
    box.add(notes)
    child = Sheet("#d9483e", "#c43c34", gap=1.2, through=0.04, rim=0.3, wobble=0.25)
    note(child, 340, 854, 0.8, 2, (-26, 30), load="none")
    box.add(child)
    lost = Sheet(INK, INK, gap=0.9, through=0, rim=0.12, wobble=0.25)
    with lost.at(214, 1156, 1.3, 98):
        lost.line("0,0 0,-84", 4.4).limb("0,-82,5 9,-64,6 22,-52,5 26,-36,3 20,-20,1")
        with lost.at(-16, 4, 1, -18):
            lost.fill(ellipse(0, 0, 20, 14))
    box.add(lost)


def _alone(box: Box) -> None:
    """Leave one note sitting on its line under a fermata, its suitcase packed beside it."""
    x, y = 470, SYSTEMS[1] + 2 * SPACE
    stay = Sheet("#d9483e", "#c43c34", gap=1.3, through=0.04, rim=0.6, wobble=0.25)
    with stay.at(x, y, 1.25):
        stay.limb("4,-12,5 26,-6,4.5 30,20,3.4").limb("-4,-10,5 14,0,4.5 16,26,3.4")
        stay.limb("29,20,3.4 40,22,2.4", steps=3).limb("15,26,3.4 26,28,2.4", steps=3)
        with stay.at(0, -20, 1, -18):
            stay.fill(ellipse(0, 0, 27, 19))
        stay.line("21,-28 21,-138", 6)
        stay.limb("21,-136,6 32,-114,7 50,-98,6 54,-74,3 46,-52,1")
        stay.slit("-4,-26 1,-22 6,-26", 1.6).slit("10,-28 15,-24 20,-29", 1.6)
        stay.slit("3,-12 9,-14 14,-12", 1.3)
    box.add(stay)
    case = Sheet("#e9a23b", "#d98f2c", gap=0.8, through=0.03, rim=0.6)
    case.fill(rectangle(x - 116, y - 44, 62, 44, 5))
    case.line([(x - 98, y - 44), (x - 94, y - 56), (x - 76, y - 56), (x - 72, y - 44)], 5)
    case.ink("#8a4a22", rectangle(x - 106, y - 44, 7, 44), rectangle(x - 71, y - 44, 7, 44))
    box.add(case)
    hold = Sheet("#d9483e", gap=0.5, through=0.03, rim=0.4)
    arch = [(x - 52, y - 88, 2), (x - 43, y - 112, 5), (x - 20, y - 122, 6), (x + 3, y - 112, 5),
            (x + 12, y - 88, 2)]  # fmt: skip
    hold.limb(arch).fill(ellipse(x - 20, y - 94, 6))
    box.add(hold)
