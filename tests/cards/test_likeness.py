import io
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from cards.cutting import take_in_any
from cards.likeness import SAME, close_pairs, difference, sketch

DECKS = Path(__file__).parents[2] / "cards" / "decks"
STROKES = {
    "blank": [],
    "triangle": [(400, 300), (150, 900), (650, 900), (400, 300)],
    "roof": [(150, 600), (400, 250), (650, 600)],
    "zigzag": [(100, 200), (700, 400), (100, 600), (700, 800), (100, 1000)],
    "corner": [(650, 150), (650, 350), (450, 350)],
    "dot": [(200, 1000), (230, 1000), (230, 1030), (200, 1000)],
}


def _drawing(name, size=(800, 1200), paper="white", frame=0):
    picture = Image.new("RGB", size, paper)
    draw = ImageDraw.Draw(picture)
    points = [(x * size[0] / 800, y * size[1] / 1200) for x, y in STROKES[name]]
    if points:
        draw.line(points, fill="navy", width=6)
    if frame:
        draw.rectangle((20, 20, size[0] - 20, size[1] - 20), outline="black", width=frame)
    return picture


def _taken(picture, kind="PNG", **options):
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return sketch(take_in_any(file.getvalue(), (800, 1200), pad=True)[0])


@pytest.mark.parametrize("size", [(800, 1200), (1200, 800), (1000, 1000)])
@pytest.mark.parametrize("frame", [0, 24])
@pytest.mark.parametrize("paper", ["white", (250, 247, 238), "darkred"])
def test_drawings_on_plain_paper_are_told_apart(size, frame, paper):
    drawings = {name: _taken(_drawing(name, size, paper, frame)) for name in STROKES}
    assert not [(a, b) for gap, a, b in close_pairs(drawings) if gap < SAME]


@pytest.mark.parametrize("name", STROKES)
@pytest.mark.parametrize("size", [(800, 1200), (1200, 800)])
def test_a_drawing_that_was_saved_anew_is_the_same(name, size):
    drawing = _drawing(name, size)
    width, height = size
    copies = {
        "original": _taken(drawing),
        "encoded": _taken(drawing, "JPEG", quality=60),
        "smaller": _taken(drawing.resize((width * 9 // 10, height * 9 // 10))),
        "cropped": _taken(drawing.crop((1, 1, width, height))),
    }
    for one, other in combinations(copies, 2):
        assert difference(copies[one], copies[other]) < SAME, (one, other)


def test_a_coloured_picture_that_was_saved_anew_is_the_same_and_no_other_is():
    files = sorted((DECKS / "house" / "art").iterdir())
    one, other = (Image.open(path).convert("RGB") for path in files[:2])
    copy = one.crop((1, 1, *one.size)).resize((500, 750))
    assert difference(_taken(one), _taken(copy, "JPEG", quality=50)) < SAME
    assert difference(_taken(one), _taken(other)) > 1


def test_blank_cards_of_different_colours_are_not_the_same():
    assert difference(_taken(_drawing("blank")), _taken(_drawing("blank", paper="red"))) > 1


@pytest.mark.parametrize("deck", ["house", "lanterns"])
def test_no_two_cards_of_a_shipped_deck_look_alike(deck):
    files = sorted((DECKS / deck / "art").iterdir())
    assert len(files) >= 84
    small = {file.stem: Image.open(file).convert("RGB").reduce(10) for file in files}
    assert not list(close_pairs({name: sketch(picture) for name, picture in small.items()}))
