"""What is asked for again: one copy of a hand or ballot, and a token that is moved, not added."""

from dataclasses import replace

import pytest
import simcord
from simcord.components import walk_components

from bot.engine import commands as c
from bot.engine.ruleset import PARTY
from bot.ui.codec import decode
from tests.ui.scenario import Scenario, ids_in

ANNA, BRUNO, CARLA = range(3)


def there(answer: simcord.InteractionResult) -> bool:
    """Say whether somebody still has the answer before them."""
    return answer.response is not None


@pytest.mark.parametrize("verb", ["hand", "vote"])
async def test_a_second_copy_takes_the_first_ones_place(sim: Scenario, verb: str) -> None:
    await sim.voting()
    await sim.deliver()
    first, other = await sim.press(BRUNO, verb), await sim.press(CARLA, verb)
    second = await sim.press(BRUNO, verb)
    assert [there(answer) for answer in (first, other, second)] == [False, True, True]


async def test_copies_go_with_their_round(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    kept = [await sim.press(BRUNO, verb) for verb in ("hand", "vote")]
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert [there(answer) for answer in kept] == [False, False]


async def ballot_of_party(sim: Scenario, red: str = "obligatory") -> simcord.InteractionResult:
    """Return the storyteller's ballot in a game with a red token."""
    for name in ("Ewa", "Fred"):
        sim.users.insert(4, sim.guild.add_member(sim.env.create_user(name)))
    game = await sim.lobby(4, ruleset="party")
    settings = replace((await sim.table.load(game)).game.settings, ruleset=replace(PARTY, red=red))
    await sim.do(game, c.Configure(sim.player(ANNA), settings))
    for index in (4, 5):
        await sim.do(game, c.Join(sim.player(index), f"Player {index}"))
    await sim.started(game=game)
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue"))
    for index in range(6):
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    await sim.deliver()
    return await sim.press(ANNA, "vote")


def ticked(ballot: simcord.InteractionResult, verb: str) -> list[str]:
    """The numbers on which a ballot shows a token of this kind."""
    assert ballot.response is not None
    parts = walk_components(ballot.response.components)
    shown = [part for part in parts if (part.get("emoji") or {}).get("name") == "✔️"]
    presses = [decode(part["custom_id"]) for part in shown]
    return [press.arg for press in presses if press.verb == verb]


async def test_the_red_token_moves_on_the_ballot_itself(sim: Scenario) -> None:
    ballot = await ballot_of_party(sim)
    assert ballot.response is not None
    message, posted = ballot.response, len(sim.channel.history())
    for number in ("2", "2", "5"):
        custom_id = next(i for i in ids_in(ballot) if i.split(":")[1::4] == ["red", number])
        await sim.users[ANNA].click(message.message, custom_id=custom_id)
        assert ticked(ballot, "red") == [number]
        assert ticked(ballot, "token") == []
    game = decode(ids_in(ballot)[0]).game
    assert (await sim.view(game, ANNA)).red == 5
    assert (await sim.view(game, BRUNO)).red is None
    await sim.deliver()
    assert len(sim.channel.history()) == posted
    assert not any(":red:" in i for i in ids_in(await sim.press(BRUNO, "vote")))


async def test_one_that_need_not_lie_is_taken_back_there_once(sim: Scenario) -> None:
    ballot = await ballot_of_party(sim, red="optional")
    assert ballot.response is not None
    message = ballot.response.message
    game = decode(ids_in(ballot)[0]).game
    place = next(i for i in ids_in(ballot) if i.split(":")[1::4] == ["red", "2"])
    await sim.users[ANNA].click(message, custom_id=place)
    lift = next(i for i in ids_in(ballot) if ":liftred:" in i)
    assert ticked(ballot, "liftred") == ["2"]
    await sim.users[ANNA].click(message, custom_id=lift)
    assert ticked(ballot, "liftred") == ticked(ballot, "red") == []
    await sim.forge(ANNA, lift)  # the second of a double click
    assert (await sim.view(game, ANNA)).red is None
