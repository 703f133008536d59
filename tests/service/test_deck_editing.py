"""Decks of servers in the store: whose they are, what they may hold, and how long they stay."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.engine.errors import DeckError, SettingsError
from bot.engine.ids import PlayerId
from bot.service.deck_editing import ABSENT_FOR, DeckEditor
from bot.service.deck_limits import DeckLimits
from bot.service.ports import ServerDeck
from bot.service.server_decks import ServerDecks
from bot.service.uploads import TakenPicture
from bot.ui.deck_jobs import DeckJobs
from bot.ui.handlers.decks import DeckHandlers
from cards.workshop import Workshop
from data.address import Database
from data.opening import open_store
from data.store import SqlStore

HERE, THERE = 11, 22
ANNA = PlayerId(7)
LIMITS = DeckLimits(cards=6, bytes=1000, all_bytes=1500)


TITLES = {"en": "Moth Hour", "it": "L'età delle falene", "pl": "Godzina ciem"}


class House:
    """One installed deck."""

    def keys(self) -> tuple[str, ...]:
        return ("house",)

    def cards(self, deck: str) -> tuple[Any, ...]:
        return ("house/one",)

    def size(self, deck: str) -> int:
        return 1

    def title(self, deck: str, locale: str) -> str:
        return TITLES[locale] if deck == "house" else deck

    def titles(self, deck: str) -> frozenset[str]:
        return frozenset(TITLES.values())

    def describe(self, card: str, locale: str) -> str:
        return "a moth"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def picture(name: str, size: int = 10, text: str = "") -> TakenPicture:
    return TakenPicture(name.encode().ljust(size, b"."), text, 800, 1200, 0.0, bytes(288))


@pytest.fixture
async def store(database: Database) -> AsyncIterator[SqlStore]:
    async with await open_store(database) as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def editor(store: SqlStore, clock: Clock) -> DeckEditor:
    made = DeckEditor(store, House(), LIMITS, clock)
    for server in (HERE, THERE):
        await made.confirm(server, ANNA)
    return made


async def add(editor: DeckEditor, server: int, name: str, *pictures: TakenPicture):
    deck = await editor.destination(server, name)
    kept, added, *_ = await editor.add(deck, pictures, ANNA)
    return kept, added


async def rows(store: SqlStore, table: str) -> int:
    [(count,)] = await store.read._query(f"SELECT COUNT(*) FROM {table}")
    return count


async def test_a_picture_is_kept_once_however_often_it_is_added(editor, store):
    deck, added = await add(editor, HERE, "Cats", picture("a"), picture("b"))
    again, twice = await add(editor, HERE, "CATS", picture("a"), picture("c"))
    await add(editor, THERE, "Cats", picture("a"))
    assert (again.id, added, twice) == (deck.id, 2, 1)
    assert await rows(store, "pictures") == 3


async def test_nothing_is_kept_before_the_rights_are_confirmed(store, clock):
    editor = DeckEditor(store, House(), LIMITS, clock)
    with pytest.raises(DeckError, match="rights-not-confirmed"):
        await add(editor, HERE, "Cats", picture("a"))
    assert await rows(store, "pictures") == await rows(store, "decks") == 0


@pytest.mark.parametrize(
    ("pictures", "code"),
    [
        ([picture(str(n)) for n in range(7)], "deck-no-room"),
        ([picture("a", 600), picture("b", 600)], "deck-no-room-bytes"),
    ],
)
async def test_over_a_limit_nothing_is_added(editor, store, pictures, code):
    with pytest.raises(DeckError, match=code):
        await add(editor, HERE, "Cats", *pictures)
    assert await rows(store, "pictures") == await rows(store, "decks") == 0


async def test_all_servers_together_have_a_limit(editor):
    await add(editor, HERE, "Cats", picture("a", 900))
    assert (await editor.room(THERE)).of_all
    with pytest.raises(DeckError, match="decks-no-room") as refused:
        await add(editor, THERE, "Dogs", picture("b", 700))
    assert refused.value.params == {}, "nothing of what others have"
    assert not (await editor.room(HERE)).of_all
    await add(editor, THERE, "Dogs", picture("c", 600))
    with pytest.raises(DeckError, match="decks-full"):
        await editor.room(THERE)


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "\u3164\ufe0f", "a,b", "x" * 41])
async def test_some_names_no_deck_can_have(editor, name):
    with pytest.raises(DeckError, match="deck-title"):
        await editor.destination(HERE, name)


@pytest.mark.parametrize(
    "name",
    [
        "house",
        "MOTH hour",
        "L'ETÀ delle falene",
        "L'eta\u0300 delle falene",
        "moth-hour",
        "Moth\u3164hour\ufe0f",
    ],
)
async def test_a_deck_cannot_take_the_name_of_an_installed_one(editor, name):
    with pytest.raises(DeckError, match="deck-title-taken"):
        await editor.destination(HERE, name)


async def test_a_deck_is_found_by_title_and_key_in_its_server_alone(editor, store):
    deck, _ = await add(editor, HERE, "Żółte Łąki", picture("a"))
    decks = ServerDecks(store, House())
    here, there = await decks.shelf(HERE), await decks.shelf(THERE)
    for name in ("żółte łąki", "zolte-laki", "ZOLTE-LAKI "):
        assert here.find(name, "en") == deck.id
        assert there.find(name, "en") is None
    assert there.find(deck.id, "en") is None
    assert await decks.cards(HERE, ("house", deck.id))
    with pytest.raises(SettingsError, match="deck-removed"):
        await decks.cards(THERE, (deck.id,))


async def test_titles_of_one_key_are_told_apart(editor):
    one, _ = await add(editor, HERE, "Cats!", picture("a"))
    other, _ = await add(editor, HERE, "Cats?", picture("b"))
    assert (one.key, other.key) == ("cats", "cats-2")
    blank, _ = await add(editor, HERE, "猫", picture("c"))
    assert blank.key


@pytest.mark.parametrize(
    ("name", "key"),
    [("House!", "house-2"), ("(house)", "house-2"), ("Moth hour?", "moth-hour-2"),
     ("Godzina ciem!", "godzina-ciem-2"), ("House two", "house-two")],
)  # fmt: skip
async def test_no_key_is_made_that_stands_for_an_installed_deck(editor, name, key):
    made, _ = await add(editor, HERE, name, picture("a"))
    assert made.key == key
    other, _ = await add(editor, HERE, "Cats", picture("b"))
    other, _ = await add(editor, HERE, "Cats", picture("b"))
    assert (await editor.rename(other, "L'età delle falene?")).key == "l-eta-delle-falene-2"


OLD = {
    ("house", "House!"), ("moth-hour", "Moth Hour!"), ("l-eta-delle-falene", TITLES["it"]),
    ("godzina-ciem", "Godzina  ciem"), ("falene", "L'età delle falene"), ("cats", "Cats"),
}  # fmt: skip
"""Key and title of decks from before installed ones were reserved, or were there."""


@pytest.mark.parametrize("typed", ["Cafe\u0301 Noir", "café  noir", " Café\u00a0Noir\u200b"])
async def test_a_deck_is_found_and_suggested_however_its_name_is_typed(editor, store, typed):
    deck, _ = await add(editor, HERE, "Café Noir", picture("a"))
    assert await editor.find(HERE, typed) == deck
    decks = ServerDecks(store, House())
    assert (await decks.shelf(HERE)).find(typed, "en") == deck.id
    handlers = DeckHandlers(editor, decks, Workshop(), DeckJobs())
    assert await handlers.suggest(HERE, typed) == ["Café Noir"]
    assert await handlers.suggest_to_play(HERE, typed, "en") == [("Café Noir", "cafe-noir")]


@pytest.mark.parametrize("locale", TITLES)
async def test_a_suggestion_leads_to_the_deck_that_was_picked(editor, store, locale):
    async with store.begin() as uow:
        for number, (key, title) in enumerate(sorted(OLD)):
            deck = ServerDeck(f"own-{number:012}", HERE, key, title, 1)
            await uow.decks.add(deck, 1.0)
        await uow.commit()
    decks = ServerDecks(store, House())
    shelf = await decks.shelf(HERE)
    all_decks = list(shelf.keys())
    assert [shelf.find(shelf.key(deck), locale) for deck in all_decks] == all_decks
    handlers = DeckHandlers(editor, decks, Workshop(), DeckJobs())
    offers = await handlers.suggest_to_play(HERE, "", locale)
    assert [shelf.find(value, locale) for _, value in offers] == all_decks
    assert {title for title, _ in offers} == {TITLES[locale], *(title for _, title in OLD)}
    renamed = await editor.rename(shelf.offered[shelf.find("House!", locale)], "House?")
    assert renamed.key == "house-2"


async def test_a_deck_keeps_its_cards_under_another_name(editor):
    deck, _ = await add(editor, HERE, "Cats", picture("a"))
    await add(editor, HERE, "Dogs", picture("b"))
    renamed = await editor.rename(deck, "Felines")
    assert (renamed.id, renamed.key) == (deck.id, "felines")
    unseen = ("Do\u034fgs", "D\u180bogs", "\u17b4dogs", "Dogs\ufe0f", "Dogs\U000e0100")
    blank = ("Dogs\u3164", "\u115fDogs", "\u1160Dogs", "Dogs \uffa0", "Dogs\u2800")
    for twin in ("dogs", " Dogs\u200b", "\u00a0DOGS\n", *unseen, *blank):
        with pytest.raises(DeckError, match="deck-title-taken"):
            await editor.rename(renamed, twin)
    assert (await editor.rename(renamed, "FELINES")).key == "felines"
    assert (await editor.rename(renamed, "Hearts \u2764\ufe0f")).title == "Hearts \u2764\ufe0f"


async def test_texts_sent_with_pictures_that_are_there_are_taken(editor):
    deck, _ = await add(editor, HERE, "Cats", picture("a", text="a cat"), picture("b"))
    _, cards = await editor.deck(HERE, deck.id)
    sent = (picture("a", text="a lion"), picture("b"), picture("c", text="a fox"))
    assert await editor.known(deck, sent) == ({card.digest for card in cards}, 1)
    assert (await editor.add(deck, sent, ANNA))[1:3] == (1, 1)
    _, cards = await editor.deck(HERE, deck.id)
    assert [card.text for card in cards] == ["a lion", "", "a fox"]
    again = (picture("a"), picture("b"), picture("c", text="a fox"))
    assert await editor.known(deck, again) == ({card.digest for card in cards}, 0)
    assert (await editor.add(deck, again, ANNA))[1:3] == (0, 0)


async def test_texts_are_changed_all_or_none(editor):
    deck, _ = await add(editor, HERE, "Cats", picture("a"), picture("b", text="a tom"))
    with pytest.raises(DeckError, match="card-number-unknown"):
        await editor.describe(deck, {1: "a cat", 9: "none"})
    assert await editor.describe(deck, {1: "a cat", 2: "a tom"}) == 1
    _, cards = await editor.deck(HERE, deck.id)
    assert [card.text for card in cards] == ["a cat", "a tom"]


async def test_a_number_belongs_to_one_card_for_good(editor):
    deck, _ = await add(editor, HERE, "Cats", picture("a"), picture("b"), picture("c"))
    _, cards = await editor.deck(HERE, deck.id)
    assert await editor.remove(deck, [cards[0].id]) == (1, 2)
    deck, _ = await add(editor, HERE, "Cats", picture("d"), picture("a"))
    _, cards = await editor.deck(HERE, deck.id)
    assert [card.number for card in cards] == [2, 3, 4, 5]


async def test_what_nothing_uses_any_more_is_deleted(editor, store):
    deck, _ = await add(editor, HERE, "Cats", picture("a"), picture("b"))
    await add(editor, THERE, "Dogs", picture("b"))
    assert await editor.remove(deck, None) == (2, 0)
    assert await rows(store, "pictures") == await rows(store, "decks") == 1
    with pytest.raises(DeckError, match="deck-gone"):
        await editor.remove(deck, None)


async def test_a_blocked_picture_is_gone_everywhere_and_never_taken_again(editor, store):
    await add(editor, HERE, "Cats", picture("a"), picture("b"))
    await add(editor, THERE, "Dogs", picture("a"))
    assert await editor.block(picture("a").digest) == 2
    assert await rows(store, "deck_cards") == await rows(store, "pictures") == 1
    with pytest.raises(DeckError, match="picture-blocked"):
        await add(editor, HERE, "Cats", picture("c"), picture("a"))


async def test_decks_stay_thirty_days_after_the_bot_has_left(editor, store, clock):
    await add(editor, HERE, "Cats", picture("a"))
    await add(editor, THERE, "Dogs", picture("b"))
    await editor.tend({HERE: False, THERE: True}.get)
    clock.now += ABSENT_FOR - 1
    await editor.tend({HERE: False}.get)
    assert await rows(store, "decks") == 2
    await editor.tend({HERE: True}.get)  # back again: the days begin anew
    await editor.tend({HERE: False}.get)
    clock.now += ABSENT_FOR - 1
    await editor.tend({HERE: False}.get)
    assert await rows(store, "decks") == 2
    clock.now += 2
    await editor.tend({HERE: False}.get)
    assert await rows(store, "decks") == await rows(store, "pictures") == 1
    assert not await store.read.decks.has_confirmed(HERE)


async def test_forgetting_somebody_unties_what_they_brought(editor, store):
    await add(editor, HERE, "Cats", picture("a"))
    async with store.begin() as uow:
        await uow.people.forget(ANNA, "nobody")
        await uow.commit()
    assert await store.read._query("SELECT added_by FROM deck_cards") == [(None,)]
    assert await store.read._query("SELECT DISTINCT player_id FROM deck_rights") == [(None,)]
    assert await store.read.decks.has_confirmed(HERE)
