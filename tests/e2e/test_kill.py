"""The bot is killed (SIGKILL) at one point of a game and started again: nothing is lost or doubled.

A sample of points by default; all of them with ``-m full``.
"""

from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.harness import Table, buttons
from tests.e2e.play import play_mini
from tests.e2e.records import comparable, record_of

COMMITS, REQUESTS = 150, 190
"""About as many as a mini game with three players has; the last points may not be reached."""
SAMPLE = [f"commit:{n}" for n in (1, 5, 9, 16, 29, 52, 90)]
SAMPLE += [f"request:{n}" for n in (6, 11, 20, 27, 45, 80, 120)]
EVERY = [f"commit:{n}" for n in range(1, COMMITS)] + [f"request:{n}" for n in range(3, REQUESTS)]


async def played(home: Path, kill_at: str) -> tuple[dict, Counter[str], int]:
    """Play a game; return its record, how often each message was posted, and the restarts."""
    environment = {"TEST_SEED": "kill-test", "TEST_KILL_AT": kill_at}
    async with Table(home, rate_limits=False, environment=environment) as table:
        await play_mini(table, table.people[:3])
        posted = Counter(_kind(message) for message in await table.public())
        for person in table.people[:3]:
            posted.update(f"{person.user_id} {_kind(m)}" for m in await table.direct(person))
        restarts = table.restarts
        record = record_of(table.database)
    return comparable(record), posted, restarts


def _kind(message: dict) -> str:
    """Name a message by what it lets people do, in which round and phase."""
    first = next(iter(buttons(message)), None)
    if first is None:
        return f"other {message['id']}"
    verbs = sorted({b.verb for b in buttons(message)} & {"join", "vote", "next", "rematch", "pick"})
    return f"{first.round} {first.phase} {verbs}"


@pytest.fixture(scope="module")
def undisturbed() -> dict[str, dict]:
    """The record of a game in which nobody died, once it has been played."""
    return {}


async def check(point: str, home: Path, deck: Path, undisturbed: dict[str, dict]) -> int:
    if "record" not in undisturbed:
        quiet = home / "quiet"
        quiet.mkdir()
        (quiet / "decks").symlink_to(deck)
        undisturbed["record"], _, restarts = await played(quiet, "")
        assert restarts == 0
    record, posted, restarts = await played(home, point)
    assert record == undisturbed["record"]
    doubled = {kind: n for kind, n in posted.items() if n > 1}
    assert not doubled
    return restarts


@pytest.mark.parametrize("point", SAMPLE)
async def test_a_kill_loses_nothing(
    point: str, home: Path, deck: Path, undisturbed: dict[str, dict]
) -> None:
    assert await check(point, home, deck, undisturbed) == 1


@pytest.mark.full
@pytest.mark.parametrize("point", EVERY)
async def test_a_kill_at_every_point_loses_nothing(
    point: str, home: Path, deck: Path, undisturbed: dict[str, dict]
) -> None:
    assert await check(point, home, deck, undisturbed) <= 1
