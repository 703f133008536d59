"""A deck of stand-in cards for whole games."""

import shutil
from pathlib import Path

import pytest

from cards.standin import make_standin_deck


@pytest.fixture(scope="session")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("decks")
    make_standin_deck(folder, "plain", 84)
    return folder


@pytest.fixture
def home(tmp_path: Path, deck: Path) -> Path:
    """A folder for one bot: its decks, database and log."""
    shutil.copytree(deck, tmp_path / "decks")
    return tmp_path
