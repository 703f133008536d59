"""The uow of work: what goes in comes out, and nothing without a commit."""

from dataclasses import replace

import pytest

from bot.engine.errors import StorageError, VersionConflict
from bot.engine.events import ClockSet
from bot.engine.model import Newcomer
from bot.service.ports import ClipFile, GuildSettings, LoggedAction, Person, Place
from data.store import SqliteStore
from tests.data.games import (
    ANNA,
    BRUNO,
    CARLA,
    CHANNEL,
    GUILD,
    NOW,
    add,
    after,
    damage,
    dump,
    finished,
    game_id,
    lobby,
    opened,
    save,
    submitting,
    told,
)

INTERACTION = 1_200_000_000_000_000_000


async def test_a_game_comes_back_as_it_was_saved(store: SqliteStore):
    place = Place(GUILD, CHANNEL, thread_id=CHANNEL + 1)
    first = await add(store, replace(lobby(), place=place, locale="pt-BR"))
    assert await store.read_game(first.game.id) == first
    second = submitting(first, deadline=NOW + 60.25, remind_at=NOW + 30.5, human_at=NOW + 1)
    await save(store, second, told(), NOW + 1)
    assert await store.read_game(first.game.id) == second
    async with store.begin() as uow:
        assert await uow.game(first.game.id) == second
        assert await uow.log(first.game.id) == (
            LoggedAction(1, NOW, opened(first)),
            LoggedAction(2, NOW + 1, told()),
        )


async def test_what_does_not_exist_is_none(store: SqliteStore):
    assert await store.read_game(lobby().game.id) is None
    async with store.begin() as uow:
        assert await uow.game(lobby().game.id) is None
        assert await uow.log(lobby().game.id) == ()
        assert await uow.live_game_in(CHANNEL) is None
        assert await uow.last_game_in(CHANNEL) is None
        assert await uow.clip(lobby().game.id, 1) is None
        assert await uow.record(lobby().game.id) is None
        assert await uow.games_of(ANNA) == ()


async def test_without_a_commit_nothing_stays(store: SqliteStore):
    first = await add(store, lobby())

    async def interrupted():
        async with store.begin() as uow:
            await uow.save(submitting(first), told(), NOW)
            await uow.mark_seen(INTERACTION, NOW)
            assert (await uow.game(first.game.id)) == submitting(first)
            raise RuntimeError("thrown")

    with pytest.raises(RuntimeError, match="thrown"):
        await interrupted()
    async with store.begin() as uow:
        await uow.save(submitting(first), told(), NOW)
    async with store.begin() as uow:
        assert await uow.game(first.game.id) == first
        assert not await uow.seen(INTERACTION)
        assert len(await uow.log(first.game.id)) == 1


async def test_an_empty_transaction_may_be_committed(store: SqliteStore):
    async with store.begin() as uow:
        await uow.commit()
    async with store.begin() as uow:
        assert not await uow.seen(INTERACTION)
        await uow.commit()


async def test_after_the_commit_the_unit_takes_nothing_more(store: SqliteStore):
    async with store.begin() as uow:
        await uow.commit()
        with pytest.raises(RuntimeError):
            await uow.seen(INTERACTION)


@pytest.mark.parametrize("loaded", [True, False])
@pytest.mark.parametrize("version", [1, 3])
async def test_only_the_next_version_is_saved(store: SqliteStore, version: int, *, loaded: bool):
    first = await add(store, lobby())
    async with store.begin() as uow:
        if loaded:
            await uow.game(first.game.id)
        with pytest.raises(VersionConflict):
            await uow.save(replace(submitting(first), version=version), told(), NOW)
    assert await store.read_game(first.game.id) == first


async def test_several_versions_may_be_saved_in_one_transaction(store: SqliteStore):
    first = lobby()
    async with store.begin() as uow:
        await uow.add(first, opened(first), NOW)
        second = after(first, round=1)
        await uow.save(second, (), NOW)
        third = after(second, round=2)
        await uow.save(third, (), NOW)
        with pytest.raises(VersionConflict):
            await uow.save(second, (), NOW)
    async with store.begin() as uow:
        assert await uow.game(first.game.id) is None


async def test_a_channel_takes_one_game_at_a_time(store: SqliteStore):
    first = await add(store, lobby(1))
    with pytest.raises(VersionConflict):
        await add(store, lobby(2))
    await save(store, finished(first))
    second = lobby(2)
    await add(store, second)
    async with store.begin() as uow:
        assert await uow.live_game_in(CHANNEL) == second
        assert await uow.last_game_in(CHANNEL) == second


async def test_the_last_game_of_a_channel_may_be_over(store: SqliteStore):
    over = finished(await add(store, lobby(1)))
    await save(store, over)
    async with store.begin() as uow:
        assert await uow.live_game_in(CHANNEL) is None
        assert await uow.last_game_in(CHANNEL) == over


async def test_a_thread_is_a_place_of_its_own(store: SqliteStore):
    await add(store, lobby(1))
    threaded = replace(lobby(2), place=Place(GUILD, CHANNEL, CHANNEL + 7))
    await add(store, threaded)
    async with store.begin() as uow:
        assert await uow.live_game_in(CHANNEL + 7) == threaded


