"""A harpist plays a great harp that is strung with a spider's web; moths come to it."""

import numpy as np

from cards.studio import geometry, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.develop import Fog, Look, Rays, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import add_stars, gradient

FOOT, SHOULDER, CROWN = (-1.75, 0.55), (1.55, 5.75), (-2.15, 7.35)
"""Corners of the harp's frame in (x, z)."""
NECK = (SHOULDER, (0.95, 6.3), (0.1, 5.95), (-0.75, 6.05), (-1.45, 6.85), CROWN)
HUB = (-0.85, 3.75)
TURNS = 8
SPIDER = (-0.2, 6.85)
"""Where the spider's middle is in (x, z)."""


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
    who = people.person(
        age="old", pose="sit", top="#d8563c", bottom="#1f9a84", skin="#a86a4a", hair=None,
        head=1.25, bare_arms=True, shapes_of_face=people.ASLEEP, eyes=False, shoes="#f0b83c",
        aim={
            "upperarm01.L": (0.15, -1, 0.05), "lowerarm01.L": (-0.05, -1, 0.35),
            "upperarm01.R": (-0.15, -1, 0.5), "lowerarm01.R": (0.05, -0.9, 0.55),
            "lowerleg01.L": (0, -0.05, -1), "lowerleg01.R": (0, -0.3, -1),
        },
        palm={"L": (-1, 0, 0), "R": (1, 0, 0)},
        curl={"L": (20, 45, 30, 40, 50), "R": (20, 30, 45, 50, 55)},
        bend={"head": (10, 0, 0)},
        at=(0.8, -0.1, -0.66), turn=(0, 0, -90), size=2.6,
    )  # fmt: skip
    white = materials.paint("#f4f0ea", vary=0.06, scale=9)
    people.smooth_hair(who, white)
    back = who.crown() + shapes.Vector((0, 0.16, -0.03))
    who.wear(shapes.ball(0.1, white, at=back))
    _gown(who)
    _stool(who.where("upperleg01.L"))


