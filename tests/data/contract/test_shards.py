"""What a process with some of the shards sees of a database that it shares."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.service.ports import Beat, MessageKey, Place, Shards, Store
from data.address import Database
from data.opening import open_store
from tests.data.games import NOW, add, alter, dump, lobby, note_heartbeat, save, submitting

LAST = Shards(2, 3, 4)
"""Of our process."""


@pytest.fixture
async def all_of_it(database: Database) -> AsyncIterator[Store]:
    async with await open_store(database) as opened:
        yield opened


@pytest.fixture
async def ours(database: Database, all_of_it: Store) -> AsyncIterator[Store]:
    async with await open_store(database, shards=LAST) as opened:
        yield opened


async def games(store: Store) -> list[str]:
    """Return a game with everything due in a server of each of the four shards."""
    found = []
    for shard in range(4):
        stored = replace(lobby(shard, channel=100 + shard), place=Place((8 + shard) << 22, 7, None))
        stored = replace(stored, place=replace(stored.place, channel_id=100 + shard))
        await add(store, stored)
        due = {"deadline": NOW + shard, "remind_at": NOW, "computer_at": NOW + shard}
        running = submitting(stored, **due)
        key = MessageKey(running.game.id, 1, "turn")
        await save(store, running, wanted=[key])
        found.append(running.game.id)
    return found


async def test_what_is_due_is_ours_alone(all_of_it: Store, ours: Store):
    theirs, mine = (await games(all_of_it))[:2], (await games_of(all_of_it))[2:]
    assert set(await ours.read.due_games(NOW + 9, 1e9, 1e9)) == set(mine)
    assert set(await all_of_it.read.due_games(NOW + 9, 1e9, 1e9)) == {*theirs, *mine}
    assert await ours.read.due_computers(NOW + 9) == tuple(mine)
    assert await ours.read.next_computer() == NOW + 2
    assert [game for game, _ in await ours.read.running_clocks()] == mine
    assert set(await ours.read.silent_games(NOW + 9)) == set(mine)
    async with ours.begin() as uow:
        await uow.games.shift_timers(1000.0)
        await uow.games.shift_last_action(1000.0)
        await uow.commit()
    assert await ours.read.due_games(NOW + 9, 1e9, 1e9) == tuple(mine)  # their deadlines stay
    assert await all_of_it.read.next_computer() == NOW
    assert await ours.read.next_computer() == NOW + 1002
    assert set(await all_of_it.read.silent_games(NOW + 9)) == set(theirs)


async def games_of(store: Store) -> list[str]:
    return [game for (game,) in await dump(store, "SELECT game_id FROM games ORDER BY target_id")]


async def test_messages_are_left_to_those_who_live(all_of_it: Store, ours: Store):
    first, second, third, fourth = await games(all_of_it)
    ours.leave_to({0, 1})
    assert await ours.outbox.next_due(NOW + 9) is not None
    claimed = await ours.outbox.claim(NOW + 9, 30.0, 9)
    assert {delivery.key.game for delivery in claimed} == {third, fourth}
    assert await ours.outbox.claim(NOW + 9, 30.0, 9) == ()
    ours.leave_to({0})  # the other one is gone
    [taken_over] = await ours.outbox.claim(NOW + 9, 30.0, 9)
    assert taken_over.key.game == second
    ours.leave_to({0, 1})
    for delivery in (*claimed, taken_over):
        await ours.outbox.fail(delivery, at=NOW)
    assert await ours.outbox.next_due(NOW + 9) is None
    [left] = await all_of_it.outbox.claim(NOW + 9, 30.0, 9)
    assert left.key.game == first


async def test_each_process_has_signs_of_life_of_its_own(
    database: Database, all_of_it: Store, ours: Store
):
    assert await ours.read.last_heartbeat() is None
    await note_heartbeat(all_of_it, NOW)
    assert await ours.read.last_heartbeat() == NOW  # a single process played before
    await note_heartbeat(ours, NOW + 10)
    async with await open_store(database, shards=Shards(0, 1, 4)) as theirs:
        await note_heartbeat(theirs, NOW + 20)
        assert await theirs.read.last_heartbeat() == NOW + 20
        assert await ours.read.last_heartbeat() == NOW + 10
        assert await ours.read.beats() == (
            Beat(0, theirs.holder, NOW + 20),
            Beat(1, theirs.holder, NOW + 20),
            Beat(2, ours.holder, NOW + 10),
            Beat(3, ours.holder, NOW + 10),
        )
        assert theirs.holder != ours.holder
    assert await all_of_it.read.last_heartbeat() == NOW + 20
    assert await all_of_it.read.beats() == ()
    async with await open_store(database, shards=Shards(0, 7, 8)) as more:
        assert await more.read.last_heartbeat() == NOW + 20
        assert await more.read.beats() == ()


async def test_one_identifies_after_the_other(all_of_it: Store, ours: Store):
    assert await ours.may_identify(NOW, 5.0)
    assert not await all_of_it.may_identify(NOW + 4.9, 5.0)
    assert not await ours.may_identify(NOW + 4.9, 5.0)
    assert await all_of_it.may_identify(NOW + 5.0, 5.0)
    await alter(all_of_it, f"UPDATE identified SET at = {NOW + 1e6}")
    assert await ours.may_identify(NOW + 6.0, 5.0)  # the clock was set back
