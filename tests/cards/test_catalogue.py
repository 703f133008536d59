import os

import pytest
from PIL import Image

from bot.engine.errors import PackError
from bot.service.pictures import Decks
from cards.catalogue import Catalogue
from cards.checks import check_deck

_CARD = '[[cards]]\nfile = "{file}"\nalt = {{ en = "{file}." }}\n'


def _deck(folder, files, head='name = { en = "Test" }\nauthor = "A"\nlicence = "CC0-1.0"\n'):
    folder.mkdir(parents=True)
    cards = "".join(_CARD.format(file=file) for file in files)
    (folder / "deck.toml").write_text(head + cards, encoding="utf-8")
    for number, file in enumerate(files):
        path = folder / file
        path.parent.mkdir(exist_ok=True)
        Image.new("RGB", (200, 300), (80 * number, 0, 0)).save(path, "JPEG")
    return folder


def test_decks_are_found_and_the_house_deck_is_first(tmp_path):
    for key in ("zebra", "house", "apples"):
        _deck(tmp_path / "decks" / key, ["art/one.jpg"])
    other = _deck(tmp_path / "more", ["two.jpg"])
    catalogue: Decks = Catalogue.open([tmp_path / "decks", other])
    assert catalogue.keys() == ("house", "apples", "zebra", "more")
    assert catalogue.cards("more") == ("more/two",)


def test_cards_keep_the_order_of_the_manifest(tmp_path):
    catalogue = Catalogue.open([_deck(tmp_path / "d", ["b.jpg", "a.jpg", "c.jpg"])])
    assert catalogue.cards("d") == ("d/b", "d/a", "d/c")


def test_texts_fall_back_to_english(tmp_path):
    head = 'name = { en = "Dreams", it = "Sogni" }\nauthor = "A"\nlicence = "CC0-1.0"\n'
    catalogue = Catalogue.open([_deck(tmp_path / "d", ["a.jpg"], head)])
    assert catalogue.title("d", "it") == "Sogni"
    assert catalogue.title("d", "pl") == "Dreams"
    assert catalogue.describe(catalogue.cards("d")[0], "pl") == "a.jpg."


def test_what_is_not_there_is_refused(catalogue):
    with pytest.raises(PackError, match="deck-unknown"):
        catalogue.cards("nowhere")
    for card in ("standin/nothing", "nowhere/owl", "", "/"):
        with pytest.raises(PackError) as refusal:
            catalogue.file(card)
        assert refusal.value.code == "card-unreadable"
        assert refusal.value.params == {"card": card, "reason": "missing"}


def test_a_game_may_hold_what_is_not_there_any_more(catalogue):
    assert catalogue.title("nowhere", "en") == "nowhere"
    assert catalogue.back("nowhere") is None
    assert [catalogue.describe(card, "en") for card in ("standin/nothing", "nowhere/owl")] == [
        "",
        "",
    ]


def test_a_card_that_is_no_picture_is_left_out(tmp_path, caplog):
    folder = _deck(tmp_path / "d", ["a.jpg", "b.jpg", "c.jpg"])
    (folder / "a.jpg").write_bytes(b"no picture")
    (folder / "c.jpg").unlink()
    assert Catalogue.open([folder]).cards("d") == ("d/b",)
    assert "d/a is left out: not-a-picture" in caplog.text
    assert "d/c is left out: not-a-picture" in caplog.text


def test_the_same_file_under_two_names_is_one_card(tmp_path, caplog):
    folder = _deck(tmp_path / "d", ["a.jpg", "b.jpg", "c.jpg", "d.jpg"])
    for copy in ("b.jpg", "d.jpg"):
        (folder / copy).write_bytes((folder / "a.jpg").read_bytes())
    assert Catalogue.open([folder]).cards("d") == ("d/a", "d/c")
    assert "d/b is left out: the same file as d/a" in caplog.text
    assert "cards: 2 of 4 are fit" in " ".join(finding.text for finding in check_deck(folder))


