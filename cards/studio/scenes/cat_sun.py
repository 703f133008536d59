"""A cat sits over the roofs where the sun should be; somebody tries to lure her with a fish."""

import numpy as np

from cards.studio import animals, buildings, materials, people, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.colour import Picture, light
from cards.studio.cutout import curve, mask, stain
from cards.studio.develop import Fog, Look, Rays, lamp_light
from cards.studio.geometry import Vec, tube
from cards.studio.skies import sky

WALLS = ("#f4e4c4", "#e8c8a8", "#d8dcd0", "#f0d8b8", "#c8d4d4")
ROOFS = ("#c8583c", "#b84a3c", "#d8783c", "#8a6a78", "#6a8088")
GOLD, AMBER, PALE = "#ffa830", "#d8701c", "#ffd080"
CAT: Vec = (0.0, 30, 2.6)
CHIMNEYS = ((-1.75, -2.6, 4.0), (1.35, -3.0, 3.7), (0.1, 0.4, 4.2))
FUR = (
    (0.02, 0.35), (0.045, 0.385), (0.075, 0.37), (0.022, 0.415), (0.06, 0.44), (0.1, 0.42),
    (0.022, 0.475), (0.05, 0.5), (0.085, 0.48), (0.135, 0.245), (0.15, 0.275), (0.12, 0.34),
)  # fmt: skip
"""Where strokes of fur begin, in shares of the card from the cat's middle."""


def build() -> None:
    stage.ambience("#ffeccc", "#c8a8a0", 0.95)
    stage.sun((0.35, 1, -0.55), "#ffe0a0", 2.4, 8)
    stage.camera((0.2, -9.5, 6.1), (0.1, 10, 6.5), 40)
    _cat()
    for row in range(5):
        houses = buildings.street(9 + row * 2, 3 + row, glow=0.25, walls=WALLS, roofs=ROOFS,
                                  window="#6a7a8a")  # fmt: skip
        wide = 6.2 + row * 1.5
        shapes.group(houses, at=(-wide + 0.5 * (row % 2), row * 4.6, -0.4 + 0.1 * row))
    _people()


