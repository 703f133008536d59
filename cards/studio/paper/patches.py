"""Pictures for the patches of a quilt, drawn between -1 and 1."""

from cards.studio.paper import beasts, birds, land, people, plants
from cards.studio.paper.body import Pose
from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse, rectangle


def house(sheet: Drawing) -> None:
    """Cut a house with a fence, its chimney smoking."""
    sheet.fill("-.5,.62! -.5,-.05! -.68,-.05! .0,-.66! .68,-.05! .5,-.05! .5,.62!")
    sheet.fill("-.42,-.25! -.42,-.62! -.26,-.62! -.26,-.25!")
    sheet.cut(rectangle(-0.32, 0.08, 0.24, 0.26), "-.0,.62! .0,.2 .16,.1 .32,.2 .32,.62!")
    sheet.line("-.2,.08 -.2,.34", 0.03)
    sheet.limb("-.34,-.66,.02 -.30,-.78,.04 -.40,-.9,.03 -.34,-1.0,.01")
    for x in (0.62, 0.74, 0.86):
        sheet.limb([(x, 0.3, 0.01), (x, 0.4, 0.03), (x, 0.66, 0.03)])
    sheet.line("-.95,.5 -.56,.5", 0.03).line(".56,.46 .95,.46", 0.03)


def chair(sheet: Drawing) -> None:
    """Cut an empty chair."""
    with sheet.at(0, -0.2, 0.86):
        sheet.limb("-.34,-.75,.05 -.3,-.1,.05 -.34,.7,.045").limb(".34,.05,.05 .36,.7,.045")
        sheet.limb("-.3,.02,.07 .38,.04,.07").limb("-.1,.05,.04 -.12,.6,.035")
        sheet.limb("-.34,.4,.03 .34,.4,.03")


def thimble(sheet: Drawing) -> None:
    """Cut a thimble with a bucket and a winch, as a well."""
    sheet.fill("-.42,.66! -.34,-.1! .34,-.1! .42,.66! .0,.76")
    sheet.fill(ellipse(0, -0.1, 0.36, 0.1)).cut(ellipse(0, -0.1, 0.28, 0.06))
    for j in range(4):
        for i in range(6):
            sheet.cut(ellipse(-0.26 + 0.104 * i + 0.05 * (j % 2), 0.1 + 0.13 * j, 0.026))
    sheet.limb("-.34,-.1,.04 -.30,-.74,.035").limb(".34,-.1,.04 .30,-.74,.035")
    sheet.limb("-.40,-.64,.045 .46,-.64,.045").limb(".44,-.64,.03 .56,-.50,.03")
    sheet.line("0,-.62 0,-.34", 0.025).fill("-.08,-.36! .08,-.36! .06,-.2! -.06,-.2!")


def oak(sheet: Drawing) -> None:
    """Cut a tree with a swing."""
    with sheet.at(-0.1, 0.66, 1 / 76):
        plants.tree(sheet, 0, 0, 96, 6, 5, depth=4, leaves=6, spread=40, split=0.4)
    sheet.line(".28,-.3 .32,.38", 0.02).line(".48,-.26 .50,.38", 0.02).line(
        ".27,.39 .55,.39", 0.045
    )


def ship(sheet: Drawing) -> None:
    """Cut a sailing boat and a fish under it."""
    sheet.fill("-.66,.2! -.5,.5 .5,.5 .7,.12! .3,.2").line("0,.2 0,-.72", 0.05)
    sheet.fill(".06,-.66! .06,.08! .52,.06! .4,-.3", "-.06,-.5! -.06,.08! -.42,.06! -.3,-.2")
    sheet.fill("-.16,.78! .04,.68 .24,.76 .4,.66! .38,.78 .4,.9! .24,.8 .04,.86")


def candle(sheet: Drawing) -> None:
    """Cut a candle and a moth."""
    sheet.fill("-.3,.68! -.24,.58 -.08,.52 -.08,.44 .08,.44 .08,.52 .24,.58 .3,.68!")
    sheet.fill(rectangle(-0.07, -0.2, 0.14, 0.66))
    with sheet.at(0.5, -0.62, 0.32, -40):
        birds.moth(sheet, 0, 0, 1)
    sheet.fill("0,-.3! -.12,-.42 -.09,-.56 0,-.78! .09,-.56 .12,-.42")


def moon(sheet: Drawing) -> None:
    """Cut a moon with stars and a small house below."""
    sheet.fill(ellipse(0.12, -0.25, 0.36)).cut(ellipse(0.28, -0.32, 0.32))
    for x, y, size in (
        (-0.6, -0.6, 0.05),
        (-0.3, -0.2, 0.035),
        (0.66, 0.14, 0.04),
        (-0.66, 0.1, 0.03),
    ):
        with sheet.at(x, y, size * 1.6):
            sheet.fill(land.STAR)
    sheet.fill("-.5,.62! -.5,.42 -.42,.42! -.3,.28 -.18,.42! -.1,.42 -.1,.62!").cut(
        "-.34,.62! -.34,.5 -.26,.5 -.26,.62!"
    )


def dancers(sheet: Drawing) -> None:
    """Cut two who dance, turned to each other, their hands joined above."""
    his = Pose((268, 272), 276, -4, arms=((-62, -42, -60), (52, 2, 0)), legs=((80, 96), (104, 112)))
    people.person(
        sheet, -0.24, 0.74, 0.178, "man", his, ("coat", "hat", "trousers"), hem=0.3, smooth=0, gap=0
    )
    hers = Pose(
        (266, 262), 270, -8, arms=((-62, -36, -60), (20, -8, 0)), legs=((88, 92), (96, 108))
    )
    people.person(
        sheet, 0.28, 0.74, 0.170, "woman", hers, ("dress", "bun"), flip=True, flare=0.8, sway=0.3,
        smooth=0, gap=0,
    )  # fmt: skip


def deer(sheet: Drawing) -> None:
    """Cut a deer before bare trees."""
    beasts.deer(sheet, -0.06, 0.72, 0.62, smooth=0, gap=0)
    for x, tall in ((-0.8, 1.2), (0.55, 1.0), (0.78, 1.3)):
        sheet.limb([(x, 0.6, 0.05), (x, 0.6 - tall / 2, 0.04), (x + 0.03, 0.6 - tall, 0.01)])
        for k in range(4):
            y = 0.3 - tall * 0.2 * k
            sheet.limb([(x - 0.02, y, 0.02), (x + 0.16 * (-1) ** k, y - 0.14, 0.005)])


def walker(sheet: Drawing) -> None:
    """Cut a man who leaves with a suitcase in the rain."""
    pose = Pose((274, 280), arms=((70, 60, 70), (104, 96, 92)), legs=((70, 84), (108, 128)))
    people.person(sheet, 0, 0.76, 0.2, "man", pose, ("coat", "hat", "trousers"), smooth=0, gap=0)
    for x, y in (
        (-0.7, -0.5),
        (-0.5, 0.1),
        (0.6, -0.6),
        (0.45, 0.2),
        (-0.75, 0.3),
        (0.76, -0.1),
        (-0.2, -0.8),
    ):
        sheet.limb([(x, y, 0.01), (x - 0.04, y + 0.12, 0.018), (x - 0.08, y + 0.24, 0.004)])
    sheet.fill(rectangle(-0.3, 0.2, 0.34, 0.24, 0.03)).line(
        "-.2,.2 -.18,.12 -.08,.12 -.06,.2", 0.03
    )
