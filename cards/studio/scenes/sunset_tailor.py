"""A tailor sews up a sunset that has torn; the night looks in through the tear."""

import numpy as np

from cards.studio import buildings, materials, people, props, shapes, stage
from cards.studio.colour import light
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.geometry import Vec, grid_faces
from cards.studio.skies import add_stars, gradient

WIDE, TALL = 5.6, 8.6
"""The sunset's cloth, in metres."""
BANDS = ((0, "#ffd45a"), (0.16, "#ff9a3c"), (0.34, "#f0603c"), (0.52, "#c83a5a"), (0.72, "#8a2f78"),
         (1, "#5a2a80"))  # fmt: skip
"""The sunset's colours from below upward."""
SEAM = 0.34
"""How far up the tear is sewn already."""


def build() -> None:
    stage.ambience("#7a5aa0", "#c8604a", 0.75)
    stage.sun((-0.55, 0.7, -0.4), "#ffc890", 3.0, 2)
    stage.camera((0.3, -10.8, 2.7), (0, 0, 3.1), 41)
    for side in (-1, 1):
        _cloth(side)
    _stitches()
    _tailor()
    _hill()
    _things()


def _edge(v: float, side: int) -> float:
    """Return where one half of the cloth ends, `v` of the way up."""
    middle = 0.55 - 1.1 * v + 0.1 * np.sin(23 * v) + 0.05 * np.sin(51 * v + side)
    gape = max(0.0, v - SEAM) ** 0.75 * 1.5
    return middle + side * (gape + 0.01)


def _cloth(side: int) -> None:
    """Hang half of the sunset: it bulges, and its torn edge curls forward."""
    rows, columns = 120, 50
    verts: list[Vec] = []
    colours = []
    for v in np.linspace(0, 1, rows):
        start = _edge(v, side)
        for u in np.linspace(0, 1, columns):
            x = start + side * u * WIDE
            curl = np.exp(-u * 11) * min(1, 5 * max(0, v - SEAM))
            y = 0.18 * np.sin(2.6 * x + 2 * v) + 0.1 * np.sin(5 * v + x) - 0.9 * curl
            verts.append((x + side * 0.25 * curl, y, TALL * v - 0.4))
            wave = v + 0.025 * np.sin(2.2 * x + 4) + 0.015 * np.sin(5 * x)
            step = np.floor(wave * 11) / 11
            shown = 0.45 * wave + 0.55 * step
            colours.append([np.interp(shown, [b[0] for b in BANDS], [light(b[1])[i] for b in BANDS])
                            for i in range(3)])  # fmt: skip
    cloth = materials.paint(None, vary=0.08, scale=30, rough=0.9, bump=0.1, glow=0.22)
    sheet = shapes.mesh(verts, grid_faces(rows, columns), cloth, colours=colours)
    shapes.thicken(sheet, 0.05)


def _stitches() -> None:
    """Sew the lower part with crosses of thick thread, and leave the thread on the needle."""
    thread = materials.paint("#fff0c8", vary=0.05, glow=0.3)
    for v in np.linspace(0.04, SEAM + 0.03, 9):
        x, z = _edge(v, 0), TALL * v - 0.4
        for slope in (-1, 1):
            shapes.tube([(x - 0.26, -0.3, z - 0.13 * slope), (x, -0.42, z),
                         (x + 0.26, -0.3, z + 0.13 * slope)], 0.042, thread, sides=8)  # fmt: skip


def _tailor() -> None:
    """Set him on a ladder before the end of the seam, a needle as long as a lance in his hands."""
    x, z = -0.95, 1.72
    props.ladder((x - 0.1, -1.9, -0.6), (x + 0.05, -0.9, 2.5), wide=0.75, step=0.42,
                 colour="#7a4a2c")  # fmt: skip
    who = people.person(
        gender="male", age="old", top="#f4ead4", bottom="#2a2a5a", hair="#f0ece8", hair_length=0.12,
        skin="#c88a64", head=1.3, aim={
            "upperarm01.L": (0.5, -0.75, 0.45), "lowerarm01.L": (0.2, -0.9, 0.4),
            "upperarm01.R": (-0.3, -0.8, 0.1), "lowerarm01.R": (0.3, -0.95, 0.2),
            "upperleg01.L": (0.1, -0.6, -0.8), "lowerleg01.L": (0, 0.3, -1),
        },
        at=(x - 0.1, -1.8, z - 0.7), turn=(0, 0, 122), size=1.5,
    )  # fmt: skip
    waistcoat = "#1f6a6a"
    people.cape(who, waistcoat, 0.5, 0.24)
    a, b = np.array(who.where("finger3-1.L")), np.array(who.where("finger3-1.R"))
    steel = materials.paint("#f4f4ff", metal=0.5, rough=0.2, glow=0.25)
    along = np.array((0.8, 0.12, 0.42))
    middle = (a + b) / 2
    tip, tail = middle + along * 1.6, middle - along * 1.25
    shapes.tube([tail, middle, tip], [0.075, 0.07, 0.008], steel, sides=10)
    shapes.ring(0.13, 0.04, steel, at=tail - along * 0.12, turn=(90, 60, 0), size=(1, 1.7, 1))
    thread = materials.paint("#fff0c8", vary=0.05, glow=0.3)
    end = (_edge(SEAM + 0.03, 0), -0.35, TALL * (SEAM + 0.03) - 0.4)
    spool = (-1.75, -2.6, 0.2)
    shapes.tube([end, (0.6, -1.0, 1.7), (-0.4, -1.9, 0.85), (-1.7, -1.8, 1.2), tail - along * 0.1],
                0.035, thread)  # fmt: skip
    shapes.tube([tail - along * 0.1, (-2.3, -2.2, 1.4), (-1.95, -2.6, 0.75), spool], 0.035, thread)


