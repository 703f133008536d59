"""A signpost of arms points everywhere; one of its hands holds a traveller's blindfold."""

import numpy as np

from cards.studio import buildings, materials, people, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.colour import Picture
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import Clouds, add_clouds, gradient

POST = np.array((0.55, 0.0, 0.0))
POINT, STOP, BECKON, PINCH = (
    (30, 0, 80, 85, 85), (5, 0, 0, 0, 0), (25, 50, 50, 50, 55), (35, 45, 55, 70, 75),
)  # fmt: skip
ARMS = (
    (5.75, (1, -0.1, 0.12), (1, -0.15, 0.3), (0, 0, -1), POINT, "#d83a30", "#f0c8a4"),
    (5.15, (-1, -0.2, 0.05), (-0.3, -0.25, 1), (0, -1, 0), STOP, "#2f8aa8", "#8a5a40"),
    (4.55, (1, -0.25, 0), (0.9, -0.35, -0.55), (0, 0, -1), POINT, "#f0b03a", "#d8a283"),
    (4.0, (-1, -0.15, 0.1), (-1, -0.2, 0.2), (0, 0, -1), POINT, "#6fa040", "#6a4230"),
    (3.0, (0.9, -0.5, -0.4), (0.55, -0.5, 0.6), (-0.4, -0.6, 0.6), BECKON, "#8a52b0", "#e8b894"),
    (3.3, (-0.35, -0.9, 0.1), (-0.4, -0.62, -0.36), (0, -0.5, -1), PINCH, "#e8743a", "#b87a54"),
)
"""Height on the post, directions of upper and lower arm, palm, fingers, sleeve, skin."""
SIZE = 3.4


def build() -> None:
    stage.ambience("#8a6aa8", "#5a3430", 0.6)
    stage.sun((-0.75, -0.5, -0.3), "#ffb060", 4.2, 3)
    stage.panel((-4, -7, 4), (0, 0, 2.5), "#c8a0e0", 330, 4)
    stage.panel((4.5, -6, 5), (0.5, 0, 4), "#ffb080", 200, 3)
    stage.camera((-0.1, -9.8, 3.0), (0.08, 0, 3.05), 41.5)
    _ground()
    wood = props.wood("#8a5a3a")
    shapes.lathe([(0.24, -0.2), (0.19, 2.5), (0.16, 6.15), (0, 6.3)], wood, at=POST)
    tips = [_arm(*arm) for arm in ARMS]
    _traveller(tips[-1])
    _crow()


def _height(x: float, y: float) -> float:
    return 0.3 * shapes.hills(x, y, 0.2) * min(1, max(0, (y - 2) / 4)) + 0.02 * y


def _ground() -> None:
    """Let three bright paths part at the post: to a town, into a wood, to a lighthouse."""
    heath = materials.paint("#6a4a5a", "#7a4a52", vary=0.12, scale=0.9)
    shapes.terrain((70, 50), _height, heath, cells=150, centre=(0, 17))
    path = materials.paint("#f0c088", vary=0.06, scale=2, glow=0.06)
    for bend in (-6.5, 0.9, 6.8):

        def way(u: float, v: float, bend: float = bend) -> Vec:
            y = -7 + 27 * v
            t = max(0.0, (y + 0.5) / 20)
            x = -0.1 + bend * t**0.9 + 0.5 * np.sin(6 * t + bend) * t
            return x + (1.0 - 0.35 * min(1, 2 * t)) * (2 * u - 1), y, _height(x, y) + 0.05

        shapes.sheet(way, path, cells=(7, 90))
    town = buildings.street(5, 4, glow=1.3, walls=("#8a5a6a", "#a86a5a"), roofs=("#4a2a4a",))
    shapes.group(town, at=(-8.6, 17, _height(-6, 17)), size=0.95)
    buildings.lighthouse(at=(6.2, 17, _height(6.2, 17)), size=1.5)
    for k, x in enumerate((0.2, 1.3, 2.2, -0.7, 3.0)):
        plants.fir("#3a2a4e", at=(x, 18 + k % 2, _height(x, 18)), size=1.25 + 0.2 * (k % 3))

    def tuft(random: np.random.Generator) -> Vec:
        x, y = random.uniform(-7, 7), random.uniform(-5, 9)
        return x + np.sign(x) * 1.6, y, _height(x, y)

    plants.blades(900, tuft, ("#b87a5a", "#8a5070"), tall=(0.15, 0.45), wide=0.025)


