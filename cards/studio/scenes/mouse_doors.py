"""Door after door, each smaller than the last; a mouse comes with the largest key."""

from cards.studio import animals, materials, props, shapes, stage
from cards.studio.clay import Blob, Limb, Part, model
from cards.studio.develop import Fog, Look, lamp_light
from cards.studio.skies import plain

TALL, RATIO, APART = 4.5, 0.75, 1.25
"""The first doorway's height, how each next one shrinks, and metres between them."""
WALLS = ("#a82a30", "#d88a34", "#2f7a78", "#35508e", "#7a3f78")
LEAVES = ("#e0b050", "#a82a30", "#e8d8b4", "#d86a3c", "#e0b050")


def build() -> None:
    stage.ambience("#c8a898", "#5a3434", 0.5)
    stage.panel((-4, -6, 5), (0, 0, 1.5), "#ffdcae", 420, 2.5)
    stage.panel((4, -6, 2), (0, -2, 1), "#a0a0e8", 130, 3)
    stage.camera((0.0, -7.2, 2.0), (0.0, 0, 2.0), 36)
    tiles = [materials.paint(c, vary=0.08, rough=0.35) for c in ("#f0e4cc", "#3a2430")]
    for i in range(-5, 6):
        for j in range(-9, 12):
            at = (0.72 * i, 0.72 * j, -0.04)
            shapes.box((0.71, 0.71, 0.08), tiles[(i + j) % 2], at=at, bevel=0.01)
    for k in range(len(WALLS)):
        _doorway(k)
    _last_door()
    _mouse()
    animals.sitting("cat", coat="#2a2430", at=(1.2, 0.55, 0), turn=(0, 0, -38), size=1.75)


def _place(k: int) -> tuple[float, float, float, float]:
    """Return a doorway's x, y, width and height."""
    high = TALL * RATIO**k
    return 0.05 + 0.2 * k, APART * k, high * 0.66, high


def _doorway(k: int) -> None:
    x, y, wide, high = _place(k)
    paper = materials.paint(WALLS[k], vary=0.1, scale=1.5)
    trim = materials.paint("#f4e6c8", vary=0.05)
    for left, right in ((-6, x - wide / 2), (x + wide / 2, 6)):
        shapes.box((right - left, 0.16, 8), paper, at=((left + right) / 2, y, 4), bevel=0)
    shapes.box((wide, 0.16, 8 - high), paper, at=(x, y, (8 + high) / 2), bevel=0)
    band = 0.11 * RATIO ** (k * 0.6)
    for side in (-1, 1):
        at = (x + side * (wide / 2 + band * 0.4), y - 0.08, high / 2)
        shapes.box((band * 1.6, 0.16, high), trim, at=at)
    shapes.box((wide + 4 * band, 0.18, band * 1.7), trim, at=(x, y - 0.08, high + band * 0.6))
    side = (-1) ** k
    leaf, inset = materials.paint(LEAVES[k], vary=0.12), materials.paint(LEAVES[k], vary=0.25)
    brass = materials.paint("#e8b850", metal=0.6, rough=0.3)
    things = [
        shapes.box((wide * 0.96, 0.07, high * 0.985), leaf, at=(-side * wide * 0.48, 0, high / 2))
    ]
    things += [
        shapes.box((wide * 0.6, 0.1, high * 0.36), inset, at=(-side * wide * 0.48, 0, high * z))
        for z in (0.27, 0.73)
    ]
    things.append(shapes.ball(0.035 * high, brass, at=(-side * wide * 0.86, -0.08, high * 0.5)))
    shapes.group(things, at=(x + side * wide / 2, y + 0.1, 0), turn=(0, 0, -side * 78))
    stage.bulb((x - 0.2, y + 0.75, high * 0.62), "#ffcf90", 30 * RATIO**k, 0.15)


def _last_door() -> None:
    """Shut the smallest door; light comes out under it and through its keyhole."""
    k = len(WALLS)
    x, y, _, high = _place(k)
    shapes.box((12, 0.16, 8), materials.paint("#c8503a"), at=(0, y + 0.2, 4), bevel=0)
    props.door("#f0c84a", "#fbf0d8", ajar=0, light=None, at=(x, y, 0), size=high / 2.45)
    glow = materials.paint("#fff0b0", glow=1.5, vary=0)
    shapes.ball(0.07, glow, sides=16, at=(x + 0.02, y - 0.12, high * 0.5))
    shapes.plate(
        [(-0.03, 0), (0.03, 0), (0.055, -0.17), (-0.055, -0.17)],
        glow,
        at=(x + 0.02, y - 0.12, high * 0.5),
    )
    shapes.box((high * 0.45, 0.03, 0.04), glow, at=(x, y - 0.14, 0.03), bevel=0)
    stage.bulb((x, y - 0.4, 0.35), "#ffd870", 12, 0.08)


