"""A queen plays cards against her own mirror, in which she has already won both crowns."""

import numpy as np

from cards.studio import materials, people, props, shapes, stage
from cards.studio.develop import Look, lamp_light
from cards.studio.geometry import Vec, grid_faces
from cards.studio.skies import plain

TABLE = 0.95
GOWN = "#1f6a62"
SKIN = "#e0ac88"
MIRROR: Vec = (0.52, 0, 1.7)
WIDE, TALL = 0.98, 1.2
"""Half axes of the oval mirror, which hangs in the wall y = 0."""
FACES = (*people.ASLEEP, "expression/units/caucasian/mouth-corner-puller")


def build() -> None:
    stage.ambience("#8a5a5a", "#3a1a1c", 0.5)
    stage.panel((-2.5, -5, 4.5), (0, -0.5, 1.3), "#ffd8a0", 330, 2)
    stage.panel((4.5, -3.5, 4), (0.6, 0, 1.7), "#ffb070", 240, 3)
    stage.panel((-1.6, 1.2, 3.0), (0.1, 1, 1.5), "#b8d8ff", 60, 1)
    stage.panel((1.3, 0.3, 2.3), (0, 0.95, 1.5), "#ffd8a0", 13, 0.6)
    stage.bulb((-1.2, 2.6, 2.4), "#ffb070", 60, 0.4)
    stage.camera((3.55, -4.25, 2.3), (0.1, 0, 1.6), 60)
    shapes.box((12, 12, 0.1), materials.paint("#4a1a1c", vary=0.2), at=(0, 0, -0.05))
    _wall()
    _mirrored_room()
    _table()
    queen = _queen((0.0, -0.98, 0), 180)
    _hand(queen, 2)
    twin = _queen((0.0, 0.98, 0), 0, winner=True)
    _hand(twin, 5)


def _oval(grow: float, count: int = 72) -> list[Vec]:
    turns = np.linspace(0, 2 * np.pi, count + 1)
    return [(MIRROR[0] + (WIDE + grow) * np.sin(a), MIRROR[2] + (TALL + grow) * np.cos(a))
            for a in turns]  # fmt: skip


def _wall() -> None:
    """Hang the mirror: a striped wall with an oval hole, a moulded golden frame, two streaks."""
    papers = [materials.paint(c, vary=0.05, scale=2) for c in ("#a8242e", "#8a1824")]
    rim, far = _oval(0.0), _oval(7.0)
    verts = [(x, 0.02, z) for x, z in (*rim, *far)]
    shapes.mesh(verts, grid_faces(2, len(rim)), papers[0], smooth=False)
    for x in np.arange(-4.8, 5, 0.5):
        if abs(x - MIRROR[0]) > WIDE:
            shapes.box((0.25, 0.02, 6), papers[1], at=(x, 0.02, 3), bevel=0)
    gold = materials.paint("#f6c458", metal=0.4, rough=0.3, scale=6, vary=0.08)
    for radius, grow, y in ((0.1, 0.05, -0.06), (0.05, -0.05, -0.1), (0.045, 0.15, -0.06)):
        frame = [(x, y, z) for x, z in _oval(grow)]
        shapes.tube(frame, radius, gold, sides=12, steps=1)
    for x, z in _oval(0.15, 28)[:-1]:
        shapes.ball(0.062, gold, sides=16, at=(x, -0.1, z))
    shine = materials.glass("#ffffff", clear=0.2)
    for x, wide in ((1.0, 0.2), (1.27, 0.07)):
        streak = [(x - 0.35, 1.5), (x - 0.35 + wide, 1.5), (x + wide + 0.15, 2.3), (x + 0.15, 2.3)]
        shapes.hide_shadow(shapes.plate(streak, shine, thick=0.001, at=(0, -0.01, 0)))


def _mirrored_room() -> None:
    """Show behind the reflection a door ajar, through which somebody looks on."""
    paper = materials.paint("#a83444", "#962c3e", vary=0.06, scale=2, glow=0.08)
    shapes.box((12, 0.1, 8), paper, at=(0, 3.6, 2))
    glow = materials.paint("#ffd890", glow=0.9, vary=0.05)
    shapes.box((0.7, 0.02, 2.3), glow, at=(-2.95, 3.5, 1.3), bevel=0)
    wood = materials.paint("#3a2028", vary=0.1)
    for x in (-3.35, -2.55):
        shapes.box((0.12, 0.1, 2.5), wood, at=(x, 3.46, 1.25))
    shapes.box((0.92, 0.1, 0.12), wood, at=(-2.95, 3.46, 2.5))
    dark = "#3a1c2c"
    people.person(age="child", top=dark, skirt=dark, skin=dark, hair=dark, head=1.35, pose="reach",
                  at=(-2.78, 3.25, 0), turn=(0, 0, 40), size=1.1)  # fmt: skip