def _gown(who: people.Person) -> None:
    """Let one skirt run from her waist over her knees and hang in folds above her feet."""
    hip, knee = who.where("upperleg01.L"), who.where("lowerleg01.L")
    spine = geometry.catmull([
        (hip.x + 0.08, hip.z + 0.6, 0.32), (hip.x + 0.1, hip.z + 0.3, 0.42),
        (hip.x - 0.02, hip.z + 0.08, 0.5), (hip.x - 0.5, hip.z + 0.08, 0.5),
        (knee.x + 0.14, knee.z + 0.04, 0.5), (knee.x + 0.02, knee.z - 0.35, 0.5),
        (knee.x + 0.02, 0.75, 0.54), (knee.x + 0.04, 0.3, 0.66),
    ], 10)  # fmt: skip
    along = np.gradient(spine[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    middle = (hip.y + who.where("upperleg01.R").y) / 2

    def drape(u: float, v: float, out: float = 1.0) -> Vec:
        i = round(v * (len(spine) - 1))
        (x, z, r), (tx, tz), a = spine[i], along[i], 2 * np.pi * u
        r *= out * (1 + 0.13 * max(0, v - 0.5) * 2 * np.sin(9 * a))
        across = r * np.cos(a)
        return x - tz * across, middle + 1.15 * r * np.sin(a), z + tx * across

    cloth = materials.paint("#1f9a84", vary=0.08, scale=3, rough=0.6)
    gold = materials.paint("#f0b83c", metal=0.35, rough=0.35, vary=0.08)
    shapes.sheet(drape, cloth, cells=(120, len(spine)))
    shapes.sheet(lambda u, v: drape(u, 0.93 + 0.07 * v, 1.03), gold, cells=(120, 6))
    shapes.sheet(lambda u, v: drape(u, 0.05 * v, 1.05), gold, cells=(60, 6))


def _stool(hip: shapes.Vector) -> None:
    """Stand a round stool with turned legs under her."""
    gold = materials.paint("#e8ae3c", metal=0.35, rough=0.3, vary=0.1)
    velvet = materials.paint("#8a2a4a", vary=0.1, rough=0.9)
    x, z = hip.x + 0.32, hip.z - 0.42
    pad = [(0, -0.16), (0.6, -0.16), (0.7, -0.05), (0.6, 0.08), (0, 0.12)]
    shapes.lathe(pad, velvet, at=(x, 0, z))
    shapes.lathe([(0, -0.26), (0.6, -0.26), (0.62, -0.16), (0, -0.16)], gold, smooth=False,
                 at=(x, 0, z))  # fmt: skip
    for k in range(4):
        a = np.radians(45 + 90 * k)
        c, s = np.cos(a), np.sin(a)
        leg = [
            (x + r * c, r * s, h * (z - 0.2))
            for r, h in ((0.5, 1), (0.62, 0.6), (0.48, 0.3), (0.7, 0))
        ]
        shapes.tube(leg, [0.1, 0.09, 0.06, 0.1], gold)


def _spider() -> None:
    """Let a pale spider stand on the harp's neck like its tuner, each foot on the wood."""
    body: list[Part] = [
        Blob((0.34, 0, 0.12), (0.5, 0.4, 0.42), "#f6e8d8"),
        Blob((-0.28, 0, 0.02), (0.28, 0.26, 0.23), "#e8705a"),
        *(Blob((x, -0.3, 0.34), (0.07, 0.16, 0.12), "#e8705a", weight=3, blend=0.01)
          for x in (0.14, 0.38, 0.6)),
    ]  # fmt: skip
    things = [model(body, voxel=0.022, blend=0.07)]
    leg = materials.paint("#f0dcc8", vary=0.05)
    neck = geometry.catmull(NECK, 10)
    x0, z0 = SPIDER
    for side in (-1, 1):
        for foot in (-1.15, -0.7, 0.3, 0.85):
            z = neck[np.argmin(abs(neck[:, 0] - foot)), 1] + 0.2 - z0
            x = foot - x0
            joint, knee = (
                (-0.2, side * 0.16, 0.02),
                (0.72 * x - 0.08, side * 0.4, 0.62 - 0.16 * abs(x)),
            )
            things.append(shapes.tube([joint, knee, (x, side * 0.1, z)], [0.08, 0.065, 0.04], leg))
    dark = materials.paint("#1a1024", rough=0.1, vary=0)
    for x, z in ((-0.5, 0.06), (-0.4, 0.18)):
        things.append(shapes.ball(0.065, dark, sides=14, at=(x, -0.15, z)))
    shapes.group(things, at=(x0, -0.02, z0))


def _moths() -> None:
    """Let moths come to the music: one is caught, one is near, one watches from the front."""
    for colour, spot, at, turn, size in (
        ("#f0a060", "#8a2a2a", (-1.45, -0.4, 5.3), (0, -24, 12), 0.5),
        ("#f0a8cc", "#7a2a5a", (2.2, -0.9, 4.6), (10, 38, -20), 0.66),
        ("#f4b078", "#8a2a3a", (-1.35, -5.0, 1.0), (-12, 28, 10), 0.82),
    ):
        shapes.hide_shadow(_moth(colour, spot, at=at, turn=turn, size=size))


def _moth(colour: str, spot: str, **where: object) -> shapes.Object:
    """Return a moth whose broad wings grow out of a thick body."""
    wing = materials.paint(colour, vary=0.12, scale=4, glow=0.08)
    mark, fur = materials.paint(spot, vary=0), materials.paint("#5a3a2c", vary=0.1)
    things = []
    for s in (-1, 1):
        fore = [(-0.06, 0.34), (0.4, 0.62), (0.88, 0.74), (0.98, 0.5), (0.62, 0.08), (0.3, -0.04),
                (-0.06, -0.08)]  # fmt: skip
        hind = [(-0.06, 0.14), (0.4, 0.06), (0.7, -0.1), (0.68, -0.44), (0.42, -0.6),
                (0.14, -0.42), (-0.06, -0.28)]  # fmt: skip
        for outline, depth in ((hind, 0.03), (fore, 0.0)):
            sided = [(s * x, z) for x, z in outline]
            things.append(shapes.leaf(sided, wing, at=(0, depth, 0), turn=(0, 0, s * 14)))
        for x, z, r in ((0.6, 0.42, 0.13), (0.44, -0.28, 0.09)):
            things.append(shapes.ball(r, mark, sides=16, at=(s * x, -0.17, z), size=(1, 0.2, 1)))
        feeler = [(s * 0.03, -0.06, 0.4), (s * 0.12, -0.08, 0.6), (s * 0.27, -0.08, 0.68)]
        things.append(shapes.tube(feeler, [0.03, 0.025, 0.015], fur))
    for z, wide, tall in ((0.36, 0.1, 1), (0.12, 0.14, 1.5), (-0.24, 0.11, 2.6)):
        things.append(shapes.ball(wide, fur, sides=18, at=(0, -0.05, z), size=(1, 1, tall)))
    return shapes.group(things, **where)


def _footlights() -> None:
    """Stand oil lamps with glass chimneys along the edge."""
    brass = materials.paint("#e0a040", metal=0.5, rough=0.35)
    flame = materials.paint("#ffd890", glow=1.4, vary=0.05)
    shapes.box((12, 0.3, 3), materials.paint("#4a2a5c", vary=0.15), at=(0, -3.3, -1.62))
    foot = [(0, 0), (0.26, 0), (0.27, 0.05), (0.1, 0.12), (0.12, 0.18), (0.22, 0.26), (0.2, 0.36),
            (0.1, 0.4), (0, 0.4)]  # fmt: skip
    glass = [(0.11, 0.4), (0.2, 0.56), (0.18, 0.7), (0.1, 0.86), (0.1, 1.0)]
    for x in (-0.35, 0.75, 1.85):
        lamp = [
            shapes.lathe(foot, brass),
            shapes.lathe([(0, 0.42), (0.085, 0.52), (0.06, 0.64), (0, 0.8)], flame),
            shapes.hide_shadow(shapes.lathe(glass, materials.glass("#fff0c8"))),
        ]
        shapes.group(lamp, at=(x, -3.3, -0.12))
        stage.bulb((x, -3.0, 0.75), "#ffb860", 26, 0.15)


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
