"""What is pressed too late on one's own hand or ballot shows the present one in its place."""

import pytest
from discord import InteractionType
from simcord import InteractionResult

from bot.engine import commands as c
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, said
from tests.ui.test_attacks import send, typed, window

ANNA, BRUNO, CARLA, _, STRANGER = range(5)
LATE = "You were a moment too late"


async def test_a_card_chosen_for_a_clue_that_another_gave_shows_the_hand_to_give_from(
    sim: Scenario,
) -> None:
    game = await sim.started()
    await sim.deliver()
    hand = await sim.press(BRUNO, "hand")
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    answer = await sim.again(BRUNO, hand, "pick")
    assert answer.response is not None
    assert answer.response.id == hand.response.id
    assert said(answer).startswith(LATE)
    assert "Give the card that fits the clue best" in said(answer)
    assert not answer.followups
    await sim.again(BRUNO, answer, "pick")
    assert (await sim.view(game, BRUNO)).hands[0].given
    assert LATE not in said(hand)


async def test_a_late_token_leaves_a_line_and_the_way_to_the_hand(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    ballot = await sim.press(BRUNO, "vote")
    await sim.do(game, c.Skip(sim.player(ANNA)))
    answer = await sim.again(BRUNO, ballot, "token")
    assert one_line_of(answer).startswith(LATE)
    assert verbs_in(answer) == ["hand"]


async def test_a_card_given_too_late_leaves_a_line_and_what_can_be_pressed_now(
    sim: Scenario,
) -> None:
    game = await sim.told()
    await sim.deliver()
    hand = await sim.press(BRUNO, "hand")
    for who in (BRUNO, CARLA):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    answer = await sim.again(BRUNO, hand, "pick")
    assert one_line_of(answer).startswith(LATE)
    assert verbs_in(answer) == ["vote", "hand"]
    assert not answer.response.attachments
    assert "Which card is the storyteller's?" in said(await sim.again(BRUNO, answer, "vote"))


async def test_an_old_public_message_leads_to_what_can_be_pressed_now(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    board = sim.message("vote")
    await sim.do(game, c.Skip(sim.player(ANNA)))
    answer = await sim.press(BRUNO, "vote", board)
    assert one_line_of(answer).startswith(LATE)
    assert verbs_in(answer) == ["hand"]
    assert verbs_in(await sim.press(STRANGER, "vote", board)) == []


def one_line_of(answer: InteractionResult) -> str:
    (line,) = said(answer).splitlines()
    return line


def verbs_in(answer: InteractionResult) -> list[str]:
    return [custom_id.split(":")[1] for custom_id in ids_in(answer)]


async def test_a_clue_sent_too_late_comes_back_and_the_hand_is_the_present_one(
    sim: Scenario,
) -> None:
    game = await sim.started()
    await sim.deliver()
    hand = await sim.press(BRUNO, "hand")
    data = window(game, await sim.card(game, BRUNO), typed("a lighthouse"))
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    answer = await send(sim, BRUNO, data, InteractionType.modal_submit, hand.response)
    assert "a lighthouse" in said(answer)
    assert "Somebody else's clue came first" in said(answer)
    assert "Give the card that fits the clue best" in said(hand)


async def test_a_card_taken_back_too_late_is_said_to_lie_on_the_table(sim: Scenario) -> None:
    game = await sim.told()
    await sim.deliver()
    hand = await sim.press(BRUNO, "hand")
    await sim.again(BRUNO, hand, "pick")
    await sim.do(game, c.GiveCard(sim.player(CARLA), await sim.card(game, CARLA)))
    answer = await sim.again(BRUNO, hand, "back")
    assert one_line_of(answer) == "Too late to take it back: the cards are on the table."
    assert verbs_in(answer) == ["vote", "hand"]


async def test_a_card_taken_back_twice_is_not_said_to_lie_on_the_table(sim: Scenario) -> None:
    game = await sim.told()
    await sim.deliver()
    hand = await sim.press(BRUNO, "hand")
    await sim.again(BRUNO, hand, "pick")
    (given,) = (await sim.view(game, BRUNO)).hands[0].given
    await sim.do(game, c.TakeBack(sim.player(BRUNO), given))
    answer = await sim.forge(BRUNO, Press("back", game, 1, "submitting", given))
    assert "isn't given any more" in said(answer)
    assert "on the table" not in said(answer)


@pytest.mark.parametrize("laid", [False, True])
async def test_an_open_hand_whose_clue_is_settled_offers_to_correct_it_once_at_most(
    sim: Scenario, laid: bool
) -> None:
    game = await sim.told()
    await sim.deliver()
    hand = await sim.press(ANNA, "hand")
    assert "clue" in verbs_in(hand)
    for who in (BRUNO, CARLA) if laid else (BRUNO,):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    answer = await sim.again(ANNA, hand, "clue")
    assert answer.modal is None
    assert "it can't be changed any more" in said(hand)
    assert "clue" not in verbs_in(hand)
