"""Who asks to be forgotten is a former player in every language."""

import json
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.i18n import installed
from bot.service.invalidation import current_message
from bot.service.record import FORMER_PLAYER, GameRecord
from bot.ui.presenters.history import Recorded
from tests.ui.scenario import Scenario, said, snapshot


async def test_forgetting_takes_the_player_out_and_their_name_away(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    asked = await sim.users[1].slash(sim.channel, "dixit forget-me")
    assert "can't be undone" in said(asked)
    assert snapshot(await sim.table.load(game)) == before
    assert "Done" in said(await sim.sure(1, asked))
    assert "Done" in said(await sim.sure(1, asked))
    await sim.do(game, c.EndGame(sim.player(0)))
    document = (await sim.table.record(await sim.table.load(game))).model_dump_json()
    assert "Bruno" not in document
    record = GameRecord.model_validate(json.loads(document))
    player = str(sim.player(1))
    texts = installed()
    shown = {Recorded(record, texts.texts(name)).bare(player, 32) for name in texts.locales}
    assert len(shown) == len(texts.locales)
    assert Recorded(record, texts.texts("it")).bare(str(sim.player(0)), 32) == "Anna"


async def shown(sim: Scenario, game: GameId, locale: str) -> str:
    """Return everything that the present message says and draws."""
    stored = replace(await sim.table.load(game), locale=locale)
    renderer = sim.deps.renderer
    page = await renderer.page(current_message(stored.game), "", stored)
    return f"{page.view.to_components()} {page.attachments}"


@pytest.mark.parametrize("locale", ["it", "pl", "pt-BR"])
async def test_in_a_reveal_and_at_the_end_the_forgotten_are_named_in_its_language(
    sim: Scenario, locale: str
) -> None:
    texts = installed().texts(locale)
    former = texts("former-player")[:10]  # pictures and alternative texts may cut it
    game = await sim.voting(4)
    await sim.deliver()
    own = (await sim.view(game, 3)).own_numbers
    await sim.do(game, c.PlaceToken(sim.player(3), 2 if 1 in own else 1))
    await sim.sure(3, await sim.users[3].slash(sim.channel, "dixit forget-me"))
    await sim.do(game, c.Skip(sim.player(0)))
    revealed = await shown(sim, game, locale)
    assert former in revealed
    assert FORMER_PLAYER not in revealed
    await sim.do(game, c.EndGame(sim.player(0)))
    await sim.sure(2, await sim.users[2].slash(sim.channel, "dixit forget-me"))
    podium = await shown(sim, game, locale)
    assert former in podium
    assert FORMER_PLAYER not in podium
