"""People from the side, by the angles of their bones, with clothes."""

from collections.abc import Collection
from dataclasses import dataclass

from cards.studio.paper import clothes
from cards.studio.paper.body import BUILDS, Bones, Pose
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.faces import HAIR, PROFILES, head
from cards.studio.paper.hands import hand
from cards.studio.paper.outlines import ellipse, toward
from cards.studio.paper.sheet import Sheet

Point = tuple[float, float]


@dataclass(frozen=True)
class Joints:
    """Where a figure's joints are on the card; of two, the far one first."""

    hip: Point
    waist: Point
    neck: Point
    head: Point
    elbows: tuple[Point, Point]
    wrists: tuple[Point, Point]
    knees: tuple[Point, Point]
    ankles: tuple[Point, Point]


def person(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    kind: str = "woman",
    pose: Pose | None = None,
    wear: Collection[str] = (),
    *,
    flip: bool = False,
    anchor: str = "foot",
    face: str | None = None,
    hem: float | None = None,
    flare: float = 0.35,
    sway: float = 0,
    gap: float = 1.4,
    smooth: float = 1.1,
) -> Joints:
    """Cut a figure from the side whose head is `size` units high; return its joints.

    (x, y) is where it stands, or its hip (`anchor="hip"`). `wear`: dress, skirt, coat, cloak,
    trousers, sleeves, and what `faces.HEADWEAR` lists. `hem` is how far down a skirt or coat
    reaches (0 hip, .5 knee, 1 ankle), `flare` how wide it is, `sway` how far it lags behind.
    """
    pose = pose or Pose()
    bones = Bones(BUILDS[kind], pose)
    base = (0, bones.ground if anchor == "foot" else 0)
    side = -1 if flip else 1
    hip, shoulder = (0, 0.1, 0.8), (*bones.shoulder, 0.62 * bones.build.arm[0])
    with sheet.at(x - base[0] * size * side, y - base[1] * size, size, flip=flip):
        if pose.arms[0]:
            with sheet.piece(smooth) as part:
                _arm(part, bones, 0, kind, wear)
        with sheet.piece(smooth) as part:
            _leg(part, bones, 0, trousers="trousers" in wear)
        with sheet.piece(smooth, gap * 0.8, joint=hip) as part:
            _leg(part, bones, 1, trousers="trousers" in wear)
        with sheet.piece(smooth) as part:
            clothes.trunk(part, bones, kind, wear)
            if clothes.SKIRTED & set(wear):
                clothes.skirt(part, bones, wear, hem, flare, sway)
            if "cloak" in wear:
                clothes.cloak(part, bones, hem, sway)
        with sheet.piece(smooth * 0.55) as part:
            place = bones.head - toward(bones.neck_angle) * 0.02
            turn = pose.head + (bones.neck_angle - 282) * 0.6
            with part.at(*place, bones.build.head, turn), part.at(0.08, -0.10):
                head(part, face or kind, wear)
        if pose.arms[1]:
            with sheet.piece(smooth, gap, joint=shoulder) as part:
                _arm(part, bones, 1, kind, wear)

    def on_card(joint) -> Point:  # noqa: ANN001 - a pair of numbers
        return x + (joint[0] - base[0]) * size * side, y + (joint[1] - base[1]) * size

    def pair(joints) -> tuple[Point, Point]:  # noqa: ANN001 - two such pairs
        return on_card(joints[0]), on_card(joints[1])

    single = (on_card(joint) for joint in (bones.hip, bones.waist, bones.neck, bones.head))
    limbs = (pair(joints) for joints in (bones.elbows, bones.wrists, bones.knees, bones.ankles))
    return Joints(*single, *limbs)


def portrait(
    sheet: Sheet,
    joints: Joints,
    size: float,
    kind: str,
    wear: Collection[str] = (),
    *,
    hair: str,
    turn: float = 0,
) -> None:
    """Lay a head of the sheet's colour on a figure's, its hair or hat coloured, its eye open."""
    with sheet.at(*joints.head, size * 1.12, turn), sheet.at(0.06, -0.06):
        head(sheet, kind, wear)
        sheet.ink(hair, ellipse(-0.2, -0.2, 1.6)).ink(str(sheet.top), PROFILES[kind])
        sheet.ink(hair, *(HAIR[name][0] for name in wear))
        sheet.ink("#2a1a20", ellipse(0.27, -0.47, 0.045, 0.05))


def _leg(part: Drawing, bones: Bones, which: int, *, trousers: bool) -> None:
    angles, knee, ankle = bones.pose.legs[which], bones.knees[which], bones.ankles[which]
    width, shin = bones.build.width, toward(angles[1])
    foot = toward(angles[2] if len(angles) > 2 else 0)
    calf = (knee + ankle) / 2 - 0.06 * _normal(shin)
    at_knee, at_calf, above, end = (
        (0.29, 0.29, 0.26, 0.24) if trousers else (0.235, 0.25, 0.17, 0.125)
    )
    part.limb(
        [
            (*(bones.hip + (0, 0.05)), 0.46 * width),
            (*(bones.hip * 0.55 + knee * 0.45), 0.37 * width),
            (*knee, at_knee * width),
            (*(knee * 0.65 + calf * 0.35), at_calf * width),
            (*(knee * 0.25 + ankle * 0.75), above * width),
            (*(ankle - 0.05 * shin), end * width),
        ]
    )
    heel, down = ankle - foot * 0.16 + shin * 0.05, _normal(foot) * -1
    part.limb(
        [
            (*heel, 0.16),
            (*(ankle + foot * 0.12), 0.165),
            (*(ankle + foot * 0.38 + down * 0.06), 0.125),
            (*(ankle + foot * 0.62 + down * 0.1), 0.085),
        ],
        steps=5,
    )
    part.limb([(*(ankle - 0.25 * shin), 0.15), (*ankle, 0.16)])


def _arm(part: Drawing, bones: Bones, which: int, kind: str, wear: Collection[str]) -> None:
    shoulder, elbow, wrist = bones.shoulder, bones.elbows[which], bones.wrists[which]
    width, sleeve = bones.build.width, 1.25 if clothes.SLEEVED & set(wear) else 1
    part.limb(
        [
            (*shoulder, 0.30 * width * sleeve),
            (*(shoulder * 0.6 + elbow * 0.4), 0.245 * width * sleeve),
            (*elbow, 0.20 * width * sleeve),
            (*(elbow * 0.7 + wrist * 0.3), 0.195 * width * sleeve),
            (*(elbow * 0.12 + wrist * 0.88), 0.135 * width * sleeve**2.2),
        ]
    )
    part.limb([(*(elbow * 0.3 + wrist * 0.7), 0.1), (*wrist, 0.1)])
    long = 0.5 if kind == "child" else 0.62
    hand(part, *wrist, bones.pose.arms[which][2], long, bones.pose.hands[which])


def _normal(direction):  # noqa: ANN001, ANN202 - a unit vector turned by a quarter
    return direction[::-1] * (1, -1)
