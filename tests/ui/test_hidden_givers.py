"""N1 down to the bytes: exchange who gave which card, and nothing that anybody gets changes."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.engine.ids import PlayerId
from bot.engine.model import Voting
from bot.service.ports import StoredGame
from bot.ui import presenters
from bot.ui.payload import files_of
from cards.catalogue import Catalogue
from cards.maker import PictureMaker
from tests.ui.scenario import Scenario

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


def exchanged(stored: StoredGame, viewer: PlayerId) -> StoredGame:
    """Return the game with other givers for all cards but the viewer's own."""
    phase = stored.game.phase
    assert isinstance(phase, Voting)
    foreign = [card for card in phase.board if card.giver != viewer]
    givers = iter([*foreign[1:], foreign[0]])
    board = tuple(
        card
        if card.giver == viewer
        else replace(card, seat=(other := next(givers)).seat, giver=other.giver)
        for card in phase.board
    )
    assert board != phase.board
    return replace(stored, game=replace(stored.game, phase=replace(phase, board=board)))


@pytest.fixture
def drawing() -> None:
    """Pictures are drawn: they are looked at."""


async def everything(sim: Scenario, stored: StoredGame, who: int) -> list[Any]:
    """Return all that one person can get to see: components, pictures, names, words, pings."""
    deps = sim.deps
    public = await deps.renderer.public(stored, "m" * 20)
    own = await deps.renderer.private(stored, sim.player(who), "en-US", direct=False)
    pages = [make(public) for make in (presenters.turn, presenters.board, presenters.remind)]
    pages += [presenters.status(own), presenters.describe(own), presenters.my_hand(own)]
    pages += [presenters.ballot(own), *(presenters.look(own, card) for card in own.game.board)]
    shown: list[Any] = []
    pictures = PictureMaker(cast("Catalogue", deps.decks), workers=1)  # with no cache to share
    for page in pages:
        files = await files_of(page, pictures)
        sent = [(file.filename, file.description, file.fp.read()) for file in files]
        shown.append((page.view.to_components(), sent, page.pings))
    pictures.close()
    return shown


@pytest.mark.parametrize("who", [ANNA, BRUNO, STRANGER], ids=["storyteller", "voter", "stranger"])
async def test_nothing_that_anybody_gets_tells_whose_card_is_whose(sim: Scenario, who: int) -> None:
    stored = await sim.table.load(await sim.voting(4))
    other = exchanged(stored, sim.player(who))
    assert await everything(sim, stored, who) == await everything(sim, other, who)
