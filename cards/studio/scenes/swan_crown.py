"""A swan wears a drowned crown and carries a sleeping king; a hand rises from the lake."""

import numpy as np

from cards.studio import materials, people, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, Rays, lamp_light
from cards.studio.geometry import Vec, catmull
from cards.studio.skies import gradient

NECK = (
    (-1.15, 0, 0.75), (-1.75, 0, 1.15), (-2.0, 0, 1.85), (-1.6, 0, 2.55), (-1.45, 0, 3.2),
    (-1.7, 0, 3.7), (-2.05, 0, 3.72),
)  # fmt: skip
FEATHER = (
    (0, 0), (0.16, 0.16), (0.5, 0.2), (0.85, 0.14), (1, 0), (0.82, -0.12), (0.45, -0.15),
    (0.12, -0.1),
)  # fmt: skip


def build() -> None:
    stage.ambience("#e8b8b8", "#2f5a68", 0.6)
    stage.sun((0.75, -0.45, -0.32), "#ffcf9a", 3.4, 4)
    stage.panel((5, -7, 4), (0, 0, 1), "#a8c8f0", 420, 4)
    stage.panel((1, 9, 6), (0, 0, 2), "#ffb890", 900, 6)
    stage.camera((0.1, -10.8, 2.3), (-0.1, 0, 2.2), 46.5)
    lake = materials.water("#1f4f5c", scale=0.8, strength=0.1, rough=0.03)
    shapes.terrain((120, 60), lambda _x, _y: 0, lake, cells=3, centre=(0, 20))
    shapes.group([*_swan(), *_king()], at=(0.55, 0, 0), turn=(0, 0, -8))
    _hand()
    _wood()
    _willow()
    _lilies()


def _swan() -> list[shapes.Object]:
    white = "#fbf3ea"
    parts: list[Part] = [
        Blob((0.1, 0, 0.42), (1.6, 0.85, 0.72), white),
        Blob((-0.9, 0, 0.6), (0.75, 0.7, 0.62), white),
        Limb((1.2, 0, 0.6), (2.05, 0, 1.05), 0.42, 0.1, white),
    ]
    curve = catmull(NECK, 5)
    radii = np.interp(np.linspace(0, 1, len(curve)), [0, 0.25, 0.6, 1], [0.5, 0.31, 0.23, 0.2])
    parts += [
        Blob(tuple(p), (r, r, r), white, blend=0.12) for p, r in zip(curve, radii, strict=True)
    ]
    parts += [
        Blob((-2.12, 0, 3.72), (0.36, 0.25, 0.25), white, (0, 8, 0)),
        Limb((-2.35, 0, 3.68), (-2.82, 0, 3.52), 0.15, 0.06, "#f0802c", blend=0.03),
        Blob((-2.38, 0, 3.72), (0.1, 0.13, 0.11), "#20161c", blend=0.02, weight=2),
    ]
    eye = materials.paint("#140c10", rough=0.1, vary=0)
    things = [model(parts, voxel=0.05, blend=0.2, vary=0.05)]
    things.append(shapes.ball(0.07, eye, sides=16, at=(-2.28, -0.215, 3.77)))
    things += _wing(-0.86, (-16, 8), 1.75, ("#fff8f0", "#e6cfd0"))
    things += _wing(0.62, (22, 92), 2.7, ("#fbe8e0", "#dcb4b8"))
    gold = materials.paint("#f0b83a", metal=0.35, rough=0.35, glow=0.08)
    crown = props.crown("#f0b83a", 0.3, at=(-2.02, 0, 3.9), turn=(0, -12, 0), size=1.15)
    for part in crown.children:
        part.data.materials.clear()
        part.data.materials.append(gold)
    weed = materials.paint("#3f7a4a", vary=0.2)
    for k, (dx, dy, drop) in enumerate(
        ((0.04, -0.33, 0.75), (0.24, -0.32, 1.25), (0.36, -0.1, 0.9))
    ):
        line = [(-2.02 + dx, dy, 4.05), (-2.0 + dx * 1.25, dy * 1.1, 3.85),
                (-1.98 + dx * 1.3 + 0.06 * k, dy * 1.1, 4.05 - drop)]  # fmt: skip
        things.append(shapes.tube(line, [0.05, 0.06, 0.02], weed, sides=6))
    return [*things, crown]


