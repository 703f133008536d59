"""The question whether to hide a card, and what else an answer turns into: how long it stays."""

from typing import Any

import pytest
from discord import Permissions
from simcord import InteractionResult

from bot.engine import commands as c
from bot.engine.ids import CardId, GameId
from bot.service import worker
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, said
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, MODERATOR, OTHER = 0, 1, 2, 5, 6
WAYS = ["look", "menu", "command"]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


@pytest.fixture
async def game(sim: Scenario) -> GameId:
    """A game that votes; one of its players moderates, as do two others."""
    role = sim.guild.create_role("mods", permissions=Permissions(manage_messages=True))
    users = [sim.guild.add_member(sim.env.create_user(name), roles=[role]) for name in "CMN"]
    sim.users[CARLA], *_ = users
    sim.users += users[1:]
    game = await sim.voting()
    await sim.deliver()
    return game


def button(answer: InteractionResult, verb: str) -> str:
    return next(i for i in ids_in(answer) if f":{verb}:" in i)


async def asked(sim: Scenario, game: GameId, way: str, who: int = MODERATOR) -> InteractionResult:
    """Have a moderator asked whether to hide the first card; return their answer of then."""
    card = await first_card(sim, game)
    if way == "command":
        return await sim.users[who].slash(sim.channel, "dixit hide-card", number=1)
    if way == "menu":
        opened = await sim.press(who, "steer")
        assert opened.response is not None
        await sim.users[who].select(opened.response, [card], custom_id=button(opened, "hide"))
    else:
        opened = await sim.forge(who, Press("look", game, 1, "voting"), values=[card])
        assert opened.response is not None
        await sim.users[who].click(opened.response, custom_id=button(opened, "hide"))
    assert "for good" in said(opened)
    return opened


async def first_card(sim: Scenario, game: GameId) -> CardId:
    return (await sim.view(game, None)).board[0]


@pytest.mark.parametrize("way", WAYS)
async def test_it_stays_while_the_game_goes_on(sim: Scenario, game: GameId, way: str) -> None:
    question = await asked(sim, game, way)
    await sim.do(game, c.PassHost(sim.player(ANNA), sim.player(BRUNO)))
    await sim.do(game, c.Skip(sim.player(BRUNO)))
    await sim.deliver()
    assert there(question)


@pytest.mark.parametrize("way", WAYS)
async def test_another_card_may_be_looked_at_beside_it(
    sim: Scenario, game: GameId, way: str
) -> None:
    """Hiding is for good: one compares first, and may have done so before one asked."""
    second = (await sim.view(game, None)).board[1]
    look = Press("look", game, 1, "voting")
    looks = [await sim.forge(MODERATOR, look, values=[second])] if way != "look" else []
    question = await asked(sim, game, way)
    looks = looks or [await sim.forge(MODERATOR, look, values=[second])]
    assert there(question)
    assert all(map(there, looks))


@pytest.mark.parametrize("way", WAYS)
async def test_what_came_of_it_stays(sim: Scenario, game: GameId, way: str) -> None:
    question = await asked(sim, game, way)
    assert question.response is not None
    await sim.users[MODERATOR].click(question.response, custom_id=button(question, "conceal"))
    await sim.deliver()
    assert "card is hidden" in said(question)


@pytest.mark.parametrize("way", WAYS)
async def test_its_picture_goes_when_another_hides_the_card(
    sim: Scenario, game: GameId, way: str
) -> None:
    question = await asked(sim, game, way)
    card = await first_card(sim, game)
    await sim.forge(OTHER, Press("conceal", game, 1, "voting", card))
    assert not there(question)


async def test_a_player_s_own_is_no_part_of_their_ballot(sim: Scenario, game: GameId) -> None:
    """Looks from which the game goes on go with the phase."""
    question = await asked(sim, game, "look", CARLA)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert there(question)


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_that_a_star_comes_too_late_is_said_and_stays(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, meanwhile: bool
) -> None:
    """Also if it came in time, and the round passed while it was dealt with."""
    game, act = await sim.scored(), sim.table.act
    await sim.deliver()
    picker = await sim.press(BRUNO, "star")
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()

    async def pass_on() -> None:
        teller = (await sim.view(game, None)).storyteller
        index = [user.id for user in sim.users].index(teller)
        await sim.do(game, c.GiveClue(sim.player(index), "late", await sim.card(game, index)))
        await sim.do(game, c.Skip(sim.player(ANNA)))

    async def act_later(*args: Any, **named: Any) -> Any:
        monkeypatch.setattr(sim.table, "act", act)
        await pass_on()
        await sim.post()
        return await act(*args, **named)

    if meanwhile:
        monkeypatch.setattr(sim.table, "act", act_later)
    else:
        await pass_on()
    assert picker.response is not None
    await sim.users[BRUNO].select(picker.response, ["0"])
    await sim.deliver()
    assert "too late" in said(picker)