def _mouse() -> None:
    """Stand a mouse with its back to us; it carries the key across its shoulders."""
    fur, dark, pink, coat = "#a8a0a4", "#948c92", "#e8a8a4", "#2f6a8a"
    parts: list[Part] = [
        Blob((0, 0.02, 0.62), (0.42, 0.38, 0.55), coat),
        Blob((0, -0.02, 0.32), (0.45, 0.42, 0.3), coat),
        Limb((0, 0, 1.05), (0, -0.03, 1.3), 0.22, 0.24, fur),
        Blob((0, -0.08, 1.42), (0.34, 0.36, 0.32), fur),
        Limb((0, -0.3, 1.38), (0, -0.62, 1.3), 0.2, 0.08, fur, blend=0.1),
        Blob((0, -0.7, 1.31), (0.06, 0.06, 0.05), pink, blend=0.02, weight=2),
        Blob((0.33, 0.06, 1.76), (0.29, 0.07, 0.31), dark, (0, 22, 12), both=True, blend=0.06),
        Blob(
            (0.34, 0.0, 1.76),
            (0.21, 0.05, 0.23),
            pink,
            (0, 22, 12),
            both=True,
            blend=0.02,
            weight=1.5,
        ),
        Limb((0.18, 0.02, 0.2), (0.2, 0, 0.04), 0.13, 0.12, fur, both=True),
        Blob((0.2, -0.14, 0.05), (0.12, 0.22, 0.07), pink, both=True, blend=0.03),
        Limb((0.36, 0.0, 0.98), (0.66, 0.05, 1.12), 0.14, 0.12, coat, blend=0.08),
        Limb((0.66, 0.05, 1.12), (0.72, 0.2, 1.5), 0.11, 0.09, coat, blend=0.05),
        Blob((0.72, 0.22, 1.6), (0.1, 0.09, 0.1), pink, blend=0.03, weight=1.5),
        Limb((-0.36, 0.0, 0.98), (-0.6, 0.1, 0.8), 0.14, 0.12, coat, blend=0.08),
        Limb((-0.6, 0.1, 0.8), (-0.52, 0.3, 0.88), 0.11, 0.09, coat, blend=0.05),
        Blob((-0.5, 0.36, 0.9), (0.1, 0.09, 0.1), pink, blend=0.03, weight=1.5),
    ]
    eye = materials.paint("#140c10", rough=0.1, vary=0)
    brass = materials.paint("#e8b440", metal=0.45, rough=0.3, glow=0.06)
    tail = [
        (0, 0.38, 0.18), (0.25, 0.7, 0.1), (0.75, 0.75, 0.08), (1.0, 0.45, 0.1), (0.95, 0.2, 0.2),
    ]  # fmt: skip
    things = [
        model(parts, voxel=0.028, blend=0.12, vary=0.1, scale=6, bump=0.15),
        *(shapes.ball(0.055, eye, sides=14, at=(s * 0.24, -0.33, 1.5)) for s in (-1, 1)),
        shapes.tube(tail, [0.07, 0.06, 0.05, 0.04, 0.02], materials.paint(pink), sides=10),
        shapes.ring(0.24, 0.09, materials.paint("#f0d878", vary=0.1), at=(0, 0, 1.12)),
        *(
            shapes.ball(0.045, brass, sides=12, at=(s * 0.14, 0.41, z))
            for s in (-1, 1)
            for z in (0.55, 0.4)
        ),
    ]
    key = [
        shapes.ring(0.42, 0.1, brass, turn=(90, 0, 0)),
        shapes.rod((0, 0, -0.42), (0, 0, -2.5), 0.1, brass),
        shapes.ring(0.1, 0.07, brass, at=(0, 0, -0.62)),
        shapes.box((0.5, 0.14, 0.22), brass, at=(0.3, 0, -2.3)),
        shapes.box((0.34, 0.14, 0.2), brass, at=(0.22, 0, -1.92)),
    ]
    things.append(shapes.group(key, at=(0.82, 0.4, 2.25), turn=(0, 38, 0)))
    shapes.group(things, at=(-0.5, -2.3, 0), turn=(0, 0, 140), size=1.0)


def look() -> Look:
    return Look(
        "scarlet",
        plain("#5a2a24"),
        Fog(14, 30, "#e0a070", 0.5),
        exposure=0.92,
        glow=0.35,
        pull=0.18,
        touch=lambda linear: lamp_light(linear, ((0.6, 0.56, 0.07, 0.3),), "#ffd870"),
        focus=((0.27, 0.6, 0.16, 1.2), (0.6, 0.55, 0.1, 1.1)),
        seed=73,
    )
