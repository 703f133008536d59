import math
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from bot.service.pictures import TrackRabbit
from cards import band
from cards.figures import rabbit_figure
from cards.open_end import pieces
from cards.standing import Group, standing_row

WIDTH = 1236
scores = st.lists(st.integers(0, 34), min_size=1, max_size=12)


def standing(monkeypatch, points, target=30):
    """Return the course, and for each rabbit drawn its group, its lane's y and its box."""
    boxes, groups = {}, []
    place = band._group

    def note(canvas, course, group, base):
        groups.append((group, base))
        place(canvas, course, group, base)

    def paste(_canvas, figure, x, y):
        rabbit, height = figure
        boxes[rabbit] = (x, y, x + height * 0.66, y + height)

    with monkeypatch.context() as patch:
        patch.setattr(band, "_group", note)
        patch.setattr(band, "paste", paste)
        patch.setattr(band, "rabbit_figure", lambda rabbit, height: (rabbit, height))
        rabbits = tuple(TrackRabbit(n, "", at, at) for n, at in enumerate(points))
        course = band._course(target, max(points), WIDTH)
        band._standing(Image.new("RGB", (WIDTH, 600)), course, rabbits)
    return course, groups, boxes


def stands_right(course, groups, boxes, points):
    """Assert that each is above its own lane, clear of the other, and beside the other groups."""
    stones = [course.at(stone * course.step) for stone in range(course.stones + 1)]
    assert sorted(boxes) == list(range(len(points)))
    for group, base in groups:
        assert {points[rabbit] // course.step for rabbit in group.rabbits} == {group.stone}
        assert abs(stones[group.stone][1] - base) <= band._PITCH / 2 + 1
        crowd = [boxes[rabbit] for rabbit in group.rabbits]
        assert base - 40 < max(bottom for *_, bottom in crowd) < base
        for left, top, right, _ in crowd:
            assert left >= 0
            assert right <= WIDTH
            assert top > -1  # of a pixel
            above = [y for x, y in stones if y < base - band._PITCH / 2 and left < x < right]
            assert all(top > y + course.radius * 0.4 for y in above)
    for (one, base), (other, other_base) in pairwise(groups):
        if base == other_base:
            assert one.x + one.width / 2 <= other.x - other.width / 2


@pytest.mark.parametrize("field", [0, 1, 2, 13, 14, 15, 16, 28, 29, 30])
@pytest.mark.parametrize("count", range(2, 13))
def test_who_shares_a_field_stands_above_it_alone(count, field, monkeypatch):
    points = [field] * count
    course, groups, boxes = standing(monkeypatch, points)
    stands_right(course, groups, boxes, points)
    # In the order of their seats: from the left, a second row behind the first.
    row = -(-count // 2) if count > 6 else count
    rows = [[boxes[n] for n in range(count)[start : start + row]] for start in range(0, count, row)]
    assert all(line == sorted(line) and len({box[1] for box in line}) == 1 for line in rows)
    assert all(back[0][1] < front[0][1] for front, back in pairwise(rows))


@settings(deadline=None, max_examples=60)
@given(points=scores, target=st.sampled_from((None, 30, 60, 100)))
@example(points=[20, 21, 21, 21, 22], target=None)  # one alone, beside a group on a board
def test_everybody_stands_on_a_field_of_their_own(points, target):
    with pytest.MonkeyPatch.context() as patch:
        stands_right(*standing(patch, points, target), points)


@pytest.mark.parametrize("count", range(1, 13))
def test_no_mark_is_hidden_in_a_group(count):
    (group,) = standing_row([(400, 3, tuple(range(count)))], 0, 1200)
    marks = []
    for rabbit, x, y in group.places():
        figure = rabbit_figure(rabbit, group.height)
        cover = Image.new("L", (1200, 300))
        cover.paste(figure.getchannel("A"), (round(group.x + x), round(250 + y)))
        for mark in marks:
            mark.paste(0, (0, 0), cover)
        mark = Image.new("L", cover.size)
        middle = (group.x + x + figure.width / 2, 250 + y + group.height * 0.735)
        r = group.height * 0.106
        box = (middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r)
        ImageDraw.Draw(mark).ellipse(box, fill=255)
        marks.append(mark)
    assert min(mark.histogram()[255] for mark in marks) > 0.9 * math.pi * r * r


def test_groups_make_way_evenly_and_no_more_than_they_must():
    alone = standing_row([(100, 1, (0,)), (200, 2, (1,))], 0, 1000)
    assert [group.x for group in alone] == [100, 200]
    left, right = standing_row([(100, 1, (0, 1)), (110, 2, (2, 3))], 0, 1000)
    assert (left.x + right.x) / 2 == pytest.approx(105)
    assert right.x - left.x == pytest.approx(left.width + 4)
    (pushed,) = standing_row([(10, 0, (0, 1, 2))], 4, 1000)
    assert pushed.x - pushed.width / 2 == pytest.approx(4)


def test_a_board_points_to_the_stone_of_its_group():
    pen_on = Image.new("RGB", (400, 200))
    group = Group(0, (0, 1), 120.0, 74)
    band._board(ImageDraw.Draw(pen_on), group, 80.0, (260.0, 120.0), 12)
    assert pen_on.getpixel((120, 80)) == band._BOARD
    halfway = (min(260, 120 + group.width / 2) + 250) / 2
    column = [pen_on.getpixel((round(halfway), y)) for y in range(80, 125)]
    assert band._BOARD in column
    assert pen_on.getpixel((262, 120)) == (0, 0, 0)


@pytest.mark.parametrize("target", [None, 10, 15, 30, 60, 100])
@pytest.mark.parametrize("count", range(1, 13))
def test_who_is_at_the_start_stands_below_no_stone(count, target, monkeypatch):
    """The last one lay above, so that rabbits stood as near to it as to the start."""
    course, _, boxes = standing(monkeypatch, [0] * count, target)
    stones = [course.at(stone * course.step) for stone in range(1, course.stones + 1)]
    above = min(x for x, y in stones if y < course.path.origin[1] - band._PITCH / 2)
    assert above - course.at(0)[0] > 2 * course.radius
    middle = sum(left + right for left, _, right, _ in boxes.values()) / 2 / count
    assert middle < (course.at(0)[0] + above) / 2


@pytest.mark.parametrize("target", [None, 30])
def test_only_a_road_without_a_goal_goes_on(target):
    course = band._course(target, 30, WIDTH)
    ground = band._ground((WIDTH, 400), course)
    for (x, y), _ in pieces(course.path, course.end, band._HALF):
        assert (ground.getpixel((round(x), round(y))) == band._ROAD) == (target is None)
