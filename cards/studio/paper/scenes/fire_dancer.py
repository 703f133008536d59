"""An old man sits by a fire that is a woman who dances; her picture on the wall is empty."""

from cards.studio.paper import fairground, people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import glow
from cards.studio.paper.faces import PROFILES, head
from cards.studio.paper.hands import hand
from cards.studio.paper.ornament import lace
from cards.studio.paper.outlines import arc, ellipse, rectangle
from cards.studio.paper.sheet import Sheet

DANCE = Pose(
    (258, 284), 300, -22, ((290, 326, 300), (226, 286, 300)), ((80, 80), (110, 110)),
    ("relaxed", "relaxed"),
)  # fmt: skip
SIT = Pose(
    (262, 282), 300, 4, ((50, -22, -20), (60, -16, -14)), ((4, 88), (8, 96)), ("relaxed", "reach")
)
MAN = (648, 930, 82)
FLAMES = (
    (
        "#c9302a",
        "#9c2026",
        1.0,
        (
            "170,1000! 128,900 150,800 196,700! 200,780 236,820 268,740 290,640 330,600! 420,600! "
            "470,660 486,760 520,820 556,780 566,690! 610,800 620,900 572,1000!"
        ),
    ),
    (
        "#f2642a",
        "#e04a22",
        0.9,
        (
            "204,1000! 186,920 210,840 236,790! 250,860 280,850 302,760 316,680 340,610! 404,606! "
            "440,700 452,800 484,850 520,830 534,770! 570,860 566,940 540,1000!"
        ),
    ),
    (
        "#ffa02e",
        "#f8882a",
        0.8,
        (
            "246,1000! 240,930 262,880 276,850! 292,900 320,880 334,790 344,700 352,616! 396,612! "
            "416,720 426,820 448,890 478,880 494,840! 516,900 512,960 500,1000!"
        ),
    ),
    (
        "#ffd75a",
        "#ffc23e",
        0.8,
        (
            "292,1000! 290,950 310,910! 326,940 350,900 362,810 372,720! "
            "392,820 400,900 424,940 446,904! 462,950 458,1000!"
        ),
    ),
)
"""The layers of her dress, which is the fire: colours, distance, outline."""
CROWN = (
    ".26,-1.0 .38,-.82 .22,-.80 .06,-.64 .0,-.44 -.12,-.26 -.34,-.16! -.54,-.30 -.58,-.62 "
    "-.42,-.96 -.06,-1.1"
)
HAIR = (
    "352,436,26 330,392,24 352,330,20 330,270,13 350,206,1",
    "366,420,28 372,360,26 404,310,19 392,250,11 420,190,1",
    "346,446,24 300,420,20 276,370,16 290,320,10 262,270,1",
    "350,460,20 306,480,16 268,462,11 236,430,1",
)


def build() -> Box:
    """Build the card."""
    box = Box(
        glow("#7a3038", "#5a2030", "#3a1428", at=(370, 600), radius=800),
        lamp=(370, 620),
        tint="#12040c",
        finish=Finish(vignette=0.25, bloom=0.08),
    )
    wall = Sheet("#7d2f45", "#5a2038", gap=0.6, through=0.05, rim=0.4)
    wall.fill(rectangle(-30, -30, 860, 1100))
    for i in range(10):
        wall.ink("#8c3a50", rectangle(10 + 88 * i, -30, 40, 1100))
    box.add(wall)
    _picture(box)
    _hearth(box)
    _dancer(box)
    _old_man(box)
    return box


def _picture(box: Box) -> None:
    """Hang up a portrait whose sitter has left: a hole in her shape."""
    frame = Sheet("#e0a844", "#b98030", gap=1.0, through=0.04, rim=0.8)
    frame.line(ellipse(650, 260, 108, 138), 26)
    lace(frame, arc(650, 260, 120, 150, -90, 270), 10, 0.8)
    box.add(frame)
    inside = Sheet("#f6e2b4", "#e2c488", gap=0.3, through=0.05, rim=0.4)
    inside.fill(ellipse(650, 260, 98, 128))
    with inside.at(650, 296, 118, flip=True), inside.piece(cut=True) as hole:
        head(hole, "woman", ("bun",))
        hole.fill("-.20,.0! .04,.0! .08,.22 .44,.34 .56,.84! -.76,.84! -.66,.36 -.26,.22")
    box.add(inside)


def _hearth(box: Box) -> None:
    soot = Sheet("#240c18", gap=0.2, through=0.02, rim=0.2)
    box.add(soot.fill(rectangle(60, 560, 600, 480)))
    stone = Sheet("#a3837c", "#7a5c60", gap=1.2, through=0.04, rim=0.5)
    stone.fill(rectangle(30, 540, 640, 490))
    stone.cut("110,1040! 110,760 150,660 260,600 370,586 480,600 590,660 622,760 622,1040!")
    for j in range(10):
        stone.score([(30, 580 + 48 * j), (110, 580 + 48 * j)], 3)
        stone.score([(620, 580 + 48 * j), (670, 580 + 48 * j)], 3)
    box.add(stone)
    shelf = Sheet("#8a5a3e", "#6c432e", gap=1.2, through=0.03, rim=0.6)
    box.add(shelf.fill(rectangle(-10, 516, 700, 40, 8)))
    box.light(370, 760, 240, "#ff9a4a", power=0.8, halo=0.06)


