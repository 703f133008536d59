"""A hand that is to be closed outlives whoever is forgotten, until it is closed and no longer."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.service.messenger import delivery_key_of
from bot.service.ports import Delivery, Former, MessageKey, Person, Store, StoredGame
from tests.data.contract.test_forget import forget
from tests.data.games import ANNA, BRUNO, NOW, add, after, dump, lobby, save

LEASE = 30.0
CHANNEL, MESSAGE = 11, 22
GAME = lobby().game.id
HAND, TOLD = (MessageKey(GAME, 1, purpose, ANNA) for purpose in ("hand", "tell"))


async def claim(store: Store, now: float) -> Delivery:
    [delivery] = await store.outbox.claim(now, LEASE)
    return delivery


async def there(store: Store, game: StoredGame, *keys: MessageKey) -> StoredGame:
    """Have messages sent, each under a number of its own."""
    game = await save(store, after(game), wanted=keys)
    for number, delivery in enumerate(await store.outbox.claim(NOW, LEASE, 9), MESSAGE):
        place = {"channel_id": CHANNEL, "message_id": number, "at": NOW}
        await store.outbox.delivered(delivery, version=game.version, **place)
    return game


@pytest.fixture
async def left(store: Store) -> StoredGame:
    """Anna and Bruno were sent hands; Anna has left, so that hers must change."""
    async with store.begin() as uow:
        await uow.people.save(Person(ANNA, "it", CHANNEL, dm_open=True))
        await uow.commit()
    game = await add(store, lobby(players=(BRUNO, ANNA)))
    game = await there(store, game, HAND, replace(HAND, viewer=BRUNO), replace(HAND, round=2))
    return await save(store, after(game), wanted=[HAND])


async def test_its_row_is_known_by_what_stands_for_them_in_the_game_and_their_language(
    store: Store, left: StoredGame
):
    await forget(store)
    assert str(ANNA) not in repr(await dump(store, "SELECT * FROM messages"))
    delivery = await claim(store, NOW)
    stored = await store.read.games.get(GAME)
    assert stored is not None
    [former] = [chair.player for chair in stored.game.chairs if chair.player != BRUNO]
    assert delivery.key == replace(HAND, viewer=former, detail="former it")
    assert (delivery.channel_id, delivery.message_id) == (CHANNEL, MESSAGE)
    assert delivery.key.is_of_former
    assert delivery.key.former == Former("it")


Report = Callable[[Store, Delivery], Awaitable[None]]


async def edited(store: Store, delivery: Delivery) -> None:
    version = delivery.required_version
    await store.outbox.edited(delivery, version=version, at=NOW, not_before=NOW)


async def edited_with_an_action(store: Store, delivery: Delivery) -> None:
    version = delivery.required_version
    async with store.begin() as uow:
        await uow.messages.edited(delivery, version=version, at=NOW, not_before=NOW)
        await uow.commit()


async def given_up(store: Store, delivery: Delivery) -> None:
    await store.outbox.fail(delivery, at=NOW)


@pytest.mark.parametrize("report", [edited, edited_with_an_action, given_up])
async def test_it_goes_once_it_is_closed_or_given_up(
    store: Store, left: StoredGame, report: Report
):
    await forget(store)
    await report(store, await claim(store, NOW))
    rows = await dump(store, "SELECT viewer FROM messages")
    assert rows == [(BRUNO,)]


async def test_two_of_a_round_go_once_both_are_closed(store: Store, left: StoredGame):
    """Until then each finds that the other was sent."""
    left = await there(store, left, TOLD)
    await save(store, after(left), wanted=[HAND, TOLD])
    await forget(store)
    first, second = await store.outbox.claim(NOW, LEASE, 9)
    for report in (edited, given_up):
        hand, told = (replace(key, viewer=first.key.viewer) for key in (HAND, TOLD))
        assert await store.outbox.was_sent(hand)
        assert await store.outbox.was_sent(told)
        await report(store, first if report is edited else second)
    assert await dump(store, "SELECT viewer FROM messages") == [(BRUNO,)]


async def test_it_stays_while_it_is_tried_again(store: Store, left: StoredGame):
    await forget(store)
    await store.outbox.retry(await claim(store, NOW), at=NOW, not_before=NOW + 9)
    assert await store.outbox.next_due(NOW) == NOW + 9
    again = await claim(store, NOW + 9)
    assert again.failures == 1
    shown = again.required_version - 1
    await store.outbox.edited(again, version=shown, at=NOW + 9, not_before=NOW + 9)
    await edited(store, await claim(store, NOW + 9))
    assert await dump(store, "SELECT viewer FROM messages") == [(BRUNO,)]


async def test_who_was_editing_it_meanwhile_is_waited_for(store: Store, left: StoredGame):
    """What they wrote may come to Discord last, and is not known to have come."""
    before = await claim(store, NOW)
    await forget(store)
    await edited(store, before)
    assert await store.outbox.claim(NOW + LEASE - 1, LEASE) == ()
    await edited(store, await claim(store, NOW + LEASE))
    assert await dump(store, "SELECT viewer FROM messages") == [(BRUNO,)]


async def test_a_greeting_that_was_on_its_way_is_not_noted(store: Store, left: StoredGame):
    greeting = MessageKey(GAME, 0, "greeting", ANNA)
    place = {"channel_id": CHANNEL, "message_id": MESSAGE, "at": NOW}
    assert await store.outbox.sent_besides(greeting, left.version, **place)
    await forget(store)
    assert not await store.outbox.sent_besides(greeting, left.version, **place)
    assert str(ANNA) not in repr(await dump(store, "SELECT * FROM messages"))
    assert "greeting" not in repr(await dump(store, "SELECT purpose FROM messages"))


async def test_what_was_never_sent_goes_at_once(store: Store, left: StoredGame):
    await save(store, after(left), wanted=[TOLD])
    await forget(store)
    assert set(await dump(store, "SELECT purpose FROM messages")) == {("hand",)}


async def test_what_is_being_sent_is_looked_for_once_its_lease_has_ended(
    store: Store, left: StoredGame
):
    await save(store, after(left), wanted=[TOLD])
    sending = next(each for each in await store.outbox.claim(NOW, LEASE, 9) if each.key == TOLD)
    await forget(store)
    place = {"channel_id": CHANNEL, "message_id": MESSAGE, "at": NOW}
    await store.outbox.delivered(sending, version=sending.required_version, **place)
    assert str(ANNA) not in repr(await dump(store, "SELECT * FROM messages"))
    due = await store.outbox.claim(NOW + LEASE, LEASE, 9)
    hand, doubtful = sorted(due, key=lambda each: each.key.purpose)
    assert (doubtful.message_id, doubtful.attempted_at) == (None, NOW)
    assert doubtful.key.former == Former("it", delivery_key_of(sending), str(CHANNEL))
    assert delivery_key_of(doubtful) == delivery_key_of(sending)
    version = doubtful.required_version
    await edited(store, hand)
    await store.outbox.delivered(doubtful, version=version, **place)
    for each in await store.outbox.claim(NOW + LEASE, LEASE, 9):
        await edited(store, each)
    assert "tell" not in repr(await dump(store, "SELECT purpose FROM messages"))


@pytest.mark.parametrize("locale", ["", "pt\u00a0BR", "pt\u2003BR\u2028"])
async def test_by_what_it_is_found_stays_as_it_was_whatever_the_language_is_called(
    store: Store, left: StoredGame, locale: str
):
    """Languages are Discord's words, which are passed on unread."""
    async with store.begin() as uow:
        await uow.people.save(Person(ANNA, locale, CHANNEL, dm_open=True))
        await uow.commit()
    await save(store, after(left), wanted=[TOLD])
    sending = await store.outbox.claim(NOW, LEASE, 9)
    await forget(store)
    hand, told = sorted(
        await store.outbox.claim(NOW + LEASE, LEASE, 9), key=lambda each: each.key.purpose
    )
    keys = {each.key.purpose: delivery_key_of(each) for each in sending}
    assert hand.key.former == Former(locale)
    assert told.key.former == Former(locale, keys["tell"], str(CHANNEL))
