"""The outbox: who may bring which message up to date, and what is known of it afterwards."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.errors import StorageError
from bot.service.ports import Delivery, MessageKey, Store
from data import gathering
from data.order import BOARD_ATTEMPTS, REVEAL_ATTEMPTS
from tests.data.games import ANNA, BRUNO, GUILD, NOW, add, after, damage, dump, lobby, save

GAME = lobby().game.id
LEASE = 30.0
BOARD = MessageKey(GAME, 1, "board")
HAND = MessageKey(GAME, 1, "hand", ANNA)
CHANNEL, MESSAGE = 11, 22
IN = lobby().place.channel_id


@pytest.fixture
async def want(store: Store):
    """Does an action at some moment that makes keys out of date; gives the version."""
    stored = await add(store, lobby())

    async def act(*keys: MessageKey, at: float = NOW) -> int:
        nonlocal stored
        stored = await save(store, after(stored), at=at, wanted=keys)
        return stored.version

    return act


async def claim(store: Store, now: float = NOW) -> Delivery:
    [delivery] = await store.outbox.claim(now, LEASE)
    return delivery


async def deliver(store: Store, delivery: Delivery, version: int, at: float = NOW):
    await store.outbox.delivered(
        delivery, version=version, channel_id=CHANNEL, message_id=MESSAGE, at=at
    )


async def sent(store: Store, version: int, at: float = NOW):
    """The one row that is due gets its message."""
    await deliver(store, await claim(store, at), version, at)


async def test_a_new_key_is_claimed_with_nothing_known(store: Store, want):
    version = await want(HAND)
    delivery = await claim(store)
    assert delivery == Delivery(HAND, version, 0, 0, None, None, None, None, 0, delivery.lease)
    assert delivery.lease


async def test_an_empty_outbox_has_nothing(store: Store):
    assert await store.outbox.claim(NOW, LEASE) == ()
    assert await store.outbox.next_due(NOW) is None


async def test_of_somebodys_direct_messages_the_newest_alone_is_superseded(store: Store, want):
    later = MessageKey(GAME, 2, "tell", ANNA)
    theirs = MessageKey(GAME, 3, "hand", BRUNO)
    for message, key in enumerate((HAND, later, theirs, MessageKey(GAME, 3, "hand", ANNA)), 1):
        version = await want(key)
        delivery = await claim(store)
        if message == 4:  # nobody knows whether it came
            await store.outbox.fail(delivery, at=NOW)
            continue
        await store.outbox.delivered(
            delivery, version=version, channel_id=CHANNEL, message_id=message, at=NOW
        )
    async with store.begin() as uow:
        await uow.messages.supersede_newest(GAME, [ANNA], version + 1, NOW)
        await uow.commit()
    due = await store.outbox.claim(NOW + 1, LEASE, 10)
    assert [(each.key, each.required_version) for each in due] == [(later, version + 1)]


async def test_what_was_sent_besides_is_due_only_if_its_game_has_gone_on(store: Store, want):
    greeting = MessageKey(GAME, 0, "greeting", ANNA)
    first, second = await want(HAND), await want(HAND)
    await deliver(store, await claim(store), second)
    for version, message in (
        (second, MESSAGE + 1),
        (first, MESSAGE + 2),
    ):  # the later one after somebody is back
        await store.outbox.sent_besides(
            greeting, version, at=NOW, channel_id=CHANNEL, message_id=message
        )
        due = await store.outbox.claim(NOW + 1, LEASE)
        assert [(each.key, each.required_version) for each in due] == [(greeting, second)] * (
            version < second
        )
    assert due[0].message_id == message
    await store.outbox.edited(due[0], version=second, at=NOW, not_before=NOW)
    async with store.begin() as uow:
        await uow.messages.supersede_newest(GAME, [ANNA], second + 1, NOW)
        await uow.commit()
    [due] = await store.outbox.claim(NOW + 1, LEASE)
    assert due.key == greeting


async def test_a_message_was_sent_from_the_first_attempt_until_it_is_given_up(store: Store, want):
    assert not await store.outbox.was_sent(HAND)
    version = await want(HAND)
    assert not await store.outbox.was_sent(HAND)
    delivery = await claim(store)
    assert await store.outbox.was_sent(HAND)
    await deliver(store, delivery, version)
    assert await store.outbox.was_sent(HAND)
    assert not await store.outbox.was_sent(BOARD)
    await want(BOARD)
    await store.outbox.fail(await claim(store), at=NOW)
    assert not await store.outbox.was_sent(BOARD)


async def test_a_delivered_message_is_no_longer_due(store: Store, want):
    version = await want(BOARD)
    await sent(store, version)
    assert await store.outbox.claim(NOW + 1e6, LEASE) == ()
    assert await store.outbox.next_due(NOW) is None


async def test_a_burst_of_actions_becomes_one_edit_of_the_known_message(store: Store, want):
    await sent(store, await want(BOARD), at=NOW + 3)
    await want(BOARD, at=NOW + 4)
    await want(BOARD, at=NOW + 5)
    last = await want(BOARD, at=NOW + 6)
    edit = await claim(store, NOW + 7)
    assert edit == Delivery(BOARD, last, 2, 0, CHANNEL, MESSAGE, NOW + 3, None, 0, edit.lease)
    await store.outbox.edited(edit, version=last, at=NOW, not_before=NOW + 12)
    assert await store.outbox.claim(NOW + 20, LEASE) == ()


async def test_what_changes_during_an_edit_is_due_again_after_the_pause(store: Store, want):
    await sent(store, await want(BOARD))
    shown = await want(BOARD)
    edit = await claim(store)
    await want(BOARD)
    await store.outbox.edited(edit, version=shown, at=NOW, not_before=NOW + 5)
    assert await store.outbox.next_due(NOW) == NOW + 5
    assert await store.outbox.claim(NOW + 4.9, LEASE) == ()
    assert (await claim(store, NOW + 5)).message_id == MESSAGE


async def test_wanting_an_older_version_changes_nothing(store: Store, want):
    version = await want(BOARD)
    async with store.begin() as uow:
        await uow.messages.invalidate([BOARD], version - 1, NOW)
        await uow.commit()
    assert (await claim(store)).required_version == version


async def test_a_leased_row_is_nobody_elses_until_the_lease_ends(store: Store, want):
    await want(BOARD)
    first = await claim(store)
    assert await store.outbox.claim(NOW + LEASE - 0.1, LEASE) == ()
    assert await store.outbox.next_due(NOW) == NOW + LEASE
    second = await claim(store, NOW + LEASE)
    assert second.key == BOARD
    assert second.lease != first.lease


async def test_what_is_out_of_date_longest_comes_first(store: Store, want):
    later, early, waited = (MessageKey(GAME, n, "board") for n in (1, 2, 3))
    await want(waited, at=NOW)
    await store.outbox.retry(await claim(store, NOW), at=NOW, not_before=NOW + 2.5)
    await want(later, at=NOW + 3)
    await want(early, at=NOW + 2)
    order = [(await claim(store, NOW + 10)).key for _ in range(3)]
    assert order == [waited, early, later]


async def test_what_is_fresh_comes_before_a_backlog_of_which_the_newest_comes_first(
    store: Store, want
):
    old, older, fresh = (MessageKey(GAME, n, "board") for n in (1, 2, 3))
    await want(older, at=NOW - 200)
    await want(old, at=NOW - 100)
    await want(fresh, at=NOW - 1)
    assert [(await claim(store)).key for _ in range(3)] == [fresh, old, older]


async def test_a_row_keeps_its_place_while_it_waits(store: Store, want):
    first, second = (MessageKey(GAME, n, "board") for n in (1, 2))
    await want(first, at=NOW)
    await want(second, at=NOW + 1)
    await want(first, at=NOW + 2)
    assert (await claim(store, NOW + 3)).key == first


async def test_of_one_action_hands_come_first_then_the_given_order(store: Store, want):
    reveal, end = MessageKey(GAME, 1, "reveal"), MessageKey(GAME, 0, "end")
    other = replace(HAND, viewer=BRUNO)
    await want(reveal, end, other, HAND)
    claims = [await claim(store) for _ in range(3)]
    assert [each.key for each in claims] == [other, HAND, reveal]


async def test_the_end_waits_for_the_reveal_and_not_for_ever(store: Store, want):
    reveal, end = MessageKey(GAME, 1, "reveal"), MessageKey(GAME, 0, "end")
    await want(reveal, end)
    for number in range(REVEAL_ATTEMPTS):
        failing = await claim(store, NOW + number)
        assert failing.key == reveal
        assert await store.outbox.claim(NOW + number, LEASE) == ()
        assert await store.outbox.next_due(NOW) == NOW + number + LEASE
        await store.outbox.retry(failing, at=NOW, not_before=NOW + number + 1)
    assert {(await claim(store, NOW + REVEAL_ATTEMPTS)).key for _ in range(2)} == {reveal, end}


async def test_a_hand_that_turns_into_the_table_waits_for_the_board(store: Store, want):
    await sent(store, await want(HAND))
    version = await want(BOARD, HAND)
    board = await claim(store)
    assert board.key == BOARD
    assert await store.outbox.claim(NOW, LEASE) == ()
    assert await store.outbox.next_due(NOW) == NOW + LEASE
    await deliver(store, board, version)
    assert (await claim(store)).key == HAND


async def test_a_hand_does_not_wait_for_a_board_that_cannot_come(store: Store, want):
    await sent(store, await want(HAND))
    await want(BOARD, HAND)
    for _ in range(BOARD_ATTEMPTS):
        await store.outbox.retry(await claim(store), at=NOW, not_before=NOW + 60)
    assert (await claim(store)).key == HAND


async def test_the_end_comes_once_the_reveal_is_there(store: Store, want):
    reveal, end = MessageKey(GAME, 1, "reveal"), MessageKey(GAME, 0, "end")
    await sent(store, await want(reveal, end))
    assert (await claim(store)).key == end


async def test_reminders_of_one_round_are_told_apart(store: Store, want):
    keys = [MessageKey(GAME, 1, "remind", None, phase) for phase in ("submitting", "voting")]
    await want(*keys)
    assert [(await claim(store)).key for _ in keys] == keys


async def test_each_change_tells_when_the_next_row_is_due(store: Store, want):
    told: list[float | None] = []
    store.outbox.watch(told.append)
    version = await want(BOARD)
    await deliver(store, await claim(store), version)
    assert told == [0.0, NOW + LEASE, None]
    await want(BOARD)
    await store.outbox.retry(await claim(store), at=NOW, not_before=NOW + 5)
    assert told[3:] == [0.0, NOW + LEASE, NOW + 5]
    await want()
    assert len(told) == 6, "nothing of the outbox has changed"
    await store.outbox.next_due(NOW)
    assert told[6:] == [NOW + 5]


async def test_what_is_claimed_comes_with_its_game(store: Store, want):
    other = await add(store, lobby(1, channel=IN + 1))
    version = await want(BOARD, replace(BOARD, game=other.game.id), replace(BOARD, game="none"))
    games = {each.key.game: each.game for each in await store.outbox.claim(NOW, LEASE, 3)}
    assert games == {GAME: replace(lobby(), version=version), other.game.id: other, "none": None}


async def test_a_game_that_cannot_be_read_is_claimed_with_the_reason(store: Store, want):
    await want(BOARD)
    await damage(store, "games", "state")
    assert isinstance((await claim(store)).game, StorageError)


async def test_another_attempt_is_noted_under_the_lease_only(store: Store, want):
    await want(BOARD)
    first = await claim(store)
    later = NOW + LEASE
    second = await claim(store, later)
    assert (second.attempted_at, second.message_id) == (NOW, None)
    assert not await store.outbox.attempting(first, later + 1)
    assert await store.outbox.attempting(second, later + 1)
    assert not await store.outbox.attempting(second, later + LEASE)
    again = await claim(store, later + LEASE)
    assert (again.attempted_at, again.message_id) == (later + 1, None)


async def test_of_a_message_that_is_there_no_attempt_is_noted(store: Store, want):
    await sent(store, await want(BOARD))
    await want(BOARD)
    await claim(store)
    assert (await claim(store, NOW + LEASE)).attempted_at is None


async def test_a_send_that_was_killed_is_in_doubt_until_it_is_delivered(store: Store, want):
    version = await want(BOARD)
    assert (await claim(store)).attempted_at is None, "there was no attempt before this one"
    in_doubt = await claim(store, NOW + LEASE)
    assert in_doubt.attempted_at == NOW
    await deliver(store, in_doubt, version, at=NOW + 40)
    known = await claim(store, NOW + 41)
    assert (known.message_id, known.attempted_at, known.sent_at) == (MESSAGE, None, NOW + 40)
    assert known.shown_version == 0, "it may show what the first attempt sent"


async def test_an_edit_recorded_as_delivered_keeps_the_time_of_sending(store: Store, want):
    await sent(store, await want(BOARD), at=NOW)
    version = await want(BOARD)
    await deliver(store, await claim(store, NOW + 9), version, at=NOW + 9)
    await want(BOARD)
    assert (await claim(store, NOW + 10)).sent_at == NOW


async def test_a_retry_is_counted_and_waits(store: Store, want):
    version = await want(BOARD)
    delivery = await claim(store)
    await store.outbox.retry(delivery, at=NOW, not_before=NOW + 2)
    assert await store.outbox.claim(NOW + 1, LEASE) == ()
    assert await store.outbox.next_due(NOW) == NOW + 2
    again = await claim(store, NOW + 2)
    assert again.failures == 1
    assert again.attempted_at == NOW, "the send may have succeeded unheard of"
    await deliver(store, again, version)
    await want(BOARD)
    assert (await claim(store, NOW + 3)).failures == 0


async def test_a_failed_message_is_never_due_again(store: Store, want):
    await want(HAND)
    await store.outbox.fail(await claim(store), at=NOW)
    await want(HAND)
    assert await store.outbox.claim(NOW + 1e6, LEASE) == ()
    assert await store.outbox.next_due(NOW) is None


async def test_the_next_generation_knows_no_message(store: Store, want):
    await sent(store, await want(BOARD))
    await want(BOARD)
    old = await claim(store)
    new = await store.outbox.renew(old, NOW + 1, remains=False)
    assert new is not None
    assert new == replace(old, generation=1, shown_version=0, message_id=None, sent_at=None)
    assert await store.outbox.claim(NOW, LEASE) == (), "the lease goes on"
    stranger = replace(new, lease="other")
    assert await store.outbox.renew(stranger, NOW + 2, remains=False) is None
    again = await claim(store, NOW + LEASE)
    assert (again.generation, again.message_id, again.attempted_at) == (1, None, NOW + 1)


@pytest.mark.parametrize("key", [BOARD, HAND])
async def test_what_remains_is_due_once_the_new_one_is_there(store: Store, want, key: MessageKey):
    await sent(store, await want(key))
    version = await want(key)
    old = await claim(store)
    new = await store.outbox.renew(old, NOW, remains=True)
    assert new is not None
    assert await store.outbox.claim(NOW + 1, LEASE) == (), "nothing is there in its place"
    await store.outbox.delivered(
        new, version=version, channel_id=CHANNEL, message_id=MESSAGE + 1, at=NOW + 5
    )
    assert await store.outbox.next_due(NOW + 6) == NOW + 6
    remaining = await claim(store, NOW + 6)
    assert remaining.key.is_replaced
    assert replace(remaining.key, detail="") == key
    assert (remaining.channel_id, remaining.message_id) == (CHANNEL, MESSAGE)
    await store.outbox.fail(remaining, at=NOW + 7)
    assert await store.outbox.next_due(NOW + 7) is None


async def test_what_remains_waits_while_the_new_one_fails(store: Store, want):
    await sent(store, await want(BOARD))
    await want(BOARD)
    new = await store.outbox.renew(await claim(store), NOW, remains=True)
    assert new is not None
    await store.outbox.retry(new, at=NOW, not_before=NOW + 5)
    assert await store.outbox.next_due(NOW) == NOW + 5
    assert await store.outbox.claim(NOW + 4, LEASE) == ()
    assert (await claim(store, NOW + 5)).key == BOARD


async def test_what_remains_goes_too_if_nothing_comes_in_its_place(store: Store, want):
    await sent(store, await want(BOARD))
    await want(BOARD)
    new = await store.outbox.renew(await claim(store), NOW, remains=True)
    assert new is not None
    await store.outbox.fail(new, at=NOW)
    assert (await claim(store, NOW)).message_id == MESSAGE


async def test_of_two_that_were_replaced_each_remains(store: Store, want):
    await sent(store, await want(BOARD))
    await want(BOARD)
    delivery = await claim(store)
    for message in (98, 99):
        new = await store.outbox.renew(delivery, NOW, remains=True)
        assert new is not None
        await store.outbox.delivered(
            new, version=new.required_version - 1, channel_id=CHANNEL, message_id=message, at=NOW
        )
        delivery = next(d for d in await store.outbox.claim(NOW, 0.5, 9) if d.key == BOARD)
    remaining = [d for d in await store.outbox.claim(NOW + 1, LEASE, 9) if d.key.is_replaced]
    assert {each.message_id for each in remaining} == {MESSAGE, 98}


async def test_who_has_lost_the_lease_leaves_nothing_to_be_deleted(store: Store, want):
    slow, quick = await overtaken(store, want)
    assert await store.outbox.renew(slow, NOW + LEASE, remains=True) is None
    await store.outbox.edited(quick, version=quick.required_version, at=NOW + LEASE, not_before=NOW)
    assert await store.outbox.claim(NOW + 1e6, LEASE) == ()


async def overtaken(store: Store, want) -> tuple[Delivery, Delivery]:
    """A message, and two workers who edit it: the first one's lease has ended."""
    await sent(store, await want(BOARD))
    await want(BOARD)
    slow = await claim(store)
    return slow, await claim(store, NOW + LEASE)


