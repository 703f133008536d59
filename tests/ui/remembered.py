"""Whole games that were played on the simulated server, and what is asked about them."""

from dataclasses import replace
from functools import cache
from typing import Any

from bot.engine.commands import Command, ExpirePhase
from bot.engine.ids import GameId, PlayerId
from bot.engine.ruleset import CLASSIC, Ruleset
from bot.engine.settings import GameSettings
from bot.service.ports import Place
from bot.service.table import Origin, TableService
from tests.bench.store import PACE, Script
from tests.ui.scenario import Scenario, said

PEOPLE = ("player", "actor", "to", "first")
"""Fields of commands that hold a player."""


async def play_game(
    sim: Scenario, number: int, *, ruleset: Ruleset = CLASSIC, guild: int | None = None
) -> GameId:
    """Play a game to its end: the first at the table are the people of the scenario."""
    script, began = written(number, ruleset), 1e9 + 100_000 * number
    clock = began
    table = TableService(
        sim.table.store, wake=lambda _: None, now=lambda: clock, new_seed=lambda: script.key
    )
    place = Place(guild or sim.guild.id, 10_000 + number)
    settings = GameSettings(ruleset, ("plain",), PACE)
    opened = await table.open(
        place=place, host=sim.player(0), host_name="Anna", settings=settings, locale="en",
        interaction_id=10**9 * (1 + number) + place.guild_id % 10**6,
    )  # fmt: skip
    for step, (moment, command) in enumerate(script.moves, 1):
        clock = began + moment
        interaction = 10**9 * (1 + number) + place.guild_id % 10**6 + step
        await table.act(opened.game.id, _by_people(sim, command, began), Origin(interaction))
    return opened.game.id


@cache
def written(number: int, ruleset: Ruleset) -> Script:
    return Script(number, ruleset, max(4, ruleset.min_players))


def _by_people(sim: Scenario, command: Command, began: float) -> Command:
    changes: dict[str, Any] = {
        name: _person(sim, getattr(command, name))
        for name in PEOPLE
        if getattr(command, name, None) is not None
    }
    if hasattr(command, "name"):
        changes["name"] = f"{sim.users[command.player - 1].name}"
    if isinstance(command, ExpirePhase):
        changes["deadline"] = command.deadline + began
    return replace(command, **changes)


def _person(sim: Scenario, number: PlayerId) -> PlayerId:
    return sim.player(number - 1)


async def answer(sim: Scenario, index: int, command: str, **wish: Any) -> str:
    """Return what a command answers."""
    return said(await sim.users[index].slash(sim.channel, f"dixit {command}", **wish))
