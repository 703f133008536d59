"""What single people read at single moments is true of what happened, or of what happens next."""

import re

import pytest

from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.texts.hearing import Heard
from tests.ui.render_contexts import LIBRARY, context, text_of

in_every_language = pytest.mark.parametrize("locale", LIBRARY.locales)
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
    givers = {card.giver for card in table.voting.table}
    for player in range(1, 7):
        mate = (player + 2) % 6 + 1
        shown = context(table.view(player), locale)
        for page in (presenters.my_hand, presenters.ballot):
            said = text_of(page(shown))
            assert player == 2 or mate == 2 or not re.search(GAVE[locale], said)
        drawn = LIBRARY.texts(locale)("card-drawn")
        assert (drawn in text_of(presenters.my_hand(shown))) == (player in givers - {1, 2})


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
    names = [str(values.get("names")) for _, values, _ in heard.said if "names" in values]
    assert any(table.game.chairs[1].name in each for each in names)
    assert not any("Nicolas" in each for each in names)
