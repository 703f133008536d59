"""Of two direct messages of a round the newer one tells how it went, the older that it went on."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from tests.ui.scenario import Scenario, texts_of

ANNA, BRUNO = range(2)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def teams(sim: Scenario) -> GameId:
    """Anna is to tell, her partner is Bruno, the other teams are computer players."""
    game = await sim.lobby(2, ruleset="teams")
    for _ in range(4):
        await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    for who in (ANNA, BRUNO):
        await sim.do(game, c.PickTeam(sim.player(who), 0))
    await sim.started(game=game)
    return game


async def told_in_teams(sim: Scenario) -> GameId:
    """Anna has told."""
    game = await teams(sim)
    await sim.deliver()
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    return game


def direct(sim: Scenario, who: int) -> list[str]:
    """The texts of the game's messages to somebody, in order."""
    history = sim.users[who].user.dm_channel.history()
    return [texts_of(each) for each in history if "Round 1" in texts_of(each)]


@pytest.mark.parametrize("before", ["nothing", "giving", "the board"])
async def test_who_tells_and_gives_for_a_partner_who_left_reads_once_how_it_went(
    sim: Scenario, before: str
) -> None:
    """Also where more has happened before anything of it is shown."""
    game = await told_in_teams(sim)
    await sim.do(game, c.Leave(sim.player(BRUNO)))
    if before == "the board":  # the hand is not sent any more
        await sim.do(game, c.Skip(sim.player(ANNA)))
    if before == "giving":
        hands = (await sim.view(game, ANNA)).hands
        [mine] = [held for held in hands if not held.given]
        await sim.do(game, c.GiveCard(sim.player(ANNA), mine.cards[0]))
    await sim.deliver()
    assert len(direct(sim, ANNA)) == (1 if before == "the board" else 2)
    while (await sim.view(game, None)).phase != "scored":
        older, *newer = direct(sim, ANNA)
        assert ("further down" in older) == bool(newer)
        await sim.do(game, c.Skip(sim.player(ANNA)))
        await sim.deliver()
    texts = direct(sim, ANNA)
    assert sum("is over" in text for text in texts) == 1
    assert "is over" in texts[-1]
    if len(texts) > 1:
        assert "until the clue came" in texts[0]


async def test_who_gave_both_cards_with_the_clue_has_one_message_that_tells_all(
    sim: Scenario,
) -> None:
    game = await teams(sim)
    await sim.do(game, c.Leave(sim.player(BRUNO)))
    await sim.deliver()
    hands = (await sim.view(game, ANNA)).hands
    own, other = (held.cards[0] for held in hands)
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", own, partner_card=other))
    await sim.deliver()
    while (await sim.view(game, None)).phase != "scored":
        assert "further down" not in direct(sim, ANNA)[0]
        await sim.do(game, c.Skip(sim.player(ANNA)))
        await sim.deliver()
    [text] = direct(sim, ANNA)
    assert "Round 1 is over" in text
