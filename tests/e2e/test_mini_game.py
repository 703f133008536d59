"""The thin whole: a mini game from /dixit start to the podium, over real sockets."""

from pathlib import Path

from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.records import record_of


async def test_three_people_play_mini_to_the_podium(home: Path) -> None:
    async with Table(home, rate_limits=True) as table:
        assert await Game(table, "mini", table.people).play() == 6
        record = record_of(table.database)
    assert len(record["rounds"]) == 6
    assert record["winners"]
