"""Of a round that is over the newest of a player's hands tells; the one before it says another."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import RULESETS
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

HOST = PlayerId(1)


def over(ruleset: str, how: str) -> Table:
    """Return a table where a round that had a clue is over."""
    table = Table(RULESETS[ruleset], 6 if ruleset != "mini" else 4)
    table.tell()
    if how == "clue-removed":
        table.do(c.RemoveClue(HOST, moderator=True))
    elif how == "ended":
        table.do(c.EndGame(HOST))
    else:
        table.give_all()
        if how == "card-hidden":
            table.do(c.HideCard(HOST, table.voting.board[0].card, moderator=True))
        else:
            table.close()
    return table


@in_every_language
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("how", ["played", "card-hidden", "clue-removed", "ended"])
def test_no_two_hands_of_a_round_say_the_same_when_it_is_over(ruleset, how, locale):
    """The first one is written anew where a moderator hides a card that it showed."""
    table, texts = over(ruleset, how), LIBRARY.texts(locale)
    for player in table.scores:
        own = context(table.view(player), locale, direct=True)
        first, last = text_of(presenters.tell(own)), text_of(presenters.hand(own))
        only_one = player == table.view().storyteller and ruleset != "party"
        assert (first == last) == only_one
        # Where hands are hidden until the clue, only who tells had a message, without one.
        said = texts("tell-over", cards=ruleset != "party")
        assert (said in first) != only_one


@in_every_language
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_a_clue_the_first_hand_was_the_last_one(ruleset, locale):
    table = Table(RULESETS[ruleset], 6 if ruleset != "mini" else 4)
    table.skip()
    assert table.kind == "scored"
    for player in table.scores:
        own = context(table.view(player), locale, direct=True)
        assert text_of(presenters.tell(own)) == text_of(presenters.hand(own))


@in_every_language
@pytest.mark.parametrize("ruleset", ["mini", "party"])
def test_what_follows_the_clue_stands_in_the_next_message_when_the_round_is_over_too(
    ruleset, locale
):
    """The first hands are not written anew after the clue, so they say nothing of the moment."""
    table, texts = Table(RULESETS[ruleset], 6 if ruleset != "mini" else 4), LIBRARY.texts(locale)
    table.tell()
    others = [player for player in table.scores if player != table.storyteller]
    for player in others:
        said = text_of(presenters.tell(context(table.view(player), locale, direct=True)))
        assert texts("tell-told") in said
    now = {"en": " now", "it": " ora ", "pl": " teraz ", "pt-BR": " agora "}
    assert now[locale] not in texts("tell-told")
