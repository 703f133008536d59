"""A library grows into a sea cliff: gulls nest on the shelves, a fall drops past the books."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import gradient

SPINES = ("#b8342c", "#2f5f9a", "#e0a030", "#3f8a5a", "#8a3a7a", "#f0dca8", "#c8682c", "#3a8a98")
WIDE, DEEP, TALL = 3.2, 2.2, 5.2
"""The bookcase's sides in metres."""
TURN = 32


def build() -> None:
    stage.ambience("#b49ad0", "#5a3a50", 0.55)
    stage.sun((0.7, 0.55, -0.65), "#ffd89c", 4.0, 2)
    stage.panel((5, -7, 5), (0, 0, 4), "#8ab4ff", 300, 5)
    stage.panel((-3, -8, 7.5), (0, 0, 7), "#ffd8b0", 150, 3)
    stage.camera((-0.1, -11.6, 1.3), (-0.1, 0, 4.45), 38)
    water = materials.water("#2a5a78", scale=0.9, strength=0.35, rough=0.12)
    shapes.box((40, 40, 0.1), water, at=(0, 6, -0.05), bevel=0)
    _hall()
    shapes.group([*_case(), *_cliff()], turn=(0, 0, TURN), at=(0.25, 0.6, 0))
    _fall()
    _climber()
    _reader()
    for k, (x, y, z, size, turn) in enumerate((
        (-2.7, -1.0, 7.3, 1.1, 30), (2.5, -0.5, 7.9, 1.0, -20), (-2.0, 1, 9.0, 0.85, 60),
        (2.7, -1.0, 4.6, 0.75, 10),
    )):  # fmt: skip
        _book_gull(SPINES[k], at=(x, y, z), turn=(18, 12, turn), size=size)


def _hall() -> None:
    """Raise a hall round the water, evening in its tall windows."""
    wall = materials.paint("#6a4468", "#5a3858", vary=0.12, scale=0.5)
    shapes.box((24, 0.3, 24), wall, at=(0, 9, 10))
    glow = materials.paint("#ffb850", "#ffa040", glow=0.8, vary=0.1, scale=0.4)
    frame = materials.paint("#4a2c48", vary=0.1)
    for x in (-4.6, 5.0):
        rim = [(1.5 * np.cos(a), 1.9 * np.sin(a) + 9.6) for a in np.linspace(0, np.pi, 16)]
        shapes.plate([*rim, (-1.5, 1.5), (1.5, 1.5)], glow, thick=0.1, at=(x, 8.8, 0))
        for dx in (-1.5, -0.5, 0.5, 1.5):
            shapes.rod((x + dx, 8.7, 1.5), (x + dx, 8.7, 11.2), 0.07, frame)
        for z in (1.5, 3.5, 5.5, 7.5, 9.5):
            shapes.rod((x - 1.5, 8.7, z), (x + 1.5, 8.7, z), 0.06, frame)

    hub = np.array((0.4, 8.7, 13.0))
    rose = [(3.6 * np.cos(a), 3.6 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 49)[:-1]]
    shapes.plate(rose, glow, thick=0.1, at=hub + (0, 0.1, 0))
    for a in np.linspace(0, np.pi, 9)[:-1]:
        spoke = 3.6 * np.array((np.cos(a), 0, np.sin(a)))
        shapes.rod(hub - spoke, hub + spoke, 0.06, frame)
    for radius, thick in ((1.1, 0.08), (2.4, 0.07), (3.6, 0.18)):
        shapes.ring(radius, thick, frame, at=hub, turn=(90, 0, 0))


