"""Two storks meet in the air: one brings a child, the other takes an old woman away."""

import numpy as np

from cards.studio.paper import land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import band, ellipse, polygon, rectangle, spline, toward
from cards.studio.paper.page import near
from cards.studio.paper.sheet import Sheet

SIZE = 236
# Shoulder, whether it flies to the left, how it is turned, the tip of its beak in its own measure.
ABOVE, BELOW = (566, 292, True, 6), (244, 700, False, -9)
CRADLE = 176
TIP = (1.40, -0.10)
WHITE, RED, BLACK = "#ffffff", "#d9442f", "#2c2c38"
SKIN = "#f4cfae"
BODY = "-.62,.06! -.40,-.08 -.10,-.17 .22,-.15 .46,-.06 .50,.04 .36,.13 .0,.17 -.34,.13"
NECK = ".34,-.01,.125 .52,-.06,.075 .70,-.12,.052 .86,-.165,.062 .95,-.17,.07"
BEAK = "1.0,-.225! 1.2,-.17 1.40,-.10! 1.2,-.115 .99,-.12!"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#a8c6ec", "#dfe6f4", "#fdeede", "#fbd9c4", bottom=1150),
        lamp=(120, 900),
        tint="#3d3f66",
        fall=(0.4, 0.7),
        finish=Finish(vignette=0.14, bloom=0.07, contrast=0.38),
    )
    _clouds(box)
    _farm(box)
    for stork in (ABOVE, BELOW):
        _far_wing(box, stork)
        _bundle(box, stork)
        _stork(box, stork)
    _thread(box)
    return box


def _clouds(box: Box) -> None:
    for place in (
        ((150, 210, 300, 3), (690, 520, 260, 6)),
        ((40, 430, 240, 8), (640, 880, 330, 5), (90, 860, 240, 2)),
    ):
        sheet = Sheet(WHITE, "#fff6ee", gap=0.9, through=0.3, rim=0.5, shade=0.4)
        for x, y, width, seed in place:
            land.cloud(sheet, x, y, width, seed)
        box.add(sheet)


def _tip(stork: tuple) -> tuple[float, float]:
    x, y, left, turn = stork
    along, across = toward(turn if not left else -turn), toward((turn if not left else -turn) + 90)
    ahead = TIP[0] * SIZE * (-1 if left else 1)
    point = np.array((x, y)) + along * ahead + across * TIP[1] * SIZE
    return float(point[0]), float(point[1])


def _placed(sheet: Sheet, stork: tuple):  # noqa: ANN202 - a context of the sheet
    x, y, left, turn = stork
    return sheet.at(x, y, SIZE, -turn if left else turn, flip=left)


def _wing(sheet: Sheet, lift: float, dark: str, pale: str) -> None:
    """Lay a raised wing: black flight feathers fanned out from a white arm."""
    with sheet.at(0.16, -0.08, 1, lift):
        wrist = (-0.16, -0.60)
        feathers = [
            (wrist, angle, 0.62 - 0.02 * abs(i - 2)) for i, angle in enumerate(range(286, 206, -13))
        ]
        for i in range(6):
            root = (-0.16 - 0.03 * i, -0.52 + 0.085 * i)
            feathers.append((root, 212 - 5 * i, 0.5 - 0.02 * i))
        for (x, y), angle, long in feathers:
            tip = np.array((x, y)) + toward(angle) * long
            middle = np.array((x, y)) + toward(angle + 4) * long * 0.55
            feather = [(x, y, 0.045), (*middle, 0.062), (*tip, 0.018)]
            with sheet.piece(0.3, 0.9, joint=(x, y, 0.1)) as part:
                part.limb(feather)
            sheet.ink(dark, band(feather))
        arm = spline(
            ".14,.06 .02,-.30 -.10,-.62 -.16,-.70 -.26,-.62 -.34,-.44 -.36,-.22 -.40,.02 -.16,.10"
        )
        with sheet.piece(0.4, 1.0, joint=(-0.05, 0.06, 0.26)) as part:
            part.fill(arm)
        sheet.ink(pale, arm)
        for i in range(3):
            for k in range(4):
                x, y = -0.24 + 0.085 * k - 0.02 * i, -0.44 + 0.15 * i + 0.03 * k
                sheet.score([(x, y), (x - 0.05, y + 0.03), (x - 0.075, y + 0.09)], 0.012)


