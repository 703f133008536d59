"""Servers that are there are counted; one that is gone, or a channel, takes its games with it."""

from types import SimpleNamespace
from typing import Any, cast

from bot.service.ports import Place
from cogs.lifecycle import Lifecycle
from tests.service.conftest import PLACE, Room


def lifecycle(room: Room) -> Lifecycle:
    async def tend(_is_in: object) -> None:
        """Look after no decks: there are none."""

    handlers = SimpleNamespace(decks=SimpleNamespace(tend=tend))
    services = SimpleNamespace(table=room.table, router=SimpleNamespace(handlers=handlers))
    return Lifecycle(cast("Any", SimpleNamespace(services=services)))


async def test_a_game_that_cannot_be_read_keeps_no_other_alive_in_a_server_that_is_gone(
    room: Room, caplog
) -> None:
    broken = await room.open()
    room.clock.now += 1
    other = await room.open(place=Place(PLACE.guild_id, 20))
    await room.damage(broken)
    await lifecycle(room).on_guild_remove(cast("Any", SimpleNamespace(id=PLACE.guild_id)))
    assert (await room.table.load(other)).game.phase.kind == "finished"
    assert f"game {broken} could not be ended" in caplog.text


async def test_the_game_of_a_channel_that_is_gone_ends(room: Room) -> None:
    game = await room.open()
    channel = cast("Any", SimpleNamespace(id=PLACE.channel_id))
    await lifecycle(room).on_guild_channel_delete(channel)
    assert (await room.table.load(game)).game.phase.kind == "finished"


async def test_that_people_can_play_is_logged_with_the_number_of_servers(caplog) -> None:
    caplog.set_level("INFO")
    bot = SimpleNamespace(guilds=[SimpleNamespace(id=1), SimpleNamespace(id=2)])
    await Lifecycle(cast("Any", bot)).on_ready()
    assert "ready, servers: 2" in caplog.messages
