"""The lobby's message once the game has begun: what it says stays true without another edit."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of
from tests.ui.scenario import Scenario, texts_of

HOST = {"en": "host", "it": "host", "pl": "gospodarz", "pt-BR": "anfitri"}
LATER = {"en": "Later changes", "it": "successivi", "pl": "Późniejszych", "pt-BR": "posteriores"}
GOES_ON = {"en": "is being played", "it": "in corso", "pl": "trwa", "pt-BR": "em andamento"}


async def test_what_changes_in_a_game_is_not_in_its_lobby(sim: Scenario) -> None:
    """It named for good who was host at the start, and the language that was spoken then."""
    game = await sim.lobby(4)
    await sim.deliver()
    opened = texts_of(sim.channel.last_message)
    assert "host" in opened
    assert "English" in opened
    await sim.started(4, game)
    await sim.deliver()
    begun = texts_of(sim.channel.history()[0])
    assert "Dora" not in begun
    assert all(name in begun for name in ("Anna", "Bruno", "Carla"))
    for command in (
        c.PassHost(sim.player(0), sim.player(1)),
        c.Leave(sim.player(3)),
        c.EndGame(sim.player(1)),
    ):
        await sim.do(game, command)
        await sim.table.speak(game, "it")
        await sim.deliver()
        assert texts_of(sim.channel.history()[0]) == begun, "it takes no edit"
    assert "Later changes at the table don't show here." in begun
    assert "host" not in begun
    assert "English" not in begun


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
@pytest.mark.parametrize("over", [False, True])
def test_no_language_calls_somebody_host_or_says_that_it_goes_on(rules, over, locale) -> None:
    """Nor if the edit comes when all is over."""
    table = Table(rules, 6, pace=PACES["normal"], first_storyteller="offer")
    if over:
        table.do(c.EndGame(PlayerId(1)))
    said = text_of(presenters.lobby(context(table.view(), locale)))
    assert (LATER[locale] in said) == (not over)
    assert GOES_ON[locale] not in said
    assert HOST[locale] not in said
    assert LIBRARY.texts(locale)("language-name") not in said
