"""Toy soldiers halt before a dandelion; one of them already flies off with a seed."""

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import Sheet
from cards.studio.paper.outlines import arc, ellipse, rectangle

INK, RED, DARK, NAVY = "#1f2a3c", "#dc3c3c", "#8a1f3c", "#2f4a86"
GOLD, CREAM, SKIN, WOOD = "#f6be48", "#fffbe8", "#f6cba6", "#8a5234"
LEAF, DEEP, FRESH = "#5fa04c", "#1f5a48", "#b4d468"
CLOCK = (560.0, 330.0)
"""The middle of the dandelion's head."""


def draw() -> Picture:
    sheet = Sheet("#8ad4c8", "#fbf0b4")
    sheet.glow(*CLOCK, 480, "#fffbe0", 0.85)
    _meadow(sheet)
    _dandelion(sheet)
    for x, y, angle in ((352, 130, -30), (716, 84, 24), (60, 190, -46)):
        with sheet.at(x, y, 0.7, angle):
            _seed(sheet)
    _deserter(sheet)
    _grass(sheet, far=True)
    with sheet.at(40, 157, 0.86):
        _troop(sheet)
    _grass(sheet, far=False)
    _ladybird(sheet)
    return sheet.picture()


def _meadow(sheet: Sheet) -> None:
    hills = sheet.fill("-20,920! 200,860 460,900 640,860 820,900! 820,1220! -20,1220!", "#9ccc84")
    sheet.shade(hills, CREAM, 0, 26, 24, alpha=0.7)
    ground = sheet.fill("-20,1090! 300,1060 820,1090! 820,1220! -20,1220!", LEAF, DEEP)
    sheet.shade(ground, FRESH, 0, 18, 14)


def _blade(sheet: Sheet, x: float, lean: float, high: float, wide: float, colour: str) -> None:
    foot = 1220.0
    blade = sheet.fill(
        [(x - wide, foot, True), (x - wide * 0.7 + lean * 0.3, foot - high * 0.55),
         (x + lean, foot - high, True), (x + wide * 0.8 + lean * 0.3, foot - high * 0.5),
         (x + wide, foot, True)], colour)  # fmt: skip
    sheet.shade(blade, DEEP, -wide * 0.5, 0, 8, alpha=0.5)


def _grass(sheet: Sheet, *, far: bool) -> None:
    blades = (
        ((46, -40, 640, 24, "#8cc070"), (470, 60, 420, 20, "#8cc070"),
         (700, 50, 560, 24, "#8cc070"), (772, -40, 700, 26, "#7ab468"))
        if far
        else ((-4, 50, 250, 30, LEAF), (96, -60, 170, 24, LEAF), (250, 50, 150, 24, LEAF),
              (420, -50, 190, 26, LEAF), (500, 70, 240, 26, LEAF), (660, -60, 260, 30, LEAF),
              (742, 40, 420, 36, LEAF), (800, -30, 240, 30, LEAF))
    )  # fmt: skip
    for blade in blades:
        _blade(sheet, *blade)


def _seed(sheet: Sheet) -> None:
    """Draw a seed: its foot at the origin, its parachute 170 above."""
    sheet.line("0,0 2,-100", CREAM, 5)
    sheet.fill("-7,22! -9,-8 0,-22 9,-8 7,22! 0,36", WOOD)
    for angle in np.radians(range(-168, -11, 13)):
        end = 74 * np.cos(angle), -100 + 78 * np.sin(angle)
        sheet.line([(2, -100), end], CREAM, 4)
        sheet.disc(*end, 6, CREAM)


def _dandelion(sheet: Sheet) -> None:
    """Draw the clock as rings of parachutes; a gap shows where one has left."""
    x, y = CLOCK
    stalk = sheet.limb([(606, 1180, 24), (616, 900, 22), (590, 620, 19), (x, y, 16)], "#a8c870")
    sheet.shade(stalk, DEEP, 12, 0, 8, alpha=0.6)
    for radius, count, spread in ((196, 22, 46), (132, 15, 38)):
        for k in range(count):
            angle = 2 * np.pi * (k + radius / 300) / count
            if radius == 196 and -2.75 < (angle + np.pi) % (2 * np.pi) - np.pi < -2.3:
                continue
            out = np.array([np.cos(angle), np.sin(angle)])
            tip = np.array(CLOCK) + radius * out
            sheet.line([CLOCK, tip], "#fff6d0", 3, alpha=0.9)
            for turn in np.linspace(-1.25, 1.25, 7):
                hair = [np.cos(angle + turn), np.sin(angle + turn)] * np.array([spread, spread])
                sheet.line([tip, tip + hair], CREAM, 3.5)
                sheet.disc(*(tip + hair), 4.5, CREAM)
    heart = sheet.disc(x, y, 44, "#b87a4c")
    sheet.shade(heart, DARK, -8, -10, 8)
    for k in range(16):
        angle, far = k * 2.4, 9 * k**0.5
        sheet.disc(x + far * np.cos(angle), y + far * np.sin(angle), 4, GOLD)


def _body(sheet: Sheet) -> None:
    """Draw a soldier's coat, belt and buttons: collar at the origin, hem 170 below."""
    coat = sheet.fill("-40,-4! 42,-4! 58,60 48,104 62,172! -62,172! -50,104 -56,60", RED)
    sheet.shade(coat, DARK, 16, -8, 12)
    sheet.line("-42,6 46,112", CREAM, 15)
    sheet.line("44,6 -44,112", CREAM, 15)
    sheet.fill("-51,100! 50,100! 50,120! -51,120!", CREAM)
    sheet.fill(rectangle(-14, 96, 32, 28, 4), GOLD)
    for side in (-1, 1):
        sheet.fill(ellipse(46 * side, 4, 24, 13), GOLD)


