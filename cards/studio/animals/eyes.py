"""Eyes for clay animals."""

from cards.studio import materials, shapes
from cards.studio.geometry import Vec
from cards.studio.shapes import Object

INK = "#17100e"


def eyes(at: Vec, head: float, apart: float = 0.5, out: float = 0.8) -> list[Object]:
    """Return two dark shining eyes on a head of radius `head` at `at`, looking along -Y."""
    shine = materials.paint("#0c0807", rough=0.08, vary=0)
    glint = materials.paint("#ffffff", glow=1.2, vary=0)
    x, y, z = at
    things = []
    for side in (-1, 1):
        eye = (x + side * head * apart, y - head * out, z + head * 0.2)
        things.append(shapes.ball(head * 0.15, shine, sides=16, at=eye))
        things.append(
            shapes.ball(head * 0.045, glint, sides=8,
                        at=(eye[0] - head * 0.05, eye[1] - head * 0.13, eye[2] + head * 0.07))
        )  # fmt: skip
    return things
