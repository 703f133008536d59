"""The horizon is a rope between two clouds; a walker crosses it, and another one walks below."""

from dataclasses import dataclass

import numpy as np

from cards.studio import flat_people as people
from cards.studio.colour import Picture
from cards.studio.develop import Look
from cards.studio.flat import puffs
from cards.studio.paper.outlines import ellipse
from cards.studio.sprayed import Sprayed

INK, CREAM, GOLD, BRASS, RED, RED_DARK = (
    "#1c2440", "#fff8e8", "#ffc93c", "#c8782c", "#e8483c", "#961c38",
)  # fmt: skip
ROPE = 604
"""Where the rope is, and with it the horizon."""


@dataclass(frozen=True)
class Walker:
    """One who walks the rope: colours in pairs, lit and shaded, and what the hair looks like."""

    top: tuple[str, str]
    legs: tuple[str, str]
    shoes: str
    canopy: tuple[str, str]
    skin: str
    hair: tuple[tuple[str, str], ...]


BOB = (
    "-0.2,0! -0.2,0.5 -0.6,1.0 -1.3,0.9 -1.3,-0.1 -0.9,-0.9 -0.1,-1.16 0.6,-0.96 0.92,-0.4! "
    "0.3,-0.5"
)
CROP = (
    "-0.1,0.1! -0.3,0.5 -0.9,0.5 -1.1,-0.1 -0.9,-0.8 -0.2,-1.2 0.5,-1.1 1.0,-0.7 0.9,-0.4! 0.2,-0.5"
)
MOUSTACHE = "0.56,0.52 0.8,0.42 1.06,0.5 0.98,0.64 0.66,0.66"
WOMAN = Walker(
    ("#f0583c", "#a8283c"), ("#2f6a94", "#1c4468"), "#fff0d0", ("#ffc93c", "#e08a2c"), "#a8683f",
    (("#2a1a28", BOB),),
)  # fmt: skip
MAN = Walker(
    ("#3c4cb0", "#242c70"), ("#fff6e0", "#d8c0a8"), "#b83a34", ("#fff6e0", "#e8a0a0"), "#f4c49c",
    (("#c8602c", CROP), ("#c8602c", MOUSTACHE)),
)  # fmt: skip


def draw() -> Picture:
    g = Sprayed("#f4c4a4", "#fff0d4")
    g.fill(f"-20,{ROPE}! 820,{ROPE}! 820,1220! -20,1220!", "#2fa4b4", "#17506c")
    g.glow(400, ROPE, 420, "#fff2c0", 0.8)
    g.fill(f"-20,{ROPE}! 820,{ROPE}! 820,1220! -20,1220!", "#2fa4b4", alpha=0.5)
    _sun(g)
    _fish(g)
    _balloon(g)
    _rope(g)
    with g.at(372, ROPE - 24, 0.97):
        _walker(g, WOMAN)
    with g.at(372, ROPE + 24, 0.97, 180, flip=True):
        _walker(g, MAN)
    _clouds(g)
    return g.picture()


def _sun(g: Sprayed) -> None:
    """Halve the sun by the horizon; its lower half is light in the water."""
    disc = ellipse(400, ROPE, 236)
    with g.within(f"-20,-20! 820,-20! 820,{ROPE}! -20,{ROPE}!"):
        g.form(disc, "#ffdc5c", "#ffb04c", "#fff6b0", 270)
    with g.within(f"-20,{ROPE}! 820,{ROPE}! 820,1220! -20,1220!"):
        g.fill(disc, "#a8ecdc", alpha=0.75)
        for k in range(5):
            y, wide = ROPE + 40 + 42 * k, 190 - 26 * k
            wave = [(x, y + 6 * np.sin(x / 24 + k)) for x in range(400 - wide, 401 + wide, 20)]
            g.line(wave, CREAM, 5, alpha=0.7)


def _rope(g: Sprayed) -> None:
    g.line([(60, ROPE), (740, ROPE)], "#8a5230", 32)
    g.line([(60, ROPE - 2), (740, ROPE - 2)], "#d8944c", 26)
    for x in range(70, 740, 24):
        g.line([(x, ROPE + 11), (x + 7, ROPE), (x + 18, ROPE - 13)], "#8a5230", 5)


def _walker(g: Sprayed, who: Walker) -> None:
    """Draw one in mid step to the right, smiling, a parasol in hand, the feet on the origin."""
    people.arm(g, "-12,-322,21 -70,-318,17 -128,-352,12", who.top[1], who.skin, fist=False)
    people.leg(g, "-8,-196,31 -44,-108,25 -74,-22,17", who.legs[1], who.shoes)
    people.leg(g, "12,-196,32 50,-112,26 64,-22,17", who.legs[0], who.shoes)
    g.form("-38,-344! 34,-346! 42,-280 38,-176! -36,-176! -44,-270", *who.top)
    g.line("104,-232 104,-548", "#7a4430", 9)
    for k in range(5):
        a, b = -156 + 62.4 * k, -156 + 62.4 * (k + 1)
        g.form(f"{104 + a},-458! {104 + a * 0.72},-510 {104 + a * 0.3},-540 104,-548! "
               f"{104 + b * 0.3},-540 {104 + b * 0.72},-510 {104 + b},-458! "
               f"{104 + (a + b) / 2},-476", who.canopy[k % 2], BRASS, lamp=250)  # fmt: skip
    with g.at(6, -398, 52, -4):
        g.fill("-0.4,0.5! 0.3,0.7! 0.4,1.2! -0.5,1.2!", who.skin)
        people.head(g, people.Face(who.skin, "#e0705c", awake=True), who.hair)
    people.arm(g, "2,-318,22 50,-268,18 96,-296,13", who.top[0], who.skin)


def _clouds(g: Sprayed) -> None:
    for flip in (False, True):
        with g.at(800 if flip else 0, 0, flip=flip):
            cloud = puffs([(-20, 580, 100), (60, 540, 74), (110, 610, 58), (30, 650, 66),
                           (-20, 480, 66)])  # fmt: skip
            g.form(cloud, CREAM, "#e8c0b8", lamp=270)


def _balloon(g: Sprayed) -> None:
    g.line("694,282 704,320 684,352 698,392", INK, 4)
    g.form("694,262! 640,222 628,160 660,112 694,102 728,112 760,160 748,222", RED, RED_DARK,
           "#ff9a84", 230)  # fmt: skip
    g.fill("694,258! 680,282! 708,282!", RED_DARK)


def _fish(g: Sprayed) -> None:
    for x, y, size, flip in (
        (128, 850, 1.0, False),
        (680, 920, 0.9, True),
        (150, 1060, 0.7, False),
    ):
        with g.at(x, y, size, flip=flip):
            g.form("-46,0! -100,-40 -92,0 -100,40!", GOLD, BRASS)
            g.form("70,0 40,-36 -10,-42 -54,-8! -54,8! -10,42 40,36", "#ffa03c", BRASS, "#ffe08a")
            g.form("-4,-38! 16,-62 38,-34!", GOLD, BRASS)
            g.fill(ellipse(40, -8, 10), CREAM)
            g.fill(ellipse(43, -8, 5), INK)
            g.line("12,-22 4,0 12,22", BRASS, 5)


def look() -> Look:
    return Look("rose-sea", glow=0.1, pull=0.04, finish="gouache", seed=12)
