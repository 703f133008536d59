"""Transactions that gather are committed together; each stands and falls by itself."""

import asyncio
import sqlite3

import pytest

from bot.engine.errors import StorageError, VersionConflict
from data.connection import Statement, _BatchConnection
from data.store import SqliteStore
from data.writer import _uninterrupted
from tests.data.games import GUILD, NOW, add, alter, dump, lobby, save, submitting


@pytest.fixture
def executed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The statements that are executed; one that is in ``failing`` fails instead."""
    texts: list[str] = []
    real = _BatchConnection._run_all

    def noted(self, statements: list[Statement]) -> list[list[tuple]]:
        rows: list[list[tuple]] = []
        for statement in statements:
            texts.append(statement.sql)
            if statement.sql in FAILING:
                FAILING.remove(statement.sql)
                raise sqlite3.OperationalError("as if the disk were full")
            rows += real(self, [statement])
        return rows

    FAILING.clear()
    monkeypatch.setattr(_BatchConnection, "_run_all", noted)
    return texts


FAILING: list[str] = []


async def see(store: SqliteStore, number: int):
    async with store.begin() as uow:
        assert not await uow.seen.contains(number)
        await uow.seen.add(number, NOW)
        await uow.commit()


async def seen(store: SqliteStore) -> list[int]:
    return [number for (number,) in await dump(store, "SELECT interaction_id FROM seen ORDER BY 1")]


async def test_what_gathers_is_committed_together(store: SqliteStore, executed: list[str]):
    await asyncio.gather(*(see(store, number) for number in range(20)))
    assert await seen(store) == list(range(20))
    assert executed.count("COMMIT") == 1
    executed.clear()
    await see(store, 99)
    assert executed.count("COMMIT") == 1
    assert not [sql for sql in executed if "SAVEPOINT" in sql], "alone it needs none"


async def test_nobody_is_answered_before_the_commit(store: SqliteStore, executed: list[str]):
    commits: list[int] = []

    async def note(number: int):
        await see(store, number)
        commits.append(executed.count("COMMIT"))
        assert number in await seen(store)

    await asyncio.gather(*(note(number) for number in range(10)))
    assert commits == [1] * 10


@pytest.mark.parametrize("failing", [0, 3, 9])
async def test_one_that_fails_takes_no_other_with_it(store: SqliteStore, failing: int):
    first = await add(store, lobby())

    async def act(number: int):
        async with store.begin() as uow:
            await uow.seen.add(number, NOW)
            if number == failing:
                await uow.games.save(first, (), NOW)  # not the next version
            await uow.commit()

    outcomes = await asyncio.gather(*map(act, range(10)), return_exceptions=True)
    assert [n for n, o in enumerate(outcomes) if isinstance(o, VersionConflict)] == [failing]
    assert await seen(store) == [n for n in range(10) if n != failing]


@pytest.mark.parametrize("cancelled", [{0}, {4}, {9}, {1, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 9}])
async def test_one_that_is_cancelled_takes_no_other_with_it(store, cancelled: set[int]):
    tasks = [asyncio.create_task(see(store, number)) for number in range(10)]
    await asyncio.sleep(0.001)
    for number in cancelled:
        tasks[number].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    stored = await seen(store)
    for number, outcome in enumerate(outcomes):
        if outcome is None:
            assert number in stored
        else:
            assert number in cancelled
    async with asyncio.timeout(60):
        await see(store, 99)


async def test_if_the_commit_fails_it_fails_for_all_of_them(store, executed: list[str]):
    FAILING.append("COMMIT")
    acts = (see(store, number) for number in range(10))
    outcomes = await asyncio.gather(*acts, return_exceptions=True)
    assert all(isinstance(outcome, StorageError) for outcome in outcomes)
    assert await seen(store) == []
    await see(store, 99)
    assert await seen(store) == [99]


async def test_who_has_executed_everything_can_leave_the_commit_to_others(store: SqliteStore):
    async with store.begin() as uow:
        await uow.seen.add(1, NOW)
        assert await uow.seen.contains(1)
        other = asyncio.create_task(see(store, 2))
        await asyncio.sleep(0)
        assert store._writer.is_wanted
        await uow.commit()
    await other
    assert await seen(store) == [1, 2]


async def test_what_was_seen_of_changes_that_are_lost_is_not_told(store, executed: list[str]):
    async def look(number: int) -> bool:
        async with store.begin() as uow:
            found = await uow.seen.contains(number)
            FAILING.append("ROLLBACK TO one")
        return found

    outcomes = await asyncio.gather(see(store, 1), look(1), return_exceptions=True)
    assert all(isinstance(outcome, StorageError) for outcome in outcomes), outcomes
    assert await seen(store) == []


async def test_if_the_disk_is_full_all_that_is_not_committed_fails(store: SqliteStore):
    await see(store, 99)
    [(pages,)] = await dump(store, "PRAGMA page_count")
    await alter(store, f"PRAGMA max_page_count = {pages}")

    async def act(number: int):
        async with store.begin() as uow:
            await uow.seen.add(number, NOW)
            await uow.records.save(lobby(number).game.id, "x" * 3_000, NOW, GUILD)
            await uow.commit()

    outcomes = await asyncio.gather(*map(act, range(10)), return_exceptions=True)
    failed = [outcome for outcome in outcomes if outcome is not None]
    assert failed
    assert {getattr(outcome, "code", outcome) for outcome in failed} == {"storage-full"}
    assert len(await seen(store)) == 1 + len(outcomes) - len(failed)
    await alter(store, f"PRAGMA max_page_count = {pages + 1000}")
    await see(store, 100)


async def test_closing_waits_for_the_commit(tmp_path):
    store = await SqliteStore.open(tmp_path / "dixit.db")
    acts = [asyncio.create_task(see(store, number)) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    outcomes = await asyncio.gather(*acts, return_exceptions=True)
    async with await SqliteStore.open(tmp_path / "dixit.db") as again:
        assert len(await seen(again)) == outcomes.count(None) > 0


async def test_many_that_save_one_game_follow_each_other(store: SqliteStore):
    first = await add(store, lobby())
    second = submitting(first)
    await save(store, second)
    outcomes = await asyncio.gather(
        *(save(store, second) for _ in range(5)), return_exceptions=True
    )
    assert all(isinstance(outcome, VersionConflict) for outcome in outcomes)
    assert await store.read.games.get(first.game.id) == second


async def test_what_others_depend_on_is_finished_however_often_it_is_cancelled():
    may_end, ended = asyncio.Event(), False

    async def work() -> None:
        nonlocal ended
        await may_end.wait()
        ended = True

    caller = asyncio.create_task(_uninterrupted(work()))
    for _ in range(3):
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        caller.cancel()
        assert not ended
    await asyncio.sleep(0)
    assert not caller.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert ended
