"""The unit of work: what goes in comes out, and nothing without a commit."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.errors import StorageError, VersionConflict
from bot.engine.events import ClockSet
from bot.engine.model import Newcomer
from bot.service.ports import ClipFile, GuildSettings, LoggedAction, Person, Place, Store
from tests.data.games import (
    ANNA,
    BRUNO,
    CARLA,
    CHANNEL,
    GUILD,
    NOW,
    add,
    after,
    alter,
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


async def test_a_game_comes_back_as_it_was_saved(store: Store):
    place = Place(GUILD, CHANNEL, thread_id=CHANNEL + 1)
    first = await add(store, replace(lobby(), place=place, locale="pt-BR"))
    assert await store.read.games.get(first.game.id) == first
    second = submitting(first, deadline=NOW + 60.25, remind_at=NOW + 30.5, last_action_at=NOW + 1)
    await save(store, second, told(), NOW + 1)
    assert await store.read.games.get(first.game.id) == second
    async with store.begin() as uow:
        assert await uow.games.get(first.game.id) == second
        assert await uow.games.log(first.game.id) == (
            LoggedAction(1, NOW, opened(first)),
            LoggedAction(2, NOW + 1, told()),
        )


async def test_what_does_not_exist_is_none(store: Store):
    assert await store.read.games.get(lobby().game.id) is None
    async with store.begin() as uow:
        assert await uow.games.get(lobby().game.id) is None
        assert await uow.games.log(lobby().game.id) == ()
        assert await uow.games.live_in(CHANNEL) is None
        assert await uow.games.last_in(CHANNEL) is None
        assert await uow.clips.get(lobby().game.id, 1) is None
        assert await uow.records.get(lobby().game.id) is None
        assert await uow.games.of_player(ANNA) == ()


async def test_without_a_commit_nothing_stays(store: Store):
    first = await add(store, lobby())

    async def interrupted():
        async with store.begin() as uow:
            await uow.games.save(submitting(first), told(), NOW)
            await uow.seen.add(INTERACTION, NOW)
            assert (await uow.games.get(first.game.id)) == submitting(first)
            raise RuntimeError("thrown")

    with pytest.raises(RuntimeError, match="thrown"):
        await interrupted()
    async with store.begin() as uow:
        await uow.games.save(submitting(first), told(), NOW)
    async with store.begin() as uow:
        assert await uow.games.get(first.game.id) == first
        assert not await uow.seen.contains(INTERACTION)
        assert len(await uow.games.log(first.game.id)) == 1


async def test_an_empty_transaction_may_be_committed(store: Store):
    async with store.begin() as uow:
        await uow.commit()
    async with store.begin() as uow:
        assert not await uow.seen.contains(INTERACTION)
        await uow.commit()


async def test_after_the_commit_the_unit_takes_nothing_more(store: Store):
    async with store.begin() as uow:
        await uow.commit()
        with pytest.raises(RuntimeError):
            await uow.seen.contains(INTERACTION)


@pytest.mark.parametrize("version", [1, 3])
async def test_only_the_next_version_is_saved(store: Store, version: int):
    first = await add(store, lobby())
    with pytest.raises(VersionConflict):
        await save(store, replace(submitting(first), version=version), told())
    assert await store.read.games.get(first.game.id) == first
    assert len(await store.read.games.log(first.game.id)) == 1


BESIDE_VERSIONS = [
    "remind_at = remind_at + 1",
    "computer_at = NULL",
    "last_action_at = last_action_at + 1",
    "compensated_at = 5",
    "state = replace(state, 'Anna', 'a former player')",
]
"""What clocks that leap, and those who ask to be forgotten, change without a version."""


@pytest.mark.parametrize("change", ["", *BESIDE_VERSIONS])
async def test_over_a_game_as_it_was_read_is_saved_only_what_is_still_so(store: Store, change: str):
    first = replace(lobby(), remind_at=NOW + 60, computer_at=NOW + 9)
    await add(store, first)
    read = await store.read.games.get(first.game.id)
    assert read is not None
    if change:
        await alter(store, f"UPDATE games SET {change}")
    before = await dump(store, "SELECT * FROM games")

    async def act():
        async with store.begin(concurrent=True) as uow:
            await uow.games.take_as_read(read)
            await uow.games.save(submitting(read), told(), NOW)
            await uow.commit()

    if not change:
        await act()
        assert await store.read.games.get(first.game.id) == submitting(first)
        return
    with pytest.raises(VersionConflict):
        await act()
    assert await dump(store, "SELECT * FROM games") == before


async def test_an_interaction_is_noted_once_if_that_is_asked_for(store: Store):
    async def note():
        async with store.begin() as uow:
            await uow.seen.add(INTERACTION, NOW, once=True)
            await uow.commit()

    await note()
    with pytest.raises(VersionConflict):
        await note()


async def test_a_conflict_leaves_nothing_of_the_transaction(store: Store):
    first = await add(store, lobby())

    async def act():
        async with store.begin() as uow:
            await uow.seen.add(INTERACTION, NOW)
            await uow.games.save(replace(submitting(first), version=3), told(), NOW)
            await uow.commit()

    with pytest.raises(VersionConflict):
        await act()
    async with store.begin() as uow:
        assert not await uow.seen.contains(INTERACTION)


async def test_of_two_that_read_the_same_version_one_saves(open_store, store: Store):
    """Whoever holds no lock from the reading to the saving is told apart by the version alone."""
    first = await add(store, lobby())
    async with await open_store() as other:
        read = [await each.read.games.get(first.game.id) for each in (store, other)]
        assert read == [first, first]
        changes = (submitting(first, last_action_at=NOW + n) for n in (1, 2))
        saving = [save(each, one) for each, one in zip((store, other), changes, strict=True)]
        outcomes = await asyncio.gather(*saving, return_exceptions=True)
    [conflict] = [outcome for outcome in outcomes if isinstance(outcome, VersionConflict)]
    [saved] = [outcome for outcome in outcomes if outcome is not conflict]
    assert await store.read.games.get(first.game.id) == saved


async def test_writers_of_several_stores_lose_nothing(open_store, store: Store):
    first = await add(store, lobby())

    async def count(each: Store):
        for _ in range(10):
            async with each.begin() as uow:
                found = await uow.games.get_for_update(first.game.id, None)
                assert found is not None
                stored, _ = found
                await asyncio.sleep(0)
                await uow.games.save(after(stored, round=stored.game.round + 1), (), NOW)
                await uow.commit()

    async with await open_store() as other:
        await asyncio.gather(*(count(each) for each in (store, other, store)))
    last = await store.read.games.get(first.game.id)
    assert last is not None
    assert (last.version, last.game.round) == (31, 30)


async def test_several_versions_may_be_saved_in_one_transaction(store: Store):
    first = lobby()
    second = after(first, round=1)
    third = after(second, round=2)
    async with store.begin() as uow:
        await uow.games.add(first, opened(first), NOW)
        await uow.games.save(second, (), NOW)
        await uow.games.save(third, (), NOW)
        assert await uow.games.get(first.game.id) == third
        await uow.commit()
    assert await store.read.games.get(first.game.id) == third


async def test_the_game_to_be_changed_comes_with_whether_the_interaction_was_seen(store: Store):
    first = await add(store, lobby())
    async with store.begin() as uow:
        await uow.seen.add(INTERACTION, NOW)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.games.get_for_update(first.game.id, INTERACTION) == (first, True)
        assert await uow.games.get_for_update(first.game.id, INTERACTION + 1) == (first, False)
        assert await uow.games.get_for_update(first.game.id, None) == (first, False)
        assert await uow.games.get_for_update(game_id(9), INTERACTION) is None


async def test_readers_see_what_is_committed_and_wait_for_nobody(store: Store):
    first = await add(store, lobby())
    async with store.begin() as uow:
        await uow.games.save(submitting(first), told(), NOW)
        assert await uow.games.get(first.game.id) == submitting(first)
        assert await store.read.games.get(first.game.id) == first
        await uow.commit()
    assert await store.read.games.get(first.game.id) == submitting(first)


async def test_a_channel_takes_one_game_at_a_time(store: Store):
    first = await add(store, lobby(1))
    with pytest.raises(VersionConflict):
        await add(store, lobby(2))
    await save(store, finished(first))
    second = lobby(2)
    await add(store, second)
    async with store.begin() as uow:
        assert await uow.games.live_in(CHANNEL) == second
        assert await uow.games.last_in(CHANNEL) == second


async def test_the_last_game_of_a_channel_may_be_over(store: Store):
    over = finished(await add(store, lobby(1)))
    await save(store, over)
    async with store.begin() as uow:
        assert await uow.games.live_in(CHANNEL) is None
        assert await uow.games.last_in(CHANNEL) == over


async def test_a_thread_is_a_place_of_its_own(store: Store):
    await add(store, lobby(1))
    threaded = replace(lobby(2), place=Place(GUILD, CHANNEL, CHANNEL + 7))
    await add(store, threaded)
    async with store.begin() as uow:
        assert await uow.games.live_in(CHANNEL + 7) == threaded


async def test_live_games_of_a_server(store: Store):
    over = await add(store, lobby(1))
    await save(store, finished(over))
    await add(store, lobby(2))
    await add(store, replace(lobby(3), place=Place(GUILD, 5)))
    await add(store, replace(lobby(4), place=Place(GUILD + 1, 6)))
    async with store.begin() as uow:
        assert await uow.games.has_room(GUILD, 3)
        assert not await uow.games.has_room(GUILD, 2)
        assert await uow.games.live_in_guild(GUILD) == (lobby(2).game.id, lobby(3).game.id)


async def test_games_of_a_person_are_those_that_they_sit_in_or_wait_for(store: Store):
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
        assert await uow.games.of_player(BRUNO) == (waiting,)


async def test_a_game_that_cannot_be_read_costs_only_itself(store: Store, caplog):
    broken = await add(store, lobby(1))
    well = await add(store, lobby(2, channel=6))
    await damage(store, "games", "state")
    await save(store, well := after(well))
    async with store.begin() as uow:
        assert await uow.games.of_player(BRUNO) == (well,)
        assert await uow.games.has_room(GUILD, 2), "at the limit it is seen to be broken"
        assert not await uow.games.has_room(GUILD, 1)
        assert await uow.games.last_in(CHANNEL) is None
        with pytest.raises(StorageError):
            await uow.games.get(broken.game.id)
    assert f"game {broken.game.id} cannot be read" in caplog.text
    [(named, why)] = await store.read.unreadable_games()
    assert named == broken.game.id
    assert "JSON" in why


async def test_a_game_that_cannot_be_read_is_closed_for_the_next_one(store: Store):
    await add(store, lobby(1))
    await damage(store, "games", "state")
    async with store.begin() as uow:
        assert await uow.games.live_in(CHANNEL) is None
        await uow.commit()
    assert len(await store.read.unreadable_games()) == 1
    following = lobby(2)
    async with store.begin() as uow:
        await uow.games.close_unreadable(CHANNEL)
        await uow.games.add(following, opened(following), NOW)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.games.live_in(CHANNEL) == following
    assert await store.read.unreadable_games() == ()
    [(state,)] = await dump(store, f"SELECT state FROM games WHERE game_id = '{game_id(1)}'")
    assert state
    async with store.begin() as uow:
        await uow.games.close_unreadable(CHANNEL)  # one that can be read stays
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.games.live_in(CHANNEL) == following


async def test_an_interaction_is_seen_once_marked(store: Store):
    async with store.begin() as uow:
        assert not await uow.seen.contains(INTERACTION)
        await uow.seen.add(INTERACTION, NOW)
        assert await uow.seen.contains(INTERACTION)
        await uow.seen.add(INTERACTION, NOW)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.seen.contains(INTERACTION)
        assert not await uow.seen.contains(INTERACTION + 1)


async def test_settings_have_defaults_and_are_replaced(store: Store):
    chosen = GuildSettings(GUILD, "it", "party", "blitz", (1, CHANNEL), 2, clips=False)
    async with store.begin() as uow:
        assert await uow.servers.get(GUILD) == GuildSettings(GUILD)
        await uow.servers.save(GuildSettings(GUILD, "pl"))
        await uow.servers.save(chosen)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.servers.get(GUILD) == chosen
        assert await uow.servers.get(GUILD + 1) == GuildSettings(GUILD + 1)


@pytest.mark.parametrize("dm_open", [None, True, False])
async def test_a_person_is_unknown_until_saved_and_is_replaced(store: Store, dm_open):
    known = Person(ANNA, "pl", CHANNEL, dm_open, rabbit=7)
    async with store.begin() as uow:
        assert await uow.people.get(ANNA) is None
        await uow.people.save(Person(ANNA, "it"))
        await uow.people.save(known)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.people.get(ANNA) == known


async def test_a_clip_keeps_its_bytes(store: Store):
    game = lobby().game.id
    async with store.begin() as uow:
        await uow.clips.add(game, 1, ClipFile("old.ogg", "audio/ogg", b"old"))
        await uow.clips.add(game, 1, ClipFile("song.ogg", "audio/ogg", bytes(range(256))))
        await uow.commit()
    async with store.begin() as uow:
        clip = await uow.clips.get(game, 1)
        assert clip == ClipFile("song.ogg", "audio/ogg", bytes(range(256)))
        assert await uow.clips.get(game, 2) is None


async def test_a_record_is_kept(store: Store):
    async with store.begin() as uow:
        await uow.records.save(lobby().game.id, '{"a": 1}', NOW, GUILD)
        await uow.records.save(lobby().game.id, '{"a": 2}', NOW, GUILD)
        await uow.commit()
    async with store.begin() as uow:
        assert await uow.records.get(lobby().game.id) == '{"a": 2}'


async def test_a_line_just_saved_is_in_the_log(store: Store):
    first = await add(store, lobby())
    events = (*told(), ClockSet(NOW + 60, closing=True))
    async with store.begin() as uow:
        await uow.games.get(first.game.id)
        await uow.games.save(submitting(first), events, NOW + 1)
        log = await uow.games.log(first.game.id)
        assert log[-1] == LoggedAction(2, NOW + 1, events)
