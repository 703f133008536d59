"""Reminders call to the deadline that there is: one that was moved takes them away, and back."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.execution import LAST_CALL
from bot.service.ports import MessageKey
from bot.service.worker import EDIT_EVERY
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, Room, deadline_of


def there(room: Room) -> list[MessageKey]:
    """The reminders that are in the channel."""
    return [key for key, _ in room.messenger.posted.values() if key.purpose == "remind"]


def last(room: Room) -> list[bool]:
    return [key.detail.endswith("last") for key in there(room)]


async def until(room: Room, moment: float) -> None:
    """Let time pass, and what is due in it happen."""
    while room.clock.now < moment:
        room.clock.now = min(moment, room.clock.now + EDIT_EVERY)
        await room.scheduler.process_due()
        await room.deliver()


async def called_twice(room: Room) -> GameId:
    """A vote of two minutes, 25 seconds before its end."""
    game = await room.voting()
    await room.deliver()
    await until(room, await deadline_of(room, game) - 25)
    assert last(room) == [False, True]
    return game


async def moved(room: Room, game: GameId, how: str) -> None:
    """Let the deadline be later by some minutes, of which ten seconds have passed."""
    if how == "more time":
        await room.act(game, c.MoreTime(ANNA, 300))
    elif how == "pause":
        await room.act(game, c.Pause(ANNA))
        await room.deliver()
        assert there(room) == []
        await room.act(game, c.MoreTime(ANNA, 300))
        await room.act(game, c.Resume(ANNA))
    else:
        await room.note_heartbeat()
        room.clock.now += 300
        await room.scheduler.compensate_downtime()
    await until(room, room.clock.now + 10)


@pytest.mark.parametrize("how", ["more time", "pause", "outage"])
async def test_who_is_awaited_is_called_anew_to_the_new_deadline(room: Room, how: str) -> None:
    game = await called_twice(room)
    await moved(room, game, how)
    assert there(room) == []
    deadline = await deadline_of(room, game)
    await until(room, deadline - LAST_CALL - 5)
    assert last(room) == [False]
    await until(room, deadline - LAST_CALL + 5)
    assert last(room) == [False, True]
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    await until(room, room.clock.now + EDIT_EVERY)
    assert there(room) == []


@pytest.mark.parametrize("seconds", [0, 10, 20])
async def test_little_time_after_a_pause_or_a_move_has_its_last_call(
    room: Room, seconds: int
) -> None:
    game = await called_twice(room)
    await room.act(game, c.Pause(ANNA))
    await room.deliver()
    assert there(room) == []
    await until(room, room.clock.now + 60)
    assert there(room) == []
    if seconds:
        await room.act(game, c.MoreTime(ANNA, seconds))
    await room.act(game, c.Resume(ANNA))
    deadline = await deadline_of(room, game)
    await room.scheduler.process_due()
    await room.deliver()
    assert last(room) == [True] * (seconds < 10)
    await until(room, deadline - LAST_CALL + 5)
    assert last(room) == [True]


async def test_a_vote_that_is_taken_back_calls_nobody_anew(room: Room) -> None:
    game = await called_twice(room)
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    voting = (await room.table.load(game)).game.phase
    number = next(ballot.tokens[0] for ballot in voting.ballots if ballot.player == BRUNO)
    await room.act(game, c.RemoveToken(BRUNO, number))
    assert (await room.table.load(game)).remind_at is None


async def test_a_reminder_that_was_on_its_way_is_not_sent_to_a_deadline_of_before(
    room: Room,
) -> None:
    game = await room.voting()
    await room.deliver()
    room.messenger.faults["remind"] = ["later"]
    await until(room, await deadline_of(room, game) - 60)
    assert there(room) == []
    before = await deadline_of(room, game)
    await room.act(game, c.MoreTime(ANNA, 300))
    await until(room, room.clock.now + 15)
    assert there(room) == []
    await until(room, await deadline_of(room, game) - 60)
    assert [f"@{before:.0f}" in key.detail for key in there(room)] == [False]


async def test_a_reminder_whose_answer_was_lost_is_found_and_taken_back(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    await until(room, await deadline_of(room, game) - 62)
    room.messenger.lost_answers = 1
    room.clock.now += 2
    await room.scheduler.process_due()
    await room.dispatcher.step()
    assert last(room) == [False]
    await room.act(game, c.MoreTime(ANNA, 300))
    await until(room, room.clock.now + 15)
    assert there(room) == []


async def test_whom_the_lot_made_storyteller_stays_called_but_in_a_pause(room: Room) -> None:
    game = await room.open(ruleset="mini")
    for player, name in ((BRUNO, "Bruno"), (CARLA, "Carla")):
        await room.act(game, c.Join(player, name))
    await room.act(game, c.StartGame(ANNA, CARDS))
    await room.deliver()
    await room.act(game, c.Skip(ANNA))
    await room.deliver()
    assert [key.detail for key in there(room)] == ["storytelling drawn"]
    await room.act(game, c.MoreTime(ANNA, 60))
    await until(room, room.clock.now + 10)
    assert [key.detail for key in there(room)] == ["storytelling drawn"]
    await room.act(game, c.Pause(ANNA))
    await until(room, room.clock.now + 10)
    assert there(room) == []