async def test_live_games_of_a_server(store: SqliteStore):
    over = await add(store, lobby(1))
    await save(store, finished(over))
    await add(store, lobby(2))
    await add(store, replace(lobby(3), place=Place(GUILD, 5)))
    await add(store, replace(lobby(4), place=Place(GUILD + 1, 6)))
    async with store.begin() as uow:
        assert await uow.live_games_of_guild(GUILD) == 2
        assert await uow.live_games_in_guild(GUILD) == (lobby(2).game.id, lobby(3).game.id)


async def test_games_of_a_person_are_those_that_they_sit_in_or_wait_for(store: SqliteStore):
    gone = await add(store, lobby(0, channel=4))
    anna, bruno = gone.game.chairs
    await save(store, after(gone, chairs=(anna, replace(bruno, gone=True))))
    left = await add(store, lobby(1))
    left = after(left, chairs=left.game.chairs[:1])
    await save(store, left)
    over = await add(store, lobby(2, channel=5))
    await save(store, finished(over))
    waiting = await add(store, lobby(3, channel=6, players=(ANNA,)))
    waiting = after(waiting, waiting=(Newcomer(BRUNO, "Bruno", 4),))
    await save(store, waiting)
    await add(store, lobby(4, channel=7, players=(ANNA, CARLA)))
    async with store.begin() as uow:
        assert await uow.games_of(BRUNO) == (waiting,)


async def test_a_game_that_cannot_be_read_costs_only_itself(store: SqliteStore, caplog):
    broken = await add(store, lobby(1))
    well = await add(store, lobby(2, channel=6))
    await damage(store, "games", "state")
    await save(store, well := after(well))
    async with store.begin() as uow:
        assert await uow.games_of(BRUNO) == (well,)
        assert await uow.live_games_of_guild(GUILD) == 1
        assert await uow.last_game_in(CHANNEL) is None
        with pytest.raises(StorageError):
            await uow.game(broken.game.id)
    assert f"game {broken.game.id} cannot be read" in caplog.text
    [(named, why)] = await store.unreadable_games()
    assert named == broken.game.id
    assert "JSON" in why


async def test_a_game_that_cannot_be_read_is_set_aside_for_the_next_one(store: SqliteStore):
    await add(store, lobby(1))
    await damage(store, "games", "state")
    async with store.begin() as uow:
        assert await uow.live_game_in(CHANNEL) is None
        await uow.commit()
    assert len(await store.unreadable_games()) == 1
    following = lobby(2)
    async with store.begin() as uow:
        await uow.set_aside(CHANNEL)
        await uow.add(following, opened(following), NOW)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.live_game_in(CHANNEL) == following
    assert await store.unreadable_games() == ()
    [(state,)] = await dump(store, f"SELECT state FROM games WHERE game_id = '{game_id(1)}'")
    assert state
    async with store.begin() as uow:
        await uow.set_aside(CHANNEL)  # one that can be read stays
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.live_game_in(CHANNEL) == following


async def test_an_interaction_is_seen_once_marked(store: SqliteStore):
    async with store.begin() as uow:
        assert not await uow.seen(INTERACTION)
        await uow.mark_seen(INTERACTION, NOW)
        assert await uow.seen(INTERACTION)
        await uow.mark_seen(INTERACTION, NOW)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.seen(INTERACTION)
        assert not await uow.seen(INTERACTION + 1)


async def test_settings_have_defaults_and_are_replaced(store: SqliteStore):
    chosen = GuildSettings(GUILD, "it", "party", "blitz", (1, CHANNEL), 2, clips=False)
    async with store.begin() as uow:
        assert await uow.settings(GUILD) == GuildSettings(GUILD)
        await uow.save_settings(GuildSettings(GUILD, "pl"))
        await uow.save_settings(chosen)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.settings(GUILD) == chosen
        assert await uow.settings(GUILD + 1) == GuildSettings(GUILD + 1)


@pytest.mark.parametrize("dm_open", [None, True, False])
async def test_a_person_has_defaults_and_is_replaced(store: SqliteStore, dm_open):
    known = Person(ANNA, "pl", CHANNEL, dm_open)
    async with store.begin() as uow:
        assert await uow.person(ANNA) == Person(ANNA)
        await uow.save_person(Person(ANNA, "it"))
        await uow.save_person(known)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.person(ANNA) == known


async def test_a_clip_keeps_its_bytes(store: SqliteStore):
    game = lobby().game.id
    async with store.begin() as uow:
        await uow.add_clip(game, 1, ClipFile("old.ogg", "audio/ogg", b"old"))
        await uow.add_clip(game, 1, ClipFile("song.ogg", "audio/ogg", bytes(range(256))))
        await uow.commit()
    async with store.begin() as uow:
        clip = await uow.clip(game, 1)
        assert clip == ClipFile("song.ogg", "audio/ogg", bytes(range(256)))
        assert await uow.clip(game, 2) is None


async def test_a_record_is_kept(store: SqliteStore):
    async with store.begin() as uow:
        await uow.save_record(lobby().game.id, '{"a": 1}', NOW)
        await uow.save_record(lobby().game.id, '{"a": 2}', NOW)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.record(lobby().game.id) == '{"a": 2}'


async def test_a_line_just_saved_is_in_the_log(store: SqliteStore):
    first = await add(store, lobby())
    events = (*told(), ClockSet(NOW + 60, closing=True))
    async with store.begin() as uow:
        await uow.game(first.game.id)
        await uow.save(submitting(first), events, NOW + 1)
        log = await uow.log(first.game.id)
        assert log[-1] == LoggedAction(2, NOW + 1, events)
