"""Everybody reads in their newest direct message how the game ended, of whichever round it is."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId, PlayerId
from bot.engine.ruleset import CLASSIC
from bot.service import worker
from bot.service.choices import default_settings
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of
from tests.ui.scenario import Scenario, texts_of

ANNA, BRUNO, CARLA, DARIO = range(4)
OVER = "The game is over"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


def direct(sim: Scenario, who: int) -> list[Any]:
    return sim.users[who].user.dm_channel.history()


async def play_to_the_vote(sim: Scenario, game: GameId, players: int) -> None:
    """The first round, whose hands everybody is sent."""
    await sim.started(players, game)
    await sim.deliver()
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    for who in range(1, players):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    await sim.deliver()


async def won_by_two(sim: Scenario) -> GameId:
    """A game of one lap after its first round, which brought Anna and Bruno 3 points."""
    settings = default_settings("mini", "untimed", ("plain",))
    game = await sim.lobby(3)
    ruleset = replace(settings.ruleset, laps=1, seating="joined", first_storyteller="host")
    await sim.do(game, c.Configure(sim.player(ANNA), replace(settings, ruleset=ruleset)))
    await play_to_the_vote(sim, game, 3)
    view = await sim.view(game, BRUNO)
    [told] = {1, 2, 3} - view.own_numbers - (await sim.view(game, CARLA)).own_numbers
    await sim.do(game, c.PlaceToken(sim.player(BRUNO), told))
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    return game


async def test_who_was_sent_nothing_in_the_last_round_reads_that_they_have_won(
    sim: Scenario,
) -> None:
    game = await won_by_two(sim)
    for _ in range(2):
        await sim.do(game, c.NextRound(sim.player(ANNA)))
        await sim.deliver()
        before = [len(direct(sim, who)) for who in range(3)]
        await sim.do(game, c.Skip(sim.player(ANNA)))
        await sim.deliver()
    assert (await sim.view(game, None)).phase == "finished"
    assert [len(direct(sim, who)) for who in range(3)] == before, "nobody is pinged by it"
    for who in (ANNA, BRUNO, CARLA):
        *earlier, newest = map(texts_of, direct(sim, who))
        assert OVER in newest
        assert ("You share the win" in newest) == (who != CARLA)
        assert not any(OVER in text for text in earlier)


@pytest.mark.parametrize("scored", [True, False])
async def test_who_waits_for_a_clue_when_the_game_is_ended_reads_so(
    sim: Scenario, scored: bool
) -> None:
    game = await won_by_two(sim)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    if scored:
        await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    for who in (ANNA, BRUNO, CARLA):
        assert OVER in texts_of(direct(sim, who)[-1])


async def test_who_has_left_is_told_nothing_of_the_end(sim: Scenario) -> None:
    game = await sim.lobby(4)
    await play_to_the_vote(sim, game, 4)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    teller = (await sim.view(game, None)).storyteller
    gone = next(who for who in range(1, 4) if sim.player(who) != teller)
    await sim.deliver()
    await sim.do(game, c.Leave(sim.player(gone)))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert OVER not in texts_of(direct(sim, gone)[-1])


async def test_an_older_message_that_is_behind_does_not_tell_of_the_end(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is brought to the end of its own round, however late."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 60.0)
    game = await won_by_two(sim)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    monkeypatch.setattr(sim.table, "now", lambda: 4e9)
    await sim.deliver()
    for who in (ANNA, BRUNO, CARLA):
        told = [OVER in texts_of(each) for each in direct(sim, who)]
        assert told.count(True) == 1
        assert told[-1]


@pytest.mark.parametrize("back", [True, False])
async def test_who_has_a_newer_greeting_than_hand_reads_it_there(
    sim: Scenario, *, back: bool
) -> None:
    """Also who waits for a seat still, and was sent no hand at all."""
    game = await sim.lobby(4 if back else 3)
    await play_to_the_vote(sim, game, 4 if back else 3)
    if back:
        await sim.do(game, c.Leave(sim.player(DARIO)))
        await sim.deliver()
    await sim.users[DARIO].slash(sim.channel, "dixit join")
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    *earlier, newest = map(texts_of, direct(sim, DARIO))
    assert OVER in newest
    assert "Nobody wins" in newest
    assert bool(earlier) == back
    assert not any(OVER in text for text in earlier)


async def test_who_sits_again_reads_it_in_the_greeting_until_they_have_a_hand(
    sim: Scenario,
) -> None:
    game = await sim.lobby(4)
    await play_to_the_vote(sim, game, 4)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    await sim.users[DARIO].slash(sim.channel, "dixit join")
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert OVER in texts_of(direct(sim, DARIO)[-1])


@in_every_language
def test_who_waits_while_others_win_is_told_who_has(locale: str) -> None:
    table = Table(CLASSIC, 4, target_score=3)
    table.tell()
    table.give_all()
    table.do(c.Join(PlayerId(9), "Iris"))
    table.vote(2, 1)
    table.vote(3, 2)
    table.close()
    assert table.view().outcome.winners
    shown = context(table.view(9), locale, direct=True)
    said = text_of(presenters.greeted(shown))
    title = LIBRARY.texts(locale)("hand-game-over")
    assert said.startswith(f"{title} · <#{shown.place.target_id}>\n")
    assert "**Tom**" in said


async def test_a_lobby_that_is_closed_is_no_game_that_is_over(sim: Scenario) -> None:
    game = await sim.lobby(3)
    await sim.deliver()
    await sim.users[DARIO].slash(sim.channel, "dixit join")
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert OVER not in texts_of(direct(sim, DARIO)[-1])
