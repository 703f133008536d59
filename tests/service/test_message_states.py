"""What messages of rounds that are over show once people have left and come."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.projection import view_for
from bot.service.message_states import MessageStates
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, Room

DORA, EVA = PlayerId(104), PlayerId(105)


@pytest.mark.parametrize("back", [True, False])
async def test_a_hand_of_before_somebody_left_can_be_shown_still(room: Room, back: bool) -> None:
    """It is made anew when a card in it is hidden (M1)."""
    game = await room.open(ruleset="classic", pace="untimed")
    people = [ANNA, BRUNO, CARLA, EVA, DORA]
    for player in people[1:]:
        await room.act(game, c.Join(player, f"Player {player}"))
    await room.act(game, c.StartGame(ANNA, CARDS))
    held = view_for((await room.table.load(game)).game, BRUNO).hands[0].cards
    await room.deliver()
    await room.play_to_reveal(game, people)
    await room.act(game, c.Leave(DORA))
    await room.act(game, c.NextRound(ANNA))
    if back:
        await room.act(game, c.Join(DORA, "Dora"))
    await room.play_to_reveal(game, people[:4])
    await room.act(game, c.NextRound(ANNA))
    assert (await room.table.load(game)).game.round == 3
    await room.act(game, c.HideCard(ANNA, held[-1], moderator=True))
    stored = await room.table.load(game)
    room.clock.now += 60
    found = 0
    while claimed := await room.store.outbox.claim(room.clock.now, 30.0, 1):
        (delivery,) = claimed
        shown = await MessageStates(room.table).state(delivery, stored)
        if delivery.message_id and (delivery.key.round, delivery.key.viewer) == (1, BRUNO):
            assert shown is not None
            assert shown.game.round == 1
            assert held[-1] not in view_for(shown.game, BRUNO).hands[0].cards
            found += 1
    assert found
