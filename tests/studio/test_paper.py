"""The deck of paper lanterns: its plan is spread, its cards are what the plan says."""

import dataclasses
import re
import tomllib

import pytest
from PIL import Image

from cards.catalogue import open_deck
from cards.manifest import Manifest
from cards.meanings import card_texts
from cards.studio import nearness
from cards.studio.paper import deck, table

ROWS = table.read()
DESCRIBED = [row for row in ROWS if row.alt]
ART = sorted(path for path in deck.ART.glob("*.jpg") if path.stem != "back")
HOUSE = deck.DECK.parent / "house" / "art"


def test_every_card_has_an_idea_of_its_own() -> None:
    assert len({row.idea for row in ROWS}) == len(ROWS)


def test_the_deck_is_spread() -> None:
    assert list(table.problems(ROWS)) == []


def test_every_value_is_a_known_one() -> None:
    assert {row.mood for row in ROWS} <= table.MOODS
    assert {row.layout for row in ROWS} <= table.LAYOUTS
    assert {row.figures for row in ROWS} <= table.FIGURES
    assert {thing for row in ROWS for thing in row.returns} <= table.RETURNS


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"mood": "dread"}, "mood dread: 28 cards, at most 3"),
        ({"mood": "dread"}, "mood hope: no card"),
        ({"layout": "crowd"}, "layout crowd: 28 cards, at most 5"),
        ({"layout": "crowd"}, "layout empty: no card"),
        ({"palette": "red-black"}, "palettes: 1, at least 6"),
        ({"light": False}, "light cards: 0, at least 6"),
        ({"figures": "many"}, "cards nearly without figures: 0, at least 4"),
        ({"whimsical": True}, "whimsical: 28 cards, at most 9"),
        ({"returns": ("whale",)}, "whale: 28 cards, at most 1"),
    ],
)
def test_a_deck_of_one_kind_is_refused(change: dict, complaint: str) -> None:
    same = tuple(dataclasses.replace(row, **change) for row in ROWS[:28])
    assert complaint in table.problems(same)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.card)
def test_a_card_has_a_name_and_things_to_find(row: table.Row) -> None:
    assert re.fullmatch(r"[a-z0-9-]{1,24}", row.card)
    assert len(row.symbols) >= 4
    assert (table.SCENES / f"{row.card.replace('-', '_')}.toml").exists()


@pytest.mark.parametrize("row", DESCRIBED, ids=lambda row: row.card)
def test_a_painted_card_has_six_clues_that_differ_in_every_language(row: table.Row) -> None:
    assert (table.SCENES / f"{row.card.replace('-', '_')}.py").exists()
    assert tuple(row.clues) == deck.LANGUAGES
    for said in row.clues.values():
        assert len({clue.lower() for clue in said}) == len(said) >= 6


def test_a_picture_is_there_for_every_text_and_a_text_for_every_picture() -> None:
    assert {path.stem for path in ART} == {row.card for row in DESCRIBED}


def test_the_manifest_is_put_together_of_the_cards_texts() -> None:
    made = Manifest.model_validate(tomllib.loads(deck.manifest(DESCRIBED)))
    assert [card.stem for card in made.cards] == [row.card for row in DESCRIBED]
    assert all(set(card.alt) == set(deck.LANGUAGES) for card in made.cards)


def test_computer_players_know_every_card() -> None:
    texts = card_texts(open_deck(deck.DECK))
    assert len(texts) == len(DESCRIBED)
    for row in DESCRIBED:
        of = texts[f"lanterns/{row.card}"]
        assert {row.idea, *row.symbols, *row.clues["en"]} <= set(of.seen)
        assert of.clues == row.clues


@pytest.mark.parametrize("path", [*ART, deck.ART / "back.jpg"], ids=lambda path: path.stem)
def test_every_picture_is_a_card(path) -> None:
    with Image.open(path) as picture:
        assert picture.size == (800, 1200)
        assert picture.mode == "RGB"
        picture.load()
    assert path.stat().st_size <= 260_000


def test_no_card_is_too_near_to_one_of_either_deck() -> None:
    pictures = [*ART, *HOUSE.glob("*.jpg")]
    named = {f"{path.parents[1].name}/{path.stem}": path for path in pictures}
    thumbnails = {name: nearness.thumbnail(path) for name, path in named.items()}
    assert list(nearness.nearest(thumbnails, nearness.TOO_NEAR)) == []


@pytest.mark.parametrize("row", [row for row in DESCRIBED if row.light], ids=lambda row: row.card)
def test_a_light_card_is_mostly_bright(row: table.Row) -> None:
    pixels = nearness.thumbnail(deck.ART / f"{row.card}.jpg")
    assert sum(lightness for lightness, _, _ in pixels) / len(pixels) > 55