async def test_an_edit_without_the_lease_makes_the_row_due_again(store: Store, want):
    slow, quick = await overtaken(store, want)
    await store.outbox.edited(quick, version=quick.required_version, at=NOW, not_before=NOW)
    await store.outbox.edited(slow, version=slow.required_version, at=NOW, not_before=NOW)
    again = await claim(store, NOW + LEASE)
    assert (again.shown_version, again.message_id) == (0, MESSAGE)
    await store.outbox.edited(again, version=again.required_version, at=NOW, not_before=NOW)
    assert await store.outbox.claim(NOW + 1e6, LEASE) == ()


@pytest.mark.parametrize("ending", ["edited", "delivered", "retry"])
async def test_who_edits_while_a_late_one_ends_is_not_sure_either(store, want, ending: str):
    """Discord may have taken the late edit last, although the lease's holder reports last."""
    slow, quick = await overtaken(store, want)
    if ending == "edited":
        await store.outbox.edited(slow, version=slow.required_version, at=NOW, not_before=NOW)
    elif ending == "delivered":
        await deliver(store, slow, slow.required_version)
    else:
        await store.outbox.retry(slow, at=NOW, not_before=NOW)
    await store.outbox.edited(quick, version=quick.required_version, at=NOW, not_before=NOW)
    again = await claim(store, NOW + LEASE)
    assert again.shown_version == 0
    assert again.failures == 0
    await store.outbox.edited(again, version=again.required_version, at=NOW, not_before=NOW)
    assert await store.outbox.claim(NOW + 1e6, LEASE) == ()


