"""What the end says of the card that was liked best holds for the storyteller's card, too."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, PARTY, TEAMS
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

CLUE = {"en": "clue", "it": "indizio", "pl": "skojarzenie", "pt-BR": "dica"}
GIVEN = {"en": "gave", "it": "dato", "pl": "dokłada|dał", "pt-BR": "deu"}


@in_every_language
@pytest.mark.parametrize("alone", [True, False])
def test_the_card_that_a_clue_was_given_for_is_not_said_to_be_given_for_it(alone, locale):
    """The clue came after the storyteller's card, which stars may go to like any other (B4)."""
    table = Table(CLASSIC, 4)
    table.to_voting()
    teller, own = table.storyteller, table.number(table.storyteller)
    others = table.number(2)
    table.close()
    table.do(c.GiveStar(PlayerId(3), 1, own))
    if not alone:
        table.do(c.GiveStar(PlayerId(4), 1, others))
    table.do(c.EndGame(PlayerId(teller)))
    record = build_record(enumerate(table.log))
    said = text_of(presenters.end(context(table.view(), locale), record, None))
    lines = [line for line in said.splitlines() if "⭐" in line and "Julien" in line]
    assert len(lines) == 1
    assert "a clue" in lines[0]
    assert not any(word in lines[0] for word in GIVEN[locale].split("|"))


@in_every_language
def test_only_words_stand_within_quotes(locale):
    table, texts = Table(CLASSIC, 4), LIBRARY.texts(locale)
    table.to_voting()
    teller = table.storyteller
    table.close()
    table.do(c.GiveStar(PlayerId(3), 1, 0))
    table.do(c.EndGame(PlayerId(teller)))
    record = build_record(enumerate(table.log))
    (told,) = record.rounds
    sung = record.model_copy(
        update={"rounds": (told.model_copy(update={"clue": "", "clip": "audio"}),)}
    )
    shown, quote = context(table.view(), locale), texts("quote-open")
    assert f"{quote}a clue" in text_of(presenters.end(shown, record, None))
    said = text_of(presenters.end(shown, sung, None))
    assert texts("clue-named-audio") in said
    assert quote not in said


@in_every_language
@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 4), (PARTY, 6), (TEAMS, 6)])
def test_a_clue_is_asked_for_only_where_the_menu_has_one(over, rules, players, locale):
    """Nobody gives a star to their own clue (B4)."""
    table, texts = Table(rules, players), LIBRARY.texts(locale)
    table.play_round()
    if over:
        table.do(c.EndGame(PlayerId(table.storyteller)))
    for player in range(1, players + 1):
        page = presenters.star(context(table.view(player), locale))
        assert texts("star-placeholder") in str(page.view.to_components())
        offers = any(o.number == 0 for o in table.view(player).legal if isinstance(o, c.GiveStar))
        assert offers == (player != table.storyteller)
        assert (CLUE[locale] in text_of(page)) == offers
