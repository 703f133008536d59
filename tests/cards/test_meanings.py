"""What is known of a deck's cards."""

import logging
import tomllib

import pytest
from PIL import Image

from bot.settings import ROOT
from cards.catalogue import open_deck
from cards.likeness import sketch
from cards.manifest import LOCALES
from cards.meanings import card_texts
from cards.moods import mood

HOUSE = ROOT / "cards" / "decks" / "house"


def deck(folder, *stems, alt=None, colour=(200, 30, 30), meanings=None, clues=None):
    """Write a deck of plain pictures, each a little different."""
    folder = folder / "made"
    folder.mkdir()
    lines = ['name = { en = "Made" }', 'author = "A"', 'licence = "CC0-1.0"']
    for number, stem in enumerate(stems):
        picture = Image.new("RGB", (240, 360), colour)
        picture.putpixel((0, 0), (number, 0, 0))
        picture.save(folder / f"{stem}.png")
        lines += ["[[cards]]", f'file = "{stem}.png"']
        lines += [f"alt = {alt}"] if alt else []
    (folder / "deck.toml").write_text("\n".join(lines), encoding="utf-8")
    for name, content in (("meanings", meanings), ("clues", clues)):
        if content is not None:
            (folder / f"{name}.toml").write_text(content, encoding="utf-8")
    return open_deck(folder)


def test_every_card_of_the_house_has_meaning_enough():
    opened = open_deck(HOUSE)
    texts = card_texts(opened)
    assert list(texts) == list(opened.entries)
    for card, of in texts.items():
        assert len(of.read()) >= 20, card
        assert opened.entries[card].alt["en"] in of.seen
        for locale in LOCALES:
            assert len(of.clues[locale]) >= 6, card


def test_the_houses_files_are_of_its_cards():
    stems = {entry.stem for entry in open_deck(HOUSE).entries.values()}
    assert set(tomllib.loads((HOUSE / "meanings.toml").read_text(encoding="utf-8"))) == stems
    assert set(tomllib.loads((HOUSE / "clues.toml").read_text(encoding="utf-8"))["cards"]) == stems


def test_texts_come_from_the_manifest_and_the_meanings(tmp_path):
    meanings = """
        [whale]
        idea = "A whale flies"
        things = ["roof"]
        themes = ["homesick", "roof"]
    """
    clues = """
        [cards."whale"]
        pl = ["Do domu"]
    """
    alt = '{ en = "Seen", it = "Visto" }'
    opened = deck(tmp_path, "whale", "owl", alt=alt, meanings=meanings, clues=clues)
    whale, owl = card_texts(opened).values()
    assert whale.seen == ("Seen", "A whale flies", "roof", "homesick")
    assert whale.clues == {"pl": ("Do domu",)}
    assert owl.seen == ("Seen",)
    assert owl.clues == {}


def test_a_description_in_no_english_is_read_in_its_own_language(tmp_path):
    (of,) = card_texts(deck(tmp_path, "whale", alt='{ pl = "Wieloryb", it = "Balena" }')).values()
    assert of.seen == ("Balena", "Wieloryb")


def test_without_texts_a_card_is_known_by_its_files_name(tmp_path):
    (of,) = card_texts(deck(tmp_path, "night-train-02")).values()
    assert of.seen == ("night train",)


@pytest.mark.parametrize("stem", ["img-0042", "card-7", "a-1", "007"])
def test_where_the_name_says_nothing_it_is_known_by_its_colours(tmp_path, stem):
    (of,) = card_texts(deck(tmp_path, stem)).values()
    assert "red" in of.seen


@pytest.mark.parametrize(
    ("colour", "words"),
    [
        ((10, 10, 40), {"dark", "calm"}),
        ((250, 250, 250), {"bright", "grey", "calm"}),
        ((230, 150, 30), {"orange"}),
        ((240, 220, 40), {"yellow"}),
        ((40, 160, 60), {"green"}),
        ((40, 90, 200), {"blue"}),
        ((150, 40, 160), {"purple"}),
    ],
)
def test_moods_by_colour(colour, words):
    assert words <= set(mood(sketch(Image.new("RGB", (80, 120), colour))))


def test_light_and_dark_together_are_lively():
    picture = Image.new("RGB", (80, 120), (255, 255, 255))
    picture.paste((0, 0, 0), (0, 0, 80, 60))
    assert {"contrast", "grey"} <= set(mood(sketch(picture)))


@pytest.mark.parametrize("name", ["meanings", "clues"])
@pytest.mark.parametrize(
    "content",
    ["[", "[whale]\nidea = 3", "[whale]\nunknown = 'x'", "whale = 1", "x = '" + "x" * 5_000_000],
)
def test_a_broken_file_is_as_none_with_a_word_in_the_log(tmp_path, name, content, caplog):
    with caplog.at_level(logging.WARNING):
        (of,) = card_texts(deck(tmp_path, "whale", **{name: content})).values()
    assert of.seen == ("whale",)
    assert f"{name}.toml of deck made is left out" in caplog.text
    assert len(caplog.text) < 2000


def test_a_picture_that_is_gone_is_a_mystery(tmp_path):
    opened = deck(tmp_path, "img-1")
    (opened.folder / "img-1.png").unlink()
    (of,) = card_texts(opened).values()
    assert of.seen == ("mystery",)
