"""Phases expire, players are reminded, idle games end, and an outage punishes nobody."""

import pytest

from bot.engine import commands as c
from bot.service.deadlines import GRACE, IDLE, LOBBY_IDLE
from tests.service.conftest import ANNA, BRUNO, CARLA, Room


async def settle(room: Room) -> None:
    for game in await room.store.due_games(room.clock.now, IDLE, LOBBY_IDLE):
        await room.timekeeper.settle(game)


async def test_a_missing_card_is_drawn_when_time_is_up(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    room.clock.now += 119
    await settle(room)
    assert (await room.table.load(game)).game.phase.kind == "submitting"
    room.clock.now += 1
    await settle(room)
    assert (await room.table.load(game)).game.phase.kind == "voting"


async def test_the_awaited_are_reminded_at_half_time(room: Room) -> None:
    await room.told()
    await room.deliver()
    room.clock.now += 60
    await settle(room)
    await room.deliver()
    assert room.courier.purposes().count("remind") == 1


async def test_a_lobby_closes_after_an_hour_and_a_game_after_a_week(room: Room) -> None:
    lobby = await room.open()
    room.clock.now += LOBBY_IDLE
    await settle(room)
    assert (await room.table.load(lobby)).game.phase.kind == "finished"
    game = await room.started(pace="untimed")
    room.clock.now += IDLE
    await settle(room)
    assert (await room.table.load(game)).game.phase.kind == "finished"


async def test_deadlines_move_by_the_outage_plus_a_minute(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    before = (await room.table.load(game)).game.deadline
    assert before is not None
    await room.store.heartbeat(room.clock.now)
    room.clock.now += 500
    await room.timekeeper.make_good()
    assert (await room.table.load(game)).game.deadline == before + 500 + GRACE


async def test_the_closing_seconds_are_not_stretched(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    before = (await room.table.load(game)).game
    assert before.phase.closing
    await room.store.heartbeat(room.clock.now)
    room.clock.now += 500
    await room.timekeeper.make_good()
    assert (await room.table.load(game)).game.deadline == before.deadline


@pytest.mark.parametrize("gone", [BRUNO, CARLA])
async def test_who_has_left_the_server_is_seen_off_after_a_missed_phase(room: Room, gone) -> None:
    game = await room.told()
    await room.deliver()
    room.presence.gone.add(gone)
    room.clock.now += 120
    await settle(room)
    names = [p.player for p in (await room.table.load(game)).game.chairs if not p.gone]
    assert gone not in names
    assert ANNA in names


async def test_a_pause_stops_the_clock(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    await room.act(game, c.Pause(ANNA))
    room.clock.now += 10_000
    await settle(room)
    assert (await room.table.load(game)).game.phase.kind == "submitting"
    await room.act(game, c.Resume(ANNA))
    deadline = (await room.table.load(game)).game.deadline
    assert deadline == room.clock.now + 120
