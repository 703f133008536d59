"""What the loops and the readers cost while little or nothing happens."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.service.computers import ComputerPlayers
from bot.service.people import PeopleService
from bot.service.ports import StoredGame
from bot.service.servers import ServerService
from bot.service.worker import EDIT_EVERY
from data.connection import Statement
from tests.service.conftest import ANNA, BRUNO, CARDS, PLACE, Room


class FakeMind:
    """One that has nothing to do."""

    def __init__(self) -> None:
        self.prepared: list[StoredGame] = []

    async def decide(self, *_: object) -> None:
        return None

    async def prepare(self, stored: StoredGame) -> None:
        self.prepared.append(stored)
        raise ConnectionError


async def until(what: Callable[[], bool]) -> None:
    """Wait for something; raise TimeoutError."""
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110  the loops tell nobody
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(*loops) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(loop()) for loop in loops]
    await asyncio.sleep(0.05)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def test_a_wake_with_nothing_due_is_one_query_and_wakes_coalesce(
    room: Room, executed: list[str]
) -> None:
    await room.told()
    await room.deliver()
    dispatcher, scheduler = room.dispatcher, room.scheduler
    for run, look in ((dispatcher.run, dispatcher.wake), (scheduler._loop.run, scheduler.wake)):
        executed.clear()
        async with running(run):
            await until(lambda: executed)  # it looks once when it begins
            executed.clear()
            for _ in range(20):
                look()
            await until(lambda: executed)
            await asyncio.sleep(0.05)  # for what might still come
        assert len(executed) == 1
        assert executed[0].startswith("SELECT")


async def test_a_commit_tells_what_is_due_and_it_is_claimed_in_one_trip(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    trips: list[list[str]] = []
    run = room.store._writer.connection.run

    async def noted(*statements: Statement) -> list[list[tuple]]:
        trips.append([" ".join(each.sql.split()) for each in statements])
        return await run(*statements)

    room.store._writer.connection.run = noted
    room.clock.now += EDIT_EVERY
    async with running(room.dispatcher.run):
        await room.table.refresh(game)
        await until(lambda: len(trips) == 3)
    commit, claim, report = trips
    assert "SELECT (SELECT not_before" in commit[-2], "when the next one is due"
    assert "SET lease = $1" in claim[1]
    assert any("FROM games" in sql for sql in claim), "with its game"
    assert "SELECT (SELECT not_before" in report[-2]
    assert len(room.messenger.edits) == 1


async def test_a_change_wakes_the_loops_only_for_what_it_has_due_first(
    room: Room, executed: list[str]
) -> None:
    game = await room.told()
    await room.deliver()
    stored = await room.table.load(game)
    assert stored.game.deadline is not None
    computers = ComputerPlayers(room.table, room.store, FakeMind(), room.presence.is_reachable)
    later = replace(stored, remind_at=None, computer_at=None)
    soon = replace(stored, remind_at=room.clock.now + 30, computer_at=room.clock.now + 30)
    executed.clear()
    async with running(room.scheduler._loop.run, computers.run):
        await until(lambda: len(executed) == 2)
        for stored in (later, soon):
            room.scheduler.wake(stored)
            computers.wake(stored)
            await asyncio.sleep(0.05)
        await until(lambda: len(executed) == 4)
    assert len(executed) == 4, "once at the start, and once for what is due soon"


async def test_what_computer_players_know_is_prepared_while_people_sit_down(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    mind = FakeMind()
    computers = ComputerPlayers(room.table, room.store, mind, room.presence.is_reachable)
    game = await room.open()
    async with running(computers.run):
        computers.wake(await room.table.load(game))
        computers.wake(seated := await room.act(game, c.AddComputer(ANNA, "even")))
        await until(lambda: "nothing is prepared" in caplog.text)
        await room.act(game, c.Join(BRUNO, "Bruno"))
        computers.wake(await room.act(game, c.StartGame(ANNA, CARDS)))
        await asyncio.sleep(0.05)
    assert mind.prepared == [seated]


async def test_deliveries_go_out_at_once_as_workers_are_free(room: Room) -> None:
    await room.started()
    going, allowed, most = 0, asyncio.Event(), 0
    send = room.messenger.send

    async def slow(*args):
        nonlocal going, most
        going += 1
        most = max(most, going)
        await allowed.wait()
        going -= 1
        return await send(*args)

    room.messenger.send = slow
    room.dispatcher._workers = 3
    async with running(room.dispatcher.run):
        await until(lambda: going == 3)
        allowed.set()
        await until(lambda: len(room.messenger.purposes()) == 5)
    assert most == 3
    assert sorted(room.messenger.purposes()) == ["lobby", "tell", "tell", "tell", "turn"]


async def test_a_delivery_loads_its_game_once_and_starts_a_clock_once(
    room: Room, executed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.told()
    await room.deliver()
    acts: list[object] = []
    act = room.table.act

    async def noted(*args, **options):
        acts.append(args)
        return await act(*args, **options)

    monkeypatch.setattr(room.table, "act", noted)
    await room.table.refresh(game)
    executed.clear()
    room.clock.now += 6
    assert await room.deliver() == 1
    assert not [sql for sql in executed if "FROM games WHERE game_id = $1" in sql], "it was claimed"
    assert acts == [], "the clock runs already"


async def test_who_only_reads_waits_for_no_writer(room: Room) -> None:
    game = await room.told()
    people, servers = PeopleService(room.store, room.table), ServerService(room.store)
    await people.note_locale(ANNA, "it")
    people = PeopleService(room.store, room.table)  # one that remembers nothing
    async with room.store.begin() as uow, asyncio.timeout(60):
        await uow.games.live_in(PLACE.target_id)  # holds the lock from here on
        stored = await room.table.load(game)
        await room.table.record(stored)
        await room.table.history(game)
        await room.table.clip(game, 1)
        await room.table.check_room(PLACE.guild_id)
        await room.table.live_game_in(PLACE.target_id)
        await room.table.last_game_in(PLACE.target_id)
        await room.table.live_games_in_guild(PLACE.guild_id)
        await people.person(ANNA)
        await people.games_of(BRUNO)
        await people.note_locale(ANNA, "it")
        await people.note_dm(BRUNO, game, dm_open=True)
        await people.retry_dm(ANNA)
        await servers.settings(PLACE.guild_id)
        await room.store.outbox.next_due(room.clock.now)
        await room.store.read.next_deadline(1.0, 1.0)
        await room.store.read.due_games(room.clock.now, 1.0, 1.0)


async def test_games_of_a_server_are_counted_without_being_read(
    room: Room, executed: list[str]
) -> None:
    await room.open()
    executed.clear()
    await room.table.check_room(PLACE.guild_id)
    assert not any("state" in sql for sql in executed)


async def test_a_refused_press_leaves_no_transaction_behind(room: Room) -> None:
    game = await room.open()
    for _ in range(2):
        with suppress(Exception):
            await room.act(game, c.Skip(BRUNO))
    async with asyncio.timeout(60):
        assert (await room.act(game, c.Join(BRUNO, "Bruno"))).version == 2
