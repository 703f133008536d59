"""What is remembered of presses and answers is no more than somebody still needs."""

from types import SimpleNamespace
from typing import Any

import pytest
from simcord import InteractionResult

from bot.service import worker
from tests.ui.scenario import Meanwhile, Scenario
from tests.ui.test_closed_while_made import answers, close, revealed
from tests.ui.test_direct_copies import giving, push, standing, there, voting

ANNA, BRUNO, CARLA = range(3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def test_what_closed_answers_is_known_while_one_is_made_and_then_forgotten(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    """It holds the whole game, and of each game that ever was there would be one."""
    game = await voting(sim)
    assert known(sim) == []
    meanwhile_known: list[int] = []

    async def closed(_: object) -> None:
        await revealed(sim, game)
        meanwhile_known.extend(known(sim))

    meanwhile(closed)
    assert not there(await sim.press(BRUNO, "vote"))
    assert len(meanwhile_known) == 1
    assert known(sim) == []


async def test_a_command_that_is_dealt_with_misses_no_closing(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await voting(sim)
    meanwhile(lambda _: revealed(sim, game))
    hand = await sim.users[BRUNO].slash(sim.channel, "dixit hand")
    assert not there(hand)


def at_work(sim: Scenario, shown: InteractionResult, number: int) -> Any:
    """A press that is being dealt with, on an answer."""
    assert shown.response is not None
    press: Any = SimpleNamespace(id=number, message=SimpleNamespace(id=shown.response.id))
    answers(sim).hold(press)
    return press


async def test_who_presses_twice_still_has_the_answer_closed_that_was_in_between(
    sim: Scenario,
) -> None:
    game = await voting(sim)
    ballot = await sim.press(BRUNO, "vote")
    first = at_work(sim, ballot, 1)
    await close(sim, (await sim.view(game, None)).board[0])
    second = at_work(sim, ballot, 2)
    await answers(sim).release(first)
    assert there(ballot)
    await answers(sim).release(second)
    assert not there(ballot)


def known(sim: Scenario) -> list[int]:
    """The numbers of the closings that are remembered."""
    return [number for number, _ in answers(sim)._closings.values()]


async def test_the_oldest_press_decides_what_is_still_known(sim: Scenario) -> None:
    game = await voting(sim)
    ballots = [await sim.press(index, "vote") for index in (BRUNO, CARLA)]
    card = (await sim.view(game, None)).board[0]
    presses = []
    for number, ballot in enumerate(ballots):
        presses.append(at_work(sim, ballot, number))
        answers(sim).hidden(number)
        await sim.env.settle()
    await close(sim, card)
    newest = answers(sim).closed
    assert known(sim) == [newest - 2, newest - 1, newest]
    await answers(sim).release(presses[0])
    assert known(sim) == [newest - 1, newest]
    await answers(sim).release(presses[1])
    assert known(sim) == []


async def test_a_press_that_is_remembered_has_let_go_of_its_message(sim: Scenario) -> None:
    """A message with its components weighs ten times what is needed to edit it."""
    await giving(sim)
    pressed = standing(sim, BRUNO)
    await push(sim, BRUNO, "pick")
    press = answers(sim).of(pressed.id)
    assert press is not None
    assert press.message is None
    await push(sim, BRUNO, "describe")
    assert [copy.answer.message for copy in answers(sim)._copies.values()] == [None]
