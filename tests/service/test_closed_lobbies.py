"""A lobby that closed is no game: nothing is remembered of it, and nobody counts it as one."""

from bot.engine import commands as c
from bot.service.people import PeopleService
from bot.service.ports import Place
from bot.service.rebuilding import rebuild
from bot.service.record_builder import build_record
from bot.service.servers import ServerService
from bot.service.subscribers import timed_events
from data.prune import GAMES_FOR
from tests.data.games import dump
from tests.service.conftest import ANNA, BRUNO, CARLA, PLACE, Room

SERVER = PLACE.guild_id


async def closed_lobby(room: Room) -> str:
    game = await room.open()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.act(game, c.EndGame(ANNA))
    return game


async def test_a_manager_is_told_of_games_alone(room: Room) -> None:
    servers = ServerService(room.store)
    await closed_lobby(room)
    assert await servers.remembered(SERVER, room.clock.now) == 0
    assert await servers.remove_remembered(SERVER, room.clock.now) == 0
    game = await room.started()
    await room.act(game, c.EndGame(ANNA))
    assert await servers.remembered(SERVER, room.clock.now) == 1, "begun it is a game"
    assert await servers.remove_remembered(SERVER, room.clock.now) == 1


async def test_who_is_forgotten_is_told_of_games_alone(room: Room) -> None:
    lobby = await closed_lobby(room)
    over, runs = await room.told(), await room.started(place=Place(SERVER, 11))
    await room.act(over, c.EndGame(ANNA))
    waits = await room.open(place=Place(SERVER, 12))
    await room.act(waits, c.Join(CARLA, "Carla"))
    people = PeopleService(room.store, room.table)
    assert await people.forget(BRUNO) == 2
    assert "Bruno" not in str([(await room.table.load(g)).game for g in (lobby, over, runs)])
    assert await people.forget(CARLA) == 2
    assert "Carla" not in str((await room.table.load(waits)).game)


async def test_what_was_kept_of_a_lobby_by_an_earlier_version_goes_with_the_update(
    room: Room,
) -> None:
    servers = ServerService(room.store)
    games = [await closed_lobby(room), await room.told()]
    await room.act(games[1], c.EndGame(ANNA))
    async with room.store.begin() as uow:
        log = await uow.games.log(games[0])
        record = build_record(timed_events(log)).model_dump_json()
        await uow.records.save(games[0], record, room.clock.now, SERVER)
        await uow.commit()
    while await room.store.prune(room.clock.now + GAMES_FOR):
        pass
    assert await servers.remembered(SERVER, room.clock.now) == 2
    assert await rebuild(room.store) == 2
    assert await servers.remembered(SERVER, room.clock.now) == 1
    assert await dump(room.store, "SELECT DISTINCT game_id FROM game_players") == [(games[1],)]
