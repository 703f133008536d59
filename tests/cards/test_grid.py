from itertools import combinations

import pytest
from PIL import Image

from bot.engine.clues import MAX_CLUE
from bot.service.pictures import PodiumPlace, TrackRabbit
from cards import band, podium, roster
from cards.band import band_height
from cards.cloth import number_plate, plate_top
from cards.grid import ROWS, columns_for, grid, title_block
from cards.palette import PAPER
from cards.type import fit

COUNTS = range(1, 13)
PHONE = 400
MESSAGE = 586
"""Pixels that a picture is wide on a screen of 1280."""
SHOWN_WIDE = 303
"""The same on a phone of 390."""


@pytest.mark.parametrize("count", COUNTS)
def test_every_number_looks_intended(count):
    rows = ROWS[count]
    assert sum(rows) == count
    assert max(rows) - min(rows) <= 1
    assert len(rows) == 1 or min(rows) >= 2, "a lonely card"


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("title", ["", "Home", "word " * 60])
def test_cards_lie_apart_and_within_the_canvas(count, title):
    block = title_block(title, columns_for(count).width)
    layout = grid(count, block.height if block else 0)
    wide, high = layout.columns.card_size
    for left, top in layout.corners:
        assert left >= 16
        assert left + wide <= layout.size[0] - 16
        assert top >= (block.height if block else 0)
        assert plate_top(layout, top) + layout.columns.digit * 1.46 < layout.size[1]
    for (x, y), (other_x, other_y) in combinations(layout.corners, 2):
        assert abs(x - other_x) >= wide or abs(y - other_y) >= high
    assert max(layout.size) < 4096


def longest_clue(sentence):
    return (sentence * MAX_CLUE)[: MAX_CLUE - 1].rstrip() + "!"


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(
    "sentence",
    [
        "While I nodded, nearly napping, suddenly there came a tapping. ",
        "Nel mezzo del cammin di nostra vita mi ritrovai per una selva oscura. ",
        "Gdzie żółw śpi, tam i księżyc zachodzi, a za nim wszystkie łódki. ",
        "MIND THE GAP BETWEEN THE TRAIN AND THE PLATFORM ",
    ],
)
def test_the_longest_clue_is_not_cut_and_can_be_read(count, sentence):
    columns, clue = columns_for(count), longest_clue(sentence)
    block = title_block(clue, columns.width)
    assert " ".join(block.lines) == clue
    assert block.size * PHONE / columns.width >= 14
    assert block.height + 2 * 27 < columns.card_size[1]


@pytest.mark.parametrize("count", COUNTS)
def test_a_clue_that_fits_three_lines_stays_as_large_as_it_was(count):
    block = title_block(longest_clue("The last train home ")[:120], columns_for(count).width)
    assert len(block.lines) <= 3
    assert block.size >= round(51 * columns_for(count).width / 1280)


@pytest.mark.parametrize("count", COUNTS)
def test_legible_on_a_phone(count):
    columns = columns_for(count)
    shrink = PHONE / columns.width
    assert columns.card * shrink >= 90
    for number in range(1, count + 1):
        plate = number_plate(number, columns.digit)
        flat = Image.new("RGB", plate.size, PAPER)
        flat.paste(plate, mask=plate)
        ink = flat.convert("L").point([255 if level < 110 else 0 for level in range(256)])
        # The rim is lighter than the digits' ink.
        _, top, _, bottom = ink.getbbox()
        assert (bottom - top) * shrink >= 22


def scorers(*names):
    return tuple(TrackRabbit(number, name, 10, 15) for number, name in enumerate(names))


@pytest.mark.parametrize("name", ["Ana", "Ana & Maximilian"])
@pytest.mark.parametrize("count", range(3, 9))
def test_a_reveal_leaves_room_for_its_words_on_one_screen(count, name):
    layout = grid(count, 0, band_height(scorers(*[name] * count), 1280), flat=True)
    shown = layout.size[1] * MESSAGE / layout.size[0]
    assert shown <= 406, "of 680 pixels between the bars of a window 800 high"


def test_two_names_of_a_team_stand_whole_in_the_band(monkeypatch):
    drawn, names = [], ["Zosia & Fabio", "Bruno & Celia", "Rafa & Tommaso"]

    def note(*asked):
        drawn.append(fit(*asked))
        return drawn[-1]

    monkeypatch.setattr(band, "fit", note)
    rabbits = scorers(*names)
    band.draw_band(Image.new("RGB", (1280, band_height(rabbits, 1280))), 0, rabbits, 30)
    assert [block.lines for block in drawn] == [(name,) for name in names]


def test_two_names_of_a_team_stand_whole_on_the_podium():
    for rank in (1, 2, 3):
        place = PodiumPlace(rank, 0, "Rafa & Tommaso", 30)
        step = podium._Step(rank, (place,) * 2)
        assert [" ".join(block.lines) for block in step.names] == ["Rafa & Tommaso"] * 2
        assert step.least >= 178 + 4 * podium.LETTERS


def test_names_in_pictures_are_legible_on_the_narrowest_phone():
    assert band.LETTERS * SHOWN_WIDE / 1280 >= 11
    assert roster.LETTERS * SHOWN_WIDE / 1600 >= 11
