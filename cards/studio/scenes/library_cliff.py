"""A library grows into a sea cliff: gulls nest on the shelves, a fall drops past the books."""

import numpy as np
from scipy.spatial import ConvexHull

from cards.studio import materials, people, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model, puff
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec, catmull
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
            gap = (0.3, 0.75, 0.15)[row % 3] if turn == 0 and row in (3, 4, 5) else 9
            while t < long / 2 - 0.2:
                wide, tall = random.uniform(0.11, 0.2), random.uniform(0.42, 0.6)
                if abs(t + wide / 2 - gap) > (0.62 if row != 4 else 0.45):
                    cover = materials.paint(SPINES[random.integers(8)], vary=0.12)
                    books.append(shapes.box((wide * 0.92, 0.32, tall), cover, bevel=0.02,
                                            at=(t + wide / 2, -out + 0.2, z + 0.04 + tall / 2),
                                            turn=(0, random.normal(0, 2), 0)))  # fmt: skip
                t += wide
            if gap < 9:
                books += _nest((gap, -out - 0.12, z + 0.04), bird=row != 4, turn=12, size=1.03)
            things.append(shapes.group(books, turn=(0, 0, turn)))
    return things


def _nest(at: Vec, *, bird: bool, turn: float = 0, size: float = 1) -> list[shapes.Object]:
    """Return a nest of straw with a gull in profile on it, or with eggs."""
    straw, egg = materials.paint("#d8a850", vary=0.3), materials.paint("#dff0f4", rough=0.4)
    things = [
        shapes.ring(0.26 + 0.02 * (k % 3), 0.035, straw, at=(0, 0, 0.03 + 0.03 * k),
                    turn=(5 * np.sin(2 * k), 5 * np.cos(2 * k), 0))
        for k in range(4)
    ]  # fmt: skip
    if bird:
        things.append(shapes.group(_gull(), at=(0, 0, 0.07)))
    else:
        things += [
            shapes.ball(0.1, egg, sides=16, at=(dx, 0, 0.22), size=(1, 1, 1.3))
            for dx in (-0.12, 0, 0.12)
        ]
    return [shapes.group(things, at=at, turn=(0, 0, turn), size=size)]


def _gull() -> list[shapes.Object]:
    """Return a sitting gull that looks along -X: white, a grey wing, a yellow beak, a clear eye."""
    parts: list[Part] = [
        Blob((0.03, 0, 0.24), (0.27, 0.16, 0.15), "#fbfaf4", (0, -8, 0)),
        Limb((-0.14, 0, 0.28), (-0.2, 0, 0.45), 0.1, 0.09, "#fbfaf4"),
        Blob((-0.21, 0, 0.48), (0.115, 0.1, 0.105), "#fbfaf4", blend=0.03),
        Limb((0.2, 0, 0.26), (0.42, 0, 0.3), 0.08, 0.03, "#5a6a80"),
        Blob((0.1, 0.13, 0.27), (0.23, 0.06, 0.1), "#6a7c94", (0, -6, 0), both=False, blend=0.02),
        Blob((0.1, -0.13, 0.27), (0.23, 0.06, 0.1), "#6a7c94", (0, -6, 0), blend=0.02),
    ]
    beak, dark = materials.paint("#f8a020", vary=0), materials.paint("#101018", vary=0, rough=0.2)
    return [
        model(parts, voxel=0.018, blend=0.05, vary=0.03),
        shapes.tube([(-0.3, 0, 0.48), (-0.42, 0, 0.465), (-0.5, 0, 0.42)], [0.055, 0.045, 0.008],
                    beak),
        *(shapes.ball(0.028, dark, sides=14, at=(-0.25, s * 0.092, 0.51)) for s in (-1, 1)),
    ]  # fmt: skip


def _crag(at: Vec, size: Vec, material: shapes.Material, seed: int) -> shapes.Object:
    """Return a block of rock: the hull of random points, its faces flat and its edges sharp."""
    random = np.random.default_rng(seed)
    p = random.normal(size=(24, 3))
    # Between a ball and a box, so that the block has broad faces and stands upright.
    p = np.sign(p) * (np.abs(p) / np.abs(p).max(1, keepdims=True)) ** 0.55
    p *= random.uniform(0.82, 1, p.shape) * np.array(size)
    hull = ConvexHull(p)
    faces = []
    for (a, b, c), plane in zip(hull.simplices, hull.equations, strict=True):
        outward = np.cross(p[b] - p[a], p[c] - p[a]) @ plane[:3] > 0
        faces.append((a, b, c) if outward else (a, c, b))
    turn = (0, 0, random.uniform(-25, 25))
    return shapes.mesh(p, faces, material, smooth=False, at=at, turn=turn)


