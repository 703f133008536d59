"""Small writes that wait for the lock together take it once, and each stands by itself."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.engine.errors import StorageError, VersionConflict
from data import gathering
from data.connection import Statement, statement
from data.gathering import Gathering
from data.store import SqliteStore
from tests.data.games import NOW, dump

NOTE = "INSERT INTO seen (interaction_id, at) VALUES ($1, $2)"
COUNT = Statement("SELECT COUNT(*) FROM seen")


@pytest.fixture
async def gathered(store: SqliteStore) -> AsyncIterator[Gathering]:
    one = Gathering(store._writer)
    yield one
    await one.close()


def note(gathered: Gathering, number: int, *, patient: bool = False) -> asyncio.Task:
    """Note an interaction, which must not have been noted before."""
    writing = statement(NOTE, number, NOW)
    return asyncio.create_task(gathered.run(writing, COUNT, reserve=f"{number}", patient=patient))


async def noted(store: SqliteStore) -> list[int]:
    return [number for (number,) in await dump(store, "SELECT interaction_id FROM seen ORDER BY 1")]


async def waiting_together(store: SqliteStore, gathered: Gathering, *numbers: int):
    """Writes that come while somebody else has the lock; they are let go on."""
    async with store.begin() as uow:
        await uow.seen.contains(0)
        writing = [note(gathered, number) for number in numbers]
        await asyncio.sleep(0.01)
        assert not any(each.done() for each in writing)
    return writing


async def test_what_waits_together_is_one_trip_and_each_gets_its_own_answer(
    store: SqliteStore, gathered: Gathering, trips: list[list[str]]
):
    writing = await waiting_together(store, gathered, *range(1, 6))
    trips.clear()
    answers = await asyncio.gather(*writing)
    assert [answer.rows[1] for answer in answers] == [[(n,)] for n in range(1, 6)]
    orders = [answer.order for answer in answers]
    assert orders == sorted(set(orders)), "each has seen those before"
    assert trips == [["BEGIN IMMEDIATE", *[NOTE, COUNT.sql] * 5, "COMMIT"]]
    assert await noted(store) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("failing", [1, 3, 5])
async def test_one_that_fails_takes_no_other_with_it(
    store: SqliteStore, gathered: Gathering, failing: int
):
    await note(gathered, failing)
    writing = await waiting_together(store, gathered, *range(1, 6))
    outcomes = await asyncio.gather(*writing, return_exceptions=True)
    conflicts = [isinstance(outcome, VersionConflict) for outcome in outcomes]
    assert conflicts == [number == failing for number in range(1, 6)]
    assert await noted(store) == [1, 2, 3, 4, 5]


async def test_if_the_database_is_away_all_are_told(
    store: SqliteStore, gathered: Gathering, monkeypatch: pytest.MonkeyPatch
):
    tries = []

    async def away(*_: Statement) -> list[list[tuple]]:
        tries.append(1)
        raise StorageError("storage-busy")

    writing = await waiting_together(store, gathered, 1, 2, 3)
    with monkeypatch.context() as now:
        now.setattr(store._writer.connection, "run", away)
        outcomes = await asyncio.gather(*writing, return_exceptions=True)
    assert all(isinstance(outcome, StorageError) for outcome in outcomes)
    assert len(tries) == 1
    await note(gathered, 4)
    assert await noted(store) == [4]


async def test_one_that_is_cancelled_takes_no_other_with_it(
    store: SqliteStore, gathered: Gathering
):
    async with store.begin() as uow:
        await uow.seen.contains(0)
        writing = [note(gathered, number) for number in (1, 2, 3)]
        await asyncio.sleep(0.01)
        writing[1].cancel()
        await asyncio.wait([writing[1]])
    await asyncio.gather(writing[0], writing[2])
    assert writing[1].cancelled()
    assert await noted(store) == [1, 3]


async def test_who_is_patient_waits_for_company(
    store: SqliteStore, gathered: Gathering, trips, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(gathering, "PATIENCE", 3_600.0)
    patient = [note(gathered, number, patient=True) for number in (1, 2)]
    await asyncio.sleep(0.01)
    assert not trips
    async with asyncio.timeout(60):
        await note(gathered, 3)
        await asyncio.gather(*patient)
    assert len(trips) == 1
    assert await noted(store) == [1, 2, 3]


async def test_who_is_patient_does_not_wait_for_ever(store: SqliteStore, gathered: Gathering):
    async with asyncio.timeout(60):
        await note(gathered, 1, patient=True)
    assert await noted(store) == [1]


async def test_closing_finishes_what_has_gathered(
    store: SqliteStore, gathered: Gathering, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(gathering, "PATIENCE", 3_600.0)
    patient = note(gathered, 1, patient=True)
    await asyncio.sleep(0.01)
    async with asyncio.timeout(60):
        await gathered.close()
    assert (await patient).rows[1] == [(1,)]


async def test_when_all_is_cancelled_nobody_waits_for_ever(
    gathered: Gathering, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(gathering, "PATIENCE", 3_600.0)
    patient = note(gathered, 1, patient=True)
    await asyncio.sleep(0.01)
    for running in gathered._running:
        running.cancel()  # as the end of the event loop does
    async with asyncio.timeout(60):
        await asyncio.wait([patient])
    assert patient.cancelled()
