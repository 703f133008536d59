"""A woman waves across the street to nine windows: in almost all of them she herself waves back."""

from collections.abc import Callable

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import arc, polygon, rectangle

INK, WALL, BRICK, CREAM = "#2b2230", "#ec9a6c", "#c8623f", "#fff2dc"
GREEN, NIGHT, RED, SKIN = "#2f7f70", "#22405c", "#c8401f", "#f6cba6"
GOLD, ROSE, GREY, PLUM = "#f4bc48", "#f0848c", "#e4e0ea", "#7a3a6a"
WIDE, HIGH = 176, 216
"""A window's measure."""
ROOMS = (
    "#2f6f8c",
    "#5c3a6c",
    "#22405c",
    "#8a3a4c",
    "#2b4a5c",
    "#2f7f8c",
    "#35567a",
    "#22504c",
    "#5a3a5c",
)
COLUMNS, ROWS = (62, 312, 562), (40, 338, 636)


def draw() -> Picture:
    sheet = Sheet(WALL, "#dc7f56")
    _wall(sheet)
    windows = (_baby, _girl, _bride, _away, _captain, _queen, _cat, _mother, _old)
    for k, inside in enumerate(windows):
        _window(sheet, COLUMNS[k % 3], ROWS[k // 3], ROOMS[k], inside)
    with sheet.at(28, 92, 0.93):
        _woman(sheet)
    return sheet.picture()


def _wall(sheet: Sheet) -> None:
    for k in range(34):
        x, y = (k * 211) % 790, (k * 137) % 1180
        sheet.fill(rectangle(x, y, 44, 15, 4), BRICK, alpha=0.45)
    for y in (302, 600):
        ledge = sheet.fill(rectangle(-10, y, 820, 18), "#f8c89c")
        sheet.shade(ledge, BRICK, 0, -8, 5)


def _window(sheet: Sheet, x: float, y: float, room: str, inside: Callable[[Sheet], None]) -> None:
    """Draw a window with open shutters; `inside` stands at its sill's middle."""
    for left in (x - 46, x + WIDE + 2):
        shutter = sheet.fill(rectangle(left, y - 6, 44, HIGH + 12, 4), GREEN)
        sheet.shade(shutter, "#1a4a50", -7, 0, 6)
        for k in range(7):
            sheet.line([(left + 9, y + 18 + 31 * k), (left + 35, y + 18 + 31 * k)], "#1a4a50", 6)
    frame = sheet.fill(rectangle(x, y, WIDE, HIGH, 6), CREAM)
    sheet.shade(frame, BRICK, -4, -4, 5, alpha=0.5)
    pane = sheet.fill(rectangle(x + 11, y + 11, WIDE - 22, HIGH - 11), room)
    with sheet.within(pane), sheet.at(x + WIDE / 2, y + HIGH):
        sheet.glow(0, -110, 120, "#ffe0a8", 0.35)
        inside(sheet)
    sill = sheet.fill(rectangle(x - 10, y + HIGH - 4, WIDE + 20, 20, 4), CREAM)
    sheet.shade(sill, BRICK, 0, -7, 4, alpha=0.6)


def _bust(
    sheet: Sheet, dress: str, hair: tuple[tuple[str, str], ...], behind: str = "",
    *, face: people.Face | None = None, left: bool = False, colour: str = RED,
) -> None:  # fmt: skip
    """Draw her from the waist up, waving with her right arm (or her left)."""
    with sheet.at(0, 0, 1, 0, flip=left):
        if behind:
            with sheet.at(-12, -118, 42):
                sheet.fill(behind, colour)
        body = sheet.fill("-40,-72 -12,-80 12,-72 34,-56 40,10! -66,10! -60,-52", dress)
        sheet.shade(body, INK, 10, -4, 8, alpha=0.4)
        people.arm(sheet, "22,-52,15 52,-70,13 58,-124,9", dress, SKIN, fist=False)
        with sheet.at(-12, -118, 42):
            people.front(sheet, face or people.Face(skin=SKIN, awake=True, mouth=1.5), hair)


FRINGE = (
    "-0.92,0.1! -0.95,-0.7 -0.4,-1.18 0.2,-1.2 0.8,-0.85 0.94,0.1! 0.6,-0.45 0.1,-0.62 -0.5,-0.4"
)
LONG = "-1,-0.4 -0.5,-1.2 0.5,-1.2 1,-0.4 1.2,0.6 1.1,1.7! -1.1,1.7! -1.2,0.6"


def _baby(sheet: Sheet) -> None:
    with sheet.at(0, 18, 0.94):
        tuft = ((RED, "-0.3,-0.9! -0.24,-1.5 0.2,-1.6 0.02,-1.3 0.36,-1.3 0.24,-0.92!"),)
        face = people.Face(skin=SKIN, awake=True, singing=True)
        _bust(sheet, CREAM, tuft, face=face)
        ball = sheet.disc(-52, -34, 27, ROSE)
        sheet.shade(ball, PLUM, 6, -6, 6)
        sheet.line("-76,-40 -52,-30 -28,-40", CREAM, 6)


def _girl(sheet: Sheet) -> None:
    tails = (
        (RED, FRINGE),
        (RED, "-0.9,0 -1.5,-0.3 -1.9,0.5 -1.5,1.2! -1.2,0.5"),
        (RED, "0.9,0 1.4,-0.2 1.6,0.4 1.4,1! 1.1,0.5"),
        (GOLD, "-0.8,-0.1 -1.2,-0.5 -1.2,0.2"),
        (GOLD, "0.8,-0.1 1.2,-0.5 1.2,0.2"),
    )
    with sheet.at(0, 8, 0.92):
        _bust(sheet, GOLD, tails, left=True)


def _bride(sheet: Sheet) -> None:
    veil = "-0.6,-1.25 0.6,-1.25 1.3,0 1.7,2.6! -1.7,2.6! -1.3,0"
    wreath = ((RED, FRINGE), *((ROSE, _round(x, y)) for x, y in (
        (-0.7, -0.78), (-0.25, -1.08), (0.25, -1.08), (0.7, -0.78))))  # fmt: skip
    _bust(sheet, CREAM, wreath, veil, colour="#f8f4ff")


def _away(sheet: Sheet) -> None:
    """Draw the one who has turned her back and does not wave."""
    body = sheet.fill("-56,-58 -20,-76 20,-76 56,-58 64,10! -64,10!", "#4a5a80")
    sheet.shade(body, INK, 10, -4, 8, alpha=0.5)
    hair = sheet.fill("0,-166 34,-154 46,-118 42,-70 30,-34 -30,-34 -42,-70 -46,-118 -34,-154", RED)
    sheet.shade(hair, "#6a1a1c", 10, -6, 10)
    for x in (-18, 0, 18):
        sheet.line([(x * 0.7, -140), (x, -90), (x, -44)], "#8a2a1c", 4)


def _captain(sheet: Sheet) -> None:
    cap = (
        (RED, FRINGE),
        (NIGHT, "-0.9,-0.62! -1.15,-1.3 0,-1.6 1.15,-1.3 0.9,-0.62!"),
        (CREAM, "-1.15,-1.22 0,-1.72 1.15,-1.22 0.9,-0.98 0,-1.14 -0.9,-0.98"),
        (INK, "-0.92,-0.6! 0,-0.78 0.92,-0.6! 0.7,-0.42 0,-0.5 -0.7,-0.42"),
        (GOLD, _round(0, -0.92)),
    )
    _bust(sheet, "#3f6fa8", cap, LONG)
    for y in (-48, -22):
        sheet.disc(-12, y, 5, GOLD)


def _queen(sheet: Sheet) -> None:
    crown = ((RED, FRINGE), (GOLD, ("-0.75,-0.7! -0.95,-1.62! -0.45,-1.2! 0,-1.8! 0.45,-1.2! "
              "0.95,-1.62! 0.75,-0.7! 0,-0.84")))  # fmt: skip
    face = people.Face(skin=SKIN, mouth=0.6)
    _bust(sheet, PLUM, crown, LONG, face=face, left=True)
    sheet.fill("-34,-70 12,-58 52,-66 40,-44 10,-38 -24,-50", CREAM)


def _cat(sheet: Sheet) -> None:
    """Draw the cat: the one window where she is not."""
    body = sheet.fill("-50,10! -54,-50 -26,-86 26,-86 54,-50 50,10!", "#f0a050")
    sheet.shade(body, BRICK, 10, -6, 9)
    head = sheet.fill(
        "-46,-104 -50,-168! -22,-146 22,-146 50,-168! 46,-104 24,-74 -24,-74", "#f0a050"
    )
    sheet.shade(head, BRICK, 8, -6, 8)
    for side in (-1, 1):
        sheet.disc(20 * side, -116, 8, GREEN, 10)
        sheet.disc(20 * side, -116, 3, INK, 9)
        sheet.line([(16 * side, -94), (62 * side, -98)], INK, 2.5)
        sheet.line([(0, -98), (6 * side, -90), (14 * side, -91)], INK, 3)
    sheet.fill(polygon("-6,-104 6,-104 0,-97"), ROSE)


def _mother(sheet: Sheet) -> None:
    bun = ((RED, FRINGE), (RED, _round(0, -1.3, 0.42)))
    _bust(sheet, ROSE, bun)
    swaddled = sheet.fill("-70,-6 -64,-44 -36,-58 10,-34 14,4 -20,14", CREAM)
    sheet.shade(swaddled, PLUM, 0, -8, 6, alpha=0.5)
    sheet.disc(-46, -38, 17, SKIN)
    sheet.line("-54,-38 -49,-35 -45,-38", INK, 3)
    sheet.disc(-40, -30, 5, ROSE)


def _old(sheet: Sheet) -> None:
    white = ((GREY, FRINGE), (GREY, _round(0.1, -1.32, 0.46)))
    face = people.Face(skin=SKIN, mouth=1.6)
    _bust(sheet, "#7f9f6a", white, face=face, left=True)
    for x in (-3, 27):
        sheet.line(arc(x, -115, 11, 10, 0, 360), GOLD, 3)


def _round(x: float, y: float, radius: float = 0.2) -> str:
    return f"{x - radius},{y} {x},{y - radius} {x + radius},{y} {x},{y + radius}"


def _woman(sheet: Sheet) -> None:
    """Draw her at her own window, her back to us, one arm up; flowers stand on her sill."""
    for x, y, colour in ((70, 1096, ROSE), (128, 1064, GOLD), (190, 1100, CREAM),
                         (640, 1100, GOLD), (700, 1062, ROSE), (756, 1098, CREAM)):  # fmt: skip
        sheet.line([(x, 1170), (x + 5, y + 40), (x, y)], "#1f5a4c", 9)
        for dx, dy in ((-19, 0), (19, 0), (0, -19), (0, 19)):
            sheet.disc(x + dx, y + dy, 17, colour)
        sheet.disc(x, y, 13, BRICK if colour != ROSE else GOLD)
    for x in (0, 604):
        box = sheet.fill(f"{x},1142! {x + 206},1142! {x + 186},1220! {x + 10},1220!", "#8a3a2c")
        sheet.shade(box, INK, 0, 16, 10, alpha=0.5)
    people.arm(sheet, "466,1090,44 566,1040,36 576,908,26", "#2f8f84", SKIN, fist=False)
    back = sheet.fill("284,1100 340,1064 460,1064 510,1096 540,1220! 256,1220!", "#2f8f84")
    sheet.shade(back, "#12404c", 22, -8, 18)
    sheet.fill("372,1010! 428,1010! 436,1076 400,1090 364,1076", SKIN)
    hair = sheet.fill(
        "400,880 456,892 492,946 486,1010 446,1048 400,1040 354,1048 314,1010 308,946 344,892", RED
    )
    sheet.shade(hair, "#6a1a1c", 20, -10, 20)
    bun = sheet.disc(400, 884, 46, RED)
    sheet.shade(bun, "#6a1a1c", 12, -10, 12)
    for x in (-50, -25, 0, 25, 50):
        sheet.line([(400 + x * 1.3, 1016), (400 + x, 960), (400 + x * 0.3, 922)], "#8a2a1c", 5)
    sheet.line("362,914 400,928 438,914", GOLD, 12)


def look() -> Look:
    return Look("terracotta", glow=0.0, pull=0.04, contrast=1.0, finish="painted", seed=4)
