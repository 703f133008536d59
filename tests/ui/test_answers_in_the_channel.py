"""What people have open in the channel goes when what it says is over, and no sooner."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from bot.ui.presenters.clue import FIELD_TEXT
from tests.ui.scenario import Meanwhile, Scenario, ids_in, ids_of, said
from tests.ui.test_answers_of_a_round import menu, reveal
from tests.ui.test_direct_copies import all_give, giving, push, standing, verbs, voting
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def offered(sim: Scenario) -> GameId:
    """A first round, which anybody may tell."""
    game = await sim.started()
    await sim.deliver()
    return game


async def tell(sim: Scenario, game: GameId, who: int = ANNA) -> None:
    await sim.do(game, c.GiveClue(sim.player(who), "a clue", await sim.card(game, who)))
    await sim.deliver()


async def tells(sim: Scenario, game: GameId, who: int) -> bool:
    return (await sim.view(game, None)).storyteller == sim.player(who)


async def votable(sim: Scenario, game: GameId) -> int:
    """A number for which Bruno may vote."""
    return min({1, 2, 3} - (await sim.view(game, BRUNO)).own_numbers)


async def skip(sim: Scenario, game: GameId) -> None:
    """Do what the deadline would: a storyteller is drawn, cards are, or votes are missing."""
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()


async def lay(sim: Scenario, game: GameId) -> None:
    await all_give(sim, game, BRUNO, CARLA)


async def remove_clue(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.RemoveClue(sim.player(ANNA)))
    await sim.deliver()


@pytest.mark.parametrize("goes_on", [tell, skip])
async def test_who_may_no_longer_offer_a_clue_does_not_go_on_reading_so(
    sim: Scenario, goes_on: Callable[[Scenario, GameId], Awaitable[None]]
) -> None:
    game = await offered(sim)
    hand = await sim.press(CARLA, "hand")
    assert "whoever does so first" in said(hand)
    await goes_on(sim, game)
    assert not there(hand)


@pytest.mark.parametrize("goes_on", [lay, remove_clue, skip])
async def test_a_card_is_not_to_be_given_when_the_time_for_it_is_over(
    sim: Scenario, goes_on: Callable[[Scenario, GameId], Awaitable[None]]
) -> None:
    game = await giving(sim)
    hand = await sim.press(BRUNO, "hand")
    own = await sim.card(game, BRUNO, 2)
    look = await sim.users[BRUNO].select(hand.response, [own], custom_id=menu(ids_in(hand)))
    assert there(look)
    other = await sim.press(CARLA, "hand")
    await goes_on(sim, game)
    assert [there(look), there(other)] == [False, False]


@pytest.mark.parametrize("verb", ["hand", "vote"])
async def test_of_a_vote_nothing_stays_when_its_clue_is_removed(sim: Scenario, verb: str) -> None:
    game = await voting(sim)
    shown = await sim.press(BRUNO, verb)
    await remove_clue(sim, game)
    assert not there(shown)


async def test_who_gives_in_direct_messages_has_no_older_hand_in_the_channel(sim: Scenario) -> None:
    await giving(sim)
    mine, other = await sim.press(BRUNO, "hand"), await sim.press(CARLA, "hand")
    await push(sim, BRUNO, "pick")
    assert [there(mine), there(other)] == [False, True]


async def test_who_votes_in_direct_messages_has_no_older_vote_in_the_channel(sim: Scenario) -> None:
    game = await voting(sim)
    ballot, other = await sim.press(BRUNO, "vote"), await sim.press(CARLA, "vote")
    message, number = standing(sim, BRUNO), str(await votable(sim, game))
    custom_id = next(i for i in ids_of(message) if i.split(":")[1::4] == ["token", number])
    await sim.users[BRUNO].user.click(message, custom_id=custom_id)
    assert (await sim.view(game, BRUNO)).ballot
    assert [there(ballot), there(other)] == [False, True]


@pytest.mark.parametrize("verb", ["hand", "vote"])
async def test_who_leaves_keeps_nothing_and_others_all(sim: Scenario, verb: str) -> None:
    game = await sim.voting(4)
    await sim.deliver()
    shown = [await sim.press(who, verb) for who in (BRUNO, CARLA)]
    await sim.do(game, c.Leave(sim.player(BRUNO)))
    await sim.deliver()
    assert [there(answer) for answer in shown] == [False, True]


async def test_who_joins_does_not_go_on_reading_how_to(sim: Scenario) -> None:
    game = await giving(sim)
    hand = await sim.press(DARIO, "hand")
    await sim.again(DARIO, hand, "join")
    await sim.deliver()
    assert not there(hand)
    assert (await sim.table.load(game)).game.waiting


async def test_a_newcomers_hand_stays_until_their_cards_come(sim: Scenario) -> None:
    game = await giving(sim)
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    hand, stranger = await sim.press(DARIO, "hand"), await sim.press(STRANGER, "hand")
    await lay(sim, game)
    await reveal(sim, game)
    assert [there(hand), there(stranger)] == [True, True]
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert not there(hand)


async def test_who_is_back_does_not_go_on_reading_that_nobody_waits(sim: Scenario) -> None:
    game = await giving(sim)
    await all_give(sim, game, BRUNO)
    await skip(sim, game)
    await sim.do(game, c.PlaceToken(sim.player(BRUNO), await votable(sim, game)))
    await skip(sim, game)
    away = await sim.press(CARLA, "hand")
    assert "💤" in said(away)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert not there(away)
    if not await tells(sim, game, BRUNO):  # the turn of who is away passes
        await sim.do(game, c.NextRound(sim.player(ANNA)))
    await tell(sim, game, BRUNO)
    away, other = [await sim.press(who, "hand") for who in (CARLA, ANNA)]
    assert "💤" in said(away)
    await all_give(sim, game, CARLA)
    assert [there(away), there(other)] == [False, True]


async def test_what_the_last_card_led_to_stays_though_the_table_is_laid_before_it_is_shown(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await giving(sim)
    await all_give(sim, game, CARLA)
    hand = await sim.press(BRUNO, "hand")
    meanwhile(lambda _: sim.post())
    answer = await sim.again(BRUNO, hand, "pick")
    await sim.deliver()
    assert not answer.followups
    assert there(hand)
    assert "vote" in verbs(hand)
    await reveal(sim, game)
    assert not there(hand)


async def test_who_tells_goes_on_reading_what_they_told(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await offered(sim)
    hand = await sim.press(ANNA, "hand")
    modal = await sim.again(ANNA, hand, "pick")
    meanwhile(lambda _: sim.post())
    await sim.users[ANNA].submit_modal(modal, {FIELD_TEXT: "a lighthouse"})
    await sim.deliver()
    assert "a lighthouse" in said(hand)
    await lay(sim, game)
    assert not there(hand)


async def test_a_press_after_which_nothing_else_is_shown_leaves_nothing_that_is_over(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window for the clue opens while somebody else's clue comes."""
    game = await offered(sim)
    hand = await sim.press(ANNA, "hand")
    opens = type(sim.bot.services.router.handlers.telling).pick

    async def overtaken(*args: object) -> None:
        await opens(*args)  # type: ignore[arg-type]
        await sim.do(game, c.GiveClue(sim.player(BRUNO), "mine", await sim.card(game, BRUNO)))
        await sim.post()

    monkeypatch.setattr(type(sim.bot.services.router.handlers.telling), "pick", overtaken)
    await sim.again(ANNA, hand, "pick")
    assert not there(hand)


