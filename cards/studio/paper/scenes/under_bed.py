"""From under a bed: a light under the door, somebody's feet in it, and two who hide together."""

from cards.studio.paper import beasts
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.ornament import lace
from cards.studio.paper.outlines import arc, band, ellipse, polygon, rectangle, spline
from cards.studio.paper.page import between, near
from cards.studio.paper.sheet import Sheet

SILL = 694
"""Height of the floor at the door."""
GAP = "#fff6b8"


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#6f9a82", "#628a78", "#557c70", bottom=700),
        lamp=(400, 690),
        tint="#04100f",
        fall=(0, 0.9),
        finish=Finish(vignette=0.5, bloom=0.2, contrast=0.34, exposure=0.9),
    )
    _wall(box)
    _floor(box)
    _door(box)
    _shadows(box)
    _toys(box)
    _bed(box)
    _hidden(box)
    return box


def _wall(box: Box) -> None:
    paper = Sheet("#7aa68c", "#6a967f", gap=0.5, through=0.05, rim=0.4)
    paper.fill(rectangle(-20, -20, 840, SILL + 10))
    for i in range(10):  # small birds, and all fly away from the door
        for j in range(4):
            x, y = 22 + 88 * i + 44 * (j % 2), 380 + 78 * j
            side = -1 if x < 400 else 1
            if 214 < x < 586:
                continue
            with paper.at(x, y, 15, -14 * side, flip=side < 0):
                paper.ink("#c4d8b0", spline("-1,.1 -.4,-.1 .4,-.16 1,-.02! .5,.2 -.2,.3"),
                          spline("-.2,-.06! -.5,-.8 .2,-.6 .3,-.06!"))  # fmt: skip
    box.add(paper)
    skirting = Sheet("#a9c0a0", "#93ad92", gap=0.6, through=0.03, rim=0.6)
    skirting.fill(rectangle(-20, 640, 840, 60))
    skirting.cut(spline("690,700! 690,672 706,660 722,672 722,700!"))
    box.add(skirting)
    box.emit(spline("690,702! 690,672 706,660 722,672 722,702!"), "#0c1c1c", 1, 0.6)
    box.emit([ellipse(702, 684, 2.6), ellipse(711, 684, 2.6)], "#fff0a0", 1.2, 0.6)


def _floor(box: Box) -> None:
    floor = Sheet("#a88a62", "#8a6c52", gap=0.7, through=0.03, rim=0.5)
    floor.fill(rectangle(-20, SILL, 840, 560))
    for i in range(-9, 10):
        floor.score([(400 + i * 62, SILL), (400 + i * 190, 1210)], 2.2)
    box.add(floor)
    box.haze("#1c2c3c", 0.46 * (1 - near(400, SILL - 60, 420, 420)))
    mask = Sheet("#ffffff")
    mask.fill(polygon([(262, SILL), (538, SILL), (860, 1240), (-60, 1240)]))
    spill = mask.coverage() * near(400, SILL, 900, 260)
    box.haze("#ffe48a", 0.72 * spill)


