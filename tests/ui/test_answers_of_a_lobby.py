"""The answer to who sits down in a lobby, which offers what one may do there, goes with it."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press, decode
from tests.ui.scenario import Meanwhile, Scenario, ids_in, ids_of, said
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


def game_here(sim: Scenario) -> GameId:
    """The game of the channel's newest lobby."""
    press = decode(next(i for i in ids_of(sim.message("join")) if ":join:" in i))
    assert press is not None
    return press.game


async def test_it_goes_when_the_game_starts(sim: Scenario) -> None:
    opened = await sim.users[ANNA].slash(sim.channel, "dixit start", ruleset="mini")
    await sim.deliver()
    answers = [opened] + [await sim.press(who, "join") for who in (BRUNO, CARLA)]
    await sim.deliver()
    assert [there(answer) for answer in answers] == [True] * 3
    await sim.started(game=game_here(sim))
    await sim.deliver()
    assert [there(answer) for answer in answers] == [False] * 3


async def test_it_does_when_the_game_starts_before_it_is_there(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await sim.lobby()
    await sim.deliver()

    async def starts(_: object) -> None:
        await sim.started(game=game)
        await sim.post()

    meanwhile(starts)
    assert not there(await sim.press(DARIO, "join"))


async def test_that_of_who_plays_again_goes_with_the_new_lobby(sim: Scenario) -> None:
    over = await sim.scored()
    await sim.do(over, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    joined = await sim.press(ANNA, "rematch")
    await sim.deliver()
    game = game_here(sim)
    for who in (BRUNO, CARLA):
        await sim.do(game, c.Join(sim.player(who), f"Player {who}"))
    await sim.deliver()
    assert there(joined)
    await sim.started(game=game)
    await sim.deliver()
    assert not there(joined)


@pytest.mark.parametrize("opened", [False, None])
async def test_one_that_says_where_cards_are_to_be_found_stays_while_one_plays(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, opened: bool | None
) -> None:
    """It kept the buttons that choose one's place and leave the lobby, to the end and longer."""

    async def open_dm(*_: Any) -> bool | None:
        return opened

    monkeypatch.setattr(type(sim.deps.messenger), "open_dm", open_dm)
    game = await sim.lobby()
    await sim.deliver()
    joined = await sim.press(DARIO, "join")
    assert ids_in(joined) == []
    await sim.started(4, game=game)
    await sim.deliver()
    assert there(joined)
    assert "My hand" in said(joined)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert not there(joined)


async def test_a_latecomer_whose_messages_are_closed_reads_from_when_they_play_until_then(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(*_: Any) -> bool:
        return False

    monkeypatch.setattr(type(sim.deps.messenger), "open_dm", closed)
    game = await sim.voting()
    await sim.deliver()
    late = await sim.press(DARIO, "join")
    assert "next round" in said(late)
    assert "My hand" in said(late)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert not there(late)


async def test_what_a_latecomer_is_told_stays(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    late = await sim.forge(DARIO, Press("join", game, 1, "storytelling"))
    assert "next round" in said(late)
    assert ids_in(late) == []
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    assert there(late)


@pytest.mark.parametrize(
    ("who", "verb"),
    [(ANNA, "settings"), (ANNA, "steer"), (BRUNO, "steer"), (BRUNO, "hand"), (DARIO, "hand")],
)
async def test_so_does_what_else_was_opened_in_the_lobby(
    sim: Scenario, who: int, verb: str
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    opened = await sim.press(who, verb)
    await sim.do(game, c.Leave(sim.player(CARLA)))
    await sim.do(game, c.Join(sim.player(CARLA), "Carla"))
    await sim.deliver()
    assert there(opened)
    await sim.started(game=game)
    await sim.deliver()
    assert not there(opened)


async def closed(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.EndGame(sim.player(ANNA)))


async def handed_on(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))


@pytest.mark.parametrize("over", [closed, handed_on])
@pytest.mark.parametrize("verb", ["steer", "settings"])
async def test_the_hosts_panels_go_with_the_lobby_and_with_the_role(
    sim: Scenario, verb: str, over: Callable[[Scenario, GameId], Awaitable[None]]
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    opened = await sim.press(ANNA, verb)
    await over(sim, game)
    await sim.deliver()
    assert not there(opened)


async def test_ones_rabbit_goes_with_ones_seat(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    joined = await sim.press(DARIO, "join")
    place = await sim.again(DARIO, joined, "rabbit")
    assert there(place)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    assert not there(place)


async def test_a_panel_that_was_used_goes_too_and_so_does_ones_place(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    panel = await sim.press(ANNA, "settings")
    await choose(sim, ANNA, panel, ":set:", ["classic"])
    assert (await sim.view(game, None)).settings.ruleset.name == "classic"
    joined = await sim.press(DARIO, "join")
    place = await sim.again(DARIO, joined, "rabbit")
    await choose(sim, DARIO, place, ":rabbit:", ["9"])
    assert [there(answer) for answer in (panel, joined, place)] == [True] * 3
    await sim.started(game=game)
    await sim.deliver()
    assert [there(answer) for answer in (panel, joined, place)] == [False] * 3


async def choose(
    sim: Scenario, who: int, shown: simcord.InteractionResult, menu: str, values: list[str]
) -> None:
    custom_id = next(i for i in ids_in(shown) if menu in i)
    await sim.users[who].select(shown.response, values, custom_id=custom_id)


async def test_a_choice_on_a_panel_that_is_gone_is_said_to_be_made(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    panel = await sim.press(ANNA, "settings")
    custom_id = next(i for i in ids_in(panel) if ":set:" in i)
    meanwhile(lambda press: press.delete_original_response())
    answer = await sim.users[ANNA].select(panel.response, ["classic"], custom_id=custom_id)
    assert (await sim.view(game, None)).settings.ruleset.name == "classic"
    assert said(answer) == "Done! The message you used is no longer open."


async def test_who_leaves_the_lobby_does_not_go_on_reading_that_they_are_in(sim: Scenario) -> None:
    await sim.lobby()
    await sim.deliver()
    joined = [await sim.press(who, "join") for who in (DARIO, STRANGER)]
    await sim.again(DARIO, joined[0], "leave")
    await sim.deliver()
    assert [there(answer) for answer in joined] == [False, True]
