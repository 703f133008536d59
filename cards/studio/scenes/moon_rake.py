"""An astronaut rakes waves into the dust of the moon; a huge earth rises behind a tea house."""

import numpy as np

from cards.studio import geometry, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.colour import light
from cards.studio.develop import Look, lamp_light
from cards.studio.skies import add_stars, gradient

STONES = ((1.15, 1.5, 0.85, 1.15), (-2.2, 4.4, 1.25, 1.5), (0.2, 7.5, 1.1, 0.8))
"""Each stone's x, y, radius and height in metres: the raked rings run round them."""
FURROW = 0.42


def build() -> None:
    stage.ambience("#5a4a90", "#40283c", 0.42)
    stage.sun((0.9, 0.28, -0.3), "#ffd6a0", 4.6, 0.6)
    stage.panel((4, -7, 5), (0, 0, 1), "#6f7cff", 350, 4)
    stage.camera((-0.2, -9.4, 4.3), (0.1, 1.2, 2.05), 40)
    dust = materials.paint("#c8a890", "#b89680", vary=0.1, scale=1.2, bump=0.12)
    shapes.terrain((26, 30), _raked, dust, cells=430, centre=(0, 6.5))
    far = materials.paint("#a8887c", "#8a6c70", vary=0.2, scale=0.3)
    shapes.terrain((120, 50), _crater_rim, far, cells=150, centre=(0, 44))
    stone = materials.paint("#5a4a5c", "#77606a", vary=0.3, scale=1.6, bump=0.5)
    for x, y, r, tall in STONES:
        shapes.ball(
            r * 0.72,
            stone,
            at=(x, y, 0.25 * tall),
            size=(1, 0.9, tall / r * 0.95),
            turn=(8, 10, 30),
        )
        shapes.ball(r * 0.42, stone, at=(x + r * 0.75, y - 0.35 * r, 0.08), size=(1.2, 1, 0.75))
    _astronaut()
    _bonsai()
    _earth()
    _lantern()


def _raked(x: float, y: float) -> float:
    """Return the height of the dust: rings round stones, long waves between them."""
    near = min((np.hypot(x - sx, (y - sy) * 1.0) / r, r) for sx, sy, r, _ in STONES)
    away, radius = near
    lines = 0.62 * x + 0.78 * y + 0.5 * np.sin(0.35 * x - 0.2 * y)
    phase = away * radius if away < 2.1 else lines
    untouched = np.clip((-1.55 - x + 0.35 * (y + 2.2)) * 2.2, 0, 1) * (y < 4)
    wave = 0.085 * np.cos(2 * np.pi * phase / FURROW)
    rough = 0.05 * shapes.hills(x, y, 1.2) + 0.08 * shapes.hills(x, y, 0.5)
    return wave * (1 - untouched) + rough * untouched


def _crater_rim(x: float, y: float) -> float:
    rise = np.clip((y - 20) / 16, 0, 1)
    return -0.6 + rise * (3.2 + 2.2 * shapes.hills(x, y, 0.07) + 0.6 * shapes.hills(x, y, 0.3))


def _astronaut() -> None:
    suit, joint = "#f2ece0", materials.paint("#d8742e", rough=0.5)
    who = people.person(
        gender="male",
        weight="max",
        top=suit,
        bottom=suit,
        shoes="#8a8078",
        hair=None,
        head=1.2,
        eyes=False,
        aim={
            "upperarm01.R": (-0.45, 0.15, -1),
            "lowerarm01.R": (0.3, -1, 0.2),
            "upperarm01.L": (0.2, -0.8, -0.7),
            "lowerarm01.L": (-0.3, -0.9, -0.45),
            "upperleg01.L": (0.15, -0.45, -1),
            "lowerleg01.L": (0.05, 0.15, -1),
            "upperleg01.R": (-0.15, 0.35, -1),
            "lowerleg01.R": (0, 0.55, -1),
        },
        bend={"head": (14, 0, 0)},
        curl={"R": (20, 65, 65, 65, 65), "L": (20, 65, 65, 65, 65)},
        at=(-1.45, -1.3, 0.0),
        turn=(10, 0, 62),
        size=1.62,
    )
    white = materials.paint(suit, vary=0.06, rough=0.5)
    visor = materials.paint("#e0902c", metal=0.6, rough=0.12, vary=0.1)
    middle = np.array(who.crown()) - (0, 0.02, 0.14)
    helmet = [
        shapes.ball(0.27, white),
        shapes.ball(0.225, visor, at=(0, -0.09, 0.01), size=(1.02, 0.9, 0.86)),
        shapes.ring(0.2, 0.045, joint, at=(0, 0.02, -0.21)),
        shapes.rod((-0.25, 0.05, 0.1), (-0.3, 0.06, 0.42), 0.014, white),
        shapes.ball(0.04, joint, sides=12, at=(-0.3, 0.06, 0.44)),
    ]
    who.wear(shapes.group(helmet, at=middle, turn=(12, 0, 0)))
    pack = [
        shapes.box((0.5, 0.26, 0.62), white, bevel=0.09),
        shapes.box((0.3, 0.06, 0.16), joint, at=(0, 0.13, 0.12), bevel=0.03),
        shapes.ball(0.06, joint, sides=14, at=(-0.12, 0.14, -0.14)),
        shapes.ball(0.06, visor, sides=14, at=(0.12, 0.14, -0.14)),
    ]
    spine = who.joints["spine01"]
    who.wear(shapes.group(pack, at=(0, spine[1] + 0.24, spine[2] + 0.02)))
    for bone, toward, wide in (
        ("wrist.L", "lowerarm01.L", 0.055), ("wrist.R", "lowerarm01.R", 0.055),
        ("foot.L", "lowerleg01.L", 0.085), ("foot.R", "lowerleg01.R", 0.085),
        ("lowerarm01.L", "upperarm01.L", 0.075), ("lowerarm01.R", "upperarm01.R", 0.075),
        ("lowerleg01.L", "upperleg01.L", 0.1), ("lowerleg01.R", "upperleg01.R", 0.1),
    ):  # fmt: skip
        a, b = shapes.Vector(who.joints[bone]), shapes.Vector(who.joints[toward])
        cuff = shapes.ring(wide, 0.035, joint if bone[0] in "wf" else white)
        along = np.degrees((b - a).to_track_quat("Z", "Y").to_euler())
        who.wear(shapes.group([cuff], at=tuple(a), turn=along))
    back, fore = (np.array(who.where(f"finger3-2.{side}")) for side in "RL")
    along = (fore - back) / np.linalg.norm(fore - back)
    head = fore + along * (fore[2] - 0.42) / -along[2]
    wood = props.wood("#8a4a28")
    shapes.rod(back - along * 0.4, head, 0.055, wood)
    bar = np.array((0.5, -0.72, 0))
    shapes.rod(head - bar, head + bar, 0.08, wood)
    for t in np.linspace(-0.95, 0.95, 6):
        foot = head + bar * t
        shapes.rod(foot, foot + (0.16, 0.02, -0.45), 0.045, wood)


