"""A question that is asked once more goes when what it says is so no more, and no sooner."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from tests.ui.scenario import Meanwhile, Scenario, ids_in, said
from tests.ui.steering import at_the_vote, in_the_last_pause
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO = range(4)
Happening = Callable[[Scenario, GameId], Awaitable[None]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def before_the_clue(sim: Scenario) -> tuple[GameId, int]:
    """Return a game of four in its second round, and who tells in it."""
    game = await at_the_vote(sim)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    teller = (await sim.view(game, None)).storyteller
    return game, next(who for who in range(4) if sim.player(who) == teller)


async def tell(sim: Scenario, game: GameId, teller: int) -> None:
    await sim.do(game, c.GiveClue(sim.player(teller), "a clue", await sim.card(game, teller)))
    await sim.deliver()


async def lay(sim: Scenario, game: GameId, teller: int) -> None:
    for who in {0, 1, 2, 3} - {teller}:
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    await sim.deliver()


@pytest.mark.parametrize("by_command", [True, False])
@pytest.mark.parametrize("doing", ["leave", "kick"])
async def test_what_would_void_the_round_is_not_asked_once_it_does_so_no_more(
    sim: Scenario, doing: str, *, by_command: bool
) -> None:
    game, teller = await before_the_clue(sim)
    who = teller if doing == "leave" else ANNA
    menu = await sim.press(who, "steer")
    if by_command:
        named = {} if doing == "leave" else {"player": sim.users[teller]}
        asked = await sim.users[who].slash(sim.channel, f"dixit {doing}", **named)
    elif doing == "leave":
        asked = await sim.again(who, menu, doing)
    else:
        kicks = next(i for i in ids_in(menu) if "kick" in i.split(":"))
        asked = await sim.users[who].select(
            menu.response, [str(sim.player(teller))], custom_id=kicks
        )
    assert "This round scores nothing" in said(asked)
    await tell(sim, game, teller)
    assert "This round scores nothing" in said(asked)  # until the cards lie it does
    await lay(sim, game, teller)
    assert "This round scores nothing" not in said(asked)
    assert there(menu)


async def test_what_stays_so_goes_on_being_asked(sim: Scenario) -> None:
    game, teller = await before_the_clue(sim)
    other = next(who for who in (BRUNO, CARLA) if who != teller)
    leaving = await sim.users[other].slash(sim.channel, "dixit leave")
    ending = await sim.users[ANNA].slash(sim.channel, "dixit end")
    await tell(sim, game, teller)
    assert [there(leaving), there(ending)] == [True, True]
    await lay(sim, game, teller)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert there(ending)


async def ended(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.EndGame(sim.player(ANNA)))


async def one_leaves(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Leave(sim.player(CARLA)))


async def handed_on(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))


async def revealed(sim: Scenario, game: GameId) -> None:
    await sim.do(game, c.Skip(sim.player(ANNA)))


@pytest.mark.parametrize(
    ("happens", "gone"),
    [
        (ended, {"leave", "kick", "end", "remove-clue"}),
        (one_leaves, {"leave", "kick"}),  # too few are left if another one follows, or she is gone
        (handed_on, {"kick", "end", "remove-clue"}),
        (revealed, {"leave", "kick", "remove-clue"}),
    ],
)
async def test_each_question_goes_with_what_it_depends_on(
    sim: Scenario, happens: Happening, gone: set[str]
) -> None:
    game = await at_the_vote(sim)
    asked = {
        "leave": await sim.users[BRUNO].slash(sim.channel, "dixit leave"),
        "kick": await sim.users[ANNA].slash(sim.channel, "dixit kick", player=sim.users[CARLA]),
        "end": await sim.users[ANNA].slash(sim.channel, "dixit end"),
        "remove-clue": await sim.users[ANNA].slash(sim.channel, "dixit remove-clue"),
    }
    await happens(sim, game)
    await sim.deliver()
    assert {doing for doing, question in asked.items() if not there(question)} == gone


async def test_a_question_of_the_lobby_goes_with_it(sim: Scenario) -> None:
    game = await sim.lobby(4)
    await sim.deliver()
    asked = [
        await sim.users[ANNA].slash(sim.channel, "dixit end"),
        await sim.users[ANNA].slash(sim.channel, "dixit kick", player=sim.users[CARLA]),
    ]
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.deliver()
    assert [there(each) for each in asked] == [True, True]
    await sim.started(game=game)
    await sim.deliver()
    assert [there(each) for each in asked] == [False, False]


async def test_the_podium_is_promised_no_longer_than_it_comes(sim: Scenario) -> None:
    game = await in_the_last_pause(sim)
    asked = await sim.users[ANNA].slash(sim.channel, "dixit end")
    assert "podium" in said(asked)
    await sim.do(game, c.Leave(sim.player(BRUNO)))
    await sim.deliver()
    assert not there(asked)


async def test_what_came_of_a_question_stays(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    asked = await sim.users[ANNA].slash(sim.channel, "dixit kick", player=sim.users[CARLA])
    done = await sim.again(ANNA, asked, "steer")
    await sim.deliver()
    assert "no longer at the table" in said(asked)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert there(done)
    assert not done.followups


async def test_what_is_asked_anew_goes_like_the_first_question(sim: Scenario) -> None:
    game = await at_the_vote(sim)
    asked = await sim.users[BRUNO].slash(sim.channel, "dixit leave")
    await sim.do(game, c.Leave(sim.player(CARLA)))
    await sim.again(BRUNO, asked, "steer")
    assert "Things have changed" in said(asked)
    await sim.do(game, c.Pause(sim.player(ANNA)))
    await sim.deliver()
    assert there(asked)
    await ended(sim, game)
    await sim.deliver()
    assert not there(asked)


async def test_a_question_that_is_past_before_it_is_shown_goes(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await at_the_vote(sim)

    async def over(_: object) -> None:
        await ended(sim, game)
        await sim.post()

    meanwhile(over)
    asked = await sim.users[BRUNO].slash(sim.channel, "dixit leave")
    assert not there(asked)
