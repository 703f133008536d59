"""Whole games through the table service: what is stored is what was played."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.evolve import replay
from bot.engine.ruleset import RULESETS
from bot.service.record import GameRecord
from data.store import SqliteStore
from tests.bench.store import Script, play


@pytest.mark.parametrize("name", sorted(RULESETS))
async def test_a_game_is_the_sum_of_its_log_and_ends_with_a_record(path: Path, name: str):
    ruleset = RULESETS[name]
    script = Script(3, ruleset, ruleset.max_players, unsteady=0.05)
    async with await SqliteStore.open(path) as store:
        await play(store, [script])
    async with await SqliteStore.open(path) as store, store.begin() as uow:
        stored = await uow.games.last_in(1)
        assert stored is not None
        log = await uow.games.log(stored.game.id)
        record = await uow.records.get(stored.game.id)

    id, commitment = stored.game.id, stored.game.commitment  # the script has an id of its own
    assert stored.game == replace(script.game, id=id, commitment=commitment)
    assert [action.version for action in log] == list(range(1, stored.version + 1))
    game = replay(event for action in log for event in action.events)
    assert game == stored.game
    assert record is not None
    assert GameRecord.model_validate_json(record).players
