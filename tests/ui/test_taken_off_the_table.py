"""Whom the host takes off the table reads so in their newest direct message, and of a way back."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC
from bot.service import worker
from bot.service.ports import Invited
from bot.ui import presenters
from bot.ui.page import Page, Removed
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of
from tests.ui.scenario import Scenario, texts_of

ANNA, BRUNO, _CARLA, DARIO = range(4)


def newest(sim: Scenario, who: int) -> str:
    return texts_of(sim.users[who].user.dm_channel.history()[-1])


async def kicked(sim: Scenario, *, players: int = 4) -> str:
    """Return what the last player reads whom the host takes off the table."""
    game = await sim.told(players)
    await sim.deliver()
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(players - 1)))
    await sim.deliver()
    return newest(sim, players - 1)


async def test_who_is_taken_off_the_table_reads_so_and_how_they_come_back(sim: Scenario) -> None:
    read = await kicked(sim)
    assert "took you off the table" in read
    assert "`/dixit join` in the channel brings you back" in read
    assert "invited" not in read


@pytest.mark.parametrize("players", [3, 4])
async def test_so_they_read_in_an_older_message_before_the_clue(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    """Also where the game ends with it."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    game = await sim.told(players)
    await sim.deliver()
    await sim.do(game, c.RemoveClue(sim.player(ANNA)))
    await sim.deliver()
    assert "Round 1" in newest(sim, players - 1)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(players - 1)))
    await sim.deliver()
    assert "took you off the table" in newest(sim, players - 1)
    assert ("/dixit join" in newest(sim, players - 1)) == (players > 3)


@pytest.mark.parametrize("kicks", [True, False])
async def test_of_two_messages_of_the_round_the_newer_one_says_so(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, *, kicks: bool
) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    game = await sim.started(4)
    await sim.deliver()
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    dario = sim.player(DARIO)
    await sim.do(game, c.Kick(sim.player(ANNA), dario) if kicks else c.Leave(dario))
    await sim.deliver()
    older, newer = map(texts_of, sim.users[DARIO].user.dm_channel.history())
    assert older.endswith("Your hand stood here until the clue came.")
    assert ("took you off the table" if kicks else "You played up to here.") in newer
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert [texts_of(each) for each in sim.users[DARIO].user.dm_channel.history()] == [older, newer]


