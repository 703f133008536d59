"""Who comes late where the decks are too small for one more is told what can help: another game."""

import re
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.errors import PhaseError, SeatError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import ODYSSEY
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.test_no_room_in_words import ANOTHER_TIME
from tests.ui.render_contexts import LIBRARY

HOST = {"en": "host", "it": "host", "pl": "gospodarz", "pt-BR": "anfitrião"}


@in_every_language
def test_a_deck_is_added_before_the_game_or_not_at_all(locale):
    table = Table(ODYSSEY, 8, cards=60)
    with pytest.raises(SeatError) as refused:
        table.join(50)
    said = presenters.refusal(refused.value, LIBRARY.texts(locale))
    assert re.search(ANOTHER_TIME[locale], said)
    assert HOST[locale] not in said
    settings = replace(table.game.settings, decks=("test", "more"))
    with pytest.raises(PhaseError):
        table.do(c.Configure(PlayerId(1), settings))
    lobby = Table(ODYSSEY, 8, start=False)
    lobby.do(c.Configure(PlayerId(1), settings))
    assert lobby.game.settings == settings
