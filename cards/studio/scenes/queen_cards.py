"""A queen plays cards with her reflection, which has already won her crown."""

import numpy as np

from cards.studio import materials, people, props, shapes, stage
from cards.studio.develop import Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import plain

TABLE = 0.95
GOWN = "#1f5a54"
SKIN = "#dca884"
ARCH = (
    (-0.95, 0.1), (-0.95, 1.8), (-0.8, 2.2), (-0.45, 2.45), (0, 2.52), (0.45, 2.45), (0.8, 2.2),
    (0.95, 1.8), (0.95, 0.1),
)  # fmt: skip


def build() -> None:
    stage.ambience("#8a5a5a", "#3a1a1c", 0.55)
    stage.panel((-4.5, -3.5, 5), (0, 0, 1.2), "#ffd8a0", 420, 2)
    stage.panel((4, -4, 3.5), (0, 1, 1.2), "#ff9a6a", 130, 3)
    stage.panel((1.3, -0.6, 2.5), (0, 0.8, 1.65), "#ffe4bc", 60, 0.5)
    stage.camera((1.25, -4.7, 2.15), (-0.02, 0, 1.52), 56)
    paper = materials.paint("#9a2430", "#7a1420", vary=0.12, scale=2.5)
    room = [(-4, 0), (-4, 6), (4, 6), (4, 0), *reversed(ARCH)]
    shapes.plate(room, paper, thick=0.1, at=(0, 0.06, 0))
    shapes.box((12, 12, 0.1), materials.paint("#4a1a1c", vary=0.2), at=(0, 0, -0.05))
    back = materials.paint("#e8a070", "#d08858", vary=0.15, scale=0.8, glow=0.32)
    shapes.box((12, 0.1, 8), back, at=(0, 3.4, 2))
    _mirror()
    _table()
    queen = _queen(GOWN, (-0.08, -0.92, 0), 180)
    _hand(queen, 2)
    twin = _queen(GOWN, (0.0, 0.86, 0), 0, winner=True)
    _hand(twin, 5)


def _mirror() -> None:
    gold = materials.paint("#d8a23c", "#b07c28", metal=0.6, rough=0.35, scale=6)
    for radius, y in ((0.11, -0.05), (0.06, -0.15)):
        shapes.tube([(x * 1.02, y, z) for x, z in ARCH], radius, gold, sides=12, steps=10)
    for x, z in ARCH[::2]:
        shapes.ball(0.13, gold, at=(x * 1.03, -0.1, z), size=(1, 0.7, 1))
    shapes.ball(0.14, gold, at=(0, -0.12, 2.6), size=(1.3, 0.7, 1))


def _table() -> None:
    felt = materials.paint("#3f7a4a", "#34683e", vary=0.1, scale=3)
    edge = props.wood("#6a3820")
    shapes.lathe(
        [(0, TABLE), (0.7, TABLE), (0.72, TABLE - 0.02), (0, TABLE - 0.04)], felt, sides=70,
    )  # fmt: skip
    shapes.ring(0.74, 0.055, edge, at=(0, 0, TABLE - 0.02))
    shapes.lathe([(0.14, 0.8), (0.1, 0.5), (0.3, 0.1), (0.5, 0)], edge)
    coin = materials.paint("#f0c048", metal=0.6, rough=0.3)
    random = np.random.default_rng(2)
    for x, y, count in (
        (0.46, 0.28, 9), (0.3, 0.4, 6), (0.56, 0.08, 5), (-0.42, 0.36, 8), (-0.56, 0.2, 4),
        (0.36, -0.42, 1),
    ):  # fmt: skip
        for k in range(count):
            dx, dy = random.normal(0, 0.012, 2)
            shapes.lathe(
                [(0, 0), (0.095, 0), (0.095, 0.03), (0, 0.03)], coin, sides=24, smooth=False,
                at=(x + dx, y + dy, TABLE + 0.035 * k),
            )  # fmt: skip
    for x, y, turn in ((-0.05, -0.1, 15), (0.12, 0.08, -20), (-0.12, 0.16, 50), (0.3, -0.08, -48)):
        _card(x, y, turn)
    for x, y in ((-0.62, -0.12), (0.62, -0.2)):
        props.candle(0.42, at=(x, y, TABLE))
        stage.bulb((x * 0.96, y - 0.12, TABLE + 0.66), "#ffb860", 9, 0.06)


