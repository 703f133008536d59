"""What a round of six costs: files, their bytes, requests, edits, trips to the database.

Of some rounds the least: whatever else the machine does can only add to it, as where an answer
comes so late that the outbox has edited the message already.
"""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bot.service.subscribers import PROGRESS_EVERY
from bot.settings import ROOT
from tests.bench.round import Cost, measure

pytestmark = pytest.mark.waits

PATIENT = 0.4
"""Seconds for which reports wait for others here, so that a slow machine gathers as many."""


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> list[Cost]:
    home: Path = tmp_path_factory.mktemp("round")
    (home / "decks").symlink_to(ROOT / "cards" / "decks")
    return asyncio.run(measure(home, 4, {"gathering.PATIENCE": PATIENT}))


def test_every_picture_is_sent_once(rounds: list[Cost]) -> None:
    first, *others = rounds
    cost = min(others, key=lambda each: len(each.files))
    names = Counter(file.filename.partition("-")[0] for file in cost.files)
    # The table goes to the channel, and to the last giver, who is answered before it is there.
    assert names == {"hand": 6, "board": 2, "reveal": 1}
    assert cost.size <= 2_500_000
    # Everybody who may tell gets a hand, to which the one that comes with the clue refers.
    before = Counter(file.filename.partition("-")[0] for file in first.files)
    assert before["hand"] <= 8
    # The lobby's banner is drawn for each who joins, or for several at once.
    assert before["lobby"] <= 7
    assert before.total() - before["lobby"] <= 11
    assert first.size <= 4_000_000


def test_a_round_costs_thirteen_requests_and_says_now_and_then_who_is_awaited(
    rounds: list[Cost],
) -> None:
    for cost in rounds[1:]:
        passed = cost.requests[-1].at - cost.requests[0].at
        # Six hands, turn, board and reveal are sent; the clue comes, and three messages end.
        assert len(cost.requests) - cost.edits == 9
        assert cost.edits <= 4 + passed // PROGRESS_EVERY


def test_a_round_takes_the_lock_and_goes_to_the_database_seldom(rounds: list[Cost]) -> None:
    assert min(cost.trips for cost in rounds[1:]) <= 90
    assert min(cost.takings for cost in rounds[1:]) <= 50
