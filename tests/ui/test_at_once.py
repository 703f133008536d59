"""Two people, or one person's two windows, who ask at the same moment; and other servers."""

from typing import Any, cast

import pytest
import simcord
from discord import InteractionType, Permissions
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.interactions import base_payload

from bot.engine import commands as c
from bot.ui.codec import Press, Verb
from tests.ui.scenario import Scene, said, snapshot

ANNA, MODERATOR = 0, 5


async def at_once(
    sim: Scene, kind: InteractionType, asked: list[tuple[int, dict[str, Any]]], message: Any = None
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


async def test_choices_that_come_together_are_all_taken(sim: Scene) -> None:
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
    assert all(answers)
    settings = (await sim.table.load(game)).game.settings
    rules = settings.ruleset
    taken = (rules.hand_size, rules.laps, rules.tokens, settings.pace.name)
    assert taken == (8, 5, 2, "relaxed")


@pytest.mark.parametrize("name", ["skip", "remove-clue"])
async def test_two_who_end_a_phase_at_once_end_one(sim: Scene, name: str) -> None:
    role = sim.guild.create_role("moderators", permissions=Permissions(manage_messages=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Moderator"), roles=[role]))
    game = await sim.told()
    await sim.deliver()
    root = sim.users[ANNA]._resolve_root("dixit", 1, sim.channel.id)
    data = {"id": root["id"], "name": "dixit", "type": 1, "options": [{"name": name, "type": 1}]}
    asked = [(ANNA, data), (MODERATOR, data)]
    answers = await at_once(sim, InteractionType.application_command, asked)
    late = [answer.startswith("You were a moment too late") for answer in answers]
    assert sorted(late) == [False, True]
    view = await sim.view(game, None)
    assert view.phase == ("voting" if name == "skip" else "scored")


async def from_elsewhere(sim: Scene, press: Press) -> simcord.InteractionResult:
    """Send a press as somebody of another server."""
    guild = sim.env.create_guild()
    room = guild.create_text_channel("elsewhere")
    outsider = guild.add_member(sim.env.create_user("Outsider"))
    data: dict[str, Any] = {"custom_id": press.encode(), "component_type": 2}
    return await _dispatch_actor_interaction(
        outsider, InteractionType.component.value, room, data, extra={"locale": "en-US"}
    )


@pytest.mark.parametrize("verb", ["join", "hand", "describe", "settings", "start", "rules"])
async def test_a_press_from_another_server_finds_no_game(sim: Scene, verb: str) -> None:
    game = await sim.lobby()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    answer = await from_elsewhere(sim, Press(cast("Verb", verb), game, 0, "lobby"))
    assert "That game isn't kept" in said(answer)
    assert snapshot(await sim.table.load(game)) == before


async def test_a_rematch_is_not_opened_from_another_server(sim: Scene) -> None:
    game = await sim.scored()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert said(await from_elsewhere(sim, Press("rematch", game, 1, "finished")))
    async with sim.bot.services.store.begin() as unit:
        assert await unit.live_game_in(sim.channel.id) is None
