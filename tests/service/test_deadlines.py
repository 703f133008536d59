"""Phases expire, players are reminded, idle games end, and an outage punishes nobody."""

import asyncio
import math
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.service import downtime, due_loop
from bot.service.deadlines import IDLE, LOBBY_IDLE, RETRY_AFTER
from bot.service.downtime import GRACE
from bot.service.execution import LAST_CALL
from bot.service.ports import Place
from bot.service.stillness import STILL, Stillness
from bot.service.worker import EDIT_EVERY
from tests.service.conftest import ANNA, BRUNO, CARLA, PLACE, Room, deadline_of

ELSEWHERE = Place(1, 20)


async def process_due(room: Room) -> None:
    await room.scheduler.process_due()


async def test_a_missing_card_is_drawn_when_time_is_up(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    room.clock.now += 119
    await process_due(room)
    assert (await room.table.load(game)).game.phase.kind == "submitting"
    room.clock.now += 1
    await process_due(room)
    assert (await room.table.load(game)).game.phase.kind == "voting"


async def test_what_a_leap_of_the_clock_made_due_is_done_with_the_next_press(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_loop, "LOOK_EVERY", 3_600.0)
    game = await room.told()
    await room.deliver()
    watching = asyncio.create_task(room.scheduler._loop.run())
    while room.scheduler._loop.until == math.inf:  # noqa: ASYNC110  nobody tells when it changes
        await asyncio.sleep(0)
    room.clock.now = await deadline_of(room, game) + 1
    room.scheduler.wake(await room.table.load(game))
    async with asyncio.timeout(60):
        while (await room.table.load(game)).game.phase.kind == "submitting":  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    watching.cancel()


async def test_the_awaited_are_reminded_at_half_time(room: Room) -> None:
    await room.told()
    await room.deliver()
    room.clock.now += 60
    await process_due(room)
    await room.deliver()
    assert room.messenger.purposes().count("remind") == 1


async def test_storyteller_and_voters_are_called_once_more_in_the_last_half_minute(
    room: Room,
) -> None:
    game = await room.voting()
    await room.deliver()
    deadline = await deadline_of(room, game)
    for left in (LAST_CALL + 1, LAST_CALL, LAST_CALL - 1, 1):
        room.clock.now = deadline - left
        await process_due(room)
        await room.deliver()
        posted = [key for key, _ in room.messenger.posted.values()]
        reminders = [key.detail for key in posted if key.purpose == "remind"]
        told = [f"voting @{deadline:.0f} {why}" for why in (ANNA, "last")]
        assert reminders == told[: 1 + (left <= LAST_CALL)]
    await room.vote(game, BRUNO)
    await room.vote(game, CARLA)
    room.clock.now += EDIT_EVERY
    await room.deliver()
    assert "remind" not in room.messenger.purposes()


async def test_givers_are_called_but_once_and_nobody_whose_vote_is_in(room: Room) -> None:
    await room.told()
    await room.deliver()
    for seconds in (60, 35):
        room.clock.now += seconds
        await process_due(room)
        await room.deliver()
    assert room.messenger.purposes().count("remind") == 1


async def test_a_lobby_closes_after_an_hour_and_a_game_after_a_week(room: Room) -> None:
    lobby = await room.open()
    room.clock.now += LOBBY_IDLE
    await process_due(room)
    assert (await room.table.load(lobby)).game.phase.kind == "finished"
    game = await room.started(pace="untimed")
    room.clock.now += IDLE
    await process_due(room)
    assert (await room.table.load(game)).game.phase.kind == "finished"


async def test_deadlines_move_by_the_outage_plus_a_minute(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    before = (await room.table.load(game)).game.deadline
    assert before is not None
    await room.note_heartbeat()
    room.clock.now += 500
    await room.scheduler.compensate_downtime()
    assert (await room.table.load(game)).game.deadline == before + 500 + GRACE


async def cut_off(room: Room, seconds: int) -> None:
    room.presence.reachable = False
    for _ in range(0, seconds, 5):
        await process_due(room)
        room.clock.now += 5
    room.presence.reachable = True
    await process_due(room)


async def test_nothing_is_due_while_nobody_reaches_the_bot(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    before = (await room.table.load(game)).game
    assert before.deadline is not None
    await room.note_heartbeat()
    await cut_off(room, 3600)
    now = (await room.table.load(game)).game
    assert now.phase.kind == before.phase.kind
    assert now.deadline == before.deadline + 3600 + GRACE
    room.clock.now = now.deadline
    await process_due(room)
    assert (await room.table.load(game)).game.phase.kind != before.phase.kind


async def test_a_short_cut_moves_nothing(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    before = await deadline_of(room, game)
    await room.note_heartbeat()
    await cut_off(room, 30)
    assert await deadline_of(room, game) == before


class Watch:
    """A steady clock that a test moves."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("seen_first_by", ["the deadlines", "the look every second"])
async def test_a_process_that_stood_still_costs_nobody_anything(
    room: Room, seen_first_by: str, caplog: pytest.LogCaptureFixture
) -> None:
    watch = Watch()
    stillness = room.scheduler._stillness = Stillness(watch)
    game = await room.told()
    await room.deliver()
    before = (await room.table.load(game)).game
    assert before.deadline is not None
    seconds = before.deadline - room.clock.now + 5
    watch.now += seconds
    room.clock.now += seconds
    if seen_first_by == "the look every second":
        stillness.look()
        stillness.look()
    await process_due(room)
    now = (await room.table.load(game)).game
    assert now.phase.kind == before.phase.kind
    assert now.deadline == pytest.approx(before.deadline + seconds + GRACE, abs=0.1)
    assert "stood still" in caplog.text
    await process_due(room)
    assert await deadline_of(room, game) == now.deadline, "it is made good once"


async def test_a_busy_machine_does_not_stand_still(room: Room) -> None:
    watch = Watch()
    room.scheduler._stillness = Stillness(watch)
    game = await room.told()
    await room.deliver()
    before = await deadline_of(room, game)
    watch.now += STILL - 1
    room.clock.now += STILL - 1
    await process_due(room)
    assert await deadline_of(room, game) == before


HERE, THERE = 1, 2
"""Two servers, each on a connection of its own."""


async def close_one(room: Room, guild: int, seconds: int) -> None:
    room.presence.closed = {guild}
    for _ in range(0, seconds, 5):
        await process_due(room)
        room.clock.now += 5
    room.presence.closed = set()
    await process_due(room)


@pytest.mark.parametrize("seconds", [65, 600, 7200])
async def test_with_one_of_two_connections_closed_only_the_others_clocks_run_out(
    room: Room, seconds: int
) -> None:
    cut = await room.told(place=Place(THERE, 20))
    await room.deliver()
    before = await deadline_of(room, cut)
    await room.note_heartbeat()
    well = await room.told(place=Place(HERE, 10))
    await room.deliver()
    untouched = await deadline_of(room, well)
    await close_one(room, THERE, seconds)
    assert await deadline_of(room, cut) == before + seconds + GRACE
    if seconds < 120:
        assert await deadline_of(room, well) == untouched
    else:
        assert (await room.table.load(well)).game.phase.kind != "submitting"


async def test_a_connection_that_was_closed_for_a_moment_moves_nothing(room: Room) -> None:
    cut = await room.told(place=Place(THERE, 20))
    await room.deliver()
    before = await deadline_of(room, cut)
    await close_one(room, THERE, 30)
    assert await deadline_of(room, cut) == before


async def test_the_closing_seconds_are_not_stretched(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    before = (await room.table.load(game)).game
    assert before.phase.closing
    await room.note_heartbeat()
    room.clock.now += 500
    await room.scheduler.compensate_downtime()
    assert (await room.table.load(game)).game.deadline == before.deadline


@pytest.mark.parametrize("gone", [BRUNO, CARLA])
async def test_who_has_left_the_server_is_taken_out_after_a_missed_phase(room: Room, gone) -> None:
    game = await room.told()
    await room.deliver()
    room.presence.gone.add(gone)
    room.clock.now += 120
    await process_due(room)
    await room.departures.process_next()
    names = [p.player for p in (await room.table.load(game)).game.chairs if not p.gone]
    assert gone not in names
    assert ANNA in names


async def test_a_pause_stops_the_clock(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    await room.act(game, c.Pause(ANNA))
    room.clock.now += 10_000
    await process_due(room)
    assert (await room.table.load(game)).game.phase.kind == "submitting"
    await room.act(game, c.Resume(ANNA))
    deadline = (await room.table.load(game)).game.deadline
    assert deadline == room.clock.now + 120


async def test_a_slow_answer_about_who_has_left_holds_up_no_deadline(room: Room) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    async def has_left(guild_id: int, player) -> bool:
        asked.set()
        await answer.wait()
        return True

    room.presence.has_left = has_left
    first = await room.told()
    await room.deliver()
    keeping = asyncio.gather(room.scheduler.run(), room.departures.run())
    room.clock.now += 120
    room.scheduler.wake()
    async with asyncio.timeout(60):
        await asked.wait()
    assert (await room.table.load(first)).game.phase.kind == "voting"
    other = await room.told(place=ELSEWHERE)
    await room.deliver()
    room.clock.now += 120
    await process_due(room)
    assert (await room.table.load(other)).game.phase.kind == "voting"
    keeping.cancel()
    with suppress(asyncio.CancelledError):
        await keeping


async def test_a_game_that_cannot_be_read_costs_no_other_its_deadline(room: Room, caplog) -> None:
    broken = await room.told()
    other = await room.told(place=ELSEWHERE)
    await room.deliver()
    await room.damage(broken)
    room.clock.now += 120
    await process_due(room)
    assert (await room.table.load(other)).game.phase.kind == "voting"
    assert caplog.text.count(f"game {broken}: what is due cannot be done") == 1
    room.clock.now += RETRY_AFTER - 1
    await process_due(room)
    assert caplog.text.count("what is due cannot be done") == 1
    room.clock.now += 1
    await process_due(room)
    assert caplog.text.count("what is due cannot be done") == 2


async def test_a_game_to_be_retried_is_taken_up_again_when_the_clock_is_set_back(
    room: Room, caplog
) -> None:
    broken = await room.told()
    await room.deliver()
    await room.damage(broken)
    room.clock.now += 10_000
    await process_due(room)
    room.clock.now -= 5_000
    await process_due(room)
    assert caplog.text.count("what is due cannot be done") == 2


async def test_a_game_that_cannot_be_read_keeps_no_other_from_its_extra_time(
    room: Room, caplog
) -> None:
    broken = await room.told()
    other = await room.told(place=ELSEWHERE)
    await room.deliver()
    before = await deadline_of(room, other)
    await room.note_heartbeat()
    await room.damage(broken)
    room.clock.now += 500
    await room.scheduler.compensate_downtime()
    assert await deadline_of(room, other) == before + 500 + GRACE
    assert f"game {broken}: its deadline cannot be moved" in caplog.text


@pytest.mark.parametrize("together", [1, 2])
async def test_whoever_is_killed_while_compensating_compensates_again(
    room: Room, monkeypatch, together: int
) -> None:
    """Each game gets its time once, in the transaction that was cut off or not."""
    games = [await room.told(), await room.told(place=ELSEWHERE)]
    await room.deliver()
    before = [await deadline_of(room, game) for game in games]
    await room.note_heartbeat()
    room.clock.now += 3_600
    calls, real = [], downtime.execute

    async def killed_at_the_second(*args) -> object:
        calls.append(args)
        if len(calls) == 2:
            raise asyncio.CancelledError
        return await real(*args)

    monkeypatch.setattr(downtime, "execute", killed_at_the_second)
    monkeypatch.setattr(downtime, "SLICE", together)
    with pytest.raises(asyncio.CancelledError):
        await room.scheduler.compensate_downtime()
    room.clock.now += 2
    await room.scheduler.compensate_downtime()
    after = [await deadline_of(room, game) for game in games]
    assert after == [deadline + 3_602 + GRACE for deadline in before]


async def test_a_lobby_does_not_grow_idle_while_the_bot_is_away(room: Room) -> None:
    game = await room.open()
    await room.note_heartbeat()
    room.clock.now += LOBBY_IDLE + 60
    await room.scheduler.compensate_downtime()
    await room.scheduler.process_due()
    assert (await room.table.load(game)).game.phase.kind == "lobby"
    room.clock.now += LOBBY_IDLE
    await room.scheduler.process_due()
    assert (await room.table.load(game)).game.phase.kind == "finished"


async def test_the_new_deadline_is_shown(room: Room) -> None:
    await room.told()
    await room.deliver()
    await room.note_heartbeat()
    room.clock.now += 500
    edits = len(room.messenger.edits)
    await room.scheduler.compensate_downtime()
    await room.deliver()
    assert len(room.messenger.edits) == edits + 3, "the clue, and the two hands that are asked for"


async def test_the_channel_of_a_game_that_cannot_be_read_takes_another(room: Room) -> None:
    broken = await room.told()
    async with room.store.begin() as uow:
        await uow.servers.save(replace(await uow.servers.get(PLACE.guild_id), max_games=1))
        await uow.commit()
    await room.damage(broken)
    room.clock.now += 1
    game = await room.started()
    async with room.store.begin() as uow:
        last = await uow.games.last_in(PLACE.target_id)
    assert last is not None
    assert last.game.id == game
