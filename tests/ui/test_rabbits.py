"""Choosing a rabbit in the lobby, and what a rematch brings back."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import InteractionResult

from bot.engine import commands as c
from bot.engine.errors import StorageError
from bot.engine.options import with_settings
from bot.engine.ruleset import MINI
from bot.engine.views import GameView
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, said, snapshot, texts_of

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def test_a_rabbit_is_chosen_from_a_menu(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    menu = await sim.again(BRUNO, await sim.press(BRUNO, "hand"), "rabbit")
    assert "Your rabbit" in said(menu)
    choice = Press("rabbit", game, 0, "lobby")
    for _ in range(2):  # pressed twice it is chosen once
        await sim.forge(BRUNO, choice, values=["8"])
    assert (await sim.view(game, None)).players[1].rabbit == 8
    await sim.deliver()
    assert "black" in texts_of(sim.message("start"))


@pytest.mark.parametrize(
    ("who", "chosen", "why"),
    [
        (BRUNO, "0", "already"),
        (BRUNO, "99", "menu"),
        (BRUNO, "x", "menu"),
        (STRANGER, "5", "aren't"),
    ],
)
async def test_what_cannot_be_chosen_changes_nothing(
    sim: Scenario, who: int, chosen: str, why: str
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    choice = Press("rabbit", game, 0, "lobby")
    assert why in said(await sim.forge(who, choice, values=[chosen]))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_menu_shows_what_is_in_force_after_a_refused_choice(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord shows a refused choice until the message is edited, so it is."""
    game = await sim.lobby()
    await sim.deliver()
    menu = await sim.again(BRUNO, await sim.press(BRUNO, "hand"), "rabbit")
    before = menu.response.components
    await sim.do(game, c.PickRabbit(sim.player(CARLA), 8))
    edited = watched_edits(monkeypatch)
    answer = await sim.users[BRUNO].select(menu.response, ["8"], custom_id=menu_in(menu))
    assert "already" in said(answer)
    assert menu.response.id in edited
    assert menu.response.components == before