def _door(box: Box) -> None:
    frame = Sheet("#dfe0b8", "#cfd2aa", gap=0.8, through=0.03, rim=0.6)
    frame.fill(rectangle(226, 200, 348, SILL - 200)).cut(rectangle(262, 190, 276, SILL - 180))
    box.add(frame)
    box.emit(rectangle(262, 190, 276, SILL - 186), GAP, 1.3, 1)
    door = Sheet("#47706a", "#38605c", gap=0.4, through=0.0, rim=0.9)
    door.fill(rectangle(267, 190, 266, 484))
    for x in (290, 412):
        door.score(rectangle(x, 470, 98, 170, 3), 3).score(rectangle(x, 220, 98, 220, 3), 3)
    box.add(door)
    drawing = Sheet("#fff6e0", "#f0e2c0", gap=0.5, through=0.05, rim=0.7)
    with drawing.at(358, 446, 1, -4):  # a child's: a large horned one and a small one, hand in hand
        drawing.fill(rectangle(-52, -66, 104, 126))
        drawing.ink("#6a4a8a", ellipse(-14, 2, 20, 28), ellipse(-14, -32, 15),
                    polygon("-26,-42 -34,-60 -18,-46"), polygon("-2,-42 6,-60 -10,-46"),
                    rectangle(-26, 26, 7, 22), rectangle(-9, 26, 7, 22))  # fmt: skip
        drawing.ink("#c9483c", polygon("28,2 16,32 40,32"), ellipse(28, -6, 9),
                    rectangle(22, 32, 4, 16), rectangle(31, 32, 4, 16),
                    band("2,0,2.4 14,12,2.4 26,12,2.4"))  # fmt: skip
        drawing.ink("#e8b040", ellipse(36, -48, 9)).ink("#8a8a70", rectangle(-8, -70, 16, 9))
    box.add(drawing)
    knob = Sheet("#e8c060", gap=0.7, through=0.02, rim=0.9)
    knob.fill(rectangle(496, 424, 24, 74, 8)).cut(
        ellipse(508, 472, 5), rectangle(505.5, 472, 5, 16)
    )
    knob.fill(ellipse(508, 446, 15))
    box.add(knob)
    box.emit([ellipse(508, 472, 5), rectangle(505.5, 472, 5, 16)], GAP, 1.2, 0.8)
    box.light(400, SILL - 6, 70, "#fff0a0", 1.0, 0.16)


def _shadows(box: Box) -> None:
    """Two feet stand behind the door, and something is dragged beside them."""
    feet = Sheet("#1c1418", gap=0.05, through=0, rim=0.1, shade=0.1)
    for x in (346, 444):
        feet.fill([(x - 26, 696, True), (x - 25, 684), (x - 12, 674), (x + 12, 674),
                   (x + 25, 684), (x + 26, 696, True)])  # fmt: skip
    feet.fill(rectangle(496, 680, 9, 16))
    box.add(feet)
    mask = Sheet("#ffffff")
    for left, right, spread in ((326, 366, 1.75), (424, 464, 1.75), (496, 505, 1.75)):
        far = [(400 + (x - 400) * spread * 1.35, 1180) for x in (right, left)]
        mask.fill(polygon([(left, SILL), (right, SILL), *far]))
    box.haze("#3a2a2c", 0.86 * mask.coverage() * near(400, SILL, 2000, 300))
    note = Sheet("#fff8dc", gap=0.5, through=0.1, rim=0.8)
    with note.at(392, 722, 1, -8):
        note.fill("-30,-10! 28,-12! 34,12! -36,14!")
        note.score("-20,-3 20,-4", 1.4).score("-22,4 14,3", 1.4)
    box.add(note)


