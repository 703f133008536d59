"""A clue in other words: who sees it, and who presses too late or for somebody else (B2)."""

from typing import Any

import simcord
from discord import InteractionType

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press
from bot.ui.presenters.clue import FIELD_TEXT
from tests.ui.scenario import Scenario, said, snapshot, texts_of
from tests.ui.test_attacks import send

ANNA, BRUNO, CARLA = range(3)


async def correct(sim: Scenario, who: int, game: GameId, text: str) -> simcord.InteractionResult:
    field = {"type": 4, "custom_id": FIELD_TEXT, "value": text}
    data: dict[str, Any] = {
        "custom_id": Press("correct", game, 1, "submitting").encode(),
        "components": [{"type": 18, "component": field}],
    }
    return await send(sim, who, data, InteractionType.modal_submit)


async def test_the_window_brings_the_words_and_all_messages_show_the_new_ones(
    sim: Scenario,
) -> None:
    game = await sim.told()
    await sim.deliver()
    opened = await sim.users[ANNA].slash(sim.channel, "dixit clue")
    assert opened.modal is not None
    before = len(sim.channel.history())
    assert "other words" in said(await correct(sim, ANNA, game, "other words"))
    await sim.deliver()
    turn = sim.channel.history()[-1]
    assert "other words" in texts_of(turn)
    assert "a clue" not in texts_of(turn)
    assert len(sim.channel.history()) == before
    assert (await sim.view(game, BRUNO)).clue.text == "other words"


async def test_who_gave_before_settled_the_clue_and_the_words_come_back(sim: Scenario) -> None:
    game = await sim.told()
    await sim.do(game, c.GiveCard(sim.player(BRUNO), await sim.card(game, BRUNO)))
    before = snapshot(await sim.table.load(game))
    answer = said(await correct(sim, ANNA, game, "other words"))
    assert "can't be changed any more" in answer
    assert "other words" in answer
    assert "can't be changed" in said(await sim.users[ANNA].slash(sim.channel, "dixit clue"))
    assert snapshot(await sim.table.load(game)) == before


async def test_nobody_elses_window_changes_the_clue(sim: Scenario) -> None:
    game = await sim.told()
    before = snapshot(await sim.table.load(game))
    assert said(await correct(sim, CARLA, game, "other words"))
    assert said(await correct(sim, ANNA, game, "  "))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_window_of_an_earlier_phase_is_too_late(sim: Scenario) -> None:
    game = await sim.voting()
    before = snapshot(await sim.table.load(game))
    assert "other words" in said(await correct(sim, ANNA, game, "other words"))
    assert snapshot(await sim.table.load(game)) == before


async def test_the_storyteller_is_told_that_the_clue_is_settled_once_the_cards_lie(
    sim: Scenario,
) -> None:
    """ "There's a clue already" was news of their own clue."""
    await sim.voting()
    assert "can't be changed any more" in said(
        await sim.users[ANNA].slash(sim.channel, "dixit clue")
    )
