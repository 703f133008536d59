"""What is read of the way to a seat, where one's hand would be, goes when it is not so any more."""

import pytest

from bot.engine import commands as c
from bot.service import worker
from tests.ui.scenario import Scenario, ids_in, said
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


@pytest.mark.parametrize("phase", ["lobby", "storytelling", "submitting"])
async def test_a_full_table_is_called_so_while_it_is_full(sim: Scenario, phase: str) -> None:
    game = await sim.lobby(4)
    if phase == "storytelling":
        await sim.started(4, game)
    elif phase == "submitting":
        await sim.told(4, game)
    await sim.deliver()
    full = await sim.press(STRANGER, "hand")
    assert "The table is full" in said(full)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    assert not there(full)
    free = await sim.press(STRANGER, "hand")
    assert any(":join:" in i for i in ids_in(free))
    await sim.press(DARIO, "join")
    await sim.deliver()
    assert not there(free)


async def test_that_one_may_join_stays_while_others_do(sim: Scenario) -> None:
    game = await sim.told(3, await sim.lobby(3, ruleset="classic"))
    await sim.deliver()
    free = await sim.press(STRANGER, "hand")
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    await sim.deliver()
    assert there(free)
    await sim.do(game, c.Join(sim.player(STRANGER), "Stranger"))
    await sim.deliver()
    assert not there(free)
