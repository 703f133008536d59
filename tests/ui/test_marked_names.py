"""Nobody is taken for a computer player: only these have the mark before their names."""

import pytest

from bot.engine import commands as c
from bot.engine.computers import MARK
from bot.service.ports import MessageKey
from bot.service.record import FORMER_PLAYER
from bot.ui.markup import unmarked
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario, said

ANNA, STRANGER = 0, 4
NAMES = ["🤖 Ada", "🤖Ada", " \u200b🤖🤖 Ada", "🤖\ufe0f Ada", "\u200d🤖\u200dAda", "Ada 🤖"]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
async def test_a_person_is_stored_and_shown_without_the_mark(sim: Scenario, name: str) -> None:
    game = await sim.lobby()
    sim.users.append(sim.guild.add_member(sim.env.create_user("ada", global_name=name)))
    await sim.deliver()
    assert said(await sim.press(len(sim.users) - 1, "join"))
    assert (await sim.view(game, None)).players[-1].name.strip("\u200b\u200d ") == "Ada"


@pytest.mark.parametrize("name", ["🤖", " 🤖🤖\ufe0f ", f"🤖 {FORMER_PLAYER}"], ids=ascii)
async def test_a_name_that_is_nothing_else_gives_way_to_the_other_one(
    sim: Scenario, name: str
) -> None:
    game = await sim.lobby()
    sim.users.append(sim.guild.add_member(sim.env.create_user("ada", global_name=name)))
    await sim.deliver()
    assert said(await sim.press(len(sim.users) - 1, "join"))
    assert (await sim.view(game, None)).players[-1].name == "ada"


async def test_who_sat_down_with_the_mark_is_shown_without_it(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.do(game, c.Join(sim.player(STRANGER), "🤖 Ada"))
    stored = await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    lobby = text_of(await sim.deps.renderer.page(MessageKey(game, 0, "lobby"), "", stored))
    assert lobby.count("Ada**") == 2
    assert lobby.count(f"**{MARK} ") == 1


def test_other_names_stay_as_they_are() -> None:
    assert unmarked(" Ada \ufe0f") == " Ada \ufe0f"
