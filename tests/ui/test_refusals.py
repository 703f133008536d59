"""Whoever may not, is told so kindly, in their language, and nothing changes."""

import logging

import pytest

from bot.engine import commands as c
from bot.engine.errors import StorageError
from bot.engine.ids import GameId
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_of, said, snapshot

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def unchanged(sim: Scenario, game: GameId, before: str) -> None:
    assert snapshot(await sim.table.load(game)) == before


@pytest.mark.parametrize(
    ("who", "word"),
    [(STRANGER, "aren't playing"), (ANNA, "straight face")],
    ids=["a stranger", "the storyteller"],
)
async def test_who_has_no_vote_is_told_so(sim: Scenario, who: int, word: str) -> None:
    game = await sim.voting()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    assert word in said(await sim.press(who, "vote"))
    await unchanged(sim, game, before)


async def test_a_kicked_player_has_no_vote(sim: Scenario) -> None:
    game = await sim.voting(4)
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    assert "aren't playing" in said(await sim.press(DARIO, "vote"))
    await unchanged(sim, game, before)


async def test_a_late_joiner_waits_for_the_next_round(sim: Scenario) -> None:
    game = await sim.voting(3)
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    assert "not in this round yet" in said(await sim.press(DARIO, "vote"))
    await unchanged(sim, game, before)


async def test_who_joins_in_mid_game_is_told_from_when_they_play(sim: Scenario) -> None:
    await sim.voting(3)
    await sim.deliver()
    board = sim.message("vote")
    lobby = next(m for m in sim.channel.history() if any(":join:" in i for i in ids_of(m)))
    assert lobby.id != board.id
    assert said(await sim.press(DARIO, "join", lobby)).startswith("You're in from the next round!")


