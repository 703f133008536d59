"""A castle of cards burns on the water; its queen leaves in a matchbox, a lit match in her hand."""

import numpy as np

from cards.studio import materials, people, props, shapes, stage
from cards.studio.colour import Picture
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.skies import Clouds, add_clouds, gradient

STOREYS = 4
WIDE, TALL, LEAN = 1.0, 1.5, 21
"""A card's metres, and the degrees by which the walls lean."""
HEART = (
    (0, -0.5), (0.42, 0.02), (0.46, 0.28), (0.3, 0.45), (0.12, 0.42), (0, 0.24),
    (-0.12, 0.42), (-0.3, 0.45), (-0.46, 0.28), (-0.42, 0.02),
)  # fmt: skip
SPADE = (
    (0, 0.5), (0.42, 0), (0.44, -0.22), (0.28, -0.32), (0.07, -0.16), (0.16, -0.5),
    (-0.16, -0.5), (-0.07, -0.16), (-0.28, -0.32), (-0.44, -0.22), (-0.42, 0),
)  # fmt: skip
DIAMOND = ((0, 0.5), (0.34, 0), (0, -0.5), (-0.34, 0))


def build() -> None:
    stage.ambience("#6a2a34", "#2a1420", 0.55)
    stage.sun((-0.4, 0.6, -0.5), "#8f78c8", 0.9, 5)
    stage.panel((-5, -8, 5), (-1, -2, 1), "#a890e0", 260, 4)
    stage.camera((0.1, -10.2, 2.5), (0.1, 0, 2.95), 40)
    lake = materials.water("#2a0c14", scale=1.1, strength=0.3, rough=0.05)
    shapes.terrain((160, 140), lambda _x, _y: 0, lake, cells=3, centre=(0, 60))
    _castle()
    _queen()
    _rafts()


def _card(k: int) -> shapes.Object:
    """Return a card standing in x and z, its face toward -Y: pips, or every third one its back."""
    paper = materials.paint("#f6ead0", vary=0.06)
    things = [shapes.box((WIDE, 0.03, TALL), paper, bevel=0.01)]
    if k % 3 == 2:
        red, gold = materials.paint("#a8202c", vary=0.1), materials.paint("#f0c468", vary=0.05)
        things.append(shapes.box((WIDE * 0.82, 0.04, TALL * 0.86), red, bevel=0))
        things += [
            shapes.plate(DIAMOND, gold, thick=0.05, at=(x, 0, z), size=(0.3, 1, 0.36))
            for x, z in (
                (0, 0), (0.22, 0.3), (-0.22, 0.3), (0.22, -0.3), (-0.22, -0.3), (0, 0.55),
                (0, -0.55),
            )
        ]  # fmt: skip
        return shapes.group(things)
    outline = (HEART, SPADE, DIAMOND, SPADE, HEART)[k % 5]
    ink = materials.paint("#1c1622" if outline is SPADE else "#c01c2c", vary=0.05)
    pips = (
        ((0, 0),)
        if k % 4 == 0
        else ((-0.22, 0.4), (0.22, 0.4), (0, 0), (-0.22, -0.4), (0.22, -0.4))
    )
    size = 0.62 if len(pips) == 1 else 0.32
    things += [
        shapes.plate(outline, ink, thick=0.05, at=(x, 0, z), size=(size, 1, size)) for x, z in pips
    ]
    return shapes.group(things)


def _castle() -> None:
    half = TALL / 2 * np.sin(np.radians(LEAN))
    rise = TALL * np.cos(np.radians(LEAN))
    step, k = 4 * half + 0.06, 0
    things = []
    for storey in range(STOREYS):
        count = STOREYS - storey
        z = storey * (rise + 0.05)
        for i in range(count):
            x = (i - (count - 1) / 2) * step
            for side in (-1, 1):
                # A wall is seen nearly edge on: turned toward the camera, so that its face shows.
                wall = shapes.group([_card(k)], turn=(0, 0, side * -52))
                things.append(
                    shapes.group(
                        [wall], at=(x + side * half, 0, z + rise / 2), turn=(0, -side * LEAN, 0)
                    )
                )
                k += 1
            if i < count - 1:
                floor = shapes.group([_card(3 * i + 2)], turn=(90, 0, 90))
                things.append(shapes.group([floor], at=(x + step / 2, 0, z + rise + 0.02)))
    stone = materials.paint("#4a3038", vary=0.3, scale=2, bump=0.5)
    things.append(shapes.ball(2.9, stone, at=(0, 0.2, -0.75), size=(1.15, 0.8, 0.27)))
    shapes.group(things, at=(0.95, 3.6, 0.25), turn=(0, 0, 0), size=1.22)
    top = 0.25 + 1.22 * STOREYS * (rise + 0.05)
    for x, z, size in (
        (0.95, top - 0.6, 1.5), (0.2, top - 2.3, 1.0), (1.7, top - 2.4, 1.25),
        (2.35, top - 4.1, 1.0), (0.9, top - 4.2, 0.8), (2.95, 1.0, 0.9), (-0.6, top - 4.4, 0.6),
    ):  # fmt: skip
        _flame(x, 3.1, z, size)
    for x, z, power in ((1.0, top, 600), (1.9, top - 3, 350), (0.6, 2.0, 250)):
        stage.bulb((x, 1.6, z), "#ff8a3a", power, 0.4)
    spark = materials.paint("#ffc060", glow=1.5, vary=0.2)
    random = np.random.default_rng(5)
    for _ in range(70):
        t = random.random()
        at = (0.9 + 1.4 * t + random.normal(0, 0.5 + 0.9 * t), 3, top - 2 + 6 * t)
        shapes.ball(random.uniform(0.02, 0.06), spark, sides=8, at=at)


