"""The horizon is a rope between two clouds; a walker crosses it, and another one walks below."""

import numpy as np

from cards.studio import animals, materials, people, props, shapes, stage
from cards.studio.clay import puff
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.skies import HEIGHT, add_disc, gradient

FIST = (40, 85, 85, 85, 85)
ROPE = 3.0
"""Height of the rope, in metres."""
LINE = 0.505
"""Where it shows, as a share of the card's height."""


def build() -> None:
    stage.ambience("#fbe4d0", "#7fb0b4", 0.8)
    stage.sun((-0.5, 0.6, -0.55), "#fff0d0", 3.2, 3)
    stage.panel((5, -6, -2), (0, 0, 2), "#8fd0d0", 260, 4)
    stage.camera((0, -11, ROPE), (0, 0, ROPE), 43)
    _rope()
    _walker()
    _under()
    _clouds()
    _others()


def _sag(x: float) -> float:
    return ROPE - 0.07 * (1 - (x / 3.2) ** 2)


def _rope() -> None:
    hemp = materials.paint("#b8763c", "#8a5228", vary=0.25, scale=10)
    xs = np.linspace(-3.4, 3.4, 60)
    for phase in (0, 2.1, 4.2):
        twist = [
            (x, 0.055 * np.cos(9 * x + phase), _sag(x) + 0.055 * np.sin(9 * x + phase)) for x in xs
        ]
        shapes.tube(twist, 0.06, hemp, sides=7, steps=2)


def _walker() -> None:
    """Set a girl on the rope in profile, her parasol out to one side."""
    x = -0.45
    who = people.person(
        pose="walk",
        top="#d8483a",
        bottom="#2f4a5a",
        skin="#8a5a40",
        hair="#1f1614",
        hair_length=0.1,
        shoes="#f4ece0",
        aim={
            "upperarm01.L": (0.9, 0.1, 0.35),
            "lowerarm01.L": (0.7, -0.1, 0.75),
            "upperarm01.R": (-0.95, -0.1, 0.15),
            "lowerarm01.R": (-0.9, -0.2, 0.4),
        },
        curl={"L": FIST},
        at=(x, 0, _sag(x) + 0.06),
        turn=(0, 0, 68),
        size=1.75,
        head=1.25,
    )
    who.hold(props.umbrella("#f4b83a", radius=0.72, at=(0, 0, 0.5)), "finger3-1.L")


def _under() -> None:
    """Set a man below, head down, who walks the other way under his own umbrella."""
    x = 0.3
    who = people.person(
        gender="male",
        pose="walk",
        top="#1f3a5a",
        bottom="#e0d4bc",
        skin="#e0b08c",
        hair="#6a3a20",
        hair_length=0.06,
        shoes="#7a3424",
        aim={
            "upperarm01.R": (-0.5, -0.75, 0.0),
            "lowerarm01.R": (-0.3, -0.5, 0.8),
            "upperarm01.L": (0.4, 0.2, -1),
            "lowerarm01.L": (0.3, -0.2, -1),
        },
        curl={"R": FIST},
        head=1.25,
    )
    who.hold(props.umbrella("#f0e4d0", radius=0.62, at=(0, 0, 0.12)))
    shapes.place(who.handle, (x, 0, _sag(x) - 0.06), (180, 0, 112), 1.75)


def _clouds() -> None:
    white = materials.paint("#fff4e6", vary=0.05)
    for s in (-1, 1):
        for k, (dx, y, z, size) in enumerate(
            (
                (0.1, 0.2, 0.05, 1.0),
                (0.55, -0.5, -0.3, 0.8),
                (0.6, 0.5, 0.55, 0.85),
                (0.9, 0.1, 0, 1.1),
            )
        ):
            puff(white, 3 * k + s + 2, at=(s * (2.7 + dx), y, _sag(3) + z - 0.2), size=size)


def _others() -> None:
    for x, z, turn, size in (
        (-1.75, 1.15, 170, 0.95),
        (1.85, 0.7, 10, 0.7),
        (-1.1, 0.1, 160, 0.55),
    ):
        animals.fish("#f08a3c", "#ffd07a", at=(x, -0.4, z), turn=(0, 0, turn), size=size)
    red = materials.paint("#d8382c", vary=0.06, rough=0.35)
    shapes.ball(0.34, red, at=(1.6, 0.4, 6.2), size=(1, 1, 1.2))
    shapes.lathe([(0.07, -0.47), (0.02, -0.4)], red, at=(1.6, 0.4, 6.2))
    string = [(1.6, 0.4, 5.75), (1.68, 0.4, 5.4), (1.55, 0.4, 5.1), (1.65, 0.4, 4.75)]
    shapes.tube(string, 0.018, materials.paint("#6a3a3a"))


def _sky() -> Picture:
    """Paint day over the rope, dusk of the sea under it, and a disc that is sun and moon."""
    day = gradient(
        ((0, "#7fc4cc"), (0.22, "#c8e0d0"), (0.36, "#fbe0c0"), (0.5, "#f9a890"), (1, "#f9a890"))
    )
    day = add_disc(day, (0.5, LINE), 360, "#ffd45a", halo="#ffb070", marks=0.0)
    sea = gradient(((0, "#4fa0a4"), (0.5, "#3f8f98"), (0.75, "#1f5a70"), (1, "#163f58")), bend=0.04)
    sea = add_disc(sea, (0.5, LINE), 360, "#8fd0c8", halo="#6fb8b8", marks=0.2)
    below = (np.arange(HEIGHT) > LINE * HEIGHT)[:, None, None]
    return np.where(below, sea, day)


def look() -> Look:
    return Look(
        "rose-sea",
        _sky(),
        exposure=0.92,
        glow=0.25,
        pull=0.16,
        focus=((0.42, 0.36, 0.15, 1.1), (0.55, 0.65, 0.15, 1.0)),
        seed=31,
    )
