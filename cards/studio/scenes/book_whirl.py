"""A whirlpool of open books draws a reader's boat down toward the light at its bottom."""

import numpy as np

from cards.studio import materials, people, props, shapes, stage
from cards.studio.colour import light
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec, grid_faces
from cards.studio.skies import plain

COVERS = ("#7d2430", "#2f4a7a", "#3f6a5a", "#8a5a2c", "#5a2f5a", "#b8862e", "#a84a3a")
BOAT = 252.0
"""Where the boat sails, in degrees round the whirlpool; 270 is nearest the camera."""
BOAT_AT = 3.75
LOST = (4.0, 62.0)
"""Radius and degrees at which another boat drifts, capsized."""
PAGE = "#f4e8cc"


def build() -> None:
    stage.ambience("#7a6aa8", "#2a1a3a", 0.55)
    stage.sun((-0.8, 0.5, -0.55), "#ffa878", 2.4, 4)
    stage.camera((0.5, -7.8, 11.8), (0.1, -0.3, -0.6), 36)
    stage.bulb((0, 0, -2.6), "#ffc060", 260, 0.4)
    stage.bulb((0, 0.2, -0.9), "#ffb050", 26, 0.4)
    stage.panel((-3, -7, 6), (-1, -3.5, 0), "#ffd8b0", 160, 2)
    _sea()
    _books()
    _boat()
    _pages()


def depth(r: float) -> float:
    """Return the height of the water `r` metres from the whirlpool's axis."""
    return -5.0 * np.exp(-((r / 2.1) ** 1.35))


def _point(r: float, degrees: float, lift: float = 0.0) -> Vec:
    a = np.radians(degrees)
    return r * np.cos(a), r * np.sin(a), depth(r) + lift


def _sea() -> None:
    ink = materials.water("#3a3490", scale=0.9, strength=0.4, rough=0.2)

    def surface(u: float, v: float) -> Vec:
        r = 0.05 + 13 * v**1.7
        x, y, z = _point(r, 360 * u)
        return (
            x,
            y,
            z + 0.12 * np.sin(3 * 2 * np.pi * u + 2.2 * np.log(r + 0.2) * 2) * min(1, r / 2),
        )

    shapes.sheet(surface, ink, cells=(220, 110))
    glow = materials.paint("#ffd890", glow=1.4, vary=0)
    shapes.ball(0.55, glow, at=(0, 0, -4.9))


def _book(cover: str) -> shapes.Object:
    """Return an open book 1 m wide as one mesh, so that copies of it are cheap."""
    verts: list[Vec] = []
    faces: list[tuple[int, ...]] = []
    colours = []
    ink = light("#8a7868")
    for half, deep, columns, colour in (
        (0.5, 0.34, 2, light(cover)),
        (0.46, 0.31, 13, light(PAGE)),
    ):
        start, rows = len(verts), 2 if columns == 2 else 25
        for j in range(rows):
            for i in range(columns):
                u = 2 * i / (columns - 1) - 1
                hill = 0.03 + 0.13 * np.sin(np.pi * abs(u) ** 0.6) * (1 - 0.6 * abs(u))
                verts.append((half * u, deep * (2 * j / (rows - 1) - 1), hill * (columns > 2)))
                line = columns > 2 and j % 3 == 1 and 1 < j < 23 and 0.15 < abs(u) < 0.9
                colours.append(ink if line else colour)
        faces += [tuple(start + q for q in face) for face in grid_faces(rows, columns)]
    paper = materials.paint(None, vary=0.05, rough=0.8)
    return shapes.mesh(verts, faces, paper, colours=np.array(colours), at=(0, 0, -60))


def _books() -> None:
    """Lay five arms of books along the spiral, larger toward the rim."""
    random = np.random.default_rng(12)
    patterns = [_book(c) for c in COVERS]
    for arm in range(5):
        for k in range(34):
            r = 0.62 + 6.8 * (k / 33) ** 1.2
            degrees = 72 * arm + 120 * np.log(r + 0.35) + random.uniform(-3, 3)
            beside = abs((degrees - BOAT + 180) % 360 - 180) * np.pi / 180 * r
            lost = abs(degrees % 360 - LOST[1]) * np.pi / 180 * r
            if lost < 1.1 and abs(r - LOST[0]) < 0.9:
                continue
            if beside < 2.6 and abs(r - BOAT_AT) < 1.35:
                continue
            book = shapes.copy_of(
                patterns[random.integers(len(COVERS))],
                at=_point(r, degrees, 0.16 + random.uniform(0, 0.1)),
                size=0.5 + 0.17 * r + random.uniform(-0.05, 0.12),
            )
            _lie(book, r, degrees, random.uniform(-30, 30), face_down=random.random() < 0.35)