def _toys(box: Box) -> None:
    """Toys that have turned to the door; their shadows come towards us."""
    mask = Sheet("#ffffff")
    for x, half, top in ((252, 34, 796), (610, 46, 812), (700, 24, 850), (90, 30, 870)):
        out = (x - 400) * 0.55
        mask.fill(polygon([(x - half, top), (x + half, top), (x + half * 1.3 + out, top + 210),
                           (x - half * 1.3 + out, top + 210)]))  # fmt: skip
    box.haze("#3a2a2c", 0.4 * mask.coverage() * between(1020, 830))
    blocks = Sheet("#c9603f", "#b04f35", gap=1.0, through=0.03, rim=0.8)
    for x, y, turn, colour in ((592, 816, 0, "#c9603f"), (638, 816, 4, "#4f8a8a"),
                               (612, 772, -5, "#e0b04a")):  # fmt: skip
        with blocks.at(x, y, 1, turn):
            blocks.fill(rectangle(-21, -42, 42, 42, 3)).ink(colour, rectangle(-21, -42, 42, 42, 3))
            blocks.ink("#f6e8c0", ellipse(0, -21, 11))
    box.add(blocks)
    doll = Sheet("#b0485c", "#8f3850", gap=1.0, through=0.03, rim=0.8)
    with doll.at(252, 800):
        doll.limb("-9,-6,7 -12,22,6").limb("10,-6,7 14,22,6")
        doll.fill("-34,6! -16,-60 0,-66 16,-60 34,6! 0,12")
        doll.limb("-14,-52,7 -34,-26,6").limb("14,-52,7 34,-26,6")
        doll.ink("#6a4a30", ellipse(0, -84, 25)).fill(ellipse(0, -84, 25))
        doll.fill("-20,-92 -44,-80 -36,-58 -22,-72", "20,-92 44,-80 36,-58 22,-72")
        doll.ink("#6a4a30", spline("-20,-92 -44,-80 -36,-58 -22,-72"),
                 spline("20,-92 44,-80 36,-58 22,-72"))  # fmt: skip
        doll.score("0,-108 0,-62", 2)
    box.add(doll)
    tin = Sheet("#3f6f9a", "#2f587f", gap=1.0, through=0.03, rim=0.8)
    with tin.at(700, 862, 1.15):
        tin.fill(
            rectangle(-11, -34, 9, 34), rectangle(2, -34, 9, 34), rectangle(-14, -74, 28, 42, 4)
        )
        tin.ink("#c9483c", rectangle(-14, -74, 28, 42, 4)).fill(ellipse(0, -84, 10))
        tin.ink("#22242c", ellipse(0, -84, 10), rectangle(-10, -114, 20, 28, 4))
        tin.fill(rectangle(-10, -114, 20, 28, 4), rectangle(12, -70, 6, 34, 2)).line(
            "17,-40 17,-128", 3
        )
        tin.ink("#e8c060", rectangle(-14, -50, 28, 4))
    box.add(tin)
    ball = Sheet("#e0b04a", "#c08f32", gap=0.9, through=0.03, rim=0.8)
    ball.fill(ellipse(90, 852, 30)).ink("#c9483c", band("64,838,4 90,850,9 118,842,4"))
    box.add(ball)


def _bed(box: Box) -> None:
    """Hang the bed over us: mattress and slats as a ceiling, its cover, its far legs."""
    fringe = Sheet("#b8566c", "#9c465e", gap=1.6, through=0.16, rim=0.9)
    fringe.fill("-20,160! 820,160! 820,304! 700,326 560,302 400,322 250,300 110,330 -20,306!")
    lace(fringe, "-20,306 110,330 250,300 400,322 560,302 700,326 820,306", 17)
    for x in range(24, 800, 94):
        fringe.ink("#e8a48e", ellipse(x, 262 + 8 * (x % 3), 9))
    box.add(fringe)
    ticking = Sheet("#d9cdb4", "#c4b59c", gap=1.6, through=0.03, rim=0.5)
    ticking.fill(rectangle(-20, -20, 840, 220))
    for i in range(-9, 10):
        near_by, far = 400 + 108 * i, 400 + 62 * i
        stripe = [(near_by, -20), (near_by + 30, -20), (far + 17, 200), (far, 200)]
        ticking.ink("#7f9bb0", polygon(stripe))
    box.add(ticking)
    box.haze("#4a3040", 0.30 * between(200, 0))
    slats = Sheet("#a86f46", "#9a6440", gap=1.4, through=0.03, rim=0.8)
    for top, bottom in ((-20, 34), (70, 106), (132, 156)):
        slats.fill(rectangle(-20, top, 840, bottom - top))
        slats.score([(-20, (top + bottom) / 2), (820, (top + bottom) / 2 + 3)], 1.6)
    box.add(slats)
    frame = Sheet("#8a5436", "#7a482f", gap=1.6, through=0.02, rim=0.9)
    frame.fill(rectangle(-20, 176, 840, 42))
    for x in (40, 760):
        with frame.at(x, 0), frame.piece(1, 2) as post:
            post.fill(rectangle(-27, 166, 54, 96, 6), rectangle(-25, 560, 50, 40, 6))
            post.limb([(0, 250, 16), (0, 300, 22), (0, 400, 25), (0, 520, 15), (0, 570, 17)])
            post.limb([(0, 590, 18), (0, 700, 23), (0, 800, 17), (0, 856, 12)])
            post.fill(ellipse(0, 872, 27, 24))
        for y in (282, 540, 620):
            frame.score([(x - 22, y), (x, y + 6), (x + 22, y)], 4)
    box.add(frame)
    web = Sheet("#f0ead4", gap=0.5, through=0.3, rim=0.6, shade=0.3)
    for end in ((72, 330), (156, 222), (116, 308)):
        web.line([(70, 218), end], 1.6)
    for r in (34, 60, 86):
        web.line(arc(70, 218, r, r, 4, 88, 8), 1.5)
    web.line([(640, 218), (640, 268)], 1.6).fill(ellipse(640, 276, 9, 11))
    for k in (-1, 1):
        for a in (-10, 4, 16):
            web.line([(640, 274), (640 + 16 * k, 264 + a), (640 + 20 * k, 278 + a)], 1.8)
    box.add(web)