def _card(x: float, y: float, turn: float) -> None:
    page, red = materials.paint("#f8eeda", vary=0.04), materials.paint("#b8202c", vary=0)
    heart = [(0, -0.05), (0.05, 0.01), (0.035, 0.045), (0, 0.025), (-0.035, 0.045), (-0.05, 0.01)]
    things = [
        shapes.box((0.2, 0.3, 0.008), page, bevel=0),
        shapes.plate(heart, red, thick=0.006, at=(0, 0, 0.006), turn=(90, 0, 0), size=1.4),
    ]
    shapes.group(things, at=(x, y, TABLE + 0.008), turn=(0, 0, turn))


def _queen(gown: str, at: Vec, turn: float, *, winner: bool = False) -> people.Person:
    who = people.person(
        age="young", pose="hold", top=gown, skirt=gown, flare=1.0, skin=SKIN, hair="#2a1614",
        hair_length=0.1, head=1.25,
        aim={
            "upperarm01.L": (0.4, -0.5, -0.8), "lowerarm01.L": (-0.45, -0.9, 0.35),
            "upperarm01.R": (-0.4, -0.5, -0.8), "lowerarm01.R": (0.45, -0.9, 0.35),
        },
        at=at, turn=(0, 0, turn), size=1.12,
    )  # fmt: skip
    neck = who.joints["neck01"]
    lace = materials.paint("#f6ead2", vary=0.05)

    def ruff(u: float, v: float) -> Vec:
        a = np.radians(-250 + 320 * u)
        r = 0.07 + 0.19 * v
        rise = 0.1 * v * np.sin(a) + 0.03 * v * np.sin(a * 22)
        return neck[0] + r * np.cos(a), neck[1] + r * np.sin(a), neck[2] + 0.05 + rise

    who.wear(shapes.sheet(ruff, lace, cells=(200, 6)))
    people.cape(who, "#174a48", 1.35, 0.36)
    bun = materials.paint("#2a1614", vary=0.25, scale=18, bump=0.5)
    crown = who.crown()
    who.wear(shapes.ball(0.085, bun, at=(crown.x, crown.y + 0.1, crown.z - 0.02)))
    for k in range(2 if winner else 0):
        gold = props.crown("#f0b83c", 0.13 - 0.02 * k)
        shapes.place(
            gold, (crown.x + 0.02 * k, crown.y, crown.z - 0.055 + 0.17 * k), (0, 12 * k, 0), 1.15
        )
        who.wear(gold)
    return who


def _hand(who: people.Person, count: int) -> None:
    page, back = materials.paint("#f8eeda", vary=0.04), materials.paint("#2f4a8a", vary=0.1)
    at = (who.joints["finger3-1.L"] + who.joints["finger3-1.R"]) / 2
    cards = []
    for k in range(count):
        turn = (k - (count - 1) / 2) * 17
        card = [
            shapes.box((0.15, 0.008, 0.23), page, at=(0, 0.006, 0.16), bevel=0),
            shapes.box((0.125, 0.008, 0.2), back, at=(0, -0.002, 0.16), bevel=0),
        ]
        cards.append(shapes.group(card, at=(0, 0.006 * k, 0), turn=(0, turn, 0)))
    who.wear(shapes.group(cards, at=(at[0], at[1] - 0.03, at[2] - 0.04), turn=(-12, 0, 0)))


def look() -> Look:
    return Look(
        "scarlet", plain("#3a1218"), exposure=1.05, glow=0.45, pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.25, 0.55, 0.1, 0.12), (0.8, 0.52, 0.1, 0.12)),
                                        "#ffb860"),
        focus=((0.55, 0.36, 0.09, 1.3), (0.4, 0.45, 0.1, 0.8)), seed=203,
    )  # fmt: skip