def _lie(
    thing: shapes.Object, r: float, degrees: float, spin: float, *, face_down: bool = False
) -> None:
    """Turn a thing so that it lies on the slope, its y axis along the stream."""
    slope, a = (depth(r + 0.1) - depth(r - 0.1)) / 0.2, np.radians(degrees)
    up = np.array((-slope * np.cos(a), -slope * np.sin(a), 1)) / np.hypot(slope, 1)
    b = a + np.pi / 2 + np.radians(spin)
    along = np.array((np.cos(b), np.sin(b), 0))
    along -= up * (along @ up)
    along /= np.linalg.norm(along)
    up = -up if face_down else up
    across = np.cross(along, up)
    thing.rotation_euler = (
        np.arctan2(along[2], up[2]),
        -np.arcsin(across[2]),
        np.arctan2(across[1], across[0]),
    )


def _hull(colour: str) -> list[shapes.Object]:
    wood = materials.paint(colour, vary=0.25, scale=5)

    def shell(u: float, v: float) -> Vec:
        a = np.pi * (v - 0.5)
        wide = 0.62 * np.sin(np.pi * (0.04 + 0.92 * u)) ** 0.7
        return wide * np.sin(a), 1.35 * (1 - 2 * u), 0.35 - 0.5 * np.cos(a) + 0.3 * (2 * u - 1) ** 4

    return [
        shapes.thicken(shapes.sheet(shell, wood, cells=(40, 20)), 0.06),
        shapes.box((0.8, 1.7, 0.04), wood, at=(0, 0, 0.0)),
        shapes.box((1.1, 0.28, 0.06), wood, at=(0, 0.35, 0.25)),
    ]


def _boat() -> None:
    wood = props.wood("#c8863c")
    mast = shapes.rod((0, -1.2, 0.3), (0, -1.3, 1.5), 0.035, wood)
    lamp = props.lantern(power=14, at=(0, -1.2, 1.12), size=1.4)
    who = people.person(
        pose="sit",
        age="old",
        gender="male",
        top="#d86a3a",
        bottom="#3a4a6a",
        hair="#f0ece4",
        hair_length=0.12,
        aim={"lowerarm01.L": (-0.35, -0.9, 0.35), "lowerarm01.R": (0.35, -0.9, 0.35)},
        bend={"head": (22, 0, 0)},
        at=(0, 0.35, -0.28),
        head=1.35,
        size=1.05,
    )
    read = props.open_book("#b8302c", at=(0, -0.3, 0.62), turn=(38, 0, 0), size=0.75)
    boat = shapes.group([*_hull("#d8985a"), mast, lamp, who.handle, read], size=1.75)
    boat.location = _point(BOAT_AT, BOAT, 0.22)
    _lie(boat, BOAT_AT, BOAT, 160)
    capsized = shapes.group(_hull("#c8382c"), size=1.0, at=_point(*LOST, 0.55))
    _lie(capsized, *LOST, 10, face_down=True)


def _pages() -> None:
    """Let loose pages fly up out of the depth."""
    random = np.random.default_rng(4)
    paper = materials.paint(PAGE, vary=0.05, glow=0.1)
    for k in range(16):
        t = k / 15
        a, r = 2.4 * np.pi * t + 0.5, 0.5 + 1.6 * t
        bow = random.uniform(-0.25, 0.25)
        shapes.sheet(
            lambda u, v, bow=bow: (0.5 * (u - 0.5), 0.7 * (v - 0.5), bow * np.sin(np.pi * v)),
            paper,
            cells=(3, 8),
            at=(r * np.cos(a), r * np.sin(a), -1.5 + 4.2 * t),
            turn=tuple(random.uniform(-60, 60, 3)),
            size=0.55 + 0.35 * t,
        )


def look() -> Look:
    return Look(
        "violet-dusk",
        plain("#2a1f4a"),
        Fog(15, 8, "#7a4a78", 0.7),
        exposure=1.0,
        glow=0.5,
        pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.5, 0.12, 0.25),), "#ffc060"),
        focus=((0.3, 0.5, 0.15, 1.1),),
        around=(0.5, 0.5),
        seed=76,
    )
