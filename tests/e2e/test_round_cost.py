"""What a round of six sends: files, their bytes, requests, edits."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bot.service.subscribers import PROGRESS_EVERY
from bot.settings import ROOT
from tests.bench.round import Cost, measure


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> list[Cost]:
    home: Path = tmp_path_factory.mktemp("round")
    (home / "decks").symlink_to(ROOT / "cards" / "decks")
    return asyncio.run(measure(home, rounds=3))


def test_every_picture_is_sent_once(rounds: list[Cost]) -> None:
    for cost in rounds[1:]:
        names = Counter(file.filename.partition("-")[0] for file in cost.files)
        # The table goes to the channel, and to everybody who votes in their direct messages.
        assert names["reveal"] == 1
        assert names["hand"] <= 7
        assert names["board"] <= 7
        assert names.total() <= 14
        assert cost.size <= 3_500_000


def test_a_round_costs_thirteen_requests_and_says_now_and_then_who_is_awaited(
    rounds: list[Cost],
) -> None:
    for cost in rounds[1:]:
        passed = cost.requests[-1].at - cost.requests[0].at
        # Six hands, turn, board and reveal are sent; the clue comes, and three messages end.
        assert len(cost.requests) - cost.edits == 9
        assert cost.edits <= 4 + passed / PROGRESS_EVERY
