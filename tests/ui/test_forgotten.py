"""Who asks to be forgotten is a former player in every language."""

import json

from bot.engine import commands as c
from bot.i18n import installed
from bot.service.record import GameRecord
from bot.ui.presenters.history import Recorded
from tests.ui.scenario import Scene, said


async def test_forgetting_takes_the_player_out_and_their_name_away(sim: Scene) -> None:
    game = await sim.voting()
    result = await sim.users[1].slash(sim.channel, "dixit forget-me")
    assert "Done" in said(result)
    await sim.do(game, c.EndGame(sim.player(0)))
    async with sim.bot.services.store.begin() as unit:
        document = await unit.record(game)
    assert document is not None
    assert "Bruno" not in document
    record = GameRecord.model_validate(json.loads(document))
    player = str(sim.player(1))
    texts = installed()
    shown = {Recorded(record, texts.texts(name)).bare(player, 32) for name in texts.locales}
    assert len(shown) == len(texts.locales)
    assert Recorded(record, texts.texts("it")).bare(str(sim.player(0)), 32) == "Anna"
