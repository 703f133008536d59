"""A nest holds eggs painted as planets; one hatches light, and a child climbs up to it."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec
from cards.studio.skies import add_stars, gradient

EGG = ((0, -0.5), (0.2, -0.46), (0.36, -0.2), (0.37, 0.05), (0.27, 0.33), (0.12, 0.5), (0, 0.54))
PLANETS = (
    (-0.78, -0.2, 0.95, -24, "#c8703a", "#e8b070"), (0.72, -0.05, 0.92, 22, "#3f7ab0", "#6ab07a"),
    (-0.3, 0.42, 0.9, -8, "#b84a3a", "#d87a5a"), (0.38, 0.5, 0.86, 14, "#8a78b8", "#c0a8d8"),
)  # fmt: skip


def build() -> None:
    stage.ambience("#2f4078", "#241c38", 0.6)
    stage.sun((-0.6, 0.5, -0.5), "#9fb8ff", 1.5, 5)
    stage.panel((4, -4, 4), (0, 0, 1), "#9fb0f0", 260, 3)
    stage.camera((0.1, -6.6, 2.3), (0, 0, 0.72), 44)
    stage.panel((-4, -5, -1), (0, 0, 0), "#6f86e0", 160, 3)
    bark = materials.paint("#4a3a38", "#5f4c44", vary=0.3, scale=3, bump=0.7)
    shapes.tube(
        [(-4.2, 0.6, -0.3), (-1.8, 0.2, 0.3), (0.2, 0, 0.35), (2.0, 0.4, 0.75), (4.4, 1.4, 1.9)],
        [0.55, 0.46, 0.4, 0.34, 0.26],
        bark,
        sides=18,
    )
    shapes.tube(
        [(0.9, 0.2, 0.5), (1.9, -0.5, 0.6), (2.8, -0.9, 0.95)], [0.2, 0.13, 0.05], bark, sides=12
    )
    shapes.tube(
        [(-1.2, 0.3, 0.4), (-1.9, 0.9, 1.4), (-2.6, 1.2, 2.8)], [0.26, 0.18, 0.08], bark, sides=12
    )
    _trunk(bark)
    _child()
    _nest()
    for k, (x, y, z, lean, colour, second) in enumerate(PLANETS):
        shell = materials.paint(colour, second, vary=0.15, scale=2.6 if k % 2 else 5.0, rough=0.4)
        shapes.lathe(EGG, shell, at=(x, y, z + 0.32), turn=(-8, lean, 40 * k), size=0.98)
        if k == 0:
            ring = materials.paint("#f0d8a0", rough=0.4, glow=0.1)
            shapes.ring(
                0.5,
                0.035,
                ring,
                at=(x, y, z + 0.32),
                turn=(20, lean - 6, 0),
                size=(1.05, 1.05, 0.4),
            )
    _hatching()
    leaf = materials.paint("#4f7a6a", "#6a9a7a", vary=0.2)
    random = np.random.default_rng(2)
    for place, count in (((-2.1, 0.9, 2.2), 16), ((1.9, -0.8, 1.3), 12), ((1.75, -1.2, -1.5), 16)):
        for _ in range(count):
            shapes.leaf(
                [(0, -0.2), (-0.09, 0), (0, 0.24), (0.09, 0)],
                leaf,
                at=random.normal(place, 0.36),
                turn=tuple(random.uniform(-70, 70, 3)),
                size=1.4,
            )
    animals.owl(at=(1.02, -0.95, -0.78), turn=(0, 0, -30), size=1.25)


def _trunk(bark: shapes.Material) -> None:
    line = [(1.9, 0.9, -3.4), (1.45, 0.7, -1.6), (1.3, 0.5, -0.3), (1.9, 0.5, 1.0), (2.6, 0.8, 3.2)]
    shapes.tube(line, [0.75, 0.6, 0.5, 0.4, 0.25], bark, sides=18)
    twig = [(1.35, 0.3, -1.5), (1.15, -0.7, -0.98), (0.6, -1.15, -0.75), (0.25, -1.25, -0.5)]
    shapes.tube(twig, [0.22, 0.14, 0.09, 0.03], bark, sides=12)


def _child() -> None:
    """Let a child in pyjamas climb a ladder to the nest; a lantern hangs from a rung."""
    foot, top = np.array((-1.1, -1.75, -3.0)), np.array((-0.55, -1.2, 0.95))
    props.ladder(foot, top, wide=0.5, step=0.3, colour="#c89458", thick=0.045)
    at = foot + (top - foot) * 0.45
    who = people.person(
        age="child", pose="climb", top="#e8b84a", bottom="#e8b84a", shoes="#d8a283", hair="#5a2c1c",
        hair_length=0.12, head=1.35, bend={"head": (-24, 0, 0)}, at=at + (0.12, -0.16, -0.12),
        turn=(-8, 8, 180), size=0.92,
    )  # fmt: skip
    people.put_on(who, people.hat("nightcap", "#c8404a", "#f6ecd8"))
    lamp = foot + (top - foot) * 0.74
    props.lantern(power=10, at=lamp + (0.42, -0.12, -0.3), size=1.05)
    shapes.rod(lamp + (0.2, -0.05, 0.02), lamp + (0.44, -0.12, 0.02), 0.02, props.wood())


def _nest() -> None:
    straws = [materials.paint(c, vary=0.25) for c in ("#a8804a", "#8a6438", "#c89c60", "#6a4c30")]
    random = np.random.default_rng(8)
    for k in range(240):
        a, t = random.uniform(0, 2 * np.pi), random.random()
        radius, z = (
            1.08 + 0.34 * t + random.normal(0, 0.05),
            0.55 + 0.55 * t + random.normal(0, 0.05),
        )
        span = random.uniform(0.3, 0.75)
        arc = [
            (
                radius * np.cos(a + s) * random.normal(1, 0.02),
                radius * 0.86 * np.sin(a + s),
                z + random.normal(0, 0.035),
            )
            for s in np.linspace(-span, span, 5)
        ]
        shapes.tube(arc, random.uniform(0.014, 0.035), straws[k % 4], sides=5, steps=3)
    lining = materials.paint("#7a5a38", vary=0.3, scale=9, bump=0.6)
    shapes.lathe([(0, 0.5), (0.7, 0.55), (1.15, 0.85), (1.3, 1.02)], lining, size=(1, 0.86, 1))


def _hatching() -> None:
    shell = materials.paint("#f2ead8", vary=0.06, rough=0.4)
    light = materials.paint("#fff0b0", glow=1.5, vary=0)
    at = (0.02, -0.48, 1.12)

    def cup(u: float, v: float) -> Vec:
        a = 2 * np.pi * u
        top = 0.1 + 0.11 * abs((u * 9) % 1 - 0.5) * 2
        z = -0.5 + (top + 0.5) * v
        r = np.interp(z, [p[1] for p in EGG], [p[0] for p in EGG])
        return r * np.cos(a), r * np.sin(a), z

    shapes.sheet(cup, shell, cells=(91, 16), at=at, size=1.12)
    shapes.ball(0.3, light, at=(at[0], at[1], at[2] + 0.03))

    def lid(u: float, v: float) -> Vec:
        a = 2 * np.pi * u
        base = 0.14 + 0.1 * abs((u * 9) % 1 - 0.5) * 2
        z = base + (0.54 - base) * v
        r = np.interp(z, [p[1] for p in EGG], [p[0] for p in EGG])
        return r * np.cos(a), r * np.sin(a), z

    shapes.sheet(
        lid,
        shell,
        cells=(91, 10),
        at=(at[0] + 0.52, at[1] - 0.32, at[2] + 0.1),
        turn=(18, 64, 0),
        size=1.12,
    )
    stage.bulb((at[0], at[1] - 0.25, at[2] + 0.75), "#ffe09a", 30, 0.15)
    stage.bulb((at[0], at[1], at[2] + 0.5), "#ffe09a", 10, 0.1)
    random = np.random.default_rng(4)
    spark = materials.paint("#fff0b0", glow=1.5, vary=0)
    for _ in range(46):
        t = random.random()
        p = (
            at[0] + random.normal(0, 0.06 + 0.22 * t),
            at[1] + random.normal(0, 0.1),
            at[2] + 0.3 + 1.9 * t,
        )
        shapes.ball(random.uniform(0.008, 0.024), spark, sides=8, at=p)


def look() -> Look:
    night = gradient(
        ((0, "#0b1233"), (0.4, "#1a2c66"), (0.75, "#3c4f8a"), (1, "#5a5a8a")), bend=0.1
    )
    return Look(
        "indigo",
        add_stars(night, 420, lowest=0.8),
        Fog(9, 12, "#3a4a86", 0.5),
        exposure=1.05,
        glow=0.4,
        touch=lambda linear: lamp_light(
            linear, ((0.5, 0.38, 0.12, 0.16), (0.5, 0.26, 0.2, 0.08)), "#ffe09a"
        ),
        focus=((0.5, 0.45, 0.25, 0.8), (0.28, 0.75, 0.12, 1.1)),
        seed=83,
    )