async def test_a_late_send_is_remembered_but_not_trusted(store: Store, want):
    version = await want(BOARD)
    slow = await claim(store)
    quick = await claim(store, NOW + LEASE)
    await deliver(store, slow, version, at=NOW + 31)
    [row] = await dump(store, "SELECT message_id, sent_at, lease FROM messages")
    assert row == (MESSAGE, NOW + 31, quick.lease)
    await store.outbox.delivered(
        quick, version=version, channel_id=CHANNEL, message_id=MESSAGE + 1, at=NOW + 32
    )
    again = await claim(store, NOW + LEASE + 2)
    assert (again.message_id, again.shown_version) == (MESSAGE + 1, 0)


async def test_a_late_one_says_nothing_of_the_next_generation(store: Store, want):
    slow, quick = await overtaken(store, want)
    new = await store.outbox.renew(quick, NOW, remains=False)
    assert new is not None
    await deliver(store, slow, slow.required_version)
    await store.outbox.delivered(
        new, version=new.required_version, channel_id=CHANNEL, message_id=MESSAGE + 1, at=NOW
    )
    assert await store.outbox.claim(NOW + 1e6, LEASE) == ()


async def test_a_late_failure_leaves_the_message_to_the_other(store: Store, want):
    slow, quick = await overtaken(store, want)
    await store.outbox.fail(slow, at=NOW)
    await store.outbox.edited(quick, version=quick.required_version, at=NOW, not_before=NOW)
    await want(BOARD)
    assert (await claim(store, NOW + LEASE)).key == BOARD


