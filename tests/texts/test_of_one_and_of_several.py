"""What is said of several is not said in words for one."""

import re
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.presenters.people import listing
from bot.ui.presenters.summary import values_of_gone
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.shelf import TableDecks
from tests.ui.render_contexts import LIBRARY, context, text_of

GONE = {
    "en": ("Not there any more", "Not there any more"),
    "it": ("Non c'è più", "Non ci sono più"),
    "pl": ("Już nie ma", "Już nie ma"),
    "pt-BR": ("Não existe mais", "Não existem mais"),
}


@in_every_language
@pytest.mark.parametrize("count", [1, 2, 12])
def test_decks_that_are_gone_are_told_of_as_many_as_they_are(count, locale):
    table, decks = Table(CLASSIC, 3, start=False, pace=PACES["untimed"]), TableDecks()
    gone = tuple(f"gone-{n}" for n in range(count))
    settings = replace(table.game.settings, decks=("test", *gone))
    table.do(c.Configure(PlayerId(1), settings))
    texts = LIBRARY.texts(locale)
    lobby = text_of(presenters.lobby(context(table.view(), locale, decks=decks)))
    values = values_of_gone(gone, decks, texts)
    answer = text_of(presenters.notice(texts, "answer-decks-gone", decks="…", **values))
    for said in (lobby, answer):
        assert f"{GONE[locale][count > 1]}: " in said
        assert len(re.findall(r"gone-\d", said)) == min(count, 10)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Carla", "Elena"], "Carla ed Elena"),
        (["Anna", "Carla", "eva"], "Anna, Carla ed eva"),
        (["Elena", "Carla"], "Elena e Carla"),
        (["❤️ **Carla**", "💧 **Elena**"], "❤️ **Carla** e 💧 **Elena**"),
        (["1", "8"], "1 e 8"),
    ],
)
def test_the_last_of_several_is_joined_in_italian_as_it_sounds(names, said):
    assert listing(LIBRARY.texts("it"), names) == said
