"""That one more turn without a vote ends the game (L4) is told in the pause before that turn."""

import pytest

from bot.engine.ruleset import CLASSIC, MINI, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of


@in_every_language
@pytest.mark.parametrize("comes", ["nobody", "a newcomer", "a vote"])
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 4), (MINI, 3), (TEAMS, 6)])
def test_a_turn_that_must_be_voted_in_is_foretold_and_no_other_one_is(
    rules, players, comes, locale
):
    table = Table(rules, players, pace=PACES["normal"], laps=None, target_score=30)
    words, foretold = LIBRARY.texts(locale)("reveal-silent"), []

    def told() -> bool:
        return words in text_of(presenters.reveal(context(table.view(), locale)))

    while table.kind != "finished" and table.game.round < 3 * players:
        if table.kind == "storytelling" and table.game.round % 2:
            table.skip()
        elif table.kind == "storytelling":  # else its storyteller is away, and it has passed
            table.to_voting()
            if comes == "a vote" and table.game.round == 2:
                table.vote(table.awaited[0], table.storyteller)
            table.close()
        if table.kind == "finished":
            break
        if comes == "a newcomer" and not rules.pairs and table.game.round == players - 1:
            assert told()
            table.join(50)
        foretold.append(told())
        table.next()
    view = table.view()
    assert view.outcome is not None
    assert view.outcome.reason == "no-ballots"
    assert foretold == [False] * (view.round - 2) + [True]
