"""Choosing a rabbit in the lobby, and what a rematch brings back."""

import pytest

from bot.engine import commands as c
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said, snapshot, texts_of

ANNA, BRUNO, CARLA, _, STRANGER = range(5)


async def test_a_rabbit_is_chosen_from_a_menu(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    assert "Your rabbit" in said(await sim.press(BRUNO, "rabbit"))
    choice = Press("rabbit", game, 0, "lobby")
    for _ in range(2):  # pressed twice it is chosen once
        await sim.forge(BRUNO, choice, values=["8"])
    assert (await sim.view(game, None)).players[1].rabbit == 8
    await sim.deliver()
    assert "black" in texts_of(sim.message("rabbit"))


@pytest.mark.parametrize(
    ("who", "chosen", "why"),
    [
        (BRUNO, "0", "already"),
        (BRUNO, "99", "menu"),
        (BRUNO, "x", "menu"),
        (STRANGER, "5", "aren't"),
    ],
)
async def test_what_cannot_be_chosen_changes_nothing(
    sim: Scenario, who: int, chosen: str, why: str
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    choice = Press("rabbit", game, 0, "lobby")
    assert why in said(await sim.forge(who, choice, values=[chosen]))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_menu_pressed_when_the_game_runs_changes_nothing(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    for values in (None, ["8"]):
        assert said(await sim.forge(BRUNO, Press("rabbit", game, 0, "lobby"), values=values))
    assert "aren't playing" in said(await sim.forge(STRANGER, Press("rabbit", game, 0, "lobby")))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_rematch_keeps_rabbits_and_computer_players(sim: Scenario) -> None:
    over = await sim.lobby()
    await sim.do(over, c.AddComputer(sim.player(ANNA), "sharp"))
    await sim.do(over, c.PickRabbit(sim.player(CARLA), 9))
    await sim.started(game=over)
    await sim.do(over, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    end = sim.message("rematch")
    for who in (CARLA, BRUNO):
        await sim.press(who, "rematch", end)
    live = await sim.table.live_game_in(sim.channel.id)
    assert live is not None
    players = {p.id: p for p in (await sim.view(live.game.id, None)).players}
    assert players[sim.player(CARLA)].rabbit == 9
    assert players[sim.player(BRUNO)].rabbit == 1
    assert [p.computer for p in players.values() if p.computer] == ["sharp"]
