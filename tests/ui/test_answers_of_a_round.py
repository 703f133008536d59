"""Answers in the channel that lead on to what is to be done go with their round, whatever from."""

from typing import Any

import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press
from bot.ui.presenters import BACK, IN_WORDS, WHOLE_BOARD
from tests.ui.scenario import Scenario, ids_in, ids_of, said
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA = range(3)


async def look(
    sim: Scenario, who: int, chosen: str, within: simcord.InteractionResult | None = None
) -> simcord.InteractionResult:
    """Look at something from the menu under the board, or from that of an answer."""
    shown: Any = sim.message("look") if within is None else within.response
    ids = ids_of(shown) if within is None else ids_in(within)
    return await sim.users[who].select(shown, [chosen], custom_id=menu(ids))


def menu(ids: list[str]) -> str:
    return next(i for i in ids if ":look:" in i)


async def voting(sim: Scenario) -> tuple[GameId, str]:
    """A vote, and a card of the board that is not Bruno's."""
    game = await sim.voting()
    await sim.deliver()
    view = await sim.view(game, BRUNO)
    return game, next(c for n, c in enumerate(view.board, 1) if n not in view.own_numbers)


async def reveal(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()


@pytest.mark.parametrize("pressed", [(), ("vote",), ("vote", "token")])
async def test_a_look_from_which_one_votes_goes_with_the_vote(
    sim: Scenario, pressed: tuple[str, ...]
) -> None:
    game, card = await voting(sim)
    shown = await look(sim, BRUNO, card)
    for verb in pressed:
        await sim.again(BRUNO, shown, verb)
        assert there(shown)
    await reveal(sim, game)
    assert not there(shown)


@pytest.mark.parametrize("chosen", [IN_WORDS, WHOLE_BOARD])
async def test_so_does_the_board_in_words_or_larger(sim: Scenario, chosen: str) -> None:
    game, _ = await voting(sim)
    press = Press("look", game, 1, "voting")
    shown = await sim.forge(BRUNO, press, values=[chosen])
    await reveal(sim, game)
    assert not there(shown)


async def test_a_look_from_the_ballot_or_the_hand_does(sim: Scenario) -> None:
    game, card = await voting(sim)
    ballot, hand = await sim.press(BRUNO, "vote"), await sim.press(BRUNO, "hand")
    await look(sim, BRUNO, card, ballot)
    own = (await sim.view(game, BRUNO)).hands[0].cards[0]
    await look(sim, BRUNO, own, hand)
    await reveal(sim, game)
    assert [there(ballot), there(hand)] == [False, False]


async def test_who_has_no_vote_goes_on_looking(sim: Scenario) -> None:
    game, card = await voting(sim)
    shown = await look(sim, ANNA, card)
    await reveal(sim, game)
    assert there(shown)


async def test_what_a_look_has_turned_into_stays_when_another_card_is_looked_at(
    sim: Scenario,
) -> None:
    _, card = await voting(sim)
    ballot = await look(sim, BRUNO, card)
    await sim.again(BRUNO, ballot, BACK)
    other = await look(sim, BRUNO, card)
    assert [there(ballot), there(other)] == [True, True]
    again = await sim.press(BRUNO, "vote")
    assert [there(ballot), there(other), there(again)] == [False, True, True]


async def test_a_vote_leaves_what_is_open_beside_it_but_a_hand_that_says_it_is_awaited(
    sim: Scenario,
) -> None:
    _, card = await voting(sim)
    hand, ballot = await sim.press(BRUNO, "hand"), await sim.press(BRUNO, "vote")
    beside = await look(sim, BRUNO, card)
    assert "your vote is awaited" in said(hand)
    await sim.again(BRUNO, ballot, "token")
    assert [there(hand), there(ballot), there(beside)] == [False, True, True]


async def test_a_press_that_comes_too_late_leaves_a_note_that_goes_with_the_round(
    sim: Scenario,
) -> None:
    game = await sim.told()
    await sim.deliver()
    hand = await sim.press(BRUNO, "hand")
    for index in (BRUNO, CARLA):
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    await sim.again(BRUNO, hand, "pick")
    assert any(":vote:" in i for i in ids_in(hand))
    beside = await sim.press(BRUNO, "hand")
    assert [there(hand), there(beside)] == [True, True]
    await sim.deliver()
    await reveal(sim, game)
    assert [there(hand), there(beside)] == [False, False]
