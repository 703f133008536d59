"""Crows dress a scarecrow for the winter."""

from cards.studio.paper import birds, land, plants
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse, rectangle
from cards.studio.paper.sheet import Sheet


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#e3cfc4", "#f1e2d4", "#faf3ea", bottom=900),
        lamp=(640, -100),
        tint="#33304a",
        fall=(-0.35, 0.9),
        finish=Finish(vignette=0.14, bloom=0.06, contrast=0.36),
    )
    _field(box)
    _scarecrow(box)
    _crows(box)
    _front(box)
    return box


def _field(box: Box) -> None:
    sun = Sheet("#e8866a", "#e27a5e", gap=0.4, through=0.3, rim=0.3, shade=0.4)
    box.add(sun.fill(ellipse(150, 250, 74)))
    far = Sheet("#d8cfd2", "#c6c0ca", gap=0.7, through=0.3, rim=0.4, shade=0.5)
    ground = land.hill(far, 860, 14, 6)
    for i in range(12):
        plants.tree(far, 20 + 70 * i, ground(20 + 70 * i) + 4, 80 + 22 * (i % 3), 4, i, depth=5)
    box.add(far)
    snow = Sheet("#ffffff", "#e9e8ee", gap=0.8, through=0.1, rim=0.4, shade=0.6)
    land.hill(snow, 940, 8, 3)
    for row in range(4):
        for i in range(10 - row):
            x, y = 10 + (86 + 12 * row) * i + 30 * (row % 2), 972 + 62 * row
            snow.slit([(x, y), (x + 5, y - 22), (x + 12, y - 34)], 2)
            snow.slit([(x + 4, y), (x, y - 16), (x - 8, y - 26)], 1.6)
    box.add(snow)


def _scarecrow(box: Box) -> None:
    pole = Sheet("#8a5f42", "#6a452f", gap=1.2, through=0.04, rim=0.6)
    pole.limb("402,1130,13 398,800,12 400,470,12").limb(
        "120,566,7 250,548,10 400,540,12 560,546,10 690,528,7"
    )
    for x, y, turn in (
        (120, 566, 190),
        (120, 566, 160),
        (120, 566, 220),
        (690, 528, -10),
        (690, 528, 20),
        (690, 528, -40),
    ):
        with pole.at(x, y, 1, turn):
            pole.limb("0,0,5 30,-4,3.4 52,0,.6")
    box.add(pole)
    straw = Sheet("#e8bf5c", "#d4a23e", gap=0.6, through=0.1, rim=0.6)
    for i in range(13):
        straw.limb(
            [(372 + 5 * i, 500, 4), (366 + 6 * i, 540, 3), (350 + 9 * i, 566 + 8 * (i % 3), 0.6)]
        )
    box.add(straw)
    head = Sheet("#d9b88c", "#c39a6c", gap=1.0, through=0.05, rim=0.6)
    head.fill("400,318 460,334 486,392 474,458 440,500 400,512 360,500 326,458 314,392 340,334")
    for i in range(6):
        head.score(
            [(330 + 6 * i, 340 + 28 * i), (400, 350 + 28 * i), (470 - 6 * i, 340 + 28 * i)], 2
        )
    head.slit("352,462 376,480 400,486 424,480 448,462", 2.6)
    for x in (364, 388, 412, 436):
        head.slit([(x, 466), (x + 1, 490)], 2)
    head.slit("418,398 436,412 456,398", 3)
    box.add(head)
    coat = Sheet("#5a6f94", "#3c4e74", gap=1.3, through=0.05, rim=0.6)
    coat.fill("326,520! 360,536 400,560! 440,536 474,520! 560,522 590,530! 596,600! 500,612 "
    "494,760 520,980! 410,1000 400,760 "
              "390,1000 280,980! 306,760 302,600! 262,628 196,660! 176,600! 250,550")  # fmt: skip
    coat.slit("400,564 402,700 398,990", 2).slit("330,526 352,600 398,640", 2).slit(
        "470,526 448,600 402,640", 2
    )
    coat.ink("#c9543f", "432,700! 486,696! 488,760! 436,762!")
    coat.slit("430,698 460,702 488,694", 2).slit("302,700 330,708 366,700", 2)
    for k in range(6):
        coat.slit([(428, 706 + 10 * k), (438, 708 + 10 * k)], 1.4)
    for y in (690, 760, 830):
        coat.cut(ellipse(384, y, 7))
    box.add(coat)
    buttons = Sheet("#2c2638", "#201a2a", gap=0.5, through=0.03, rim=0.8)
    buttons.fill(ellipse(366, 404, 20, 21)).cut(
        *(ellipse(366 + a, 404 + b, 3) for a in (-6, 6) for b in (-6, 6))
    )
    box.add(buttons)
    carrot = Sheet("#e8772e", "#d2611c", gap=0.6, through=0.05, rim=0.6)
    box.add(carrot.fill("390,420! 404,412 416,424! 470,452 520,456! 460,466 400,446"))


