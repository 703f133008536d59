"""A swan on a still lake wears a crown that water runs from."""

import numpy as np

from cards.studio import animals, materials, plants, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look
from cards.studio.geometry import Vec
from cards.studio.skies import SKIES, add_clouds, add_disc, gradient


def build() -> None:
    stage.ambience("#f0c8c0", "#3f6a78", 0.75)
    stage.sun((0.5, -0.8, -0.35), "#ffd8b0", 3.2, 6)
    stage.panel((-5, -6, 4), (0, 0, 1), "#bcd4f4", 420, 4)
    stage.camera((0.4, -5.6, 1.25), (0.0, 0.4, 1.12), 43)
    lake = materials.water("#2f6a78", scale=0.9, strength=0.12, rough=0.04)
    shapes.terrain((160, 140), lambda _x, _y: 0, lake, cells=3, centre=(0, 60))
    animals.swan(at=(0.25, 0, 0), turn=(0, 0, -62), size=1.65)
    gold = props.crown("#e0ac3a", 0.17, at=(-0.75, -0.4, 1.885), turn=(6, -14, 0), size=1.15)
    _drips(gold.location)
    _sunken_hand()
    _lilies()
    random = np.random.default_rng(7)
    for x, y in ((-2.1, 1.4), (-1.9, 2.2), (2.3, 1.6), (2.6, 2.8), (2.0, -1.6), (-2.2, -1.4)):
        plants.blades(
            18,
            lambda r, x=x, y=y: (x + r.normal(0, 0.16), y + r.normal(0, 0.12), 0),
            ("#5f7a4a", "#7a8a50"),
            tall=(0.5, 1.5),
            wide=0.02,
            seed=int(abs(x * 31)),
        )
    rush = materials.paint("#6a4430", vary=0.2)
    for x, y, z in ((-2.05, 1.4, 1.35), (2.35, 1.6, 1.5), (2.15, 1.7, 1.2)):
        shapes.ball(0.055, rush, sides=12, at=(x, y, z), size=(1, 1, 3.2))
        shapes.rod((x, y, 0), (x, y, z), 0.012, rush)
    for k in range(16):
        x = -9 + 1.25 * k
        plants.round_tree(
            "#7a8a7a", seed=k, at=(x, 22 + random.uniform(-2, 2), 0), size=random.uniform(1.8, 3.0)
        )


def _drips(at: Vec) -> None:
    water = materials.paint("#e4f6fa", rough=0.1, glow=0.2)
    random = np.random.default_rng(2)
    for _ in range(16):
        a = random.uniform(0, 2 * np.pi)
        x, y, z = at[0] + 0.19 * np.cos(a), at[1] + 0.19 * np.sin(a), at[2] - random.uniform(0, 1.7)
        shapes.ball(random.uniform(0.012, 0.026), water, sides=10, at=(x, y, z), size=(1, 1, 1.6))
    ripple = materials.paint("#bcdce4", vary=0.05, glow=0.1)
    for r in (0.18, 0.36, 0.6):
        shapes.ring(r, 0.009, ripple, at=(at[0], at[1], 0.005))


def _sunken_hand() -> None:
    """Set a stone hand that reaches out of the water, as of a drowned statue."""
    stone = "#c8d0cc"
    parts: list[Part] = [
        Limb((0, 0, -0.3), (0, 0, 0.32), 0.1, 0.085, stone),
        Blob((0, 0, 0.44), (0.13, 0.06, 0.15), stone),
        Limb((-0.1, 0, 0.42), (-0.21, -0.03, 0.6), 0.035, 0.028, stone),
        *(
            Limb((x, 0, 0.52), (x * 1.35, -0.04, 0.8 - abs(x) * 1.2), 0.034, 0.026, stone)
            for x in (-0.07, -0.02, 0.035, 0.09)
        ),
    ]
    model(
        parts,
        voxel=0.014,
        blend=0.04,
        vary=0.2,
        scale=8,
        at=(1.3, -0.2, 0),
        turn=(0, 14, -20),
        size=0.95,
    )
    ripple = materials.paint("#bcdce4", vary=0.05, glow=0.1)
    for r in (0.2, 0.36):
        shapes.ring(r, 0.009, ripple, at=(1.3, -0.2, 0.005))


def _lilies() -> None:
    pad, petal = (
        materials.paint("#4f8a5a", "#6a9a5a", vary=0.15),
        materials.paint("#f8dcd8", vary=0.06),
    )
    heart = materials.paint("#f0b83a")
    for k, (x, y, r, blooming) in enumerate(
        (
            (-1.35, -1.5, 0.3, True),
            (-0.75, -2.2, 0.25, False),
            (0.9, -2.0, 0.32, True),
            (1.35, -1.4, 0.24, False),
            (0.2, -2.7, 0.22, False),
        )
    ):
        rim = [(r * np.cos(a), r * np.sin(a)) for a in np.linspace(0.35, 2 * np.pi - 0.1, 26)]
        shapes.plate([*rim, (0, 0)], pad, thick=0.015, at=(x, y, 0.015), turn=(-90, 0, 47 * k))
        if blooming:
            for ring_of, lean in ((8, 25), (6, 55)):
                for i in range(ring_of):
                    a = 2 * np.pi * i / ring_of
                    shapes.ball(
                        0.12,
                        petal,
                        sides=12,
                        at=(x + 0.1 * np.cos(a), y + 0.1 * np.sin(a), 0.07),
                        turn=(0, -lean, np.degrees(a)),
                        size=(1, 0.45, 0.18),
                    )
            shapes.ball(0.05, heart, sides=12, at=(x, y, 0.12))
    frog: list[Part] = [
        Blob((0, 0, 0.09), (0.11, 0.15, 0.08), "#7aa04a"),
        Blob((0, -0.12, 0.13), (0.09, 0.08, 0.06), "#8ab058"),
        Blob((0.05, -0.13, 0.19), (0.03, 0.03, 0.03), "#8ab058", both=True, blend=0.02),
        Limb((0.1, 0.08, 0.07), (0.17, -0.04, 0.03), 0.045, 0.03, "#6a9040", both=True),
    ]
    model(frog, voxel=0.011, blend=0.04, at=(1.35, -1.4, 0.02), turn=(0, 0, -55), size=0.95)


def look() -> Look:
    dusk = SKIES["rose"]
    moon = add_disc(
        gradient(dusk.stops, bend=0.08), (0.73, 0.2), 120, "#fff4e0", halo="#ffd8c0", marks=0.2
    )
    return Look(
        "rose-sea",
        add_clouds(moon, dusk.clouds[0], 25),
        Fog(8, 20, "#f0c0b4", 0.9),
        exposure=0.85,
        glow=0.35,
        pull=0.24,
        focus=((0.32, 0.3, 0.1, 1.2), (0.5, 0.55, 0.15, 0.7)),
        seed=71,
    )
