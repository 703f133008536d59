"""A huge arm reaches out of the clouds and plants one tree where people have felled a forest."""

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet, puffs
from cards.studio.paper.outlines import arc, ellipse

INK, CREAM, GOLD, RED, CREASE = "#33264a", "#fff6e0", "#f4bc48", "#d8503c", "#a8503f"
SKIN, SHADE, BLUE, NAVY = "#f0b890", "#c8705a", "#3f74b8", "#23406c"
LEAF, MOSS, BARK, CUT = "#4f9a4c", "#2a6a4a", "#8a5234", "#f6d49a"


def draw() -> Picture:
    sheet = Sheet("#8fd0dc", "#fdf0c4")
    _land(sheet)
    _sleeve(sheet)
    _fingers(sheet)
    _tree(sheet)
    _thumb(sheet)
    _cuff(sheet)
    _clouds(sheet)
    for x, y, size in ((120, 930, 0.62), (690, 936, 0.66), (560, 900, 0.4), (266, 906, 0.42),
                       (30, 1150, 1.3), (420, 1176, 1.05)):  # fmt: skip
        _stump(sheet, x, y, size)
    _child(sheet)
    _woodcutter(sheet)
    return sheet.picture()


def _land(sheet: Sheet) -> None:
    """Lay bare hills with far stumps on them."""
    sheet.glow(240, 420, 430, CREAM, 0.9)
    far = sheet.fill("-20,850! 160,800 420,840 620,806 820,846! 820,1220! -20,1220!", "#f0c060")
    sheet.shade(far, "#fbe0a0", 0, 20, 20)
    near = sheet.fill("-20,930! 200,880 400,868 620,884 820,930! 820,1220! -20,1220!",
                      "#e8a04c", "#cc7838")  # fmt: skip
    sheet.shade(near, "#f6c46c", 0, 22, 22)
    for x, y in ((24, 848), (150, 824), (230, 826), (520, 832), (600, 822), (700, 830), (760, 846)):
        sheet.fill(f"{x - 11},{y}! {x - 9},{y - 18}! {x + 9},{y - 18}! {x + 11},{y}!", BARK)
        sheet.fill(ellipse(x, y - 18, 9, 4), CUT)
    sheet.disc(394, 934, 136, "#8a4a2c", 30)


def _stump(sheet: Sheet, x: float, y: float, size: float) -> None:
    with sheet.at(x, y, size):
        stump = sheet.fill("-56,-70! 56,-70! 60,10 96,40 40,34 0,50 -46,34 -96,42 -62,10", BARK)
        sheet.shade(stump, INK, -14, -6, 12, alpha=0.6)
        sheet.fill(ellipse(0, -70, 57, 21), CUT)
        for radius in (40, 24, 9):
            sheet.line(arc(0, -70, radius, radius * 0.36, 0, 360), SHADE, 4)


def _sleeve(sheet: Sheet) -> None:
    sleeve = sheet.limb("830,-60,150 800,140,128 752,330,106 690,510,84", BLUE)
    sheet.shade(sleeve, NAVY, 26, -16, 24, alpha=0.85)
    for fold in ("690,196 722,218 756,204", "676,314 710,336 748,322"):
        sheet.line(fold, NAVY, 8)


def _fingers(sheet: Sheet) -> None:
    """Draw the palm and four fingers that reach behind the trunk, their tips on its other side."""
    palm = sheet.fill(
        "580,520 500,620 470,700 476,800 530,856 610,842 680,760 740,640 690,560", SKIN
    )
    sheet.shade(palm, SHADE, -6, -26, 24, alpha=0.75)
    for run in ("500,816,26 440,834,29 370,842,26 304,836,22 266,818,16",
                "526,776,28 440,790,32 340,792,29 264,776,25 222,752,18",
                "544,732,28 440,740,34 320,740,32 236,718,28 194,692,20",
                "540,680,36 440,686,34 340,686,32 276,672,28 244,656,21"):  # fmt: skip
        finger = sheet.limb(run, SKIN)
        sheet.shade(finger, SHADE, 8, -15, 9, alpha=0.9)
    for crease in ("310,660 300,676 302,694", "272,708 262,724 264,744",
                   "298,768 290,783 294,799", "340,830 333,842 336,856",
                   "466,722 458,738 462,756", "462,774 456,788 460,804"):  # fmt: skip
        sheet.line(crease, SHADE, 5)


def _tree(sheet: Sheet) -> None:
    """Draw the sapling: a ball of earth about its roots, a full crown with apples."""
    ball = sheet.fill("290,908 326,872 396,858 462,872 498,908 460,946 392,958 326,946", "#7a4428")
    sheet.shade(ball, INK, -10, -14, 12, alpha=0.6)
    trunk = sheet.fill("366,500! 416,500! 414,700 424,860 448,892! 336,892! 364,850 372,700", BARK)
    sheet.shade(trunk, INK, -12, 0, 8, alpha=0.55)
    crown = sheet.fill(
        puffs([(390, 500, 84), (280, 474, 92), (492, 484, 80), (236, 380, 92), (326, 300, 106),
               (456, 314, 98), (536, 400, 78), (390, 410, 130)]), LEAF)  # fmt: skip
    sheet.shade(crown, MOSS, -26, -34, 34, alpha=0.9)
    sheet.shade(crown, "#b8d46c", 30, 40, 26, alpha=0.6)
    for x, y in ((262, 416), (346, 330), (450, 376), (384, 476), (516, 452), (270, 510)):
        apple = sheet.disc(x, y, 23, RED)
        sheet.shade(apple, "#8a1f3c", -6, -6, 6)
        sheet.line([(x, y - 18), (x + 6, y - 34)], BARK, 5)


