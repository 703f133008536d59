"""Who comes late where the decks are too small for one more is told what can help, and when."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.errors import PhaseError, SeatError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import ODYSSEY
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY

BEFORE = {
    "en": "before a game starts",
    "it": "prima della partita",
    "pl": "zanim gra się zacznie",
    "pt-BR": "antes de o jogo começar",
}


@in_every_language
def test_a_deck_is_added_before_the_game_or_not_at_all(locale):
    table = Table(ODYSSEY, 8, cards=60)
    with pytest.raises(SeatError) as refused:
        table.join(50)
    said = presenters.refusal(refused.value, LIBRARY.texts(locale))
    assert BEFORE[locale] in said.lower()
    settings = replace(table.game.settings, decks=("test", "more"))
    with pytest.raises(PhaseError):
        table.do(c.Configure(PlayerId(1), settings))
    lobby = Table(ODYSSEY, 8, start=False)
    lobby.do(c.Configure(PlayerId(1), settings))
    assert lobby.game.settings == settings
