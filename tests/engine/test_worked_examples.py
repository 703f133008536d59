"""The books' own examples, played through the engine."""

from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, PARTY
from tests.engine.tabletop import Table

JULIEN, TOM, MATHILDE, LEA, NICOLAS = 1, 2, 3, 4, 5


def julien_tells(ruleset):
    table = Table(ruleset, 5)
    table.to_voting()
    table.vote(LEA, JULIEN)
    table.vote(TOM, LEA)
    table.vote(MATHILDE, LEA)
    table.vote(NICOLAS, TOM)
    table.close()
    return table


def test_classic_with_five_players():
    table = julien_tells(CLASSIC)
    assert table.scores == {JULIEN: 3, TOM: 1, MATHILDE: 0, LEA: 5, NICOLAS: 0}
    assert table.points(LEA) == {"found": 3, "votes": 2}
    table.next()
    assert table.storyteller == TOM


def test_classic_with_a_lone_finder():
    table = julien_tells(with_settings(CLASSIC, lone_finder_points=4))
    assert table.scores == {JULIEN: 4, TOM: 1, MATHILDE: 0, LEA: 6, NICOLAS: 0}
    assert table.reveal.outcome == "lone-finder"


def test_party_pays_for_agreement():
    table = Table(PARTY, 9)
    table.to_voting()
    for player in range(1, 7):
        table.place(player, 3)
    table.place(7, 2)
    table.place(8, 2)
    table.place(9, 1)
    table.red(2)
    table.close()
    assert table.scores == {**dict.fromkeys(range(1, 7), 5), 7: 0, 8: 0, 9: 0}


def test_party_pays_nothing_under_the_red_token_even_to_the_storyteller():
    table = Table(PARTY, 6)
    table.to_voting()
    for player in range(1, 7):
        table.place(player, 4)
    table.red(4)
    table.close()
    assert set(table.scores.values()) == {0}