def _bonsai() -> None:
    at = np.array((1.95, -0.7, 0.0))
    pot = [(0, 0.02), (0.42, 0.02), (0.52, 0.28), (0.56, 0.3), (0.5, 0.32), (0, 0.3)]
    shapes.lathe(pot, materials.paint("#3a6a8a", rough=0.3), smooth=False, at=at)
    bark, green = materials.paint("#6a4028", vary=0.3), "#5f9a58"
    shapes.tube(
        [at + d for d in ((0, 0, 0.3), (-0.16, 0, 0.55), (0.12, 0, 0.8), (0.0, 0, 1.15))],
        [0.11, 0.09, 0.07, 0.04], bark,
    )  # fmt: skip
    shapes.tube([at + d for d in ((0.08, 0, 0.78), (0.34, 0, 0.86))], [0.06, 0.03], bark)
    crowns: list[Part] = [
        Blob((0, 0, 1.24), (0.36, 0.3, 0.17), green),
        Blob((0.38, 0, 0.92), (0.25, 0.22, 0.12), "#78aa58"),
        Blob((-0.3, 0, 0.78), (0.22, 0.2, 0.11), "#78aa58"),
    ]
    model(crowns, voxel=0.03, blend=0.05, vary=0.3, scale=9, bump=0.8, at=at)
    shapes.ball(0.98, materials.glass("#cfe8ff", 0.8, 0.06), at=at + (0, 0, 0.72), sides=48)
    shapes.ring(0.72, 0.06, materials.paint("#d8a450", metal=0.7, rough=0.35), at=at + (0, 0, 0.06))


def _earth() -> None:
    """Hang a globe painted with seas, lands, ice and bands of cloud."""
    verts, faces = geometry.lathe(
        [(np.sin(a), -np.cos(a)) for a in np.linspace(0.001, np.pi - 0.001, 150)], 300, smooth=False
    )
    sea, shore, land, cloud = (light(c) for c in ("#1f58a8", "#3f8ab0", "#7f9a4e", "#fbf8f2"))
    colours = np.tile(sea, (len(verts), 1))
    for i, (x, y, z) in enumerate(verts):
        height = shapes.hills(x, y, 1.5, 5, z * 1.5)
        veil = shapes.hills(x + 0.3 * height, y, 2.4, 4, z * 5.5 + 9)
        ground = land if height > 0.13 else shore if height > 0.04 else sea
        white = np.clip((veil - 0.12) * 5, 0, 0.92)
        colours[i] = ground * (1 - white) + cloud * white
    paint = materials.paint(None, vary=0.05)
    shapes.mesh(verts, faces, paint, colours=colours, at=(6.5, 60, 18), size=14.5, turn=(20, 25, 0))


def _lantern() -> None:
    """Set a stone lantern with a lamp in it, and a plank bench."""
    stone = materials.paint("#8a7478", vary=0.25, scale=4, bump=0.3)
    glow = materials.paint("#ffc060", glow=1.4, vary=0.1)
    x, y = 2.45, 3.3
    for profile, sides in (
        (((0, 0), (0.42, 0), (0.36, 0.18), (0.16, 0.22), (0.14, 1.0), (0, 1.0)), 24),
        (((0, 1.0), (0.42, 1.02), (0.42, 1.14), (0, 1.14)), 6),
        (((0.75, 1.62), (0.3, 1.9), (0.08, 2.05), (0.1, 2.2), (0, 2.25)), 6),
    ):
        shapes.lathe(profile, stone, sides=sides, smooth=False, at=(x, y, 0), turn=(0, 0, 12))
    shapes.lathe([(0.27, 1.14), (0.27, 1.62)], glow, sides=6, smooth=False, at=(x, y, 0))
    stage.bulb((x + 0.1, y - 0.7, 1.35), "#ffb050", 90, 0.15)


def look() -> Look:
    sky = gradient(
        ((0, "#120a24"), (0.35, "#33204a"), (0.55, "#6a4260"), (1, "#8a5a68")), bend=0.05
    )
    return Look(
        "plum-lamp",
        add_stars(sky, 420, lowest=0.5),
        exposure=1.0,
        glow=0.4,
        pull=0.22,
        touch=lambda linear: lamp_light(linear, ((0.82, 0.5, 0.1, 0.2),), "#ffb050"),
        focus=((0.4, 0.55, 0.15, 1.1), (0.82, 0.72, 0.1, 0.8)),
        seed=43,
    )
