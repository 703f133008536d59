import math
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.service.rabbits import RABBITS
from cards.figures import rabbit_figure, token_figure
from cards.marks import MARKS, draw_mark
from cards.palette import rgb
from tests.cards.colour_vision import VISIONS, seen


def test_twelve_rabbits_share_nothing():
    assert len(RABBITS) == 12
    for field in ("key", "colour", "mark", "glyph"):
        assert len({getattr(rabbit, field) for rabbit in RABBITS}) == 12
    assert {rabbit.mark for rabbit in RABBITS} == set(MARKS)


def test_a_glyph_is_one_character():
    for rabbit in RABBITS:
        assert len(rabbit.glyph.removesuffix("\N{VARIATION SELECTOR-16}")) == 1


@pytest.mark.parametrize("vision", VISIONS)
def test_colours_are_told_apart(vision):
    # 2.3 is a just noticeable difference in L*a*b*; small tokens side by side need far more.
    nearest = min(
        (math.dist(seen(rgb(a.colour), vision), seen(rgb(b.colour), vision)), a.key, b.key)
        for a, b in combinations(RABBITS, 2)
    )
    assert nearest[0] > 20, nearest


def _shape(mark):
    canvas = Image.new("RGB", (40, 40))
    draw_mark(ImageDraw.Draw(canvas), mark, (20, 20), 16, (255, 255, 255), (0, 0, 0))
    return canvas.getchannel("R").point([255 if level > 127 else 0 for level in range(256)])


@pytest.mark.parametrize(("one", "other"), [*combinations(sorted(MARKS), 2)])
def test_marks_are_told_apart_without_colour(one, other):
    a, b = _shape(one), _shape(other)
    differing = ImageChops.difference(a, b).histogram()[255]
    either = ImageChops.lighter(a, b).histogram()[255]
    assert differing / either > 0.25


@pytest.mark.parametrize("index", range(12))
def test_figures_stay_within_their_size(index):
    for figure in (rabbit_figure(index, 120), token_figure(index, 80)):
        assert figure.mode == "RGBA"
        corners = [(0, 0), (figure.width - 1, 0), (0, figure.height - 1)]
        assert all(figure.getpixel(corner)[3] < 40 for corner in corners)
        assert figure.getchannel("A").getextrema() == (0, 255)
