"""Every kind of message that is kept can be drawn."""

from typing import get_args

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.ports import MessageKey
from bot.service.purposes import TRAITS, Purpose
from bot.ui.renderer import PRESENTERS
from tests.ui.render_contexts import MARK, check_limits
from tests.ui.scenario import Scenario

BY_NAME = {"end", "greeting", "remind", "dm_fallback"}
"""Those whose presenters get more than a context."""
NO_PAGE = {"clip"}
"""A file."""
UNMARKED = {"greeting"}
"""Never looked for: it is kept once it is there."""
DRAWN = {
    "lobby": Scenario.lobby,
    "turn": Scenario.told,
    "board": Scenario.voting,
    "reveal": Scenario.scored,
    "end": Scenario.scored,
    "greeting": Scenario.scored,
    "tell": Scenario.started,
    "hand": Scenario.told,
    "remind": Scenario.voting,
    "dm_fallback": Scenario.told,
}
"""What leads to the phase in which each is posted."""


def test_each_purpose_has_one_presenter():
    assert sorted([*PRESENTERS, *BY_NAME, *NO_PAGE]) == sorted(get_args(Purpose))


@pytest.mark.parametrize("purpose", [purpose for purpose in TRAITS if purpose not in NO_PAGE])
async def test_each_purpose_can_be_drawn_and_carries_its_key(sim: Scenario, purpose: Purpose):
    game: GameId = await DRAWN[purpose](sim)
    if purpose in ("end", "greeting"):
        await sim.do(game, c.EndGame(sim.player(0)))
    stored = await sim.table.load(game)
    reader = sim.player(0 if purpose == "tell" else 1)
    viewer = reader if TRAITS[purpose].direct or purpose == "dm_fallback" else None
    round = 0 if TRAITS[purpose].of_whole_game else stored.game.round
    key = MessageKey(game, round, purpose, viewer, stored.game.phase.kind)
    check_limits(await sim.deps.renderer.page(key, MARK, stored), marks=purpose not in UNMARKED)
