"""Decks for whole games."""

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.decks import make_deck

SHARED = ("pictures", "minds")
"""Folders that come out the same for every bot with the same cards."""


@pytest.fixture(scope="session")
def decks(tmp_path_factory: pytest.TempPathFactory, of_all_workers: Path) -> Callable[[int], Path]:
    """Make a folder with a deck of so many cards, and room for what is shared, once per run."""

    def deck_of(count: int) -> Path:
        home = of_all_workers / f"home-{count}"
        if not home.exists():
            draft = tmp_path_factory.mktemp("home")
            make_deck(draft / "decks", "plain", count)
            for shared in SHARED:
                (draft / shared).mkdir()
            with suppress(OSError):  # another process was faster
                draft.rename(home)
        return home

    return deck_of


@pytest.fixture
def deal(tmp_path: Path, decks: Callable[[int], Path]) -> Callable[[int], Path]:
    """Make a folder for one bot – its decks, database and log – with so many cards.

    Bots with as many cards share the pictures that they have drawn (see ``launch.py``), and what
    computer players have worked out beforehand.
    """

    def home_with(count: int) -> Path:
        shutil.copytree(decks(count) / "decks", tmp_path / "decks")
        for shared in SHARED:
            (tmp_path / shared).symlink_to(decks(count) / shared)
        return tmp_path

    return home_with


@pytest.fixture
def home(deal: Callable[[int], Path]) -> Path:
    """A folder for one bot, with the 84 cards of a whole deck."""
    return deal(84)