def _wing(y: float, span: Vec, long: float, tints: tuple[str, str]) -> list[shapes.Object]:
    """Return three rows of feathers that fan from the shoulder, raised between two angles."""
    side, things = np.sign(y), []
    for row, (share, count) in enumerate(((1.0, 9), (0.68, 8), (0.4, 6))):
        paper = [materials.paint(tint, vary=0.07, scale=2) for tint in tints]
        for k in range(count):
            angle = span[0] + (span[1] - span[0]) * k / (count - 1)
            reach = long * share * (0.82 + 0.18 * np.sin(np.pi * (k + 1) / (count + 1)))
            at = (
                -0.75 + 0.1 * k * share,
                y + side * (0.05 * row + 0.012 * k),
                0.7 + 0.12 * side + 0.05 * k,
            )
            things.append(
                shapes.leaf(
                    FEATHER,
                    paper[(k + row) % 2],
                    thick=0.03,
                    at=at,
                    turn=(0, -angle, side * 4),
                    size=(reach, 1, reach * 0.95),
                )
            )
    return things


def _king() -> list[shapes.Object]:
    who = people.person(
        gender="male",
        age="old",
        pose="sit",
        top="#5a2a5a",
        bottom="#3a2a4a",
        skin="#e0a888",
        hair="#f0ece4",
        hair_length=0.12,
        head=1.35,
        eyes=False,
        shapes_of_face=people.ASLEEP,
        bend={"head": (16, 0, 10)},
        turn=(-40, 0, -72),
        size=1.55,
    )
    who.handle.location = shapes.Vector((0.55, -0.25, 1.3)) - who.where("root")
    people.put_on(who, people.hat("nightcap", "#3f6ab0", "#fbf4e8"), 0.0)
    chin = who.crown() + shapes.Vector((0, -0.13, -0.34))
    beard: list[Part] = [
        Limb((0, 0, 0.02), (0, -0.05, -0.2), 0.085, 0.03, "#fbf8f0"),
        Blob((0.06, 0.01, 0.02), (0.06, 0.05, 0.06), "#fbf8f0", both=True),
    ]
    who.wear(model(beard, voxel=0.015, blend=0.04, at=tuple(chin)))

    def quilt(u: float, v: float) -> Vec:
        a = np.pi * (u - 0.5)
        x = -0.85 + 1.55 * v
        high = 0.42 + 0.12 * np.sin(np.pi * v) + 0.16 * v
        return (
            x,
            0.74 * np.sin(a) - 0.05,
            0.92 + high * np.cos(a) + 0.03 * np.sin(9 * x) * np.cos(a),
        )

    cloth = materials.paint("#a8304a", vary=0.1)
    cover = shapes.thicken(shapes.sheet(quilt, cloth, cells=(24, 24)), 0.06)
    pillow = shapes.ball(
        0.5, materials.paint("#fbf4e8"), at=(1.5, 0, 1.5), size=(0.7, 1.1, 1.1), turn=(0, -40, 0)
    )
    return [who.handle, cover, pillow]


def _hand() -> None:
    """Raise a pale right arm with a sceptre out of the water."""

    def of_arm(bone: str) -> bool:
        return bone.endswith(".R") and any(
            w in bone for w in ("lowerarm", "wrist", "metacarp", "finger")
        )

    arm = people.person(
        aim={"upperarm01.R": (0, 0, 1), "lowerarm01.R": (0.05, 0, 1)},
        palm={"R": (-1, -0.5, 0)},
        curl={"R": (34, 50, 50, 50, 50)},
        skin="#a8d0c4",
        bare=True,
        hair=None,
        eyes=False,
        only=of_arm,
        size=3.9,
    )
    arm.handle.location = shapes.Vector((1.5, -2.6, -0.3)) - arm.where("lowerarm01.R")
    grip = np.mean([arm.where(f"finger3-{k}.R") for k in (1, 2, 3)], axis=0)
    gold = materials.paint("#f0b83a", metal=0.35, rough=0.35, glow=0.06)
    tilt = np.array((0.12, 0, 1.0))
    shapes.rod(grip - tilt * 0.35, grip + tilt * 1.05, 0.055, gold)
    shapes.ball(0.15, materials.paint("#d83a5a", rough=0.15, glow=0.15), at=grip + tilt * 1.15)
    shapes.ring(0.12, 0.05, gold, at=grip + tilt * 1.02)
    ripple = materials.paint("#cfe4e4", vary=0.05, glow=0.1)
    for x, y, radii in ((1.5, -2.6, (0.3, 0.52, 0.8)), (-1.4, -0.6, (0.5,))):
        for r in radii:
            shapes.ring(r, 0.022, ripple, at=(x, y, 0.005), size=(1, 1, 0.4))