async def show(store: Store, key: MessageKey, version: int):
    await store.outbox.shown(key, version, at=NOW)


async def test_an_answer_that_showed_it_saves_the_edit(store: Store, want):
    await sent(store, await want(HAND))
    version = await want(HAND)
    await show(store, HAND, version)
    assert await store.outbox.claim(NOW, LEASE) == ()


async def test_answers_noted_out_of_their_order_make_the_row_due_again(store: Store, want):
    await sent(store, await want(HAND))
    older, newer = await want(HAND), await want(HAND)
    await show(store, HAND, newer)
    await show(store, HAND, older)
    assert (await claim(store)).shown_version == 0


async def test_an_answer_during_an_edit_makes_the_row_due_again(store: Store, want):
    await sent(store, await want(HAND))
    version = await want(HAND)
    edit = await claim(store)
    await show(store, HAND, version)
    await store.outbox.edited(edit, version=version, at=NOW, not_before=NOW)
    assert (await claim(store)).shown_version == 0


async def test_claims_of_several_workers_never_meet(store: Store, want):
    keys = [MessageKey(GAME, n, "board") for n in range(20)]
    await want(*keys)
    claims = await asyncio.gather(*(store.outbox.claim(NOW, LEASE) for _ in range(25)))
    assert [delivery.key for claimed in claims for delivery in claimed] == keys
    assert claims.count(()) == 5


