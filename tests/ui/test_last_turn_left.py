"""Who leaves before the last turn of all, which is theirs, is asked what that does to the others.

So is who removes them.
"""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.engine.options import with_settings
from tests.ui.scenario import Scenario, said
from tests.ui.steering import ANNA, BRUNO, in_the_last_pause

LAST = "last for everybody"


async def skip_to_the_end(sim: Scenario, game: GameId) -> None:
    while (await sim.view(game, None)).phase != "scored":
        await sim.do(game, c.Skip(sim.player(ANNA)))


async def in_the_last_turn_but_one(sim: Scenario) -> GameId:
    """Return a game of four with one lap, of which one turn is played and one is left."""
    game = await sim.lobby(4)
    settings = (await sim.table.load(game)).game.settings
    one_lap = with_settings(settings.ruleset, laps=1)
    await sim.do(game, c.Configure(sim.player(ANNA), replace(settings, ruleset=one_lap)))
    await sim.started(4, game)
    for _ in range(2):
        await skip_to_the_end(sim, game)
        await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    return game


@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting"])
async def test_that_this_turn_becomes_the_last_is_said(sim: Scenario, phase: str) -> None:
    game = await in_the_last_turn_but_one(sim)
    tells = (await sim.view(game, None)).storyteller
    teller = next(number for number in range(4) if sim.player(number) == tells)
    if phase != "storytelling":
        await sim.do(game, c.GiveClue(sim.player(teller), "a clue", await sim.card(game, teller)))
    if phase == "voting":
        await sim.do(game, c.Skip(sim.player(ANNA)))
    assert (await sim.view(game, None)).phase == phase
    untold = [chair.player for chair in (await sim.table.load(game)).game.chairs if not chair.told]
    (last,) = [number for number in range(4) if sim.player(number) in {*untold} - {tells}]
    for who in range(4):
        asked = said(await sim.users[who].slash(sim.channel, "dixit leave"))
        assert (LAST in asked) == (who == last)
        if who != ANNA:
            asked = await sim.users[ANNA].slash(sim.channel, "dixit kick", player=sim.users[who])
            assert (LAST in said(asked)) == (who == last)
    await sim.do(game, c.Leave(sim.player(last)))
    assert (await sim.view(game, None)).last_turn
    for who in {*range(4)} - {last}:
        assert LAST not in said(await sim.users[who].slash(sim.channel, "dixit leave"))


async def test_that_leaving_takes_back_the_end_by_the_pile_is_said(sim: Scenario) -> None:
    game = await in_the_last_pause(sim)
    for who, command, named in (
        (BRUNO, "leave", {}),
        (ANNA, "kick", {"player": sim.users[BRUNO]}),
    ):
        asked = said(await sim.users[who].slash(sim.channel, f"dixit {command}", **named))
        assert "lasts for at least one more round" in asked
    await sim.do(game, c.Leave(sim.player(BRUNO)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    assert (await sim.view(game, None)).phase == "storytelling"
