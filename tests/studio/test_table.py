"""The plan of the house deck: 84 cards, none like another."""

import dataclasses
import re

import pytest

from cards.studio import palettes, table

ROWS = table.read()
HAND_WRITTEN = {
    "camera": table.CAMERAS,
    "finish": table.FINISHES,
    "light": table.LIGHTS,
    "palette": palettes.PALETTES.keys(),
    "people": table.PEOPLE,
    "setting": table.SETTINGS,
}


def test_there_are_84_cards_each_once() -> None:
    assert len(ROWS) == 84
    assert len({row.card for row in ROWS}) == 84
    assert len({row.idea for row in ROWS}) == 84


def test_the_deck_is_spread() -> None:
    assert list(table.problems(ROWS)) == []


@pytest.mark.parametrize("column", HAND_WRITTEN)
def test_every_value_is_a_known_one(column: str) -> None:
    assert {getattr(row, column) for row in ROWS} <= set(HAND_WRITTEN[column])


def test_every_card_has_a_stem_an_idea_and_symbols() -> None:
    for row in ROWS:
        assert re.fullmatch(r"[a-z0-9-]{1,24}", row.card)
        assert row.idea
        assert len(row.symbols) >= 3, row.card


def test_clues_come_in_threes_and_differ() -> None:
    for row in ROWS:
        assert len(row.clues) in {0, 3}, row.card
        words = [set(re.findall(r"\w{4,}", clue.lower())) for clue in row.clues]
        for i, one in enumerate(words):
            for other in words[i + 1 :]:
                assert not one & other, row.card


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"setting": "sea"}, "setting sea: 84 cards"),
        ({"hero": "moon"}, "hero moon: 84 cards"),
        ({"disc": True}, "sun or moon: 84 cards"),
        ({"light": "night"}, "day or high-key: 0 cards, 34 to 84 wanted"),
        ({"finish": "gouache"}, "gouache: 84 cards"),
        ({"camera": "eye"}, "camera bird: no card"),
    ],
)
def test_a_deck_of_one_kind_is_refused(change: dict, complaint: str) -> None:
    same = tuple(dataclasses.replace(row, **change) for row in ROWS)
    assert any(line.startswith(complaint) for line in table.problems(same))