def _thumb(sheet: Sheet) -> None:
    """Draw the thumb, which comes from the wrist round the front of the trunk."""
    thumb = sheet.fill(
        "600,520 548,566 490,606 430,608 372,592 318,596 296,624 318,650 370,662 430,684 492,706 "
        "560,716 620,700 670,640 690,560", SKIN)  # fmt: skip
    sheet.shade(thumb, SHADE, 2, -20, 14, alpha=0.85)
    sheet.line("330,654 370,662 430,684 492,706 560,716 612,703", CREASE, 6)
    nail = sheet.fill("302,622 312,606 340,604 362,612 364,630 344,638 316,636", "#fbdcc4")
    sheet.shade(nail, SHADE, -4, -4, 5, alpha=0.6)
    for knuckle in ("424,622 432,636 430,650", "442,626 449,638 448,650"):
        sheet.line(knuckle, SHADE, 5)


def _cuff(sheet: Sheet) -> None:
    cuff = sheet.fill("580,460! 616,444 790,550 812,586! 770,672! 720,650 612,560 556,530!", CREAM)
    sheet.shade(cuff, "#c4a8c0", 16, -14, 14)
    sheet.disc(750, 604, 15, GOLD)


def _clouds(sheet: Sheet) -> None:
    for discs in (
        [(250, -20, 90), (120, 0, 110), (0, 40, 100), (-20, 120, 60)],
        [(420, -30, 100), (540, 20, 100), (650, 70, 84), (740, 40, 110), (810, 110, 90)],
    ):
        cloud = sheet.fill(puffs(discs), CREAM)
        sheet.shade(cloud, "#f0b08a", 0, -24, 20, alpha=0.8)


def _child(sheet: Sheet) -> None:
    """Draw a girl who waves up and holds a watering can."""
    for x in (146, 180):
        people.leg(sheet, f"{x},1070,15 {x},1110,13 {x},1142,11", SKIN, INK)
    with sheet.at(252, 1070):
        can = sheet.fill("-34,-32! 34,-32! 40,40! -40,40!", "#3f9a9c")
        sheet.shade(can, INK, -10, -6, 8, alpha=0.5)
        sheet.line("36,26 74,-26", "#3f9a9c", 13)
        sheet.disc(77, -30, 15, "#2a6a74", 10)
        sheet.line(arc(0, -32, 28, 30, 180, 360), "#2a6a74", 8)
    people.arm(sheet, "172,966,16 196,1020,14 246,1016,10", RED, SKIN)
    dress = sheet.fill("136,944! 188,944! 204,1020 224,1084! 106,1084! 122,1020", RED)
    sheet.shade(dress, "#7a1f44", 14, -8, 12)
    people.arm(sheet, "150,964,16 90,924,14 78,856,10", RED, SKIN, fist=False)
    with sheet.at(164, 884, 50, -22):
        sheet.fill("-0.3,0.6! 0.3,0.7! 0.3,1.3! -0.4,1.3!", SKIN)
        hair = (
            ("#5a2c2c", ("-0.3,0.2! -0.5,1 -1.1,0.9! -1.15,-0.2 -0.9,-0.9 -0.1,-1.15 0.7,-0.9 "
             "0.87,-0.3! 0.2,-0.5")),
            ("#5a2c2c", "-1,0.1 -1.7,0.2 -2,1.2! -1.4,0.9"),
            (GOLD, "-1.2,-0.1 -1,0.3 -0.9,-0.1"),
        )  # fmt: skip
        people.head(sheet, people.Face(skin=SKIN, awake=True, mouth=1.6), hair)


def _woodcutter(sheet: Sheet) -> None:
    """Draw the woodcutter on his last stump: his axe stands idle, his mouth hangs."""
    sheet.line("560,1150 600,930", "#6a3424", 15)
    blade = sheet.fill("570,914! 622,922! 616,966! 560,962 534,982! 526,924 540,890!", "#b8c4d4")
    sheet.shade(blade, NAVY, 8, -8, 8)
    _stump(sheet, 692, 1136, 1.15)
    people.leg(sheet, "690,1050,32 622,1062,27 614,1126,20", NAVY, INK, left=True)
    people.leg(sheet, "706,1054,34 656,1074,28 652,1140,21", NAVY, INK, left=True)
    coat = sheet.fill("664,906! 732,906! 756,990 752,1072 700,1086 644,1068 650,980", "#2f7f6c")
    sheet.shade(coat, INK, -16, -8, 14, alpha=0.6)
    for y in (950, 1000):
        sheet.line([(652, y), (750, y + 6)], GOLD, 6, alpha=0.8)
    people.arm(sheet, "700,932,22 664,1010,19 592,1000,13", "#256a5c", "#a8683f")
    with sheet.at(690, 836, 58, 16, flip=True):
        sheet.fill("-0.3,0.6! 0.4,0.7! 0.4,1.4! -0.5,1.3!", "#a8683f")
        hair = (
            ("#5a3030", "0.98,0.86! 0.66,0.82 0.4,0.56 -0.1,0.3! -0.25,0.9 0.3,1.36 0.96,1.3"),
            (RED, "-1.05,0! -1,-0.7 -0.3,-1.25 0.5,-1.05 0.88,-0.4!"),
            ("#8a1f3c", "-1.1,0.12! -1.05,-0.25! 0.85,-0.6! 0.9,-0.28!"),
        )
        face = people.Face(skin="#a8683f", blush="#c85a3c", awake=True, singing=True)
        people.head(sheet, face, hair)


def look() -> Look:
    return Look("wheat", glow=0.0, pull=0.04, contrast=1.0, finish="gouache", seed=3)