async def test_several_are_claimed_at_once_in_their_order(store: Store, want):
    keys = [MessageKey(GAME, n, "board") for n in range(5)]
    for at, key in enumerate(keys):
        await want(key, at=NOW - at)
    first = await store.outbox.claim(NOW, LEASE, 3)
    assert [delivery.key for delivery in first] == keys[:1:-1]
    rest = await store.outbox.claim(NOW, LEASE, 3)
    assert [delivery.key for delivery in rest] == keys[1::-1]
    await store.outbox.fail(first[0], at=NOW)
    assert await store.outbox.attempting(first[1], NOW), "each lease ends by itself"


async def test_of_a_reveal_and_the_end_only_the_reveal_is_claimed_at_once(store: Store, want):
    await want(MessageKey(GAME, 1, "reveal"), MessageKey(GAME, 0, "end"))
    assert len(await store.outbox.claim(NOW, LEASE, 9)) == 1


async def test_what_was_given_up_may_be_tried_again(store: Store, want):
    await want(BOARD)
    failing = await claim(store)
    await store.outbox.retry(failing, at=NOW, not_before=NOW + 60)
    await store.outbox.fail(await claim(store, NOW + 60), at=NOW)
    async with store.begin() as uow:
        await uow.messages.revive([BOARD, HAND])
        await uow.commit()
    again = await claim(store, NOW + 1)
    assert (again.key, again.failures) == (BOARD, 0)
    assert await store.outbox.claim(NOW + 1, LEASE) == (), "what never was is not wanted by that"