async def test_who_was_named_as_first_storyteller_can_be_named_again(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.lobby(2)
    rules = with_settings(MINI, first_storyteller="choice")
    settings = replace((await sim.table.load(game)).game.settings, ruleset=rules)
    await sim.do(game, c.Configure(sim.player(ANNA), settings))
    await sim.deliver()
    asked = await sim.press(ANNA, "start")
    named = [str(sim.player(BRUNO))]
    edited = watched_edits(monkeypatch)
    refused = await sim.users[ANNA].select(asked.response, named, custom_id=menu_in(asked))
    assert "needs at least 3 players" in said(refused)
    assert asked.response.id in edited
    await sim.do(game, c.Join(sim.player(CARLA), "Carla"))
    begun = await sim.users[ANNA].select(asked.response, named, custom_id=menu_in(asked))
    assert "Here we go!" in said(begun)
    assert begun.response.id == asked.response.id
    assert ids_in(asked) == []


def watched_edits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the list of pressed messages that are edited from now on."""
    edited: list[int] = []
    edit = discord.Interaction.edit_original_response

    async def watched(interaction: discord.Interaction, **change: Any) -> Any:
        if interaction.message is not None:
            edited.append(interaction.message.id)
        return await edit(interaction, **change)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", watched)
    return edited


def menu_in(shown: InteractionResult) -> str:
    return next(i for i in ids_in(shown) if not i.startswith("d1:seat:"))


async def test_a_menu_pressed_when_the_game_runs_changes_nothing(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    for values in (None, ["8"]):
        assert said(await sim.forge(BRUNO, Press("rabbit", game, 0, "lobby"), values=values))
    assert "aren't playing" in said(await sim.forge(STRANGER, Press("rabbit", game, 0, "lobby")))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_rematch_keeps_rabbits_and_computer_players(sim: Scenario) -> None:
    over = await sim.lobby()
    await sim.do(over, c.AddComputer(sim.player(ANNA), "sharp"))
    await sim.do(over, c.PickRabbit(sim.player(CARLA), 9))
    await sim.started(game=over)
    await sim.do(over, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    end = sim.message("rematch")
    for who in (CARLA, BRUNO):
        await sim.press(who, "rematch", end)
    live = await sim.table.live_game_in(sim.channel.id)
    assert live is not None
    players = {p.id: p for p in (await sim.view(live.game.id, None)).players}
    assert players[sim.player(CARLA)].rabbit == 9
    assert players[sim.player(BRUNO)].rabbit == 1
    assert [p.computer for p in players.values() if p.computer] == ["sharp"]


@pytest.mark.parametrize("ruleset", ["odyssey", "teams"])
async def test_a_rematch_brings_the_computer_players_that_were_left(
    sim: Scenario, ruleset: str
) -> None:
    """Though the first one gave way and another one was removed; a pair's rabbit is one of both."""
    over = await sim.lobby(2, ruleset=ruleset)
    for level in ("even", "sharp", "gentle", "even"):
        await sim.do(over, c.AddComputer(sim.player(ANNA), level))
    await sim.started(game=over)
    await sim.do(over, c.Join(sim.player(STRANGER), "Stranger"))
    while (await sim.view(over, None)).phase != "scored":
        await sim.do(over, c.Skip(sim.player(ANNA)))
    await sim.do(over, c.NextRound(sim.player(ANNA)))
    await sim.do(over, c.RemoveComputer(sim.player(ANNA)))

    def here(view: GameView) -> set[tuple[object, ...]]:
        kept = "team" if ruleset == "teams" else "rabbit"
        return {(p.name, getattr(p, kept), p.computer) for p in view.players if p.computer}

    before = here(await sim.view(over, None))
    assert len(before) == 2
    if (await sim.view(over, None)).phase != "finished":
        await sim.do(over, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    await sim.press(BRUNO, "rematch", sim.message("rematch"))
    live = await sim.table.live_game_in(sim.channel.id)
    assert live is not None
    assert here(await sim.view(live.game.id, None)) == before


async def chosen(sim: Scenario, who: int, rabbit: int) -> None:
    """Have somebody choose a rabbit in a lobby that is closed again after it."""
    lobby = await sim.lobby()
    await sim.deliver()
    await sim.forge(who, Press("rabbit", lobby, 0, "lobby"), values=[str(rabbit)])
    await sim.do(lobby, c.EndGame(sim.player(ANNA)))
    await sim.deliver()


async def rabbits(sim: Scenario) -> dict[int, int]:
    live = await sim.table.live_game_in(sim.channel.id)
    assert live is not None
    return {p.id: p.rabbit for p in (await sim.view(live.game.id, None)).players}


async def test_who_opens_the_next_lobby_has_the_chosen_rabbit_again(sim: Scenario) -> None:
    await chosen(sim, ANNA, 5)
    await sim.users[ANNA].slash(sim.channel, "dixit start", computers=2)
    seated = await rabbits(sim)
    assert seated[sim.player(ANNA)] == 5
    assert len(set(seated.values())) == 3


async def test_who_joins_the_next_lobby_has_the_chosen_rabbit_if_it_is_free(sim: Scenario) -> None:
    await chosen(sim, BRUNO, 5)
    await chosen(sim, CARLA, 5)
    await sim.users[ANNA].slash(sim.channel, "dixit start")
    for who in (CARLA, BRUNO):
        await sim.users[who].slash(sim.channel, "dixit join")
    seated = await rabbits(sim)
    assert seated[sim.player(CARLA)] == 5
    assert seated[sim.player(BRUNO)] != 5
    assert len(set(seated.values())) == 3


@pytest.mark.parametrize(("others", "own"), [(6, 5), (5, 2)])
async def test_who_joins_a_running_game_has_the_chosen_rabbit_if_it_is_free(
    sim: Scenario, others: int, own: int
) -> None:
    await chosen(sim, CARLA, 5)
    game = await sim.lobby(2)
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    await sim.do(game, c.PickRabbit(sim.player(DARIO), others))
    await sim.started(game=game)
    await sim.users[CARLA].slash(sim.channel, "dixit join")
    assert (await rabbits(sim))[sim.player(CARLA)] == own


async def test_who_asked_to_be_forgotten_has_no_chosen_rabbit(sim: Scenario) -> None:
    await chosen(sim, BRUNO, 5)
    await sim.deps.people.forget(sim.player(BRUNO))
    await sim.users[ANNA].slash(sim.channel, "dixit start")
    await sim.users[BRUNO].slash(sim.channel, "dixit join")
    assert (await rabbits(sim))[sim.player(BRUNO)] == 1


async def test_a_rabbit_is_chosen_although_the_wish_cannot_be_kept(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> None:
        raise StorageError("storage-busy")

    game = await sim.lobby()
    await sim.deliver()
    monkeypatch.setattr(sim.deps.people, "note_rabbit", busy)
    await sim.forge(BRUNO, Press("rabbit", game, 0, "lobby"), values=["8"])
    assert (await rabbits(sim))[sim.player(BRUNO)] == 8
