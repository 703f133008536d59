"""Games of all rulesets in which things go wrong by chance: each goes on, or says why it ended.

``RANDOM_SCHEDULES=2000 pytest -m full tests/e2e/test_random_faults.py`` tries more than 500;
``RANDOM_FROM=700`` begins with another one. A schedule that fails is shrunk and printed: put it
among ``KEPT``.
"""

import os
import sys
from pathlib import Path

import pytest

from tests.e2e.crowd import CONSTANTS, ENVIRONMENT, Crowd
from tests.e2e.harness import Table
from tests.e2e.schedules import Schedule, Step, drawn, shrunk

KEPT: dict[str, Schedule] = {
    "killed": Schedule("mini", 4, (Step(0.3, "kill"), Step(0.5, "drop"))),
}
"""What failed once, and what is least."""
FEW = (1,)
"""Schedules of the normal run."""
MANY, FROM = int(os.environ.get("RANDOM_SCHEDULES", "500")), int(os.environ.get("RANDOM_FROM", "0"))


def tabled(home: Path) -> Table:
    return Table(home, players=1, environment=ENVIRONMENT, constants=CONSTANTS)


async def fails(table: Table, schedule: Schedule, number: int) -> str:
    """Play a schedule; return what was wrong with it, nothing if it went well."""
    try:
        await Crowd(table, schedule, number).play()
    except (AssertionError, TimeoutError) as error:
        return f"{type(error).__name__} {error}"
    return ""


@pytest.mark.parametrize("name", KEPT)
async def test_what_failed_once_goes_on(name: str, home: Path) -> None:
    async with tabled(home) as table:
        assert await fails(table, KEPT[name], 1) == ""


@pytest.mark.waits
async def test_a_few_schedules_of_faults_end_no_game(home: Path) -> None:
    async with tabled(home) as table:
        for seed in FEW:
            assert await fails(table, drawn(seed), seed) == "", drawn(seed)


@pytest.mark.full
async def test_many_schedules_of_faults_end_no_game(home: Path) -> None:
    numbers = iter(range(10**6, 2 * 10**6))
    found: list[str] = []
    async with tabled(home) as table:

        async def again(schedule: Schedule) -> bool:
            return bool(await fails(table, schedule, next(numbers)))

        for seed in range(FROM, FROM + MANY):
            why = await fails(table, drawn(seed), seed)
            sys.stdout.write(f"{seed} {why or 'well'}\n")
            sys.stdout.flush()
            if why:
                found.append(f"{seed}: {why}: {await shrunk(drawn(seed), again)}")
    assert not found, "\n".join(found)
