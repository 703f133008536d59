"""``/dixit server``: what managers set, what the answer says, and that games keep to it."""

from typing import Any

import pytest
from discord import Permissions

from bot.i18n import installed
from bot.service.choices import PACES, RULESET_NAMES
from bot.service.ports import StoredGame
from tests.ui.scenario import Scenario, said

ANNA, MANAGER = 0, 5


@pytest.fixture
def managed(sim: Scenario) -> Scenario:
    """The server with somebody who manages it."""
    managers = sim.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Manager"), roles=[managers]))
    return sim


async def change(sim: Scenario, **wish: Any) -> str:
    return said(await sim.users[MANAGER].slash(sim.channel, "dixit server", **wish))


async def open_one(sim: Scenario, **wish: Any) -> StoredGame | None:
    """Open a lobby in the channel by command; return it, None if it was refused."""
    await sim.users[ANNA].slash(sim.channel, "dixit start", **wish)
    return await sim.table.last_game_in(sim.channel.id)


async def test_it_shows_what_holds_where_nothing_was_set(managed: Scenario) -> None:
    text = await change(managed)
    assert "Language: the server's own" in text
    assert "Rules: Odyssey" in text
    assert "Pace: normal" in text


@pytest.mark.parametrize("ruleset", RULESET_NAMES)
async def test_every_ruleset_can_be_the_server_s_own(managed: Scenario, ruleset: str) -> None:
    texts = installed().texts("en")
    assert f"Rules: {texts(f'ruleset-{ruleset}')}" in await change(managed, ruleset=ruleset)
    stored = await open_one(managed)
    assert stored is not None
    assert stored.game.settings.ruleset.name == ruleset


@pytest.mark.parametrize("pace", PACES)
async def test_every_pace_can_be_the_server_s_own(managed: Scenario, pace: str) -> None:
    texts = installed().texts("en")
    assert f"Pace: {texts(f'pace-{pace}')}" in await change(managed, pace=pace)
    stored = await open_one(managed)
    assert stored is not None
    assert stored.game.settings.pace == PACES[pace]


@pytest.mark.parametrize("locale", installed().locales)
async def test_every_language_can_be_the_server_s_own(managed: Scenario, locale: str) -> None:
    name = installed().texts(locale)("language-name")
    assert f"Language: {name}" in await change(managed, language=locale)
    stored = await open_one(managed)
    assert stored is not None
    assert stored.locale == locale


async def test_a_host_s_own_wish_goes_before_the_server_s(managed: Scenario) -> None:
    await change(managed, ruleset="party", language="pl")
    stored = await open_one(managed, ruleset="mini", language="it")
    assert stored is not None
    assert (stored.game.settings.ruleset.name, stored.locale) == ("mini", "it")


async def test_games_are_played_in_the_channels_that_were_chosen(managed: Scenario) -> None:
    elsewhere = managed.guild.create_text_channel("games")
    assert f"<#{elsewhere.id}>" in await change(managed, channel=elsewhere)
    assert await open_one(managed) is None
    await change(managed, channel=elsewhere)  # named again: no longer chosen
    assert await open_one(managed) is not None
