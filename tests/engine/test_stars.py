"""Stars: who may give one, to what, and what the end makes of them (B4)."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import CardError, PhaseError, SeatError
from bot.engine.evolve import replay
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC
from tests.engine.tabletop import Table


def scored() -> Table:
    table = Table(CLASSIC, 4)
    table.play_round()
    return table


def star(player: int, number: int, round: int = 1) -> c.GiveStar:
    return c.GiveStar(PlayerId(player), round, number)


def given_by(table: Table, player: int) -> int:
    return next(card.number for card in table.reveal.cards if card.giver == player)


def test_a_star_goes_to_one_thing_and_can_move():
    table = scored()
    table.do(star(2, 0))
    assert table.view(2).star == 0
    table.do(star(2, given_by(table, 3)))
    assert [(s.player, s.to) for s in table.game.stars] == [(2, 3)]
    assert table.do(star(2, given_by(table, 3))) == ()


def test_nobody_gives_themself_a_star():
    table = scored()
    for player, number in ((1, 0), (1, given_by(table, 1)), (3, given_by(table, 3))):
        with pytest.raises(CardError, match="own-star"):
            table.do(star(player, number))
    offered = {o.number for o in table.view(1).legal if isinstance(o, c.GiveStar)}
    assert offered == {given_by(table, player) for player in (2, 3, 4)}


@pytest.mark.parametrize("number", [-1, 5, 99])
def test_a_star_needs_a_card_that_is_there(number):
    with pytest.raises(CardError, match="no-such-number"):
        scored().do(star(2, number))


def test_who_does_not_play_gives_none():
    table = scored()
    with pytest.raises(SeatError, match="not-seated"):
        table.do(star(9, 0))
    table.join(9)
    with pytest.raises(SeatError, match="waits-for-next-round"):
        table.do(star(9, 0))


def test_a_star_comes_too_early_and_too_late():
    table = Table(CLASSIC, 4)
    with pytest.raises(PhaseError, match="star-too-late"):
        table.do(star(2, 0))
    table.play_round()
    table.do(star(2, 0))
    table.next()
    table.play_round()
    with pytest.raises(PhaseError, match="star-too-late"):
        table.do(star(3, 0, round=1))


def test_a_star_can_be_given_and_moved_until_the_next_board_lies():
    """Whoever presses Next round ends nobody's choice; a void round lays no board."""
    table = scored()
    card = given_by(table, 3)
    table.do(star(2, 0))
    table.next()
    assert table.view(2).star == 0
    table.do(star(2, card))
    table.skip()
    assert (table.game.round, table.reveal.void) == (2, True)
    table.do(star(3, 0))
    with pytest.raises(CardError, match="own-star"):
        table.do(star(1, 0))
    table.next()
    table.tell()
    table.do(star(4, card))
    offered = {(o.round, o.number) for o in table.view(1).legal if isinstance(o, c.GiveStar)}
    assert (1, card) in offered
    assert all(round == 1 for round, _ in offered)
    while table.kind == "submitting":
        table.give(table.awaited[0])
    with pytest.raises(PhaseError, match="star-too-late"):
        table.do(star(1, card))
    assert not any(isinstance(o, c.GiveStar) for o in table.view(1).legal)
    assert [(s.player, s.to) for s in table.game.stars] == [(2, 3), (3, 1), (4, 3)]
    assert replay(table.log) == table.game


def test_a_game_that_ends_before_another_board_takes_stars_of_its_last_scored_round():
    table = scored()
    table.next()
    table.do(c.EndGame(PlayerId(1)))
    table.do(star(2, 0))
    (favourite,) = table.view().favourites
    assert (favourite.round, favourite.number, favourite.by) == (1, 0, 1)


def test_a_void_round_has_nothing_to_like():
    table = Table(CLASSIC, 4)
    table.skip()
    assert table.kind == "scored"
    with pytest.raises(PhaseError, match="star-too-late"):
        table.do(star(2, 0))


def test_the_favourite_is_known_when_all_is_over_and_who_gave_none_still_may():
    table = scored()
    table.do(star(2, given_by(table, 3)))
    table.next()
    table.play_round()
    table.do(star(1, 0, round=2))
    table.do(star(3, 0, round=2))
    assert table.view().favourites == ()
    table.do(c.EndGame(PlayerId(1)))
    (favourite,) = table.view().favourites
    assert (favourite.round, favourite.number, favourite.by, favourite.stars) == (2, 0, 2, 2)
    with pytest.raises(PhaseError, match="star-final"):
        table.do(star(3, given_by(table, 4), round=2))
    assert table.do(star(3, 0, round=2)) == ()
    table.do(star(4, 0, round=2))
    assert [favourite.stars for favourite in table.view().favourites] == [3]
    assert replay(table.log) == table.game


def test_nobody_is_asked_to_join_a_game_that_is_over():
    table = scored()
    table.do(c.EndGame(PlayerId(1)))
    for stranger in (9, 50):
        with pytest.raises(PhaseError, match="game-over"):
            table.do(star(stranger, 0))


def test_an_evening_without_stars_has_no_favourite():
    table = scored()
    table.do(c.EndGame(PlayerId(1)))
    assert table.view().favourites == ()
