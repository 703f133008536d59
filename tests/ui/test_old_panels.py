"""A settings panel that is still open when its game has gone on."""

import pytest

from bot.engine import commands as c
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said, snapshot


async def test_no_choice_changes_a_game_that_is_over(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.do(game, c.EndGame(sim.player(0)))
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    messages = [message.id for message in sim.channel.history()]
    for field, value in (("language", "it"), ("pace", "blitz")):
        press = Press("set", game, 0, "lobby", field)
        assert "That game is over" in said(await sim.forge(0, press, values=[value]))
    assert "That game is over" in said(await sim.users[0].slash(sim.channel, "dixit settings"))
    await sim.deliver()
    stored = await sim.table.load(game)
    assert (snapshot(stored), stored.locale) == (before, "en")
    assert [message.id for message in sim.channel.history()] == messages


async def test_the_language_may_change_while_a_game_runs(sim: Scenario) -> None:
    game = await sim.told()
    await sim.deliver()
    press = Press("set", game, 0, "lobby", "language")
    await sim.forge(1, press, values=["it"])
    assert (await sim.table.load(game)).locale == "en"
    await sim.forge(0, press, values=["it"])
    assert (await sim.table.load(game)).locale == "it"


@pytest.mark.parametrize(
    ("verb", "arg", "values"),
    [("set", "pace", ["blitz"]), ("team", "1", None), ("propose", "start", None)],
)
async def test_what_a_lobby_offers_says_later_that_the_game_has_begun(
    sim: Scenario, verb: str, arg: str, values: list[str] | None
) -> None:
    game = await sim.told()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    answer = said(await sim.forge(0, Press(verb, game, 0, "lobby", arg), values=values))
    assert "The game is on already" in answer
    assert snapshot(await sim.table.load(game)) == before
