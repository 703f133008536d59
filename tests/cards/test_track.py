import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from bot.service.pictures import TrackPicture, TrackRabbit
from cards.compositor import compose
from cards.crowd import crowd_places, lanes_of
from cards.figures import RABBIT_ASPECT, rabbit_figure
from cards.open_end import pieces
from cards.path import Winding
from cards.sheet import MARGIN
from cards.track import _ROAD, WIDTH, _ground, course

targets = st.none() | st.integers(10, 100)


@settings(deadline=None)
@given(targets, st.integers(0, 500))
def test_a_track_holds_target_and_scores(target, most):
    it = course(target, most)
    assert it.stones * it.step >= max(target or 30, most)
    assert it.stones <= 120
    stones = [it.path.at(it.distance(stone * it.step)) for stone in range(it.stones + 1)]
    for x, y in stones:
        assert 40 + it.radius < x < WIDTH - 40 - it.radius
        assert 40 + it.radius < y < it.height - 40
    nearest = min(math.dist(a, b) for a, b in pairwise(stones))
    assert nearest > it.radius * 1.7


@settings(deadline=None)
@given(st.floats(0, 1), st.integers(1, 8))
def test_the_path_has_no_gaps(share, runs):
    path = Winding((100, 1500), 900, 180, runs)
    at = share * (path.total - 1)
    assert math.dist(path.at(at), path.at(at + 1)) < 2


def test_the_target_is_a_stone_of_its_own():
    assert course(30, 12).finish == 30
    assert course(30, 37).stones == 37
    assert course(None, 12).finish is None
    assert course(100, 240).finish == 50


@pytest.mark.parametrize("count", range(1, 13))
def test_nobody_hides_another_on_one_stone(count):
    radius = 60
    marks = []
    for index, x, y, height in crowd_places(count, radius):
        figure = rabbit_figure(index, height)
        cover = Image.new("L", (800, 800))
        cover.paste(figure.getchannel("A"), (round(400 + x), round(500 + y)))
        for mark in marks:
            mark.paste(0, (0, 0), cover)
        mark = Image.new("L", (800, 800))
        middle = (400 + x + height * RABBIT_ASPECT / 2, 500 + y + height * 0.735)
        r = height * 0.106
        box = (middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r)
        ImageDraw.Draw(mark).ellipse(box, fill=255)
        marks.append(mark)
        seen = [m.histogram()[255] for m in marks]
        assert min(seen) > 0.93 * math.pi * r * r
    assert sorted(index for index, *_ in crowd_places(count, radius)) == list(range(count))


def test_a_move_is_visible(art):
    def drawn(before):
        return compose(TrackPicture((TrackRabbit(0, "", before, 9),)), art).data

    assert len({drawn(before) for before in (9, 8, 6)}) == 3


def test_ways_that_overlap_lie_beside_each_other():
    rabbits = [TrackRabbit(n, "", *way) for n, way in enumerate(((0, 3), (2, 5), (6, 8), (3, 4)))]
    assert lanes_of(rabbits) == [0, 1, 0, 2]


@pytest.mark.parametrize("most", [0, 30, 44, 90])
def test_a_road_without_a_goal_goes_on_within_the_picture(most):
    it = course(None, most)
    picture = _ground(it, (WIDTH, it.height))
    for (x, y), radius in pieces(it.path, it.path.total, it.radius * 1.12):
        assert radius + MARGIN < x < WIDTH - MARGIN - radius
        assert picture.getpixel((round(x), round(y))) == _ROAD
