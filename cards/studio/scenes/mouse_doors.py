"""Door after door, each smaller than the last; a mouse comes with the largest key."""

from cards.studio import flat_mice
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.paper.outlines import arc, ellipse, polygon, rectangle
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD, BRONZE = "#241226", "#fff3d6", "#f6be3c", "#b0682a"
FUR, FUR_LIT, EYE = "#33264a", "#6a5690", "#ffe04a"
VANISH = (496, 500)
"""Where all lines of the rooms meet."""
HALF, HEAD, SILL, RATIO = 226, 400, 340, 0.62
"""The first doorway: half its width, its reach over and under that point; how the next shrink."""
WALLS = ("#c8323c", "#f09a3c", "#2f9a8c", "#3f62b4", "#8a4a9c")
SHADES = ("#7a1630", "#b8582a", "#17605f", "#24387c", "#54286c")
LEAVES = ("#3f8f94", "#d84a44", "#f6c860", "#e8705c")


def draw() -> Picture:
    g = Sprayed(WALLS[0], SHADES[0])
    g.glow(*VANISH, 620, "#ff8a5c", 0.5)
    _paper(g)
    _floor(g, 0.35, 1.0)
    for k in range(len(WALLS) - 1):
        _doorway(g, k)
    _last_door(g)
    with g.at(628, 966):
        _cat(g)
    with g.at(196, 1140, 1.3):
        _mouse(g)
    return g.picture()


def _hole(k: int) -> tuple[float, float, float, float]:
    """Return a doorway's left, top, right and foot."""
    share = RATIO**k
    x, y = VANISH
    return x - HALF * share, y - HEAD * share, x + HALF * share, y + SILL * share


def _paper(g: Sprayed) -> None:
    """Sow the first wall with little diamonds, and give it a skirting."""
    for row in range(9):
        for column in range(8):
            x, y = 40 + 112 * column + 56 * (row % 2), 50 + 100 * row
            g.fill(polygon([(x, y - 16), (x + 10, y), (x, y + 16), (x - 10, y)]), "#e86a5c",
                   alpha=0.6)  # fmt: skip
    g.fill(rectangle(-20, VANISH[1] + SILL - 46, 840, 46), "#8a1c34")


def _floor(g: Sprayed, near: float, far: float) -> None:
    """Lay chequered tiles from one depth to another; at depth 1 is the first doorway."""
    x, y = VANISH
    rows = round((far - near) / 0.13)
    for i in range(rows):
        a, b = (1 / (near + (far - near) * (i + k) / rows) for k in (0, 1))
        for j in range(-12, 12):
            tile = [(x + 92 * u * v, y + SILL * v)
                    for u, v in ((j, a), (j + 1, a), (j + 1, b), (j, b))]  # fmt: skip
            g.fill(polygon(tile), (CREAM, "#5a2c44")[(i + j) % 2])


def _doorway(g: Sprayed, k: int) -> None:
    """Open the wall on the next room: its wall and floor, a leaf swung in, a frame round it."""
    left, top, right, foot = _hole(k)
    share = RATIO**k
    hole = rectangle(left, top, right - left, foot - top)
    with g.within(hole):
        g.fill(hole, WALLS[k + 1], SHADES[k + 1])
        g.glow(*VANISH, 260 * share, "#fff0b0", 0.55)
        with g.within(rectangle(0, VANISH[1] + SILL * RATIO ** (k + 1), 800, 700)):
            _floor(g, 1 / RATIO**k, 1 / RATIO ** (k + 1))
        side = (1, -1)[k % 2]
        edge, inner = (right, right - 104 * share) if side > 0 else (left, left + 104 * share)
        lift = 74 * share
        leaf = polygon([(edge, top), (inner, top + lift), (inner, foot - lift * 0.8), (edge, foot)])
        g.form(leaf, LEAVES[k], SHADES[k + 1], lamp=180 if side > 0 else 0)
        for a, b in ((0.14, 0.46), (0.56, 0.86)):
            panel = []
            for u, v in ((0.2, a), (0.8, a), (0.8, b), (0.2, b)):
                x, high = edge + (inner - edge) * u, foot - top - lift * 1.8 * u
                panel.append((x, top + lift * u + high * v))
            g.line(polygon(panel), SHADES[k + 1], max(2, 6 * share))
        g.fill(ellipse(inner + side * 14 * share, (top + foot) / 2, 10 * share), GOLD)
    trim = 26 * share
    lintel = rectangle(left - trim * 1.5, top - trim * 1.6, right - left + 3 * trim, trim * 1.4)
    posts = (rectangle(x, top - trim, trim, foot - top + trim) for x in (left - trim, right))
    for bar in (*posts, lintel):
        g.form(bar, CREAM, "#d8b890", lamp=200)


