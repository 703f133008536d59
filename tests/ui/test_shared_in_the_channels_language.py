"""What is shown to everybody speaks the channel's language, and its answer the presser's."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from tests.languages import in_every_language
from tests.ui import test_shared_games as games
from tests.ui import test_shared_statistics as statistics
from tests.ui.remembered import play_game
from tests.ui.render_contexts import LIBRARY
from tests.ui.scenario import Scenario, said, texts_of

ANNA = 0


async def show_game(sim: Scenario) -> str:
    """Show a game of the history, and return what the answer says then."""
    game = await play_game(sim, 1)
    return said(await games.pressed(sim, await games.opened(sim, game)))


async def show_statistics(sim: Scenario) -> str:
    return await _show(sim, "stats")


async def show_leaderboard(sim: Scenario) -> str:
    return await _show(sim, "leaderboard")


async def _show(sim: Scenario, command: str) -> str:
    await statistics.keep_games(sim, 5)
    return said(await statistics.pressed(sim, await statistics.asked(sim, command)))


each = pytest.mark.parametrize("show", [show_statistics, show_leaderboard, show_game])
Show = Callable[[Scenario], Awaitable[str]]


async def table_here(sim: Scenario, locale: str) -> GameId:
    game = await sim.lobby()
    await sim.table.speak(game, locale)
    return game


async def server_speaks(sim: Scenario, locale: str) -> None:
    await sim.deps.servers.change(sim.guild.id, lambda s: replace(s, locale=locale))


def spoken(sim: Scenario) -> list[str]:
    """Return the languages in which the post that was shown names who showed it."""
    (message,) = statistics.posted(sim)
    name = sim.users[ANNA].name
    lines = {locale: LIBRARY.texts(locale)("share-by", name=name) for locale in LIBRARY.locales}
    return [locale for locale, line in lines.items() if line in texts_of(message)]


@each
@in_every_language
async def test_the_table_in_play_there_says_which(sim: Scenario, show: Show, locale: str) -> None:
    await server_speaks(sim, "it" if locale == "pl" else "pl")
    await table_here(sim, locale)
    answer = await show(sim)
    assert spoken(sim) == [locale]
    assert "Shown to everybody here" in answer


@each
async def test_without_one_the_server_does(sim: Scenario, show: Show) -> None:
    await server_speaks(sim, "it")
    game = await table_here(sim, "pl")
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await show(sim)
    assert spoken(sim) == ["it"]


@each
async def test_where_the_server_names_none_the_last_table_does(sim: Scenario, show: Show) -> None:
    await sim.do(await table_here(sim, "pl"), c.EndGame(sim.player(ANNA)))
    await show(sim)
    assert spoken(sim) == ["pl"]


@each
async def test_where_none_was_played_it_is_the_pressers(sim: Scenario, show: Show) -> None:
    await show(sim)
    assert spoken(sim) == ["en"]
