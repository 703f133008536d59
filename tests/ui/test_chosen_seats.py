"""Choosing a seat in the lobby, beside one's rabbit."""

import re

import pytest
from simcord import InteractionResult

from bot.i18n import installed
from bot.ui.codec import Press
from bot.ui.presenters.people import who
from tests.ui.scenario import Scenario, said, snapshot, texts_of

ANNA, BRUNO, CARLA, _, STRANGER = range(5)


async def order(sim: Scenario, game) -> list[int]:
    people = [sim.player(index) for index in (ANNA, BRUNO, CARLA)]
    return [people.index(player.id) for player in (await sim.view(game, None)).players]


async def own_place(sim: Scenario, who: int) -> InteractionResult:
    return await sim.again(who, await sim.press(who, "hand"), "rabbit")


async def test_a_seat_is_chosen_and_the_lobby_is_numbered_from_then_on(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    assert "drawn by lot" in said(await own_place(sim, CARLA))
    assert "1. " not in texts_of(sim.message("start"))
    choice = Press("seat", game, 0, "lobby")
    for _ in range(2):  # pressed twice one sits down once
        shown = said(await sim.forge(CARLA, choice, values=[str(sim.player(ANNA))]))
        assert "who tells after you" in shown
        assert await order(sim, game) == [ANNA, CARLA, BRUNO]
    await sim.deliver()
    numbered = re.findall(r"^(\d+)\. .*\*\*(\w+)\*\*", texts_of(sim.message("start")), re.MULTILINE)
    names = [player.name for player in (await sim.view(game, None)).players]
    assert numbered == list(zip("123", names, strict=True))
    await sim.started(game=game)
    assert await order(sim, game) == [ANNA, CARLA, BRUNO]


async def test_back_to_the_book_keeps_the_seats_that_were_chosen(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    choice = Press("seat", game, 0, "lobby")
    await sim.forge(CARLA, choice, values=[str(sim.player(ANNA))])
    await sim.forge(ANNA, Press("set", game, 0, "lobby", "laps"), values=["3"])
    answer = await sim.forge(ANNA, Press("set", game, 0, "lobby", "book"))
    assert "Everything is as the book says." in said(answer)
    assert "who tells after you" in said(await own_place(sim, CARLA))
    await sim.started(game=game)
    assert await order(sim, game) == [ANNA, CARLA, BRUNO]


@pytest.mark.parametrize(
    ("who", "beside", "why"),
    [
        (BRUNO, BRUNO, "isn't playing"),
        (BRUNO, STRANGER, "isn't playing"),
        (STRANGER, ANNA, "aren't playing"),
    ],
)
async def test_what_cannot_be_chosen_changes_nothing(
    sim: Scenario, who: int, beside: int, why: str
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    choice = Press("seat", game, 0, "lobby")
    assert why in said(await sim.forge(who, choice, values=[str(sim.player(beside))]))
    assert "isn't playing" in said(await sim.forge(BRUNO, choice, values=["x"]))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_menu_pressed_when_the_game_runs_changes_nothing(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    choice = Press("seat", game, 0, "lobby")
    late = await sim.forge(BRUNO, choice, values=[str(sim.player(ANNA))])
    assert "can't be changed any more" in said(late)
    assert snapshot(await sim.table.load(game)) == before


async def test_in_teams_the_menu_of_before_leads_to_the_teams(sim: Scenario) -> None:
    game = await sim.lobby(ruleset="teams")
    await sim.deliver()
    assert "opposite each other" in said(await own_place(sim, BRUNO))
    choice = Press("seat", game, 0, "lobby")
    late = await sim.forge(BRUNO, choice, values=[str(sim.player(ANNA))])
    assert "Pick a team" in said(late)


@pytest.mark.parametrize("locale", ["it", "pl", "pt-BR"])
async def test_whoever_chooses_reads_it_in_their_language(sim: Scenario, locale: str) -> None:
    game = await sim.lobby()
    await sim.deliver()
    choice = Press("seat", game, 0, "lobby")
    shown = await sim.forge(CARLA, choice, locale=locale, values=[str(sim.player(ANNA))])
    texts = installed().texts(locale)
    right, _, left = (who(player) for player in (await sim.view(game, None)).players)
    assert texts("seat-ask", kept="yes", right=right, left=left) in said(shown)
    refused = await sim.forge(STRANGER, choice, locale=locale, values=[str(sim.player(ANNA))])
    assert texts("error-not-seated") in said(refused)
