"""The one button that steers a table, and who may do what with it."""

from typing import get_args

import pytest
from discord import Permissions
from simcord import InteractionResult
from simcord.components import walk_components

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.engine.projection import view_for
from bot.engine.settings import ComputerLevel
from bot.service.choices import several
from bot.ui.codec import Press, decode
from tests.ui.scenario import Scenario, ids_in, ids_of, said, snapshot, texts_of
from tests.ui.steering import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    STRANGER,
    at_the_vote,
    in_the_last_pause,
    steer,
)


async def test_the_menu_offers_what_one_may_do(sim: Scenario) -> None:
    moderators = sim.guild.create_role("mods", permissions=Permissions(manage_messages=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Mod"), roles=[moderators]))
    await sim.voting()
    await sim.deliver()
    assert "You're the host" in said(await sim.press(ANNA, "steer"))
    assert "Anna" in said(await sim.press(BRUNO, "steer"))
    assert "as a moderator" in said(await sim.press(5, "steer"))
    assert "Anna" in said(await sim.press(STRANGER, "steer"))


async def test_every_public_message_of_a_game_has_it(sim: Scenario) -> None:
    game = await sim.lobby()
    await has_the_button(sim, game)
    await sim.started(game=game)
    await has_the_button(sim, game)
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await has_the_button(sim, game)
    for who in (BRUNO, CARLA):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    await has_the_button(sim, game)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await has_the_button(sim, game)


async def has_the_button(sim: Scenario, game: GameId) -> None:
    await sim.deliver()
    phase = (await sim.view(game, None)).phase
    pressed = [decode(i) for i in ids_of(sim.message("steer"))]
    assert any(press and (press.verb, press.phase) == ("steer", phase) for press in pressed)


async def test_a_menu_of_who_is_not_the_host_any_more_is_shown_anew(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    menu, asked = await sim.press(ANNA, "steer"), await sim.press(BRUNO, "steer")
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))
    fresh = await sim.again(ANNA, menu, "pause")
    assert "**Bruno** is the host" in said(fresh)
    assert said(menu) == said(fresh)
    assert not (await sim.view(game, None)).paused
    assert "### The table\nYou're the host." in said(await sim.again(BRUNO, asked, "host"))
    assert asked.response is None


async def test_who_hands_the_game_over_is_told_to_whom(sim: Scenario) -> None:
    await sim.lobby(4)
    passed = await sim.users[ANNA].slash(sim.channel, "dixit host", player=sim.users[BRUNO])
    assert "**Bruno** is the host now" in said(passed)


async def test_the_menu_shows_that_the_clock_was_stopped_in_it_or_runs_again(sim: Scenario) -> None:
    """It went on offering what had been pressed in it."""
    game = await at_the_vote(sim)
    menu = await sim.press(ANNA, "steer")
    told = "The clock is stopped"
    for now, other in (("pause", "resume"), ("resume", "pause")):
        menu = await sim.again(ANNA, menu, now)
        assert (await sim.view(game, None)).paused == (now == "pause")
        assert said(menu).startswith(told)
        assert "You're the host" in said(menu)
        offered = {pressed.arg for i in ids_in(menu) if (pressed := decode(i))}
        assert now not in offered
        assert other in offered
        told = "The clock is running"


async def test_a_menu_of_a_pause_that_is_over_says_so(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    menu = await sim.again(ANNA, await sim.press(ANNA, "steer"), "pause")
    await sim.do(game, c.Resume(sim.player(ANNA)))
    assert "The clock isn't stopped." in said(await sim.again(ANNA, menu, "resume"))


async def test_a_game_that_is_over_is_not_steered_from_the_message_of_its_round(
    sim: Scenario,
) -> None:
    game = await sim.started(3)
    await sim.deliver()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    _, turn, end = sim.channel.history()
    assert "The game was ended early" in texts_of(end)
    assert {pressed.verb for i in ids_of(turn) if (pressed := decode(i))} == {"hand"}


@pytest.mark.parametrize("by", ["its button", "somebody else"])
async def test_the_answer_to_a_pause_does_not_outlive_it(sim: Scenario, by: str) -> None:
    """It said that the clock is stopped and kept its button, however often that was pressed."""
    game = await at_the_vote(sim)
    paused = await sim.users[ANNA].slash(sim.channel, "dixit pause")
    assert "clock is stopped" in said(paused)
    if by == "somebody else":
        await sim.do(game, c.Resume(sim.player(ANNA)))
    await sim.again(ANNA, paused, "steer")
    assert not (await sim.view(game, None)).paused
    running = {"its button": "is running", "somebody else": "isn't stopped"}[by]
    assert said(paused) == f"The clock {running}."
    assert ids_in(paused) == []


async def test_a_pause_can_be_ended_under_the_message_that_all_see(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    await sim.do(game, c.Pause(sim.player(ANNA)))
    await sim.deliver()
    shown = sim.message("vote")
    (resume,) = [i for i in ids_of(shown) if ":resume:" in i]
    refused = await sim.users[BRUNO].click(shown, custom_id=resume)
    assert f"Only the host (<@{sim.player(ANNA)}>) or a moderator" in said(refused)
    assert (await sim.view(game, None)).paused
    await sim.users[ANNA].click(shown, custom_id=resume)
    assert not (await sim.view(game, None)).paused


@pytest.mark.parametrize("arg", ["end", "end-yes", "kick", "pause", "skip", "more", "host"])
async def test_who_may_not_steer_changes_nothing(sim: Scenario, arg: str) -> None:
    game = await at_the_vote(sim)
    before = snapshot(await sim.table.load(game))
    values = (str(sim.player(CARLA)),) if arg in ("kick", "host") else ()
    assert "host" in await steer(sim, BRUNO, game, arg, *values)
    assert snapshot(await sim.table.load(game)) == before


@pytest.mark.parametrize("arg", ["nonsense", "kick", "host", "kick-x", "propose"])
async def test_what_no_menu_offers_changes_nothing(sim: Scenario, arg: str) -> None:
    game = await at_the_vote(sim)
    before = snapshot(await sim.table.load(game))
    assert await steer(sim, ANNA, game, arg)
    assert snapshot(await sim.table.load(game)) == before


async def test_the_second_skip_of_a_phase_is_too_late(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    assert "has moved on" in await steer(sim, ANNA, game, "skip")
    before = snapshot(await sim.table.load(game))
    await steer(sim, ANNA, game, "skip")
    assert snapshot(await sim.table.load(game)) == before


async def test_a_menu_that_is_too_late_to_skip_is_shown_as_it_is_now(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    menu = await sim.press(ANNA, "steer")
    await sim.do(game, c.Skip(sim.player(ANNA)))
    before = snapshot(await sim.table.load(game))
    late = await sim.again(ANNA, menu, "skip")
    assert "This is how it stands now" in said(late)
    assert snapshot(await sim.table.load(game)) == before
    await sim.again(ANNA, late, "skip")
    assert snapshot(await sim.table.load(game)) != before


async def test_a_pause_may_be_pressed_on_a_menu_of_the_phase_before(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    await steer(sim, ANNA, game, "pause", phase="submitting")
    assert (await sim.view(game, None)).paused


async def test_the_host_hands_over_by_name(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    assert "**Bruno** is the host now" in await steer(
        sim, ANNA, game, "host", str(sim.player(BRUNO))
    )
    assert (await sim.view(game, None)).host == sim.player(BRUNO)
    assert "host" in await steer(sim, ANNA, game, "host", str(sim.player(ANNA)))


async def test_a_departure_is_said_in_public(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    assert "No longer at the table" in texts_of(sim.message("vote"))


async def test_pause_and_resume_are_offered_where_they_change_something(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    for now, other in (("pause", "resume"), ("resume", "pause")):
        offered = {decode(i).arg for i in ids_in(await sim.press(ANNA, "steer"))}
        assert now in offered
        assert other not in offered
        await steer(sim, ANNA, game, now)


async def test_a_newcomer_is_said_to_be_no_host_yet(sim: Scenario) -> None:
    game = await sim.told(3)
    await sim.deliver()
    late, never = sim.users[DARIO], sim.users[STRANGER]
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    told = said(await sim.users[ANNA].slash(sim.channel, "dixit host", player=late))
    assert "**Dario** isn't playing yet" in told
    told = said(await sim.users[ANNA].slash(sim.channel, "dixit host", player=never))
    assert "isn't playing in this game" in told
    told = said(await sim.users[BRUNO].slash(sim.channel, "dixit host", player=late))
    assert "Only the host" in told


async def test_a_clock_that_was_not_stopped_is_not_said_to_run_again(sim: Scenario) -> None:
    await at_the_vote(sim)
    told = said(await sim.users[ANNA].slash(sim.channel, "dixit resume"))
    assert told == "The clock isn't stopped."
    await sim.users[ANNA].slash(sim.channel, "dixit pause")
    told = said(await sim.users[ANNA].slash(sim.channel, "dixit resume"))
    assert told == "The clock is running."


async def vote_all(sim: Scenario, game: GameId) -> None:
    """Place everybody's token."""
    for ballot in (await sim.table.load(game)).game.phase.ballots:
        view = view_for((await sim.table.load(game)).game, ballot.player)
        await sim.do(game, c.PlaceToken(ballot.player, min({1, 2} - view.own_numbers)))


async def test_more_time_while_voting_closes_is_not_said_to_put_it_off(sim: Scenario) -> None:
    game = await sim.voting(3, await sim.lobby(3, pace="normal"))
    await sim.deliver()
    answer = await sim.users[0].slash(sim.channel, "dixit more-time", minutes=1)
    assert "New deadline" in said(answer)
    await vote_all(sim, game)
    before = await sim.view(game, None)
    assert before.closing
    answer = await sim.users[0].slash(sim.channel, "dixit more-time", minutes=1)
    assert "voting closes all the same." in said(answer), "a single token is not taken back"
    assert (await sim.view(game, None)).deadline == before.deadline


@pytest.mark.parametrize(
    ("locale", "once"),
    [
        ("en-US", "once the clock runs again"),
        ("it", "quando il tempo riparte"),
        ("pl", "gdy zegar znów ruszy"),
        ("pt-BR", "quando o relógio voltar a andar"),
    ],
)
async def test_a_vote_is_not_said_to_close_while_the_clock_is_stopped(
    sim: Scenario, locale: str, once: str
) -> None:
    game = await sim.voting(3, await sim.lobby(3, pace="normal"))
    await sim.deliver()
    await vote_all(sim, game)
    more = Press("steer", game, 1, "voting", "more")
    assert once not in said(await sim.forge(ANNA, more, locale=locale))
    await sim.do(game, c.Pause(sim.player(ANNA)))
    assert once in said(await sim.forge(ANNA, more, locale=locale))


@pytest.mark.parametrize(("people", "computers"), [(3, 0), (3, 1), (4, 0)])
async def test_a_computer_player_is_offered_as_long_as_there_is_a_seat(
    sim: Scenario, people: int, computers: int
) -> None:
    """At a full table none can be added, and without one there is none to remove."""
    game = await sim.lobby(people)
    for _ in range(computers):
        await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.deliver()
    shown = await offers(sim)
    assert ("Add one" in shown) == (people + computers < 4)
    assert ("Remove the last one" in shown) == bool(computers)


@pytest.mark.parametrize("level", get_args(ComputerLevel))
async def test_several_computer_players_are_added_with_one_choice(
    sim: Scenario, level: ComputerLevel
) -> None:
    game = await sim.lobby(2, ruleset="odyssey")
    await sim.deliver()
    shown = await offers(sim)
    numbers = [n for n in range(2, 12) if f"Add {n}: {level}" in shown]
    assert numbers == [2, 3, 4, 5, 10], "10 fill the table"
    menu = await sim.press(ANNA, "steer")
    choice = several(level, 3)
    chosen = await sim.users[ANNA].select(menu.response, [choice], custom_id=computer_menu(menu))
    assert "3 computer players take seats. At the table: 5" in said(chosen)
    view = await sim.view(game, None)
    assert [player.computer for player in view.players] == [None, None, level, level, level]
    assert "Remove the last one" in in_menus(chosen), "the menu has room for all there is"
    for wrong in ("even-0", "even-100", "even-x", "even--3", "strange-2"):
        await sim.forge(ANNA, Press("computer", game, 0, "lobby"), values=[wrong])
    assert len((await sim.view(game, None)).players) == 5


@pytest.mark.parametrize(
    ("choice", "shown", "refused"),
    [
        ("even-2", "Add 2: even", "Only one seat is free, so no computer player was added."),
        ("remove", "Remove the last one", "No computer player sits at this table."),
    ],
)
async def test_a_choice_that_is_no_more_goes_from_the_menu(
    sim: Scenario, choice: str, shown: str, refused: str
) -> None:
    game = await sim.lobby(1)
    await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.deliver()
    menu = await sim.press(ANNA, "steer")
    assert shown in in_menus(menu)
    await sim.do(game, c.RemoveComputer(sim.player(ANNA)))
    for who in (BRUNO, CARLA):
        await sim.do(game, c.Join(sim.player(who), "name"))
    before = snapshot(await sim.table.load(game))
    answer = await sim.users[ANNA].select(menu.response, [choice], custom_id=computer_menu(menu))
    assert snapshot(await sim.table.load(game)) == before
    assert refused in said(answer)
    assert not answer.followups
    assert "Add one: even" in in_menus(answer)
    assert shown not in in_menus(answer)


async def test_at_a_table_that_plays_they_come_one_by_one(sim: Scenario) -> None:
    await sim.voting(3)
    await sim.deliver()
    shown = await offers(sim)
    assert "Add one" in shown
    assert "Add 2" not in shown


def computer_menu(shown: InteractionResult) -> str:
    assert shown.response is not None
    walked = walk_components(shown.response.components)
    return next(part["custom_id"] for part in walked if ":computer:" in part.get("custom_id", ""))


async def test_no_computer_player_is_offered_where_the_round_is_the_last(sim: Scenario) -> None:
    await in_the_last_pause(sim)
    assert "Add one" not in await offers(sim)


async def offers(sim: Scenario) -> str:
    """What can be chosen in the host's menu."""
    return in_menus(await sim.press(ANNA, "steer"))


def in_menus(shown: InteractionResult) -> str:
    """What can be chosen in an answer."""
    assert shown.response is not None
    return str([part.get("options") for part in walk_components(shown.response.components)])
