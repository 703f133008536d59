"""A card that is looked at from a ballot takes its place, and there is a way back."""

from typing import Any

import pytest
import simcord

from bot.ui.codec import Press
from bot.ui.presenters import BACK, WHOLE_BOARD
from tests.ui.scenario import Scenario, ids_in

ANNA, BRUNO, CARLA = range(3)


def menu_in(answer: simcord.InteractionResult) -> str:
    return next(i for i in ids_in(answer) if ":look:" in i)


async def looked_at(sim: Scenario, who: int, card: str, shown: Any) -> simcord.InteractionResult:
    return await sim.users[who].select(shown.response, [card], custom_id=menu_in(shown))


async def test_a_card_that_is_looked_at_leads_back_to_the_ballot(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    view = await sim.view(game, BRUNO)
    other = next(n for n in range(1, len(view.board) + 1) if n not in view.own_numbers)
    ballot = await sim.press(BRUNO, "vote")
    await sim.again(BRUNO, ballot, "token")
    voted = (await sim.view(game, BRUNO)).ballot
    seen = await looked_at(sim, BRUNO, view.board[other - 1], ballot)
    assert not any(":token:" in i for i in ids_in(seen))
    back = await sim.again(BRUNO, seen, BACK)
    assert back.response.id == ballot.response.id
    assert not back.followups
    assert any(":token:" in i for i in ids_in(back))
    assert (await sim.view(game, BRUNO)).ballot == voted


@pytest.mark.parametrize(("who", "votes"), [(ANNA, False), (CARLA, True)])
async def test_only_who_has_a_vote_is_led_to_a_ballot(sim: Scenario, who: int, votes: bool) -> None:
    game = await sim.voting()
    await sim.deliver()
    for chosen in ((await sim.view(game, None)).board[0], WHOLE_BOARD):
        seen = await sim.forge(who, Press("look", game, 1, "voting"), values=[chosen])
        assert any(":vote:" in i for i in ids_in(seen)) == votes
