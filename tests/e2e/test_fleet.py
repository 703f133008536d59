"""Several processes, each with some of the shards, play on one PostgreSQL server."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from data.address import ServerAddress
from tests.e2e import checks
from tests.e2e.harness import SHORT_LEASES, Table
from tests.e2e.play import Game
from tests.e2e.player import Player
from tests.e2e.records import checked, comparable, differences

QUICK = {"fleet.IDENTIFY_PAUSE": 0.1, "fleet.GONE": 6.0, **SHORT_LEASES}
SEED = {"TEST_SEED": "fleet"}


def fleet(home: Path, server: ServerAddress, processes: int = 2) -> Table:
    """Return processes with two shards each; the game is the last one's, private presses not."""
    return Table(
        home,
        server=server,
        processes=processes,
        shards=2 * processes,
        environment=SEED,
        constants=QUICK,
    )


@dataclass
class Deadly(Game):
    """A game in which one process after the other is killed just before somebody acts."""

    steps: Iterator[int] = field(default_factory=count)

    async def give(self, person: Player, number: int) -> None:
        """Give, whatever dies."""
        self._kill()
        await super().give(person, number)

    async def vote(self, person: Player, number: int, *, red: bool = False) -> None:
        """Vote, whatever dies."""
        self._kill()
        await super().vote(person, number, red=red)

    def _kill(self) -> None:
        bot = self.table.bots[next(self.steps) % self.table.processes]
        if bot.returncode is None:  # else it is being started again
            bot.kill()


@dataclass
class Curious(Game):
    """A game in which whoever gives first then looks at a card in their direct messages."""

    looks: dict[str, str] = field(default_factory=dict)

    async def give(self, person: Player, number: int) -> None:
        """Give; the first one looks at a card afterwards."""
        await super().give(person, number)
        if not self.looks:
            menu = next(b for b in person.hand(number, "s") if b.verb == "look")
            opened = await person.push(menu, [menu.options[0]])
            await person.until(lambda: person.answer_to(opened))
            self.looks[person.name] = (person.answer_to(opened) or {})["id"]

    async def vote(self, person: Player, number: int, *, red: bool = False) -> None:
        """Vote, with nothing before one's eyes that is past."""
        await person.until(lambda: self.looks.get(person.name) not in person.screen)
        await super().vote(person, number, red=red)


def record_of(table: Table) -> Any:
    """Return the record of the only game, once everything about it is right."""
    assert checks.doubled(table) == []
    assert checks.complaints(table) == []
    [row] = table.ask("SELECT record, packed FROM records")
    record = checked(*row)
    assert checks.leaks(table, record) == []
    return comparable(record)


async def undisturbed(home: Path) -> Any:
    """Return the record of a game that one process has played alone, on SQLite."""
    quiet = home / "quiet"
    quiet.mkdir()
    shutil.copytree(home / "decks", quiet / "decks")
    async with Table(quiet, environment=SEED) as table:
        await Game(table, "mini", table.people, rounds=2).play()
        return record_of(table)


async def test_a_game_is_played_whose_presses_come_to_two_processes(
    home: Path, postgres: ServerAddress
) -> None:
    async with fleet(home, postgres) as table:
        await Game(table, "mini", table.people, rounds=2).play()
        assert checks.unanswered(table) == []
        record = record_of(table)
    assert differences(record, await undisturbed(home)) == []


@pytest.mark.waits
@pytest.mark.parametrize("processes", [2, pytest.param(3, marks=pytest.mark.full)])
async def test_processes_that_are_killed_in_turn_lose_nothing(
    home: Path, postgres: ServerAddress, processes: int
) -> None:
    async with fleet(home, postgres, processes) as table:
        await Deadly(table, "mini", table.people, rounds=2).play()
        await table.until(lambda: table.restarts >= processes)
        await table.until(table.all_connected)
        record = record_of(table)
    assert differences(record, await undisturbed(home)) == []


async def test_what_is_open_in_direct_messages_goes_wherever_the_game_is_played(
    home: Path, postgres: ServerAddress
) -> None:
    """They come to the first process; which phase it is, the game's own one sees."""
    async with fleet(home, postgres) as table:
        game = Curious(table, "mini", table.people, rounds=1)
        await game.play()
        assert game.looks