def _hidden(box: Box) -> None:
    """Two lie here on their bellies: one large and horned, one small, its arm round the other."""
    box.haze("#ffe9a0", 0.12 * near(390, 960, 260, 90))
    child = Sheet("#5a93a0", "#3a6a7a", gap=1.4, through=0.03, rim=1.0)
    with child.piece(2) as part:
        part.fill("436,1240! 446,1130 480,1084 540,1062 592,1062 652,1084 684,1130 694,1240!")
    for x, y in ((476, 1116), (530, 1090), (606, 1092), (660, 1122), (566, 1116)):
        child.ink("#f0e2b0", ellipse(x, y, 7))
    box.add(child)
    skin = Sheet("#e0a884", "#c98a6a", gap=0.8, through=0.03, rim=0.9)
    skin.fill(
        rectangle(542, 1020, 50, 52, 14), ellipse(498, 986, 13, 18), ellipse(636, 986, 13, 18)
    )
    box.add(skin)
    hair = Sheet("#e0a23c", "#b87628", gap=1.0, through=0.03, rim=1.0)
    with hair.piece(2) as part:
        part.fill(ellipse(567, 974, 66, 72))
        for side in (-1, 1):
            for k, (x, y) in enumerate(((76, 960), (92, 978), (102, 1000), (106, 1022))):
                part.fill(ellipse(567 + side * x, y, 17 - 2 * k, 15 - k))
            part.fill([(567 + side * 98, 1026), (567 + side * 122, 1062), (567 + side * 106, 1070),
                       (567 + side * 94, 1050)])  # fmt: skip
    hair.slit("567,906 564,974 568,1040", 2).slit("558,912 526,946 512,990", 1.4)
    hair.slit("576,912 608,946 622,990", 1.4)
    hair.ink("#c9483c", ellipse(567 - 106, 1030, 11), ellipse(567 + 106, 1030, 11))
    box.add(hair)
    beast = Sheet("#684c8a", "#4a3468", gap=1.6, through=0.02, rim=1.0)
    with beast.piece(2) as part:
        part.fill("60,1240! 76,1130 130,1070 180,1050 270,1040 360,1056 410,1100 440,1240!")
        part.fill(ellipse(268, 980, 122, 114))
        part.limb("184,912,26 146,866,20 142,810,12 160,778,3")
        part.limb("352,912,26 390,866,20 394,810,12 376,778,3")
        part.fill("150,950! 96,920 92,972 146,1010", "386,950! 440,920 444,972 390,1010")
        beasts.fur(part, arc(268, 980, 120, 112, 180, 360, 26), 26, 40, 3)
        beasts.fur(part, "64,1220 80,1130 140,1064 190,1040", 30, -30, 5)
    with beast.piece(2, 2.4, joint=(370, 1160, 130)) as part:  # its arm, over the child's back
        part.limb("360,1186,64 440,1190,58 530,1190,54 600,1184,46 620,1176,36")
        beasts.fur(part, "400,1130 460,1134 540,1138 600,1136", 22, -24, 6)
        for k, (x, y) in enumerate(((662, 1142), (676, 1164), (666, 1186))):
            part.limb([(606, 1150 + 10 * k, 18), (x - 14, y, 14), (x, y + 4, 11)])
    for x, y in ((670, 1145), (684, 1168), (674, 1191)):
        beast.fill([(x - 6, y - 7, True), (x + 18, y + 6, True), (x - 8, y + 9, True)])
        beast.ink(
            "#e8dcb8", spline([(x - 4, y - 6, True), (x + 18, y + 6, True), (x - 6, y + 8, True)])
        )
    box.add(beast)
