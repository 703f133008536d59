"""Public messages come in their order, and those that have lost their point do not come."""

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.delivery import EDITABLE, MAX_FAILURES
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, Room


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
    room.courier.faults["reveal"] = ["later"]
    await room.vote(game, BRUNO)
    await room.act(game, c.Skip(ANNA))
    await later(room, 20)
    assert room.courier.purposes()[-2:] == ["reveal", "end"]


async def test_a_board_does_not_come_after_its_reveal(room: Room) -> None:
    game = await room.voting()
    room.courier.faults["board"] = ["later"]
    await room.deliver()
    await scored(room, game)
    await later(room, 60)
    assert "board" not in room.courier.purposes()
    assert "reveal" in room.courier.purposes()


async def test_a_board_in_doubt_that_came_is_brought_to_its_end(room: Room) -> None:
    game = await room.voting()
    room.courier.lost_answers = 99
    await room.deliver()
    room.courier.lost_answers = 0
    board = next(m for m, (slot, _) in room.courier.posted.items() if slot.purpose == "board")
    await scored(room, game)
    await later(room, 60)
    assert room.courier.purposes().count("board") == 1
    edited = [message for message, _ in room.courier.edits]
    assert board in edited


async def test_a_reveal_that_somebody_deleted_is_not_posted_beside_the_next_round(
    room: Room,
) -> None:
    game = await room.voting()
    await room.deliver()
    await scored(room, game)
    await room.deliver()
    room.courier.faults["reveal"] = ["message-gone"]
    await room.act(game, c.NextRound(ANNA))
    await later(room, 20)
    assert room.courier.purposes().count("reveal") == 1


async def test_a_turn_that_was_given_up_comes_with_the_clue(room: Room) -> None:
    game = await room.open(pace="correspondence")
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.act(game, c.Join(CARLA, "Carla"))
    await room.act(game, c.StartGame(ANNA, CARDS))
    room.courier.faults["turn"] = ["later"] * MAX_FAILURES
    await later(room, 700)
    assert room.courier.faults["turn"] == []
    assert "turn" not in room.courier.purposes()
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await later(room, 20)
    assert "turn" in room.courier.purposes()
    assert (await room.table.load(game)).game.deadline is not None


async def test_more_time_is_shown_to_all_who_wait(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    edits = len(room.courier.edits)
    await room.act(game, c.MoreTime(ANNA, 600))
    await later(room, 10)
    assert len(room.courier.edits) == edits + 3, "the clue, and the two hands that are asked for"


async def test_a_removed_clue_goes_from_the_turn_of_its_round(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.act(game, c.GiveCard(player, await room.card(game, player)))
    turn = next(m for m, (slot, _) in room.courier.posted.items() if slot.purpose == "turn")
    await later(room, 10)
    room.courier.edits.clear()
    await room.act(game, c.RemoveClue(ANNA))
    await later(room, 10)
    assert turn in [message for message, _ in room.courier.edits]


async def test_a_removed_clue_that_is_too_old_to_edit_is_deleted(room: Room) -> None:
    game = await room.told(pace="correspondence")
    await room.deliver()
    room.clock.now += EDITABLE + 60
    await room.act(game, c.RemoveClue(ANNA))
    await later(room, 20)
    assert not {"turn", "hand"} & set(room.courier.purposes())
