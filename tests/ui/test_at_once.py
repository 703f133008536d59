"""Two people, or one person's two windows, who ask at the same moment; and other servers."""

import asyncio
from dataclasses import replace
from typing import Any, cast

import pytest
import simcord
from discord import InteractionResponse, InteractionType, Permissions
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.interactions import base_payload

from bot.engine import commands as c
from bot.service.choices import choose
from bot.service.table import TableService
from bot.ui.codec import Press, Verb
from bot.ui.page import Page
from bot.ui.presenters.clue import FIELD_TEXT
from bot.ui.reply import Reply
from tests.ui.scenario import Scenario, said, snapshot

ANNA, BRUNO, STRANGER, MODERATOR = 0, 1, 4, 5
TURNS = 3_000
"""Of the loop: more than an answer takes."""


async def at_once(
    sim: Scenario,
    kind: InteractionType,
    asked: list[tuple[int, dict[str, Any]]],
    message: Any = None,
) -> list[str]:
    """Send interactions before the bot hears of the first; return the answers."""
    backend, results = sim.env.backend, []
    for who, data in asked:
        record, payload = base_payload(
            backend,
            type=kind.value,
            channel_id=sim.channel.id,
            guild_id=sim.guild.id,
            user_id=sim.users[who].id,
            data=data,
        )
        payload |= {"locale": "en-US"}
        if message is not None:
            stored = backend.get_message(message.channel.id, message.id)
            payload["message"] = dict(serializers.message_payload(backend, stored))
            record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        results.append(simcord.InteractionResult(sim.env, record))
    await sim.env.settle()
    return [said(result) for result in results]


