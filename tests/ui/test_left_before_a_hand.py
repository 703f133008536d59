"""Who leaves, or whose lobby is closed, before they were sent a hand reads so in their welcome."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from tests.ui.scenario import Scenario, texts_of
from tests.ui.test_taken_off_the_table import joins, newest

ANNA, BRUNO, CARLA, DARIO = range(4)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def joined(sim: Scenario, when: str) -> GameId:
    """Return a game that the last of four people came to at some time, and played nothing of."""
    if when in ("lobby", "party"):
        game = await sim.lobby(3, ruleset="party" if when == "party" else "classic")
        await joins(sim, DARIO)
        if when == "party":
            for _ in range(3):
                await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
            await sim.started(4, game)
    else:
        game = await sim.told(3)
        await joins(sim, DARIO)
        if when == "next":
            await sim.do(game, c.RemoveClue(sim.player(ANNA)))
            await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert "Welcome to the table" in newest(sim, DARIO)
    return game


TITLES = {"lobby": "", "party": "Round 1 · ", "waiting": "Round 1 · ", "next": "Round 2 · "}


@pytest.mark.parametrize("ended", [True, False])
@pytest.mark.parametrize("when", TITLES)
async def test_who_leaves_reads_so_in_the_greeting(
    sim: Scenario, *, when: str, ended: bool
) -> None:
    """And of no end; of a way back only as long as there is one."""
    game = await joined(sim, when)
    await sim.do(game, c.Leave(sim.player(DARIO)))
    if ended:
        await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    read = newest(sim, DARIO)
    assert read.startswith(f"### {TITLES[when]}<#{sim.channel.id}>\nYou left the table here.")
    assert ("`/dixit join` in the channel brings you back" in read) != ended
    assert "invited" not in read


async def test_so_does_whoever_closes_a_lobby_by_leaving_it(sim: Scenario) -> None:
    await sim.users[DARIO].slash(sim.channel, "dixit start")
    stored = await sim.table.live_game_in(sim.channel.id)
    assert stored is not None
    await sim.deliver()
    await sim.do(stored.game.id, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    assert newest(sim, DARIO).endswith("You left the table here.")


async def test_who_left_and_is_back_reads_of_it_in_the_older_greeting_alone(sim: Scenario) -> None:
    game = await joined(sim, "waiting")
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    await joins(sim, DARIO)
    await sim.deliver()
    older, newer = map(texts_of, sim.users[DARIO].user.dm_channel.history())
    assert "You left the table here." in older
    assert "Welcome to the table" in newer


async def test_who_was_sent_a_hand_reads_it_there_alone(sim: Scenario) -> None:
    """What an older message says of its round stays true."""
    game = await joined(sim, "lobby")
    await sim.started(4, game)
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    greeting, hand = map(texts_of, sim.users[DARIO].user.dm_channel.history())
    assert "Welcome to the table" in greeting
    assert "You played up to here." in hand


async def test_who_sat_in_a_lobby_that_is_closed_reads_so_in_the_greeting(sim: Scenario) -> None:
    game = await joined(sim, "lobby")
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    closed = f"### The lobby is closed · <#{sim.channel.id}>\nIt was closed before the game began."
    assert newest(sim, DARIO) == closed
