"""An elephant stands on a frozen lake beside a crack; the skaters do not look."""

import numpy as np

from cards.studio import animals, materials, people, plants, props, shapes, stage
from cards.studio.develop import Fog, Look
from cards.studio.skies import sky

SKATERS = (
    ("#c8402f", "#c8402f", "female", -1.75, -3.4, 60), ("#3f6f8a", None, "male", 2.9, 1.8, -110),
    ("#e0a83a", "#e0a83a", "female", 4.4, 6.5, 130), ("#6a4a7a", None, "male", -4.4, 6.0, 80),
    ("#5a8a5a", "#5a8a5a", "female", -1.8, 10, -60),
)  # fmt: skip


def build() -> None:
    stage.ambience("#e4eef8", "#b8c8dc", 0.95)
    stage.sun((0.6, 0.3, -0.7), "#fff2dc", 3.0, 4)
    stage.camera((-1.2, -12.5, 3.9), (0.25, 1.5, 1.6), 48)
    ice = materials.paint("#c4dcea", "#d8e8f0", vary=0.05, scale=0.6, rough=0.25)
    shapes.terrain((120, 90), lambda _x, _y: 0, ice, cells=3, centre=(0, 30))
    _crack()
    animals.elephant(stride=(0, 0, 0.1, -0.1), at=(0.6, 0.4, 0), turn=(0, 0, -52), size=1.18)
    ball = shapes.ball(0.3, materials.paint("#c8402f"), at=(0, 0, 0))
    shapes.place(ball, at=(1.5, -3.4, 0.3))
    stripe = materials.paint("#f6f0e0")
    shapes.ring(0.3, 0.03, stripe, at=(1.5, -3.4, 0.3), turn=(60, 20, 0))
    for k, (top, skirt, gender, x, y, turn) in enumerate(SKATERS):
        glide = {
            "upperleg01.R": (-0.1, 0.75, -0.8),
            "lowerleg01.R": (0, 0.9, -0.4),
            "upperarm01.L": (0.8, -0.3, -0.4),
            "upperarm01.R": (-0.8, 0.3, -0.4),
        }
        who = people.person(
            gender=gender,
            age="young",
            aim=glide,
            top=top,
            bottom="#3a3f52",
            skirt=skirt,
            hair=("#3a2418", "#8a4a24", "#2a1a14")[k % 3],
            hair_length=0.12,
            head=1.3,
            at=(x, y, 0),
            turn=(0, 0, turn),
            size=1.05,
        )
        people.put_on(
            who,
            people.hat(
                ("cap", "bowler", "nightcap")[k % 3], ("#f4ead4", "#2a2a34", "#c8402f")[k % 3]
            ),
        )
        if k == 0:
            who.hold(props.umbrella("#f2c8c0", radius=0.55, at=(0, 0, 0.6)), "finger3-1.L")
    for k in range(26):
        x = -17 + 1.4 * k
        plants.fir(
            "#5f8088",
            "#f8fafc",
            at=(x, 27 + 3 * np.sin(k * 1.7), 0),
            size=1.5 + 0.7 * abs(np.sin(k * 2.3)),
        )
    bank = materials.paint("#f6f8fa", vary=0.03)
    shapes.terrain(
        (120, 40),
        lambda x, y: 0.25 * (y - 24) * (1 + 0.4 * shapes.hills(x, y, 0.1)) - 0.3,
        bank,
        cells=60,
        centre=(0, 43),
    )


def _crack() -> None:
    dark = materials.paint("#3f6a86", vary=0.1)
    random = np.random.default_rng(5)

    def split(x: float, y: float, turn: float, length: int, wide: float) -> None:
        points = [(x, y, 0.01)]
        for k in range(length):
            turn += random.normal(0, 0.5)
            x, y = x + 0.55 * np.cos(turn), y + 0.42 * np.sin(turn)
            points.append((x, y, 0.01))
            if k in {2, 5} and wide > 0.05:
                split(x, y, turn + random.choice((-0.9, 0.9)), 4, wide * 0.5)
        radii = np.linspace(wide, 0.012, len(points))
        shapes.tube(points, radii, dark, sides=6, steps=2, size=(1, 1, 0.4))

    for turn in (-2.6, -1.9, -1.2, -0.5, 0.2, 2.9):
        split(0.4 + 1.3 * np.cos(turn), -0.1 + 0.9 * np.sin(turn), turn, 9, 0.075)


def look() -> Look:
    return Look(
        "ice", sky("noon", 2), Fog(16, 30, "#c4d8ec", 0.7), exposure=0.62, glow=0.15, pull=0.2,
        finish="watercolour", seed=29,
    )  # fmt: skip
