"""The bot is killed (SIGKILL) in the middle of games and started again: nothing is lost or doubled.

By default one game of each ruleset, and one with computer players, in which the process dies again
and again, at points of every kind; with ``-m full`` a game for every single point.
"""

import json
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from data.address import ServerAddress
from tests.e2e import checks
from tests.e2e.alone import BY_THE_CLOCK, Prompted
from tests.e2e.harness import SHORT_LEASES, Table
from tests.e2e.play import Game
from tests.e2e.records import checked, comparable, differences


@dataclass(frozen=True)
class Cast:
    """A game's ruleset, people and rounds, after which the host ends it."""

    ruleset: str
    people: int
    rounds: int
    computers: int = 0
    by_chance: bool = True
    """Whether computer players do without the model, which each process would have to load."""


CASTS = {
    "mini": Cast("mini", 3, 2),
    "classic": Cast("classic", 3, 2),
    "odyssey": Cast("odyssey", 7, 1),
    "party": Cast("party", 6, 1),
    "teams": Cast("teams", 6, 1),
    "mini-computers": Cast("mini", 1, 2, computers=2),
    "mini-model": Cast("mini", 1, 2, computers=2, by_chance=False),
    "classic-computers": Cast("classic", 1, 2, computers=3),
    "odyssey-computers": Cast("odyssey", 1, 2, computers=3),
    "party-computers": Cast("party", 1, 1, computers=5),
    "teams-computers": Cast("teams", 1, 2, computers=5),
}
AGAIN_AND_AGAIN = {
    "mini": "commit:5,outbox:9,request:21,answered:18,outbox:13",
    "classic": "commit:6,outbox:11,request:23,answered:26,commit:8",
    "odyssey": "commit:9,outbox:17,request:43,answered:37",
    "party": "commit:8,outbox:15,request:41,answered:35",
    "teams": "commit:7,outbox:16,request:33,answered:39",
    "mini-computers": "commit:4,outbox:6,request:9,commit:7,answered:8,commit:3",
    "mini-model": "commit:4,outbox:6,request:9,commit:7,answered:8,commit:3",
    "classic-computers": "commit:4,outbox:6,request:9,commit:7,answered:8,commit:3",
    "odyssey-computers": "commit:4,outbox:6,request:9,commit:7,answered:8,commit:3",
    "party-computers": "commit:4,outbox:6,request:9,commit:5,answered:4",
    "teams-computers": "commit:4,outbox:6,request:9,commit:7,answered:5,commit:3",
}
MOST = {
    "mini": 160,
    "classic": 200,
    "odyssey": 250,
    "party": 250,
    "teams": 200,
    "mini-computers": 120,
    "classic-computers": 120,
    "odyssey-computers": 120,
    "party-computers": 120,
    "teams-computers": 120,
}
"""At least as many as there are of each kind of point; those that there are not are skipped."""
EVERY = [
    (cast, f"{point}:{number}")
    for cast, most in MOST.items()
    for point in ("commit", "request", "outbox", "answered")
    for number in range(1, most)
]


@dataclass(frozen=True)
class Rehearsal:
    """A game in which nobody died."""

    record: Any
    """As far as it may be compared."""
    counts: dict[str, int]
    """How often it came to each kind of point."""


