"""Hands that close round a rail, seen from above: the fingers go over it, the thumb under."""

from cards.studio.paper.drawing import Drawing

_BACK = (
    "-.62,-.10 -.48,-.095 -.36,-.12 -.22,-.155 -.10,-.185 -.02,-.185 .03,-.10 .045,.0 .03,.10 "
    "-.03,.175 -.12,.18 -.24,.15 -.38,.115 -.50,.095 -.62,.10"
)
_THUMB = "-.42,-.03,.09 -.32,-.12,.082 -.22,-.195,.064 -.13,-.225,.056 -.04,-.24,.046"
_KNUCKLES = ((-0.02, -0.140), (0.02, -0.047), (0.015, 0.048), (-0.02, 0.138))
_LENGTHS, _WIDTHS = (0.27, 0.31, 0.29, 0.22), (0.049, 0.051, 0.049, 0.042)
_TURNS = (7, 3, -3, -9)


def thumb_under(
    sheet: Drawing, x: float, y: float, size: float, turn: float, *, flip: bool = False
) -> None:
    """Cut the thumb of that hand; it belongs to a sheet behind the rail."""
    with sheet.at(x, y, size, turn, height=-size if flip else size):
        sheet.limb(_THUMB)


def fingers_over(
    sheet: Drawing,
    x: float,
    y: float,
    size: float,
    turn: float,
    *,
    flip: bool = False,
    gap: float = 1.0,
) -> None:
    """Cut a hand on a rail at (x, y), coming along `turn`; its wrist lies .55 `size` behind.

    The thumb is at its left (`flip`: right).
    """
    with sheet.at(x, y, size, turn, height=-size if flip else size):
        with sheet.piece(size * 0.006) as part:
            part.fill(_BACK)
            part.limb("-.42,-.03,.09 -.32,-.11,.08 -.24,-.15,.06")
        for i in (3, 2, 1, 0):
            _finger(sheet, i, size, gap)
        for left, top in _KNUCKLES:
            sheet.score([(left - 0.06, top * 0.95), (left - 0.26, top * 0.62)], 0.011)


def _finger(sheet: Drawing, i: int, size: float, gap: float) -> None:
    (left, top), long, wide = _KNUCKLES[i], _LENGTHS[i], _WIDTHS[i]
    with (
        sheet.piece(size * 0.003, gap, joint=(left - 0.03, top, wide * 1.5)) as part,
        part.at(left, top, 1, _TURNS[i]),
    ):
        part.limb(
            [(-0.06, 0, wide * 0.95), (0.0, 0, wide * 1.06), (long * 0.2, 0, wide * 0.96),
             (long * 0.42, 0, wide), (long * 0.68, 0, wide * 0.88), (long * 0.9, 0, wide * 0.72),
             (long, 0, wide * 0.5)]
        )  # fmt: skip
        for bend in (0.0, 0.42):
            at = long * bend
            part.score(
                [(at - 0.012, -wide * 0.7), (at + 0.006, 0), (at - 0.012, wide * 0.7)], 0.013
            )
        part.score([(long * 0.86, -wide * 0.4), (long * 0.80, 0), (long * 0.86, wide * 0.4)], 0.008)
