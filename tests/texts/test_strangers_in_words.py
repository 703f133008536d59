"""Whoever asks for a hand and has no seat is told from when they play, if they join."""

import pytest

from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

SOONER = {
    "en": "at the latest",
    "it": "al più tardi",
    "pl": "najpóźniej",
    "pt-BR": "no mais tardar",
}
NEXT_ROUND = {
    "en": "from the next round",
    "it": "dal prossimo turno",
    "pl": "od następnej tury",
    "pt-BR": "a partir da próxima rodada",
}


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, ODYSSEY, TEAMS])
@pytest.mark.parametrize("steps", range(4))
def test_whoever_joins_plays_from_the_next_round_and_never_sooner(rules, steps, locale):
    table = Table(rules, 8 if rules.pairs else 5)
    for step in (table.tell, table.give_all, table.close)[:steps]:
        step()
    said = text_of(presenters.my_hand(context(table.view(50), locale)))
    assert NEXT_ROUND[locale] in said
    assert SOONER[locale] not in said
    table.join(50)
    assert not table.view(50).hands