def _dancer(box: Box) -> None:
    hair = Sheet("#f2642a", "#f2642a", gap=0.8, through=0.04, rim=0.6)
    for lock in HAIR:
        hair.limb(lock)
    box.add(hair)
    skin = Sheet("#ffe3a6", "#ffd48a", gap=0.8, through=0.04, rim=0.6)
    joints = people.person(skin, 372, 690, 82, "woman", DANCE, (), anchor="hip", gap=1.6)
    tilt = DANCE.head + (300 - 282) * 0.6
    with skin.at(*joints.head, 82, tilt), skin.at(0.08, -0.10):
        skin.slit(".16,-.50 .24,-.47 .31,-.50", 0.018)
    box.add(skin)
    crown = Sheet("#f2642a", "#f2642a", gap=0.5, through=0.04, rim=0.6)
    with crown.at(*joints.head, 82, tilt), crown.at(0.08, -0.10):
        crown.fill(CROWN)
        crown.slit(".20,-.92 -.10,-.80 -.34,-.52", 0.02).slit(".0,-.74 -.2,-.56 -.3,-.34", 0.02)
    box.add(crown)
    bodice = Sheet("#c9302a", "#c9302a", gap=0.6, through=0.03, rim=0.6)
    bodice.fill("330,520! 352,540 384,536 408,510! 424,560 402,620 408,690! 326,690! 336,620 "
                "326,570")  # fmt: skip
    box.add(bodice)
    for top, bottom, gap, outline in FLAMES:
        flame = Sheet(top, bottom, gap=gap, through=0.05, rim=0.6, shade=0.6)
        box.add(flame.fill(outline))
    logs = Sheet("#6b3a2c", "#4a241c", gap=0.8, through=0.03, rim=0.7)
    logs.limb("170,1010,28 370,994,30 580,1014,28").limb("240,1032,26 400,1026,28 540,1000,26")
    logs.ink("#d99a5e", ellipse(584, 1014, 20, 22), ellipse(166, 1010, 20, 22))
    box.add(logs)


def _old_man(box: Box) -> None:
    floor = Sheet("#6a2f32", "#451c26", gap=0.8, through=0.04, rim=0.5)
    floor.fill(rectangle(-30, 1040, 860, 200))
    box.add(floor)
    chair = Sheet("#1f5a5c", "#153f46", gap=1.3, through=0.03, rim=0.7)
    chair.fill("668,650! 710,600 780,606 830,660! 830,1180! 556,1180! 552,1010 580,976 660,976! "
               "664,800")  # fmt: skip
    for x, y in ((750, 700), (786, 780), (746, 860)):
        chair.cut(ellipse(x, y, 6))
    box.add(chair)
    man = Sheet("#3c4a86", "#2a3566", gap=1.2, through=0.03, rim=0.7)
    joints = people.person(
        man, *MAN[:2], MAN[2], "old", SIT, ("coat", "trousers"), flip=True, anchor="hip", hem=0.2,
        gap=2,
    )  # fmt: skip
    man.ink("#c9302a", *(rectangle(x - 62, y - 14, 90, 40) for x, y in joints.ankles))
    box.add(man)
    skin = Sheet("#f3b98a", "#e6a06c", gap=0.5, through=0.04, rim=0.7)
    beard = Sheet("#f6efe6", "#e2d8d2", gap=0.5, through=0.04, rim=0.6)
    for wrist in joints.wrists:
        hand(skin, *wrist, 196, 54, "reach", flip=True)
    turn = -(SIT.head + (300 - 282) * 0.6)
    for sheet in (skin, beard):
        with sheet.at(*joints.head, MAN[2] * 1.05, turn, flip=True), sheet.at(0.08, -0.10):
            if sheet is skin:
                skin.fill(PROFILES["old"])
                skin.slit(".18,-.53 .25,-.50 .31,-.53", 0.02)
            else:
                beard.fill(
                    "-.06,-.34 .10,-.30 .24,-.24 .40,-.24! .44,-.14 .42,.10 .30,.40! .12,.26 "
                    "-.02,.06",
                    "-.20,-.20 -.46,-.26 -.53,-.55 -.42,-.86 -.14,-.98! -.10,-.74 -.02,-.56 "
                    "-.10,-.34",
                )
    box.add(skin)
    box.add(beard)
    dog = Sheet("#c98a5a", "#a2663e", gap=0.9, through=0.03, rim=0.7)
    fairground.waiting_dog(dog, 150, 1176, 190, look=-34)
    box.add(dog)
