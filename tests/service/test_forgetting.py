"""Somebody with many games is forgotten step by step, so that nobody else waits for it."""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from bot.engine import commands as c
from bot.engine.errors import DeliveryError, StorageError
from bot.engine.ids import GameId, PlayerId
from bot.service.delivery import Dispatcher, Sent
from bot.service.people import SLICE, PeopleService
from bot.service.ports import MessageKey, Place, UnitOfWork
from bot.service.record import FORMER_PLAYER
from bot.service.worker import BACKOFF, EDIT_EVERY
from tests.service.conftest import ANNA, BRUNO, Room
from tests.service.test_past import play_round, started


async def finished_games(room: Room, count: int) -> list:
    games = []
    for number in range(count):
        game = await room.told(pace="untimed", place=Place(1, 100 + number))
        await room.act(game, c.EndGame(ANNA))
        games.append(game)
    return games


async def names_in(room: Room, game) -> set[str]:
    stored = await room.table.load(game)
    record = await room.store.read.records.get(game)
    assert record is not None
    known = {"Anna", "Bruno", "Carla", FORMER_PLAYER}
    return {n for n in known if n in record} | {chair.name for chair in stored.game.chairs}


@pytest.mark.parametrize("count", [1, SLICE, 2 * SLICE + 1])
async def test_everything_is_forgotten_whatever_the_number_of_games(room: Room, count: int) -> None:
    games = await finished_games(room, count)
    people = PeopleService(room.store, room.table)
    await people.note_locale(BRUNO, "it")
    assert await people.forget(BRUNO) == count
    for game in games:
        assert await names_in(room, game) == {"Anna", "Carla", FORMER_PLAYER}
    assert await room.store.read.people.get(BRUNO) is None
    assert await room.store.read.people.games_with(BRUNO) == ()
    assert len(await room.store.read.people.games_with(ANNA)) == count


async def test_games_that_go_on_come_first(room: Room) -> None:
    """Who is forgotten leaves them in the same step, and one message of theirs tells of that."""
    finished = set(await finished_games(room, 2))
    live = {await room.told(pace="untimed", place=Place(1, 50 + number)) for number in range(2)}
    finished |= set(await finished_games(room, 2))
    games = await room.store.read.people.games_with(BRUNO)
    assert (set(games[:2]), set(games[2:])) == (live, finished)


async def test_somebody_else_writes_in_between(room: Room, monkeypatch) -> None:
    await finished_games(room, 3 * SLICE)
    people, done = PeopleService(room.store, room.table), []
    forgetting = asyncio.create_task(people.forget(BRUNO))
    forgetting.add_done_callback(lambda _: done.append("forgotten"))
    await asyncio.sleep(0)
    await room.open(place=Place(1, 5))
    done.append("opened")
    await forgetting
    assert done == ["opened", "forgotten"]


async def test_who_was_killed_half_way_begins_again(room: Room) -> None:
    games = await finished_games(room, 2 * SLICE)
    async with room.store.begin() as uow:
        await uow.people.forget_in(games[:SLICE], BRUNO, FORMER_PLAYER)
        await uow.commit()
    assert await PeopleService(room.store, room.table).forget(BRUNO) == SLICE
    for game in games:
        assert "Bruno" not in await names_in(room, game)


async def test_of_two_presses_at_once_the_slower_leaves_what_was_joined_meanwhile(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished_games(room, 2 * SLICE)
    people, question = PeopleService(room.store, room.table), 4711
    reads = room.store.read.people
    games_with, joined = reads.games_with, await room.open(place=Place(1, 5))

    async def slowly(player: PlayerId) -> tuple[GameId, ...]:
        found = await games_with(player)
        monkeypatch.undo()
        assert await people.forget(player, question) == len(found) == 2 * SLICE
        await room.act(joined, c.Join(player, "Bruno"))
        return found

    monkeypatch.setattr(reads, "games_with", slowly)
    assert await people.forget(BRUNO, question) is None
    names = [chair.name for chair in (await room.table.load(joined)).game.chairs]
    assert names == ["Anna", "Bruno"]
    assert await people.forget(BRUNO, question + 1) == 0, "it is a lobby"
    names = [chair.name for chair in (await room.table.load(joined)).game.chairs]
    assert names == ["Anna"]


@pytest.mark.parametrize("begun", [0, 1])
async def test_who_is_forgotten_in_part_is_told_so_and_remembered_no_more(
    room: Room, monkeypatch: pytest.MonkeyPatch, begun: int
) -> None:
    game = await started(room)
    await play_round(room, game)
    people, left, woken = PeopleService(room.store, room.table), begun, []
    await room.table.past.round(game, 1)
    begin = room.store.begin

    def failing(**how: bool) -> AbstractAsyncContextManager[UnitOfWork]:
        nonlocal left
        left -= 1
        if left < 0:
            raise StorageError("storage-busy")
        return begin(**how)

    monkeypatch.setattr(room.store, "begin", failing)
    monkeypatch.setattr(room.table, "wake", woken.append)
    with pytest.raises(StorageError) as why:
        await people.forget(BRUNO)
    assert why.value.code == ("forget-unfinished" if begun else "storage-busy")
    assert woken == [None] * begun
    names = {chair.name for chair in (await room.table.past.round(game, 1))[-1].game.chairs}
    assert ("Bruno" in names) == (not begun)


async def forgotten_in_the_middle(room: Room) -> set[int]:
    """Have the bot die as Bruno is forgotten, and start again; return his direct messages."""
    await room.told()
    await room.deliver()
    people = PeopleService(room.store, room.table)
    await people.note_locale(BRUNO, "it")
    theirs = {m for m, (key, _) in room.messenger.posted.items() if key.viewer == BRUNO}
    await people.forget(BRUNO)
    room.dispatcher = Dispatcher(
        room.table, room.store, room.messenger, suspect=room.departures.ask_about
    )
    room.clock.now += EDIT_EVERY
    return theirs


async def test_direct_messages_are_closed_also_by_a_bot_that_was_started_again(room: Room) -> None:
    theirs = await forgotten_in_the_middle(room)
    room.messenger.faults["hand"] = ["later"]
    await room.deliver()
    room.clock.now += BACKOFF[0]
    await room.deliver()
    assert theirs
    assert theirs <= {message for message, _ in room.messenger.edits}


async def test_nobody_is_asked_about_the_number_of_whom_discord_does_not_reach(room: Room) -> None:
    await forgotten_in_the_middle(room)
    refused = DeliveryError("closed", status=403)
    edit = room.messenger.edit

    async def refuse(key: MessageKey, *args: Any) -> Sent:
        if key.is_of_former:
            raise refused
        return await edit(key, *args)

    room.messenger.edit = refuse
    await room.deliver()
    assert room.departures._asked.empty()
