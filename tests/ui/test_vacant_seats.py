"""A seat that somebody left in a running game is offered to a computer player (C1)."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.choices import SEAT
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, ids_of, said, snapshot

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def left(sim: Scenario) -> GameId:
    """A vote from which one of four has just gone."""
    game = await sim.voting(4)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    return game


def offered(sim: Scenario) -> bool:
    newest = sim.channel.history()[-1]
    return any(i.startswith("d1:computer:") and f":{SEAT}:" in i for i in ids_of(newest))


async def computers(sim: Scenario, game: GameId) -> list[str | None]:
    players = (await sim.view(game, None)).players
    return [player.computer for player in players if player.computer]


async def press(sim: Scenario, who: int, game: GameId, phase: str = "voting") -> str:
    return said(await sim.forge(who, Press("computer", game, 1, phase, SEAT)))


async def test_the_board_offers_the_seat_and_one_press_fills_it(sim: Scenario) -> None:
    game = await left(sim)
    assert offered(sim)
    await sim.press(ANNA, "computer", sim.channel.history()[-1])
    assert await computers(sim, game) == ["even"]
    assert "has been taken already" in await press(sim, ANNA, game)
    assert await computers(sim, game) == ["even"]
    await sim.deliver()
    assert not offered(sim)


@pytest.mark.parametrize("level", [None, "sharp"])
async def test_at_a_full_table_nobody_is_sent_to_add_another(
    sim: Scenario, level: str | None
) -> None:
    """Four can play mini: when the seat is filled there is no room under Table either."""
    game = await left(sim)
    assert (await sim.view(game, None)).settings.ruleset.max_players == 4
    if level is None:
        await sim.do(game, c.Join(sim.player(STRANGER), "Stranger"))
    else:
        await sim.do(game, c.AddComputer(sim.player(ANNA), level))
    told = await press(sim, ANNA, game)
    assert "has been taken already" in told
    assert "still add" not in told


async def test_with_room_at_the_table_the_way_to_another_is_named(sim: Scenario) -> None:
    lobby = await sim.lobby(4)
    settings = (await sim.view(lobby, None)).settings
    roomy = replace(settings, ruleset=replace(settings.ruleset, name="odyssey", max_players=12))
    await sim.do(lobby, c.Configure(sim.player(ANNA), roomy))
    game = await sim.voting(4, lobby)
    await sim.deliver()
    assert "still add" in await press(sim, ANNA, game)


async def test_while_nobody_left_nothing_is_offered(sim: Scenario) -> None:
    await sim.voting(4)
    await sim.deliver()
    assert not offered(sim)


@pytest.mark.parametrize("who", [BRUNO, STRANGER])
async def test_only_the_host_fills_it_and_the_others_are_told_who_that_is(
    sim: Scenario, who: int
) -> None:
    game = await left(sim)
    before = snapshot(await sim.table.load(game))
    assert f"<@{sim.player(ANNA)}>" in await press(sim, who, game)
    assert snapshot(await sim.table.load(game)) == before


async def test_a_round_later_the_button_is_too_late(sim: Scenario) -> None:
    game = await left(sim)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert offered(sim)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    before = snapshot(await sim.table.load(game))
    assert "its round is over" in await press(sim, ANNA, game)
    assert snapshot(await sim.table.load(game)) == before


async def test_who_comes_back_first_leaves_no_seat(sim: Scenario) -> None:
    game = await left(sim)
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    assert "has been taken already" in await press(sim, ANNA, game)
    assert await computers(sim, game) == []
    await sim.deliver()
    assert not offered(sim)


async def test_the_menu_of_a_lobby_seats_computer_players_and_stays_up_to_date(
    sim: Scenario,
) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    menu = await sim.press(ANNA, "steer")
    for seated, level in ((3, "even"), (4, "even")):
        [seating] = [i for i in ids_in(menu) if ":computer:" in i]
        answer = await sim.users[ANNA].select(menu.response, [level], custom_id=seating)
        assert f"A computer player takes a seat. At the table: {seated}." in said(answer)
        assert answer.response.id == menu.response.id
        assert "Remove the last one" in str(answer.response.components)
        assert not answer.followups
    assert await computers(sim, game) == ["even", "even"]
    await sim.deliver()
    assert "Too few?" not in str(sim.message("start").components)
    assert not any(":computer:" in i for i in ids_in(await sim.press(BRUNO, "steer")))


async def test_the_tables_menu_has_computer_players_too(sim: Scenario) -> None:
    game = await sim.voting(3)
    await sim.deliver()
    choice = Press("computer", game, 1, "voting")
    await sim.forge(ANNA, choice, values=["sharp"])
    assert await computers(sim, game) == ["sharp"]


async def test_in_the_last_round_the_seat_is_not_offered_and_an_old_button_told_why(
    sim: Scenario,
) -> None:
    game = await sim.lobby(4)
    settings = (await sim.view(game, None)).settings
    laps = replace(settings, ruleset=replace(settings.ruleset, laps=1))
    await sim.do(game, c.Configure(sim.player(ANNA), laps))
    await sim.started(game=game)
    while (view := await sim.view(game, None)).round < 4:
        next_round = view.phase == "scored"
        await sim.do(game, (c.NextRound if next_round else c.Skip)(sim.player(ANNA)))
    teller = sim.player(DARIO) == view.storyteller  # who would end the round, and so the game
    await sim.do(game, c.Leave(sim.player(CARLA if teller else DARIO)))
    await sim.deliver()
    assert not offered(sim)
    pressed = Press("computer", game, 4, "storytelling", SEAT)
    assert "last round has begun" in said(await sim.forge(ANNA, pressed))


@pytest.mark.parametrize("leavers", [[CARLA], [BRUNO, CARLA]])
async def test_whether_one_computer_player_is_enough_is_said(sim: Scenario, leavers) -> None:
    game = await sim.voting(3)
    for leaver in leavers:
        await sim.do(game, c.Leave(sim.player(leaver)))
    answer = said(await sim.users[ANNA].slash(sim.channel, "dixit computer", level="even"))
    assert "takes a seat" in answer
    await sim.do(game, c.Skip(sim.player(ANNA)))
    over = (await sim.view(game, None)).phase == "finished"
    assert over == ("unless somebody joins" in answer) == (len(leavers) == 2)
