"""What the phase does not end is still open when another process tells of the next one.

Presses in direct messages come to one process; the game may be another one's.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord import InteractionResult

from bot.engine import commands as c
from bot.engine.errors import StorageError
from bot.engine.ids import GameId
from bot.engine.settings import PhaseName
from bot.service import worker
from bot.ui.codec import Press
from tests.ui.scenario import Meanwhile, Scenario, ids_in, said
from tests.ui.test_closed_while_made import answers
from tests.ui.test_direct_commands import typed_in_direct
from tests.ui.test_direct_presses import pressed_in_direct
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO = range(4)
Opens = Callable[[Scenario, GameId], Awaitable[InteractionResult]]
Happens = Callable[[Scenario, GameId], Awaitable[object]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def asked(sim: Scenario, _: GameId) -> InteractionResult:
    shown = await typed_in_direct(sim, BRUNO, "leave")
    assert ids_in(shown)
    return shown


async def menu(sim: Scenario, game: GameId) -> InteractionResult:
    return await pressed_in_direct(sim, sim.users[BRUNO], Press("steer", game, 1, "submitting"))


async def left(sim: Scenario, game: GameId) -> InteractionResult:
    shown = await asked(sim, game)
    await sim.users[BRUNO].user.click(shown.response, custom_id=ids_in(shown)[0])
    assert "You've left the game. You can come back" in said(shown)
    return shown


async def leaves(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Leave(sim.player(BRUNO)))


async def hands_on(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(CARLA)))


async def comes_back(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Join(sim.player(BRUNO), "Bruno"))


OVER: list[tuple[Opens, Happens]] = [(asked, leaves), (menu, hands_on), (left, comes_back)]


def tell(sim: Scenario, round: int, phase: PhaseName) -> None:
    answers(sim).moved(sim.channel.id, round, phase)


async def all_closed(sim: Scenario) -> None:
    while answers(sim)._closing:
        await asyncio.gather(*answers(sim)._closing)


@pytest.mark.parametrize("opens", [asked, menu, left])
async def test_it_stays_from_round_to_round(sim: Scenario, opens: Opens) -> None:
    game = await sim.told(4)
    shown = await opens(sim, game)
    for moment in ((1, "voting"), (1, "scored"), (2, "storytelling")):
        tell(sim, *moment)
        await all_closed(sim)
        assert there(shown)


@pytest.mark.parametrize(("opens", "happens"), OVER)
async def test_it_goes_once_it_is_no_longer_so(
    sim: Scenario, opens: Opens, happens: Happens
) -> None:
    game = await sim.told(4)
    shown = await opens(sim, game)
    assert there(shown)
    await happens(sim, game)
    assert there(shown)
    tell(sim, 2, "storytelling")
    await all_closed(sim)
    assert not there(shown)


async def test_what_is_said_to_who_waits_goes_with_the_game(sim: Scenario) -> None:
    game = await sim.told(3)
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    shown = await typed_in_direct(sim, DARIO, "hand")
    tell(sim, 1, "voting")
    await all_closed(sim)
    assert "next round" in said(shown)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    tell(sim, 1, "finished")
    await all_closed(sim)
    assert not there(shown)


@pytest.mark.parametrize("over", [False, True])
async def test_it_is_so_with_what_is_told_while_it_is_made(
    sim: Scenario, meanwhile: Meanwhile, over: bool
) -> None:
    game = await sim.told(4)

    async def tells(_: object) -> None:
        if over:
            await hands_on(sim, game)
        tell(sim, 1, "voting")
        await all_closed(sim)

    meanwhile(tells)
    shown = await menu(sim, game)
    await all_closed(sim)
    assert there(shown) == (not over)


@pytest.fixture
def loaded(sim: Scenario, monkeypatch: pytest.MonkeyPatch) -> list[GameId]:
    """The games that were looked at on account of what was told; the store is away."""
    looks: list[GameId] = []

    async def away(game: GameId) -> Any:
        looks.append(game)
        raise StorageError("storage-busy")

    monkeypatch.setattr(answers(sim), "_load", away)
    return looks


async def test_a_game_is_looked_at_only_for_what_it_alone_decides(
    sim: Scenario, loaded: list[GameId]
) -> None:
    game = await sim.told(4)
    hand = await typed_in_direct(sim, BRUNO, "hand")
    tell(sim, 1, "voting")
    await all_closed(sim)
    assert not loaded
    assert not there(hand)
    shown = await menu(sim, game)
    await asked(sim, game)
    tell(sim, 1, "submitting")
    answers(sim).moved(sim.channel.id + 1, 1, "voting")
    await all_closed(sim)
    assert not loaded
    tell(sim, 1, "voting")
    await all_closed(sim)
    assert loaded == [game]
    assert there(shown)