async def test_a_look_that_leads_to_nothing_stays_when_the_clue_comes(sim: Scenario) -> None:
    game = await giving(sim)
    await lay(sim, game)
    await reveal(sim, game)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    hand = await sim.press(ANNA, "hand")
    own = await sim.card(game, ANNA)
    await sim.users[ANNA].select(hand.response, [own], custom_id=menu(ids_in(hand)))
    await tell(sim, game, BRUNO if await tells(sim, game, BRUNO) else CARLA)
    assert there(hand)


async def test_what_others_do_leaves_what_is_still_to_be_done(sim: Scenario) -> None:
    game = await giving(sim)
    hand = await sim.press(BRUNO, "hand")
    await all_give(sim, game, CARLA)
    await sim.do(game, c.Pause(sim.player(ANNA)))
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(CARLA)))
    await sim.deliver()
    assert there(hand)


async def test_a_clue_is_not_offered_to_be_put_into_other_words_once_a_card_is_given(
    sim: Scenario,
) -> None:
    game = await giving(sim)
    hand, other = await sim.press(ANNA, "hand"), await sim.press(CARLA, "hand")
    assert any(":clue:" in i for i in ids_in(hand))
    await sim.do(game, c.GiveCard(sim.player(BRUNO), await sim.card(game, BRUNO)))
    await sim.deliver()
    assert [there(hand), there(other)] == [False, True]


@pytest.mark.parametrize("verb", ["hand", "vote"])
async def test_that_too_few_are_left_is_said_until_there_are_enough(
    sim: Scenario, verb: str
) -> None:
    game = await voting(sim)
    await sim.do(game, c.Leave(sim.player(CARLA)))
    await sim.deliver()
    shown = await sim.press(BRUNO, verb)
    assert "Too few players" in said(shown)
    await sim.do(game, c.Join(sim.player(DARIO), "Dario"))
    await sim.deliver()
    assert not there(shown)
