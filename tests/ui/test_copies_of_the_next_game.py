"""What is open in a channel's next game stays when a message of the one before changes."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from bot.service.delivery import Sent
from bot.service.ports import MessageKey
from tests.ui.scenario import Scenario
from tests.ui.test_direct_copies import all_give, giving, open_copy, there, voting

ANNA, BRUNO, CARLA = range(3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def over(sim: Scenario) -> GameId:
    """A game that was ended after a vote."""
    game = await voting(sim)
    for who in (BRUNO, CARLA):
        own = (await sim.view(game, who)).own_numbers
        number = min({1, 2, 3} - own)
        await sim.do(game, c.PlaceToken(sim.player(who), number))
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    return game


async def star(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.GiveStar(sim.player(CARLA), 1, 0))
    await sim.deliver()


async def edited(sim: Scenario, game: GameId) -> None:
    there = Sent(sim.channel.id, sim.message("rematch").id)
    await sim.deps.messenger.edit(end(game), "late", await sim.table.load(game), there)


async def sent(sim: Scenario, game: GameId) -> None:
    await sim.deps.messenger.send(end(game), "late", await sim.table.load(game))


def end(game: GameId) -> MessageKey:
    return MessageKey(game, 0, "end")


@pytest.mark.parametrize("opened", ["look", "look, back", "describe", "hand"])
@pytest.mark.parametrize("late", [star, edited, sent])
async def test_what_is_open_stays_when_a_message_of_the_game_before_changes(
    sim: Scenario, late: Callable[[Scenario, GameId], Awaitable[None]], opened: str
) -> None:
    before = await over(sim)
    game = await giving(sim)
    copy = await open_copy(sim, game, opened)
    await late(sim, before)
    assert there(copy)
    await all_give(sim, game, BRUNO, CARLA)
    assert not there(copy)


@pytest.mark.parametrize("verb", ["hand", "vote"])
async def test_so_does_a_hand_or_a_ballot_in_the_channel(sim: Scenario, verb: str) -> None:
    before = await over(sim)
    game = await voting(sim)
    copy = await sim.press(BRUNO, verb)
    await sent(sim, before)
    assert there(copy)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert not there(copy)
