"""Nobody is asked for a card who has none left."""

from bot.engine.ruleset import TEAMS
from bot.ui import presenters
from tests.engine.emptied import EMPTY, MATE, with_a_team_of_empty_hands, with_an_empty_hand
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

CARDS = {"en": "your cards", "it": "tue carte", "pl": "swoim kartom", "pt-BR": "suas cartas"}
BELOW = {"en": "Below", "it": "Qui sotto", "pl": "Poniżej", "pt-BR": "Abaixo"}
ONLY = {"en": "only", "it": "solo", "pl": "tylko", "pt-BR": "só"}


def own(table: Table, player: int, locale: str) -> list[str]:
    """Return My hand and the direct message of somebody."""
    shown = [context(table.view(player), locale, direct=direct) for direct in (False, True)]
    return [text_of(presenters.my_hand(shown[0])), text_of(presenters.hand(shown[1]))]


@in_every_language
def test_whose_hand_is_empty_is_asked_for_no_card_and_sent_to_their_partner(locale):
    table, texts = with_an_empty_hand(), LIBRARY.texts(locale)
    for player in (EMPTY, MATE):
        said = text_of(presenters.my_hand(context(table.view(player), locale)))
        assert (CARDS[locale] in said) == (player == MATE)
    table.tell()
    for player in (EMPTY, MATE):
        for said in own(table, player, locale):
            assert (texts("give", count=1) in said) == (player == MATE)
    assert all(NAMES[MATE - 1] in said for said in own(table, EMPTY, locale))
    teller = table.storyteller
    lone = next(player for player in (teller - 3, teller + 3) if player in table.scores)
    assert not table.hand(lone), "the storyteller's partner has none either"
    for said in own(table, lone, locale):
        assert texts("hand-not-needed") in said
    table.give(MATE)
    assert all(NAMES[MATE - 1] in said for said in own(table, EMPTY, locale))
    table.skip()
    assert table.view(EMPTY).may_vote, "as they were told"


@in_every_language
def test_no_cards_are_pointed_to_where_none_are_left(locale):
    holding = set()
    for table in (with_an_empty_hand(), Table(TEAMS, 6)):
        table.tell()
        table.skip()
        for player in table.awaited:
            holding.add(bool(table.hand(player)))
            my_hand, _ = own(table, player, locale)
            assert (BELOW[locale] in my_hand) == bool(table.hand(player))
    assert holding == {True, False}


@in_every_language
def test_whose_partner_may_have_no_card_either_is_promised_none(locale):
    table = with_a_team_of_empty_hands()
    table.tell()
    for player in (EMPTY, MATE):
        for said in own(table, player, locale):
            assert ONLY[locale] not in said


@in_every_language
def test_of_a_team_that_had_no_card_neither_reads_that_the_other_votes(locale):
    table, texts = with_a_team_of_empty_hands(), LIBRARY.texts(locale)
    table.tell()
    table.skip()
    for player in (EMPTY, MATE):
        assert not table.view(player).may_vote
        for said in own(table, player, locale):
            assert NAMES[(MATE if player == EMPTY else EMPTY) - 1] not in said
            assert texts("hand-gave-none") in said
