"""Windows stay open while the game goes on: what is sent too late is refused and given back."""

from collections.abc import Awaitable, Callable

import pytest
from discord import InteractionType

from bot.engine import commands as c
from bot.engine.ids import GameId
from tests.ui.scenario import Scenario, said, snapshot
from tests.ui.test_attacks import ANNA, BRUNO, CARLA, send, typed, window

TYPED = "a lighthouse that forgot the sea"


async def tell(sim: Scenario, game: GameId, index: int, text: str = TYPED) -> str:
    data = window(game, await sim.card(game, index), typed(text))
    return said(await send(sim, index, data, InteractionType.modal_submit))


async def test_of_two_open_windows_the_first_that_is_sent_counts(sim: Scenario) -> None:
    """In the first round anybody may tell: two write at the same time."""
    game = await sim.started()
    await sim.deliver()
    first = window(game, await sim.card(game, ANNA), typed("a key under the mat"))
    late = window(game, await sim.card(game, BRUNO), typed(TYPED))
    await send(sim, ANNA, first, InteractionType.modal_submit)
    before = snapshot(await sim.table.load(game))
    assert TYPED in said(await send(sim, BRUNO, late, InteractionType.modal_submit))
    assert snapshot(await sim.table.load(game)) == before


async def test_two_windows_of_one_person_give_one_clue(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    await tell(sim, game, ANNA, "a key under the mat")
    before = snapshot(await sim.table.load(game))
    assert TYPED in await tell(sim, game, ANNA)
    assert snapshot(await sim.table.load(game)) == before


async def skip(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Skip(sim.player(ANNA)))  # nobody told: one is drawn
    await sim.do(game, c.Skip(sim.player(ANNA)))


async def leave(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Leave(sim.player(BRUNO)))


async def end(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.EndGame(sim.player(ANNA)))


Meanwhile = Callable[[Scenario, GameId], Awaitable[None]]


@pytest.mark.parametrize("meanwhile", [skip, leave, end])
async def test_a_window_sent_after_its_time_gives_the_clue_back(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await sim.started(4)
    await sim.deliver()
    data = window(game, await sim.card(game, BRUNO), typed(TYPED))
    await meanwhile(sim, game)
    before = snapshot(await sim.table.load(game))
    assert TYPED in said(await send(sim, BRUNO, data, InteractionType.modal_submit))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_window_outlives_the_message_that_opened_it(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    data = window(game, await sim.card(game, CARLA), typed(TYPED))
    await sim.deliver()
    assert await send(sim, CARLA, data, InteractionType.modal_submit)
    assert (await sim.view(game, None)).clue is not None


async def test_hands_and_ballots_are_taken_away_at_the_reveal(sim: Scenario) -> None:
    """What only its presser sees would go on to say that their vote can still be changed."""
    game = await sim.voting()
    await sim.deliver()
    hand, ballot = await sim.press(BRUNO, "hand"), await sim.press(CARLA, "vote")
    assert hand.response is not None
    assert ballot.response is not None
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert (hand.response, ballot.response) == (None, None)
