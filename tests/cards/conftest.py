import pytest

from cards.catalogue import Catalogue
from cards.maker import CachedArt
from tests.decks import make_deck


@pytest.fixture(scope="session")
def deck_folder(tmp_path_factory):
    return make_deck(tmp_path_factory.mktemp("decks"), "standin", 24)


@pytest.fixture(scope="session")
def catalogue(deck_folder):
    return Catalogue.open([deck_folder])


@pytest.fixture
def art(catalogue):
    return CachedArt(catalogue)


@pytest.fixture(scope="session")
def cards(catalogue):
    return catalogue.cards("standin")