async def test_choices_that_come_together_are_all_taken(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    wishes = {"hand-size": "8", "laps": "5", "pace": "relaxed", "tokens": "2"}
    chosen = [
        {
            "custom_id": Press("set", game, 0, "lobby", field).encode(),
            "component_type": 3,
            "values": [value],
        }
        for field, value in wishes.items()
    ]
    asked = [(ANNA, data) for data in chosen]
    answers = await at_once(sim, InteractionType.component, asked, sim.message("settings"))
    assert any(answers)  # of the panels the newest is open
    settings = (await sim.table.load(game)).game.settings
    rules = settings.ruleset
    taken = (rules.hand_size, rules.laps, rules.tokens, settings.pace.name)
    assert taken == (8, 5, 2, "relaxed")


async def both_ask(sim: Scenario, name: str) -> None:
    """Let the host and a moderator use a command at once; the second must be too late.

    Both have seen the game before either acts in it.
    """
    both, act = asyncio.Barrier(2), sim.table.act

    async def act_together(*args: Any, **options: Any) -> Any:
        await both.wait()
        return await act(*args, **options)

    sim.table.act = act_together
    role = sim.guild.create_role("moderators", permissions=Permissions(manage_messages=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Moderator"), roles=[role]))
    await sim.deliver()
    root = sim.users[ANNA]._resolve_root("dixit", 1, sim.channel.id)
    data = {"id": root["id"], "name": "dixit", "type": 1, "options": [{"name": name, "type": 1}]}
    asked = [(ANNA, data), (MODERATOR, data)]
    answers = await at_once(sim, InteractionType.application_command, asked)
    late = [answer.startswith("You were a moment too late") for answer in answers]
    assert sorted(late) == [False, True]


async def test_two_who_end_a_phase_at_once_end_one(sim: Scenario) -> None:
    game = await sim.told()
    await both_ask(sim, "skip")
    assert (await sim.view(game, None)).phase == "voting"


async def test_the_second_of_two_skips_spares_the_storyteller_drawn_by_the_first(
    sim: Scenario,
) -> None:
    game = await sim.started()
    await both_ask(sim, "skip")
    view = await sim.view(game, None)
    assert (view.round, view.phase) == (1, "storytelling")
    assert view.storyteller is not None


async def pressed_twice(sim: Scenario, who: int, press: Press, message: Any) -> list[str]:
    """Press a button twice before the bot hears of the first press."""
    data = {"custom_id": press.encode(), "component_type": 2}
    return await at_once(sim, InteractionType.component, [(who, data)] * 2, message)


async def test_a_token_pressed_twice_lies_where_it_was_put(sim: Scenario) -> None:
    game = await sim.lobby(4)
    settings = choose((await sim.view(game, None)).settings, "tokens", ["2"])
    await sim.do(game, c.Configure(sim.player(ANNA), settings))
    await sim.voting(4, game)
    await sim.deliver()
    view = await sim.view(game, BRUNO)
    assert view.tokens == 2
    number = next(n for n in range(1, 5) if n not in view.own_numbers)
    press = Press("token", game, 1, "voting", str(number))
    await pressed_twice(sim, BRUNO, press, sim.message("vote"))
    assert (await sim.view(game, BRUNO)).ballot == (number,)
    await sim.forge(BRUNO, replace(press, verb="lift"))
    assert (await sim.view(game, BRUNO)).ballot == ()


async def test_of_two_corrections_that_cross_the_newer_stays_on_the_screen(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.told()
    await sim.deliver()
    hand = await sim.press(ANNA, "hand")
    assert hand.response is not None
    shown, newer = hand.response.message, asyncio.Event()
    update = Reply.update

    async def the_first_waits(self: Reply, page: Page, kind: str, gone: Page | None) -> bool:
        words = str(page.view.to_components())
        if "older words" in words:
            for _ in range(TURNS):  # the newer answer waits for this one
                if not newer.is_set():
                    await asyncio.sleep(0)
        there = await update(self, page, kind, gone)
        if "newer words" in words:
            newer.set()
        return there

    monkeypatch.setattr(Reply, "update", the_first_waits)
    press = Press("correct", game, 1, "submitting").encode()
    windows = [
        {
            "custom_id": press,
            "components": [
                {"type": 18, "component": {"type": 4, "custom_id": FIELD_TEXT, "value": words}}
            ],
        }
        for words in ("older words", "newer words")
    ]
    await at_once(sim, InteractionType.modal_submit, [(ANNA, data) for data in windows], shown)
    clue = (await sim.view(game, ANNA)).clue
    assert clue is not None
    assert clue.text == "newer words"
    assert clue.text in said(hand)


@pytest.mark.parametrize("verb", ["vote", "hand", "token", "pick"])
async def test_everybody_is_acknowledged_before_work_is_done_for_anybody(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    game = await sim.voting()
    await sim.deliver()
    done: list[str] = []
    noted(monkeypatch, done, InteractionResponse, "defer", "acknowledged")
    noted(monkeypatch, done, TableService, "load", "read")
    data = {"custom_id": Press(cast("Verb", verb), game, 1, "voting").encode(), "component_type": 2}
    crowd = [(who, data) for who in range(3)] * 10
    await at_once(sim, InteractionType.component, crowd, sim.message("vote"))
    assert done == ["acknowledged"] * len(crowd) + ["read"] * len(crowd)


def noted(
    monkeypatch: pytest.MonkeyPatch, done: list[str], owner: type, name: str, what: str
) -> None:
    """Note the calls of a method when they begin."""
    method = getattr(owner, name)

    async def call(self: Any, *args: Any, **options: Any) -> Any:
        done.append(what)
        return await method(self, *args, **options)

    monkeypatch.setattr(owner, name, call)


async def test_a_team_pressed_twice_is_joined_once(sim: Scenario) -> None:
    game = await sim.lobby(1, ruleset="teams")
    await sim.deliver()
    press = Press("team", game, 0, "lobby", "1")
    answers = await pressed_twice(sim, BRUNO, press, sim.message("team"))
    assert sorted("You're in!" in answer for answer in answers) == [False, True]
    assert not any("already" in answer for answer in answers)
    assert [p.team for p in (await sim.view(game, None)).players] == [None, 1]


async def from_elsewhere(sim: Scenario, press: Press) -> simcord.InteractionResult:
    """Send a press as somebody of another server."""
    guild = sim.env.create_guild()
    room = guild.create_text_channel("elsewhere")
    outsider = guild.add_member(sim.env.create_user("Outsider"))
    data: dict[str, Any] = {"custom_id": press.encode(), "component_type": 2}
    return await _dispatch_actor_interaction(
        outsider, InteractionType.component.value, room, data, extra={"locale": "en-US"}
    )


@pytest.mark.parametrize("verb", ["join", "hand", "describe", "settings", "start", "rules"])
async def test_a_press_from_another_server_finds_no_game(sim: Scenario, verb: str) -> None:
    game = await sim.lobby()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    answer = await from_elsewhere(sim, Press(cast("Verb", verb), game, 0, "lobby"))
    assert "That game isn't kept" in said(answer)
    assert snapshot(await sim.table.load(game)) == before


@pytest.mark.parametrize("verb", ["join", "describe", "rematch"])
async def test_a_press_from_another_channel_finds_no_game(sim: Scenario, verb: str) -> None:
    game = await sim.scored()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    before = snapshot(await sim.table.load(game))
    room = sim.guild.create_text_channel("elsewhere")
    press = Press(cast("Verb", verb), game, 1, "finished")
    answer = await _dispatch_actor_interaction(
        sim.users[STRANGER],
        InteractionType.component.value,
        room,
        {"custom_id": press.encode(), "component_type": 2},
        extra={"locale": "en-US"},
    )
    assert "That game isn't kept" in said(answer)
    assert snapshot(await sim.table.load(game)) == before
    assert await sim.table.live_games_in_guild(sim.guild.id) == ()


async def test_a_rematch_is_not_opened_from_another_server(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert said(await from_elsewhere(sim, Press("rematch", game, 1, "finished")))
    assert await sim.table.live_game_in(sim.channel.id) is None