async def test_joining_twice_changes_nothing(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    assert "You're in!" in said(await sim.press(CARLA, "join"))
    before = snapshot(await sim.table.load(game))
    assert "in this game already" in said(await sim.press(CARLA, "join"))
    await unchanged(sim, game, before)


async def test_a_button_of_an_earlier_round_answers_kindly(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    board = sim.message("vote")
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    before = snapshot(await sim.table.load(game))
    assert "round 1, which is over" in said(await sim.press(BRUNO, "vote", board))
    await unchanged(sim, game, before)


async def test_a_button_of_an_earlier_phase_answers_kindly(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    board = sim.message("vote")
    await sim.do(game, c.Skip(sim.player(ANNA)))
    assert "moved on" in said(await sim.press(BRUNO, "vote", board))


async def test_a_button_of_a_finished_game_answers_kindly(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    board = sim.message("vote")
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    assert "game is over" in said(await sim.press(BRUNO, "vote", board))


async def test_my_hand_answers_everybody_always(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    board = sim.message("vote")
    for who in range(5):
        assert said(await sim.press(who, "hand", board))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    for who in range(5):
        assert said(await sim.press(who, "hand", board))


@pytest.mark.parametrize(
    "custom_id",
    ["", "vote", "d1:vote", "d0:vote:aaaaaaaaaa:1:v::", "d1:vote:aaaaaaaaaa:1:v:::",
     "d1:nonsense:aaaaaaaaaa:1:v::", "d1:vote:AAAAAAAAAA:1:v::", "d1:vote:aaaaaaaaaa:-1:v::",
     "d1:vote:aaaaaaaaaa:01:v::", "d1:vote:aaaaaaaaaa:1:x::", "d1:pick:aaaaaaaaaa:1:v:a b:",
     "d1:vote:aaaaaaaaaa:1:v::'; DROP TABLE games", "d1:" + "x" * 97],
)  # fmt: skip
async def test_a_malformed_id_gets_an_answer(sim: Scenario, custom_id: str) -> None:
    await sim.voting()
    await sim.deliver()
    assert "don't know that button" in said(await sim.forge(BRUNO, custom_id))


async def test_a_game_that_never_was_is_not_found(sim: Scenario) -> None:
    await sim.voting()
    await sim.deliver()
    press = Press("vote", GameId("aaaaaaaaaa"), 1, "voting")
    assert "isn't kept" in said(await sim.forge(BRUNO, press))


@pytest.mark.parametrize(
    ("verb", "arg"),
    [("token", "99"), ("token", "0"), ("token", "x"), ("token", ""), ("red", "1"),
     ("pick", "plain/001"), ("pick", "no-card"), ("back", "plain/001"), ("team", "1"),
     ("set", "target"), ("start", ""), ("rematch", ""), ("next", "")],
)  # fmt: skip
async def test_a_forged_press_changes_nothing(sim: Scenario, verb: str, arg: str) -> None:
    game = await sim.voting()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    press = Press(verb, game, 1, "voting", arg)
    values = ["50"] if verb == "set" else None
    assert said(await sim.forge(BRUNO, press, values=values))
    await unchanged(sim, game, before)


async def test_who_has_no_clue_to_give_is_told_why(sim: Scenario) -> None:
    async def told(who: int) -> str:
        return said(await sim.users[who].slash(sim.channel, "dixit clue"))

    lobby = await sim.lobby()
    assert "hasn't started" in await told(ANNA)
    await sim.do(lobby, c.EndGame(sim.player(ANNA)))
    game = await sim.told()
    assert "There's a clue already" in await told(BRUNO)
    assert "aren't playing" in await told(STRANGER)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.Skip(sim.player(ANNA)))
    assert "not the storyteller right now" in await told(BRUNO)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    assert "That game is over" in await told(ANNA)


async def test_a_vote_for_ones_own_card_is_refused(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    (own,) = (await sim.view(game, BRUNO)).own_numbers
    assert said(await sim.forge(BRUNO, Press("token", game, 1, "voting", str(own))))
    await unchanged(sim, game, before)


async def test_somebody_elses_card_can_be_neither_given_nor_looked_at(sim: Scenario) -> None:
    game = await sim.told()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    foreign = await sim.card(game, CARLA)
    for verb in ("pick", "look", "back"):
        result = await sim.forge(BRUNO, Press(verb, game, 1, "submitting", foreign))
        assert said(result)
        assert all(not a.attachments for a in [result.response, *result.followups] if a)
    await unchanged(sim, game, before)


async def test_refusals_speak_the_pressers_language(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    press = Press("vote", game, 1, "voting")
    answers = {said(await sim.forge(STRANGER, press, locale=loc)) for loc in ("en-US", "it")}
    assert len(answers) == 2


async def test_a_second_game_in_the_channel_is_refused(sim: Scenario) -> None:
    game = await sim.lobby()
    before = snapshot(await sim.table.load(game))
    for who, why in (
        (BRUNO, "You're in this channel's game"),
        (STRANGER, "a game in this channel"),
    ):
        assert why in said(await sim.users[who].slash(sim.channel, "dixit start"))
        await unchanged(sim, game, before)


async def test_only_the_host_steers(sim: Scenario) -> None:
    game = await sim.voting()
    before = snapshot(await sim.table.load(game))
    for command in ("skip", "pause", "end", "remove-clue", "more-time", "settings"):
        assert said(await sim.users[BRUNO].slash(sim.channel, f"dixit {command}"))
        await unchanged(sim, game, before)


async def test_an_unknown_deck_is_named(sim: Scenario) -> None:
    result = await sim.users[ANNA].slash(sim.channel, "dixit start", deck="unicorns")
    assert "unicorns" in said(result)


async def test_what_breaks_inside_ends_in_an_answer_and_a_log_line(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await sim.voting()
    await sim.deliver()

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("something inside")

    monkeypatch.setattr(type(sim.table), "load", broken)
    with caplog.at_level(logging.ERROR):
        answer = said(await sim.press(BRUNO, "hand"))
    assert "went wrong on our side" in answer
    assert "something inside" not in answer
    assert "something inside" in caplog.text


async def test_a_full_disk_is_said_and_nothing_is_lost(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    before = snapshot(await sim.table.load(game))

    async def full(*_: object, **__: object) -> None:
        raise StorageError("storage-full")

    monkeypatch.setattr(type(sim.table), "act", full)
    assert said(await sim.press(CARLA, "join"))
    await unchanged(sim, game, before)


async def test_starting_with_too_few_says_how_many_it_takes(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    assert "at least 3" in said(await sim.press(ANNA, "start"))
    await unchanged(sim, game, before)
