"""An answer that is still being made when something closes it is not left open."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine import commands as c
from bot.engine.ids import CardId, GameId
from bot.service import worker
from bot.ui.open_answers import OpenAnswers
from tests.ui.scenario import Meanwhile, Scenario, ids_of, said
from tests.ui.test_answers_of_a_round import look
from tests.ui.test_direct_copies import giving, open_copy, there, voting

ANNA, BRUNO, CARLA = range(3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


def answers(sim: Scenario) -> OpenAnswers:
    return sim.bot.services.router._open_answers


async def hide(sim: Scenario, game: GameId, card: CardId) -> None:
    await sim.do(game, c.HideCard(sim.player(ANNA), card, moderator=True))


def being_made(sim: Scenario) -> None:
    """Let an answer be made as long as the test lasts: what closes it must be known until then."""
    command: Any = SimpleNamespace(id=1, message=None)
    answers(sim).hold(command)


async def close(sim: Scenario, card: CardId, by: int = ANNA) -> None:
    await answers(sim).close_pictures(sim.channel.id, card, sim.player(by))


async def revealed(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.post()


async def laid(sim: Scenario, game: GameId) -> None:
    for index in (BRUNO, CARLA):
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    await sim.post()


@pytest.mark.parametrize(("by", "gone"), [(ANNA, True), (BRUNO, False)])
async def test_a_card_that_is_hidden_while_somebody_looks_at_it(
    sim: Scenario, meanwhile: Meanwhile, by: int, gone: bool
) -> None:
    """The moderator who hides it has something else shown in that answer, or has asked again."""
    game = await voting(sim)
    card = (await sim.view(game, None)).board[0]

    async def hidden(_: object) -> None:
        await hide(sim, game, card)
        await close(sim, card, by)

    meanwhile(hidden)
    shown = await look(sim, BRUNO, card)
    assert there(shown) == (not gone)


async def test_who_asks_when_it_is_hidden_already_goes_on_looking(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    """What others have open is taken away a moment later than the card is hidden."""
    game = await voting(sim)
    card, other, _ = (await sim.view(game, None)).board
    await hide(sim, game, card)
    meanwhile(lambda _: close(sim, card))
    shown = await look(sim, BRUNO, other)
    assert there(shown)
    await close(sim, other)
    assert not there(shown)


@pytest.mark.parametrize("verb", ["hand", "vote"])
async def test_a_hand_or_a_ballot_that_comes_after_its_round(
    sim: Scenario, meanwhile: Meanwhile, verb: str
) -> None:
    game = await voting(sim)
    meanwhile(lambda _: revealed(sim, game))
    assert not there(await sim.press(BRUNO, verb))


async def test_a_hand_that_knows_that_the_game_is_over_stays(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await giving(sim)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    meanwhile(lambda _: sim.post())
    assert there(await sim.press(BRUNO, "hand"))


async def test_a_hand_that_knows_of_the_reveal_stays_when_that_comes(sim: Scenario) -> None:
    game = await voting(sim)
    shown: Any = sim.message("vote")
    custom_id = next(i for i in ids_of(shown) if ":hand:" in i)
    before = await sim.users[BRUNO].click(shown, custom_id=custom_id)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    after = await sim.users[CARLA].click(shown, custom_id=custom_id)
    await sim.deliver()
    assert [there(before), there(after)] == [False, True]


@pytest.mark.parametrize("opened", ["look", "describe", "hand"])
async def test_what_is_opened_in_direct_messages_while_the_table_is_laid(
    sim: Scenario, meanwhile: Meanwhile, opened: str
) -> None:
    game = await giving(sim)
    meanwhile(lambda _: laid(sim, game))
    copy = await open_copy(sim, game, opened)
    assert not there(copy)


@pytest.mark.parametrize(
    ("told", "gone"),
    [
        (lambda answers, channel: answers.moved(channel, 1, "voting"), True),
        (lambda answers, channel: answers.hidden(channel), True),
        (lambda answers, channel: answers.moved(channel, 1, "submitting"), False),
        (lambda answers, channel: answers.hidden(channel + 1), False),
    ],
    ids=["past", "hidden", "of now", "elsewhere"],
)
async def test_what_another_process_tells_while_it_is_made(
    sim: Scenario, meanwhile: Meanwhile, told: Callable[[OpenAnswers, int], None], gone: bool
) -> None:
    game = await giving(sim)

    async def tells(_: object) -> None:
        told(answers(sim), sim.channel.id)
        while answers(sim)._closing:
            await next(iter(answers(sim)._closing))

    meanwhile(tells)
    copy = await open_copy(sim, game, "look")
    assert there(copy) == (not gone)
    told(answers(sim), sim.channel.id)
    await sim.env.settle()
    assert there(copy) == (not gone)


async def test_that_a_press_was_late_is_said_though_the_reveal_came_before_it_was_known(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a ballot that a process before has left open, which nothing takes away."""
    game = await voting(sim)
    ballot = await sim.press(CARLA, "vote")
    answers(sim)._copies.clear()
    act = type(sim.table).act

    async def late(self: Any, *args: Any, **more: Any) -> Any:
        monkeypatch.setattr(type(sim.table), "act", act)
        await revealed(sim, game)
        return await act(self, *args, **more)

    monkeypatch.setattr(type(sim.table), "act", late)
    answer = await sim.again(CARLA, ballot, "token")
    await answers(sim).close_past(await sim.table.load(game))
    assert there(ballot)
    assert said(answer).startswith("You were a moment too late")


async def test_of_closings_only_the_newest_are_remembered(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.open_answers.KEPT", 3)
    being_made(sim)
    for number in range(5):
        answers(sim).hidden(number)
    await sim.env.settle()
    assert [number for number, _ in answers(sim)._closings.values()] == [3, 4, 5]


async def test_of_what_closed_answers_of_a_game_the_newest_is_kept(sim: Scenario) -> None:
    """Each holds how everybody stands; of a long evening there would be thousands."""
    being_made(sim)
    game = await voting(sim)
    kept = len(answers(sim)._closings)
    assert kept
    for _ in range(5):
        await sim.do(game, c.Pause(sim.player(ANNA)))
        await sim.deliver()
        await sim.do(game, c.Resume(sim.player(ANNA)))
        await sim.deliver()
    assert len(answers(sim)._closings) == kept


async def test_what_closes_answers_does_not_forget_the_newest_for_an_older_round(
    sim: Scenario,
) -> None:
    """As when the message of a past round is drawn anew while somebody's vote is being made."""
    being_made(sim)
    game = await voting(sim)
    before = await sim.table.load(game)
    await revealed(sim, game)
    await answers(sim).close_past(await sim.table.load(game))
    kept = dict(answers(sim)._closings)
    await answers(sim).close_past(before)
    assert answers(sim)._closings == kept
