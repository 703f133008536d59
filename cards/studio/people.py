"""People on the stage: bodies, clothes with clean hems, hair, hats, capes.

Seen from behind, in profile, small, or with closed eyes they look painted; open-eyed close-ups
look like shop-window dummies.
"""

from dataclasses import dataclass
from typing import Any

import bpy
import numpy as np
from mathutils import Vector

from cards.studio import body, materials, shapes
from cards.studio.colour import light
from cards.studio.geometry import Array, Faces, Vec

ASLEEP = (
    "expression/units/caucasian/eye-left-closure",
    "expression/units/caucasian/eye-right-closure",
)
"""Shapes that close the eyes."""

_TORSO = ("spine", "clavicle", "shoulder", "breast")
_LEGS = ("pelvis", "root", "upperleg", "lowerleg")
_DOWN = {"upperarm01.L": (0.25, 0, -1), "upperarm01.R": (-0.25, 0, -1)}
POSES: dict[str, dict[str, Vec]] = {
    "stand": _DOWN,
    "walk": {
        "upperarm01.L": (0.25, 0.4, -1), "upperarm01.R": (-0.25, -0.4, -1),
        "lowerarm01.R": (0, -0.7, -1), "upperleg01.L": (0.05, -0.5, -1),
        "upperleg01.R": (-0.05, 0.4, -1), "lowerleg01.R": (0, 0.7, -1),
    },
    "sit": {
        **_DOWN, "lowerarm01.L": (0, -0.7, -0.5), "lowerarm01.R": (0, -0.7, -0.5),
        "upperleg01.L": (0.12, -1, 0), "upperleg01.R": (-0.12, -1, 0),
        "lowerleg01.L": (0, -0.15, -1), "lowerleg01.R": (0, -0.15, -1),
    },
    "reach": {**_DOWN, "upperarm01.R": (-0.25, -0.35, 1), "lowerarm01.R": (0, -0.25, 1)},
    "cheer": {
        "upperarm01.L": (0.5, -0.2, 0.9), "lowerarm01.L": (0.1, -0.1, 1),
        "upperarm01.R": (-0.5, -0.2, 0.9), "lowerarm01.R": (-0.1, -0.1, 1),
    },
    "hold": {
        "upperarm01.L": (0.3, -0.5, -0.8), "lowerarm01.L": (-0.1, -1, 0.1),
        "upperarm01.R": (-0.3, -0.5, -0.8), "lowerarm01.R": (0.1, -1, 0.1),
    },
    "climb": {
        "upperarm01.L": (0.15, -0.5, 0.9), "lowerarm01.L": (0, -0.2, 1),
        "upperarm01.R": (-0.15, -0.5, 0.8), "lowerarm01.R": (0, -0.3, 1),
        "upperleg01.L": (0.1, -0.7, -0.6), "lowerleg01.L": (0, 0.3, -1),
    },
}  # fmt: skip


@dataclass
class Person:
    """Somebody on the stage: their handle, and where their joints are in their own space."""

    handle: bpy.types.Object
    joints: dict[str, Array]
    head: float

    def where(self, joint: str) -> Vector:
        """Return a joint's place in the world."""
        bpy.context.view_layer.update()
        return self.handle.matrix_world @ Vector(self.joints[joint])

    def crown(self) -> Vector:
        """Return the top of the head in the person's own space."""
        return Vector(self.joints["head"]) + Vector((0, 0.01, 0.155 * self.head))

    def wear(self, thing: bpy.types.Object) -> None:
        """Attach a thing that was built in the person's own space."""
        thing.parent = self.handle

    def hold(self, thing: bpy.types.Object, joint: str = "finger3-1.R") -> None:
        """Move a thing that was built around its origin into a hand."""
        shapes.group([thing], at=self.joints[joint]).parent = self.handle


