"""One person and two computer players, over real sockets, with the model if it is installed."""

from pathlib import Path

import pytest

from bot.engine.computers import MARK
from tests.e2e.alone import SOON, Alone
from tests.e2e.harness import Table
from tests.e2e.player import find, text_of
from tests.e2e.records import record_of


@pytest.mark.waits
async def test_one_person_has_a_game_with_computer_players(home: Path) -> None:
    async with Table(home, players=1, constants=SOON) as table:
        game = Alone(table, "mini", table.people, rounds=3, options={"computers": 2})
        assert await game.play() == 3
        lines = [text_of(message) for message in game.host.public()]
        record = record_of(table.database)
        direct = [m for p in table.people for m in p.screen.values()]
    assert len(record["rounds"]) == 3
    assert all(played["clue"] for played in record["rounds"])
    assert any(MARK in line for line in lines)
    assert not any(f"<@{n}>" in text_of(m) for n in range(1, 9) for m in direct)
    assert find(direct, "rematch") or lines
