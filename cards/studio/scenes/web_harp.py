"""A harpist plays a great harp that is strung with a spider's web; moths come to it."""

import numpy as np

from cards.studio import animals, geometry, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, Rays, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import add_stars, gradient

FOOT, SHOULDER, CROWN = (-1.75, 0.55), (1.55, 5.75), (-2.15, 7.35)
"""Corners of the harp's frame in (x, z)."""
NECK = (SHOULDER, (0.95, 6.3), (0.1, 5.95), (-0.75, 6.05), (-1.45, 6.85), CROWN)
HUB = (-0.85, 3.75)
TURNS = 8


def build() -> None:
    stage.ambience("#3f5aa8", "#2a2038", 0.5)
    stage.spot((-4.6, -5.5, 10.5), (0.1, 0, 2.8), "#ffdfa0", 9000, 38)
    stage.sun((-0.5, -0.75, -0.4), "#8fb0ff", 1.6, 4)
    stage.panel((-3.5, -8.5, 3.5), (0, -3, 0.5), "#ffb080", 420, 3)
    stage.camera((0.35, -11.6, 2.2), (-0.1, 0, 3.5), 41)
    _stage()
    _harp()
    _web()
    _player()
    _spider()
    _moths()
    _footlights()


def _stage() -> None:
    boards = props.wood("#7a4a3a", "#5c3430")
    for k in range(12):
        shapes.box((0.86, 9, 0.3), boards, at=(-4.7 + 0.88 * k, 1.2, -0.15))
    velvet = materials.paint("#2a3f94", "#22307a", vary=0.15, scale=1.5, rough=0.9)
    for side in (-1, 1):

        def fold(u: float, v: float, side: int = side) -> Vec:
            inner = 1.55 + 1.5 * v**2.2
            x = side * (inner + (5.6 - inner) * u)
            return x, 2.6 + 0.28 * np.sin(30 * u + 1.5 * v), 11 - 11 * v

        shapes.sheet(fold, velvet, cells=(130, 24))


def _harp() -> None:
    gold = materials.paint("#e8ae3c", "#d8962c", vary=0.12, scale=3, metal=0.35, rough=0.3)
    dark = materials.paint("#a8561f", vary=0.15, rough=0.35)
    column = [(CROWN[0], 0, z) for z in (0.5, 1.0, 3, 6, 7.3)]
    shapes.tube(column, [0.24, 0.15, 0.13, 0.14, 0.2], gold, sides=20)
    for z in (0.95, 1.15, 6.55, 6.75):
        shapes.ring(0.17, 0.055, gold, at=(CROWN[0], 0, z))
    curl = [
        (CROWN[0] - 0.4 * np.exp(-0.13 * a) * np.sin(a), 0,
         CROWN[1] + 0.4 - 0.4 * np.exp(-0.13 * a) * np.cos(a))
        for a in np.linspace(0, 9, 34)
    ]  # fmt: skip
    neck = [(x, 0, z) for x, z in NECK]
    shapes.tube(neck, [0.26, 0.24, 0.2, 0.2, 0.22, 0.2], gold, sides=18, steps=10)
    shapes.tube(curl, np.linspace(0.2, 0.07, 34).tolist(), gold, sides=16, steps=2)
    shapes.tube(
        [(x, 0.05, z) for x, z in (FOOT, (-0.1, 3.2), SHOULDER)], [0.5, 0.4, 0.3], dark, sides=24
    )
    edge = [(x - 0.12, -0.42, z) for x, z in (FOOT, (-0.1, 3.2), SHOULDER)]
    shapes.tube(edge, 0.06, gold)
    shapes.box((1.5, 1.3, 0.34), gold, at=(-1.85, 0, 0.3), bevel=0.1)
    pegs = geometry.catmull(NECK[1:5], 4)
    for x, z in pegs[::2]:
        shapes.rod((x, -0.2, z), (x, -0.42, z), 0.055, dark)