def _crow(
    sheet: Sheet, x: float, y: float, size: float, turn: float = 0, *, flip: bool = False
) -> None:
    """Cut a crow on the wing that carries something in its beak, both wings up."""
    with sheet.at(x, y, size, turn, flip=flip), sheet.piece(0.6) as part:
        part.fill(".62,.02! .46,-.10 .32,-.14 .14,-.12 .06,-.36 -.10,-.66 -.36,-.86! -.34,-.60 "
        "-.26,-.32 -.22,-.08 -.46,-.04 "
                  "-.74,-.02! -.70,.08 -.74,.16! -.36,.14 -.02,.16 .28,.12 .44,.06")  # fmt: skip
        part.fill(".16,-.10 .22,-.36 .16,-.66 .26,-.92! .38,-.62 .38,-.34 .30,-.08")
        part.cut(ellipse(0.40, -0.05, 0.022))
    with sheet.at(x, y, size, turn, flip=flip):
        sheet.slit("-.02,-.2 -.12,-.44 -.28,-.68", 0.02).slit(".26,-.2 .28,-.44 .26,-.7", 0.018)


def _crows(box: Box) -> None:
    scarf = Sheet("#c9403a", "#a82c30", gap=1.0, through=0.05, rim=0.6)
    scarf.limb(
        [
            (196, 420, 10),
            (250, 470, 17),
            (320, 512, 22),
            (400, 530, 24),
            (480, 512, 22),
            (560, 430, 17),
            (604, 360, 10),
        ]
    )
    for x in (270, 340, 460, 530):
        scarf.score([(x - 8, 470), (x + 4, 540)], 5)
    for i in range(4):
        scarf.line([(190 + 5 * i, 414), (170 + 7 * i, 396 - 3 * i)], 3).line(
            [(600 + 4 * i, 356), (612 + 7 * i, 334 + 4 * i)], 3
        )
    box.add(scarf)
    hat = Sheet("#3c3448", "#2a2434", gap=1.2, through=0.03, rim=0.7)
    with hat.at(438, 232, 1, 12):
        hat.fill("-104,66 -40,56! -58,-56! 58,-56! 40,56! 104,66 50,80 -50,80")
        hat.ink("#c9403a", "-44,30! 44,30! 41,54! -41,54!")
    box.add(hat)
    crows = Sheet("#231c2e", "#17121f", gap=1.3, through=0.03, rim=0.7)
    _crow(crows, 128, 452, 124, -14)
    _crow(crows, 672, 350, 124, 6, flip=True)
    _crow(crows, 322, 190, 130, 8)
    _crow(crows, 640, 800, 108, -16, flip=True)
    birds.bird(crows, 218, 530, 74, "perch")
    birds.bird(crows, 640, 514, 66, "perch", flip=True)
    box.add(crows)
    loose = Sheet("#2c2638", "#201a2a", gap=0.6, through=0.03, rim=0.8)
    loose.fill(ellipse(566, 826, 18)).cut(
        *(ellipse(566 + a, 826 + b, 3) for a in (-5, 5) for b in (-5, 5))
    )
    box.add(loose)


def _front(box: Box) -> None:
    gloves = Sheet("#c9403a", "#a82c30", gap=0.9, through=0.05, rim=0.6)
    gloves.fill(
        "130,1096! 128,1066 138,1050 150,1052 156,1066 168,1058 174,1068 160,1088 160,1100!"
    )
    gloves.fill(rectangle(128, 1098, 34, 14, 3))
    box.add(gloves)
    crows = Sheet("#231c2e", "#17121f", gap=1.0, through=0.03, rim=0.7)
    birds.bird(crows, 84, 1110, 84, "perch")
    birds.bird(crows, 250, 1130, 70, "perch", flip=True)
    box.add(crows)
    snow = Sheet("#ffffff", "#dfe0ea", gap=1.0, through=0.1, rim=0.4, shade=0.7)
    land.hill(snow, 1140, 10, 8)
    box.add(snow)
    flakes = Sheet("#ffffff", gap=2.0, through=0.1, shade=0.3)
    flakes.fill(*(ellipse((i * 137) % 800, (i * 211) % 1120, 2.5 + i % 4) for i in range(60)))
    box.add(flakes)
