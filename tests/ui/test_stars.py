"""The star of the reveal: pressed, moved, pressed late and by those who may not."""

import pytest
from simcord import InteractionResult
from simcord.components import walk_components

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, ids_of, said, snapshot, texts_of
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def give(sim: Scenario, who: int, game: GameId, number: int | str, round: int = 1) -> str:
    choice = Press("star", game, round, "scored")
    return said(await sim.forge(who, choice, values=[str(number)]))


async def test_a_star_is_given_moved_and_named_at_the_end(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    assert "like best" in said(await sim.press(BRUNO, "star"))
    assert "Your star is given" in await give(sim, BRUNO, game, 0)
    assert "Your star is given" in await give(sim, CARLA, game, 0)
    assert "Your star is given" in said(await sim.press(BRUNO, "star"))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    shown = texts_of(sim.message("rematch"))
    assert "favourite" in shown
    assert "“a clue” (2 stars)" in shown
    other = next(
        card.number
        for card in (await sim.view(game, None)).reveal.cards
        if card.giver == sim.player(CARLA)
    )
    assert "stays where it is" in await give(sim, BRUNO, game, other)
    assert "given to: Anna's clue" in said(await sim.press(BRUNO, "star"))
    await sim.deliver()
    assert "“a clue” (2 stars)" in texts_of(sim.message("rematch"))


async def test_the_star_of_the_last_round_is_given_once_and_seen_at_once(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert "stays where you put it" in said(await sim.press(BRUNO, "star"))
    for _ in range(2):
        assert "given to: Anna's clue" in await give(sim, BRUNO, game, 0)
    await sim.deliver()
    assert "“a clue” (1 star)" in texts_of(sim.message("rematch"))


async def test_favourites_that_the_end_does_not_name_are_counted(sim: Scenario) -> None:
    game = await sim.voting(4)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    cards = (await sim.view(game, None)).reveal.cards
    for giver, liker in ((0, 1), (1, 2), (2, 3), (3, 0)):
        [card] = [o.number for o in cards if o.giver == sim.player(giver)]
        await sim.do(game, c.GiveStar(sim.player(liker), 1, card))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    shown = texts_of(sim.message("rematch"))
    assert shown.count("(1 star)") == 3
    assert shown.count("favourite") == 1
    assert "one more with as many stars" in shown


async def test_who_may_not_is_told_so_and_nothing_changes(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    assert "aren't playing" in said(await sim.press(STRANGER, "star"))
    assert "aren't playing" in await give(sim, STRANGER, game, 0)
    assert "somebody else's" in await give(sim, ANNA, game, 0)
    assert "button any more" in await give(sim, BRUNO, game, "x")
    assert snapshot(await sim.table.load(game)) == before


async def test_an_open_menu_outlives_a_press_on_next_round(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    reveal = sim.message("star")
    asked = await sim.press(BRUNO, "star")
    assert "until the next cards lie on the table" in said(asked)
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    answer = await sim.users[BRUNO].select(asked.response, ["0"])
    assert "Your star is given" in said(answer)
    assert reveal.id == sim.message("star").id
    assert "like best" in said(await sim.press(CARLA, "star", reveal))


def on_offer(answer: InteractionResult) -> set[str]:
    """Return what can be chosen in an answer."""
    assert answer.response is not None
    menus = [part for part in walk_components(answer.response.components) if "options" in part]
    return {option["label"] for part in menus for option in part["options"]}


@pytest.mark.parametrize("forgotten", [False, True])
async def test_who_has_left_since_is_named_unless_they_asked_to_be_forgotten(
    sim: Scenario, *, forgotten: bool
) -> None:
    game = await sim.voting(4)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    reveal = sim.message("star")
    [card] = [
        o.number for o in (await sim.view(game, None)).reveal.cards if o.giver == sim.player(ANNA)
    ]
    if forgotten:
        asked = await sim.users[ANNA].slash(sim.channel, "dixit forget-me")
        await sim.sure(ANNA, asked)
    else:
        await sim.do(game, c.Leave(sim.player(ANNA)))
    await sim.do(game, c.NextRound(sim.player(BRUNO)))
    await sim.deliver()
    name = "a former player" if forgotten else "Anna"
    asked = await sim.press(DARIO, "star", reveal)
    assert {f"{name}'s clue", f"Card {card}, from {name}"} < on_offer(asked)
    again = await sim.users[DARIO].select(asked.response, ["0"])  # pressed in another phase
    assert {f"{name}'s clue", f"Card {card}, from {name}"} < on_offer(again)
    await sim.do(game, c.EndGame(sim.player(BRUNO), moderator=True))
    assert f"given to: {name}'s clue" in said(await sim.press(DARIO, "star", reveal))


async def second_clue(sim: Scenario, game: GameId) -> list[int]:
    """Play on until the next round has its clue; return who is to give a card."""
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    storyteller = (await sim.view(game, None)).storyteller
    people = [ANNA, BRUNO, CARLA]
    [tells] = [person for person in people if sim.player(person) == storyteller]
    await sim.do(game, c.GiveClue(storyteller, "another", await sim.card(game, tells)))
    return [person for person in people if person != tells]


async def second_board(sim: Scenario, game: GameId) -> None:
    """Play on until the cards of the next round lie on the table."""
    for giver in await second_clue(sim, game):
        await sim.do(game, c.GiveCard(sim.player(giver), await sim.card(game, giver)))


async def test_a_menu_that_is_chosen_from_too_late_goes(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    asked = await sim.press(BRUNO, "star")
    await second_board(sim, game)
    answer = await sim.users[BRUNO].select(asked.response, ["0"])
    assert answer.response.id == asked.response.id
    assert "too late for this one" in said(answer)
    assert ids_in(answer) == []
    assert not answer.followups


@pytest.mark.parametrize("given", [False, True])
async def test_the_question_stays_as_long_as_it_can_be_answered(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, *, given: bool
) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    game = await sim.scored()
    await sim.deliver()
    asked = await sim.press(BRUNO, "star")
    if given:
        await sim.users[BRUNO].select(asked.response, ["0"])
    givers = await second_clue(sim, game)
    await sim.deliver()
    assert there(asked)
    for giver in givers:
        await sim.do(game, c.GiveCard(sim.player(giver), await sim.card(game, giver)))
    await sim.deliver()
    assert not there(asked)


async def test_it_goes_when_the_game_has_ended_and_nothing_is_moved(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    asked = await sim.press(BRUNO, "star")
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    assert not there(asked)
    assert "stays where you put it" in said(await sim.press(BRUNO, "star"))


async def test_a_late_star_is_told_that_its_time_is_over(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    reveal = sim.message("star")
    await second_board(sim, game)
    before = snapshot(await sim.table.load(game))
    assert "too late for this one" in said(await sim.press(BRUNO, "star", reveal))
    assert "too late for this one" in await give(sim, BRUNO, game, 0)
    assert snapshot(await sim.table.load(game)) == before
    await sim.do(game, c.Skip(sim.player(ANNA)))  # which brings stars of its own
    assert "too late for this one" in said(await sim.press(CARLA, "star", reveal))


async def test_the_reveal_offers_stars_as_long_as_they_can_be_given(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    game = await sim.scored()
    await sim.deliver()
    reveal = sim.message("star").id

    def offers() -> bool:
        shown = next(m for m in sim.channel.history() if m.id == reveal)
        return any(":star:" in custom_id for custom_id in ids_of(shown))

    givers = await second_clue(sim, game)
    await sim.deliver()
    assert offers()
    for giver in givers:
        await sim.do(game, c.GiveCard(sim.player(giver), await sim.card(game, giver)))
    await sim.deliver()
    assert not offers()