def _far_wing(box: Box, stork: tuple) -> None:
    sheet = Sheet("#eef0f6", gap=1.0, through=0.1, rim=0.5)
    with _placed(sheet, stork), sheet.at(0.16, 0.02, height=-1 if stork is BELOW else 1):
        _wing(sheet, 34, "#5a5a6c", "#eef0f6")
    box.add(sheet)


def _stork(box: Box, stork: tuple) -> None:
    sheet = Sheet(WHITE, gap=1.2, through=0.06, rim=0.6)
    with _placed(sheet, stork):
        for k in (0, 0.045):
            leg = [
                (-0.36, 0.10 + k, 0.03),
                (-0.75, 0.15 + k * 1.4, 0.016),
                (-1.16, 0.16 + k * 2, 0.014),
            ]
            sheet.limb(leg).ink(RED, band([(*row[:2], row[2] + 0.01) for row in leg]))
            foot = spline(
                [
                    (-1.14, 0.15 + 2 * k),
                    (-1.30, 0.15 + 2 * k, True),
                    (-1.24, 0.20 + 2 * k),
                    (-1.14, 0.18 + 2 * k),
                ]
            )
            sheet.fill(foot).ink(RED, foot)
        for turn in (170, 178, 186):
            with sheet.at(-0.52, 0.05, 0.30, turn):
                sheet.fill("0,-.16 .6,-.2 1,0 .6,.2 0,.16")
        with sheet.piece(0.6) as part:
            part.fill(BODY).limb(NECK)
        beak = spline(BEAK)
        sheet.fill(beak).ink(RED, beak)
        sheet.slit("1.02,-.165 1.2,-.135 1.36,-.105", 0.006)
        patch = spline(".92,-.20 .98,-.215 1.02,-.19 .98,-.16 .93,-.165")
        sheet.ink(BLACK, patch).ink(WHITE, ellipse(0.955, -0.19, 0.012))
        for k in range(6):
            sheet.score(
                [(0.30 - 0.1 * k, 0.02), (0.26 - 0.1 * k, 0.06), (0.25 - 0.1 * k, 0.11)], 0.012
            )
        with sheet.at(height=-1 if stork is BELOW else 1):
            _wing(sheet, -4, BLACK, WHITE)
    box.add(sheet)


def _bundle(box: Box, stork: tuple) -> None:
    """Hang the cloth from the beak, with whoever sits in it."""
    x, y = _tip(stork)
    back = Sheet("#e7dccb" if stork is BELOW else "#dfe9e2", gap=0.9, through=0.1, rim=0.5)
    with back.at(x, y, CRADLE):
        back.fill("-.03,.02! .03,.02! .30,.50 .52,.92 .40,1.2 .0,1.34 -.40,1.2 -.52,.92 -.30,.50")
        back.cut("-.02,.24! .02,.24! .24,.62 .44,.92! .0,1.02 -.44,.92! -.24,.62")
    who = Sheet(SKIN, gap=0.5, through=0.06, rim=0.5)
    with who.at(x, y, CRADLE):
        (_child if stork is ABOVE else _old)(who)
    front = Sheet(
        "#fffaf0" if stork is BELOW else "#f6fbf6",
        "#f1e4d2" if stork is BELOW else "#dcece2",
        gap=0.7,
        through=0.1,
        rim=0.6,
    )
    with front.at(x, y, CRADLE):
        front.fill(
            "-.55,.90! -.30,1.0 .0,1.04 .30,1.0 .55,.90! .50,1.14 .30,1.36 .0,1.44 -.30,1.36 "
            "-.50,1.14"
        )
        for k in (-0.3, -0.1, 0.12, 0.3):
            front.score([(k * 1.2, 1.04), (k * 0.9, 1.2), (k * 0.6, 1.38)], 0.02)
        front.fill(
            "-.07,-.04 .0,-.09 .07,-.04 .09,.05 .04,.10 -.04,.10 -.09,.05",
            "-.06,-.02! -.26,-.12 -.30,.0! -.14,.03",
            ".06,-.02! .22,-.16 .30,-.06! .14,.03",
        )
        front.slit("-.05,.04 .0,.0 .06,.05", 0.012)
    box.add(back)
    box.add(who)
    box.add(front)


