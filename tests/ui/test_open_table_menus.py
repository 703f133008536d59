"""The menu of the table goes when the host that it names is another one, and with the game."""

from collections.abc import Awaitable, Callable

import pytest
from simcord import InteractionResult

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from tests.ui.scenario import Meanwhile, Scenario, ids_in, said
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO = range(4)
Happening = Callable[[Scenario, GameId], Awaitable[None]]
Course = Callable[[Scenario], Awaitable[GameId]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def in_the_lobby(sim: Scenario) -> GameId:
    return await sim.lobby(4)


async def before_the_clue(sim: Scenario) -> GameId:
    return await sim.started(4)


async def while_cards_come(sim: Scenario) -> GameId:
    return await sim.told(4)


async def at_the_vote(sim: Scenario) -> GameId:
    return await sim.voting(4)


async def in_the_pause(sim: Scenario) -> GameId:
    game = await sim.voting(4)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    return game


COURSES = [in_the_lobby, before_the_clue, while_cards_come, at_the_vote, in_the_pause]


async def opened(sim: Scenario) -> list[InteractionResult]:
    """The menus of all four, while Anna is the host."""
    await sim.deliver()
    menus = [await sim.press(who, "steer") for who in range(4)]
    assert "You're the host" in said(menus[ANNA])
    assert all("**Anna** is the host" in said(menus[who]) for who in (BRUNO, CARLA, DARIO))
    return menus


async def handed_on(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))


async def the_host_leaves(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Leave(sim.player(ANNA)))


async def ended(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.EndGame(sim.player(ANNA)))


@pytest.mark.parametrize("happens", [handed_on, the_host_leaves, ended])
@pytest.mark.parametrize("course", COURSES)
async def test_all_go_once_the_host_is_another_one_or_none(
    sim: Scenario, course: Course, happens: Happening
) -> None:
    game = await course(sim)
    menus = await opened(sim)
    await happens(sim, game)
    await sim.deliver()
    assert [there(menu) for menu in menus] == [False] * 4


@pytest.mark.parametrize("course", COURSES)
async def test_who_leaves_loses_their_own_alone(sim: Scenario, course: Course) -> None:
    game = await course(sim)
    menus = await opened(sim)
    await sim.do(game, c.Leave(sim.player(CARLA)))
    await sim.deliver()
    assert [there(menu) for menu in menus] == [True, True, False, True]


async def test_they_stay_while_the_game_goes_on(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    menus = await opened(sim)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert [there(menu) for menu in menus] == [True] * 4


async def test_who_hands_on_from_it_reads_to_whom_and_loses_it(sim: Scenario) -> None:
    await at_the_vote(sim)
    menus = await opened(sim)
    hosts = next(i for i in ids_in(menus[ANNA]) if "host" in i.split(":"))
    chosen = await sim.users[ANNA].select(
        menus[ANNA].response, [str(sim.player(BRUNO))], custom_id=hosts
    )
    assert "**Bruno** is the host now" in said(chosen)
    await sim.deliver()
    assert [there(menu) for menu in menus] == [False] * 4
    assert chosen.followups


async def test_one_that_is_past_before_it_is_shown_goes(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await at_the_vote(sim)
    await sim.deliver()

    async def passed(_: object) -> None:
        await handed_on(sim, game)
        await sim.post()

    meanwhile(passed)
    assert not there(await sim.press(DARIO, "steer"))


async def with_computers_at_the_vote(sim: Scenario) -> GameId:
    game = await sim.lobby(1)
    for _ in range(3):
        await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.told(1, game)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert (await sim.view(game, None)).phase == "voting"
    return game


async def test_a_host_whom_a_moderator_removed_steers_no_more(sim: Scenario) -> None:
    """Where only computer players are left they went on doing so (C3)."""
    game = await with_computers_at_the_vote(sim)
    moderator = sim.player(CARLA)
    await sim.do(game, c.Kick(moderator, sim.player(ANNA), moderator=True))
    await sim.deliver()
    menu = await sim.press(ANNA, "steer")
    assert "Nobody at the table is host now" in said(menu)
    assert ids_in(menu) == []
    told = said(await sim.users[ANNA].slash(sim.channel, "dixit end"))
    assert told == "Nobody at the table is host now. Moderators can still do that."


async def test_who_watches_is_not_told_of_a_host_who_is_gone_or_back(sim: Scenario) -> None:
    """Where the last person leaves while computer players vote, nobody is host (C3)."""
    game = await with_computers_at_the_vote(sim)
    menu = await sim.press(BRUNO, "steer")
    assert "**Anna** is the host" in said(menu)
    await sim.do(game, c.Leave(sim.player(ANNA)))
    await sim.deliver()
    assert not there(menu)
    menu = await sim.press(BRUNO, "steer")
    assert "Nobody at the table is host now" in said(menu)
    await sim.do(game, c.Join(sim.player(ANNA), "Anna"))
    await sim.deliver()
    assert not there(menu)
