"""What is decided while the host is away, and who is the host then."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said, snapshot, texts_of
from tests.ui.steering import ANNA, BRUNO, CARLA, DARIO, STRANGER, at_the_vote, later


async def proposed_in_lobby(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, what: str, players: int = 4
) -> GameId:
    """Open a lobby in which Bruno proposes something, as its host is away."""
    game = await sim.lobby(players)
    await sim.deliver()
    later(sim, monkeypatch)
    await sim.forge(BRUNO, Press("propose", game, 0, "lobby", what))
    await sim.deliver()
    return game


async def test_while_the_host_is_away_half_of_the_others_decide(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_the_vote(sim)
    proposal = Press("propose", game, 1, "voting", "skip")
    assert "has just done something" in said(await sim.forge(BRUNO, proposal))
    later(sim, monkeypatch)
    assert "Noted" in said(await sim.forge(BRUNO, proposal))
    await sim.deliver()
    board = sim.message("propose")
    assert "1 of 2" in texts_of(board)
    await sim.press(BRUNO, "propose", board)
    assert "aren't playing" in said(await sim.press(STRANGER, "propose", board))
    assert "enough of you agree" in said(await sim.press(CARLA, "propose", board))
    assert (await sim.view(game, None)).phase == "scored"
    before = snapshot(await sim.table.load(game))
    await sim.press(DARIO, "propose", board)
    assert snapshot(await sim.table.load(game)) == before


async def test_a_proposal_is_not_taken_for_a_sign_of_the_host(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_the_vote(sim)
    later(sim, monkeypatch)
    assert "Noted" in said(await sim.forge(BRUNO, Press("propose", game, 1, "voting", "skip")))
    another = said(await sim.forge(CARLA, Press("propose", game, 1, "voting", "host")))
    assert "Once nobody has done anything for a minute" in another
    assert "host" not in another


async def test_a_host_who_is_back_goes_on_by_agreeing(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_the_vote(sim)
    later(sim, monkeypatch)
    await sim.forge(BRUNO, Press("propose", game, 1, "voting", "skip"))
    await sim.deliver()
    board = sim.message("propose")
    assert "The game has moved on" in said(await sim.press(ANNA, "propose", board))
    assert (await sim.view(game, None)).phase == "scored"
    before = snapshot(await sim.table.load(game))
    await sim.press(ANNA, "propose", board)
    assert snapshot(await sim.table.load(game)) == before


async def test_a_proposal_that_had_a_storyteller_drawn_is_not_shown_any_more(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.started(4)
    await sim.deliver()
    later(sim, monkeypatch)
    proposal = Press("propose", game, 1, "storytelling", "skip")
    assert "Noted" in said(await sim.forge(BRUNO, proposal))
    assert "enough of you agree" in said(await sim.forge(CARLA, proposal))
    await sim.deliver()
    assert "would like to go on" not in texts_of(sim.message("steer"))
    assert (await sim.view(game, None)).phase == "storytelling"


async def test_a_host_by_proposal_is_no_longer_proposed(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await proposed_in_lobby(sim, monkeypatch, "host")
    lobby = sim.message("propose")
    assert "would like to be host" in texts_of(lobby)
    assert "**Bruno** is the host now" in said(await sim.press(CARLA, "propose", lobby))
    view = await sim.view(game, None)
    assert (view.host, view.proposals) == (sim.player(BRUNO), ())
    await sim.do(game, c.PassHost(sim.player(BRUNO), sim.player(DARIO)))
    await sim.forge(ANNA, Press("propose", game, 0, "lobby", "host"))
    assert (await sim.view(game, None)).host == sim.player(DARIO)


@pytest.mark.parametrize("way", ["proposed", "handed over"])
async def test_the_table_is_told_in_its_round_who_is_the_host_now(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    game = await at_the_vote(sim)
    if way == "proposed":
        later(sim, monkeypatch)
        for who in (BRUNO, CARLA):
            await sim.forge(who, Press("propose", game, 1, "voting", "host"))
    else:
        await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))
    await sim.deliver()
    assert "**Bruno** is the host now" in texts_of(sim.message("vote"))
    await sim.do(game, c.Skip(sim.player(BRUNO)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert "is the host now" not in texts_of(sim.message("steer"))


async def test_half_of_a_lobby_starts_without_its_host(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await proposed_in_lobby(sim, monkeypatch, "start")
    await sim.forge(CARLA, Press("propose", game, 0, "lobby", "start"))
    assert (await sim.view(game, None)).phase == "storytelling"


async def test_a_host_who_is_back_starts_by_agreeing(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await proposed_in_lobby(sim, monkeypatch, "start")
    assert "Here we go" in said(await sim.press(ANNA, "propose", sim.message("propose")))
    assert (await sim.view(game, None)).phase == "storytelling"


async def test_a_host_who_agrees_to_a_start_is_told_why_it_is_refused(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await proposed_in_lobby(sim, monkeypatch, "start", players=3)
    await sim.do(game, c.Leave(sim.player(CARLA)))
    agree = Press("propose", game, 0, "lobby", "start")
    refused = said(await sim.forge(ANNA, agree))
    assert refused == said(await sim.forge(ANNA, Press("start", game, 0, "lobby")))
    assert "You're the host" not in refused
    assert (await sim.view(game, None)).phase == "lobby"


async def test_a_host_need_not_agree_to_be_replaced(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await proposed_in_lobby(sim, monkeypatch, "host")
    told = said(await sim.press(ANNA, "propose", sim.message("propose")))
    assert "nothing you have to propose" in told
    assert "make somebody else host" in told
    assert (await sim.view(game, None)).host == sim.player(ANNA)