def _child(who: Sheet) -> None:
    """Cut a child that looks down at the old woman."""
    with who.at(-0.02, 0.78, 1, -10):
        dress = spline("-.22,.16 -.30,.46! .30,.46! .22,.16")
        who.fill(dress).ink("#8fb7d9", dress)
        who.fill(
            ellipse(0, -0.04, 0.235, 0.225),
            ellipse(-0.235, -0.02, 0.045),
            ellipse(0.235, -0.02, 0.045),
        )
        curl = band("-.02,-.25,.02 .04,-.32,.018 .0,-.36,.012")
        who.fill(curl).ink("#9a6238", curl)
        who.ink("#9a6238", spline("-.2,-.14! -.12,-.25 .0,-.28 .12,-.25 .2,-.14! .08,-.2 -.08,-.2"))
        for side in (-1, 1):
            who.ink(WHITE, ellipse(0.09 * side - 0.01, -0.02, 0.05, 0.055))
            who.ink(BLACK, ellipse(0.09 * side - 0.02, 0.01, 0.031))
            who.ink("#f0a58f", ellipse(0.145 * side, 0.085, 0.042, 0.03))
        who.ink("#a8473c", spline("-.07,.10! .0,.12 .06,.10! .03,.155 -.03,.155"))


def _old(who: Sheet) -> None:
    """Cut an old woman who knits and looks up at the child."""
    with who.at(0.0, 0.74, 1, 9):
        shawl = spline("-.12,.16 -.34,.30 -.34,.50! .34,.50! .34,.30 .12,.16")
        who.fill(shawl).ink("#7d6a9a", shawl)
        who.fill("-.19,-.2 -.20,.04 -.12,.19 .0,.225 .12,.19 .20,.04 .19,-.2 .0,-.28")
        hair = spline(
            "-.20,.02! -.26,-.12 -.2,-.27 .0,-.33 .2,-.27 .26,-.12 .20,.02! .17,-.12 .08,-.2 "
            ".0,-.16! -.08,-.2 -.17,-.12"
        )
        bun = ellipse(0.02, -0.38, 0.095, 0.08)
        who.fill(hair, bun).ink("#e3e3ea", hair, bun)
        who.score(ellipse(0.02, -0.38, 0.05, 0.04), 0.012)
        for side in (-1, 1):
            eye = band(
                [
                    (0.083 * side - 0.045, -0.05, 0.006),
                    (0.083 * side, -0.078, 0.013),
                    (0.083 * side + 0.045, -0.05, 0.006),
                ]
            )
            who.ink("#5b3a34", eye, ellipse(0.083 * side + 0.008, -0.056, 0.02))
            who.ink(
                "#c9c9d4",
                band(
                    [
                        (0.14 * side, -0.14, 0.008),
                        (0.085 * side, -0.165, 0.014),
                        (0.04 * side, -0.14, 0.006),
                    ]
                ),
            )
            who.ink(
                "#7a4a2a", band([(*point, 0.009) for point in _ring(0.083 * side, -0.045, 0.068)])
            )
            who.ink("#f0b09a", ellipse(0.12 * side, 0.06, 0.042, 0.03))
            who.ink(
                "#c98f72",
                band(
                    [
                        (0.19 * side, -0.05, 0.004),
                        (0.165 * side, 0.0, 0.006),
                        (0.18 * side, 0.04, 0.002),
                    ]
                ),
            )
        who.ink("#c98f72", band(".0,-.03,.006 -.014,.05,.012 .02,.065,.01"))
        who.ink("#a8473c", band("-.075,.105,.006 .0,.14,.014 .075,.105,.006"))


