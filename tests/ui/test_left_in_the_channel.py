"""The answer to who leaves goes when it is no longer true, and is not lost by pressing again."""

import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from tests.ui.scenario import Scenario, ids_in, said
from tests.ui.test_forgotten import press_yes
from tests.ui.test_gone_meanwhile import verbs_in
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO = range(4)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def asks_to_leave(sim: Scenario) -> tuple[GameId, simcord.InteractionResult]:
    """Bruno's question whether he wants to leave a game of four."""
    game = await sim.told(4)
    await sim.deliver()
    return game, await sim.users[BRUNO].slash(sim.channel, "dixit leave")


async def leaves(sim: Scenario) -> tuple[GameId, simcord.InteractionResult]:
    game, asked = await asks_to_leave(sim)
    left = await sim.users[BRUNO].click(asked.response, custom_id=ids_in(asked)[0])
    await sim.deliver()
    assert "You've left the game. You can come back" in said(left)
    assert verbs_in(left) == ["join"]
    return game, asked


async def test_it_goes_when_one_is_back(sim: Scenario) -> None:
    game, left = await leaves(sim)
    await sim.do(game, c.GiveCard(sim.player(CARLA), await sim.card(game, CARLA)))
    await sim.deliver()
    assert there(left)
    back = await sim.again(BRUNO, left, "join")
    await sim.deliver()
    assert "You're in from the next round!" in said(back)
    assert not there(left)


async def test_it_goes_with_the_game_and_stays_from_round_to_round(sim: Scenario) -> None:
    game, left = await leaves(sim)
    for command in (c.RemoveClue, c.NextRound):
        await sim.do(game, command(sim.player(ANNA)))
        await sim.deliver()
        assert there(left)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert not there(left)


async def test_who_says_yes_three_times_has_left_once_and_finds_the_way_back(sim: Scenario) -> None:
    game, asked = await asks_to_leave(sim)
    yes = ids_in(asked)[0]
    for _ in range(3):
        left = await press_yes(sim, asked, yes)
        assert said(left).startswith("You've left the game. You can come back")
        assert not left.followups
        assert verbs_in(left) == ["join"]
    await sim.deliver()
    await sim.again(BRUNO, asked, "join")
    await sim.deliver()
    assert not there(asked)
    assert [newcomer.name for newcomer in (await sim.table.load(game)).game.waiting] == ["Bruno"]


async def test_who_was_taken_off_the_table_is_not_said_to_have_left(sim: Scenario) -> None:
    game, asked = await asks_to_leave(sim)
    yes = ids_in(asked)[0]
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(BRUNO)))
    assert "You've left" not in said(await press_yes(sim, asked, yes))


async def test_who_leaves_a_lobby_reads_so_until_they_are_back(sim: Scenario) -> None:
    await sim.lobby(3)
    await sim.deliver()
    left = await sim.users[BRUNO].slash(sim.channel, "dixit leave")
    assert verbs_in(left) == ["join"]
    await sim.again(BRUNO, left, "join")
    await sim.deliver()
    assert not there(left)