class Theatre:
    """Plays the same games again and again, and keeps those in which nobody died."""

    def __init__(self) -> None:
        self._rehearsals: dict[str, Rehearsal] = {}

    async def play(
        self, name: str, home: Path, kill_at: str, server: ServerAddress | None = None
    ) -> tuple[Any, int]:
        """Play a game; return its record as far as it may be compared, and how often it died."""
        cast = CASTS[name]
        environment = {
            "TEST_SEED": "kill-test",
            "TEST_KILL_AT": kill_at,
            "TEST_BY_CHANCE": str(int(cast.by_chance)),
        }
        async with Table(
            home,
            cast.people,
            environment=environment,
            constants=BY_THE_CLOCK | SHORT_LEASES,
            server=server,
        ) as table:
            game = Prompted if cast.computers else Game
            options: dict[str, object] = {"computers": cast.computers} if cast.computers else {}
            played = game(table, cast.ruleset, table.people, rounds=cast.rounds, options=options)
            await played.play()
            await recovered(table, kill_at.count(":"))
            assert checks.doubled(table) == []
            assert checks.complaints(table) == []
            [row] = table.ask("SELECT record, packed FROM records")
            record = checked(*row)
            assert checks.leaks(table, record) == []
        return comparable(record), table.restarts

    async def rehearse(self, name: str, home: Path) -> Rehearsal:
        """Return a game in which nobody dies, playing it in a corner of ``home`` the first time."""
        if name not in self._rehearsals:
            quiet = home / "quiet"
            quiet.mkdir()
            shutil.copytree(home / "decks", quiet / "decks")
            (quiet / "pictures").symlink_to(home / "pictures")
            record, restarts = await self.play(name, quiet, "")
            assert restarts == 0
            counts = json.loads((quiet / "counts.json").read_text())
            self._rehearsals[name] = Rehearsal(record, counts)
        return self._rehearsals[name]

    async def die_once(
        self, name: str, home: Path, point: str, server: ServerAddress | None = None
    ) -> None:
        """Play a game in which somebody dies once; its record must be the rehearsal's."""
        quiet = await self.rehearse(name, home)
        assert max(quiet.counts.values()) < MOST[name], quiet.counts
        kind, number = point.split(":")
        if int(number) > quiet.counts[kind]:
            pytest.skip("the game is over before")
        record, restarts = await self.play(name, home, point, server)
        assert differences(record, quiet.record) == []
        assert restarts <= 1


async def recovered(table: Table, points: int) -> None:
    """Wait for a death that comes with the game's very last step, and for the bot to be back."""
    with suppress(TimeoutError):  # a point that a repeated game does not come to
        await table.until(lambda: table.deaths >= points, 1.0)
    await table.recovered()


@pytest.fixture(scope="session")
def theatre() -> Theatre:
    """Where all games of this module are played."""
    return Theatre()


def casts(*by_default: str) -> list[Any]:
    """Return the names of all casts, of which the others play only with ``-m full``."""
    full = pytest.mark.full
    return [pytest.param(name, marks=() if name in by_default else full) for name in CASTS]


@pytest.mark.parametrize(
    "cast", casts("mini", "classic", "odyssey", "party", "teams", "mini-computers")
)
async def test_many_kills_in_one_game_lose_nothing(
    cast: str, deal: Callable[[int], Path], theatre: Theatre
) -> None:
    home = deal(72)
    quiet = await theatre.rehearse(cast, home)
    record, restarts = await theatre.play(cast, home, AGAIN_AND_AGAIN[cast])
    assert differences(record, quiet.record) == []
    assert restarts > 2


@pytest.mark.parametrize("cast", casts("mini"))
async def test_many_kills_lose_nothing_on_postgresql_either(
    cast: str, deal: Callable[[int], Path], theatre: Theatre, postgres: ServerAddress
) -> None:
    home = deal(72)
    quiet = await theatre.rehearse(cast, home)
    record, restarts = await theatre.play(cast, home, AGAIN_AND_AGAIN[cast], postgres)
    assert differences(record, quiet.record) == []
    assert restarts > 2


@pytest.mark.full
@pytest.mark.parametrize(("cast", "point"), EVERY)
async def test_a_kill_at_any_point_loses_nothing(
    cast: str, point: str, deal: Callable[[int], Path], theatre: Theatre
) -> None:
    await theatre.die_once(cast, deal(72), point)


@pytest.mark.full
@pytest.mark.parametrize(("cast", "point"), EVERY)
async def test_a_kill_at_any_point_loses_nothing_on_postgresql_either(
    cast: str, point: str, deal: Callable[[int], Path], theatre: Theatre, postgres: ServerAddress
) -> None:
    await theatre.die_once(cast, deal(72), point, postgres)
