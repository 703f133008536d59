"""What the tests of steering a table share."""

from dataclasses import replace

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.engine.options import with_settings
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


async def in_the_last_pause(sim: Scenario) -> GameId:
    """Return a game of four that the pile ends now; three have cards for another round."""
    game = await sim.lobby(4)
    settings = (await sim.table.load(game)).game.settings
    by_pile = with_settings(settings.ruleset, laps=10, refill="end", hand_size=10)
    await sim.do(game, c.Configure(sim.player(ANNA), replace(settings, ruleset=by_pile)))
    await sim.started(4, game)
    while not (view := await sim.view(game, None)).last_round:
        if view.phase == "scored":
            await sim.do(game, c.NextRound(sim.player(ANNA)))
            view = await sim.view(game, None)
        told = (number for number in range(4) if sim.player(number) == view.storyteller)
        teller = next(told, ANNA)
        await sim.do(game, c.GiveClue(sim.player(teller), "a clue", await sim.card(game, teller)))
        for number in {*range(4)} - {teller}:
            await sim.do(game, c.GiveCard(sim.player(number), await sim.card(game, number)))
        other = (teller + 1) % 4
        own = (await sim.view(game, other)).own_numbers
        await sim.do(game, c.PlaceToken(sim.player(other), min({1, 2} - own)))
        await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    return game
