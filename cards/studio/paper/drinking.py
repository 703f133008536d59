"""A doe that drinks, from the side, looking right."""

from cards.studio.paper.drawing import Drawing
from cards.studio.paper.outlines import ellipse


def doe(
    sheet: Drawing, x: float, y: float, size: float, *, flip: bool = False, gap: float = 1.2
) -> None:
    """Cut a doe with her muzzle on the ground, `size` high at the shoulder, (x, y) under her."""
    with sheet.at(x, y, size, flip=flip):
        with sheet.piece(0.9) as q:
            q.limb("-.50,-.74,.17 -.42,-.52,.085 -.47,-.34,.036 -.40,-.06,.024 -.37,-.02,.032")
            q.limb(".36,-.66,.12 .50,-.42,.05 .55,-.22,.030 .62,-.05,.024 .655,-.02,.030")
            q.limb(
                "-.60,-.82,.16 -.46,-.84,.19 -.2,-.80,.18 .08,-.77,.19 .30,-.78,.20 .46,-.72,.165 "
                ".62,-.56,.105 .76,-.38,.075 .84,-.27,.068"
            )
            q.limb("-.70,-.88,.055 -.78,-.78,.045 -.79,-.68,.012")
        with sheet.piece(0.8, gap, joint=(-0.6, -0.84, 0.36)) as q:
            q.limb("-.56,-.76,.19 -.56,-.54,.10 -.70,-.35,.042 -.66,-.06,.025 -.62,-.02,.034")
        with sheet.piece(0.8, gap, joint=(0.3, -0.8, 0.30)) as q:
            q.limb(".26,-.68,.13 .24,-.42,.055 .20,-.22,.032 .12,-.05,.024 .15,-.02,.032")
        with sheet.piece(0.5) as q, q.at(0.86, -0.26, 1, 62):
            q.fill(
                "-.12,.11 -.12,-.03 -.03,-.105 .08,-.10 .18,-.052 .28,-.015 .315,.02 .30,.062 "
                ".18,.078 .07,.10 .0,.16"
            )
        with sheet.piece(0.5, gap, joint=(0.82, -0.30, 0.05)) as q, q.at(0.82, -0.34):
            q.fill("-.02,.03 -.10,-.06 -.13,-.17 -.10,-.25! -.02,-.18 .03,-.06")
            q.fill(".03,.0 .05,-.10 .11,-.18 .18,-.21! .17,-.10 .10,.0")
        for spot in ((-0.44, -0.84), (-0.30, -0.80), (-0.18, -0.86), (-0.06, -0.80), (0.06, -0.85)):
            sheet.cut(ellipse(*spot, 0.022, 0.016))
        sheet.slit(".905,-.185 .93,-.16 .935,-.135", 0.010)
