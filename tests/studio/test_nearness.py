"""The painted cards: none is mistaken for another, and each is what the table says."""

import tomllib
from pathlib import Path

import pytest
from PIL import Image

from cards.studio import nearness, table

HOUSE = Path(table.__file__).parents[1] / "decks" / "house"
MANIFEST = tomllib.loads((HOUSE / "deck.toml").read_text(encoding="utf-8"))
PICTURES = {Path(card["file"]).stem: HOUSE / card["file"] for card in MANIFEST["cards"]}
SIZES = {name: path.stat().st_size for name, path in PICTURES.items()}


@pytest.fixture(scope="module")
def thumbnails() -> dict[str, nearness.Pixels]:
    return {name: nearness.thumbnail(path) for name, path in PICTURES.items()}


def test_no_two_cards_are_too_near(thumbnails: dict[str, nearness.Pixels]) -> None:
    assert list(nearness.nearest(thumbnails, nearness.TOO_NEAR)) == []


def test_a_card_is_near_itself_alone(
    thumbnails: dict[str, nearness.Pixels], tmp_path: Path
) -> None:
    name = min(PICTURES)
    with Image.open(PICTURES[name]) as picture:
        picture.resize((400, 600)).save(tmp_path / "copy.png")
    copy = nearness.thumbnail(tmp_path / "copy.png")
    near = nearness.nearest({**thumbnails, "a copy": copy}, nearness.TOO_NEAR)
    assert [pair for _, *pair in near] == [["a copy", name]]


def test_distance_is_measured_in_lab() -> None:
    black, white = ((0.0, 0.0, 0.0),) * 96, ((100.0, 0.0, 0.0),) * 96
    assert nearness.distance(black, white) == pytest.approx(100)
    assert nearness.distance(white, white) == 0


@pytest.mark.parametrize("colour", ["#000000", "#ffffff", "#808080"])
def test_a_thumbnail_of_grey_has_no_hue(tmp_path: Path, colour: str) -> None:
    Image.new("RGB", (80, 120), colour).save(tmp_path / "grey.png")
    pixels = nearness.thumbnail(tmp_path / "grey.png")
    assert len(pixels) == 96
    assert all(abs(a) <= 1 and abs(b) <= 1 for _, a, b in pixels)


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_every_picture_is_a_card(name: str) -> None:
    with Image.open(PICTURES[name]) as picture:
        assert picture.size == (800, 1200)
        assert picture.mode == "RGB"
        picture.load()
    assert SIZES[name] <= 260_000


def test_the_deck_is_light() -> None:
    assert sum(SIZES.values()) / len(SIZES) <= 185_000


def test_every_painted_card_is_in_the_table_with_its_clues() -> None:
    clues = {row.card: row.clues for row in table.read()}
    assert [name for name in PICTURES if len(clues.get(name, ())) != 3] == []


def test_every_picture_is_described_in_four_languages() -> None:
    for card in MANIFEST["cards"]:
        assert set(card["alt"]) == {"en", "it", "pt-BR", "pl"}
        assert all(0 < len(text) <= 70 for text in card["alt"].values())


def test_the_back_has_a_cards_size() -> None:
    with Image.open(HOUSE / MANIFEST["back"]) as picture:
        assert picture.size == (800, 1200)