def _rim() -> np.ndarray:
    """Return where the spokes are tied: round the frame from the foot by shoulder and crown."""
    box = [np.add(FOOT, np.subtract(SHOULDER, FOOT) * t) for t in (0.1, 0.27, 0.44, 0.62, 0.8)]
    neck = geometry.catmull(NECK, 6)[4::5]
    column = [(CROWN[0], z) for z in (6.3, 5.2, 4.1, 3.0, 1.9)]
    return np.array([*box, *neck, *column])


def _web() -> None:
    silk, hub = materials.paint("#f4f8ff", vary=0, glow=0.6), np.array(HUB)
    rim = _rim()
    n = len(rim)

    def at(k: int, share: float) -> Vec:
        x, z = hub + (rim[k % n] - hub) * share
        return x, -0.06, z

    things = [shapes.rod(at(k, 0.03), at(k, 1), 0.022, silk) for k in range(n)]
    for j in range(TURNS):
        for k in range(n):
            share, after = (0.16 + 0.1 * (j + i / n) for i in (k, k + 1))
            a, b = np.array(at(k, share)), np.array(at(k + 1, after))
            sag = (a + b) / 2 * 0.9 + np.array((hub[0], -0.06, hub[1])) * 0.1
            things.append(shapes.tube([a, sag, b], 0.017, silk, sides=5, steps=4))
    dew = materials.paint("#ffc23a", glow=0.9, vary=0)
    random = np.random.default_rng(11)
    for _ in range(13):
        x, y, z = at(random.integers(n), random.uniform(0.35, 0.92))
        things.append(
            shapes.star(random.uniform(0.15, 0.24), dew, at=(x, y - 0.08, z), turn=(0, 20, 0))
        )
    for thing in things:
        shapes.hide_shadow(thing)


def _player() -> None:
    """Set a white-haired woman in a long gown on a stool, in profile, both hands at the web."""
    size = 2.6
    who = people.person(
        age="old", pose="sit", top="#1f8a7a", bottom="#1f8a7a", skin="#a86a4a", hair="#f4f0ea",
        hair_length=0.12, head=1.25, bare_arms=True, shapes_of_face=people.ASLEEP, eyes=False,
        aim={
            "upperarm01.L": (0.15, -1, 0.05), "lowerarm01.L": (-0.05, -1, 0.35),
            "upperarm01.R": (-0.15, -1, 0.5), "lowerarm01.R": (0.05, -0.9, 0.55),
        },
        palm={"L": (-1, 0, 0), "R": (1, 0, 0)},
        curl={"L": (20, 45, 30, 40, 50), "R": (20, 30, 45, 50, 55)},
        bend={"head": (10, 0, 0)},
        at=(0.8, -0.1, -0.66), turn=(0, 0, -90), size=size,
    )  # fmt: skip
    back = who.crown() + shapes.Vector((0, 0.16, -0.03))
    who.wear(shapes.ball(0.1, materials.paint("#f4f0ea", vary=0.1, scale=9), at=back))
    hip, knee = who.where("upperleg01.L"), who.where("lowerleg01.L")
    green = "#1f8a7a"
    gown: list[Part] = [
        Blob((hip.x + 0.12, 0, hip.z + 0.08), (0.42, 0.5, 0.42), green),
        Limb((hip.x, 0, hip.z), (knee.x, 0, knee.z - 0.05), 0.42, 0.32, green),
        Limb((knee.x, 0, knee.z), (knee.x - 0.1, 0, 0.2), 0.32, 0.42, green),
        Limb((hip.x + 0.1, 0, hip.z), (hip.x + 0.5, 0.1, 0.2), 0.4, 0.55, green),
        Limb((knee.x + 0.2, 0, 0.8), (hip.x + 0.2, 0, 0.8), 0.34, 0.4, green),
        Limb((knee.x, 0, 0.2), (hip.x + 0.5, 0, 0.2), 0.4, 0.5, green),
        Limb((hip.x + 0.5, 0, 0.2), (hip.x + 1.7, -0.2, 0.06), 0.45, 0.14, green),
    ]
    model(gown, voxel=0.05, blend=0.3, vary=0.12, scale=2)


