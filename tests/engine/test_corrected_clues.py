"""A clue in other words: by its giver, until the first card of another player lies (B2)."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import ClueError, PhaseError, SeatError
from bot.engine.events import ClueCorrected, ClueGiven
from bot.engine.evolve import replay
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, PARTY, TEAMS
from tests.engine.tabletop import Table


def correct(table: Table, player: int, text: str = "other words"):
    return table.do(c.CorrectClue(PlayerId(player), text))


@pytest.mark.parametrize(("ruleset", "players"), [(CLASSIC, 4), (PARTY, 6), (TEAMS, 6)])
def test_the_round_goes_on_with_the_new_words_and_the_log_keeps_both(ruleset, players):
    table = Table(ruleset, players)
    table.tell(text="the frist words")
    teller = table.storyteller
    assert any(isinstance(o, c.CorrectClue) for o in table.view(teller).legal)
    correct(table, teller, "the first words")
    assert correct(table, teller, "the first words") == ()
    assert table.view().clue.text == "the first words"
    table.give_all()
    assert table.view().clue.text == "the first words"
    said = [event.text for event in table.log if isinstance(event, ClueGiven | ClueCorrected)]
    assert said == ["the frist words", "the first words"]
    assert replay(table.log) == table.game


def test_once_somebody_gave_the_clue_stays():
    table = Table(CLASSIC, 4)
    table.tell()
    table.give(2)
    with pytest.raises(PhaseError, match="clue-settled"):
        correct(table, 1)
    assert not any(isinstance(o, c.CorrectClue) for o in table.view(1).legal)
    table.do(c.TakeBack(PlayerId(2), None))
    correct(table, 1)
    table.give_all()
    with pytest.raises(PhaseError, match="clue-settled"):
        correct(table, 1)


def test_ones_own_card_settles_nothing_in_party():
    table = Table(PARTY, 6)
    table.tell()
    table.give(1)
    correct(table, 1)
    assert table.view().clue.text == "other words"


def test_nobody_else_corrects_it_and_not_before_it_is_there():
    table = Table(CLASSIC, 4)
    with pytest.raises(PhaseError, match="no-clue"):
        correct(table, 1)
    table.tell()
    for player, why in ((2, "not-storyteller"), (9, "not-seated")):
        with pytest.raises(SeatError, match=why):
            correct(table, player)
    with pytest.raises(ClueError):
        correct(table, 1, " ")