async def test_whom_no_hand_reached_reads_it_in_the_message_before_the_clue(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    game = await sim.started(4)
    await sim.deliver()
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    await sim.deliver()
    [only] = map(texts_of, sim.users[DARIO].user.dm_channel.history())
    assert "took you off the table" in only


async def test_who_leaves_is_not_said_to_have_been_taken_off(sim: Scenario) -> None:
    game = await sim.told(4)
    await sim.deliver()
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    assert "You played up to here." in newest(sim, DARIO)


async def test_no_way_back_is_named_where_the_game_ends_with_it(sim: Scenario) -> None:
    read = await kicked(sim, players=3)
    assert "took you off the table" in read
    assert "/dixit join" not in read


@pytest.mark.parametrize("who", [BRUNO, DARIO])
async def test_a_way_back_into_a_game_for_invited_people_is_theirs(sim: Scenario, who: int) -> None:
    game = await sim.told(4)
    await sim.deps.invitations.invite(game, Invited(frozenset({sim.player(who)})))
    await sim.deliver()
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    await sim.deliver()
    assert ("if you're one of them" in newest(sim, DARIO)) == (who != DARIO)
    assert "/dixit join" in newest(sim, DARIO)


async def joins(sim: Scenario, who: int) -> None:
    await sim.users[who].slash(sim.channel, "dixit join")


@pytest.mark.parametrize("lobby", [True, False])
async def test_who_waits_for_a_seat_or_for_the_start_reads_it_in_the_greeting(
    sim: Scenario, *, lobby: bool
) -> None:
    game = await (sim.lobby(3) if lobby else sim.told(3))
    await sim.deliver()
    await joins(sim, DARIO)
    assert "Welcome to the table" in newest(sim, DARIO)
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    await sim.deliver()
    title = "" if lobby else "Round 1 · "
    assert newest(sim, DARIO).startswith(f"### {title}<#{sim.channel.id}>\nThe host or a moderator")
    assert "took you off the table" in newest(sim, DARIO)
    assert "/dixit join" in newest(sim, DARIO)


@pytest.mark.parametrize("removed", [True, False])
async def test_who_comes_back_is_not_greeted_by_what_tells_that_they_are_gone(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, *, removed: bool
) -> None:
    """Discord answers what is sent with the same nonce again with the first message."""
    nonces: list[str] = []
    post = type(sim.deps.messenger).post

    async def noted(messenger: Any, channel_id: int, page: Page, nonce: str) -> int:
        nonces.append(nonce)
        return await post(messenger, channel_id, page, nonce)

    monkeypatch.setattr(type(sim.deps.messenger), "post", noted)
    game = await sim.told(3)
    await joins(sim, DARIO)
    dario = sim.player(DARIO)
    await sim.do(game, c.Kick(sim.player(ANNA), dario) if removed else c.Leave(dario))
    await joins(sim, DARIO)
    await sim.deliver()
    assert len(set(nonces)) == 2
    assert "Welcome to the table" in newest(sim, DARIO)


async def test_who_is_back_reads_it_in_the_newer_greeting(sim: Scenario) -> None:
    game = await sim.told(4)
    await sim.deliver()
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await joins(sim, DARIO)
    await sim.deliver()
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    await sim.deliver()
    assert "took you off the table" in newest(sim, DARIO)


async def overtaken(sim: Scenario, monkeypatch: pytest.MonkeyPatch, command: c.Command) -> None:
    """Let somebody join a running game, and something happen in it while they are greeted."""
    game = await sim.told(3)
    await sim.deliver()
    greets = type(sim.deps.messenger)._greet

    async def greeted(*args: Any) -> Any:
        sent = await greets(*args)
        await sim.do(game, command)
        return sent

    monkeypatch.setattr(type(sim.deps.messenger), "_greet", greeted)
    await joins(sim, DARIO)
    await sim.deliver()


async def test_who_is_taken_off_while_they_are_greeted_reads_so(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await overtaken(sim, monkeypatch, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    assert "took you off the table" in newest(sim, DARIO)


async def test_a_greeting_that_is_still_true_is_not_edited(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await overtaken(sim, monkeypatch, c.Pause(sim.player(ANNA)))
    assert sim.users[DARIO].user.dm_channel.history()[-1].edited_at is None
    assert await sim.table.store.outbox.next_due(sim.table.now()) is None


@in_every_language
def test_each_way_back_has_words_of_its_own(locale: str) -> None:
    table = Table(CLASSIC, 4)
    table.tell()
    table.do(c.Kick(PlayerId(1), PlayerId(2)))
    shown, texts = context(table.view(2), locale, direct=True), LIBRARY.texts(locale)
    said = [text_of(presenters.hand(replace(shown, removed=way))) for way in get_args(Removed)]
    assert len(set(said)) == len(said)
    for way, words in zip(get_args(Removed), said, strict=True):
        assert texts("hand-removed") in words
        assert ("/dixit " in words) == (way != "no")
    assert texts("hand-left") in text_of(presenters.hand(shown))


async def test_who_is_back_while_their_removal_is_being_told_does_not_read_that_all_is_over(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    game = await sim.told(3)
    await joins(sim, DARIO)
    looks, last_left = [0], type(sim.table).last_left

    async def overtaken(*args: Any) -> Any:
        looks[0] += 1
        if looks[0] == 2:  # whether there is something to tell, and then what
            await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
        return await last_left(*args)

    monkeypatch.setattr(type(sim.table), "last_left", overtaken)
    await sim.do(game, c.Kick(sim.player(ANNA), sim.player(DARIO)))
    await sim.deliver()
    assert looks[0] > 1
    assert "The game is over" not in newest(sim, DARIO)