def _flame(x: float, y: float, z: float, size: float) -> None:
    outer, inner = (
        materials.paint(c, glow=g, vary=0.2, scale=3)
        for c, g in (("#ff6a1c", 1.2), ("#ffcc50", 1.4))
    )
    random = np.random.default_rng(int(abs(x * 91 + z * 17)))
    for dx, tall in ((-0.28, 0.8), (0.05, 1.35), (0.32, 0.7)):
        bend = random.uniform(-0.12, 0.25, 3)
        line = [
            (x + size * (dx + b), y, z + size * tall * t)
            for b, t in zip((0, *bend), (-0.1, 0.25, 0.6, 1), strict=True)
        ]
        shapes.tube(line, [size * r for r in (0.12, 0.26, 0.15, 0.01)], outer, sides=12)
        heart = [(px, y - 0.2 * size, z + (pz - z) * 0.6) for px, _, pz in line]
        shapes.tube(heart, [size * r for r in (0.06, 0.14, 0.08, 0.01)], inner, sides=12)


def _queen() -> None:
    x, y = -1.15, -3.3
    blue, striker = (
        materials.paint("#e8b83a", vary=0.1),
        materials.paint("#3a2430", vary=0.2, bump=0.4, scale=20),
    )
    tray = [
        shapes.box((2.3, 1.15, 0.06), blue, at=(0, 0, -0.08)),
        *(shapes.box((2.3, 0.06, 0.5), blue, at=(0, s * 0.57, 0.14), bevel=0.01) for s in (-1, 1)),
        *(shapes.box((0.06, 1.15, 0.5), blue, at=(s * 1.13, 0, 0.14), bevel=0.01) for s in (-1, 1)),
        shapes.box((2.2, 0.02, 0.26), striker, at=(0, -0.61, 0.14), bevel=0),
    ]
    wood, head = materials.paint("#e8cfa0", vary=0.1), materials.paint("#b8242c", vary=0.1)
    for k in range(3):
        a, b = (-0.95, -0.3 + 0.22 * k, 0.1 + 0.05 * k), (0.15, -0.2 + 0.22 * k, 0.36 + 0.06 * k)
        tray += [
            shapes.rod(a, b, 0.05, wood),
            shapes.ball(0.09, head, sides=16, at=b, size=(1.3, 1, 1)),
        ]
    shapes.group(tray, at=(x, y, 0.08), turn=(0, -3, -16))
    who = people.person(
        top="#1f1a2e",
        skirt="#2a2240",
        hair="#5a2418",
        hair_length=0.35,
        skin="#e0b090",
        head=1.25,
        flare=0.9,
        aim={"upperarm01.L": (0.5, -0.75, 0.25), "lowerarm01.L": (0.1, -0.6, 0.8)},
        at=(x + 0.1, y, 0.1),
        turn=(0, 0, 112),
        size=1.5,
    )
    people.cape(who, "#e8dcc0", 1.12, 0.4)
    gold = props.crown("#e8b43a", 0.13)
    people.put_on(who, gold, -0.02)
    hand = np.array(who.where("finger3-2.L"))
    tip = hand + (0.28, -0.1, 1.15)
    shapes.rod(hand - (0.12, -0.04, 0.5), tip, 0.05, wood)
    shapes.ball(0.09, materials.paint("#2a1418"), sides=16, at=tip, size=(1, 1, 1.4))
    _flame(tip[0], tip[1], tip[2] + 0.02, 0.42)
    stage.bulb(tip + (0.1, -0.35, 0.25), "#ffb050", 40, 0.12)


def _rafts() -> None:
    for k, (x, y, turn) in enumerate(
        ((1.35, -3.9, 25), (2.1, -1.7, -15), (-2.2, 0.6, 30), (-1.1, 3.0, 10))
    ):
        card = shapes.group([_card((0, 4, 8, 3)[k])], turn=(-90, 0, turn))
        card.location = (x, y, 0.05)
        props.candle(0.55 - 0.1 * (k % 2), at=(x + 0.05, y + 0.1, 0.05), size=1.2)
        stage.bulb((x + 0.05, y - 0.15, 0.95), "#ffb050", 8, 0.08)


def _smoke(picture: Picture) -> Picture:
    return add_clouds(picture, Clouds(0.5, 560, "#b8503a", "#3a1018", 0.8, 1.2, (0.1, 0.6)), 21)


def look() -> Look:
    night = gradient(
        ((0, "#1c060c"), (0.35, "#4a1018"), (0.58, "#a83a24"), (0.66, "#d8642c"), (1, "#d8642c")),
        bend=0.06,
    )
    return Look(
        "scarlet",
        _smoke(night),
        Fog(16, 40, "#8a2c20", 0.6),
        exposure=1.05,
        glow=0.4,
        pull=0.22,
        touch=lambda linear: lamp_light(linear, ((0.6, 0.25, 0.2, 0.25),), "#ff8a3a"),
        focus=((0.3, 0.6, 0.12, 1.2), (0.6, 0.35, 0.2, 0.8)),
        seed=27,
    )
