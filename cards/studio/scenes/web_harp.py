"""A harpist plays a spider's web that is strung between two towers, the spider above listening."""

import numpy as np

from cards.studio import buildings, materials, people, props, shapes, stage
from cards.studio.clay import Blob, Part, model
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.skies import SKIES, add_stars, gradient

HUB = np.array((0.25, 0.0, 6.1))
SPOKES = 16


def build() -> None:
    stage.ambience("#34508f", "#3a2a3a", 0.7)
    stage.sun((0.55, 0.75, -0.5), "#b8ccff", 2.6, 4)
    stage.panel((2.5, -4.2, 1.6), (0, 0, 5), "#ff9a5a", 260, 2)
    stage.camera((0.5, -10.5, 1.2), (0.15, 0, 4.65), 36)
    _towers()
    _web()
    _player()
    _spider()
    _town()


def _towers() -> None:
    for x, wall, tall in ((-3.3, "#8a7a94", 9.0), (3.75, "#94807a", 10.5)):
        stone = materials.paint(wall, "#7a6a80", vary=0.25, scale=3, bump=0.5)
        shapes.lathe([(1.35, -1), (1.15, tall)], stone, smooth=False, at=(x, 0.6, 0))
        trim = materials.paint("#c8a88a", vary=0.15)
        for z in (2.4, 5.2, tall):
            shapes.lathe([(1.25, 0), (1.38, 0.1), (1.25, 0.22)], trim, smooth=False, at=(x, 0.6, z))
        roof = materials.paint("#7a3442", vary=0.25, scale=6)
        shapes.lathe([(1.6, 0), (0.6, 1.6), (0, 3.6)], roof, at=(x, 0.6, tall + 0.1))
        glow = materials.paint("#ffc46a", glow=1.4, vary=0.1)
        inward = 1 if x < 0 else -1
        for z in (1.2, 3.8, 7.2):
            window = [(-0.22, 0), (0.22, 0), (0.22, 0.5), (0, 0.78), (-0.22, 0.5)]
            shapes.plate(
                window, glow, at=(x + inward * 0.55, -0.62, z), turn=(0, 0, inward * 26), thick=0.2
            )


def _rim(k: float) -> np.ndarray:
    """Return where spoke `k` is tied: to the towers at the sides, to the sky line elsewhere."""
    a = 2 * np.pi * k / SPOKES
    reach = min(2.35 / max(abs(np.cos(a)), 1e-3), 3.0 / max(abs(np.sin(a)), 1e-3))
    return HUB + np.array((reach * np.cos(a), 0, reach * np.sin(a)))


def _web() -> None:
    silk = materials.paint("#f0f4ff", vary=0, glow=0.55)
    for k in range(SPOKES):
        shapes.rod(tuple(HUB), tuple(_rim(k)), 0.028, silk)
    for j in range(1, 9):
        share = 0.1 + 0.105 * j
        for k in range(SPOKES):
            a, b = (HUB + (_rim(i) - HUB) * share for i in (k, k + 1))
            middle = (a + b) / 2
            sag = middle + (HUB - middle) * 0.12
            shapes.tube([tuple(a), tuple(sag), tuple(b)], 0.02, silk, sides=5, steps=4)
    for k, end in (
        (2, (2.75, 0, 9.4)),
        (6, (-2.35, 0, 9.2)),
        (10, (-2.2, 0, 2.6)),
        (14, (2.6, 0, 2.6)),
    ):
        shapes.rod(tuple(_rim(k)), end, 0.03, silk)
    for z in (HUB[2] - 3, HUB[2] + 3):
        shapes.rod((-2.4, 0, z), (2.9, 0, z), 0.03, silk)
    dew = materials.paint("#ffe8b0", glow=1.3, vary=0)
    random = np.random.default_rng(7)
    for _ in range(42):
        k, share = random.integers(SPOKES), 0.1 + 0.105 * random.integers(1, 9)
        at = HUB + (_rim(k) - HUB) * share
        shapes.ball(random.uniform(0.05, 0.09), dew, sides=12, at=tuple(at + (0, -0.04, 0)))


