"""A reveal after its pause: its points stay, its button and its countdown go.

The buttons that stay on old messages tell of the round of the message.
"""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.ui.codec import Press
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY
from tests.ui.scenario import Scenario, ids_of, said, texts_of


async def test_the_next_round_takes_the_button_and_leaves_the_points(sim: Scenario) -> None:
    game = await sim.voting()
    own = (await sim.view(game, 1)).own_numbers
    await sim.do(game, c.PlaceToken(sim.player(1), 2 if 1 in own else 1))
    await sim.do(game, c.Skip(sim.player(0)))
    await sim.deliver()
    reveal = sim.message("next")
    shown = texts_of(reveal)
    await sim.do(game, c.NextRound(sim.player(0)))
    await sim.deliver()
    old = next(m for m in sim.channel.history() if m.id == reveal.id)
    assert not any(":next:" in i for i in ids_of(old))
    assert any(":explain:" in i for i in ids_of(old))
    points = [line for line in shown.splitlines() if "+" in line]
    assert points
    assert all(line in texts_of(old) for line in points)
    assert len(old.attachments) == len(reveal.attachments)
    assert sim.channel.last_message.id != reveal.id


async def in_the_second_round(sim: Scenario) -> tuple[GameId, Any]:
    """Return a game whose second board is laid, and the reveal of the first round."""
    game = await sim.scored()
    await sim.deliver()
    reveal = sim.message("explain")
    await sim.do(game, c.NextRound(sim.player(0)))
    teller = (await sim.view(game, None)).storyteller
    for index in sorted(range(3), key=lambda index: sim.player(index) != teller):
        card, player = await sim.card(game, index), sim.player(index)
        told = c.GiveClue(player, "second clue", card)
        await sim.do(game, told if player == teller else c.GiveCard(player, card))
    return game, reveal


async def described(sim: Scenario, game: GameId, round_: int, phase: Any, index: int) -> str:
    return said(await sim.forge(index, Press("describe", game, round_, phase)))


async def test_an_old_reveal_is_explained_itself(sim: Scenario) -> None:
    game, reveal = await in_the_second_round(sim)
    await sim.do(game, c.Skip(sim.player(0)))
    await sim.deliver()
    old = next(m for m in sim.channel.history() if m.id == reveal.id)
    assert "Round 1" in said(await sim.press(1, "explain", old))
    assert "Round 2" in said(await sim.press(1, "explain"))
    assert "Round 2" in said(await sim.users[1].slash(sim.channel, "dixit explain"))
    unscored = said(await sim.forge(1, Press("explain", game, 3, "scored")))
    assert "No round has been scored yet" in unscored


async def test_the_cards_of_an_old_reveal_are_described_themselves(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    stranger = 4
    first = await described(sim, game, 1, "scored", stranger)
    board = (await sim.view(game, None)).board
    words = sim.deps.decks
    assert all(words.describe(card, "en-US") in first for card in board)
    chosen = Press("look", game, 1, "scored")
    assert said(await sim.forge(stranger, chosen, values=["words"])) == first
    await sim.do(game, c.NextRound(sim.player(0)))
    past = "### Round 1\n" + first.replace("**On the table**\n", "")
    for phase in ("voting", "scored"):
        assert await described(sim, game, 1, phase, stranger) == past
    await sim.do(game, c.EndGame(sim.player(0)))
    assert await described(sim, game, 1, "scored", stranger) == past


@in_every_language
@pytest.mark.parametrize("pressed", ["board", "hand", "menu"])
async def test_the_hand_of_a_past_round_is_not_said_to_be_held(
    sim: Scenario, pressed: str, locale: str
) -> None:
    """A new card has come, in party all of them have; and people choose by these numbers."""
    game = await sim.scored()
    await sim.deliver()
    press = Press("look" if pressed == "menu" else "describe", game, 1, "scored")
    if pressed == "hand":
        press = replace(press, phase="submitting")
    values = ["words"] if pressed == "menu" else None
    texts = LIBRARY.texts(locale)
    title, now = texts("round-title", round="1"), texts("describe-hand")
    shown = said(await sim.forge(1, press, locale=locale, values=values))
    assert (title in shown, now in shown) == (False, True)
    await sim.do(game, c.NextRound(sim.player(0)))
    shown = said(await sim.forge(1, press, locale=locale, values=values))
    assert title in shown
    assert now not in shown
    assert texts("describe-board") not in shown
    assert (texts("describe-hand-then") in shown) == (pressed == "hand")


async def test_the_cards_of_an_old_hand_are_described_themselves(sim: Scenario) -> None:
    game = await sim.told()
    await sim.deliver()
    own = await described(sim, game, 1, "submitting", 1)
    await sim.do(game, c.GiveCard(sim.player(1), await sim.card(game, 1)))
    for _ in range(2):
        await sim.do(game, c.Skip(sim.player(0)))
    assert await described(sim, game, 1, "submitting", 1) != own
    await sim.do(game, c.NextRound(sim.player(0)))
    past = "### Round 1\n" + own.replace("In your hand", "In your hand then")
    assert await described(sim, game, 1, "submitting", 1) == past
    assert "no cards" in await described(sim, game, 1, "submitting", 4)


async def test_a_removed_clue_is_not_described_under_its_old_board(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    assert "a clue" in await described(sim, game, 1, "voting", 1)
    await sim.do(game, c.RemoveClue(sim.player(0)))
    await sim.do(game, c.NextRound(sim.player(0)))
    assert "a clue" not in await described(sim, game, 1, "voting", 1)


async def test_of_a_round_that_never_was_nothing_is_described(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    assert "belongs to round 7" in await described(sim, game, 7, "scored", 1)