def _face(sheet: Sheet, face: people.Face, turn: float, size: float = 48) -> None:
    """Draw a head under a tall bearskin hat, held by a strap."""
    with sheet.at(4, -54, size, turn):
        sheet.fill("-0.4,0.6! 0.4,0.7! 0.4,1.4! -0.5,1.3!", SKIN)
        hat = (
            (INK, "-1,0.1! -1.25,-0.9 -1.05,-2.3 -0.1,-2.8 0.85,-2.4 1.1,-1.2 0.9,-0.28! 0,-0.36"),
            (GOLD, "-0.98,0.12! -1.02,-0.18! 0.9,-0.52! 0.92,-0.24!"),
            (RED, "-0.7,-2.6 -1.1,-3.1 -0.8,-3.6 -0.3,-3.2 -0.3,-2.75"),
        )
        people.head(sheet, face, hat)
        sheet.line("0.1,-0.1 0.1,0.5 0.4,1", INK, 0.08)


def _stand(sheet: Sheet) -> None:
    """Draw stiff legs and the green base that a toy stands on."""
    base = sheet.disc(6, 400, 92, "#3f8a5c", 20)
    sheet.shade(base, DEEP, 0, -12, 6)
    for x in (-28, 24):
        people.leg(sheet, f"{x},160,25 {x},280,22 {x},378,17", NAVY, INK)
        sheet.line([(x - 16, 180), (x - 12, 350)], GOLD, 5)


def _troop(sheet: Sheet) -> None:
    """Line up three: one carries the flag, one drums, the first forgets to march."""
    with sheet.at(64, 712):
        sheet.line("96,330 96,-330", WOOD, 11)
        flag = sheet.fill(
            "92,-320! 20,-300 -30,-330 -120,-300! -120,-190! -30,-214 20,-190 92,-210!", GOLD
        )
        sheet.shade(flag, "#c8642c", 10, -12, 12)
        sheet.disc(-14, -258, 34, RED)
        _stand(sheet)
        _body(sheet)
        _face(sheet, people.Face(skin=SKIN, mouth=-1.2), 0)
        people.arm(sheet, "-10,22,22 10,90,19 84,80,14", RED, SKIN)
    with sheet.at(222, 722):
        _stand(sheet)
        _body(sheet)
        _face(sheet, people.Face(skin="#a8683f", blush="#c85a3c", awake=True, mouth=-1), 0)
        drum = sheet.fill("0,116! 118,116! 112,214! 6,214!", NAVY)
        sheet.shade(drum, INK, -14, -6, 10, alpha=0.6)
        for k in range(3):
            x = 6 + 36 * k
            sheet.line([(x, 128), (x + 18, 204), (x + 36, 128)], GOLD, 5)
        sheet.disc(59, 116, 60, CREAM, 18)
        sheet.line(arc(59, 116, 60, 18, 0, 360), GOLD, 7)
        sheet.line("80,74 40,116", WOOD, 8)
        people.arm(sheet, "-8,22,22 4,92,19 76,78,14", RED, "#a8683f")
    with sheet.at(386, 716, 1.04):
        _stand(sheet)
        _body(sheet)
        _face(sheet, people.Face(skin=SKIN, awake=True, singing=True), -26)
        people.arm(sheet, "-12,22,22 -30,100,19 -14,164,14", RED, SKIN)
        people.arm(sheet, "30,20,20 92,-10,17 134,-74,13", RED, SKIN, fist=False)


def _deserter(sheet: Sheet) -> None:
    """Let the fourth one fly: he hangs from a seed by one hand, his cap gone, and laughs."""
    with sheet.at(206, 310, 0.68, -8):
        with sheet.at(56, -62, 1.5):
            _seed(sheet)
        people.leg(sheet, "-26,160,24 -52,250,21 -104,300,15", NAVY, INK)
        people.leg(sheet, "26,160,24 34,250,21 6,326,15", NAVY, INK)
        _body(sheet)
        people.arm(sheet, "-30,22,21 -92,50,18 -128,10,13", RED, SKIN, fist=False)
        with sheet.at(-4, -50, 48, -12):
            sheet.fill("-0.4,0.6! 0.4,0.7! 0.4,1.4! -0.5,1.3!", SKIN)
            hair = ((WOOD, ("-0.2,0.1! -0.4,0.7 -1.05,0.6 -1.2,-0.2 -0.9,-1 -0.1,-1.25 0.6,-1 "
                            "0.86,-0.4! 0.2,-0.5")),)  # fmt: skip
            people.head(sheet, people.Face(skin=SKIN, mouth=1.8), hair)
        people.arm(sheet, "34,18,20 74,-10,17 58,-72,13", RED, SKIN)


def _ladybird(sheet: Sheet) -> None:
    """Put a ladybird on a blade of grass, as large as a helmet."""
    with sheet.at(744, 900, 1.15, -70):
        for x in (-24, 0, 24):
            sheet.line([(x, 10), (x + 4, 36)], INK, 6)
        sheet.disc(44, 4, 22, INK)
        shell = sheet.fill("-52,18! -44,-22 -4,-42 38,-24 50,18!", RED)
        sheet.shade(shell, DARK, 6, -10, 8)
        for x, y in ((-26, -2), (6, -18), (22, 4), (-6, 6)):
            sheet.disc(x, y, 8, INK)
        sheet.line("56,-8 72,-26", INK, 4)
        sheet.disc(54, 0, 5, CREAM)


def look() -> Look:
    return Look("moss", glow=0.0, pull=0.04, contrast=1.0, seed=18)
