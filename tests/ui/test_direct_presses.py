"""Presses in direct messages: they may come from anybody, of whichever server."""

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from bot.engine import commands as c
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said


async def press_in_direct(sim: Scenario, user: Any, press: Press) -> str:
    """Return what a press in somebody's own direct messages is answered with."""
    return said(await pressed_in_direct(sim, user, press))


async def pressed_in_direct(
    sim: Scenario,
    user: Any,
    press: Press,
    values: list[str] | None = None,
    locale: str = "en-US",
    answer: simcord.InteractionResult | None = None,
) -> simcord.InteractionResult:
    """Press a button in somebody's own direct messages, or choose from a menu there.

    It is a button of the ``answer``, if one is given.
    """
    dm = await sim.bot.create_dm(discord.Object(user.id))
    data: dict[str, Any] = {"custom_id": press.encode(), "component_type": 2}
    if values is not None:
        data |= {"component_type": 3, "values": values}
    record, payload = base_payload(
        sim.env.backend, type=3, channel_id=dm.id, guild_id=None, user_id=user.id, data=data
    )
    if answer is not None:
        assert answer.response is not None
        shown = sim.env.backend.get_message(dm.id, answer.response.id)
        payload["message"] = dict(message_payload(sim.env.backend, shown))
        record.source_message_id = shown.id
    sim.env.backend.emit("INTERACTION_CREATE", payload | {"locale": locale})
    await sim.env.settle()
    return simcord.InteractionResult(sim.env, record)


@pytest.mark.parametrize("verb", ["join", "start", "hand", "leave", "settings"])
async def test_who_does_not_play_does_nothing_from_there(sim: Scenario, verb: str) -> None:
    game = await sim.lobby(3)
    answer = await press_in_direct(
        sim, sim.env.create_user("Outsider"), Press(verb, game, 0, "lobby")
    )
    assert "You aren't playing in this game" in answer
    after = (await sim.table.load(game)).game
    assert (len(after.chairs), after.phase.kind) == (3, "lobby")


async def test_who_does_not_play_reads_no_table_there(sim: Scenario) -> None:
    game = await sim.voting()
    answer = await press_in_direct(
        sim, sim.env.create_user("Outsider"), Press("describe", game, 1, "voting")
    )
    assert "You aren't playing in this game" in answer


async def test_a_rematch_is_opened_in_the_channel_only(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.do(game, c.EndGame(sim.player(0)))
    await press_in_direct(sim, sim.users[1], Press("rematch", game, 1, "finished"))
    assert await sim.table.live_game_in(sim.channel.id) is None


async def test_who_was_kicked_is_not_offered_to_join_there(sim: Scenario) -> None:
    game = await sim.started(4)
    await sim.do(game, c.Kick(sim.player(0), sim.player(1)))
    answer = await press_in_direct(sim, sim.users[1], Press("hand", game, 1, "storytelling"))
    assert "You aren't playing in this game" in answer


async def test_who_plays_looks_at_the_cards_there(sim: Scenario) -> None:
    game = await sim.started(3)
    answer = await press_in_direct(sim, sim.users[1], Press("hand", game, 1, "storytelling"))
    assert "You aren't playing" not in answer
    assert answer


async def test_who_asks_there_to_leave_also_answers_there(sim: Scenario) -> None:
    game = await sim.started(4)
    leave = Press("steer", game, 1, "storytelling", "leave")
    assert "Leave the game?" in await press_in_direct(sim, sim.users[1], leave)
    sure = Press("steer", game, 1, "storytelling", "leave-yes.1")
    assert "left the game" in await press_in_direct(sim, sim.users[1], sure)
    assert sim.player(1) not in [player.id for player in (await sim.view(game, None)).players]


async def test_a_clue_that_is_settled_is_not_corrected_there(sim: Scenario) -> None:
    game = await sim.told()
    for who in (1, 2):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    correct = Press("clue", game, 1, "submitting")
    answer = await press_in_direct(sim, sim.users[0], correct)
    assert "it can't be changed any more" in answer
