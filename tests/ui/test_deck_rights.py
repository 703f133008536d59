"""Only a command is held to its rights by Discord: of a button or a window the bot sees to it."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import InteractionType, Permissions

from bot.ui.deck_jobs import DeckJob, DeckPress
from bot.ui.permissions import Rights
from cogs.lifecycle import Lifecycle
from tests.ui.scenario import Scenario, said
from tests.ui.test_attacks import send
from tests.ui.test_deck_presses import (  # noqa: F401
    LATE,
    OWNER,
    VERBS,
    ask_removal,
    cards,
    looked_at,
    managed,
    press,
    pressed,
)

LOST = "fewer roles or permissions"


def demote(sim: Scenario) -> None:
    """Take the managers' role from one of them."""
    [role] = [each for each in sim.guild.roles.values() if "managers" in each.name]
    sim.env.backend.remove_member_role(sim.guild.id, sim.player(OWNER), role.id)


@pytest.mark.parametrize("verb", VERBS)
async def test_who_manages_the_server_no_more_changes_nothing(
    pressed: Scenario,  # noqa: F811
    verb: str,
) -> None:
    job = await looked_at(pressed)
    demote(pressed)
    assert LOST in await press(pressed, OWNER, verb, job)
    assert (await cards(pressed), len(job.taken)) == (0, 2)


async def test_a_question_asked_before_removes_nothing(pressed: Scenario) -> None:  # noqa: F811
    await press(pressed, OWNER, "keep", await looked_at(pressed))
    job = await ask_removal(pressed, pressed.users[OWNER])
    demote(pressed)
    assert LOST in await press(pressed, OWNER, "remove", job)
    assert await cards(pressed) == 2


async def test_a_window_opened_before_describes_nothing(pressed: Scenario) -> None:  # noqa: F811
    job = await looked_at(pressed)
    await press(pressed, OWNER, "keep", job)
    field = {"type": 18, "component": {"type": 4, "custom_id": "1", "value": "a cat"}}
    sent = {"custom_id": DeckPress("texts", job.token).encode(), "components": [field]}
    demote(pressed)
    assert LOST in said(await send(pressed, OWNER, sent, InteractionType.modal_submit))
    assert await texts(pressed, job) == ["", ""]


async def texts(sim: Scenario, job: DeckJob) -> list[str]:
    editor = sim.bot.services.router.handlers.decks._editor
    _, held = await editor.deck(sim.guild.id, job.deck.id)
    return [card.text for card in held]


async def test_who_was_let_in_by_a_role_goes_on_as_long_as_they_have_it(
    pressed: Scenario,  # noqa: F811
) -> None:
    """Managers of a server can let others use the commands, who need no Manage Server then."""
    painters = pressed.guild.create_role("painters", permissions=Permissions.none())
    add = pressed.env.backend.add_member_role
    demote(pressed)
    add(pressed.guild.id, pressed.player(OWNER), painters.id)
    job = await looked_at(pressed)
    job.rights = Rights(manages=False, roles=frozenset({painters.id}))
    pressed.env.backend.remove_member_role(pressed.guild.id, pressed.player(OWNER), painters.id)
    assert LOST in await press(pressed, OWNER, "keep", job)
    add(pressed.guild.id, pressed.player(OWNER), painters.id)
    assert "2 pictures were added" in await press(pressed, OWNER, "keep", job)


async def test_once_others_may_use_the_commands_everybody_begins_anew(
    pressed: Scenario,  # noqa: F811
) -> None:
    job, elsewhere = await looked_at(pressed), await looked_at(pressed, guild_id=1)
    changed = cast("Any", SimpleNamespace(guild=SimpleNamespace(id=pressed.guild.id)))
    await Lifecycle(pressed.bot).on_raw_app_command_permissions_update(changed)
    assert LATE in await press(pressed, OWNER, "keep", job)
    assert await cards(pressed) == 0
    assert len(elsewhere.taken) == 2
