"""What a round of six sends: files, their bytes, requests, edits."""

import asyncio
from pathlib import Path

import pytest

from bot.settings import ROOT
from tests.bench.round import Cost, measure


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> list[Cost]:
    home: Path = tmp_path_factory.mktemp("round")
    (home / "decks").symlink_to(ROOT / "cards" / "decks")
    return asyncio.run(measure(home, rounds=3))


def test_every_picture_is_sent_once(rounds: list[Cost]) -> None:
    for cost in rounds[1:]:
        names = sorted(file.filename.partition("-")[0] for file in cost.files)
        # Six hands, and that of who gave last: it shows what is left when the table is laid.
        assert names == ["board", *["hand"] * 7, "reveal"]
        assert cost.size <= 2_500_000
