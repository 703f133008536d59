"""A snarling wolf is a rose thicket; in its open jaws it keeps a nest."""

import math

import numpy as np

from cards.studio.paper import birds
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import arc, band, curve, ellipse, rectangle, spline, toward
from cards.studio.paper.sheet import Sheet

HEAD = (
    "196,1240! 150,1120 132,980 140,830 158,700 176,560 168,440 186,300 214,190! 262,270 300,350 "
    "352,330 372,240 398,170! 426,250 440,340 470,380 540,420 610,452 676,470 716,492! 722,530 "
    "690,560! 668,600 640,572! 616,628 592,590! 560,656 530,612! 500,664 470,650! 452,700 462,740 "
    "500,770! 528,716 548,762! 576,704 600,758! 628,712 646,752! 664,790 640,840 580,872 520,886 "
    "470,910 440,960 452,1040 500,1140 560,1240!"
)
"""The wolf's outline: ears, brow, snout, teeth, jaw and breast."""
STEM, LEAF, ROSE = "#2f3d2c", "#4f7a4a", "#c5283c"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f7efe0", "#f6e6d2", "#efd6bc"),
        lamp=(620, -100),
        tint="#4a2a2a",
        fall=(-0.4, 0.8),
        finish=Finish(vignette=0.16, bloom=0.07, contrast=0.42),
    )
    _garden(box)
    _thicket(box)
    _eye(box)
    _roses(box)
    _nest(box)
    _gardener(box)
    return box


def _garden(box: Box) -> None:
    wall = Sheet("#e3c8ac", "#d6b494", gap=0.8, through=0.1, rim=0.4, shade=0.5)
    wall.fill(rectangle(-20, 1040, 840, 220))
    for row in range(4):
        for i in range(9):
            wall.score(rectangle(-40 + 104 * i + 52 * (row % 2), 1044 + 40 * row, 100, 36, 3), 1.6)
    box.add(wall)


def _inside() -> np.ndarray:
    return Drawing().fill(HEAD).coverage() > 0.5


