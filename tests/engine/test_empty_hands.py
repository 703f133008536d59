"""What is due from a pair comes from whoever of them has a card (L3, T3, M1)."""

import pytest

from bot.engine.audit import disagreements
from tests.engine.emptied import EMPTY, MATE, with_an_empty_hand


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
