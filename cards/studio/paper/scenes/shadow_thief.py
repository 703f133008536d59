"""A child runs off with people's shadows on strings, like kites; a man looks for his own."""

from cards.studio.paper import people
from cards.studio.paper.body import Pose
from cards.studio.paper.box import Box, Finish
from cards.studio.paper.colour import fall
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import PROFILES
from cards.studio.paper.hands import hand
from cards.studio.paper.outlines import ellipse, polygon, rectangle
from cards.studio.paper.sheet import Sheet
from cards.studio.paper.texture import blur

GROUND = 800
"""Where the square begins."""
RUN = Pose((292, 296), 304, -6, ((200, 120, 110), (226, 250, 270)), ((24, 96, 10), (122, 176, 100)),
           ("relaxed", "hold"))  # fmt: skip
WALK = Pose((268, 264), arms=((70, 50, 40), (112, 96, 90)), legs=((108, 122), (68, 92)))
WAVE = Pose((270, 270), arms=((110, 100, 95), (300, 282, 280)), legs=((94, 94), (86, 88)))
BOW = Pose((276, 304), arms=((70, 50, 40), (95, 70, 60)), legs=((96, 100), (84, 92)))
DANCE = Pose((262, 268), arms=((320, 290, 280), (220, 250, 260)), legs=((60, 110), (92, 94)))
CRAWL = Pose((350, 352), 340, 24, ((84, 96, 20), (98, 84, 20)), ((80, 178, 90), (92, 182, 90)))
CHILD = (560, 1096, 74)
FIST = (545, 772)
CROWN = (
    ".26,-1.0 .38,-.82 .22,-.80 .06,-.64 .0,-.44 -.12,-.26 -.34,-.16! -.50,-.30 -.52,-.62 "
    "-.42,-.94 -.06,-1.06"
)
STOLEN = (
    (176, 590, 41, -22, "man", WALK, ("coat", "trousers", "tophat")),
    (310, 470, 41, -10, "woman", WAVE, ("dress", "bun")),
    (488, 448, 42, 2, "old", BOW, ("coat", "trousers", "hat")),
    (656, 520, 50, 14, "child", DANCE, ("dress", "braid")),
)
"""The shadows taken: place of the feet, size, lean, and who threw them."""


def build() -> Box:
    """Build the card."""
    box = Box(
        fall("#ffe9b8", "#fff3d8", "#fffaf0", bottom=800),
        lamp=(700, -100),
        tint="#4a4a96",
        fall=(-0.35, 0.8),
        finish=Finish(bloom=0.03, vignette=0.12, contrast=0.35),
    )
    _square(box)
    _thrown(box)
    _stolen(box)
    _seeker(box)
    _child(box)
    return box