def _ring(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    return [(x + radius * np.cos(a), y + radius * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 17)]


def _thread(box: Box) -> None:
    """Let one red thread run from the child's sock to the old woman's needles."""
    (cx, cy), (ox, oy) = _tip(ABOVE), _tip(BELOW)
    needles = Sheet("#8a5a36", gap=0.6, through=0.05, rim=0.6)
    needles.line([(ox - 48, oy + 150), (ox + 34, oy + 204)], 4).line(
        [(ox + 50, oy + 146), (ox - 30, oy + 206)], 4
    )
    box.add(needles)
    wool = Sheet("#d63f38", "#b93032", gap=0.6, through=0.06, rim=0.6)
    with wool.at(cx + 14, cy + 262, 1.1, 14):
        wool.fill("-14,-26! 14,-26! 14,4 22,10 44,14 50,26 40,36 6,36 -12,28 -16,10")
        wool.score("-14,-16 14,-16", 2).score("14,6 4,16 6,34", 2)
    with wool.at(ox, oy + 196):
        wool.fill("-20,-16! 22,-16! 24,20 20,34! -20,34! -22,10")
        for k in range(5):
            wool.score([(-20, -8 + 9 * k), (0, -5 + 9 * k), (22, -8 + 9 * k)], 1.6)
    run = [(cx + 30, cy + 296), (cx + 66, cy + 340), (cx + 190, cy + 300), (ox + 20, oy - 120),
            (ox + 126, oy - 20),
           (ox + 128, oy + 110), (ox + 22, oy + 184)]  # fmt: skip
    wool.line(run, 3)
    box.add(wool)
    hands = Sheet(SKIN, gap=0.5, through=0.06, rim=0.5)
    for side in (-1, 1):
        sleeve = [(ox + 58 * side, oy + 204, 17), (ox + 42 * side, oy + 188, 14)]
        hands.limb(sleeve).ink("#7d6a9a", band(sleeve))
        hands.fill(ellipse(ox + 31 * side, oy + 180, 14, 12))
    box.add(hands)


def _farm(box: Box) -> None:
    for y, top, bottom, seed in ((1010, "#c9dba0", "#b4cc86", 3), (1070, "#a9c878", "#8fb462", 7)):
        sheet = Sheet(top, bottom, gap=0.7, through=0.2, rim=0.4, shade=0.5)
        ground = land.hill(sheet, y, 14, seed, bumps=5)
        for i in range(9):
            x = 20 + 97 * i
            plants.tree(sheet, x, ground(x) + 3, 52 + 9 * (i % 3), 3, seed + i, depth=4, leaves=7)
        box.add(sheet)
    box.haze("#fff0dc", 0.3 * near(300, 1040, 500, 50))
    house = Sheet("#f6e6cf", "#ecd6b8", gap=1.0, through=0.05, rim=0.5)
    house.fill(rectangle(420, 1058, 190, 90), rectangle(556, 960, 26, 70))
    house.ink("#c96f56", rectangle(556, 960, 26, 70))
    house.ink("#7a4a36", rectangle(520, 1090, 38, 58)).ink("#ffd98c", rectangle(446, 1080, 44, 36))
    house.ink("#7a4a36", rectangle(466, 1080, 3, 36), rectangle(446, 1096, 44, 3))
    box.add(house)
    roof = Sheet("#c9624a", "#b0503e", gap=0.8, through=0.05, rim=0.6)
    roof.fill(polygon("400,1066 444,1000 590,1000 632,1066"))
    for i in range(4):
        roof.score([(430 - 8 * i, 1014 + 14 * i), (604 + 8 * i, 1014 + 14 * i)], 2)
    box.add(roof)
    nest = Sheet("#8a6238", gap=0.6, through=0.05, rim=0.6)
    random = np.random.default_rng(4)
    for _ in range(30):
        x, y = 569 + random.uniform(-26, 26), 956 + random.uniform(-8, 6)
        nest.line([(x - 22, y + random.uniform(-5, 5)), (x + 22, y + random.uniform(-5, 5))], 2.6)
    box.add(nest)
    front = Sheet("#7fae57", "#659646", gap=0.9, through=0.1, rim=0.5)
    ground = land.hill(front, 1140, 7, 11)
    plants.grass(front, 0, 800, ground, 20, 120, 5)
    box.add(front)
    things = Sheet("#7a4a36", "#643a2c", gap=0.8, through=0.04, rim=0.6)
    with things.at(322, 1164, 90):  # her rocking chair, empty
        things.line("-.62,.02 -.3,.14 .2,.15 .62,.0", 0.07)
        things.line("-.36,.1 -.30,-.5", 0.07).line(".30,.12 .30,-.46", 0.07).line(
            "-.34,-.42 .40,-.46", 0.09
        )
        things.line("-.32,-.44 -.56,-1.3", 0.08).line("-.18,-.46 -.40,-1.34", 0.08).line(
            "-.58,-1.28 -.36,-1.34", 0.08
        )
        things.line("-.38,-.78 .34,-.82", 0.06).line(".32,-.46 .32,-.84", 0.06)
    with things.at(694, 1166, 84):  # the cradle
        things.fill("-.66,-.5! .66,-.5! .54,.0 -.54,.0").line(
            "-.7,-.02 -.3,.12 .3,.12 .7,-.02", 0.07
        )
        things.fill(".66,-.5! .74,-1.0 .40,-1.12 .14,-.5!")
    things.ink("#ffffff", spline("636,1126! 690,1112 722,1126! 690,1131"))
    box.add(things)
