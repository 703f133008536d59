"""Cards that were removed and that games still show: how long they are kept, and how much of it."""

from collections.abc import Collection
from dataclasses import replace

import pytest

from bot.engine.errors import DeckError
from bot.service.deck_editing import DeckEditor
from bot.service.deck_limits import SHOWN_FOR, TEND_EVERY
from bot.service.ports import Place, ServerDeck, StoredGame
from data.store import SqlStore
from tests.data import games
from tests.service.test_deck_editing import (
    ANNA,
    HERE,
    LIMITS,
    THERE,
    Clock,
    House,
    add,
    clock,  # noqa: F401
    editor,  # noqa: F401
    picture,
    rows,
    store,  # noqa: F401
)

# ruff: noqa: F811
# Fixtures are named as they are asked for.


async def deal(store: SqlStore, clock: Clock, deck: ServerDeck, number: int = 0) -> StoredGame:
    """Begin a game in the deck's server that is dealt from it."""
    opened = replace(
        games.lobby(number, channel=number + 1),
        place=Place(deck.guild_id, number + 1),
        created_at=clock.now,
    )
    await games.add(store, opened, clock.now)
    async with store.begin() as uow:
        assert await uow.decks.pin(opened.game.id, deck.guild_id, deck.id)
        await uow.commit()
    return opened


async def end(store: SqlStore, clock: Clock, game: StoredGame) -> None:
    await games.save(store, replace(games.finished(game), last_action_at=clock.now), at=clock.now)


async def test_they_stay_for_the_games_that_were_dealt_before_and_no_others(editor, store, clock):
    deck, _ = await add(editor, HERE, "Cats", picture("a"), picture("b"))
    game = await deal(store, clock, deck)
    _, cards = await editor.deck(HERE, deck.id)
    await editor.remove(deck, [cards[0].id])
    await deal(store, clock, deck, 1)  # it has the other card alone
    assert await rows(store, "deck_cards") == 2
    await end(store, clock, game)
    clock.now += SHOWN_FOR - 1
    await editor.tend(lambda _: None)
    assert await rows(store, "deck_cards") == 2
    clock.now += 1
    await editor.tend(lambda _: None)
    assert await rows(store, "deck_cards") == await rows(store, "pictures") == 1
    assert [card.offered for card in await editor.reads.cards(deck.id)] == [True]


@pytest.mark.parametrize("leap", [-86_400, 86_400])
async def test_no_clock_that_is_set_right_takes_them_from_a_game_or_leaves_them(
    editor, store, clock, leap
):
    clock.now += 86_400
    deck, _ = await add(editor, HERE, "Cats", picture("a"), picture("b"), picture("c"))
    first = await deal(store, clock, deck)
    clock.now += leap
    _, (card, *_) = await editor.deck(HERE, deck.id)
    await editor.remove(deck, [card.id])
    clock.now -= leap
    second = await deal(store, clock, deck, 1)  # it has not the card that is gone
    clock.now += leap
    await editor.remove(deck, None)
    assert await rows(store, "deck_cards") == await rows(store, "pictures") == 3
    await end(store, clock, first)
    clock.now += SHOWN_FOR
    await editor.tend(lambda _: None)
    assert await rows(store, "deck_cards") == await rows(store, "pictures") == 2
    usage = await editor.reads.usage(HERE)
    assert (usage.removed.cards, usage.removed.ended_at) == (2, None)
    await end(store, clock, second)
    clock.now += SHOWN_FOR
    await editor.tend(lambda _: None)
    assert await rows(store, "deck_cards") == await rows(store, "decks") == 0


async def test_they_count_and_above_the_limit_nothing_is_added(editor, store, clock):
    for number, name in enumerate(("Cats", "Dogs")):
        deck, _ = await add(editor, HERE, name, picture(name, 600), picture(name.lower()))
        game = await deal(store, clock, deck, number)
        await editor.remove(deck, None)
        await end(store, clock, game)
        usage = await editor.reads.usage(HERE)
        assert (usage.cards, usage.removed.cards, usage.removed.bytes) == (
            0, 2 * number + 2, 610 * (number + 1),
        )  # fmt: skip
        clock.now += 1
    for refused in (editor.room(HERE), add(editor, HERE, "Mice", picture("m"))):
        with pytest.raises(DeckError, match="deck-removed-full") as why:
            await refused
        assert why.value.params["until"] == clock.now - 1 + SHOWN_FOR + TEND_EVERY
    await add(editor, THERE, "Mice", picture("m"))
    clock.now += SHOWN_FOR - 2  # the first of the games has been over for long enough
    await editor.tend(lambda _: None)
    assert (await editor.reads.usage(HERE)).removed.cards == 2
    assert (await editor.room(HERE)).cards == LIMITS.cards
    await add(editor, HERE, "Mice", picture("m"))


async def test_cards_count_as_well_as_bytes(editor, store, clock):
    for number in range(3):
        cards = (picture(f"{number}{card}") for card in range(3))
        deck, _ = await add(editor, HERE, "Cats", *cards)
        await deal(store, clock, deck, number)
        await editor.remove(deck, None)
    with pytest.raises(DeckError, match="deck-removed-full") as why:
        await add(editor, HERE, "Cats", picture("a"))
    assert (why.value.params["cards"], why.value.params["until"]) == (9, "none")


async def test_what_is_added_again_counts_once(editor, store, clock):
    deck, _ = await add(editor, HERE, "Cats", picture("a", 500), picture("b"))
    await deal(store, clock, deck)
    await editor.remove(deck, None)
    again, _ = await add(editor, HERE, "Cats", picture("a", 500))
    usage = await editor.reads.usage(HERE)
    assert again.id != deck.id
    assert (usage.cards, usage.bytes) == (1, 500)
    assert (usage.removed.cards, usage.removed.bytes, usage.removed.ended_at) == (2, 10, None)


async def test_whoever_keeps_something_of_decks_hears_which_are_left(store, clock):
    heard: list[Collection[str]] = []

    async def forget_others(decks: Collection[str]) -> None:
        heard.append(decks)

    editor = DeckEditor(store, House(), LIMITS, clock, forget_others)
    await editor.confirm(HERE, ANNA)
    deck, _ = await add(editor, HERE, "Cats", picture("a"))
    other, _ = await add(editor, HERE, "Dogs", picture("b"))
    game = await deal(store, clock, deck)
    for gone in (deck, other):
        await editor.remove(gone, None)
    await editor.tend(lambda _: None)
    await end(store, clock, game)
    clock.now += SHOWN_FOR + 1
    await editor.tend(lambda _: None)
    assert heard == [{deck.id}, frozenset()]
