"""The message that a game needs to go on is tried until it is there."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.ports import Place
from bot.service.worker import MAX_FAILURES, SLOWEST
from tests.service.conftest import ANNA, BRUNO, CARLA, PLACE, Room

HOUR = 3_600.0

Opening = Callable[[Room], Awaitable[GameId]]
GAMES: dict[str, Opening] = {
    "lobby": lambda room: room.open(pace="untimed"),
    "turn": lambda room: room.started(pace="untimed"),
    "board": lambda room: room.voting(pace="untimed"),
}


async def wait(room: Room, seconds: float) -> None:
    """Let time pass, and the outbox look as often as it would."""
    end = room.clock.now + seconds
    while room.clock.now < end:
        await room.deliver()
        room.clock.now += 5.0


@pytest.mark.parametrize("fault", ["later", "no-permission"])
@pytest.mark.parametrize("purpose", GAMES)
async def test_it_comes_by_itself_after_an_hour_of_trouble(
    room: Room, purpose: str, fault: str
) -> None:
    room.messenger.faults[purpose] = [fault] * 10_000
    await GAMES[purpose](room)
    await wait(room, HOUR)
    tried = 10_000 - len(room.messenger.faults[purpose])
    assert MAX_FAILURES < tried < 30, "ever more slowly"
    assert purpose not in room.messenger.purposes()
    room.messenger.faults.clear()
    await wait(room, SLOWEST)
    assert room.messenger.purposes().count(purpose) == 1


async def fail_for_long(room: Room) -> None:
    room.messenger.faults["board"] = ["no-permission"] * 10_000
    await GAMES["board"](room)
    await wait(room, HOUR)
    room.messenger.faults.clear()
    await room.deliver()
    assert "board" not in room.messenger.purposes()


@pytest.mark.parametrize("changed", [PLACE.guild_id, PLACE.channel_id, None])
async def test_it_comes_at_once_when_something_changes_there(
    room: Room, changed: int | None
) -> None:
    await fail_for_long(room)
    await room.dispatcher.hasten(changed)
    await room.deliver()
    assert room.messenger.purposes().count("board") == 1


async def test_it_comes_at_once_when_the_threads_channel_changes(room: Room) -> None:
    room.messenger.faults["turn"] = ["no-permission"] * MAX_FAILURES
    await room.started(pace="untimed", place=Place(1, 10, 77))
    await wait(room, 500.0)
    room.messenger.faults.clear()
    await room.dispatcher.hasten(10)
    await room.deliver()
    assert "turn" in room.messenger.purposes()


async def test_what_changes_elsewhere_costs_nothing(room: Room) -> None:
    await fail_for_long(room)
    await room.dispatcher.hasten(PLACE.channel_id + 1)
    await room.deliver()
    assert "board" not in room.messenger.purposes()


async def test_it_comes_at_once_when_anything_else_there_succeeds(room: Room) -> None:
    room.messenger.faults["turn"] = ["later"] * (MAX_FAILURES + 2)
    game = await room.started(pace="untimed")
    await wait(room, 1_000.0)
    assert "turn" not in room.messenger.purposes()
    room.messenger.faults.clear()
    await room.table.remind(game)
    await room.deliver()
    assert {"remind", "turn"} <= set(room.messenger.purposes())


async def test_it_comes_at_once_when_it_is_asked_for(room: Room) -> None:
    room.messenger.faults["lobby"] = ["later"] * (MAX_FAILURES + 2)
    game = await room.open()
    await wait(room, 1_000.0)
    room.messenger.faults.clear()
    await room.table.refresh(game)
    await room.deliver()
    assert room.messenger.purposes() == ["lobby"]


async def test_what_a_game_can_go_on_without_is_given_up(room: Room) -> None:
    room.messenger.faults["reveal"] = ["later"] * 10_000
    game = await room.voting(pace="untimed")
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    await room.act(game, c.Skip(ANNA))
    await room.act(game, c.NextRound(ANNA))
    await wait(room, HOUR)
    room.messenger.faults.clear()
    await wait(room, HOUR)
    assert "reveal" not in room.messenger.purposes()
    assert "turn" in room.messenger.purposes()


async def test_who_gets_no_hand_is_told_so_when_that_can_be_told(room: Room) -> None:
    room.messenger.faults["tell"] = ["later"] * 10_000
    room.messenger.faults["dm_fallback"] = ["later"] * 10_000
    await room.started(pace="untimed")
    await wait(room, HOUR)
    del room.messenger.faults["dm_fallback"]
    await wait(room, SLOWEST)
    assert room.messenger.purposes().count("dm_fallback") == 3