def _case() -> list[shapes.Object]:
    """Fill the two sides of the bookcase that we see."""
    wood, random = props.wood("#8a5230", "#6a3c22"), np.random.default_rng(8)
    things = [shapes.box((WIDE - 0.7, DEEP - 0.7, TALL), wood, at=(0, 0, TALL / 2))]
    shelves = np.arange(0.12, TALL, 0.72)
    things += [
        shapes.box((WIDE, DEEP, 0.08), wood, at=(0, 0, z), bevel=0.02) for z in (*shelves, TALL)
    ]
    things += [
        shapes.box((0.16, 0.16, TALL), wood, at=(x, y, TALL / 2), bevel=0.03)
        for x in (-WIDE / 2, WIDE / 2)
        for y in (-DEEP / 2, DEEP / 2)
    ]
    for long, turn, out in ((WIDE, 0, DEEP / 2), (DEEP, -90, WIDE / 2)):
        for row, z in enumerate(shelves):
            books, t = [], -long / 2 + 0.14
            gap = random.uniform(-0.5, 0.5) if row in (2, 4, 5) else 9
            while t < long / 2 - 0.2:
                wide, tall = random.uniform(0.11, 0.2), random.uniform(0.42, 0.6)
                if abs(t + wide / 2 - gap) > 0.42:
                    cover = materials.paint(SPINES[random.integers(8)], vary=0.12)
                    books.append(shapes.box((wide * 0.92, 0.32, tall), cover, bevel=0.02,
                                            at=(t + wide / 2, -out + 0.2, z + 0.04 + tall / 2),
                                            turn=(0, random.normal(0, 2), 0)))  # fmt: skip
                t += wide
            if gap < 9:
                books += _nest((gap, -out + 0.05, z + 0.06), bird=row != 2)
            things.append(shapes.group(books, turn=(0, 0, turn)))
    return things


def _nest(at: Vec, *, bird: bool) -> list[shapes.Object]:
    straw, egg = materials.paint("#c89a54", vary=0.3), materials.paint("#dff0f4", rough=0.4)
    things = [
        shapes.ring(0.24 + 0.02 * (k % 3), 0.035, straw, at=np.array(at) + (0, 0, 0.03 + 0.03 * k),
                    turn=(5 * np.sin(2 * k), 5 * np.cos(2 * k), 0))
        for k in range(6)
    ]  # fmt: skip
    if bird:
        things.append(animals.bird("#f4f4f0", "#ffffff", at=np.array(at) + (0, 0, 0.1),
                                   turn=(0, 0, 40), size=1.35))  # fmt: skip
    else:
        things += [
            shapes.ball(0.1, egg, sides=16, at=np.array(at) + (dx, 0, 0.22), size=(1, 1, 1.3))
            for dx in (-0.12, 0, 0.12)
        ]
    return things


def _cliff() -> list[shapes.Object]:
    """Let the case turn into rock, whose roots run down over the upper shelves."""
    rock, pale, grass = "#d08a62", "#ecb488", "#86b456"
    random = np.random.default_rng(12)
    parts: list[Part] = [
        Blob((0, 0, TALL + 0.55), (1.9, 1.35, 0.75), rock),
        Blob((-0.3, 0.1, TALL + 1.6), (1.6, 1.2, 0.95), pale),
        Blob((0.35, 0.1, TALL + 2.5), (1.25, 1.0, 0.8), rock),
        Blob((0.3, 0.1, TALL + 3.1), (1.3, 1.05, 0.3), grass, weight=1.6),
        Blob((-1.3, -0.6, TALL + 1.35), (0.8, 0.75, 0.26), grass, weight=1.6),
        Blob((1.3, -0.6, TALL + 0.9), (0.85, 0.8, 0.26), grass, weight=1.6),
    ]
    for k in range(26):
        a, t = random.uniform(0, 2 * np.pi), random.random()
        out, r = 1.15 - 0.35 * t, random.uniform(0.22, 0.42)
        at = (1.45 * out * np.cos(a) - 0.1, out * np.sin(a), TALL + 0.3 + 2.5 * t)
        parts.append(Blob(at, (r, r, 0.6 * r), (rock, pale)[k % 2], blend=0.1))
    for t in np.linspace(-1.5, 1.5, 7):
        long = random.uniform(0.2, 0.75)
        parts.append(Blob((t, -DEEP / 2, TALL - 0.1), (0.32, 0.24, long), rock))
    for t in np.linspace(-0.9, 0.9, 5):
        long = random.uniform(0.2, 0.7)
        parts.append(Blob((-WIDE / 2, t, TALL - 0.1), (0.24, 0.3, long), rock))
    things = [model(parts, voxel=0.06, blend=0.22, vary=0.3, scale=1.4, bump=0.6)]
    for at in ((-1.35, -0.75, TALL + 1.6), (1.4, -0.75, TALL + 1.15)):
        things += _nest(at, bird=True)
    return things


