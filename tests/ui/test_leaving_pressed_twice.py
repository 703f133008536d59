"""Who says twice that they leave reads the same twice, wherever they are."""

import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press, decode
from tests.ui.scenario import Scenario, ids_in, said
from tests.ui.test_direct_commands import typed_in_direct
from tests.ui.test_direct_presses import press_in_direct, pressed_in_direct
from tests.ui.test_forgotten import press_yes

ANNA, BRUNO = range(2)
PLACES = pytest.mark.parametrize("direct", [False, True], ids=["channel", "direct"])


async def asked(sim: Scenario, *, direct: bool) -> simcord.InteractionResult:
    """Return Bruno's question whether he wants to leave."""
    await sim.deliver()
    if direct:
        return await typed_in_direct(sim, BRUNO, "leave")
    return await sim.users[BRUNO].slash(sim.channel, "dixit leave")


async def says_yes(
    sim: Scenario, question: simcord.InteractionResult, yes: str, *, direct: bool
) -> simcord.InteractionResult:
    if not direct:
        return await press_yes(sim, question, yes)
    press = decode(yes)
    assert press is not None
    return await pressed_in_direct(sim, sim.users[BRUNO], press, answer=question)


async def twice(sim: Scenario, *, direct: bool) -> list[str]:
    """Return what Bruno reads who answers twice that he leaves."""
    question = await asked(sim, direct=direct)
    yes = ids_in(question)[0]
    return [said(await says_yes(sim, question, yes, direct=direct)) for _ in range(2)]


@PLACES
async def test_who_leaves_reads_it_again(sim: Scenario, direct: bool) -> None:
    game = await sim.told(4)
    first, second = await twice(sim, direct=direct)
    assert first.startswith("You've left the game. You can come back")
    assert second == first
    assert len((await sim.view(game, None)).players) == 3


async def alone(sim: Scenario) -> GameId:
    """Bruno tells a game in which only computer players sit with him."""
    game = await sim.lobby(2)
    for _ in range(2):
        await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.started(2, game)
    await sim.do(game, c.Leave(sim.player(ANNA)))
    return game


@PLACES
async def test_whose_leaving_ends_the_game_does_too(sim: Scenario, direct: bool) -> None:
    game = await alone(sim)
    first, second = await twice(sim, direct=direct)
    assert (await sim.table.load(game)).game.phase.kind == "finished"
    assert first.startswith("You've left the game")
    assert second == first


@pytest.mark.parametrize("answer", ["leave-yes.1", "leave-no"])
async def test_who_never_played_reads_nothing_of_it_there(sim: Scenario, answer: str) -> None:
    game = await sim.started(4)
    outsider = sim.env.create_user("Outsider")
    said_there = await press_in_direct(
        sim, outsider, Press("steer", game, 1, "storytelling", answer)
    )
    assert "left" not in said_there


async def test_who_was_taken_off_the_table_does_not_read_it_there(sim: Scenario) -> None:
    game = await sim.told(4)
    question = await asked(sim, direct=True)
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(BRUNO)))
    answer = await says_yes(sim, question, ids_in(question)[0], direct=True)
    assert "You aren't playing in this game" in said(answer)
