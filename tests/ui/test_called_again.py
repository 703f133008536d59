"""A rematch's lobby calls those who played to the end of the game before it, once."""

from typing import Any

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.ports import Invited, MessageKey
from bot.ui.page import Page
from bot.ui.renderer import CALLED_FOR
from tests.languages import in_every_language
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario, texts_of

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)
CALL = {
    "en": "Playing again?",
    "it": "Un'altra partita?",
    "pl": "Jeszcze jedna gra?",
    "pt-BR": "Mais um jogo?",
}


async def over(sim: Scenario, players: int = 4, *, leaves: int | None = None) -> GameId:
    """Play a round of a game and end it; somebody may leave before that."""
    game = await sim.voting(players, await sim.lobby(players))
    await sim.do(game, c.Skip(sim.player(ANNA)))
    if leaves is not None:
        await sim.do(game, c.Leave(sim.player(leaves)))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    return game


async def again(sim: Scenario, who: int, end: Any = None) -> GameId:
    """Press Rematch; return the lobby."""
    await sim.press(who, "rematch", end)
    live = await sim.table.live_game_in(sim.channel.id)
    assert live is not None
    return live.game.id


async def page(sim: Scenario, lobby: GameId) -> Page:
    stored = await sim.table.load(lobby)
    return await sim.deps.renderer.page(MessageKey(lobby, 0, "lobby"), "", stored)


def named(sim: Scenario, shown: str) -> set[int]:
    """Who is named in the line that calls; nobody without one."""
    line = next((line for line in shown.splitlines() if CALL["en"] in line), "")
    return {index for index in range(5) if f"<@{sim.player(index)}>" in line}


async def called(sim: Scenario, lobby: GameId) -> set[int]:
    """Whom the lobby names, who are those that it notifies."""
    made = await page(sim, lobby)
    pinged = {index for index in range(5) if sim.player(index) in made.pings}
    assert pinged == named(sim, text_of(made))
    assert len(pinged) == len(made.pings)
    return pinged


async def test_those_who_played_are_called_by_the_lobby_of_the_rematch(sim: Scenario) -> None:
    await over(sim)
    lobby = await again(sim, BRUNO)
    assert await called(sim, lobby) == {ANNA, CARLA, DARIO}
    await sim.deliver()
    assert named(sim, texts_of(sim.message("join"))) == {ANNA, CARLA, DARIO}


async def test_also_if_somebody_else_opens_it(sim: Scenario) -> None:
    await over(sim)
    assert await called(sim, await again(sim, STRANGER)) == {ANNA, BRUNO, CARLA, DARIO}


async def test_who_has_come_or_has_gone_again_is_called_no_more(sim: Scenario) -> None:
    await over(sim)
    lobby = await again(sim, BRUNO)
    for who in (ANNA, CARLA):
        await sim.do(lobby, c.Join(sim.player(who), "again"))
    assert await called(sim, lobby) == {DARIO}
    await sim.do(lobby, c.Leave(sim.player(CARLA)))
    assert await called(sim, lobby) == {DARIO}


async def test_who_left_the_game_or_was_forgotten_is_not_called(sim: Scenario) -> None:
    await over(sim, leaves=CARLA)
    await sim.deps.people.forget(sim.player(DARIO))
    lobby = await again(sim, ANNA)
    assert await called(sim, lobby) == {BRUNO}
    await sim.deps.people.forget(sim.player(BRUNO))
    assert await called(sim, lobby) == set()


async def test_of_a_team_that_was_left_only_who_stayed_is_called(sim: Scenario) -> None:
    game = await sim.lobby(4, ruleset="teams")
    for _ in range(4):
        await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.started(game=game)
    await sim.do(game, c.Leave(sim.player(CARLA)))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    lobby = await again(sim, ANNA)
    assert await called(sim, lobby) == {BRUNO, DARIO}
    assert any(chair.computer for chair in (await sim.table.load(lobby)).game.chairs)


async def test_a_lobby_that_never_became_a_game_calls_nobody_when_it_is_opened_again(
    sim: Scenario,
) -> None:
    closed = await sim.lobby(3)
    await sim.do(closed, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert await called(sim, await again(sim, ANNA)) == set()


async def test_one_game_calls_its_people_once(sim: Scenario) -> None:
    await over(sim)
    end = sim.message("rematch")
    lobby = await again(sim, BRUNO, end)
    await sim.do(lobby, c.EndGame(sim.player(BRUNO)))
    assert await called(sim, await again(sim, BRUNO, end)) == set()


async def test_a_lobby_that_is_posted_anew_much_later_calls_nobody(sim: Scenario) -> None:
    await over(sim)
    lobby = await again(sim, BRUNO)
    opened = (await sim.table.load(lobby)).created_at
    sim.table.now = lambda: opened + CALLED_FOR + 1
    assert await called(sim, lobby) == set()


async def test_a_rematch_for_invited_people_names_them_among_these_alone(sim: Scenario) -> None:
    game = await over(sim)
    await sim.table.admit(game, invited=Invited(frozenset(), frozenset()))
    made = await page(sim, await again(sim, BRUNO))
    assert CALL["en"] not in text_of(made)
    assert {*made.pings} == {sim.player(who) for who in (ANNA, CARLA, DARIO)}


async def test_once_the_game_is_on_its_lobby_calls_nobody(sim: Scenario) -> None:
    await over(sim)
    lobby = await again(sim, ANNA)
    for who in (BRUNO, CARLA):
        await sim.do(lobby, c.Join(sim.player(who), "again"))
    await sim.started(game=lobby)
    assert await called(sim, lobby) == set()


@in_every_language
async def test_the_call_is_in_the_table_s_language(sim: Scenario, locale: str) -> None:
    game = await over(sim)
    await sim.table.speak(game, locale)
    shown = text_of(await page(sim, await again(sim, BRUNO)))
    assert f"🔁 {CALL[locale]} <@" in shown