async def test_reviving_leaves_alone_what_goes_on(store: Store, want):
    await sent(store, await want(BOARD))
    version = await want(BOARD)
    await store.outbox.edited(await claim(store), version=version, at=NOW, not_before=NOW + 60)
    await want(BOARD)
    await revive(store, BOARD)
    assert await store.outbox.claim(NOW + 59, LEASE) == ()


async def test_reviving_brings_forward_what_waits_because_it_failed(store: Store, want):
    await want(BOARD)
    await store.outbox.retry(await claim(store), at=NOW, not_before=NOW + 60)
    await revive(store, BOARD)
    assert (await claim(store)).failures == 0


async def revive(store: Store, key: MessageKey) -> None:
    async with store.begin() as uow:
        await uow.messages.revive([key])
        await uow.commit()


@pytest.mark.parametrize(("place", "claimed"), [(None, 1), (GUILD, 1), (IN, 1), (IN + 1, 0)])
async def test_what_failed_is_hastened_where_it_failed(store: Store, want, place, claimed):
    await want(BOARD)
    await store.outbox.retry(await claim(store), at=NOW, not_before=NOW + 60)
    await store.outbox.hasten(place, NOW)
    assert len(await store.outbox.claim(NOW, LEASE)) == claimed


async def test_only_what_failed_in_public_is_hastened(store: Store, want):
    version = await want(BOARD)
    await sent(store, version)
    await want(BOARD, HAND)
    delivery = next(d for d in await store.outbox.claim(NOW, LEASE, 2) if d.key == BOARD)
    await store.outbox.edited(delivery, version=version, at=NOW, not_before=NOW + 60)
    await store.outbox.hasten(None, NOW)
    assert await store.outbox.claim(NOW, LEASE) == ()


