"""Whoever subscribes to changes is part of their transaction."""

import pytest

from bot.engine import commands as c
from bot.service.execution import Change
from bot.service.ports import UnitOfWork
from bot.service.subscribers import SUBSCRIBERS
from bot.service.table import Origin, TableService
from tests.service.conftest import ANNA, BRUNO, Room


class RefusedError(Exception):
    """What a subscriber raises."""


def table_with(room: Room, *more) -> TableService:
    return TableService(
        room.store, wake=lambda _: None, now=room.clock, subscribers=(*SUBSCRIBERS, *more)
    )


async def test_a_subscriber_sees_every_change_in_its_transaction(room: Room) -> None:
    seen: list[tuple[str, int, bool]] = []

    async def watch(uow: UnitOfWork, change: Change) -> None:
        stored = await uow.games.get(change.after.game.id)
        assert stored == change.after
        kinds = " ".join(event.kind for event in change.events)
        seen.append((kinds, change.after.version, change.before is None))

    table = room.table = table_with(room, watch)
    game = await room.open()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await table.speak(game, "it")
    await room.act(game, c.Leave(BRUNO))
    assert seen == [
        ("game-opened", 1, True),
        ("player-joined", 2, False),
        ("", 3, False),
        ("player-left", 4, False),
    ]


async def test_downtime_is_a_change_as_any_other(room: Room) -> None:
    seen: list[str] = []

    async def watch(_: UnitOfWork, change: Change) -> None:
        seen.extend(event.kind for event in change.events)

    await room.told()
    await room.deliver()
    await room.note_heartbeat()
    room.clock.now += 500
    room.table.subscribers = (*SUBSCRIBERS, watch)
    await room.scheduler.compensate_downtime()
    assert seen == ["clock-set"]


async def test_a_subscriber_that_fails_undoes_the_action(room: Room) -> None:
    game = await room.open()
    await room.deliver()
    before = await room.table.load(game)
    history = await room.table.history(game)

    async def refuse(_: UnitOfWork, change: Change) -> None:
        raise RefusedError

    with pytest.raises(RefusedError):
        await table_with(room, refuse).act(game, c.Join(BRUNO, "Bruno"), Origin(99))
    assert await room.table.load(game) == before
    assert await room.table.history(game) == history
    assert await room.deliver() == 0, "no message is to be changed"
    after = await room.table.act(game, c.Join(BRUNO, "Bruno"), Origin(99))
    assert after.version == before.version + 1, "the interaction was not dealt with"


async def test_a_subscriber_that_fails_undoes_an_opening(room: Room) -> None:
    async def refuse(_: UnitOfWork, change: Change) -> None:
        raise RefusedError

    table, room.table = room.table, table_with(room, refuse)
    with pytest.raises(RefusedError):
        await room.open()
    room.table = table
    assert await table.live_game_in(10) is None
    assert (await table.load(await room.open())).game.host == ANNA
