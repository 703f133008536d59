"""The star of the reveal: pressed, moved, pressed late and by those who may not."""

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, said, snapshot, texts_of

ANNA, BRUNO, CARLA, _, STRANGER = range(5)


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


async def test_a_menu_that_is_chosen_from_too_late_goes(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    asked = await sim.press(BRUNO, "star")
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    answer = await sim.users[BRUNO].select(asked.response, ["0"])
    assert answer.response.id == asked.response.id
    assert "this round is over" in said(answer)
    assert ids_in(answer) == []
    assert not answer.followups


async def test_a_late_star_is_told_that_the_round_is_over(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    reveal = sim.message("star")
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    before = snapshot(await sim.table.load(game))
    assert "this round is over" in said(await sim.press(BRUNO, "star", reveal))
    assert "this round is over" in await give(sim, BRUNO, game, 0)
    assert snapshot(await sim.table.load(game)) == before
