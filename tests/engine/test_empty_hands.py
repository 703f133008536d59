"""What is due from a pair comes from whoever of them has a card (L3, T3, M1)."""

import pytest

from bot.engine.audit import disagreements
from bot.engine.errors import SeatError
from tests.engine.emptied import (
    EMPTY,
    MATE,
    to_a_turn_without_cards,
    with_a_team_of_empty_hands,
    with_an_empty_hand,
)


@pytest.mark.parametrize("seed", range(8))
def test_the_lot_falls_on_the_partner_who_has_a_card(seed):
    table = with_an_empty_hand(bytes([seed]))
    table.tell()
    assert EMPTY not in table.awaited
    assert MATE in table.awaited
    table.skip()
    assert MATE in [laid.giver for laid in table.voting.board]
    assert EMPTY in [ballot.player for ballot in table.voting.ballots]
    assert disagreements(table.log, table.chance) == []
    assert disagreements(table.log, None) == []


def test_of_a_team_that_had_no_card_neither_is_sent_to_the_other_for_the_vote():
    table = with_a_team_of_empty_hands()
    table.tell()
    table.skip()
    for player in (EMPTY, MATE):
        with pytest.raises(SeatError, match="no-vote"):
            table.vote(player, table.storyteller)


@pytest.mark.parametrize("plays_both", [False, True])
def test_a_turn_passes_for_want_of_cards(plays_both):
    """Who plays both seats may hold cards and yet lack one of the two that they tell with (T4)."""
    table = with_an_empty_hand() if plays_both else with_a_team_of_empty_hands()
    if plays_both:
        table.leave(EMPTY)
    to_a_turn_without_cards(table)
    assert table.reveal.void_reason == "no-card"
    assert any(held.cards for held in table.view(MATE).hands) == plays_both
    assert disagreements(table.log, table.chance) == []