def test_a_wrong_extension_does_not_matter(tmp_path):
    folder = _deck(tmp_path / "d", ["a.jpg"])
    Image.new("RGB", (200, 300)).save(folder / "a.jpg", "PNG")
    assert Catalogue.open([folder]).cards("d") == ("d/a",)


_HEAD = 'name = { en = "D" }\nauthor = "A"\nlicence = "L"\n'
_ONE = '[[cards]]\nfile = "a.jpg"\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not toml [",
        _HEAD,
        'name = { it = "D" }\nauthor = "A"\nlicence = "L"\n' + _ONE,
        'name = { en = "D" }\nlicence = "L"\n' + _ONE,
        _HEAD + "surprise = 1\n" + _ONE,
        _HEAD + '[[cards]]\nfile = "../a.jpg"\n',
        _HEAD + '[[cards]]\nfile = "/etc/a.jpg"\n',
        _HEAD + '[[cards]]\nfile = "..\\\\a.jpg"\n',
        _HEAD + '[[cards]]\nfile = "A Whale.jpg"\n',
        _HEAD + _ONE + '[[cards]]\nfile = "art/a.png"\n',
        _HEAD + _ONE + 'alt = { en = "' + "x" * 71 + '" }\n',
        _HEAD + 'back = "../../secret.jpg"\n' + _ONE,
        "\ufeff" * 3,
        "a = " + "[" * 100_000,
    ],
)
def test_a_manifest_that_is_not_in_order_keeps_its_deck_out_only(tmp_path, text, caplog):
    good = _deck(tmp_path / "good", ["a.jpg"])
    bad = _deck(tmp_path / "bad", ["a.jpg"])
    (bad / "deck.toml").write_text(text, encoding="utf-8")
    assert Catalogue.open([bad, good]).keys() == ("good",)
    assert "deck bad is left out" in caplog.text


def test_what_is_no_file_is_not_waited_for(tmp_path, caplog):
    folder = _deck(tmp_path / "d", ["a.jpg", "b.jpg"])
    (folder / "a.jpg").unlink()
    os.mkfifo(folder / "a.jpg")
    piped = _deck(tmp_path / "piped", ["a.jpg"])
    (piped / "deck.toml").unlink()
    os.mkfifo(piped / "deck.toml")
    catalogue = Catalogue.open([tmp_path])
    assert catalogue.keys() == ("d",)
    assert catalogue.cards("d") == ("d/b",)
    assert "d/a is left out: not-a-picture no file" in caplog.text
    assert "deck piped is left out: deck.toml is no file" in caplog.text


def test_a_link_out_of_the_deck_is_not_followed(tmp_path, caplog):
    folder = _deck(tmp_path / "d", ["a.jpg", "b.jpg", "c.jpg"])
    (folder / "a.jpg").rename(tmp_path / "secret.jpg")
    (folder / "a.jpg").symlink_to(tmp_path / "secret.jpg")
    (folder / "b.jpg").rename(folder / "within.jpg")
    (folder / "b.jpg").symlink_to("within.jpg")
    (tmp_path / "way").symlink_to(folder, target_is_directory=True)
    assert Catalogue.open([folder]).cards("d") == ("d/b", "d/c")
    assert "d/a is left out: not-a-picture a link out of the deck" in caplog.text
    assert Catalogue.open([tmp_path / "way"]).cards("way") == ("way/b", "way/c")


def test_a_folder_whose_name_is_no_key_is_left_out(tmp_path):
    assert Catalogue.open([_deck(tmp_path / "My Deck", ["a.jpg"])]).keys() == ()
    assert Catalogue.open([_deck(tmp_path / ("x" * 17), ["a.jpg"])]).keys() == ()


def test_of_two_decks_with_one_key_the_first_counts(tmp_path):
    first = _deck(tmp_path / "one" / "d", ["a.jpg"])
    second = _deck(tmp_path / "two" / "d", ["b.jpg"])
    assert Catalogue.open([first, second]).cards("d") == ("d/a",)


def test_a_folder_that_is_not_there_is_no_deck(tmp_path):
    assert Catalogue.open([tmp_path / "nowhere"]).keys() == ()
