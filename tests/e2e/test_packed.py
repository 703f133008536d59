"""A game is packed while it is played, and nobody notices."""

from pathlib import Path

from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.records import record_of

OFTEN = {"upkeep.EVERY": 0.1}


async def test_a_game_that_is_packed_while_it_goes_on_is_the_same_game(home: Path) -> None:
    async with Table(home, constants=OFTEN) as table:
        await Game(table, "mini", table.people).play()
        await table.until(lambda: table.ask("SELECT record FROM records") == [("",)])
        await table.until(lambda: not table.ask("SELECT game_id FROM unpacked"))
        lines = table.ask("SELECT version, events FROM log")
        assert lines == table.ask("SELECT version, '' FROM games"), "one line has all actions"
        assert len(record_of(table.database)["rounds"]) == 6
        assert checks.doubled(table) == []
        assert checks.complaints(table) == []
