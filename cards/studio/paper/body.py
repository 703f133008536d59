"""A body from the side as bones: what its angles make of its joints.

Angles are degrees: 0 is forward (right), 90 down, 270 up. A unit is the height of the head.
"""

import math
from dataclasses import dataclass

import numpy as np

from cards.studio.paper.outlines import Vec, toward

Angles = tuple[float, ...]


@dataclass(frozen=True)
class Build:
    """Lengths of bones and how broad a body is."""

    neck: float
    spine: tuple[float, float]
    arm: tuple[float, float]
    leg: tuple[float, float]
    width: float
    head: float


BUILDS = {
    "woman": Build(0.30, (1.05, 1.15), (1.25, 1.1), (1.8, 1.75), 0.92, 1.0),
    "man": Build(0.28, (1.1, 1.3), (1.35, 1.2), (1.85, 1.85), 1.08, 1.0),
    "old": Build(0.30, (1.0, 1.15), (1.3, 1.15), (1.7, 1.7), 1.05, 1.05),
    "child": Build(0.16, (0.75, 0.8), (0.82, 0.75), (1.0, 1.0), 0.78, 1.12),
}


@dataclass(frozen=True)
class Pose:
    """Where a body's bones point.

    `torso` is the angle below and above the waist; an arm has upper arm, forearm and hand, a leg
    thigh, shin and (if given) foot; the far limb comes first. No far arm: ().
    """

    torso: tuple[float, float] = (270, 272)
    neck: float | None = None
    head: float = 0
    arms: tuple[Angles, Angles] = ((95, 80, 75), (100, 80, 75))
    legs: tuple[Angles, Angles] = ((92, 95), (86, 92))
    hands: tuple[str, str] = ("relaxed", "relaxed")


class Bones:
    """Joints of a posed body, the hip at the origin."""

    def __init__(self, build: Build, pose: Pose) -> None:
        self.build, self.pose = build, pose
        self.hip = np.zeros(2)
        self.waist = build.spine[0] * toward(pose.torso[0])
        self.neck = self.waist + build.spine[1] * toward(pose.torso[1])
        self.neck_angle = pose.torso[1] + 12 if pose.neck is None else pose.neck
        self.head = self.neck + build.neck * toward(self.neck_angle)
        self.shoulder = self.neck - 0.28 * build.width * toward(pose.torso[1])
        self.elbows, self.wrists, self.knees, self.ankles = [], [], [], []
        for arm, leg in zip(pose.arms, pose.legs, strict=True):
            elbow = self.shoulder + build.arm[0] * toward(arm[0] if arm else 90)
            self.elbows.append(elbow)
            self.wrists.append(elbow + build.arm[1] * toward(arm[1] if arm else 90))
            knee = self.hip + (0, 0.12) + build.leg[0] * toward(leg[0])
            self.knees.append(knee)
            self.ankles.append(knee + build.leg[1] * toward(leg[1]))

    @property
    def ground(self) -> float:
        """How far below the hip the lower foot stands."""
        return max(ankle[1] for ankle in self.ankles) + 0.17

    def beside(self, point: Vec, along: Vec, distance: float) -> Vec:
        """Return the point `distance` body widths before (or behind) a bone."""
        return point + np.array([-along[1], along[0]]) * distance * self.build.width


def reach(to: tuple[float, float], lengths: tuple[float, float], side: int) -> tuple[float, float]:
    """Return the angles of a limb's two bones that end at a point, its root at the origin.

    `side` 1 bends the middle joint clockwise of the way there, -1 the other way; what is too far
    away is pointed at.
    """
    first, second = lengths
    away = min(math.hypot(*to), first + second - 0.001)
    bend = math.acos((first**2 + away**2 - second**2) / (2 * first * away))
    turn = math.atan2(to[1], to[0]) + side * bend
    rest = to[0] - first * math.cos(turn), to[1] - first * math.sin(turn)
    return math.degrees(turn), math.degrees(math.atan2(rest[1], rest[0]))
