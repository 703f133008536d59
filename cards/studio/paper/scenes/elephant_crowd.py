"""An elephant walks by; its feet are people's, and one of them looks out of a flap."""

from cards.studio.paper import land, people, plants, things
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.outlines import ellipse
from cards.studio.paper.sheet import Sheet

HIDE = (
    "70,640 64,500 120,410 230,366 350,362 460,384 520,340 600,316 676,340 728,410 744,500 "
    "742,590 752,680 772,760 790,800! "
    "756,836! 712,780 690,690 676,630 650,660 640,720 650,820! 560,850! 540,820 500,850! 430,832 "
    "380,852! 320,836 270,856! "
    "210,836 160,852! 96,830! 80,740"
)
LEGS = ((140, "#b5483a", "skirt"), (238, "#2f4f6a", "trousers"), (330, "#d9a23a", "skirt"), (420,
"#3f7a5c", "trousers"),
        (510, "#7a3f6a", "skirt"), (600, "#2f4f6a", "trousers"))  # fmt: skip
LOOK = Pose((276, 280), 288, -16, ((70, 30, 20), (-40, -60, -60)), ((96, 100), (82, 90)))


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#f6d98a", "#fbecc4", bottom=900),
        lamp=(180, -100),
        tint="#2c2434",
        fall=(0.4, 0.85),
        finish=Finish(vignette=0.14, bloom=0.05, contrast=0.36),
    )
    _park(box)
    _legs(box)
    _hide(box)
    _others(box)
    return box


def _park(box: Box) -> None:
    trees = Sheet("#d3d48c", "#b9c47a", gap=0.7, through=0.3, rim=0.4, shade=0.6)
    for i in range(7):
        plants.tree(trees, 20 + 130 * i, 960, 600 + 50 * (i % 3), 11, i + 2, depth=5, leaves=13)
    box.add(trees)
    fence = Sheet("#8aa88c", "#6d8c74", gap=0.9, through=0.05, rim=0.6)
    for x in range(-10, 820, 48):
        fence.line([(x, 640), (x, 980)], 6).fill(
            [(x - 9, 642, True), (x, 612, True), (x + 9, 642, True)]
        )
    fence.line("-20,690 820,690", 8).line("-20,940 820,940", 8)
    box.add(fence)
    ground = Sheet("#e9cf94", "#d2ab66", gap=0.7, through=0.05, rim=0.4)
    land.hill(ground, 980, 6, 3)
    box.add(ground)


def _legs(box: Box) -> None:
    """Set six pairs of human legs under the hide, those of every second one a step ahead."""
    for i, (x, colour, wear) in enumerate(LEGS):
        legs = Sheet(colour, gap=0.7, through=0.04, rim=0.6)
        skin = Sheet("#e9bf98", "#d9a880", gap=0.4, through=0.05, rim=0.5)
        step = 26 if i % 2 else 34
        bare = skin if wear == "skirt" else legs
        for side in (-1, 1):
            bare.limb(
                [
                    (x + side * 12, 800, 22),
                    (x + side * step * 0.7, 920, 17),
                    (x + side * step - 6, 1040, 12),
                ]
            )
        box.add(skin)
        if wear == "skirt":
            hem = 930 + 10 * (i % 3)
            legs.fill(f"{x - 44},790! {x + 44},790! {x + 60},{hem}! {x},{hem + 14} {x - 58},{hem}!")
        box.add(legs)
        shoes = Sheet("#3a2430", "#2a1824", gap=0.5, through=0.04, rim=0.7)
        for side in (-1, 1):
            things.boot(shoes, x + side * step - 8, 1066, 44)
        box.add(shoes)