def _spider() -> None:
    """Let a pale spider stand on the harp's neck like its tuner."""
    body: list[Part] = [
        Blob((0.3, 0, 0.3), (0.5, 0.4, 0.42), "#f6e8d8"),
        Blob((-0.28, 0, 0.12), (0.27, 0.25, 0.22), "#e8705a"),
        *(Blob((x, -0.3, 0.5), (0.07, 0.16, 0.12), "#e8705a", weight=3, blend=0.01)
          for x in (0.1, 0.34, 0.56)),
    ]  # fmt: skip
    things = [model(body, voxel=0.022, blend=0.07)]
    leg = materials.paint("#f0dcc8", vary=0.05)
    for side in (-1, 1):
        for out, foot in ((-0.95, -0.55), (-0.62, -0.62), (0.35, -0.62), (0.85, -0.42)):
            knee = (out * 0.75 - 0.1, side * 0.45, 0.62 - 0.2 * abs(out))
            joint = (-0.22, side * 0.15, 0.12)
            things.append(
                shapes.tube([joint, knee, (out - 0.1, side * 0.3, foot)], [0.07, 0.055, 0.03], leg)
            )
    dark = materials.paint("#1a1024", rough=0.1, vary=0)
    for x, z in ((-0.5, 0.16), (-0.42, 0.28)):
        things.append(shapes.ball(0.06, dark, sides=14, at=(x, -0.14, z)))
    shapes.group(things, at=(0.35, -0.1, 6.95), turn=(0, 8, 0), size=1.15)


def _moths() -> None:
    """Let moths come to the music: one is caught, one is near, one watches from the front."""
    for colour, spot, at, turn, size in (
        ("#f8d8a8", "#b8483a", (-1.5, -0.35, 5.35), (0, -24, 12), 0.42),
        ("#e8a0c8", "#6a2a5a", (2.35, -0.9, 4.7), (10, 38, -20), 0.62),
        ("#f4b078", "#7a2a3a", (-1.3, -5.0, 0.95), (-12, 32, 10), 0.85),
    ):
        shapes.hide_shadow(animals.moth(colour, spot, at=at, turn=turn, size=size))


def _footlights() -> None:
    brass = materials.paint("#d89a3c", metal=0.5, rough=0.35)
    flame = materials.paint("#ffd890", glow=1.3, vary=0.05)
    shapes.box((12, 0.3, 3), materials.paint("#4a2a5c", vary=0.15), at=(0, -3.3, -1.62))
    for x in (-0.9, 0.3, 1.5):
        shell = [(0.36, 0), (0.34, 0.2), (0.2, 0.4), (0, 0.46)]
        shapes.lathe(shell, brass, at=(x, -3.45, -0.1), turn=(24, 0, 0), size=(1, 0.4, 1))
        shapes.ball(0.16, flame, at=(x, -3.2, 0.12), size=(1, 0.6, 1))
        stage.bulb((x, -2.7, 0.4), "#ffb860", 22, 0.15)


def look() -> Look:
    sky = gradient(((0, "#0a1030"), (0.4, "#1c2f74"), (0.75, "#4a5aa8"), (1, "#8a7ab0")), bend=0.1)
    return Look(
        "indigo",
        add_stars(sky, 260, lowest=0.8),
        Fog(15, 20, "#2a3470", 0.4),
        Rays((0.02, -0.05), 0.35, "#ffe0a0", 14, 1.2),
        exposure=1.0,
        glow=0.45,
        pull=0.16,
        touch=lambda linear: lamp_light(linear, ((0.4, 0.42, 0.25, 0.06),), "#a8c0ff"),
        focus=((0.62, 0.55, 0.13, 1.2), (0.55, 0.2, 0.1, 0.9)),
        seed=79,
    )  # fmt: skip
