"""What is answered to Join goes when it is over, and does not pile up."""

from collections.abc import Awaitable, Callable

import pytest
from simcord import InteractionResult

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from tests.ui.scenario import Scenario, said
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO = range(4)
Happens = Callable[[Scenario, GameId], Awaitable[None]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def joins(sim: Scenario) -> tuple[GameId, InteractionResult]:
    """Dario comes while three vote."""
    game = await sim.voting(3)
    await sim.deliver()
    answer = await sim.press(DARIO, "join")
    await sim.deliver()
    assert said(answer).startswith("You're in from the next round!")
    return game, answer


async def reveals(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()


async def goes_on(sim: Scenario, game: GameId) -> None:
    await reveals(sim, game)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()


async def ends(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()


async def leaves(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()


@pytest.mark.parametrize(
    ("happens", "stays"), [(reveals, True), (goes_on, False), (ends, False), (leaves, False)]
)
async def test_from_when_one_plays_is_said_until_then(
    sim: Scenario, happens: Happens, stays: bool
) -> None:
    game, answer = await joins(sim)
    await happens(sim, game)
    assert there(answer) == stays


async def test_a_hand_that_tells_which_seat_one_takes_goes_with_that(sim: Scenario) -> None:
    """As the answer to Join does: a computer player's, and with it that one's points."""
    game = await sim.lobby(2)
    for _ in range(2):
        await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.told(2, game)
    await sim.deliver()
    await sim.press(DARIO, "join")
    hand = await sim.press(DARIO, "hand")
    assert "You take" in said(hand)
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))
    await sim.deliver()
    assert there(hand), "it is so still"
    taken = next(p for p in (await sim.view(game, None)).players if p.waiting)
    assert taken.replaces is not None
    await sim.do(game, c.Kick(sim.player(BRUNO), taken.replaces))
    await sim.deliver()
    left = next(p for p in (await sim.view(game, None)).players if p.waiting)
    assert taken.replaces != left.replaces
    assert not there(hand)


async def test_that_one_is_in_it_already_is_said_once(sim: Scenario) -> None:
    game = await sim.lobby(3)
    await sim.deliver()
    earlier, answer = [await sim.press(BRUNO, "join") for _ in range(2)]
    assert not there(earlier)
    assert "in this game already" in said(answer)
    await sim.started(3, game)
    await sim.deliver()
    assert there(answer), "it is so still"


@pytest.mark.parametrize("over", ["left", "ended", "closed"])
async def test_and_only_while_one_is(sim: Scenario, over: str) -> None:
    game = await (sim.lobby(4) if over == "closed" else sim.voting(4))
    await sim.deliver()
    answer = await sim.users[DARIO].slash(sim.channel, "dixit join")
    assert "in this game already" in said(answer)
    if over == "left":
        await sim.do(game, c.Leave(sim.player(DARIO)))
    else:
        await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert not there(answer)


async def test_a_second_press_leaves_what_one_may_do_there(sim: Scenario) -> None:
    await sim.lobby(3)
    await sim.deliver()
    joined, again = [await sim.press(DARIO, "join") for _ in range(2)]
    await sim.deliver()
    assert there(joined)
    assert "in this game already" in said(again)
