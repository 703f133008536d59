"""A server brings its own pictures, and plays with them a minute later."""

from pathlib import Path

from tests.e2e.harness import Table
from tests.e2e.manager import manager, photographs
from tests.e2e.play import Game
from tests.e2e.player import text_of


async def test_pictures_from_a_zip_are_played_with(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner:
        said = await owner.add("Our holidays", photographs(30))
        assert "30" in text_of(said)
        offered = await owner.complete(table.channel, "dixit start", focused="deck", deck="HOLI")
        assert [choice["name"] for choice in offered] == ["Our holidays"]
        game = Game(table, "mini", table.people, rounds=1, options={"deck": offered[0]["value"]})
        assert await game.play() == 1
        dealt = table.ask("SELECT state FROM games")[0][0]
    assert '"house/' not in dealt
    assert "own-" in dealt
