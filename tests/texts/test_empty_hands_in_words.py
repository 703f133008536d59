"""Nobody is asked for a card who has none left."""

from bot.engine.ids import PlayerId
from bot.engine.ruleset import TEAMS
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.presenters.people import name_of
from tests.engine.emptied import (
    EMPTY,
    MATE,
    to_a_turn_without_cards,
    with_a_team_of_empty_hands,
    with_an_empty_hand,
)
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of, verbs

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


@in_every_language
def test_a_turn_is_laid_to_nobody_who_lacked_the_cards_for_a_clue(locale):
    table, texts = with_a_team_of_empty_hands(), LIBRARY.texts(locale)
    to_a_turn_without_cards(table)
    teller = table.storyteller
    other = next(player for player in table.scores if player != teller)
    direct = {
        player: text_of(presenters.tell(context(table.view(player), locale, direct=True)))
        for player in (teller, other)
    }
    shown, record = context(table.view(), locale), build_record(enumerate(table.log))
    name = name_of(shown, PlayerId(teller)).replace("\N{NO-BREAK SPACE}", " ")
    named = texts("void-no-card-by", name=name)
    assert texts("void-no-card-own") in direct[teller]
    assert named in direct[other]
    assert named in text_of(presenters.reveal(shown))
    assert texts("void-no-card") in text_of(presenters.explain(shown, record, record.rounds[-1]))


@in_every_language
def test_an_empty_hand_is_not_offered_in_words_until_there_is_a_board(locale):
    table = with_an_empty_hand()
    for step in (None, table.tell, table.skip):
        if step is not None:
            step()
        for player in (EMPTY, MATE):
            offered = context(table.view(player), locale)
            nothing = LIBRARY.texts(locale)("describe-nothing")
            told = text_of(presenters.describe(offered)) != nothing
            assert ("describe" in verbs(presenters.my_hand(offered))) == told
            assert told == (player == MATE or step == table.skip)