def _hide(box: Box) -> None:
    hide = Sheet("#8f93a4", "#6f7386", gap=1.6, through=0.04, rim=0.7)
    hide.fill(HIDE)
    hide.limb("74,520,11 40,600,9 36,690,7 48,740,12")
    for line in ("120,440 180,420 250,414", "110,700 170,720 240,716", "300,760 380,776 460,766",
    "690,640 716,636 738,644",
                 "700,690 726,684 748,690", "712,736 738,730 762,738",
                 "560,760 600,770 640,764"):  # fmt: skip
        hide.score(line, 5)
    hide.cut("618,452! 640,436 662,438 676,456! 656,466 636,466")
    hide.slit("600,416 640,400 684,420", 3)
    flap = "300,520! 392,512! 398,640! 306,648!"
    hide.cut(flap)
    for seam in ("200,380 210,520 190,660 200,830", "470,400 476,520 470,660 480,830"):
        hide.score(seam, 3)
    box.add(hide)
    face = Sheet("#e9bf98", "#d9a880", gap=0.3, through=0.05, rim=0.4)
    _peep(face)
    under = Sheet("#3a2c3c", gap=0.2, through=0.02, rim=0.2)
    box.add(under.fill("298,518! 394,510! 400,642! 304,650!"))
    box.add(face)
    ear = Sheet("#a3a7b6", "#83879a", gap=1.2, through=0.04, rim=0.7)
    ear.fill("560,400 500,390 440,430 420,520 450,610 500,650 540,630 570,560 590,470")
    ear.score("540,430 480,450 452,530 480,610", 4)
    ear.ink("#b5483a", "462,560! 500,556! 502,596! 466,600!")
    for k in range(4):
        ear.slit([(466 + 10 * k, 552), (467 + 10 * k, 562)], 1.4).slit(
            [(468 + 10 * k, 594), (469 + 10 * k, 604)], 1.4
        )
    box.add(ear)
    open_flap = Sheet("#7d8194", "#6f7386", gap=1.3, through=0.04, rim=0.8)
    open_flap.fill("300,648! 400,640! 408,720! 316,730!")
    open_flap.cut(ellipse(324, 716, 4), ellipse(394, 706, 4))
    tusk = Sheet("#fff6e2", "#ecdcb8", gap=0.9, through=0.05, rim=0.7)
    tusk.limb("664,610,16 690,680,14 740,700,9 780,676,2")
    box.add(open_flap)
    box.add(tusk)


def _peep(sheet: Sheet) -> None:
    """Cut the face of one who looks out and smiles."""
    with sheet.at(350, 636, 104, 4):
        sheet.fill(".0,.01 -.12,-.01 -.24,-.10 -.325,-.28 -.365,-.50 -.36,-.74 -.25,-.94 .0,-1.0 "
        ".25,-.94 .36,-.74 .365,-.50 "
                   ".325,-.28 .24,-.10 .12,-.01")  # fmt: skip
        sheet.ink("#5a3226", "-.5,-.6! -.34,-.74 .0,-.84 .34,-.74 .5,-.6! .4,-1.2 -.4,-1.2")
        for side in (-1, 1):
            sheet.cut(ellipse(0.16 * side, -0.5, 0.045, 0.06))
            sheet.slit([(0.08 * side, -0.66), (0.17 * side, -0.70), (0.26 * side, -0.66)], 0.018)
        sheet.slit(".0,-.46 -.03,-.34 .03,-.31", 0.014).slit("-.14,-.2 .0,-.14 .14,-.2", 0.022)


def _others(box: Box) -> None:
    child = Sheet("#b5483a", "#8f3530", gap=1.1, through=0.04, rim=0.6)
    people.person(child, 700, 1150, 50, "child", LOOK, ("dress", "braid"), flip=True, hem=0.55)
    box.add(child)
    mouse = Sheet("#3a2430", "#2a1824", gap=0.9, through=0.04, rim=0.7)
    with mouse.at(150, 1156, 60):
        mouse.fill(
            "-.7,.0 -.6,-.4 -.1,-.6 .3,-.46 .62,-.16 .66,-.04 .4,.0", ellipse(0.16, -0.56, 0.2)
        )
        mouse.limb("-.66,-.06,.05 -1.0,-.1,.04 -1.3,-.3,.02")
        mouse.cut(ellipse(0.4, -0.28, 0.04))
    box.add(mouse)
    bun = Sheet("#fff6e2", "#ecdcb8", gap=0.7, through=0.05, rim=0.6)
    bun.fill(ellipse(664, 1008, 22, 17))
    bun.slit("650,1004 664,998 678,1004", 2)
    box.add(bun)
    grass = Sheet("#a8a04c", "#8a8440", gap=1.0, through=0.06, rim=0.5)
    top = land.hill(grass, 1166, 6, 4)
    plants.grass(grass, -10, 810, top, 46, 110, 3)
    box.add(grass)