def person(
    *,
    gender: str = "female",
    age: str = "young",
    weight: str = "average",
    pose: str = "stand",
    aim: dict[str, Vec] | None = None,
    bend: dict[str, Vec] | None = None,
    palm: dict[str, Vec] | None = None,
    curl: dict[str, Vec] | None = None,
    head: float = 1.2,
    skin: str = "#d8a283",
    top: str = "#7a3b3b",
    bottom: str | None = None,
    shoes: str = "#3b2a22",
    hair: str = "#3a2418",
    hair_length: float = 0.2,
    skirt: str | None = None,
    flare: float = 0.55,
    eyes: bool = True,
    shapes_of_face: tuple[str, ...] = (),
    **where: Any,
) -> Person:
    """Return somebody of an age (`child`, `young`, `old`) in clothes.

    `skirt` gives a skirt of that colour widening by `flare`; `hair_length` is metres below the
    eyes.
    """
    stance = body.Pose({**POSES[pose], **(aim or {})}, bend or {}, palm or {}, curl or {}, head)
    it = body.posed(body.shaped(gender, age, weight, shapes_of_face), stance)
    colours = _painted(it, skin, top, bottom or top, shoes)
    cloth = materials.paint(None, vary=0.08, scale=9, rough=0.85)
    things = [_part(it, it.parts["body"], cloth, colours)]
    if eyes:
        dark = materials.paint("#20160f", rough=0.2, vary=0)
        things += [_part(it, it.parts[f"helper-{s}-eye"], dark, None) for s in "lr"]
    things += _clothes(it, cloth, colours, legs=not skirt)
    things += _hems(it, top, bottom or top, legs=not skirt)
    if skirt:
        things.append(_skirt(it, skirt, flare))
    things.append(_hair(it, hair, hair_length))
    return Person(shapes.group(things, **where), it.joints, head)


def _part(it: body.Body, faces: Faces, material: Any, colours: Array | None) -> bpy.types.Object:
    used = sorted({i for f in faces for i in f})
    number = {a: k for k, a in enumerate(used)}
    thing = shapes.mesh(
        it.verts[used],
        [tuple(number[a] for a in f) for f in faces],
        material,
        colours=None if colours is None else colours[used],
    )
    return shapes.refine(thing)


def _painted(it: body.Body, skin: str, top: str, bottom: str, shoes: str) -> Array:
    tints = {"oris": (0.86, 0.55, 0.52), "risor": (1, 0.82, 0.78), "levator": (1, 0.82, 0.78)}
    colours = np.tile(light(skin), (len(it.verts), 1)).astype(float)
    for i, bone in enumerate(it.owner):
        tint = next((t for word, t in tints.items() if word in bone), None)
        if tint is not None:
            colours[i] = light(skin) * np.array(tint)
        elif any(w in bone for w in (*_TORSO, "upperarm", "lowerarm")):
            colours[i] = light(top)
        elif any(w in bone for w in _LEGS):
            colours[i] = light(bottom)
        elif "foot" in bone or "toe" in bone:
            colours[i] = light(shoes)
    return colours


def _clothes(it: body.Body, cloth: Any, colours: Array, *, legs: bool) -> list[bpy.types.Object]:
    wanted = [*_TORSO, "upperarm", "lowerarm", *(_LEGS if legs else ())]
    faces = [f for f in it.parts["helper-tights"] if any(w in it.owner[f[0]] for w in wanted)]
    return [shapes.thicken(_part(it, faces, cloth, colours))]


def _hems(it: body.Body, top: str, bottom: str, *, legs: bool) -> list[bpy.types.Object]:
    """Return rings of cloth over the ragged edges where one colour meets another."""
    j = it.joints
    size = j["head"][2] / 1.5
    edges = [(j["neck01"], j["head"], 0.072, 0.02, top)]
    for side in "LR":
        wrist, elbow = j[f"wrist.{side}"], j[f"lowerarm02.{side}"]
        edges.append((wrist + (elbow - wrist) * 0.1, elbow, 0.036, 0.011, top))
        if legs:
            foot, knee = j[f"foot.{side}"], j[f"lowerleg02.{side}"]
            edges.append((foot + (knee - foot) * 0.15, knee, 0.052, 0.016, bottom))
    return [
        shapes.group(
            [shapes.ring(wide * size, thick * size, materials.paint(colour, scale=9))],
            at=tuple(at),
            turn=np.degrees(Vector(toward - at).to_track_quat("Z", "Y").to_euler()),
        )
        for at, toward, wide, thick, colour in edges
    ]