def _cliff() -> list[shapes.Object]:
    """Let the case turn into rock, in ledges, whose splinters hang over the upper shelves."""
    rocks = [materials.paint(c, vary=0.12, scale=2.5, bump=0.3)
             for c in ("#c8aa70", "#a49a88", "#dcc088", "#948674")]  # fmt: skip
    grass = materials.paint("#7fae48", "#94c058", vary=0.15, scale=3)
    blocks = [
        ((-1.05, -0.55, 0.45), (0.85, 0.75, 0.55)), ((0.2, -0.6, 0.4), (0.8, 0.75, 0.62)),
        ((1.2, -0.5, 0.5), (0.75, 0.75, 0.6)), ((-0.9, 0.5, 0.6), (1.0, 0.8, 0.8)),
        ((0.7, 0.5, 0.6), (1.1, 0.8, 0.9)), ((-0.55, -0.3, 1.4), (0.85, 0.75, 0.75)),
        ((0.7, -0.35, 1.6), (0.9, 0.75, 0.85)), ((0.0, 0.4, 1.7), (1.2, 0.75, 1.0)),
        ((-0.35, 0.0, 2.4), (0.7, 0.65, 0.7)), ((0.55, 0.1, 2.7), (0.95, 0.7, 0.9)),
    ]  # fmt: skip
    things = [
        _crag((x, y, TALL + z), size, rocks[k % 4], k + 3)
        for k, ((x, y, z), size) in enumerate(blocks)
    ]
    random = np.random.default_rng(4)
    for k, t in enumerate(np.linspace(-1.4, 1.4, 6)):
        long = random.uniform(0.25, 0.6)
        things.append(_crag((t, -DEEP / 2 + 0.02, TALL - 0.1), (0.28, 0.22, long), rocks[k % 4], k))
    for k, t in enumerate(np.linspace(-0.8, 0.8, 4)):
        long = random.uniform(0.25, 0.6)
        things.append(_crag((-WIDE / 2, t, TALL - 0.1), (0.22, 0.26, long), rocks[k % 4], k + 9))
    for at, size in (
        ((0.5, 0.1, 3.55), (1.0, 0.74, 0.13)),
        ((1.25, -0.55, 1.1), (0.7, 0.65, 0.12)),
    ):
        things.append(_crag(np.array(at) + (0, 0, TALL), size, grass, 31))
    return things + _nest((1.3, -0.75, TALL + 1.2), bird=True, turn=-TURN, size=1.5)


def _fall() -> None:
    """Pour the fall from an open book on the cliff's top, in one sheet, into foam and mist."""
    props.open_book("#b8342c", at=(-0.85, -0.35, TALL + 2.75), turn=(38, 0, -8), size=1.7)
    lip = [(-0.88, -0.4, TALL + 2.85), (-0.93, -0.95, TALL + 2.75), (-0.98, -1.45, TALL + 2.1),
           (-1.02, -1.65, TALL + 0.8), (-1.05, -1.75, 2.4), (-1.05, -1.8, 0)]  # fmt: skip
    path = catmull(lip, 14)
    tints = [materials.paint(c, vary=0.08, scale=2, glow=g)
             for c, g in (("#6fb8dc", 0.05), ("#b4e2f4", 0.1), ("#f8feff", 0.2))]  # fmt: skip
    random = np.random.default_rng(6)
    for k in range(22):
        lane, start = (k + 0.5) / 22 - 0.5, random.uniform(0, 0.02)
        wide = random.uniform(0.03, 0.05)

        def strand(u: float, v: float, lane: float = lane, k: int = k, w: float = wide) -> Vec:
            x, y, z = path[round(v * (len(path) - 1))]
            spread = 0.5 + 0.4 * v
            bulge = 0.09 * np.cos(np.pi * lane) + 0.03 * np.sin(9 * v + 2 * k)
            return x + lane * spread + w * (2 * u - 1), y - bulge - 0.03 * np.sin(np.pi * u), z

        sheet = shapes.sheet(strand, tints[k % 3], cells=(5, len(path)), at=(0, -start, 0))
        shapes.thicken(sheet, 0.03)
    foam = materials.paint("#ffffff", vary=0.04, glow=0.25)
    for k, (x, y, size) in enumerate((
        (-1.35, -2.0, 0.42), (-0.4, -2.0, 0.42), (-0.9, -2.25, 0.5), (-1.65, -2.35, 0.3),
        (-0.1, -2.35, 0.28), (-1.1, -2.6, 0.3),
    )):  # fmt: skip
        puff(foam, k + 2, at=(x - 0.18, y, -0.02), size=0.9 * size)


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
    """Let an old man read on a bench on a jetty by lantern light, his back to the ladder."""
    wood = props.wood("#a8683c", "#8a5030")
    things = [
        shapes.box((2.1, 0.2, 0.09), wood, at=(0.1, y, 0.32)) for y in np.linspace(-0.5, 0.5, 5)
    ]
    things += [shapes.rod((x, -0.5, -0.4), (x, -0.5, 0.32), 0.07, wood) for x in (-0.8, 0.9)]
    things += [
        shapes.box((0.5, 1.0, 0.07), wood, at=(0.32, 0, 0.8)),
        shapes.box((0.07, 1.0, 0.5), wood, at=(0.62, 0, 1.16), turn=(0, 12, 0)),
        *(shapes.box((0.4, 0.08, 0.44), wood, at=(0.32, y, 0.57)) for y in (-0.42, 0.42)),
    ]
    who = people.person(
        age="old", gender="male", pose="sit", top="#2f8a8a", bottom="#3a3a6a", hair="#f4ece0",
        hair_length=0.1, head=1.35, bend={"head": (16, 0, 0)}, at=(0.34, -0.1, 0.1),
        turn=(0, 0, -80), shapes_of_face=people.ASLEEP,
    )  # fmt: skip
    hands = (who.where("wrist.L") + who.where("wrist.R")) / 2
    things += [
        who.handle,
        props.open_book("#c8402f", at=(hands.x - 0.12, hands.y, hands.z + 0.02),
                        turn=(-30, 0, 90), size=0.7),
        shapes.rod((-0.75, 0.3, 0.3), (-0.75, 0.3, 1.95), 0.04, wood),
    ]  # fmt: skip
    shapes.group(things, at=(1.32, -4.3, -0.02), turn=(0, 0, 6), size=0.95)
    props.lantern("#ffcf80", power=60, at=(0.58, -4.12, 1.82), size=1.5)


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
        touch=lambda linear: lamp_light(
            linear, ((0.28, 0.88, 0.12, 0.2), (0.28, 0.8, 0.07, 0.12)), "#e4f4ff"
        ),
        focus=((0.65, 0.55, 0.1, 1.1), (0.3, 0.85, 0.1, 1.1)),
        seed=27,
    )
