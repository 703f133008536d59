"""What is kept for how long."""

import pytest

from bot.service.ports import ClipFile, MessageKey, Store
from data.prune import GAMES, INTERACTIONS
from tests.data.games import ANNA, GUILD, NOW, add, after, dump, finished, game_id, lobby, save

DAY = 86_400.0
TABLES = ("seen", "messages", "games")
GAME = game_id()
CLIP = ClipFile("song.ogg", "audio/ogg", b"data")
BOARD, LAST_CLIP = MessageKey(GAME, 1, "board"), MessageKey(GAME, 2, "clip")


@pytest.fixture
async def over(store: Store):
    """A game that ended at NOW, with a record, and one that goes on."""
    goes_on = await add(store, lobby(1, channel=5))
    await save(store, after(goes_on), wanted=[MessageKey(game_id(1), 1, "board")])
    stored = after(await add(store, lobby()))
    await save(store, stored, wanted=[BOARD, LAST_CLIP])
    async with store.begin() as uow:
        for game in (GAME, game_id(1)):
            await uow.clips.add(game, 1, CLIP)
            await uow.clips.add(game, 2, CLIP)
        await uow.commit()
    await save(store, finished(stored), at=NOW)
    async with store.begin() as uow:
        await uow.records.save(GAME, "{}", NOW, GUILD)
        await uow.commit()


async def pruned(store: Store, now: float) -> None:
    """Remove all that is old."""
    while await store.prune(now):
        pass


async def games_in(store: Store, table: str) -> set[str]:
    return {row[0] for row in await dump(store, f"SELECT game_id FROM {table}")}


async def test_an_interaction_is_remembered_for_a_day(store: Store):
    async with store.begin() as uow:
        await uow.seen.add(1, NOW)
        await uow.seen.add(2, NOW + 1)
        await uow.commit()
    await pruned(store, NOW + DAY)
    async with store.begin() as uow:
        assert not await uow.seen.contains(1)
        assert await uow.seen.contains(2)


async def test_clips_go_when_the_game_is_over_and_they_are_delivered(store: Store, over):
    await pruned(store, NOW)
    assert await dump(store, f"SELECT round FROM clips WHERE game_id = '{GAME}'") == [(2,)]
    for delivery in await store.outbox.claim(NOW + 1, 30, 9):
        await store.outbox.delivered(delivery, version=9, channel_id=1, message_id=2, at=NOW)
    await pruned(store, NOW)
    assert await games_in(store, "clips") == {game_id(1)}


async def test_messages_go_two_days_after_the_end(store: Store, over):
    await pruned(store, NOW + 2 * DAY - 1)
    assert await games_in(store, "messages") == {GAME, game_id(1)}
    await pruned(store, NOW + 2 * DAY)
    assert await games_in(store, "messages") == {game_id(1)}


async def test_a_month_after_the_end_only_the_record_is_left(store: Store, over):
    await pruned(store, NOW + 30 * DAY - 1)
    assert await store.read.games.get(GAME) is not None
    assert GAME in await games_in(store, "log")
    await pruned(store, NOW + 30 * DAY)
    assert await store.read.games.get(GAME) is None
    for table in ("games", "log", "messages", "clips"):
        assert await games_in(store, table) == {game_id(1)}
    async with store.begin() as uow:
        assert await uow.records.get(GAME) == "{}"
        assert await uow.people.forget(ANNA, "a former player") == 2, (
            "the record can still be found"
        )


async def test_who_played_goes_with_the_game_if_there_is_no_record(store: Store):
    stored = await add(store, lobby())
    await save(store, finished(stored))
    await pruned(store, NOW + 30 * DAY)
    for table in ("games", "log", "game_players"):
        assert await games_in(store, table) == set()


async def test_the_end_is_when_the_game_ended_not_when_it_was_last_touched(store: Store):
    stored = finished(await add(store, lobby()))
    await save(store, stored, at=NOW)
    await save(store, after(stored), at=NOW + 29 * DAY)
    await pruned(store, NOW + 30 * DAY)
    assert await store.read.games.get(GAME) is None


async def test_it_is_done_in_slices(store: Store) -> None:
    for number in range(GAMES + 1):
        stored = after(await add(store, lobby(number, channel=number)))
        await save(store, stored, wanted=[MessageKey(game_id(number), 1, "board")])
        await save(store, finished(stored), at=NOW + number)
    async with store.begin() as uow:
        for number in range(INTERACTIONS + 1):
            await uow.seen.add(number, NOW + number / 1000)
        await uow.commit()
    left: list[tuple[int, int, int]] = []
    while await store.prune(NOW + 31 * DAY):
        counts = [await dump(store, f"SELECT COUNT(*) FROM {t}") for t in TABLES]
        left.append(tuple(count for [(count,)] in counts))
    assert left == [
        (1, GAMES + 1, GAMES + 1),
        (0, GAMES + 1, GAMES + 1),
        (0, 1, GAMES + 1),
        (0, 0, GAMES + 1),
        (0, 0, 1),
        (0, 0, 0),
    ]
