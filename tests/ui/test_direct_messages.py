"""Direct messages: an old channel, a door that is opened later."""

from typing import Any

import discord
import pytest

from bot.engine import commands as c
from bot.engine.errors import StorageError
from bot.engine.ids import GameId, PlayerId
from bot.service import worker
from bot.service.ports import Person
from bot.ui.codec import Press, Verb
from bot.ui.page import Page
from tests.ui.scenario import Scenario

BRUNO = 1


async def keep(sim: Scenario, game: GameId, **known: bool | int) -> None:
    """Note facts of a person; of those who are known only."""
    await sim.deps.people.note_locale(sim.player(BRUNO), "en-US")
    assert await sim.deps.people.note_dm(sim.player(BRUNO), game, **known)


async def test_a_channel_that_discord_has_forgotten_is_opened_anew(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "BACKOFF", (0.0,))
    game = await sim.started()
    await keep(sim, game, dm_channel_id=7)
    await sim.deliver()
    person = await sim.deps.people.person(sim.player(BRUNO))
    assert person.dm_channel_id not in {None, 7}
    assert person.dm_open is not False
    assert (await sim.table.load(game)).game.phase.kind == "storytelling"


@pytest.mark.parametrize("verb", ["hand", "join"])
async def test_who_presses_after_opening_the_door_is_written_to_again(
    sim: Scenario, verb: Verb
) -> None:
    game = await sim.started()
    await keep(sim, game, dm_open=False)
    await sim.deliver()
    await sim.forge(BRUNO, Press(verb, game, 1, "storytelling"))
    await sim.do(game, c.GiveClue(sim.player(0), "a clue", await sim.card(game, 0)))
    await sim.deliver()
    person = await sim.deps.people.person(sim.player(BRUNO))
    assert person.dm_channel_id is not None


async def test_who_has_joined_is_told_so_if_their_channel_cannot_be_looked_up(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(_player: PlayerId) -> Person:
        raise StorageError("storage-busy")

    monkeypatch.setattr(sim.deps.people, "addressee", busy)
    page, stored = Page(discord.ui.LayoutView()), await sim.table.load(await sim.lobby(1))
    assert await sim.deps.messenger.open_dm(sim.player(BRUNO), page, "nonce", stored) is None


async def test_what_discord_tells_of_somebody_forgotten_meanwhile_is_not_kept(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.lobby(1)
    await sim.deliver()
    create = sim.bot.create_dm

    async def forgotten_meanwhile(user: Any) -> Any:
        await sim.deps.people.forget(sim.player(BRUNO))
        return await create(user)

    monkeypatch.setattr(sim.bot, "create_dm", forgotten_meanwhile)
    await sim.forge(BRUNO, Press("join", game, 0, "lobby"))
    kept = await sim.deps.people.person(sim.player(BRUNO))
    assert kept == Person(sim.player(BRUNO))