def _last_door(g: Sprayed) -> None:
    """Shut the smallest door; light comes out of its keyhole."""
    left, top, right, foot = _hole(len(WALLS) - 1)
    x, y = VANISH
    g.form(rectangle(left, top, right - left, foot - top), "#d83a3c", "#7a1630")
    g.line(rectangle(left, top, right - left, foot - top), CREAM, 6)
    g.glow(x, y, 90, "#fff6b0", 0.9)
    g.fill(ellipse(x, y - 8, 9), "#fffbe0")
    g.fill(f"{x - 4},{y - 4}! {x + 4},{y - 4}! {x + 8},{y + 20}! {x - 8},{y + 20}!", "#fffbe0")


def _cat(g: Sprayed) -> None:
    """Sit a cat by the door that looks at the mouse and licks its lips."""
    g.fill(ellipse(4, 4, 118, 20), INK, alpha=0.5)
    g.limb("70,-24,17 118,-14,18 140,-60,17 122,-104,13", FUR)
    g.form("-74,4! -92,-50 -74,-130 -48,-190 48,-190 74,-130 92,-50 74,4!", FUR, INK, FUR_LIT)
    g.fill("0,-176 30,-150 26,-96 0,-70 -26,-96 -30,-150", "#e8dcf0")
    for x in (-34, 34):
        g.form(ellipse(x, -6, 32, 18), FUR_LIT, FUR)
        for u in (-9, 9):
            g.line([(x + u, -8), (x + u, 8)], INK, 4)
    with g.at(-4, -232):
        for side in (-1, 1):
            with g.at(0, 0, flip=side < 0):
                g.form("18,-66! 76,-128! 92,-24!", FUR, INK)
                g.fill("38,-66! 70,-100! 78,-44!", "#e88a9c")
        g.form(ellipse(0, 0, 96, 78), FUR, INK, FUR_LIT)
        for side in (-1, 1):
            g.fill(ellipse(38 * side, -10, 27, 25), EYE)
            g.fill(ellipse(38 * side - 11, -6, 9, 18), INK)
            for y in (22, 36):
                g.line([(50 * side, y), (112 * side, y * 1.5 - 16)], "#e8dcf0", 3.5)
        g.fill("-12,18! 12,18! 0,32!", "#e88a9c")
        g.line("-34,40 -16,50 0,36 16,50 34,40", "#e8dcf0", 5)
        g.fill("4,46! 28,48! 24,74 10,74", "#f0647c")


def _mouse(g: Sprayed) -> None:
    """Walk the mouse in, in a blue coat, the key upright in both arms."""
    flat_mice.body(g)
    coat = "-14,-228 40,-214 66,-152 76,-80 66,-44! 0,-30 -84,-40! -94,-70 -82,-132 -52,-200"
    g.form(coat, "#3a6cc0", "#1e3a7c", "#7aa8e8", lamp=210)
    g.line("44,-206 50,-150 54,-96 46,-40", "#1e3a7c", 5)
    for y in (-160, -116, -72):
        g.fill(ellipse(34, y, 8), GOLD)
    g.form("-46,-220! -30,-246 40,-236 54,-206! 10,-190", "#d8403c", "#8a1c34")
    flat_mice.head(g)
    _key(g)
    g.form("-10,-172 8,-190 30,-174 62,-134 112,-132 112,-98 50,-98 10,-126", "#3a6cc0", "#1e3a7c")
    for y in (-136, -122, -108, -94):
        g.form(rectangle(104, y - 8, 48, 15, 7), flat_mice.PINK, "#a85a6c", lamp=250)


def _key(g: Sprayed) -> None:
    for colour, wide, dx in ((BRONZE, 34, 5), (GOLD, 26, 0)):
        g.line([(128 + dx, -330), (128 + dx, -12)], colour, wide)
        g.line(arc(128 + dx, -402, 62, 62, 0, 360), colour, wide)
        for y in (-66, -18):
            g.line([(130 + dx, y), (190 + dx, y)], colour, wide - 2)
    g.form(ellipse(128, -322, 26, 20), GOLD, BRONZE, CREAM)
    g.line(arc(128, -402, 62, 62, 190, 280), "#fff0b0", 7)
    g.line([(121, -290), (121, -170)], "#fff0b0", 6)


def look() -> Look:
    return Look("scarlet", glow=0.1, pull=0.05, finish="gouache", seed=34)
