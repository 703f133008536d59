"""Whoever comes back or late is told which seat is theirs, and of no greeting that is old."""

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said, texts_of

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)
SENT = "I've sent you"


async def teams(sim: Scenario) -> GameId:
    """Four people and two computer players; Anna and Dario are a pair."""
    game = await sim.lobby(4, ruleset="teams")
    for _ in range(2):
        await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    for who in (ANNA, DARIO):
        await sim.do(game, c.PickTeam(sim.player(who), 0))
    await sim.started(game=game)
    await sim.deliver()
    return game


async def joins(sim: Scenario, who: int, game: GameId) -> str:
    return said(await sim.forge(who, Press("join", game, 1, "storytelling")))


async def test_whoever_comes_back_has_their_seat_named_and_replaces_nobody(sim: Scenario) -> None:
    game = await teams(sim)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    answer = await joins(sim, DARIO, game)
    assert "your own seat back" in answer
    assert "**Anna**" in answer
    assert SENT not in answer
    await sim.deliver()
    shown = texts_of(sim.message("steer"))
    assert "from the next round" in shown
    assert "in place of" not in shown


async def test_whoever_takes_an_empty_seat_is_told_whose_and_beside_whom(sim: Scenario) -> None:
    game = await teams(sim)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    answer = await joins(sim, STRANGER, game)
    assert "**Dario**'s seat" in answer
    assert "**Anna**" in answer
    await sim.deliver()
    assert "in place of" in texts_of(sim.message("steer"))


async def test_of_a_message_only_those_are_told_who_join_for_the_first_time(sim: Scenario) -> None:
    game = await sim.lobby(3)
    await sim.deliver()
    lobby = sim.message("join")
    assert SENT in said(await sim.press(DARIO, "join", lobby))
    await sim.do(game, c.Leave(sim.player(DARIO)))
    again = said(await sim.press(DARIO, "join", lobby))
    assert "You're in again!" in again
    assert SENT not in again


async def test_who_has_a_rabbit_of_their_own_is_told_of_the_message_too(sim: Scenario) -> None:
    for who, rabbit in ((ANNA, 9), (BRUNO, 5)):
        await sim.deps.people.note_rabbit(sim.player(who), rabbit)
    assert SENT in said(await sim.users[ANNA].slash(sim.channel, "dixit start"))
    assert SENT in said(await sim.users[BRUNO].slash(sim.channel, "dixit join"))
