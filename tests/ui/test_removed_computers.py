"""The last computer player leaves at a press, unless that would end the game or void the round."""

import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.choices import REMOVE
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, said, snapshot
from tests.ui.steering import in_the_last_pause

ANNA, BRUNO, STRANGER = 0, 1, 4
GOES = "has left"


async def running(sim: Scenario, people: int, *, phase: str = "storytelling") -> GameId:
    """Begin a game with a computer player beside some people, and bring it to a phase."""
    game = await sim.lobby(people)
    await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.started(people, game)
    if phase == "voting":
        await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
        await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    return game


async def is_seated(sim: Scenario, game: GameId) -> bool:
    return any(player.computer for player in (await sim.view(game, None)).players)


async def from_menu(sim: Scenario, who: int) -> simcord.InteractionResult:
    menu = await sim.press(who, "steer")
    seating = next(i for i in ids_in(menu) if ":computer:" in i)
    return await sim.users[who].select(menu.response, [REMOVE], custom_id=seating)


async def by_command(sim: Scenario, who: int) -> simcord.InteractionResult:
    return await sim.users[who].slash(sim.channel, "dixit computer", level=REMOVE)


@pytest.mark.parametrize("way", [from_menu, by_command])
async def test_whose_removal_ends_the_game_is_asked_about(sim: Scenario, way) -> None:
    game = await running(sim, 2)
    before = snapshot(await sim.table.load(game))
    asked = await way(sim, ANNA)
    assert "This round scores nothing. That ends the game for everybody without" in said(asked)
    assert snapshot(await sim.table.load(game)) == before
    no = next(i for i in ids_in(asked) if "kick-no" in i)
    await sim.forge(ANNA, no)
    assert snapshot(await sim.table.load(game)) == before
    yes = next(i for i in ids_in(asked) if ":kick-" in i and i != no)
    await sim.forge(ANNA, yes)
    assert (await sim.view(game, None)).phase == "finished"


@pytest.mark.parametrize("way", [from_menu, by_command])
async def test_whose_removal_ends_the_game_after_the_round_is_asked_about(
    sim: Scenario, way
) -> None:
    game = await running(sim, 2, phase="voting")
    assert "then ends after this round" in said(await way(sim, ANNA))
    assert await is_seated(sim, game)


@pytest.mark.parametrize("way", [from_menu, by_command])
async def test_a_storyteller_whose_removal_voids_the_round_is_asked_about(
    sim: Scenario, way
) -> None:
    game = await running(sim, 3)
    robot = next(
        chair for chair in (await sim.table.load(game)).game.chairs if chair.computer is not None
    )
    await sim.do(game, c.GiveClue(robot.player, "a clue", robot.hand[0]))
    await sim.deliver()
    asked = said(await way(sim, ANNA))
    assert "This round scores nothing." in asked
    assert "ends the game" not in asked
    assert await is_seated(sim, game)


@pytest.mark.parametrize("locale", ["en-US", "it", "pl", "pt-BR"])
async def test_the_question_is_that_of_any_other_removal(sim: Scenario, locale: str) -> None:
    game = await running(sim, 2)
    robot = next(p.id for p in (await sim.view(game, None)).players if p.computer)
    last = Press("computer", game, 1, "storytelling", REMOVE)
    any_other = Press("steer", game, 1, "storytelling", "kick")
    asked = said(await sim.forge(ANNA, last, locale=locale))
    assert asked == said(await sim.forge(ANNA, any_other, locale=locale, values=[str(robot)]))
    assert "🤖" in asked


@pytest.mark.parametrize("way", [from_menu, by_command])
async def test_whose_removal_costs_nobody_anything_leaves_at_once(sim: Scenario, way) -> None:
    game = await running(sim, 3)
    assert GOES in said(await way(sim, ANNA))
    assert not await is_seated(sim, game)
    assert (await sim.view(game, None)).phase == "storytelling"


@pytest.mark.parametrize("way", [from_menu, by_command])
async def test_whose_seat_somebody_waits_for_is_asked_about(sim: Scenario, way) -> None:
    game = await running(sim, 3)
    await sim.do(game, c.Join(sim.player(STRANGER), "Stranger"))
    await sim.deliver()
    asked = await way(sim, ANNA)
    assert "**Stranger** waits for this seat and would lose its score." in said(asked)
    assert await is_seated(sim, game)
    await sim.forge(ANNA, next(i for i in ids_in(asked) if ":kick-" in i and "kick-no" not in i))
    assert not await is_seated(sim, game)


async def test_who_comes_to_wait_for_a_seat_after_the_question_is_asked_about(sim: Scenario):
    game = await running(sim, 3)
    robot = next(p.id for p in (await sim.view(game, None)).players if p.computer)
    kick = Press("steer", game, 1, "storytelling", "kick")
    asked = await sim.forge(ANNA, kick, values=[str(robot)])
    assert "waits for this seat" not in said(asked)
    await sim.do(game, c.Join(sim.player(STRANGER), "Stranger"))
    again = await sim.sure(ANNA, asked)
    assert "Things have changed" in said(again)
    assert "waits for this seat" in said(again)
    assert await is_seated(sim, game)
    await sim.sure(ANNA, again)
    assert not await is_seated(sim, game)


async def test_in_a_lobby_nothing_is_asked(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.deliver()
    assert GOES in said(await by_command(sim, ANNA))
    assert not await is_seated(sim, game)


async def test_who_does_not_steer_is_refused_and_not_asked(sim: Scenario) -> None:
    game = await running(sim, 2)
    refused = await by_command(sim, BRUNO)
    assert "host" in said(refused)
    assert not any(":kick-" in i for i in ids_in(refused))
    assert await is_seated(sim, game)


@pytest.mark.parametrize("way", [from_menu, by_command])
async def test_whose_removal_takes_back_the_end_by_the_pile_is_asked_about(
    sim: Scenario, way
) -> None:
    game = await in_the_last_pause(sim, 3)
    before = snapshot(await sim.table.load(game))
    asked = await way(sim, ANNA)
    assert "lasts for at least one more round" in said(asked)
    assert snapshot(await sim.table.load(game)) == before
    await sim.forge(ANNA, next(i for i in ids_in(asked) if ":kick-" in i and "kick-no" not in i))
    assert not (await sim.view(game, None)).last_round
