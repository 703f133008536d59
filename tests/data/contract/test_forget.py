"""Nothing of a person stays; in games a number that is nobody's stands for them."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.events import NewcomerJoined, RoundStarted
from bot.engine.ids import Seat
from bot.engine.model import Newcomer
from bot.service.ports import ClipFile, MessageKey, Person, Store
from bot.service.record_builder import build_record
from tests.data.games import (
    ANNA,
    BRUNO,
    CARLA,
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
    told,
)

FORMER = "a former player"


@pytest.fixture
async def history(store: Store):
    """Anna sat in a game that is over, left one that is not, and waits in a third."""
    over = await add(store, lobby(0, channel=1))
    over = finished(over)
    await save(
        store, over, told(), wanted=[MessageKey(over.game.id, 1, "hand", p) for p in (ANNA, BRUNO)]
    )
    left = await add(store, lobby(1, channel=2, players=(BRUNO, ANNA)))
    await save(store, after(left, chairs=left.game.chairs[:1]))
    joins = Newcomer(ANNA, "Anna", 5)
    waits = replace(lobby(2, channel=3, players=(BRUNO, CARLA)))
    waits = replace(waits, game=replace(waits.game, host=BRUNO))
    async with store.begin() as uow:
        await uow.games.add(waits, (), NOW)
        await uow.games.save(after(waits, waiting=(joins,)), [NewcomerJoined(joins)], NOW)
        players = [{"id": str(p), "name": n} for p, n in ((ANNA, "Anna"), (BRUNO, "Bruno"))]
        await uow.records.save(over.game.id, json.dumps({"players": players}), NOW, GUILD)
        await uow.people.save(Person(ANNA, "it", 5, dm_open=True, rabbit=7))
        await uow.people.save(Person(BRUNO, "pl", 6, dm_open=True))
        await uow.commit()


async def forget(store: Store, player=ANNA) -> int:
    async with store.begin() as uow:
        touched = await uow.people.forget(player, FORMER)
        await uow.commit()
    return touched


async def test_the_name_is_nowhere_any_more(store: Store, path: Path, history):
    assert await forget(store) == 3
    for table, column in (("games", "state"), ("log", "events"), ("records", "record")):
        texts = [row[0] for row in await dump(store, f"SELECT {column} FROM {table}")]
        assert not [text for text in texts if "Anna" in text]
        assert [text for text in texts if FORMER in text]
        assert [text for text in texts if "Bruno" in text]


async def test_what_was_known_of_them_is_gone_and_others_stay(store: Store, history):
    await forget(store)
    async with store.begin() as uow:
        assert await uow.people.get(ANNA) is None
        assert await uow.people.get(BRUNO) == Person(BRUNO, "pl", 6, dm_open=True)
    assert await dump(store, "SELECT viewer FROM messages") == [(BRUNO,)]


async def test_no_id_stays_in_any_game(store: Store, history):
    before = await store.read.games.get(game_id(2))
    await forget(store)
    stored = await store.read.games.get(game_id(2))
    assert before is not None
    assert stored is not None
    assert stored.version == before.version
    assert [n.name for n in stored.game.waiting] == [FORMER]
    assert await store.read.games.of_player(ANNA) == ()
    for where in ("state FROM games", "events FROM log", "record FROM records"):
        assert str(ANNA) not in repr(await dump(store, f"SELECT {where}"))
    async with store.begin() as uow:
        await uow.games.save(after(stored), (), NOW)


async def test_a_reminder_does_not_tell_either_who_was_to_tell(store: Store, history):
    remind = MessageKey(game_id(2), 1, "remind", None, f"storytelling {ANNA}")
    async with store.begin() as uow:
        await uow.messages.invalidate([remind], 2, NOW)
        await uow.commit()
    await forget(store)
    details = [detail for (detail,) in await dump(store, "SELECT detail FROM messages")]
    assert "storytelling 0" in details


async def test_games_cannot_be_linked_by_who_was_forgotten(store: Store, history):
    await forget(store)
    games = [await store.read.games.get(game_id(number)) for number in (0, 2)]
    people = [(*stored.game.chairs, *stored.game.waiting) for stored in games if stored]
    former = [one.player for here in people for one in here if one.name == FORMER]
    assert len(set(former)) == len(former) == 2


async def test_a_game_loaded_before_is_not_saved_with_the_name(store: Store, history):
    async with store.begin() as uow:
        await uow.games.get(game_id(2))
        await uow.people.forget(ANNA, FORMER)
        stored = await uow.games.get(game_id(2))
        assert stored is not None
        assert stored.game.waiting[0].name == FORMER


async def test_forgetting_twice_finds_nothing(store: Store, history):
    await forget(store)
    assert await forget(store) == 0
    assert await forget(store, CARLA) == 1


async def test_somebody_unknown_touches_nothing(store: Store, history):
    before = [await dump(store, f"SELECT * FROM {t}") for t in ("games", "log", "records")]
    assert await forget(store, 999) == 0
    assert before == [await dump(store, f"SELECT * FROM {t}") for t in ("games", "log", "records")]


async def test_a_real_record_stays_one(store: Store):
    stored = finished(await add(store, lobby()))
    built = build_record([(NOW, event) for event in opened(stored)], seed=b"s" * 32)
    await save(store, stored)
    async with store.begin() as uow:
        await uow.records.save(stored.game.id, built.model_dump_json(), NOW, GUILD)
        await uow.commit()
    await forget(store)
    async with store.begin() as uow:
        text = await uow.records.get(stored.game.id)
    assert text is not None
    assert "Anna" not in text
    again = type(built).model_validate_json(text)
    assert [p.name for p in again.players] == [FORMER, "Bruno"]


async def test_who_is_forgotten_is_not_written_to_any_more(store: Store):
    running = await add(store, lobby(3, channel=4, players=(BRUNO, ANNA)))
    gone = after(running, chairs=running.game.chairs[:1])
    await save(store, gone, wanted=[MessageKey(gone.game.id, 1, "hand", p) for p in (ANNA, BRUNO)])
    await forget(store)
    claimed = []
    while deliveries := await store.outbox.claim(NOW + 1, 30.0):
        claimed += [delivery.key.viewer for delivery in deliveries]
    assert claimed.count(BRUNO) == 1
    assert ANNA not in claimed


VOICE = ClipFile("clue-1.ogg", "audio/ogg", b"OggS")


async def told_with_a_clip(store: Store):
    """Anna told round 1, Bruno round 2, both with their voice; round 1's is not posted yet."""
    first = await add(store, lobby())
    game = first.game.id
    anna = await save(
        store,
        after(first),
        (RoundStarted(1, Seat(0)), *told()),
        wanted=[MessageKey(game, 1, "clip")],
    )
    bruno = replace(told()[0], player=BRUNO)
    await save(store, after(anna), (RoundStarted(2, Seat(1)), bruno))
    async with store.begin() as uow:
        await uow.clips.add(game, 1, VOICE)
        await uow.clips.add(game, 2, VOICE)
        await uow.commit()
    return game


async def test_their_voice_is_deleted_and_not_posted(store: Store):
    game = await told_with_a_clip(store)
    await forget(store)
    assert await dump(store, "SELECT round FROM clips") == [(2,)]
    async with store.begin() as uow:
        assert await uow.clips.get(game, 1) is None
    assert await store.outbox.claim(NOW + 1, 30.0) == ()


async def test_whose_voice_it_is_cannot_be_told_from_a_broken_log(store: Store):
    await told_with_a_clip(store)
    await damage(store, "log", "events")
    await forget(store)
    assert await dump(store, "SELECT round FROM clips") == []


@pytest.mark.parametrize(
    ("table", "column"), [("games", "state"), ("log", "events"), ("records", "record")]
)
async def test_what_cannot_be_read_keeps_nobody_from_being_forgotten(
    store: Store, history, table: str, column: str
):
    await alter(store, f"UPDATE {table} SET {column} = '{{\"Anna\", {ANNA}'")
    assert await forget(store) == 3
    for where in ("state FROM games", "events FROM log", "record FROM records"):
        assert "Anna" not in repr(await dump(store, f"SELECT {where}"))
    assert await dump(store, f"SELECT 1 FROM people WHERE player_id = {ANNA}") == []
