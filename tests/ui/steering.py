"""What the tests of steering a table share."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.engine.options import with_settings
from bot.engine.projection import view_for
from bot.ui.codec import Press
from bot.ui.handlers.proposals import QUIET
from tests.ui.scenario import Scenario, said

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def steer(
    sim: Scenario, who: int, game: GameId, arg: str, *values: str, phase: str = "voting"
) -> str:
    press = Press("steer", game, 1, phase, arg)
    return said(await sim.forge(who, press, values=list(values) or None))


def later(sim: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody have done anything for a minute."""
    now = sim.table.now
    monkeypatch.setattr(sim.table, "now", lambda: now() + QUIET)


async def at_the_vote(sim: Scenario) -> GameId:
    game = await sim.voting(4)
    await sim.deliver()
    return game


async def in_the_last_pause(sim: Scenario, people: int = 4) -> GameId:
    """Return a game of four that the pile ends now; three have cards for another round.

    Who is no person of them is a computer player.
    """
    host, game = sim.player(ANNA), await sim.lobby(people)
    settings = (await sim.table.load(game)).game.settings
    by_pile = with_settings(settings.ruleset, laps=10, refill="end", hand_size=10)
    await sim.do(game, c.Configure(host, replace(settings, ruleset=by_pile)))
    for _ in range(4 - people):
        await sim.do(game, c.AddComputer(host, "even"))
    await sim.started(people, game)
    while not (view := await sim.view(game, None)).last_round:
        if view.phase == "scored":
            await sim.do(game, c.NextRound(host))
            view = await sim.view(game, None)
        teller = view.storyteller or host
        chairs = (await sim.table.load(game)).game.chairs
        cards = {chair.player: chair.hand[0] for chair in chairs}
        await sim.do(game, c.GiveClue(teller, "a clue", cards.pop(teller)))
        for player, card in cards.items():
            await sim.do(game, c.GiveCard(player, card))
        voting = (await sim.table.load(game)).game
        voter = next(iter(cards))
        free = {1, 2} - view_for(voting, voter).own_numbers
        await sim.do(game, c.PlaceToken(voter, min(free)))
        await sim.do(game, c.Skip(host))
    await sim.deliver()
    return game
