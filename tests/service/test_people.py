"""What is kept of people is remembered in memory, and never for longer than it holds."""

import asyncio

from bot.service.people import PeopleService
from bot.service.ports import Person
from tests.data.games import dump
from tests.service.conftest import ANNA, BRUNO, Room


async def kept(room: Room) -> PeopleService:
    """Return a service that remembers Anna."""
    people = PeopleService(room.store, room.table)
    await people.note_locale(ANNA, "it")
    assert (await people.addressee(ANNA)).locale == "it"
    return people


async def test_who_is_written_to_often_is_read_once(room: Room, monkeypatch) -> None:
    people = await kept(room)
    monkeypatch.setattr(room.store.read, "people", None)
    assert await people.addressee(ANNA) == Person(ANNA, "it")
    await people.note_locale(ANNA, "it")


async def test_what_is_changed_here_is_known_at_once(room: Room) -> None:
    people, game = await kept(room), await room.open()
    assert await people.note_dm(ANNA, game, dm_channel_id=7, dm_open=False)
    assert await people.addressee(ANNA) == Person(ANNA, "it", 7, dm_open=False)
    await people.retry_dm(ANNA)
    assert (await people.addressee(ANNA)).dm_open is None
    await people.note_locale(ANNA, "pl")
    assert (await people.addressee(ANNA)).locale == "pl"
    await people.forget(ANNA)
    assert await people.addressee(ANNA) == Person(ANNA)


async def test_of_whom_a_game_knows_no_more_no_channel_is_noted(room: Room) -> None:
    people, game = await kept(room), await room.open()
    await people.forget(ANNA)
    assert not await people.note_dm(ANNA, game, dm_channel_id=7)
    await people.note_locale(ANNA, "it")  # they have pressed something since
    assert not await people.note_dm(ANNA, game, dm_channel_id=7)
    assert await people.person(ANNA) == Person(ANNA, "it")


async def test_who_was_forgotten_is_called_to_no_hand_in_the_channel(room: Room) -> None:
    game = await room.told()
    await PeopleService(room.store, room.table).forget(BRUNO)
    await room.table.dm_fallback(game, BRUNO, "submitting")
    assert await dump(room.store, "SELECT 1 FROM messages WHERE purpose = 'dm_fallback'") == []


async def test_a_chosen_rabbit_is_kept_until_they_ask_to_be_forgotten(room: Room) -> None:
    people = await kept(room)
    for rabbit in (7, 7, 0):
        await people.note_rabbit(ANNA, rabbit)
        assert await people.person(ANNA) == Person(ANNA, "it", rabbit=rabbit)
    assert (await people.addressee(ANNA)).rabbit == 0
    await people.forget(ANNA)
    assert (await people.person(ANNA)).rabbit is None


async def test_what_another_process_has_changed_is_known_once_it_is_told(room: Room) -> None:
    people, other = await kept(room), PeopleService(room.store, room.table)
    for word, locale in ((ANNA, "pl"), (None, "pt-BR")):
        await other.note_locale(ANNA, locale)
        people.drop(word)
        assert (await people.addressee(ANNA)).locale == locale


async def test_what_was_being_read_as_it_changed_is_not_remembered(room: Room, monkeypatch) -> None:
    people, other = PeopleService(room.store, room.table), await kept(room)
    has_read, may_go_on = asyncio.Event(), asyncio.Event()
    read = room.store.read.people.get

    async def slow(player):
        person = await read(player)
        has_read.set()
        await may_go_on.wait()
        return person

    with monkeypatch.context() as now:
        now.setattr(room.store.read.people, "get", slow)
        reading = asyncio.create_task(people.addressee(ANNA))
        await has_read.wait()
    await other.note_locale(ANNA, "pl")
    people.drop(ANNA)
    may_go_on.set()
    assert (await reading).locale == "it"
    assert (await people.addressee(ANNA)).locale == "pl"


async def test_nobody_is_remembered_of_whom_nothing_is_kept(room: Room) -> None:
    people = await kept(room)
    assert await people.addressee(BRUNO) == Person(BRUNO)
    await PeopleService(room.store, room.table).note_locale(BRUNO, "pl")
    assert (await people.addressee(BRUNO)).locale == "pl"
