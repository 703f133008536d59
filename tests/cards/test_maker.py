import asyncio
import threading

import pytest

from bot.service.pictures import BoardPicture, CardPicture, HandPicture, Pictures
from cards import maker as maker_module
from cards.cache import PictureCache
from cards.catalogue import Catalogue
from cards.compositor import compose
from cards.examples import lobby, numbered
from cards.maker import CachedArt, PictureMaker
from tests.decks import make_deck


@pytest.fixture
def maker(catalogue):
    made = PictureMaker(catalogue, workers=2, cache=PictureCache(8 * 1024 * 1024, 0))
    yield made
    made.close()


async def test_it_draws_what_the_compositor_does(maker, cards, art):
    pictures: Pictures = maker
    spec = BoardPicture("Home", numbered(cards, 5))
    assert await pictures.draw(spec) == compose(spec, art)


async def test_many_at_once_are_all_right(maker, cards, art):
    specs = [HandPicture(numbered(cards[n:], 6)) for n in range(8)]
    drawn = await asyncio.gather(*(maker.draw(spec) for spec in specs))
    assert [p.data for p in drawn] == [compose(spec, art).data for spec in specs]


async def test_the_event_loop_does_not_draw(maker, cards, monkeypatch):
    threads = []

    def noting(spec, art):
        threads.append(threading.current_thread())
        return compose(spec, art)

    monkeypatch.setattr(maker_module, "compose", noting)
    await asyncio.gather(*(maker.draw(CardPicture(card)) for card in cards[:6]))
    assert threading.main_thread() not in threads
    assert len(set(threads)) <= 2


async def test_a_card_that_has_left_its_deck_is_a_blank(maker, caplog):
    gone = [(await maker.draw(CardPicture(card))).data for card in ("standin/gone", "gone/owl")]
    assert gone[0] == gone[1]
    assert "standin/gone" not in caplog.text
    assert caplog.text.count("card-unreadable") == 2


async def test_a_file_that_breaks_later_leaves_a_blank_and_comes_back(tmp_path, caplog):
    folder = make_deck(tmp_path, "frail", 2)
    catalogue = Catalogue.open([folder])
    card = catalogue.cards("frail")[0]
    path = catalogue.file(card)
    whole = path.read_bytes()
    path.write_bytes(whole[:500])
    maker = PictureMaker(catalogue, workers=1)
    try:
        broken = await maker.draw(CardPicture(card))
        assert [record.message for record in caplog.records] == [
            "a card of deck frail cannot be shown: damaged"
        ]
        path.unlink()
        assert await maker.draw(CardPicture(card)) == broken
        path.write_bytes(whole)
        assert await maker.draw(CardPicture(card)) != broken
    finally:
        maker.close()


def test_a_deck_whose_cards_break_is_complained_of_once(tmp_path, caplog):
    catalogue = Catalogue.open([make_deck(tmp_path, "frail", 2)])
    art = CachedArt(catalogue)
    for card in catalogue.cards("frail"):
        catalogue.file(card).unlink()
        art.card(card, (200, 300))
        art.card(card, (200, 300))
    assert art.blanks == 4
    assert [record.levelname for record in caplog.records] == ["ERROR"]


def test_thumbnails_are_decoded_once_and_bounded(catalogue, cards):
    art = CachedArt(catalogue, PictureCache(1024 * 1024, 0))
    size = (200, 300)
    assert art.card(cards[0], size) is art.card(cards[0], size)
    for card in cards:
        art.card(card, size)
    assert 0 < art.cache.bytes <= 1024 * 1024


def test_a_back_is_the_decks_or_the_plain_one(tmp_path, caplog):
    folder = make_deck(tmp_path, "backed", 2)
    manifest = folder / "deck.toml"
    plain_text = manifest.read_text(encoding="utf-8")
    spec = lobby(2, "backed")

    def drawn():
        return compose(spec, CachedArt(Catalogue.open([folder]))).data

    plain = drawn()
    name = next((folder / "art").iterdir()).name
    manifest.write_text(f'back = "art/{name}"\n{plain_text}', encoding="utf-8")
    assert drawn() != plain
    manifest.write_text(f'back = "art/none.jpg"\n{plain_text}', encoding="utf-8")
    assert drawn() == plain
    assert "cannot be shown" in caplog.text
