"""Whoever has given a card reads which one of the board it is, also without a vote of their own."""

import pytest

from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of


def pages(table: Table, player: int, locale: str) -> list[str]:
    view = table.view(player)
    if view.may_vote or view.may_red:
        return [text_of(presenters.ballot(context(view, locale)))]
    kept = presenters.tell if player == table.storyteller else presenters.hand
    direct = context(view, locale, direct=True, delivery_key="k")
    return [text_of(presenters.my_hand(context(view, locale))), text_of(kept(direct))]


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 3), (ODYSSEY, 7), (PARTY, 6), (TEAMS, 8)])
def test_everybody_reads_which_card_is_theirs_and_of_no_other(rules, players, locale):
    table = Table(rules, players)
    table.to_voting()
    texts = LIBRARY.texts(locale)
    for player in range(1, players + 1):
        own = [n for n, card in enumerate(table.voting.board, 1) if card.giver == player]
        said = pages(table, player, locale)
        if len(own) == 1:
            assert all(texts("ballot-own", count=1, numbers=str(own[0])) in text for text in said)
        others = {n for n in range(1, len(table.voting.board) + 1) if n not in own}
        for other in others:
            line = texts("ballot-own", count=1, numbers=str(other))
            assert not any(line in text for text in said)