def _cat() -> None:
    """Set a round glowing cat on the horizon, her striped tail hanging down into the town."""
    parts: list[Part] = [
        Blob((0, 0.1, 0.5), (0.74, 0.5, 0.62), GOLD),
        Blob((0, -0.05, 0.95), (0.5, 0.4, 0.5), GOLD, blend=0.3),
        Blob((0, -0.22, 0.85), (0.3, 0.28, 0.48), PALE, weight=1.5, blend=0.2),
        Blob((0, -0.15, 1.62), (0.6, 0.42, 0.45), GOLD, blend=0.12),
        Blob((0.34, -0.2, 1.5), (0.28, 0.24, 0.24), GOLD, both=True, blend=0.16),
        Limb((0.34, -0.08, 1.86), (0.5, -0.02, 2.3), 0.2, 0.03, GOLD, both=True, blend=0.06),
        Blob((0.12, -0.52, 1.47), (0.17, 0.1, 0.13), PALE, both=True, blend=0.08, weight=1.6),
        Limb((0.32, -0.3, 0.62), (0.33, -1.62, 0.27), 0.19, 0.15, GOLD, both=True),
        Blob((0.33, -1.72, 0.2), (0.21, 0.17, 0.13), "#ffbc50", both=True, blend=0.06),
    ]
    body = model(parts, voxel=0.03, blend=0.14)
    body.data.materials[0] = materials.paint(None, glow=0.26, vary=0.05)
    shapes.place(body, CAT, size=7.4)
    path = [(4.6, 29, 4.0), (7.0, 26, 6.2), (7.3, 22, 9.0), (5.6, 19, 9.6), (4.3, 17, 7.6),
            (4.1, 15.5, 4.9), (4.6, 14.5, 3.0)]  # fmt: skip
    verts, faces = tube(path, [1.0, 1.0, 0.95, 0.9, 0.8, 0.7, 0.35], 24, 14)
    rings = np.repeat(np.arange(len(verts) // 24), 24)
    bands = np.where((np.append(rings, [0, len(verts)])[: len(verts)] // 7) % 2, 1.0, 0.0)
    colours = bands[:, None] * light(AMBER) + (1 - bands[:, None]) * light(GOLD)
    coat = materials.paint(None, glow=0.3, vary=0.05)
    shapes.mesh(verts, faces, coat, colours=colours)


def _people() -> None:
    """Stand three on the chimneys: one with a fish on a rod, one cheering, one in the shade."""
    brick = materials.paint("#b87858", vary=0.1, scale=6)
    for x, y, h in CHIMNEYS:
        shapes.box((0.85, 0.7, h), brick, at=(x, y, h / 2))
        shapes.box((1.0, 0.85, 0.14), materials.paint("#d8c0a0"), at=(x, y, h))
    angler = people.person(
        top="#3f7f8a", skirt="#3f7f8a", hair=None, at=(-1.5, -2.6, 4.07), turn=(0, 0, 160),
        aim={
            "upperarm01.R": (-0.3, -0.6, 0.5), "lowerarm01.R": (0, -0.7, 0.7),
            "upperarm01.L": (0.35, -0.4, 0.6), "lowerarm01.L": (-0.7, -0.1, 0.5),
        },
    )  # fmt: skip
    _plain_hair(angler, "#7a4428", 0.3)
    hand = np.array(angler.where("finger3-1.R"))
    tip = np.array((-1.1, -2.0, 7.55))
    dark = materials.paint("#5a3a28", vary=0)
    rod = [hand - (0.15, 0, 0.5), hand, (hand + tip) / 2 + (-0.25, 0, 0.2), tip]
    shapes.tube(rod, [0.05, 0.045, 0.035, 0.02], dark)
    mouth = tip + (0.3, 0, -0.72)
    shapes.tube([tip, (tip + mouth) / 2 + (0.12, 0, 0.12), mouth], 0.02, dark)
    animals.fish("#3f90b8", "#e8705a", at=mouth - (0, 0, 0.36), turn=(0, 84, 0), size=1.0)
    man = people.person(
        gender="male", top="#8a3a4a", bottom="#4a4a68", hair=None, pose="cheer",
        at=(1.25, -3.0, 3.77), turn=(0, 0, 178),
        aim={"upperarm01.L": (0.4, -0.1, 1), "upperarm01.R": (-0.4, -0.1, 1),
             "lowerarm01.L": (-0.15, -0.1, 1), "lowerarm01.R": (0.15, -0.1, 1)},
    )  # fmt: skip
    _plain_hair(man, "#f0e8dc", 0)
    _wool((1.25, -2.95, 6.1))
    child = people.person(
        age="child", top="#f4ead8", bottom="#5a6a9a", hair=None, pose="cheer",
        at=(0.1, 0.4, 4.27), turn=(0, 0, 180), size=1.05,
    )  # fmt: skip
    _plain_hair(child, "#7a4428", 0)


def _plain_hair(who: people.Person, colour: str, length: float) -> None:
    """Give plain hair, `length` metres down from the nape: ink would turn its grain into noise."""
    hair = materials.paint(colour, vary=0)
    cap = people.smooth_hair(who, hair)
    nape = cap + shapes.Vector((0, 0.03, -0.06))
    if length:
        who.wear(shapes.tube([nape, nape + shapes.Vector((0, 0.05, -0.06 - length))],
                             [0.1 * who.head, 0.05 * who.head], hair, sides=20))  # fmt: skip


def _wool(at: Vec) -> None:
    """Wind a ball of red wool, its loose end hanging down over the roofs."""
    red = materials.paint("#d8482c", vary=0)
    things = [shapes.ball(0.44, red)]
    for tilt, spread, lift in (
        ((20, 70, 0), 0.36, 0.0),
        ((80, 10, 20), 0.16, 0.03),
        ((0, 35, 0), 0.16, 0.05),
    ):
        strands = [
            shapes.ring(np.sqrt(0.44**2 - d * d) + lift, 0.036, red, at=(0, 0, d))
            for d in np.arange(-spread, spread + 0.01, 0.08)
        ]
        things.append(shapes.group(strands, turn=tilt))
    loose = [(0.4, 0, -0.1), (0.56, 0, -0.6), (0.4, 0, -1.2), (0.56, 0, -1.8), (0.44, 0, -2.6)]
    shapes.group([*things, shapes.tube(loose, 0.03, red)], at=at)


def _face(picture: Picture) -> Picture:
    """Draw what ink from the forms would smudge: eyes, nose, mouth, whiskers, toes and fur."""
    x0, brown = 0.497, "#5a2412"
    lines, bars, whiskers = [], [], []
    fur, ears, toes = [], [], []
    for s in (-1, 1):
        arc = np.linspace(0.08, np.pi - 0.08, 9)
        lines.append([(x0 + s * 0.105 + 0.05 * np.cos(a), 0.25 + 0.02 * np.sin(a)) for a in arc])
        lines.append([(x0 + s * (0.03 + 0.03 * np.cos(a)), 0.309 + 0.013 * np.sin(a)) for a in arc])
        whiskers += [[(x0 + s * 0.13, 0.302 + d), (x0 + s * 0.2, 0.298 + 1.8 * d),
                   (x0 + s * 0.27, 0.3 + 2.7 * d)] for d in (-0.012, 0.004, 0.02)]  # fmt: skip
        bars.append([(x0 + s * 0.045, 0.19), (x0 + s * 0.04, 0.222)])
        bars += [[(x0 + s * side, y), (x0 + s * (side - 0.055), y + 0.016)]
                 for side, y in ((0.175, 0.425), (0.195, 0.468))[: 1 if s < 0 else 2]]  # fmt: skip
        toes += [[(x0 + s * 0.142 + d, 0.618), (x0 + s * 0.142 + 1.15 * d, 0.64)]
                 for d in (-0.034, 0, 0.034)]  # fmt: skip
        ears.append([(x0 + s * 0.115, 0.2), (x0 + s * 0.146, 0.162), (x0 + s * 0.15, 0.2)])
        fur += [
            [(x0 + s * (x + dx), y + dy) for dx, dy in ((0, 0), (0.006, 0.012), (-0.004, 0.026))]
            for x, y in FUR
        ]
    bars.append([(x0, 0.185), (x0, 0.232)])
    picture = stain(picture, mask(*(curve(b, closed=False) for b in bars), stroke=26), AMBER, 0.8)
    picture = stain(picture, mask(*(curve(e) for e in ears)), "#f08a58", 0.7)
    picture = stain(
        picture, mask(*(curve(f, closed=False) for f in fur), stroke=16), "#c8641c", 0.8
    )
    picture = stain(picture, mask(*(curve(t, closed=False) for t in toes), stroke=11), "#9a4a1c")
    picture = stain(picture, mask(*(curve(b, closed=False) for b in lines), stroke=17), brown)
    picture = stain(picture, mask(*(curve(b, closed=False) for b in whiskers), stroke=14), brown)
    nose = [
        (x0 - 0.03, 0.29),
        (x0, 0.285),
        (x0 + 0.03, 0.29),
        (x0 + 0.004, 0.309),
        (x0 - 0.004, 0.309),
    ]
    return stain(picture, mask(curve(nose)), "#c84a38")


def look() -> Look:
    return Look(
        "lemon", lamp_light(sky("lemon", 4), ((0.5, 0.33, 0.4, 0.3),), "#fff0a0"),
        Fog(16, 60, "#f8dc94", 0.45), Rays((0.5, 0.3), 0.05, "#fff4c0", 30), exposure=0.8,
        glow=0.3, finish="watercolour", touch=_face, seed=7,
    )  # fmt: skip
