"""What is proposed in the pause after a round is seen under its reveal, and goes with it (B3)."""

from typing import Any

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from tests.ui.scenario import Scenario, ids_of, said, texts_of
from tests.ui.steering import ANNA, BRUNO, CARLA, at_the_vote, in_the_last_pause, later

PAUSES = ["scored", "void", "last"]
LINES = {"skip": "would like to go on", "host": "would like to be host"}


async def proposed(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, what: str, pause: str = "scored"
) -> tuple[GameId, Any]:
    """Let Bruno propose something in a pause; return the game and the reveal after that."""
    game = await (in_the_last_pause(sim) if pause == "last" else at_the_vote(sim))
    if pause != "last":
        host = sim.player(ANNA)
        await sim.do(game, c.Skip(host) if pause == "scored" else c.RemoveClue(host))
        await sim.deliver()
    later(sim, monkeypatch)
    menu = await sim.press(BRUNO, "steer", sim.message("next"))
    assert "Noted" in said(await sim.again(BRUNO, menu, what))
    await sim.deliver()
    return game, sim.message("next")


def now_shown(sim: Scenario, message: Any) -> Any:
    """Return a message as it is in the channel now."""
    return next(m for m in sim.channel.history() if m.id == message.id)


def shows(message: Any, what: str) -> bool:
    """Say whether a message shows a proposal; its line and its button come and go together."""
    button = any(":propose:" in i and f":{what}:" in i for i in ids_of(message))
    assert button == (LINES[what] in texts_of(message))
    return button


@pytest.mark.parametrize("what", ["skip", "host"])
@pytest.mark.parametrize("pause", PAUSES)
async def test_others_see_it_and_agree_under_the_reveal(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, pause: str, what: str
) -> None:
    game, reveal = await proposed(sim, monkeypatch, what, pause)
    assert shows(reveal, what)
    assert "1 of 2" in texts_of(reveal)
    round_ = (await sim.view(game, None)).round
    answer = said(await sim.press(CARLA, "propose", reveal))
    later(sim, monkeypatch)  # edits of one message keep a distance
    await sim.deliver()
    view = await sim.view(game, None)
    if what == "host":
        assert "**Bruno** is the host now" in answer
        assert (view.host, view.phase) == (sim.player(BRUNO), "scored")
        assert "**Bruno** is the host now" in texts_of(now_shown(sim, reveal))
    else:
        assert "enough of you agree" in answer
        assert view.phase == "finished" if pause == "last" else view.round == round_ + 1
    assert not shows(now_shown(sim, reveal), what)


@pytest.mark.parametrize("how", ["next", "left", "end"])
@pytest.mark.parametrize("what", ["skip", "host"])
async def test_it_goes_with_the_pause_or_with_who_proposed_it(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, what: str, how: str
) -> None:
    game, reveal = await proposed(sim, monkeypatch, what)
    assert shows(reveal, what)
    ending = {
        "next": c.NextRound(sim.player(CARLA)),
        "left": c.Leave(sim.player(BRUNO)),
        "end": c.EndGame(sim.player(ANNA)),
    }
    await sim.do(game, ending[how])
    later(sim, monkeypatch)
    await sim.deliver()
    assert not shows(now_shown(sim, reveal), what)
    assert not any(":propose:" in i for m in sim.channel.history() for i in ids_of(m))


async def test_a_host_who_is_back_goes_on_under_the_reveal(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, reveal = await proposed(sim, monkeypatch, "skip")
    assert "The game has moved on" in said(await sim.press(ANNA, "propose", reveal))
    view = await sim.view(game, None)
    assert (view.round, view.phase) == (2, "storytelling")


async def test_whoever_presses_it_too_late_moves_nothing(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, reveal = await proposed(sim, monkeypatch, "skip")
    agree = next(i for i in ids_of(reveal) if ":propose:" in i)
    await sim.do(game, c.NextRound(sim.player(CARLA)))
    await sim.deliver()
    await sim.forge(CARLA, agree)
    view = await sim.view(game, None)
    assert (view.round, view.phase, view.proposals) == (2, "storytelling", ())
