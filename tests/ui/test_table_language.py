"""Which language a table speaks: the host's wish, the manager's, the server's, the opener's."""

from typing import Any

import pytest
from discord import Permissions
from simcord.actors import _interactions

from bot.engine import commands as c
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said

ANNA, MANAGER = 0, 5


class Discord:
    """What Discord says of the server and of who acts."""

    def __init__(self, sim: Scenario) -> None:
        self._sim = sim
        self.reader = "en-US"
        self.server = "en-US"

    def community(self, locale: str) -> None:
        """Let the server be a Community server with this preferred language."""
        self.server = locale
        guild = self._sim.bot.get_guild(self._sim.guild.id)
        assert guild is not None
        guild.features.append("COMMUNITY")


@pytest.fixture
def discord(sim: Scenario, monkeypatch: pytest.MonkeyPatch) -> Discord:
    says = Discord(sim)
    made = _interactions.base_payload

    def payload(*args: Any, **kwargs: Any) -> Any:
        record, data = made(*args, **kwargs)
        return record, data | {"locale": says.reader, "guild_locale": says.server}

    monkeypatch.setattr(_interactions, "base_payload", payload)
    managers = sim.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Manager"), roles=[managers]))
    return says


async def opened(sim: Scenario, **wish: Any) -> str:
    """Return the language of the lobby that Anna opens."""
    await sim.users[ANNA].slash(sim.channel, "dixit start", **wish)
    stored = await sim.table.last_game_in(sim.channel.id)
    assert stored is not None
    return stored.locale


async def settings(sim: Scenario, **wish: Any) -> str:
    """Return what a manager is told of the server's language."""
    text = said(await sim.users[MANAGER].slash(sim.channel, "dixit server", **wish))
    return next(line for line in text.splitlines() if line.startswith("Language:"))


@pytest.mark.parametrize(
    ("reader", "spoken"),
    [("pt-BR", "pt-BR"), ("it", "it"), ("pl", "pl"), ("en-GB", "en"), ("de", "en")],
)
async def test_it_is_the_opener_s_where_the_server_can_choose_none(
    sim: Scenario, discord: Discord, reader: str, spoken: str
) -> None:
    assert await settings(sim) == "Language: that of whoever opens the lobby"
    discord.reader = reader
    assert await opened(sim) == spoken


@pytest.mark.parametrize(
    ("server", "spoken", "told"),
    [
        ("pl", "pl", "Language: Polski, as on Discord"),
        ("en-US", "en", "Language: English, as on Discord"),
        ("de", "en", "Language: English, as on Discord"),
    ],
)
async def test_it_is_that_of_a_community_server(
    sim: Scenario, discord: Discord, server: str, spoken: str, told: str
) -> None:
    discord.community(server)
    assert await settings(sim) == told
    discord.reader = "it"
    assert await opened(sim) == spoken


async def test_it_is_what_managers_chose(sim: Scenario, discord: Discord) -> None:
    discord.community("it")
    assert await settings(sim, language="pl") == "Language: Polski"
    discord.reader = "pt-BR"
    assert await opened(sim) == "pl"


async def test_it_is_what_the_host_wishes(sim: Scenario, discord: Discord) -> None:
    discord.community("it")
    await settings(sim, language="pl")
    assert await opened(sim, language="pt-BR") == "pt-BR"


async def test_a_rematch_goes_on_in_the_language_of_its_game(
    sim: Scenario, discord: Discord
) -> None:
    game = await sim.scored()
    await sim.table.speak(game, "it")
    await sim.do(game, c.EndGame(sim.player(0)))
    await sim.deliver()
    discord.reader = "pl"
    await sim.press(ANNA, "rematch")
    fresh = await sim.table.last_game_in(sim.channel.id)
    assert fresh is not None
    assert fresh.game.id != game
    assert fresh.locale == "it"


async def test_private_answers_name_public_buttons_as_the_table_has_them(
    sim: Scenario, discord: Discord
) -> None:
    await sim.lobby(3)
    await sim.deliver()
    discord.reader = "it"
    panel = said(await sim.press(ANNA, "settings"))
    assert "**Start**" in panel
    assert "**Inizia**" not in panel
    howto = said(await sim.press(ANNA, "howto"))
    assert "🃏 **My hand**" in howto
    assert "🗳️ **Vote**" in howto


async def test_refusals_name_public_buttons_as_the_table_has_them(
    sim: Scenario, discord: Discord
) -> None:
    game = await sim.lobby(3)
    await sim.deliver()
    refused = said(await sim.forge(ANNA, Press("propose", game, 0, "lobby", "host"), locale="it"))
    assert "**Table …**" in refused
