"""A cat sits over the roofs where the sun should be; somebody tries to lure her with a fish."""

import numpy as np

from cards.studio import animals, buildings, materials, people, props, shapes, stage
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
CHIMNEYS = ((-1.75, -2.6, 4.0), (1.75, -3.0, 3.7), (0.1, 0.4, 4.2))


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
        top="#3f7f8a", skirt="#3f7f8a", hair="#3a2418", at=(-1.5, -2.6, 4.07), turn=(0, 0, 160),
        aim={
            "upperarm01.R": (-0.3, -0.6, 0.5), "lowerarm01.R": (0, -0.7, 0.7),
            "upperarm01.L": (0.35, -0.4, 0.6), "lowerarm01.L": (-0.7, -0.1, 0.5),
        },
    )  # fmt: skip
    hand = np.array(angler.where("finger3-1.R"))
    tip = np.array((-1.1, -2.0, 7.55))
    dark = materials.paint("#5a3a28", vary=0)
    rod = [hand - (0.15, 0, 0.5), hand, (hand + tip) / 2 + (-0.25, 0, 0.2), tip]
    shapes.tube(rod, [0.05, 0.045, 0.035, 0.02], dark)
    hang = tip + (0.28, 0, -0.6)
    shapes.tube([tip, (tip + hang) / 2 + (0.1, 0, 0.08), hang], 0.014, dark)
    animals.fish("#3f90b8", "#e8705a", at=hang - (0, 0, 0.45), turn=(0, 78, 0), size=0.95)
    man = people.person(
        gender="male", age="old", top="#8a3a4a", bottom="#4a4a68", hair="#e8e4dc",
        hair_length=0.07, pose="reach", at=(1.65, -3.0, 3.77), turn=(0, 0, 190),
    )  # fmt: skip
    people.put_on(man, people.hat("bowler", "#3f6f8a", "#f4ead8"))
    man.hold(props.umbrella("#c8503c", radius=0.85, at=(0, 0, 0.62)))
    people.person(age="child", top="#f4ead8", bottom="#5a6a9a", hair="#5a2a18", hair_length=0.1,
                  pose="cheer", at=(0.1, 0.4, 4.27), turn=(0, 0, 180), size=1.05)  # fmt: skip


def _face(picture: Picture) -> Picture:
    """Draw what ink from the forms would smudge: closed eyes, nose, mouth, whiskers, stripes."""
    x0, brown = 0.497, "#5a2412"
    lines, bars, whiskers = [], [], []
    for s in (-1, 1):
        arc = np.linspace(0.08, np.pi - 0.08, 9)
        lines.append([(x0 + s * 0.105 + 0.05 * np.cos(a), 0.25 + 0.02 * np.sin(a)) for a in arc])
        lines.append([(x0 + s * (0.03 + 0.03 * np.cos(a)), 0.309 + 0.013 * np.sin(a)) for a in arc])
        whiskers += [[(x0 + s * 0.13, 0.302 + d), (x0 + s * 0.2, 0.298 + 1.8 * d),
                   (x0 + s * 0.27, 0.3 + 2.7 * d)] for d in (-0.012, 0.004, 0.02)]  # fmt: skip
        bars.append([(x0 + s * 0.045, 0.19), (x0 + s * 0.04, 0.222)])
    bars.append([(x0, 0.185), (x0, 0.232)])
    picture = stain(picture, mask(*(curve(b, closed=False) for b in bars), stroke=26), AMBER, 0.8)
    picture = stain(picture, mask(*(curve(b, closed=False) for b in lines), stroke=21), brown)
    picture = stain(picture, mask(*(curve(b, closed=False) for b in whiskers), stroke=13), brown)
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
