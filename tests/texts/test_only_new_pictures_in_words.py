"""Before pictures are kept it is asked about the new ones, not about those that the deck has."""

from dataclasses import replace

import pytest

from bot.engine.ids import PlayerId
from bot.service.deck_editing import Known
from bot.service.ports import ServerDeck
from bot.service.uploads import Fit
from bot.ui.deck_jobs import DeckJobs
from bot.ui.permissions import Rights
from bot.ui.presenters.decks import preview
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, text_of
from tests.ui.test_deck_presses import picture

DECK = ServerDeck("deck", 1, "cats", "Cats", 1)
FITTING, TWO_FITTING, CUT, BOTH_CUT, ONE_OF_TWO = "c", "cd", "C", "CD", "Cd"
"""What is new, in capitals if it was cut."""
WORDS = {
    FITTING: {
        "en": "The new one has the shape",
        "it": "Quella nuova ha già la forma",
        "pl": "Nowy ma już kształt",
        "pt-BR": "A nova já tem o formato",
    },
    TWO_FITTING: {
        "en": "The new ones all have the shape",
        "it": "Quelle nuove hanno già tutte la forma",
        "pl": "Wszystkie nowe mają już kształt",
        "pt-BR": "As novas já têm todas o formato",
    },
    CUT: {
        "en": "The new one was cut to the shape of a card. It isn't kept yet: is it",
        "it": "Quella nuova è stata ritagliata a forma di carta. Non è ancora salvata: va",
        "pl": "Nowy został przycięty do kształtu karty. Nie jest jeszcze zapisany: tak",
        "pt-BR": "A nova foi recortada no formato de uma carta. Ainda não foi guardada: está",
    },
    BOTH_CUT: {
        "en": "2 new ones were cut to the shape of a card. None of the new ones is kept yet: are",
        "it": "2 nuove sono state ritagliate a forma di carta. Nessuna di quelle nuove è ancora",
        "pl": "2 nowe zostały przycięte do kształtu karty. Żaden z nowych nie jest jeszcze",
        "pt-BR": "2 novas foram recortadas no formato de uma carta. Nenhuma das novas foi guardada",
    },
    ONE_OF_TWO: {
        "en": "One of the new ones was cut to the shape of a card. None of the new ones is kept",
        "it": "Una di quelle nuove è stata ritagliata a forma di carta. Nessuna di quelle nuove",
        "pl": "Jeden z nowych został przycięty do kształtu karty. Żaden z nowych nie jest",
        "pt-BR": "Uma das novas foi recortada no formato de uma carta. Nenhuma das novas foi",
    },
}
PADDED = {
    "c": {
        "en": "The new one is whole",
        "it": "Quella nuova è intera",
        "pl": "Nowy jest w całości",
        "pt-BR": "A nova está inteira",
    },
    "cd": {
        "en": "The new ones are whole",
        "it": "Quelle nuove sono intere",
        "pl": "Nowe są w całości",
        "pt-BR": "As novas estão inteiras",
    },
}


def shown(new: str, locale: str, fit: Fit = "cut") -> str:
    """Return the preview of two pictures that the deck has, which were cut, and of new ones."""
    job = DeckJobs().begin(1, PlayerId(1), DECK, Rights(manages=True, roles=frozenset()))
    job.fit, share = fit, 0.3 if fit == "cut" else 0.0
    held = tuple(replace(picture(name), cut=share) for name in "ab")
    fresh = tuple(replace(picture(name), cut=share * name.isupper()) for name in new)
    job.taken = (*held, *fresh)
    known = Known(frozenset(one.digest for one in held))
    return text_of(preview(job, LIBRARY.texts(locale), known))


@in_every_language
@pytest.mark.parametrize("new", WORDS)
def test_only_what_is_new_is_asked_about(new, locale):
    words = shown(new, locale)
    assert WORDS[new][locale] in words
    numbers = ", ".join(str(n) for n, name in enumerate(new, 3) if name.isupper())
    named = LIBRARY.texts(locale)("deck-preview-which", cards=numbers)
    assert (named in words.splitlines()[-1]) == bool(numbers)


@in_every_language
@pytest.mark.parametrize("new", PADDED)
def test_only_what_is_new_is_asked_about_on_paper(new, locale):
    assert PADDED[new][locale] in shown(new, locale, "pad")


@in_every_language
@pytest.mark.parametrize("fit", ["cut", "pad"])
def test_nothing_is_asked_where_nothing_is_new(fit, locale):
    texts = LIBRARY.texts(locale)
    _heading, *said = shown("", locale, fit).splitlines()
    assert said == [texts("deck-preview-known", count=2)]


@in_every_language
@pytest.mark.parametrize("fit", ["cut", "pad"])
def test_where_one_was_cut_the_others_are_not_said_to_be_kept(fit, locale):
    """Of eight pictures of which one was cut it read "It isn't kept yet"."""
    job = DeckJobs().begin(1, PlayerId(1), DECK, Rights(manages=True, roles=frozenset()))
    job.fit = fit
    job.taken = tuple(replace(picture(name), cut=0.3 * name.isupper()) for name in "abCd")
    none = LIBRARY.texts(locale)("deck-preview-unkept", which="all")
    assert none in text_of(preview(job, LIBRARY.texts(locale)))
    assert none != LIBRARY.texts(locale)("deck-preview-unkept", which="single")
