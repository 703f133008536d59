"""Public messages come in their order, and those that have lost their point do not come."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId, PlayerId
from bot.engine.projection import view_for
from bot.engine.views import ScoreView
from bot.service.message_states import MessageStates
from bot.service.ports import Delivery, MessageKey
from bot.service.worker import MAX_FAILURES
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, Room

DARIO = PlayerId(104)


async def scored(room: Room, game: GameId) -> None:
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    await room.act(game, c.Skip(ANNA))


async def later(room: Room, seconds: int) -> None:
    for _ in range(0, seconds, 10):
        room.clock.now += 10
        await room.deliver()


async def test_the_end_comes_after_the_last_reveal(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    await room.act(game, c.Leave(CARLA))  # too few are left: the game ends with the round
    room.messenger.faults["reveal"] = ["later"]
    await room.vote(game, BRUNO)
    await room.act(game, c.Skip(ANNA))
    await later(room, 20)
    assert room.messenger.purposes()[-2:] == ["reveal", "end"]


async def test_a_board_does_not_come_after_its_reveal(room: Room) -> None:
    game = await room.voting()
    room.messenger.faults["board"] = ["later"]
    await room.deliver()
    await scored(room, game)
    await later(room, 60)
    assert "board" not in room.messenger.purposes()
    assert "reveal" in room.messenger.purposes()


async def test_a_board_in_doubt_that_came_is_brought_to_its_end(room: Room) -> None:
    game = await room.voting()
    room.messenger.lost_answers = 99
    await room.deliver()
    room.messenger.lost_answers = 0
    board = next(m for m, (key, _) in room.messenger.posted.items() if key.purpose == "board")
    await scored(room, game)
    await later(room, 60)
    assert room.messenger.purposes().count("board") == 1
    edited = [message for message, _ in room.messenger.edits]
    assert board in edited


async def test_a_reveal_that_somebody_deleted_is_not_posted_beside_the_next_round(
    room: Room,
) -> None:
    game = await room.voting()
    await room.deliver()
    await scored(room, game)
    await room.deliver()
    room.messenger.faults["reveal"] = ["message-gone"]
    await room.act(game, c.NextRound(ANNA))
    await later(room, 20)
    assert room.messenger.purposes().count("reveal") == 1


async def test_a_turn_that_was_given_up_comes_with_the_clue(room: Room) -> None:
    game = await room.open(pace="correspondence")
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.act(game, c.Join(CARLA, "Carla"))
    await room.act(game, c.StartGame(ANNA, CARDS))
    room.messenger.faults["turn"] = ["later"] * 2 * MAX_FAILURES
    await later(room, 700)
    assert "turn" not in room.messenger.purposes()
    room.messenger.faults.clear()  # the next try by itself would be minutes away
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await later(room, 20)
    assert "turn" in room.messenger.purposes()
    assert (await room.table.load(game)).game.deadline is not None


async def test_more_time_is_shown_to_all_who_wait(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    edits = len(room.messenger.edits)
    await room.act(game, c.MoreTime(ANNA, 600))
    await later(room, 10)
    assert len(room.messenger.edits) == edits + 3, "the clue, and the two hands that are asked for"


async def test_a_new_deadline_reaches_an_old_message(room: Room) -> None:
    game = await room.told(pace="correspondence")
    await room.deliver()
    room.clock.now += 3600
    version = (await room.act(game, c.MoreTime(ANNA, 3600))).version
    await later(room, 20)
    [turn] = room.posted("turn")
    assert (turn, version) in room.messenger.edits


@pytest.mark.parametrize("refusals", [["later"], ["message-gone", "later"], ["edit-too-late"] * 2])
async def test_a_reveal_to_be_posted_anew_does_not_come_in_the_next_round(
    room: Room, refusals: list[str]
) -> None:
    game = await room.voting(pace="correspondence")
    await room.deliver()
    await scored(room, game)
    await room.deliver()
    room.clock.now += 10
    room.messenger.faults["reveal"] = refusals
    await room.act(game, c.Join(DARIO, "Dario"))
    await room.deliver()
    assert room.messenger.faults["reveal"] == []
    await room.act(game, c.NextRound(ANNA))
    await later(room, 60)
    assert room.messenger.purposes().count("reveal") == 1


@pytest.mark.parametrize("fault", ["later", "no-permission"])
async def test_a_removed_clue_is_taken_out_however_long_discord_refuses(
    room: Room, fault: str
) -> None:
    game = await room.told()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.act(game, c.GiveCard(player, await room.card(game, player)))
    await later(room, 20)
    turn = next(m for m, (key, _) in room.messenger.posted.items() if key.purpose == "turn")
    removed = (await room.act(game, c.RemoveClue(ANNA))).version
    room.messenger.faults["turn"] = [fault] * (MAX_FAILURES + 2)
    await later(room, 3600)
    assert room.messenger.faults["turn"] == []
    assert any(m == turn and version >= removed for m, version in room.messenger.edits)


async def test_a_removed_clue_goes_from_the_turn_of_its_round(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.act(game, c.GiveCard(player, await room.card(game, player)))
    turn = next(m for m, (key, _) in room.messenger.posted.items() if key.purpose == "turn")
    await later(room, 10)
    room.messenger.edits.clear()
    await room.act(game, c.RemoveClue(ANNA))
    await later(room, 10)
    assert turn in [message for message, _ in room.messenger.edits]


async def test_a_removed_clue_that_cannot_be_edited_out_is_deleted(room: Room) -> None:
    game = await room.told(pace="correspondence")
    await room.deliver()
    room.clock.now += 10
    room.messenger.faults |= {"turn": ["edit-too-late"], "hand": ["edit-too-late"] * 2}
    await room.act(game, c.RemoveClue(ANNA))
    await later(room, 20)
    assert not {"turn", "hand"} & set(room.messenger.purposes())


async def test_the_reveal_of_a_removed_clue_is_sent_anew_if_it_cannot_be_edited(
    room: Room,
) -> None:
    game = await room.told(pace="correspondence")
    await room.deliver()
    await room.act(game, c.RemoveClue(ANNA))
    await later(room, 10)
    [old] = room.posted("reveal")
    room.messenger.faults["reveal"] = ["edit-too-late"]
    await room.act(game, c.Pause(ANNA))
    await later(room, 10)
    [new] = room.posted("reveal")
    assert new != old


async def test_no_hand_and_no_fallback_for_whoever_has_left(room: Room) -> None:
    game = await room.open()
    for player, name in ((BRUNO, "Bruno"), (CARLA, "Carla"), (DARIO, "Dario")):
        await room.act(game, c.Join(player, name))
    await room.act(game, c.StartGame(ANNA, CARDS))
    await room.deliver()
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await room.act(game, c.Kick(ANNA, DARIO))
    room.messenger.faults["hand"] = ["closed"] * 2
    await later(room, 20)
    written_to = {key.viewer for key, _ in room.messenger.posted.values()}
    fallen_back = {
        s.viewer for s, _ in room.messenger.posted.values() if s.purpose == "dm_fallback"
    }
    assert fallen_back == {BRUNO, CARLA}
    assert MessageKey(game, 1, "hand", DARIO) not in {
        key for key, _ in room.messenger.posted.values()
    }
    assert DARIO in written_to, "in the first phase they were still there"


async def test_a_hand_that_is_given_up_falls_back_to_the_channel(room: Room) -> None:
    game = await room.told(pace="correspondence")
    room.messenger.faults["hand"] = ["later"] * 2 * MAX_FAILURES
    await later(room, 700)
    fallen_back = {
        s.viewer for s, _ in room.messenger.posted.values() if s.purpose == "dm_fallback"
    }
    assert fallen_back == {BRUNO, CARLA}
    assert (await room.table.load(game)).game.phase.kind == "submitting"


@pytest.mark.parametrize("meanwhile", ["paused", "voted"])
async def test_a_reminder_that_would_remind_nobody_is_not_sent(room: Room, meanwhile: str) -> None:
    game = await room.voting()
    await room.deliver()
    room.messenger.faults["remind"] = ["later"]
    room.clock.now += 61
    await room.scheduler.process_due()
    await room.deliver()
    if meanwhile == "paused":
        await room.act(game, c.Pause(ANNA))
    else:
        for player in (BRUNO, CARLA):
            await room.vote(game, player)
    room.clock.now += 2
    await room.deliver()
    assert "remind" not in room.messenger.purposes()


async def test_a_reveal_of_the_past_gives_the_points_to_those_who_got_them(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    await scored(room, game)
    await room.deliver()
    before = await shown(room, game)
    await room.act(game, c.Join(DARIO, "Dario"))
    await room.act(game, c.Leave(BRUNO))
    await room.act(game, c.NextRound(ANNA))
    assert {s.players: s.items for s in await shown(room, game)} == {
        s.players: s.items for s in before
    }


async def shown(room: Room, game: GameId) -> tuple[ScoreView, ...]:
    """Return the points that the first reveal shows when it is edited now."""
    stored = await room.table.load(game)
    row = Delivery(
        MessageKey(game, 1, "reveal"), stored.version, 1, 0, 10, 1, 0.0, None, 0, "lease"
    )
    state = await MessageStates(room.table).state(row, stored)
    assert state is not None
    reveal = view_for(state.game, None).reveal
    assert reveal is not None
    return reveal.scores
