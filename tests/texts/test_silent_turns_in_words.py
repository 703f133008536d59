"""That one more turn without a vote ends the game (L4) is told in the pause before that turn."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.model import Finished
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, TEAMS, Ruleset
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.presenters.people import name_of
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
    # Said in the same words where the turn will pass.
    words, foretold = LIBRARY.texts(locale)("reveal-silent").rpartition(", ")[2], []

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


def in_silence(rules: Ruleset, players: int, voted: int, *, away: bool) -> Table:
    """Return a table in the pause before the turn that must be voted in, of somebody who is away.

    So many rounds have been voted in, and those of all but the last player were not.
    """
    table = Table(rules, players, pace=PACES["untimed"])
    for _ in range(voted):
        table.play_round()
        table.next()
    for _ in range(players - 2):
        table.to_voting()
        table.close()
        table.next()
    table.to_voting()
    table.close()
    last = table.game.chairs[-1]
    table.game = replace(
        table.game, chairs=(*table.game.chairs[:-1], replace(last, away=away, misses=2 * away))
    )
    return table


@in_every_language
@pytest.mark.parametrize("comes", ["nobody", "the teller", "a newcomer"])
@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize(
    ("rules", "players", "voted"), [(MINI, 3, 0), (ODYSSEY, 4, 0), (MINI, 3, 3)]
)
def test_that_nobody_wins_as_a_turn_passes_is_told_before_it(
    rules, players, voted, away, comes, locale
):
    table, texts = in_silence(rules, players, voted, away=away), LIBRARY.texts(locale)
    last = PlayerId(players)
    if comes == "the teller":
        table.do(c.GiveStar(last, table.game.round, 0))
    elif comes == "a newcomer":
        table.join(50)
    shown, own = context(table.view(), locale), context(table.view(last), locale)
    name = name_of(shown, last).replace("\N{NO-BREAK SPACE}", " ")
    words = texts("reveal-silent-away", name=name)
    pages = (presenters.reveal(shown), presenters.status(shown))
    told = [words in text_of(page) for page in pages]
    yours = texts("hand-away-silent") in text_of(presenters.my_hand(own))
    voted_in = texts("reveal-silent") in text_of(presenters.reveal(shown))
    otherwise = texts("reveal-last-away", name=name)
    assert otherwise not in text_of(presenters.reveal(shown))
    assert voted_in == (comes != "a newcomer" and (not away or comes == "the teller"))
    table.next()
    ended = isinstance(table.game.phase, Finished)
    assert {yours, *told} == {ended}
    assert not ended or table.game.phase.reason == "no-ballots"
