import pytest
from PIL import Image

from bot.__main__ import main
from bot.engine.ruleset import RULESETS, served
from cards.checks import Level, check_deck
from cards.examples import examples
from tests.decks import make_deck


def _texts(folder, level=None):
    return [f.text for f in check_deck(folder) if level in {None, f.level}]


@pytest.mark.parametrize(
    ("name", "cards", "players"),
    [
        ("classic", 84, (3, 4, 5, 6)),
        ("odyssey", 84, tuple(range(3, 13))),
        ("odyssey", 83, tuple(range(3, 12))),
        ("odyssey", 26, (3,)),
        ("odyssey", 25, ()),
        ("party", 36, (6,)),
        ("teams", 28, (6,)),
        ("teams", 84, (6, 8, 10, 12)),
        ("mini", 27, (3,)),
    ],
)
def test_whom_a_deck_serves(name, cards, players):
    assert served(RULESETS[name], cards) == players


def test_a_deck_in_order_has_no_errors(deck_folder, capsys):
    assert main(["deck", "check", str(deck_folder)]) == 0
    report = capsys.readouterr().out
    for line in (
        "Mosaics, by dixit-bot",
        "licence: CC0-1.0",
        "cards: 24 of 24 are fit",
        "formats: 24 jpeg",
        "sizes: 24 of 400 × 600",
        "it: 24 cards have no alternative text",
        "back: none",
        "odyssey: too few cards, 26 would do",
    ):
        assert line in report


def test_everything_wrong_with_a_deck_is_told(tmp_path, capsys):
    folder = make_deck(tmp_path, "mess", 6)
    art = sorted((folder / "art").iterdir())
    art[0].write_bytes(b"no picture")
    art[1].write_bytes(art[2].read_bytes()[:900])
    Image.new("RGB", (900, 600)).save(art[3])
    art[4].write_bytes(art[5].read_bytes())
    Image.new("RGB", (400, 600)).save(folder / "art" / "spare.png")
    errors = " ".join(_texts(folder, Level.ERROR))
    assert f"mess/{art[0].stem}: art/{art[0].name} is no JPEG" in errors
    assert f"{art[1].name} is damaged" in errors
    assert f"{art[3].name} is too far from 2:3 (900 × 600)" in errors
    assert "the same file: mess/" in errors
    assert "cards: 2 of 6 are fit" in " ".join(_texts(folder))
    warnings = " ".join(_texts(folder, Level.WARNING))
    assert "spare.png lies there but is not in deck.toml" in warnings
    assert main(["deck", "check", str(folder)]) == 1
    assert "ERR" in capsys.readouterr().out


def test_near_duplicates_are_told(tmp_path):
    folder = make_deck(tmp_path, "twins", 2)
    one, other = sorted((folder / "art").iterdir())
    with Image.open(one) as picture:
        picture.save(other, quality=60)
    assert any("look the same" in text for text in _texts(folder, Level.WARNING))


def test_a_broken_manifest_is_told_with_its_place(tmp_path):
    folder = make_deck(tmp_path, "broken", 2)
    text = (folder / "deck.toml").read_text(encoding="utf-8")
    (folder / "deck.toml").write_text(text.replace("mostly amber", "mostly amber" + "!" * 70))
    assert any(t.startswith("cards.0.alt.en: ") for t in _texts(folder, Level.ERROR))


def test_a_folder_that_is_no_decks_is_named(tmp_path, capsys):
    make_deck(tmp_path / "decks", "one", 1)
    make_deck(tmp_path / "decks", "two", 1)
    for folder, why in (
        (tmp_path / "nowhere", f"There is no folder {tmp_path / 'nowhere'}."),
        (tmp_path, f"There is no deck.toml in {tmp_path} "),
        (tmp_path / "decks", f"{tmp_path / 'decks'} holds decks; name one of them: "),
    ):
        assert main(["deck", "check", str(folder)]) == 1
        told = capsys.readouterr()
        assert told.err.startswith(why)
    assert told.err.rstrip().endswith(f"{tmp_path / 'decks' / 'two'}")


def test_what_no_manifest_should_be_is_told(tmp_path):
    folder = make_deck(tmp_path, "deep", 1)
    (folder / "deck.toml").write_text("a = " + "[" * 100_000)
    assert _texts(folder, Level.ERROR) == ["deck.toml: deck.toml is nested too deeply"]


def test_a_broken_back_is_told(tmp_path):
    folder = make_deck(tmp_path, "backed", 2)
    text = (folder / "deck.toml").read_text(encoding="utf-8")
    (folder / "deck.toml").write_text('back = "art/back.jpg"\n' + text)
    assert any(t.startswith("back: ") for t in _texts(folder, Level.ERROR))
    Image.new("RGB", (400, 600)).save(folder / "art" / "back.jpg")
    assert not _texts(folder, Level.ERROR)


def test_preview_writes_every_kind(deck_folder, cards, tmp_path):
    assert main(["preview", "--out", str(tmp_path / "out"), "--decks", str(deck_folder)]) == 0
    written = {path.stem for path in (tmp_path / "out").iterdir()}
    assert written == set(examples(cards, "standin"))
