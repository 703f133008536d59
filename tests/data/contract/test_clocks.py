"""Which game has something due, and when."""

from bot.service.ports import MessageKey, Overview, Store
from tests.data.games import NOW, add, after, finished, lobby, note_heartbeat, save, submitting

IDLE, LOBBY_IDLE = 7 * 86_400.0, 3600.0


async def due(store: Store, now: float):
    return await store.read.due_games(now, IDLE, LOBBY_IDLE)


async def next_deadline(store: Store):
    return await store.read.next_deadline(IDLE, LOBBY_IDLE)


async def running(store: Store, number: int = 0, **changes):
    stored = await add(store, lobby(number, channel=100 + number))
    return await save(store, submitting(stored, **changes))


async def test_nothing_is_due_in_an_empty_store(store: Store):
    assert await due(store, NOW + 1e9) == ()
    assert await next_deadline(store) is None
    assert await store.read.running_clocks() == ()


async def test_a_deadline_is_due_when_it_comes(store: Store):
    game = (await running(store, deadline=NOW + 60.5)).game.id
    assert await due(store, NOW + 60.4) == ()
    assert await due(store, NOW + 60.5) == (game,)
    assert await next_deadline(store) == NOW + 60.5
    assert await store.read.running_clocks() == ((game, NOW + 60.5),)


async def test_a_reminder_is_due_before_its_deadline(store: Store):
    stored = await running(store, deadline=NOW + 60, remind_at=NOW + 30)
    assert await next_deadline(store) == NOW + 30
    assert await due(store, NOW + 30) == (stored.game.id,)
    await save(store, after(stored, remind_at=None))
    assert await due(store, NOW + 30) == ()
    assert await next_deadline(store) == NOW + 60


async def test_an_untouched_game_is_due_after_a_week_and_a_lobby_after_an_hour(store: Store):
    played = (await running(store, 1, last_action_at=NOW + 5)).game.id
    assert await next_deadline(store) == NOW + 5 + IDLE
    waiting = (await add(store, lobby(2))).game.id
    assert await next_deadline(store) == NOW + LOBBY_IDLE
    assert await due(store, NOW + LOBBY_IDLE - 1) == ()
    assert await due(store, NOW + LOBBY_IDLE) == (waiting,)
    assert set(await due(store, NOW + 5 + IDLE)) == {played, waiting}


async def test_a_game_that_is_over_is_never_due(store: Store):
    stored = await running(store, deadline=NOW + 60, remind_at=NOW + 30)
    await save(store, finished(stored, deadline=NOW + 60))
    assert await due(store, NOW + 1e9) == ()
    assert await next_deadline(store) is None
    assert await store.read.running_clocks() == ()


async def test_the_heartbeat_tells_when_the_last_one_was(open_store, store: Store):
    assert await store.read.last_heartbeat() is None
    await note_heartbeat(store, NOW)
    async with await open_store() as another:
        assert await another.read.last_heartbeat() == NOW
        await note_heartbeat(another, NOW + 99.5)
    assert await store.read.last_heartbeat() == NOW + 99.5


async def test_idle_time_is_extended_in_games_that_are_not_over(store: Store):
    goes_on = (await running(store, 1, last_action_at=NOW)).game.id
    over = await running(store, 2, last_action_at=NOW)
    await save(store, finished(over))
    async with store.begin() as uow:
        await uow.games.shift_last_action(50.5)
        await uow.commit()
    read = [await store.read.games.get(game) for game in (goes_on, over.game.id)]
    assert [stored.last_action_at for stored in read if stored] == [NOW + 50.5, NOW]


async def test_how_things_stand_is_told(store: Store):
    assert await store.read.overview(NOW) == Overview({}, 0, 0, 0.0)
    late = await running(store, 1, deadline=NOW + 60)
    await add(store, lobby(2, channel=102))
    await save(store, finished(await running(store, 3, deadline=NOW + 60)))
    key = MessageKey(late.game.id, 1, "board")
    await save(store, after(late), at=NOW + 1, wanted=[key])
    assert await store.read.overview(NOW + 61) == Overview(
        {"lobby": 1, "submitting": 1}, 0, 1, 60.0
    )
    assert (await store.read.overview(NOW + 61.5)).late == 1