def _wood() -> None:
    random = np.random.default_rng(9)
    barks = [materials.paint(c, vary=0.2, scale=2) for c in ("#33505a", "#4a5f68", "#6a6f78")]
    for k in range(30):
        side = (-1) ** k
        y = 7 + 0.6 * k
        x = side * (2.6 + 0.12 * k + random.uniform(0, 3.2))
        r = random.uniform(0.25, 0.5)
        lean = random.uniform(-0.6, 0.6)
        line = [(x - 0.1, y, -0.2), (x, y, 1.5), (x + lean * 0.4, y, 6), (x + lean, y, 14)]
        shapes.tube(line, [r * 1.5, r, r * 0.8, r * 0.6], barks[min(2, k // 10)], sides=10)
    moss = materials.paint("#3f6a58", "#5f8a5a", vary=0.25, scale=1.5, bump=0.4)
    for side in (-1, 1):
        for k in range(7):
            at = (side * (3.6 + 0.5 * k), 7 + 2.2 * k, -0.2)
            shapes.ball(1.5, moss, at=at, size=(1.6, 1, 0.42))


def _willow() -> None:
    """Hang willow branches into the top corners."""
    random = np.random.default_rng(3)
    twig = materials.paint("#4a5a3a")
    greens = [materials.paint(c, vary=0.2) for c in ("#5f8f5a", "#7fa860", "#3f7a5a")]
    blade = [
        shapes.leaf([(0, 0), (0.05, -0.13), (0, -0.32), (-0.05, -0.13)], g, at=(0, 0, -50))
        for g in greens
    ]
    for k in range(22):
        side = (-1, 1)[k % 2]
        x, y = side * random.uniform(1.1, 2.9), random.uniform(-3.2, -0.5)
        long = random.uniform(0.7, 1.5) + 1.15 * max(0.0, abs(x) - 1.4)
        sway = random.uniform(-0.25, 0.1) * side
        line = catmull(
            [(x, y, 6.4), (x + sway * 0.3, y, 6.2 - long * 0.5), (x + sway, y, 5.9 - long)], 9
        )
        shapes.tube(line, 0.016, twig, sides=5, steps=1)
        for i, p in enumerate(line[2:]):
            for s in (-1, 1):
                shapes.copy_of(
                    blade[(i + k) % 3],
                    at=tuple(p),
                    turn=(0, s * random.uniform(20, 50), random.uniform(-30, 30)),
                    size=1.15,
                )


def _lilies() -> None:
    pad = materials.paint("#3f7a5a", "#5f9a5a", vary=0.15)
    petal, heart = (
        materials.paint("#fbd8dc", vary=0.06, glow=0.1),
        materials.paint("#ffc850", glow=0.9),
    )
    for k, (x, y, r, blooming) in enumerate(
        (
            (-1.75, -3.2, 0.55, True), (-0.9, -4.6, 0.4, False), (0.25, -3.6, 0.45, True),
            (-2.5, -1.6, 0.5, False), (2.6, -0.4, 0.55, True),
        )
    ):  # fmt: skip
        rim = [(r * np.cos(a), r * np.sin(a)) for a in np.linspace(0.35, 2 * np.pi - 0.1, 26)]
        shapes.plate([*rim, (0, 0)], pad, thick=0.025, at=(x, y, 0.02), turn=(-90, 0, 47 * k))
        if not blooming:
            continue
        for count, lean in ((9, 22), (7, 52)):
            for i in range(count):
                a = 2 * np.pi * i / count
                shapes.ball(
                    0.2,
                    petal,
                    sides=12,
                    at=(x + 0.16 * np.cos(a), y + 0.16 * np.sin(a), 0.12),
                    turn=(0, -lean, np.degrees(a)),
                    size=(1, 0.45, 0.18),
                )
        shapes.ball(0.09, heart, sides=12, at=(x, y, 0.24))
        stage.bulb((x, y - 0.1, 0.5), "#ffc070", 7, 0.08)


def look() -> Look:
    dusk = gradient(
        ((0, "#4f8a94"), (0.28, "#a8c0b4"), (0.48, "#f8d8b8"), (0.62, "#f6a890"), (1, "#e88a88")),
        bend=0.05,
    )
    return Look(
        "rose-sea",
        dusk,
        Fog(13, 15, "#f4bca0", 0.85),
        Rays((0.3, -0.14), 0.16, "#ffe0b8", 20, 1.3),
        exposure=0.92,
        glow=0.35,
        pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.55, 0.45, 0.3, 0.1),), "#ffd8a8"),
        focus=((0.25, 0.28, 0.1, 1.2), (0.62, 0.5, 0.12, 1.1), (0.8, 0.7, 0.1, 1.0)),
        seed=71,
    )