def _player() -> None:
    """Set a woman on a high chair who draws a bow over the lowest threads."""
    wood = props.wood("#7a4a2c")
    shapes.box((2.2, 1.4, 0.16), wood, at=(0.2, -1.0, 1.55))
    for x in (-0.7, 1.1):
        shapes.rod((x, -1.0, -1), (x, -1.0, 1.5), 0.09, wood)
    who = people.person(
        top="#d8a03c",
        skirt="#2f6a7a",
        flare=0.9,
        skin="#c88a64",
        hair="#2a1a18",
        hair_length=0.42,
        aim={
            "upperarm01.R": (-0.7, -0.75, 0.55),
            "lowerarm01.R": (0.35, -0.9, 0.75),
            "upperarm01.L": (0.35, -0.7, 0.8),
            "lowerarm01.L": (-0.1, -0.5, 1),
        },
        curl={"R": (40, 85, 85, 85, 85)},
        bend={"head": (-14, 0, 12)},
        at=(-0.2, -0.95, 1.63),
        turn=(0, 0, 140),
        size=1.75,
        head=1.22,
    )
    hand = np.array(who.where("finger3-1.R"))
    ends = [hand + np.array(end) for end in ((-0.5, 0.05, -0.15), (0.3, 0, 0.42), (1.3, 0.1, 0.6))]
    shapes.tube([tuple(end) for end in ends], 0.045, wood)
    hair = materials.paint("#f8f0dc", glow=0.3)
    shapes.rod(tuple(ends[0]), tuple(ends[2]), 0.03, hair)


def _spider() -> None:
    body: list[Part] = [
        Blob((0, 0, 0.28), (0.4, 0.36, 0.46), "#c8442c"),
        Blob((0, -0.1, -0.28), (0.24, 0.22, 0.22), "#f0a050"),
        *(
            Blob((x, -0.3, z), (0.05, 0.04, 0.05), "#fff0b8", both=True, blend=0.005, weight=3)
            for x, z in ((0.08, -0.38), (0.16, -0.3))
        ),
        *(
            Blob((0, -0.32, z), (w, 0.06, 0.05), "#ffd070", blend=0.01, weight=2)
            for z, w in ((0.5, 0.1), (0.34, 0.16), (0.18, 0.1))
        ),
    ]
    things = [model(body, voxel=0.02, blend=0.07)]
    dark = materials.paint("#c8442c")
    for side in (-1, 1):
        for out, up in ((0.95, 0.85), (1.1, 0.35), (1.05, -0.35), (0.8, -0.95)):
            knee = (side * out * 0.6, -0.35, -0.2 + up * 0.75 + 0.15)
            things.append(
                shapes.tube(
                    [(side * 0.15, -0.1, -0.2), knee, (side * out, -0.06, -0.2 + up * 1.1)],
                    [0.06, 0.05, 0.025],
                    dark,
                )
            )
    shapes.group(things, at=(0.95, -0.25, 7.7), turn=(0, 20, 0), size=1.2)


def _town() -> None:
    houses = buildings.street(9, 4, glow=1.0, walls=("#5a5a80", "#6a5a74", "#4a5a80"))
    shapes.group(houses, at=(-6.5, 16, -3.6), size=1.3)
    hats = (("bowler", "#241c30"), ("cap", "#7a3442"), (None, ""), ("top", "#1f2238"))
    for k, (x, z, turn) in enumerate(
        ((-1.15, -0.38, 165), (-0.4, -0.56, 185), (0.85, -0.42, 170), (1.55, -0.52, 200))
    ):
        kind, colour = hats[k]
        who = people.person(
            gender=("male", "female")[k % 2],
            top=("#3a3050", "#6a2f3a", "#34507a", "#3f2a48")[k],
            hair=("#2a1c18", "#d8b078", "#6a3a24", "#1c1818")[k],
            hair_length=0.16,
            at=(x, -5.2, z),
            turn=(0, 0, turn),
            head=1.35,
        )
        if kind:
            people.put_on(who, people.hat(kind, colour))


def look() -> Look:
    night = SKIES["night"]
    return Look(
        "indigo",
        add_stars(gradient(night.stops, bend=0.15), 500, lowest=0.8),
        Fog(13, 14, "#4a5a98", 0.6),
        exposure=1.0,
        glow=0.5,
        pull=0.2,
        touch=lambda linear: lamp_light(linear, ((0.5, 0.37, 0.3, 0.08),), "#9fb8ff"),
        focus=((0.47, 0.7, 0.13, 1.1), (0.6, 0.25, 0.1, 0.9)),
        seed=79,
    )