def thorns(sheet: Sheet, run: np.ndarray, seed: int, every: int = 7, long: float = 15) -> None:
    """Set thorns along a stem of rows (x, y, half a width), left and right in turn."""
    random = np.random.default_rng(seed)
    for i in range(3, len(run) - 3, every):
        step = run[i + 1, :2] - run[i - 1, :2]
        heading = math.degrees(math.atan2(step[1], step[0]))
        side = 1 if (i // every) % 2 else -1
        out = toward(heading + side * random.uniform(58, 78))
        x, y, half = run[i]
        root = np.array((x, y)) + toward(heading + side * 90) * half * 0.6
        along = step / (np.hypot(*step) + 1e-6)
        reach = long * random.uniform(0.7, 1.15)
        sheet.fill([(*(root - along * 6), True), (*(root + out * reach), True),
                    (*(root + along * 6), True)])  # fmt: skip


def _thicket(box: Box) -> None:
    """Weave stems that keep to the outline, then close it with the thickest."""
    back = Sheet("#9fae86", "#86986f", gap=1.0, through=0.25, rim=0.5)
    back.fill(HEAD)
    box.add(back)
    random = np.random.default_rng(7)
    inside = _inside()
    scale = inside.shape[1] / 800
    for layer, (colour, low) in enumerate(
        (("#5f7355", "#4a5c42"), ("#415240", "#33422f"), (STEM, "#232f22"))
    ):
        stems = Sheet(colour, low, gap=0.9, through=0.05, rim=0.5)
        clipped = Drawing()
        for k in range(26 - 4 * layer):
            x, y = random.uniform(150, 520), random.uniform(300, 1230)
            heading, bend = random.uniform(200, 330), random.uniform(-9, 9)
            rows = []
            for i in range(14):
                rows.append((x, y, 7.5 - 0.42 * i - layer))
                heading += bend + random.uniform(-10, 10)
                x, y = np.array((x, y)) + toward(heading) * 34
                column, row = int(np.clip(x, 0, 799) * scale), int(np.clip(y, 0, 1199) * scale)
                if not inside[row, column]:
                    heading += 96 * (1 if bend > 0 else -1)
            rows = [(a, b, max(w, 1.2)) for a, b, w in rows]
            run = curve(rows, 6)
            clipped.limb(rows)
            thorns(clipped, run, 100 * layer + k)
        stems.stencil(
            np.minimum(clipped.coverage(), Drawing().fill(HEAD).line(HEAD, 26).coverage())
        )
        box.add(stems)
    rim = Sheet(STEM, "#232f22", gap=1.0, through=0.03, rim=0.6)
    outline = curve(HEAD.replace("!", ""), 8)
    for shift, half in ((0, 7), (5, 4)):
        rows = [(x + shift * math.sin(i / 5), y + shift * math.cos(i / 4),
                 half * (0.8 + 0.3 * math.sin(i / 9)))
                for i, (x, y) in enumerate(outline[:, :2])]  # fmt: skip
        rim.limb(rows, steps=2)
        thorns(rim, np.array(rows), 40 + shift, 4, 19)
    box.add(rim)
    teeth = Sheet("#fffaf0", "#f2e6d2", gap=0.8, through=0.05, rim=0.8)
    for x, y, long in ((664, 560, 46), (616, 574, 60), (562, 596, 66), (504, 616, 52)):
        teeth.fill([(x - 17, y - 8), (x, y - 14), (x + 17, y - 8), (x + 2, y + long, True)])
    for x, y, long in ((640, 770, 44), (594, 776, 56), (546, 780, 50)):
        teeth.fill([(x - 14, y + 8), (x, y + 14), (x + 14, y + 8), (x - 2, y - long, True)])
    box.add(teeth)


def _eye(box: Box) -> None:
    brow = Sheet("#f3c23c", "#e0a52c", gap=0.7, through=0.1, rim=0.8)
    brow.fill("392,446! 424,420 470,432 500,466! 456,476 420,470")
    brow.ink("#1c1c18", ellipse(456, 452, 12, 17)).ink("#fff8dc", ellipse(461, 445, 4))
    box.add(brow)
    lid = Sheet(STEM, gap=0.8, through=0.03, rim=0.6)
    rows = [(366, 418, 5), (410, 404, 10), (460, 420, 12), (520, 462, 5)]
    lid.limb(rows)
    thorns(lid, curve(rows, 10), 3, 5, 16)
    lid.fill("686,470! 712,462 734,480 732,508 706,520 688,502")
    box.add(lid)


def rose(box: Box, places: tuple[tuple[float, float, float], ...], colour: str, dark: str) -> None:
    """Hang roses seen from the front, at (x, y, radius)."""
    for ring, (share, petals) in enumerate(((1.0, 5), (0.72, 5), (0.44, 3))):
        sheet = Sheet((dark, colour, dark)[ring], gap=0.5, through=0.1, rim=0.7)
        for x, y, radius in places:
            for k in range(petals):
                px, py = (
                    np.array((x, y))
                    + toward(360 / petals * k + 30 * ring + x) * radius * share * 0.5
                )
                sheet.fill(ellipse(px, py, radius * share * 0.56))
        box.add(sheet)
    heart = Sheet(colour, gap=0.3, through=0.1, rim=0.6)
    for x, y, radius in places:
        heart.line(arc(x, y, radius * 0.2, radius * 0.2, 20, 330, 12), radius * 0.09)
    box.add(heart)


def _roses(box: Box) -> None:
    leaves = Sheet(LEAF, "#3f6a3f", gap=0.9, through=0.15, rim=0.6)
    random = np.random.default_rng(5)
    roses = ((250, 640, 44), (330, 860, 50), (214, 980, 40), (372, 560, 34), (300, 440, 30),
             (420, 1060, 42), (250, 330, 22), (300, 1140, 46), (570, 500, 24))  # fmt: skip
    for x, y, radius in roses:
        for k in range(5):
            angle = 72 * k + random.uniform(-18, 18)
            with leaves.at(
                *(np.array((x, y)) + toward(angle) * radius * 0.7), radius * 0.95, angle
            ):
                leaves.fill("0,0! .35,-.3 .8,-.24 1.15,0! .8,.24 .35,.3")
                leaves.score("0.1,0 1,0", 0.04)
    box.add(leaves)
    rose(box, roses, "#d8364a", "#a81f36")
    petals = Sheet("#d8364a", gap=0.8, through=0.15, rim=0.7)
    for x, y, turn in (
        (560, 960, 20),
        (640, 1030, -30),
        (600, 1120, 60),
        (700, 930, 10),
        (90, 1130, 50),
    ):
        with petals.at(x, y, 15, turn):
            petals.fill("-1,0! -.3,-.7 .6,-.5 1,.2! .3,.6 -.4,.5")
    petals.fill(ellipse(620, 232, 3, 13))
    petals.fill(
        "620,226 590,196 572,210 584,230 618,234", "620,226 650,196 668,210 656,230 622,234"
    )
    petals.fill("618,234 594,246 600,264 618,244", "622,234 646,246 640,264 622,244")
    box.add(petals)


def _nest(box: Box) -> None:
    """Put a nest between the teeth: three open bills, and one who feeds them."""
    nest = Sheet("#a9763f", "#8a5a2c", gap=1.0, through=0.05, rim=0.7)
    young = Sheet("#f8d860", "#f0c848", gap=0.9, through=0.05, rim=0.8)
    for x, turn in ((-46, -20), (0, 3), (46, 20)):
        with young.at(556 + x, 716, 1.15, turn):
            young.fill(ellipse(0, -10, 20, 24)).ink("#7d6a58", ellipse(0, -10, 20, 24))
            young.fill("-17,-24! -24,-62! 0,-40! 24,-62! 17,-24! 0,-14")
            young.ink("#f0a0a0", spline("-10,-28! -16,-50! 0,-32! 16,-50! 10,-28! 0,-20"))
            young.ink("#1c1c18", ellipse(-12, -12, 3), ellipse(12, -12, 3))
    box.add(young)
    nest.fill("466,704! 514,724 560,728 616,720 650,698! 638,748 598,778 536,780 486,754")
    random = np.random.default_rng(2)
    for _ in range(34):
        x, y, turn = random.uniform(486, 632), random.uniform(716, 766), random.uniform(-26, 26)
        with nest.at(x, y, 1, turn):
            nest.line("-26,0 26,2", 2.6)
            nest.score("-24,3 24,4", 1.2)
    box.add(nest)
    mother = Sheet("#3f6f9a", "#2f587f", gap=1.1, through=0.05, rim=0.8)
    birds.bird(mother, 712, 664, 92, turn=-6, flip=True)
    box.add(mother)


def _gardener(box: Box) -> None:
    """Leave a gardener's shears and hat; the hat has been bitten."""
    shears = Sheet("#7d8a92", "#5f6c74", gap=1.0, through=0.02, rim=0.8)
    with shears.at(704, 1086, 1.1, -16):
        shears.fill("-6,0! -20,-104 -4,-120! 8,-4!", "6,0! 30,-98 44,-108! 12,6!")
        shears.ink("#9a5a34", band("-4,10,6 -14,60,7 -18,92,7"), band("6,10,6 22,58,7 30,88,7"))
        shears.limb("-4,4,6 -14,60,7 -18,92,7").limb("6,4,6 22,58,7 30,88,7").cut(ellipse(2, 0, 4))
    box.add(shears)
    hat = Sheet("#e2b65a", "#c9963c", gap=0.9, through=0.05, rim=0.7)
    hat.fill(ellipse(606, 1160, 74, 15)).fill("570,1158! 576,1122 610,1112 644,1122 650,1158!")
    hat.ink("#7d2a34", spline("571,1152! 572,1138 610,1144 648,1138 649,1152! 610,1160"))
    hat.cut("628,1120! 640,1128! 632,1136! 646,1142! 626,1134!")
    box.add(hat)
