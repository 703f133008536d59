"""What comes too late is said in the channel once, and goes with the phase that it leads on in."""

import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from bot.ui.codec import Press
from tests.ui.scenario import Meanwhile, Scenario, said
from tests.ui.test_answers_in_the_channel import lay, tell, tells
from tests.ui.test_answers_of_a_round import reveal
from tests.ui.test_direct_copies import giving, voting
from tests.ui.test_gone_meanwhile import dismissed, verbs_in
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, _DARIO, STRANGER = range(5)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def next_round(sim: Scenario) -> GameId:
    """A second round, which nobody has told yet."""
    game = await voting(sim)
    await reveal(sim, game)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    return game


async def presses_next(sim: Scenario, game: GameId, who: int) -> simcord.InteractionResult:
    """Press Next round of the pause that somebody has ended in that moment."""
    late = await sim.forge(who, Press("next", game, 1, "scored"))
    assert "belongs to round 1, which is over" in said(late)
    return late


async def tell_in_turn(sim: Scenario, game: GameId) -> None:
    await tell(sim, game, BRUNO if await tells(sim, game, BRUNO) else CARLA)


def shows(late: simcord.InteractionResult) -> bool:
    """Say whether an answer is there that came besides another message."""
    return bool(late.followups)


async def test_what_is_too_late_is_said_once_until_the_phase_is_over(sim: Scenario) -> None:
    game = await next_round(sim)
    first, other, second = [await presses_next(sim, game, w) for w in (BRUNO, CARLA, BRUNO)]
    assert [shows(each) for each in (first, other, second)] == [False, True, True]
    assert verbs_in(second) == ["hand"]
    await tell_in_turn(sim, game)
    assert [shows(each) for each in (other, second)] == [False, False]


async def test_who_does_not_play_reads_it_for_the_rest_of_the_round(sim: Scenario) -> None:
    game = await next_round(sim)
    late = await presses_next(sim, game, STRANGER)
    await tell_in_turn(sim, game)
    assert shows(late)
    await sim.do(game, c.RemoveClue(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert not shows(late)


async def test_what_leads_to_the_vote_goes_with_it(sim: Scenario) -> None:
    game = await voting(sim)
    late = await sim.forge(BRUNO, Press("vote", game, 1, "submitting"))
    assert verbs_in(late) == ["vote", "hand"]
    ballot = await sim.again(BRUNO, late, "vote")
    assert [there(late), there(ballot)] == [True, True]
    await reveal(sim, game)
    assert [there(late), there(ballot)] == [False, False]


async def test_it_goes_also_where_the_answer_was_gone_that_was_pressed(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await giving(sim)
    hand = await sim.press(BRUNO, "hand")
    meanwhile(dismissed)
    done = await sim.again(BRUNO, hand, "pick")
    assert "Done!" in said(done)
    assert shows(done)
    await lay(sim, game)
    assert not shows(done)
