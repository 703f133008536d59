"""What several processes on a server do at the same time, and what they wait for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from bot.service.ports import MessageKey
from data.address import ServerAddress
from data.opening import open_store
from data.store import SqlStore
from tests.data.games import CHANNEL, GUILD, NOW, add, after, dump, finished, game_id, lobby, save

PATIENT = 60.0
"""Seconds after which what should not wait has waited."""


@pytest.fixture
async def stores(postgres: ServerAddress) -> AsyncIterator[tuple[SqlStore, SqlStore]]:
    async with AsyncExitStack() as stack:
        first, second = [await stack.enter_async_context(await open_store(postgres)) for _ in "ab"]
        for number in range(2):
            await add(first, lobby(number, channel=CHANNEL + number))
        yield first, second


async def act(store: SqlStore, number: int) -> None:
    """Take a step in a game, as an action does."""
    async with store.begin(concurrent=True) as uow:
        found = await uow.games.get_for_update(game_id(number), None)
        assert found is not None
        await uow.games.save(after(found[0]), (), NOW)
        await uow.commit()


async def test_an_action_waits_for_none_in_another_game(stores):
    first, second = stores
    async with first.begin(concurrent=True) as uow, asyncio.timeout(PATIENT):
        await uow.games.get_for_update(game_id(0), None)
        await act(second, 1)


async def test_an_action_waits_for_one_in_the_same_game(stores):
    await waits_in_the_same_game(*stores)


async def test_how_a_server_isolates_by_default_is_no_matter(stores, postgres):
    strict = ServerAddress(f"{postgres.full}&default_transaction_isolation=serializable")
    async with await open_store(strict) as second:
        await waits_in_the_same_game(stores[0], second)


async def waits_in_the_same_game(first: SqlStore, second: SqlStore) -> None:
    async with first.begin(concurrent=True) as uow:
        found = await uow.games.get_for_update(game_id(0), None)
        assert found is not None
        other = asyncio.create_task(act(second, 0))
        await waiting(first, 1)
        await uow.games.save(after(found[0]), (), NOW)
        await uow.commit()
    await other  # a version that was read before would be a conflict
    assert await dump(first, "SELECT version FROM games ORDER BY game_id") == [(3,), (1,)]


async def waiting(store: SqlStore, count: int) -> None:
    """Wait until so many wait for what somebody else has."""
    sql = "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    while await dump(store, sql) != [(count,)]:  # noqa: ASYNC110  the server tells nobody
        await asyncio.sleep(0.01)


async def test_who_act_crosswise_in_the_same_games_do_not_wait_for_each_other(stores):
    first, second = stores
    both_hold_one = asyncio.Barrier(2)

    async def hold(store: SqlStore, number: int) -> None:
        async with store.begin(concurrent=True) as uow:
            found = await uow.games.get_for_update(game_id(number), None)
            assert found is not None
            await both_hold_one.wait()
            await uow.games.save(after(found[0]), (), NOW)
            await uow.commit()  # together with the other action that waits in this process

    # The server would end a deadlock with a conflict for one of them, after a second.
    await asyncio.gather(hold(first, 0), hold(second, 1), act(first, 1), act(second, 0))
    assert await dump(first, "SELECT version FROM games") == [(3,), (3,)]


async def test_many_actions_of_both_lose_nothing(stores):
    steps = [act(store, number) for store in stores for number in (0, 1) for _ in range(20)]
    await asyncio.gather(*steps)
    assert await dump(stores[0], "SELECT version FROM games") == [(41,), (41,)]


async def test_who_must_be_alone_waits_for_all_and_all_for_them(stores):
    first, second = stores
    async with first.begin(concurrent=True) as uow:
        await uow.games.get_for_update(game_id(0), None)
        alone = asyncio.create_task(save(second, after(lobby(1, channel=CHANNEL + 1))))
        await waiting(first, 1)
        assert not alone.done()
        await uow.commit()
    await alone
    async with first.begin() as uow:
        await uow.games.live_in_guild(GUILD)
        action = asyncio.create_task(act(second, 0))
        await waiting(first, 1)
    await action


async def test_a_row_is_claimed_by_one_of_them(stores):
    keys = [
        MessageKey(game_id(number), round, "turn") for number in (0, 1) for round in range(1, 9)
    ]
    async with stores[0].begin() as uow:
        await uow.messages.invalidate(keys, 1, NOW)
        await uow.commit()
    claims = await asyncio.gather(
        *(store.outbox.claim(NOW + 1, 30.0, 2) for store in stores for _ in range(8))
    )
    claimed = [delivery.key for claim in claims for delivery in claim]
    assert len(claimed) == len(set(claimed))
    rest = await stores[0].outbox.claim(NOW + 1, 30.0, len(keys))  # skipped while it was locked
    assert {*claimed, *(delivery.key for delivery in rest)} == set(keys)


async def test_a_claim_does_not_wait_for_a_row_that_is_being_changed(stores):
    first, second = stores
    keys = [MessageKey(game_id(number), 1, "turn") for number in (0, 1)]
    async with first.begin() as uow:
        await uow.messages.invalidate(keys, 1, NOW)
        await uow.commit()
    async with first.begin(concurrent=True) as uow, asyncio.timeout(PATIENT):
        await uow.games.get_for_update(game_id(0), None)
        await uow.messages.invalidate(keys[:1], 2, NOW)
        await uow.games.get_for_update(game_id(0), None)  # what only writes waits for a query
        assert [d.key for d in await second.outbox.claim(NOW + 1, 30.0, 2)] == keys[1:]


async def test_games_of_a_server_that_end_at_once_are_numbered(stores):
    async def end(store: SqlStore, number: int) -> None:
        async with store.begin(concurrent=True) as uow:
            found = await uow.games.get_for_update(game_id(number), None)
            assert found is not None
            await uow.games.save(finished(found[0]), (), NOW)
            await uow.records.save(game_id(number), "{}", NOW, GUILD)
            await uow.records.get(game_id(number))
            await asyncio.sleep(0)
            await uow.commit()

    await asyncio.gather(*(end(store, number) for number, store in enumerate(stores)))
    sql = "SELECT ordinal FROM records ORDER BY ordinal"
    assert await dump(stores[0], sql) == [(1,), (2,)]