def _arm(
    z: float, upper: Vec, lower: Vec, palm: Vec, fingers: Vec, sleeve: str, skin: str
) -> shapes.Vector:
    """Fix an arm in its sleeve to the post, and return where its fore finger ends."""
    who = people.person(
        gender="male", bare=True, hair=None, eyes=False, skin=skin, top=sleeve, size=SIZE,
        aim={"upperarm01.R": upper, "lowerarm01.R": lower, "wrist.R": lower},
        palm={"R": palm}, curl={"R": fingers},
        only=lambda bone: bone.endswith(".R")
        and any(w in bone for w in ("lowerarm", "wrist", "finger", "metacarpal")),
    )  # fmt: skip
    who.handle.location = shapes.Vector(POST + (0, 0, z)) - who.where("upperarm01.R")
    shoulder, elbow, wrist = (who.where(f"{j}.R") for j in ("upperarm01", "lowerarm01", "wrist"))
    along = (wrist - elbow).normalized()
    cuff = wrist - along * 0.14
    cloth, trim = materials.paint(sleeve, vary=0.06, scale=4), materials.paint("#fbeed4", vary=0.04)
    before, after = elbow.lerp(shoulder, 0.3), elbow.lerp(cuff, 0.3)
    shapes.tube([shoulder, before, elbow, after, cuff], [0.34, 0.32, 0.33, 0.31, 0.27], cloth,
                sides=20)  # fmt: skip
    turn = np.degrees(along.to_track_quat("Z", "Y").to_euler())
    shapes.ring(0.25, 0.085, trim, at=cuff, turn=turn)
    brass = materials.paint("#f0c050", metal=0.5, rough=0.3)
    for t in (0.45, 0.75):
        at = elbow.lerp(cuff, t) + shapes.Vector((0, -0.31 + 0.04 * t, 0))
        shapes.ball(0.06, brass, at=at, size=(1, 0.6, 1))
    return who.where("finger2-3.R")


def _traveller(hand: shapes.Vector) -> None:
    """Send him off to the left, blindfold, with lantern and suitcase; the hand holds the knot."""
    who = people.person(
        gender="male", top="#2f6a70", bottom="#3f3050", skin="#e0ac8a", hair="#8a4020",
        hair_length=0.09, pose="walk", eyes=False, shapes_of_face=people.ASLEEP,
        aim={
            "upperarm01.R": (-0.3, -0.8, -0.2), "lowerarm01.R": (-0.05, -1, 0.25),
            "upperarm01.L": (0.25, 0.1, -1), "lowerarm01.L": (0.1, -0.1, -1),
        },
        curl=dict.fromkeys("LR", (40, 85, 85, 85, 85)),
        at=(-0.82, -2.1, 0.0), turn=(0, 0, -64), size=1.6, head=1.3,
    )  # fmt: skip
    people.cape(who, "#2f7a84", 0.9, 0.42)
    neck, grow = np.array(who.joints["head"]), who.head / 1.25
    red = materials.paint("#f0382c", vary=0.04)
    knot = neck + np.array((0, 0.1, 0.09)) * grow
    band = shapes.lathe([(0.118, -0.035), (0.128, 0), (0.118, 0.035)], red, size=(0.94, 1.2, 1.3),
                        at=neck + np.array((0, -0.025, 0.09)) * grow)  # fmt: skip
    who.wear(band)
    who.wear(shapes.ball(0.04, red, at=knot))
    start = who.where("head") + who.handle.matrix_world.to_3x3() @ shapes.Vector(knot - neck)
    middle = start.lerp(hand, 0.5) - shapes.Vector((0, 0, 0.12))
    past = hand + shapes.Vector((0.12, -0.05, -0.45))
    shapes.tube([start, middle, hand, past], [0.05, 0.075, 0.05, 0.085], red, sides=12)
    lamp, suitcase = props.lantern("#ffd070", power=0, at=(0, 0, -0.3)), props.suitcase("#a8602c")
    who.hold(lamp, "finger3-1.R")
    shapes.place(suitcase, (0, 0, -0.42), (0, 0, 90), 0.75)
    who.hold(suitcase, "finger3-1.L")
    stage.bulb(
        tuple(who.where("finger3-1.R") - shapes.Vector((0.1, 0.3, 0.25))), "#ffb860", 45, 0.1
    )


def _crow() -> None:
    crow: list[Part] = [
        Blob((0, 0, 0.2), (0.16, 0.3, 0.17), "#2a2440", (18, 0, 0)),
        Blob((0, -0.27, 0.4), (0.13, 0.14, 0.12), "#2a2440"),
        Limb((0, -0.36, 0.39), (0, -0.58, 0.34), 0.06, 0.015, "#e8a040", blend=0.01),
        Limb((0, 0.2, 0.15), (0, 0.6, 0.05), 0.1, 0.06, "#24203a"),
        Blob((0.07, -0.34, 0.43), (0.024, 0.022, 0.024), "#fff0c0", both=True, blend=0.004,
             weight=2),
        Limb((0.06, 0, 0.1), (0.06, 0, -0.1), 0.02, 0.018, "#e8a040", both=True, blend=0.01),
    ]  # fmt: skip
    model(crow, voxel=0.015, blend=0.06, rough=0.4, at=POST + (0, 0, 6.36), turn=(0, 0, -60))


def _sky() -> Picture:
    dusk = gradient(
        ((0, "#3a1f58"), (0.25, "#7a3a78"), (0.42, "#d8607a"), (0.55, "#ffa05a"), (0.66, "#ffdc8a"),
         (1, "#ffe0a0")), bend=0.08,
    )  # fmt: skip
    return add_clouds(dusk, Clouds(0.4, 620, "#ffb080", "#6a3a78", 0.5, 4), 21)


def look() -> Look:
    return Look(
        "plum-lamp", _sky(), Fog(12, 16, "#f09a68", 0.75), exposure=1.05, glow=0.4, pull=0.12,
        contrast=1.08, focus=((0.35, 0.6, 0.12, 1.1), (0.55, 0.3, 0.25, 0.9)), seed=64,
    )  # fmt: skip
