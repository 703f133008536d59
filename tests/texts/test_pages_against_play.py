"""What single people read at single moments is true of what happened, or of what happens next."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS
from bot.service.choices import PACES
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.presenters.people import marked
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.hearing import Heard
from tests.ui.render_contexts import LIBRARY, context, text_of

NEW_CARDS = {"en": "new cards", "it": "nuove carte", "pl": "nowe karty", "pt-BR": "cartas novas"}
GAVE = {
    "en": r"\bgave\b",
    "it": r"\b(hai|ha) dato\b",
    "pl": r"dokłada(sz)?\b",
    "pt-BR": r"\bdeu\b",
}


def passed(table: Table) -> None:
    table.skip()


def storyteller_left(table: Table) -> None:
    table.leave(table.storyteller)


def last_of_the_pile(table: Table) -> None:
    table.play_round()
    while not table.view().last_round:
        table.next()
        table.play_round()


@in_every_language
@pytest.mark.parametrize(
    ("rules", "happens"),
    [(CLASSIC, passed), (ODYSSEY, storyteller_left), (CLASSIC, last_of_the_pile)],
)
def test_no_hand_promises_cards_that_do_not_come(rules, happens, locale):
    table = Table(rules, 5)  # four who stay draw no more than five
    happens(table)
    said = text_of(presenters.my_hand(context(table.view(2), locale)))
    before = table.hand(2)
    table.next()
    promised = re.search(NEW_CARDS[locale], said, re.IGNORECASE)
    assert not promised or (table.kind != "finished" and table.hand(2) != before)


@in_every_language
def test_nobody_is_said_to_have_given_a_card_that_was_drawn(locale):
    """In teams the card comes from one partner by lot, and the other one votes (L3)."""
    table = Table(TEAMS, 6)
    table.tell()
    table.give(2)
    table.skip()
    givers = {card.giver for card in table.voting.board}
    for player in range(1, 7):
        mate = (player + 2) % 6 + 1
        shown = context(table.view(player), locale)
        for page in (presenters.my_hand, presenters.ballot):
            said = text_of(page(shown))
            assert player == 2 or mate == 2 or not re.search(GAVE[locale], said)
        drawn = LIBRARY.texts(locale)("card-drawn", count=1)
        assert (drawn in text_of(presenters.my_hand(shown))) == (player in givers - {1, 2})


@in_every_language
def test_of_cards_that_were_drawn_it_is_said_whether_it_was_one(locale):
    """With three players two are given, and one of them may have been chosen."""
    table, texts = Table(CLASSIC, 3), LIBRARY.texts(locale)
    table.tell()
    table.give(2)
    table.skip()
    told = {texts("card-drawn", count=count): count for count in (1, 2)}
    for player, drawn in ((2, 1), (3, 2)):
        shown = context(table.view(player), locale)
        direct = presenters.hand(context(table.view(player), locale, direct=True))
        for page in (presenters.my_hand(shown), presenters.ballot(shown), direct):
            assert [count for words, count in told.items() if words in text_of(page)] == [drawn]


@in_every_language
@pytest.mark.parametrize("gone", ["before the cards are laid", "before the round"])
def test_no_points_are_explained_for_who_has_left(gone, locale):
    table = Table(TEAMS, 6, failure_per="player")
    if gone == "before the round":
        table.leave(5)
        table.play_round()
        table.next()
    else:
        table.tell()
        table.leave(5)
    if table.kind == "storytelling":
        table.tell()
    table.give_all()
    for ballot in table.voting.ballots:
        table.vote(ballot.player, table.storyteller)
    table.close()
    record = build_record([(0.0, event) for event in table.log])
    heard = Heard(locale)
    told = record.rounds[-1]
    presenters.explain(context(table.view(), locale, texts=heard), record, told)
    lines = [(key, values) for key, values, _ in heard.said if key != "explain-left"]
    names = [str(values["names"]) for _, values in lines if "names" in values]
    assert any(table.game.chairs[1].name in each for each in names)
    assert not any("Nicolas" in each for each in names)


@in_every_language
def test_who_left_and_votes_on_their_card_are_explained_as_paying_nothing(locale):
    table = Table(CLASSIC, 5)
    table.to_voting()
    table.vote(2, 1)
    table.vote(3, 2)
    table.vote(4, 1)
    table.leave(2)
    table.close()
    record = build_record([(0.0, event) for event in table.log])
    heard = Heard(locale)
    told = record.rounds[-1]
    assert not set(told.points) & set(told.left)
    presenters.explain(context(table.view(), locale, texts=heard), record, told)
    (left,) = (values["names"] for key, values, _ in heard.said if key == "explain-left")
    assert left == marked(table.view().departed[0].rabbit, "Tom")


@in_every_language
@pytest.mark.parametrize("teller_left", [False, True])
def test_who_plays_both_seats_is_told_so(teller_left, locale):
    """Celia gives and votes; as the storyteller her clue is out, and so is her card (T4)."""
    table = Table(TEAMS, 6)
    lone = 1 if teller_left else 2
    table.leave(lone + 3)
    heard = Heard(locale)
    table.tell()
    said = text_of(presenters.my_hand(context(table.view(lone), locale, texts=heard)))
    keys = {key for key, _, _ in heard.said}
    assert ("hand-told" in keys) == teller_left
    assert ("give-alone" in keys) == (not teller_left)
    assert "hand-not-needed" not in keys
    assert said
    public = text_of(presenters.turn(context(table.view(), locale)))
    assert LIBRARY.texts(locale)("turn-give-alone") in public


def test_a_whole_table_of_teams_hears_nothing_of_lone_partners():
    table = Table(TEAMS, 6)
    table.tell()
    said = text_of(presenters.turn(context(table.view())))
    assert LIBRARY.texts("en")("turn-give-alone") not in said


@in_every_language
def test_a_vote_is_cast_when_nothing_is_awaited_of_the_voter(locale):
    """One of two tokens without Done is not (S2), nor green without an obligatory red (P1)."""
    voted = LIBRARY.texts(locale)("hand-voted")
    undone = LIBRARY.texts(locale)("ballot-undone")
    asked = LIBRARY.texts(locale)("hand-vote", awaited=True, cards=True)

    def check(table: Table, player: int) -> None:
        shown = context(table.view(player), locale)
        awaited, own = player in table.awaited, text_of(presenters.my_hand(shown))
        assert (voted in own) != awaited
        begun = awaited and table.view(player).tokens > 1 and bool(table.view(player).ballot)
        assert (undone in text_of(presenters.ballot(shown))) == (undone in own) == begun
        assert not (begun and asked in own)

    table = Table(ODYSSEY, 7)
    table.to_voting()
    check(table, 2)
    table.vote(2, 1)
    check(table, 2)
    table.do(c.FinishBallot(PlayerId(2)))
    check(table, 2)
    table = Table(PARTY, 6)
    table.to_voting()
    table.place(1, 1)
    check(table, 1)
    table.red(2)
    check(table, 1)


@in_every_language
def test_partys_rules_say_of_each_pile_how_cards_come_back(locale):
    """With "all is shuffled" they spoke of drawing and passing alone."""
    texts = LIBRARY.texts(locale)
    shuffled = with_settings(PARTY, refill="shuffle-all")
    said = text_of(presenters.rules(Table(shuffled, 6).game.settings, texts))
    assert texts("rules-draw-all", hand=5, three=0) in said
    assert texts("rules-pass") in said


@in_every_language
def test_nobody_is_waited_for_after_the_end(locale):
    table = Table(CLASSIC, 4, pace=PACES["untimed"])
    table.tell()
    table.skip()
    table.skip()
    table.do(c.EndGame(PlayerId(1)))
    assert any(chair.away for chair in table.game.chairs)
    heard = Heard(locale)
    presenters.status(context(table.view(), locale, texts=heard))
    assert "away" not in {key for key, _, _ in heard.said}