def _table() -> None:
    felt = materials.paint("#3f8a54", "#387c4a", vary=0.05, scale=3)
    edge = props.wood("#7a4024")
    shapes.lathe([(0, TABLE), (0.72, TABLE), (0.74, TABLE - 0.02), (0, TABLE - 0.04)], felt,
                 sides=70)  # fmt: skip
    shapes.ring(0.76, 0.055, edge, at=(0, 0, TABLE - 0.02))
    shapes.lathe([(0.14, 0.88), (0.1, 0.5), (0.3, 0.1), (0.5, 0)], edge)
    coin = materials.paint("#f4c850", metal=0.5, rough=0.3)
    for x, y, count in (
        (0.22, 0.3, 9), (0.06, 0.44, 7), (0.28, 0.5, 5), (-0.42, 0.36, 8),
        (0.5, -0.36, 1),
    ):  # fmt: skip
        for k in range(count):
            shapes.lathe([(0, 0), (0.095, 0), (0.095, 0.03), (0, 0.03)], coin, sides=24,
                         smooth=False, at=(x + 0.01 * (k % 3), y, TABLE + 0.035 * k))  # fmt: skip
    for x, y, turn in ((0.34, -0.2, 15), (0.08, -0.22, -20), (0.02, 0.14, 50), (0.3, 0.06, -48)):
        _card(x, y, turn)
    for y in (-0.24, 0.24):
        props.candle(0.46, at=(0.66, y, TABLE))
        stage.bulb((0.64, y - 0.1, TABLE + 0.68), "#ffb860", 9, 0.06)


def _card(x: float, y: float, turn: float) -> None:
    page, red = materials.paint("#f8eeda", vary=0.04), materials.paint("#b8202c", vary=0)
    heart = [(0, -0.05), (0.05, 0.01), (0.035, 0.045), (0, 0.025), (-0.035, 0.045), (-0.05, 0.01)]
    things = [
        shapes.box((0.2, 0.3, 0.008), page, bevel=0),
        shapes.plate(heart, red, thick=0.006, at=(0, 0, 0.006), turn=(90, 0, 0), size=1.4),
    ]
    shapes.group(things, at=(x, y, TABLE + 0.008), turn=(0, 0, turn))


def _queen(at: Vec, turn: float, *, winner: bool = False) -> people.Person:
    who = people.person(
        top=GOWN, skin=SKIN, hair=None, head=1.25, eyes=False, shapes_of_face=FACES,
        aim={
            "upperarm01.L": (0.4, -0.5, -0.8), "lowerarm01.L": (-0.45, -0.9, 0.4),
            "upperarm01.R": (-0.4, -0.5, -0.8), "lowerarm01.R": (0.45, -0.9, 0.4),
        },
        curl=dict.fromkeys("LR", (30, 55, 60, 60, 60)),
        at=at, turn=(0, 0, turn), size=1.12,
    )  # fmt: skip
    people.ball_gown(who, GOWN, "#f4c860", wide=0.5, trail=0.15)
    black = materials.paint("#2a1614", vary=0.1, scale=18, rough=0.35)
    middle = people.smooth_hair(who, black)
    who.wear(shapes.ball(0.075, black, at=middle + shapes.Vector((0, 0.13, 0.05))))
    pearl = materials.paint("#fbf2e2", rough=0.2, vary=0)
    for a in np.linspace(0, 2 * np.pi, 14, endpoint=False):
        bead = middle + shapes.Vector((0.055 * np.cos(a), 0.095, 0.04 + 0.055 * np.sin(a)))
        who.wear(shapes.ball(0.013, pearl, sides=12, at=bead))
    neck, lace = who.joints["neck01"], materials.paint("#fbf2e0", vary=0.04)

    def ruff(u: float, v: float) -> Vec:
        a, r = 2 * np.pi * u, 0.06 + 0.17 * v
        rise = 0.1 * v * np.sin(a) + 0.024 * v * np.sin(a * 20)
        return neck[0] + r * np.cos(a), neck[1] - 0.01 + r * np.sin(a), neck[2] + 0.055 + rise

    who.wear(shapes.thicken(shapes.sheet(ruff, lace, cells=(241, 8)), 0.012))
    for k in range(2 if winner else 0):
        gold = props.crown("#f4bc40", 0.13 - 0.02 * k)
        crown = middle + shapes.Vector((0.01 * k, -0.01, 0.06 + 0.16 * k))
        who.wear(shapes.place(gold, crown, (0, 10 * k, 0), 1.15))
    return who


def _hand(who: people.Person, count: int) -> None:
    page, back = materials.paint("#f8eeda", vary=0.04), materials.paint("#2f5aa0", vary=0.06)
    red = materials.paint("#b8202c", vary=0)
    at = (who.joints["finger3-1.L"] + who.joints["finger3-1.R"]) / 2
    cards = []
    for k in range(count):
        card = [
            shapes.box((0.17, 0.008, 0.26), page, at=(0, 0.006, 0.17), bevel=0),
            shapes.box((0.14, 0.008, 0.23), back, at=(0, -0.002, 0.17), bevel=0),
            shapes.ball(0.03, red, at=(0, 0.012, 0.19), size=(1, 0.1, 1)),
        ]
        turn = (k - (count - 1) / 2) * 19
        cards.append(shapes.group(card, at=(0, 0.006 * k, 0), turn=(0, turn, 0)))
    who.wear(shapes.group(cards, at=(at[0], at[1] - 0.03, at[2] - 0.04), turn=(-12, 0, 0)))


def look() -> Look:
    return Look(
        "scarlet", plain("#3a1218"), exposure=1.05, glow=0.4, pull=0.18,
        touch=lambda linear: lamp_light(linear, ((0.66, 0.55, 0.08, 0.1),), "#ffb860"),
        focus=((0.7, 0.33, 0.09, 1.3), (0.3, 0.4, 0.1, 0.9)), seed=203,
    )  # fmt: skip
