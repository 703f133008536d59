"""A transaction that only writes is committed with others; one that asks has the right to write."""

import asyncio

import pytest

from bot.engine.errors import VersionConflict
from data.store import SqliteStore
from tests.data.games import NOW, dump

SEEN = "SELECT interaction_id FROM seen ORDER BY 1"


async def note(store: SqliteStore, *numbers: int, asks: int | None = None) -> bool | None:
    """Note interactions that must be new, in one transaction which may ask for another before."""
    async with store.begin(concurrent=True) as uow:
        known = None if asks is None else await uow.seen.contains(asks)
        for number in numbers:
            await uow.seen.add(number, NOW, once=True)
        await uow.commit()
    return known


async def test_those_that_only_write_go_in_one_trip(
    store: SqliteStore, trips: list[list[str]]
) -> None:
    async with store.begin() as uow:  # somebody else writes
        await uow.seen.contains(0)
        writing = asyncio.gather(*(note(store, number, number + 10) for number in range(10)))
        await asyncio.sleep(0.01)
        assert not writing.done()
        trips.clear()
    await writing
    assert [(trip[0], len(trip), trip[-1]) for trip in trips] == [("BEGIN IMMEDIATE", 22, "COMMIT")]
    assert len(await dump(store, SEEN)) == 20


async def test_one_that_fails_takes_no_other_with_it(store: SqliteStore) -> None:
    await note(store, 3)
    outcomes = await asyncio.gather(
        *(note(store, number, number + 10) for number in range(5)), return_exceptions=True
    )
    assert [isinstance(each, VersionConflict) for each in outcomes] == [n == 3 for n in range(5)]
    assert await dump(store, SEEN) == [(0,), (1,), (2,), (3,), (4,), (10,), (11,), (12,), (14,)]


async def test_one_that_asks_sees_what_it_wrote_and_others_wait(store: SqliteStore) -> None:
    async with store.begin(concurrent=True) as uow:
        await uow.seen.add(1, NOW, once=True)
        assert await uow.seen.contains(1)
        other = asyncio.create_task(note(store, 2, asks=1))
        await asyncio.sleep(0.01)
        assert not other.done()
        await uow.seen.add(3, NOW, once=True)
        await uow.commit()
    assert await other is True
    assert await dump(store, SEEN) == [(1,), (2,), (3,)]


@pytest.mark.parametrize("asks", [False, True])
async def test_what_is_not_committed_is_undone(store: SqliteStore, asks: bool) -> None:
    async with store.begin(concurrent=True) as uow:
        await uow.seen.add(1, NOW)
        if asks:
            assert await uow.seen.contains(1)
    assert await note(store, asks=1) is False


async def test_after_the_commit_it_takes_nothing_more(store: SqliteStore) -> None:
    async with store.begin(concurrent=True) as uow:
        await uow.seen.add(1, NOW)
        await uow.commit()
        for more in (uow.seen.contains(1), uow.commit()):
            with pytest.raises(RuntimeError):
                await more