def _skirt(it: body.Body, colour: str, flare: float) -> bpy.types.Object:
    faces = it.parts["helper-skirt"]
    used = np.unique(np.ravel(faces))
    p = it.verts[used].copy()
    waist, centre = p[:, 2].max(), p.mean(0)
    down = np.clip((waist - p[:, 2]) / (waist - p[:, 2].min()), 0, 1)
    fold = np.sin(np.arctan2(p[:, 1] - centre[1], p[:, 0] - centre[0]) * 7 + 1)
    wide = 1 + flare * down**1.2 + 0.05 * down * fold
    p[:, :2] = centre[:2] + (p[:, :2] - centre[:2]) * wide[:, None]
    p[:, 2] = waist - (waist - p[:, 2]) * 0.9
    number = {a: k for k, a in enumerate(used)}
    thing = shapes.mesh(
        p,
        [tuple(number[a] for a in f) for f in faces],
        materials.paint(colour, rough=0.9, scale=6),
    )
    return shapes.refine(thing, 2)


def _hair(it: body.Body, colour: str, length: float) -> bpy.types.Object:
    rest = it.rest
    eyes = (rest[it.parts["helper-l-eye"][0][0]] + rest[it.parts["helper-r-eye"][0][0]]) / 2
    brow = 0.055 * (eyes[2] / 1.5 + 0.2)
    faces = []
    for face in it.parts["helper-hair"]:
        middle = rest[list(face)].mean(0)
        before_face = middle[1] < eyes[1] + brow and middle[2] < eyes[2] + 0.045
        if not before_face and middle[2] > eyes[2] - length:
            faces.append(face)
    thing = _part(it, faces, materials.paint(colour, vary=0.25, scale=18, bump=0.5), None)
    return shapes.thicken(thing, 0.02)


def cape(who: Person, colour: str, length: float = 1.0, spread: float = 0.45) -> None:
    """Hang a cape from somebody's shoulders, `length` metres down at the back."""
    neck = Vector(who.joints["neck01"])

    def surface(u: float, v: float) -> Vec:
        angle = (u - 0.5) * np.radians(250)
        wide = 0.085 + (spread - 0.085) * min(1, v * 1.15) ** 0.7
        wide *= 1 + 0.07 * v * np.sin(angle * 8)
        drop = length * v + 0.03 * v * np.cos(angle * 5)
        return (
            neck.x + np.sin(angle) * wide * 1.1,
            neck.y + np.cos(angle) * wide * 0.8 + 0.02,
            neck.z - drop + 0.02,
        )

    cloth = materials.paint(colour, vary=0.14, scale=5)
    who.wear(shapes.thicken(shapes.sheet(surface, cloth, cells=(60, 24)), 0.012))
    collar = shapes.ring(0.085, 0.024, cloth, at=(neck.x, neck.y, neck.z + 0.02))
    who.wear(collar)


_HATS: dict[str, list[Vec]] = {
    "cap": [(0.13, -0.02), (0.14, 0.02), (0.12, 0.08), (0, 0.11)],
    "nightcap": [(0.13, -0.03), (0.135, 0), (0.11, 0.09), (0.05, 0.2), (0.025, 0.3), (0, 0.31)],
}


def hat(kind: str, colour: str, **where: Any) -> bpy.types.Object:
    """Return a hat (`cap` or `nightcap`) on its brim."""
    return shapes.lathe(_HATS[kind], materials.paint(colour, scale=8), **where)


def put_on(who: Person, thing: bpy.types.Object, lift: float = -0.06) -> None:
    """Put a hat on somebody's head."""
    thing.location = who.crown() + Vector((0, 0, lift))
    thing.scale = (who.head * 0.95,) * 3
    who.wear(thing)
