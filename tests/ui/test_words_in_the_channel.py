"""What somebody has open in the channel in words goes with the cards and numbers that it names."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from bot.ui.presenters import IN_WORDS
from tests.ui.scenario import Scenario, said
from tests.ui.test_answers_in_the_channel import lay, tell, tells
from tests.ui.test_answers_of_a_round import look, reveal
from tests.ui.test_direct_copies import giving, voting
from tests.ui.test_hidden_cards import MODERATOR, conceal, watched
from tests.ui.test_repeated_answers import there

__all__ = ["watched"]

ANNA, BRUNO, CARLA = range(3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def next_round(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()


async def test_a_hand_in_words_goes_when_cards_have_left_it(sim: Scenario) -> None:
    game = await giving(sim)
    hand = await sim.press(BRUNO, "hand")
    words = await sim.again(BRUNO, hand, "describe")
    assert "In your hand" in said(words)
    await lay(sim, game)
    assert "In your hand" not in said(words)


@pytest.mark.parametrize("who", [ANNA, BRUNO])
async def test_a_board_in_words_goes_with_its_vote_and_that_of_the_pause_with_the_pause(
    sim: Scenario, who: int
) -> None:
    game = await voting(sim)
    words = await sim.press(who, "describe")
    assert "On the table" in said(words)
    await reveal(sim, game)
    assert not there(words)
    words, other = await sim.press(who, "describe"), await look(sim, CARLA, IN_WORDS)
    assert "In your hand" in said(words)
    assert [there(words), there(other)] == [True, True]
    await next_round(sim, game)
    assert [there(words), there(other)] == [False, False]


async def test_words_of_a_past_round_stay(sim: Scenario) -> None:
    game = await voting(sim)
    await reveal(sim, game)
    message = sim.message("describe")
    await next_round(sim, game)
    words = await sim.press(BRUNO, "describe", message)
    assert "Round 1" in said(words)
    await tell(sim, game, BRUNO if await tells(sim, game, BRUNO) else CARLA)
    assert there(words)


async def test_they_take_nothing_else_away(sim: Scenario) -> None:
    game = await voting(sim)
    hand, ballot = await sim.press(BRUNO, "hand"), await sim.press(BRUNO, "vote")
    seen = await look(sim, BRUNO, (await sim.view(game, None)).board[0])
    words = await sim.press(BRUNO, "describe")
    again = await sim.press(BRUNO, "describe")
    assert [there(each) for each in (hand, ballot, seen, again)] == [True] * 4
    assert not there(words)


async def test_they_go_when_a_card_that_they_tell_of_is_hidden(watched: Scenario) -> None:
    sim = watched
    game = await voting(sim)
    words, card = await sim.press(BRUNO, "describe"), (await sim.view(game, None)).board[0]
    await conceal(sim, MODERATOR, game, card)
    assert not there(words)
