"""Who has left the server is found out, also where no clock runs."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import DeliveryError
from bot.service.departures import SILENT
from bot.service.ports import MessageKey, StoredGame
from tests.service.conftest import ANNA, BRUNO, CARLA, Room


async def here(room: Room, game) -> set[int]:
    chairs = (await room.table.load(game)).game.chairs
    return {chair.player for chair in chairs if not chair.gone}


@pytest.mark.parametrize("gone", [{CARLA}, {BRUNO, CARLA}])
async def test_nobody_who_has_left_is_dealt_to(room: Room, gone: set) -> None:
    game = await room.open(pace="untimed")
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.act(game, c.Join(CARLA, "Carla"))
    await room.act(game, c.AddComputer(ANNA, "even"))
    room.presence.gone = gone
    await room.departures.look(await room.table.load(game))
    assert not gone & await here(room, game)
    assert ANNA in await here(room, game)


async def test_an_untimed_game_notices_after_hours_without_a_sign(room: Room) -> None:
    game = await room.told(pace="untimed")
    room.presence.gone.add(BRUNO)
    await room.departures.ask_about_silent()
    assert room.departures._asked.empty(), "somebody has just acted"
    room.clock.now += SILENT
    await room.departures.ask_about_silent()
    await room.departures.process_next()
    assert BRUNO not in await here(room, game)


async def test_a_game_in_which_nobody_left_is_left_alone(room: Room) -> None:
    game = await room.told(pace="untimed")
    before = await room.table.load(game)
    room.clock.now += SILENT
    await room.departures.ask_about_silent()
    await room.departures.process_next()
    assert await room.table.load(game) == before


async def test_computer_players_are_never_asked_about(room: Room) -> None:
    game = await room.open(pace="untimed")
    for _ in range(2):
        await room.act(game, c.AddComputer(ANNA, "even"))
    stored = await room.table.load(game)
    room.departures.ask_about(stored, *(chair.player for chair in stored.game.chairs[1:]))
    assert room.departures._asked.empty()


async def refuse_direct(room: Room, error: DeliveryError) -> None:
    send = room.messenger.send

    async def refusing(key: MessageKey, delivery_key: str, stored: StoredGame):
        if key.viewer == CARLA:
            raise error
        return await send(key, delivery_key, stored)

    room.messenger.send = refusing


@pytest.mark.parametrize("status", [403, 404])
async def test_a_send_that_is_refused_has_it_asked(room: Room, status: int) -> None:
    await refuse_direct(room, DeliveryError("closed", status=status))
    game = await room.started(pace="untimed")
    room.presence.gone.add(CARLA)
    await room.deliver()
    await room.departures.process_next()
    assert CARLA not in await here(room, game)


async def test_a_door_that_is_known_to_be_closed_is_no_sign(room: Room) -> None:
    await refuse_direct(room, DeliveryError("closed"))
    await room.started(pace="untimed")
    await room.deliver()
    assert room.departures._asked.empty()