async def test_reports_of_what_was_claimed_together_wait_for_the_last(
    store: Store, want, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(gathering, "PATIENCE", 3_600.0)
    version = await want(*(MessageKey(GAME, n, "board") for n in range(3)))
    one, two, three = await store.outbox.claim(NOW, LEASE, 3)
    reports = [
        asyncio.create_task(deliver(store, one, version)),
        asyncio.create_task(store.outbox.retry(two, at=NOW, not_before=NOW + 9)),
    ]
    await asyncio.sleep(0.01)
    assert not any(report.done() for report in reports)
    async with asyncio.timeout(60):
        await deliver(store, three, version)
        await asyncio.gather(*reports)
    assert await store.outbox.next_due(NOW) == NOW + 9


async def test_nobody_waits_for_who_has_died_or_is_done(store: Store, want, monkeypatch):
    monkeypatch.setattr(gathering, "PATIENCE", 3_600.0)
    version = await want(BOARD, HAND)
    hand, board = await store.outbox.claim(NOW, LEASE, 2)
    async with asyncio.timeout(60):
        async with store.begin() as uow:
            await uow.messages.edited(hand, version=version, at=NOW, not_before=NOW)
            await uow.commit()
        await deliver(store, board, version)
        await want(BOARD, HAND)
        _, later = await store.outbox.claim(NOW, LEASE, 2)
        await deliver(store, later, version + 1, at=NOW + LEASE)
