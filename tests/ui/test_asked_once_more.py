"""What ends something asks once more, and does nothing unless it is still meant."""

import pytest

from bot.engine import commands as c
from bot.ui.codec import Press
from bot.ui.presenters.people import find
from tests.ui.scenario import Scenario, ids_in, said, snapshot
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


async def test_what_ends_something_asks_once_more(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    before = snapshot(await sim.table.load(game))
    dario = str(sim.player(DARIO))
    asked = {
        "Remove": await sim.forge(ANNA, Press("steer", game, 1, "voting", "kick"), values=[dario]),
        "Leave": await sim.forge(BRUNO, Press("steer", game, 1, "voting", "leave")),
        "End": await sim.forge(ANNA, Press("steer", game, 1, "voting", "end")),
        "Remove the clue": await sim.forge(ANNA, Press("steer", game, 1, "voting", "clue")),
    }
    for word, answer in asked.items():
        assert word in said(answer)
    assert snapshot(await sim.table.load(game)) == before
    assert "Done" in said(await sim.sure(ANNA, asked["Remove"]))
    assert "isn't playing" in said(await sim.sure(ANNA, asked["Remove"]))
    now_three = await sim.sure(BRUNO, asked["Leave"])
    for _ in range(2):
        assert "left the game" in said(await sim.sure(BRUNO, now_three))
    await sim.sure(ANNA, asked["End"])
    assert (await sim.view(game, None)).phase == "finished"
    assert "over" in said(await sim.sure(ANNA, asked["End"]))


async def test_a_clue_is_removed_once_it_was_asked_about(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    before = snapshot(await sim.table.load(game))
    from_menu = await sim.again(ANNA, await sim.press(ANNA, "steer"), "clue")
    assert "Remove the clue?" in said(from_menu)
    by_command = await sim.users[ANNA].slash(sim.channel, "dixit remove-clue")
    assert "Remove the clue?" in said(by_command)
    assert from_menu.response is None  # asked again, in its place
    assert snapshot(await sim.table.load(game)) == before
    assert "The clue is gone" in said(await sim.sure(ANNA, by_command))
    assert (await sim.view(game, None)).reveal.void_reason == "clue-removed"


async def test_a_question_about_a_clue_removes_no_later_one(sim: Scenario) -> None:
    game = await sim.told()
    await sim.deliver()
    asked = await sim.users[ANNA].slash(sim.channel, "dixit remove-clue")
    await sim.do(game, c.RemoveClue(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    teller = (await sim.view(game, None)).storyteller
    who = next(index for index in range(3) if sim.player(index) == teller)
    await sim.do(game, c.GiveClue(sim.player(who), "a clue", await sim.card(game, who)))
    before = snapshot(await sim.table.load(game))
    await sim.sure(ANNA, asked)
    assert snapshot(await sim.table.load(game)) == before


async def test_who_may_not_remove_a_clue_is_not_asked(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    assert "host" in await steer(sim, BRUNO, game, "clue")
    assert "host" in said(await sim.users[BRUNO].slash(sim.channel, "dixit remove-clue"))
    assert (await sim.view(game, None)).phase == "voting"


async def test_who_closes_a_lobby_is_not_told_that_a_game_is_over(sim: Scenario) -> None:
    await sim.lobby()
    asked = await sim.users[ANNA].slash(sim.channel, "dixit end")
    assert said(await sim.again(ANNA, asked, "steer")) == "This lobby is closed."


async def test_an_answer_takes_the_place_of_its_question(sim: Scenario) -> None:
    await at_the_vote(sim)
    for who, command, named, yes in (
        (DARIO, "leave", {}, "steer"),
        (ANNA, "kick", {"player": sim.users[CARLA]}, "steer"),
        (ANNA, "end", {}, "steer"),
        (BRUNO, "forget-me", {}, "f1"),
    ):
        asked = await sim.users[who].slash(sim.channel, f"dixit {command}", **named)
        answer = await sim.again(who, asked, yes)
        assert answer.response is not None
        assert answer.response.id == asked.response.id
        assert not answer.followups
        assert all(":join:" in custom_id for custom_id in ids_in(asked))


async def test_a_refused_answer_takes_its_place_too(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    asked = await sim.users[DARIO].slash(sim.channel, "dixit leave")
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    assert "aren't playing" in said(await sim.again(DARIO, asked, "steer"))
    assert not any("leave-yes" in custom_id for custom_id in ids_in(asked))


async def test_who_can_come_back_is_told_so_and_nobody_else(sim: Scenario) -> None:
    lobby = await sim.lobby(4)
    assert "come back" in said(await sim.users[DARIO].slash(sim.channel, "dixit leave"))
    await sim.do(lobby, c.Join(sim.player(DARIO), "Dario"))
    await sim.started(game=lobby)
    await sim.deliver()
    for who, again in ((DARIO, True), (CARLA, False)):
        asked = await sim.users[who].slash(sim.channel, "dixit leave")
        assert ("game ends for everybody" in said(asked)) != again
        left = await sim.sure(who, asked)
        assert "left the game" in said(left)
        assert ("come back" in said(left)) == again
        assert any(":join:" in i for i in ids_in(left)) == again


async def test_who_presses_leave_under_an_answer_from_the_lobby_is_asked_too(sim: Scenario) -> None:
    game = await sim.lobby(4)
    await sim.deliver()
    in_lobby = await sim.forge(CARLA, Press("leave", game, 0, "lobby"))
    assert "left the game" in said(in_lobby)
    await sim.started(game=game)
    await sim.deliver()
    asked = await sim.forge(BRUNO, Press("leave", game, 0, "lobby"))
    assert "game ends for everybody" in said(asked)
    assert not (await sim.table.load(game)).game.chairs[BRUNO].gone
    assert "left the game" in said(await sim.sure(BRUNO, asked))


async def test_who_can_save_the_game_by_coming_back_is_asked_to(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    asked = await sim.users[CARLA].slash(sim.channel, "dixit leave")
    assert "ends after this round without a winner, unless somebody joins" in said(asked)
    left = await sim.sure(CARLA, asked)
    assert "come back" in said(left)
    await sim.again(CARLA, left, "join")
    assert sim.player(CARLA) in [player.id for player in (await sim.view(game, None)).players]


async def test_who_can_save_a_game_with_a_computer_player_is_asked_to(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.voting(2, game)
    chairs = (await sim.table.load(game)).game.chairs
    robot = next(chair for chair in chairs if chair.computer is not None)
    await sim.do(game, c.GiveCard(robot.player, robot.hand[0]))
    await sim.deliver()
    asked = await sim.users[BRUNO].slash(sim.channel, "dixit leave")
    assert "after this round without a winner, unless somebody joins" in said(asked)
    left = await sim.sure(BRUNO, asked)
    assert "come back" in said(left)
    await sim.again(BRUNO, left, "join")
    await sim.do(game, c.Skip(sim.player(ANNA)))
    assert (await sim.view(game, None)).phase == "scored"


@pytest.mark.parametrize("command", ["leave", "kick"])
async def test_an_old_question_does_nothing_once_one_is_back(sim: Scenario, command: str) -> None:
    game = await at_the_vote(sim)
    dario = sim.player(DARIO)
    who = DARIO if command == "leave" else ANNA
    given = {"player": sim.users[DARIO]} if command == "kick" else {}
    asked = await sim.users[who].slash(sim.channel, f"dixit {command}", **given)
    await sim.do(game, c.Leave(dario))
    await sim.do(game, c.Join(dario, "Dario"))
    before = snapshot(await sim.table.load(game))
    assert "asked before a return" in said(await sim.sure(who, asked))
    assert snapshot(await sim.table.load(game)) == before
    anew = await sim.users[who].slash(sim.channel, f"dixit {command}", **given)
    await sim.sure(who, anew)
    assert dario not in [player.id for player in (await sim.view(game, None)).players]


async def test_somebody_elses_return_leaves_a_question_good(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    asked = await sim.users[CARLA].slash(sim.channel, "dixit leave")
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    assert "left the game" in said(await sim.sure(CARLA, asked))


@pytest.mark.parametrize(("who", "doing"), [(ANNA, "end"), (BRUNO, "leave")])
async def test_no_closes_the_question(sim: Scenario, who: int, doing: str) -> None:
    game = await at_the_vote(sim)
    before = snapshot(await sim.table.load(game))
    asked = await sim.again(who, await sim.press(who, "steer"), doing)
    await sim.again(who, asked, f"{doing}-no")
    assert asked.response is None
    assert snapshot(await sim.table.load(game)) == before


async def test_no_claimed_to_be_on_a_public_message_takes_nothing_away(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    there = [message.id for message in sim.channel.history()]
    await sim.forge(ANNA, Press("steer", game, 1, "voting", "end-no"))
    assert [message.id for message in sim.channel.history()] == there


@pytest.mark.parametrize("command", ["end", "leave", "kick"])
async def test_the_commands_ask_once_more_too(sim: Scenario, command: str) -> None:
    game = await at_the_vote(sim)
    before = snapshot(await sim.table.load(game))
    given = {"player": sim.users[CARLA]} if command == "kick" else {}
    asked = await sim.users[ANNA].slash(sim.channel, f"dixit {command}", **given)
    assert snapshot(await sim.table.load(game)) == before
    await sim.sure(ANNA, asked)
    assert snapshot(await sim.table.load(game)) != before


async def test_in_the_lobby_leaving_asks_nothing(sim: Scenario) -> None:
    game = await sim.lobby(4)
    await sim.users[DARIO].slash(sim.channel, "dixit leave")
    assert len((await sim.view(game, None)).players) == 3


@pytest.mark.parametrize("command", ["end", "kick"])
async def test_what_was_asked_in_the_lobby_is_not_done_to_the_game(
    sim: Scenario, command: str
) -> None:
    game = await sim.lobby(4)
    about = {"player": sim.users[CARLA]} if command == "kick" else {}
    asked = await sim.users[ANNA].slash(sim.channel, f"dixit {command}", **about)
    await sim.started(game=game)
    before = snapshot(await sim.table.load(game))
    assert "the game has moved on" in said(await sim.again(ANNA, asked, "steer"))
    assert snapshot(await sim.table.load(game)) == before


@pytest.mark.parametrize("doing", ["leave", "kick"])
async def test_a_question_is_asked_anew_if_it_would_do_more_to_the_others_by_now(
    sim: Scenario, doing: str
) -> None:
    game = await sim.started(4, await sim.lobby(4, ruleset="classic"))
    await sim.deliver()
    who, named = (BRUNO, {}) if doing == "leave" else (ANNA, {"player": sim.users[BRUNO]})
    asked = await sim.users[who].slash(sim.channel, f"dixit {doing}", **named)
    assert "ends" not in said(asked)
    await sim.do(game, c.Leave(sim.player(CARLA)))
    before = snapshot(await sim.table.load(game))
    anew = said(await sim.again(who, asked, "steer"))
    assert anew.startswith("Things have changed since I asked")
    assert "the game" in anew
    assert "after this round" in anew or "ends" in anew
    assert snapshot(await sim.table.load(game)) == before
    await sim.again(who, asked, "steer")
    assert find((await sim.view(game, None)), sim.player(BRUNO)) is None


async def test_what_was_said_already_is_not_asked_again(sim: Scenario) -> None:
    game = await sim.voting(3)
    await sim.deliver()
    asked = await sim.users[BRUNO].slash(sim.channel, "dixit leave")
    assert "the game ends after this round" in said(asked)
    await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.do(game, c.RemoveComputer(sim.player(ANNA)))
    assert "left the game" in said(await sim.sure(BRUNO, asked))


async def test_what_does_nothing_to_the_others_by_now_is_done(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    asked = await sim.users[BRUNO].slash(sim.channel, "dixit leave")
    assert "the game ends after this round" in said(asked)
    await sim.do(game, c.Join(sim.player(STRANGER), "Stranger"))
    assert "left the game" in said(await sim.sure(BRUNO, asked))


async def test_a_button_that_kept_nothing_of_its_question_still_works(sim: Scenario) -> None:
    game = await sim.started(4, await sim.lobby(4, ruleset="classic"))
    await sim.deliver()
    asked_at = (await sim.table.load(game)).version
    await sim.do(game, c.Leave(sim.player(CARLA)))
    assert "left the game" in await steer(sim, BRUNO, game, f"leave-yes.{asked_at}")


async def test_who_was_promised_the_podium_is_asked_again_once_the_game_goes_on(
    sim: Scenario,
) -> None:
    game = await in_the_last_pause(sim)
    asked = await sim.users[ANNA].slash(sim.channel, "dixit end")
    assert "podium" in said(asked)
    await sim.do(game, c.Leave(sim.player(BRUNO)))
    anew = said(await sim.again(ANNA, asked, "steer"))
    assert anew.startswith("Things have changed since I asked")
    assert "Nobody wins" in anew
    assert (await sim.view(game, None)).phase == "scored"
    await sim.again(ANNA, asked, "steer")
    assert (await sim.view(game, None)).outcome.reason == "ended"


async def test_who_ends_a_game_in_the_last_pause_shows_the_podium(sim: Scenario) -> None:
    game = await in_the_last_pause(sim)
    asked = await sim.again(ANNA, await sim.press(ANNA, "steer"), "end")
    assert "podium" in said(asked)
    assert "The game is over" in said(await sim.again(ANNA, asked, "steer"))
    assert (await sim.view(game, None)).outcome.reason == "pile"
