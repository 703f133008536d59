"""The embedded model, loaded once for all tests that ask for it, and the house deck's texts."""

import pytest

from bot.players.banks import read_bank
from bot.players.encoder import Encoder
from bot.players.mind import make_mind
from bot.players.texts import Repertoire
from bot.settings import ROOT
from cards.catalogue import open_deck
from cards.meanings import card_texts


@pytest.fixture(scope="session")
def encoder(tmp_path_factory):
    return Encoder(tmp_path_factory.mktemp("minds"))


@pytest.fixture(scope="session")
def house():
    return card_texts(open_deck(ROOT / "cards" / "decks" / "house"))


@pytest.fixture(scope="session")
def mind_in(encoder, house):
    """Return the mind of a locale, made once."""
    minds = {}

    def of(locale):
        if locale not in minds:
            minds[locale] = make_mind(Repertoire(locale, read_bank(locale), house), encoder)
        return minds[locale]

    return of
