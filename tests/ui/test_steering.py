"""The one button that steers a table, and what is decided while the host is away."""

import pytest
from discord import Permissions

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press, decode
from bot.ui.handlers.steering import QUIET
from tests.ui.scenario import Scenario, ids_in, ids_of, said, snapshot, texts_of

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def steer(
    sim: Scenario, who: int, game: GameId, arg: str, *values: str, phase: str = "voting"
) -> str:
    press = Press("steer", game, 1, phase, arg)
    return said(await sim.forge(who, press, values=list(values) or None))


async def at_the_vote(sim: Scenario) -> GameId:
    game = await sim.voting(4)
    await sim.deliver()
    return game


def later(sim: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody have done anything for a minute."""
    now = sim.table.now
    monkeypatch.setattr(sim.table, "now", lambda: now() + QUIET)


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
    assert "left the game" in said(await sim.sure(BRUNO, asked["Leave"]))
    assert "aren't playing" in said(await sim.sure(BRUNO, asked["Leave"]))
    await sim.sure(ANNA, asked["End"])
    assert (await sim.view(game, None)).phase == "finished"
    assert "over" in said(await sim.sure(ANNA, asked["End"]))


async def test_a_clue_is_removed_once_it_was_asked_about(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    before = snapshot(await sim.table.load(game))
    from_menu = await sim.again(ANNA, await sim.press(ANNA, "steer"), "clue")
    by_command = await sim.users[ANNA].slash(sim.channel, "dixit remove-clue")
    assert "Remove the clue?" in said(from_menu)
    assert "Remove the clue?" in said(by_command)
    assert snapshot(await sim.table.load(game)) == before
    assert "The clue is gone" in said(await sim.sure(ANNA, from_menu))
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
    leaving = await sim.users[DARIO].slash(sim.channel, "dixit leave")
    removing = await sim.users[ANNA].slash(sim.channel, "dixit kick", player=sim.users[CARLA])
    ending = await sim.users[ANNA].slash(sim.channel, "dixit end")
    forgetting = await sim.users[BRUNO].slash(sim.channel, "dixit forget-me")
    for who, asked, yes in (
        (DARIO, leaving, "steer"),
        (ANNA, removing, "steer"),
        (ANNA, ending, "steer"),
        (BRUNO, forgetting, "f1"),
    ):
        answer = await sim.again(who, asked, yes)
        assert answer.response is not None
        assert answer.response.id == asked.response.id
        assert not answer.followups
        assert all(":join:" in custom_id for custom_id in ids_in(asked))


async def test_a_refused_answer_takes_its_place_too(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    asked = await sim.users[DARIO].slash(sim.channel, "dixit leave")
    await sim.do(game, c.Leave(sim.player(DARIO)))
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


async def test_who_can_save_the_game_by_coming_back_is_asked_to(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    asked = await sim.users[CARLA].slash(sim.channel, "dixit leave")
    assert "ends after this round, unless somebody takes your seat" in said(asked)
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
    assert "after this round, unless somebody takes your seat" in said(asked)
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


async def test_a_menu_of_who_is_not_the_host_any_more_is_shown_anew(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    menu, asked = await sim.press(ANNA, "steer"), await sim.press(BRUNO, "steer")
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))
    fresh = await sim.again(ANNA, menu, "pause")
    assert "**Bruno** is the host" in said(fresh)
    assert menu.response is None
    assert not (await sim.view(game, None)).paused
    assert "### The table\nYou're the host." in said(await sim.again(BRUNO, asked, "host"))
    assert asked.response is None


async def test_who_hands_the_game_over_is_told_to_whom(sim: Scenario) -> None:
    await sim.lobby(4)
    passed = await sim.users[ANNA].slash(sim.channel, "dixit host", player=sim.users[BRUNO])
    assert "**Bruno** is the host now" in said(passed)


async def test_a_pause_can_be_ended_where_it_is_answered(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    paused = await sim.again(ANNA, await sim.press(ANNA, "steer"), "pause")
    assert (await sim.view(game, None)).paused
    await sim.again(ANNA, paused, "resume")
    assert not (await sim.view(game, None)).paused


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


async def test_while_the_host_is_away_half_of_the_others_decide(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_the_vote(sim)
    proposal = Press("propose", game, 1, "voting", "skip")
    assert "may still be there" in said(await sim.forge(BRUNO, proposal))
    later(sim, monkeypatch)
    assert "Noted" in said(await sim.forge(BRUNO, proposal))
    await sim.deliver()
    board = sim.message("propose")
    assert "1 of 2" in texts_of(board)
    await sim.press(BRUNO, "propose", board)
    assert "aren't playing" in said(await sim.press(STRANGER, "propose", board))
    assert "You're the host" in said(await sim.press(ANNA, "propose", board))
    assert (await sim.view(game, None)).phase == "voting"
    assert "enough of you agree" in said(await sim.press(CARLA, "propose", board))
    assert (await sim.view(game, None)).phase == "scored"
    before = snapshot(await sim.table.load(game))
    await sim.press(DARIO, "propose", board)
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
    game = await sim.lobby(4)
    await sim.deliver()
    later(sim, monkeypatch)
    await sim.forge(BRUNO, Press("propose", game, 0, "lobby", "host"))
    await sim.deliver()
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
    game = await sim.lobby(4)
    await sim.deliver()
    later(sim, monkeypatch)
    for who in (BRUNO, CARLA):
        await sim.forge(who, Press("propose", game, 0, "lobby", "start"))
    assert (await sim.view(game, None)).phase == "storytelling"


async def test_a_departure_is_said_in_public(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    assert "No longer at the table" in texts_of(sim.message("vote"))


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


async def test_pause_and_resume_are_offered_where_they_change_something(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    for now, other in (("pause", "resume"), ("resume", "pause")):
        offered = {decode(i).arg for i in ids_in(await sim.press(ANNA, "steer"))}
        assert now in offered
        assert other not in offered
        await steer(sim, ANNA, game, now)
