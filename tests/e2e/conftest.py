"""Decks for whole games."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.decks import make_deck


@pytest.fixture(scope="session")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Path]:
    """Make a folder with a deck of so many cards, and with room for pictures, once per run."""
    made: dict[int, Path] = {}

    def deck_of(count: int) -> Path:
        if count not in made:
            made[count] = tmp_path_factory.mktemp("home")
            make_deck(made[count] / "decks", "plain", count)
            (made[count] / "pictures").mkdir()
        return made[count]

    return deck_of


@pytest.fixture
def deal(tmp_path: Path, decks: Callable[[int], Path]) -> Callable[[int], Path]:
    """Make a folder for one bot – its decks, database and log – with so many cards.

    Bots with as many cards share the pictures that they have drawn (see ``launch.py``).
    """

    def home_with(count: int) -> Path:
        shutil.copytree(decks(count) / "decks", tmp_path / "decks")
        (tmp_path / "pictures").symlink_to(decks(count) / "pictures")
        return tmp_path

    return home_with


@pytest.fixture
def home(deal: Callable[[int], Path]) -> Path:
    """A folder for one bot, with the 84 cards of a whole deck."""
    return deal(84)
