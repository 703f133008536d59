"""Extensions come and go: what they added goes with them."""

from typing import Any

import pytest
from discord import app_commands

from bot.client import EXTENSIONS, DixitBot

COGS = [name for name in EXTENSIONS if name != "cogs.lifecycle"]


def present(bot: DixitBot) -> dict[str, Any]:
    """Return what a bot has that extensions may add: commands, listeners, cogs."""
    return {
        "commands": sorted(c.qualified_name for c in bot.tree.walk_commands()),
        "listeners": {event: len(found) for event, found in bot.extra_events.items() if found},
        "cogs": sorted(bot.cogs),
    }


@pytest.fixture
async def alone(simulated_bot: DixitBot, monkeypatch: pytest.MonkeyPatch) -> DixitBot:
    """The bot, not connected, with nothing loaded; its loops have nothing to do."""

    async def nothing(*_: object) -> None:
        return None

    services = simulated_bot.services
    monkeypatch.setattr(services.scheduler, "note_outage", nothing)
    monkeypatch.setattr(services.scheduler, "run", nothing)
    monkeypatch.setattr(services.dispatcher, "run", nothing)
    return simulated_bot


@pytest.mark.parametrize("extension", EXTENSIONS)
async def test_an_extension_leaves_nothing_behind(alone: DixitBot, extension: str) -> None:
    before = present(alone)
    await alone.load_extension(extension)
    loaded = present(alone)
    assert loaded != before
    await alone.reload_extension(extension)
    assert present(alone) == loaded
    await alone.unload_extension(extension)
    assert present(alone) == before


@pytest.mark.parametrize("extension", COGS)
async def test_one_of_several_leaves_the_commands_of_the_others(
    alone: DixitBot, extension: str
) -> None:
    for name in EXTENSIONS:
        await alone.load_extension(name)
    everything = present(alone)
    await alone.unload_extension(extension)
    assert isinstance(alone.tree.get_command("dixit"), app_commands.Group)
    left = set(present(alone)["commands"])
    assert left < set(everything["commands"])
    await alone.load_extension(extension)
    assert present(alone) == everything
