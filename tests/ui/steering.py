"""What the tests of steering a table share."""

from bot.engine.ids import GameId
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def steer(
    sim: Scenario, who: int, game: GameId, arg: str, *values: str, phase: str = "voting"
) -> str:
    press = Press("steer", game, 1, phase, arg)
    return said(await sim.forge(who, press, values=list(values) or None))


async def at_the_vote(sim: Scenario) -> GameId:
    game = await sim.voting(4)
    await sim.deliver()
    return game