def _fall() -> None:
    """Pour the fall from an open book on the cliff's top, between shelves and ladder."""
    props.open_book("#b8342c", at=(-0.75, -0.35, TALL + 2.4), turn=(38, 0, -8), size=1.5)
    lip = [(-0.75, -0.5, TALL + 2.5), (-0.75, -0.95, TALL + 2.35), (-0.78, -1.6, TALL + 1.5)]
    props.falls(lip, TALL + 1.5, wide=0.17, thick=0.06, count=30)


def _climber() -> None:
    """Let somebody climb a ladder that stands by the case and reaches for a nest."""
    foot, top = np.array((1.55, -1.75, -0.2)), np.array((1.5, -1.15, TALL + 0.6))
    props.ladder(foot, top, wide=0.62, step=0.4, colour="#e8b060", thick=0.05)
    who = people.person(
        age="young", pose="climb", top="#f0c040", skirt="#3f6fb0", hair="#8a3a20", head=1.3,
        at=(1.54, -1.95, 2.1), turn=(0, 0, 180), size=0.98,
        aim={"upperarm01.L": (0.25, -0.6, 0.6), "lowerarm01.L": (0.1, -0.5, 0.9),
             "upperarm01.R": (-0.25, -0.7, 0.3), "lowerarm01.R": (-0.1, -0.6, 0.8)},
    )  # fmt: skip
    people.put_on(who, people.hat("cap", "#c8402f"))


def _reader() -> None:
    """Let an old man read in a boat by lantern light."""

    def hull(u: float, v: float) -> Vec:
        return (
            2.4 * (u - 0.5) * (0.85 + 0.15 * v),
            0.5 * np.sin(np.pi * u) ** 0.6 * np.sin(np.pi * (v - 0.5)),
            0.42 * abs(2 * v - 1) ** 1.4 - 0.12 + 0.2 * (2 * u - 1) ** 2,
        )

    wood = materials.paint("#2f7f8a", vary=0.15)
    boat = [
        shapes.thicken(shapes.sheet(hull, wood, cells=(30, 13)), 0.04),
        shapes.box((0.2, 0.85, 0.06), props.wood(), at=(0.45, 0, 0.24)),
    ]
    who = people.person(
        age="old", gender="male", pose="sit", top="#8a3a5a", bottom="#4a3a5a", hair="#f4ece0",
        hair_length=0.1, head=1.35, bend={"head": (14, 0, 0)}, at=(0.45, 0, -0.2),
        turn=(0, 0, -80),
    )  # fmt: skip
    hands = (who.where("wrist.L") + who.where("wrist.R")) / 2
    boat += [
        who.handle,
        props.open_book("#c8402f", at=(hands.x - 0.12, 0, hands.z + 0.02), turn=(-30, 0, 90),
                        size=0.6),
        shapes.rod((-1.0, 0, 0.2), (-0.85, 0, 1.5), 0.035, props.wood()),
    ]  # fmt: skip
    shapes.group(boat, at=(-1.35, -3.9, 0.05), turn=(0, 3, 12), size=0.95)
    props.lantern("#ffcf80", power=60, at=(-2.12, -4.12, 1.3), size=1.6)


def _book_gull(cover: str, **where: object) -> None:
    """Let an open book fly, its pages for wings."""
    back, page = materials.paint(cover, vary=0.1), materials.paint("#fff8e4", vary=0.04, glow=0.12)
    things = []
    for s in (-1, 1):
        for lift, grow, material in ((0.0, 1.0, back), (0.05, 0.94, page)):

            def wing(u: float, v: float, s: int = s, lift: float = lift, grow: float = grow) -> Vec:
                x, y = s * 0.75 * u * grow, (0.5 + 0.1 * u) * (v - 0.5) * grow + 0.12 * u
                return x, y, 0.42 * np.sin(2.2 * u) - 0.1 * u + lift

            things.append(shapes.thicken(shapes.sheet(wing, material, cells=(14, 4)), 0.025))
    shapes.group(things, **where)


def look() -> Look:
    return Look(
        "plum-lamp",
        gradient(((0, "#3a2048"), (1, "#a8607a"))),
        Fog(13, 12, "#b0707c", 0.5),
        exposure=1.0,
        glow=0.4,
        pull=0.15,
        focus=((0.65, 0.55, 0.1, 1.1), (0.3, 0.85, 0.1, 1.1)),
        seed=27,
    )