def _hill() -> None:
    grass = materials.paint("#3a2a5c", "#4a2f62", vary=0.25, scale=1.5)
    shapes.terrain((16, 9), lambda x, y: -0.75 + 0.16 * np.sin(0.9 * x + 1) + 0.1 * shapes.hills(
        x, y, 0.5) - 0.12 * max(0, -3 - y), grass, centre=(0, -3))  # fmt: skip
    for k, (x, y, s) in enumerate(((1.05, -1.3, 0.62), (1.85, -1.6, 0.8), (2.75, -1.2, 0.7))):
        wall = ("#7a4a72", "#8a5a6a", "#6a4a80")[k]
        buildings.house((1, 0.9, 0.9), 0.7, wall=wall, tiles="#3a1f4a", glow=1.3, seed=k + 3,
                        at=(x, y, -0.65), size=s)  # fmt: skip


def _things() -> None:
    """Lay spool, scissors and pincushion about, each as large as a house."""
    wood, yarn = materials.paint("#c88a4a", vary=0.15), materials.paint("#fff0c8", vary=0.1)
    spool = [
        shapes.lathe([(0, -0.5), (0.42, -0.5), (0.42, -0.4), (0.2, -0.38)], wood, smooth=False),
        shapes.lathe([(0.2, 0.38), (0.42, 0.4), (0.42, 0.5), (0, 0.5)], wood, smooth=False),
    ]
    spool += [shapes.ring(0.3, 0.06, yarn, at=(0, 0, z)) for z in np.linspace(-0.34, 0.34, 8)]
    shapes.group(spool, at=(-1.75, -2.7, -0.05), turn=(0, 12, 0), size=0.95)
    cushion = materials.paint("#d8304a", "#b82440", vary=0.1, scale=3)
    shapes.ball(0.62, cushion, at=(1.5, -3.5, -0.4), size=(1, 1, 0.7))
    steel = materials.paint("#f0f0ff", metal=0.4, rough=0.3)
    for k, (dx, dy, lean) in enumerate(((-0.3, 0, -0.35), (0.0, -0.2, 0.05), (0.28, 0.1, 0.4))):
        foot, head = (1.5 + dx, -3.5 + dy, -0.1), (1.5 + dx + lean, -3.5 + dy, 0.75 - abs(lean))
        shapes.rod(foot, head, 0.022, steel)
        shapes.ball(0.1, materials.paint(("#ffd040", "#40c0c8", "#f4f4f4")[k], glow=0.15), at=head)
    grip, blades = materials.paint("#1f9a94", rough=0.4), []
    for s in (-1, 1):
        blade = [(0.07 * s, 0), (0.17 * s, 0.1), (-0.18 * s, 1.5), (-0.08 * s, 0.1)]
        blades.append(shapes.plate(blade, steel, thick=0.05, at=(0, 0.03 * s, 0)))
        blades.append(shapes.rod((0.06 * s, 0, 0.1), (0.22 * s, 0, -0.32), 0.06, grip))
        blades.append(shapes.ring(0.2, 0.06, grip, at=(0.3 * s, 0, -0.5), turn=(90, 0, 0)))
    shapes.group(blades, at=(0.35, -2.9, 0.75), turn=(0, 190, 12), size=0.8)


def look() -> Look:
    night = add_stars(gradient(((0, "#0e1238"), (1, "#1c2460"))), 500, lowest=1.0)
    return Look(
        "violet-dusk", night, Fog(14, 30, "#c8604a", 0.2), exposure=0.95, glow=0.35, pull=0.12,
        finish="cutout", touch=lambda p: lamp_light(p, ((0.5, 0.75, 0.3, 0.06),), "#ffb060"),
        focus=((0.4, 0.6, 0.2, 1.1), (0.5, 0.5, 0.6, 0.8)), seed=57,
    )  # fmt: skip