def _square(box: Box) -> None:
    town = Sheet("#f6dcae", "#fbe8c8", gap=0.7, through=0.1, rim=0.4, shade=0.5)
    for i in range(6):
        x, high = -30 + 150 * i, (200, 260, 170)[i % 3]
        town.fill(rectangle(x, GROUND - high, 144, high + 40))
        town.fill(polygon([(x - 8, GROUND - high), (x + 72, GROUND - high - 60),
                           (x + 152, GROUND - high)]))  # fmt: skip
        for k in (26, 88):
            for row in range(high // 90):
                town.score(rectangle(x + k, GROUND - high + 26 + 82 * row, 32, 48, 14), 4)
    box.add(town)
    ground = Sheet("#fffaf0", "#f2e8e4", gap=0.5, through=0.05, rim=0.4, shade=0.5)
    ground.fill(rectangle(-20, GROUND, 840, 440))
    for y in (830, 880, 950, 1050):
        ground.score([(-20, y), (820, y)], 2.4)
    for i in range(-8, 9):
        ground.score([(420 + 90 * i, GROUND), (420 + 190 * i, 1220)], 2.4)
    box.add(ground)


def _thrown(box: Box) -> None:
    """Lay the child's own shadow, the only one left on the square."""
    drawing = Drawing()
    with drawing.at(CHILD[0], CHILD[1], 1, 0, height=-0.42), drawing.at(-20, 0, 1.1, 32):
        people.person(drawing, 0, 0, CHILD[2], "child", RUN, ("trousers", "shorthair"))
    box.haze("#5a58a8", 0.8 * blur(drawing.coverage(), 1.5))


def _stolen(box: Box) -> None:
    strings = Sheet("#d8432f", gap=0.4, through=0.02, rim=0.3, wobble=0.2)
    for x, y, size, lean, _, pose, _ in STOLEN:
        foot = 0.5 * size if pose is WALK else 0.1 * size
        middle = ((FIST[0] + x) / 2 - lean * 0.8, (FIST[1] + y) / 2 + 24)
        strings.line([FIST, middle, (x + foot, y - 10)], 5)
    box.add(strings)
    shadows = Sheet("#6d70c0", "#4f52a6", gap=1.6, through=0.1, rim=0.5)
    for x, y, size, lean, kind, pose, wear in STOLEN:
        with shadows.at(x, y, 1, lean, height=1.12):
            people.person(shadows, 0, 0, size, kind, pose, wear, gap=1.4)
    box.add(shadows)


def _seeker(box: Box) -> None:
    """Let a man look for his shadow on hands and knees, his hat beside him."""
    coat = Sheet("#e8a83a", "#cf8c28", gap=1.0, through=0.03, rim=0.6)
    joints = people.person(
        coat, 168, 962, 60, "man", CRAWL, ("coat", "trousers"), anchor="hip", hem=0.2, gap=1.6
    )
    coat.ink("#5a4a8c", polygon("0,990 228,990 228,1160 0,1160"))
    box.add(coat)
    skin = Sheet("#f3b98a", "#e6a06c", gap=0.6, through=0.03, rim=0.6)
    with skin.at(*joints.head, 62, CRAWL.head + 58 * 0.6), skin.at(0.08, -0.10):
        skin.fill(PROFILES["man"])
        skin.fill(CROWN)
        skin.ink("#4a2f24", CROWN)
        skin.slit(".16,-.50 .24,-.47 .31,-.50", 0.02)
    for wrist in joints.wrists:
        hand(skin, *wrist, 14, 38)
    box.add(skin)
    hat = Sheet("#6b4a2e", "#523620", gap=0.8, through=0.03, rim=0.6)
    with hat.at(330, 1170):
        hat.fill(ellipse(0, 0, 66, 13), "-44,-4! -36,-56 0,-66 36,-56 44,-4!")
        hat.ink("#d8432f", rectangle(-50, -30, 100, 16))
    box.add(hat)


def _child(box: Box) -> None:
    clothes = Sheet("#d8432f", "#c23826", gap=1.3, through=0.03, rim=0.6)
    joints = people.person(
        clothes, *CHILD, "child", RUN, ("trousers", "sleeves"), gap=2, smooth=1.2
    )
    x, y = joints.hip
    clothes.ink("#2f4f8f", polygon([(x - 260, y - 6), (x + 260, y - 6), (x + 260, y + 300),
                                    (x - 260, y + 300)]))  # fmt: skip
    box.add(clothes)
    skin = Sheet("#f6c79a", "#eab486", gap=0.6, through=0.03, rim=0.6)
    with skin.at(*joints.head, 84, RUN.head + 22 * 0.6), skin.at(0.08, -0.10):
        skin.fill(PROFILES["child"])
        skin.ink("#e58a68", ellipse(0.12, -0.24, 0.09))
        skin.slit(".22,-.15 .29,-.14 .36,-.19", 0.016)
    for wrist, turn, pose in zip(joints.wrists, (110, 270), ("relaxed", "hold"), strict=True):
        hand(skin, *wrist, turn, 44, pose)
    box.add(skin)
    hair = Sheet("#4a2a20", "#3a2018", gap=0.5, through=0.03, rim=0.6)
    with hair.at(*joints.head, 84, RUN.head + 22 * 0.6), hair.at(0.08, -0.10):
        hair.fill(
            "-.30,-.12 -.50,-.22! -.66,-.40! -.54,-.50 -.70,-.66! -.54,-.74 -.60,-.94! -.40,-.94 "
            "-.1,-1.12 .24,-1.06 .42,-.84! .30,-.80 .22,-.66! .10,-.70 .06,-.50 -.02,-.42 -.1,-.26"
        )
        hair.fill(ellipse(0.27, -0.42, 0.032))
    box.add(hair)
