"""Whose rabbit is whose: chosen in the lobby, kept by whoever comes back and in a rematch (L6)."""

import pytest

from bot.engine import commands as c
from bot.engine.decide import open_game
from bot.engine.errors import PhaseError, SeatError
from bot.engine.evolve import replay
from bot.engine.ids import GameId, PlayerId
from bot.engine.joining import seats_before
from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS
from tests.engine.tabletop import GAME, Table


def rabbits(table: Table) -> dict[int, int]:
    return {player.id: player.rabbit for player in table.view().players}


def rematch(table: Table, host: int) -> Table:
    """The lobby after a game, opened by ``host``."""
    new = Table(table.ruleset, 1, start=False)
    events = open_game(
        GameId(GAME), PlayerId(host), "again", table.game.settings, 0.0, seats_before(table.game)
    )
    new.log, new.game = list(events), replay(events)
    return new


def test_a_rabbit_is_chosen_in_the_lobby():
    table = Table(CLASSIC, 3, start=False)
    table.do(c.PickRabbit(PlayerId(2), 7))
    assert rabbits(table) == {1: 0, 2: 7, 3: 2}
    assert table.do(c.PickRabbit(PlayerId(2), 7)) == ()
    offered = {o.rabbit for o in table.view(3).legal if isinstance(o, c.PickRabbit)}
    assert offered == set(range(12)) - {0, 7}
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert rabbits(table)[2] == 7


def test_a_rabbit_that_is_taken_or_none_is_refused():
    table = Table(CLASSIC, 3, start=False)
    for rabbit, why in ((0, "rabbit-taken"), (12, "no-such-rabbit"), (-1, "no-such-rabbit")):
        with pytest.raises(SeatError, match=why):
            table.do(c.PickRabbit(PlayerId(2), rabbit))
    with pytest.raises(SeatError, match="not-seated"):
        table.do(c.PickRabbit(PlayerId(9), 5))
    with pytest.raises(PhaseError, match="already-started"):
        Table(CLASSIC, 3).do(c.PickRabbit(PlayerId(2), 7))


def test_whoever_comes_back_has_the_same_rabbit():
    table = Table(CLASSIC, 4)
    table.leave(3)
    table.join(8)
    table.join(3)
    assert rabbits(table)[3] == 2
    assert rabbits(table)[8] == 4
    table.play_round()
    table.next()
    assert rabbits(table) == {1: 0, 2: 1, 3: 2, 4: 3, 8: 4}


def test_rounds_later_too_and_in_the_lobby():
    table = Table(CLASSIC, 5)
    table.leave(3)
    for _ in range(2):
        table.play_round()
        table.next()
    table.join(7)
    table.join(3)
    assert (rabbits(table)[7], rabbits(table)[3]) == (5, 2)
    lobby = Table(CLASSIC, 4, start=False)
    lobby.do(c.PickRabbit(PlayerId(2), 9))
    lobby.leave(2)
    lobby.join(5)
    lobby.join(2)
    assert rabbits(lobby)[2] == 9


def test_a_rabbit_that_somebody_has_by_then_stays_theirs():
    table = Table(CLASSIC, 3, start=False)
    table.leave(3)
    table.do(c.PickRabbit(PlayerId(2), 2))
    table.join(3)
    assert rabbits(table) == {1: 0, 2: 2, 3: 1}


def test_a_rematch_keeps_the_rabbits_in_whatever_order_people_come():
    table = Table(CLASSIC, 4)
    new = rematch(table, 3)
    for player in (9, 2, 1):
        new.join(player)
    assert rabbits(new) == {3: 2, 9: 4, 2: 1, 1: 0}


def test_a_rematch_keeps_the_pairs_and_their_rabbits():
    table = Table(TEAMS, 6)
    before = {chair.player: (chair.team, chair.rabbit) for chair in table.game.chairs}
    new = rematch(table, 5)
    for player in (1, 6, 2, 4, 3):
        new.join(player)
    assert {chair.player: chair.team for chair in new.game.chairs} == {
        player: team for player, (team, _) in before.items()
    }
    new.do(c.StartGame(PlayerId(5), new.cards))
    assert {chair.player: chair.rabbit for chair in new.game.chairs} == {
        player: rabbit for player, (_, rabbit) in before.items()
    }


def test_in_the_lobby_of_a_rematch_another_team_can_be_asked_for():
    new = rematch(Table(TEAMS, 6), 1)
    new.join(4, team=2)
    assert [chair.team for chair in new.game.chairs] == [0, 2]


@pytest.mark.parametrize(
    "command", [c.PickRabbit(PlayerId(9), 7), c.PickSeat(PlayerId(9), PlayerId(2))]
)
def test_who_waits_for_the_next_round_is_not_asked_to_join(command):
    table = Table(ODYSSEY, 4)
    table.join(9)
    with pytest.raises(SeatError, match="waits-for-next-round"):
        table.do(command)


def test_whoever_likes_a_rabbit_has_it_in_the_lobby_if_it_is_free():
    table = Table(CLASSIC, 2, start=False)
    for player, liked in ((3, 7), (4, 7), (5, 2), (6, None)):
        table.do(c.Join(PlayerId(player), "new", rabbit=liked))
    assert rabbits(table) == {1: 0, 2: 1, 3: 7, 4: 2, 5: 3, 6: 4}


def test_in_a_rematch_nobody_has_the_rabbit_that_another_one_had():
    new = rematch(Table(CLASSIC, 4), host=1)
    new.do(c.Join(PlayerId(9), "new", rabbit=3))
    new.do(c.Join(PlayerId(4), "again", rabbit=8))
    assert rabbits(new) == {1: 0, 9: 4, 4: 3}


@pytest.mark.parametrize("liked", [0, 7])
def test_a_pair_has_the_rabbit_that_one_of_them_likes(liked):
    table = Table(TEAMS, 1, start=False)
    table.do(c.PickRabbit(PlayerId(1), 0 if liked == 0 else 5))
    table.do(c.PickTeam(PlayerId(1), 0))
    table.do(c.Join(PlayerId(2), "new", team=1))
    table.do(c.Join(PlayerId(3), "new", team=1, rabbit=7))
    table.do(c.Join(PlayerId(4), "new", team=0, rabbit=7))
    for player in (5, 6):
        table.join(player)
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert [rabbits(table)[one] for one in (1, 4)] == [0 if liked == 0 else 5] * 2
    assert [rabbits(table)[one] for one in (2, 3)] == [7, 7]


def test_in_a_rematch_a_pair_keeps_its_rabbit_whatever_one_of_them_likes():
    new = rematch(Table(TEAMS, 6), host=6)
    before = rabbits(new)[6]
    for player in range(1, 6):
        new.do(c.Join(PlayerId(player), "again", rabbit=6 - player))
    partner = next(chair for chair in new.game.chairs[1:] if chair.team == new.game.chairs[0].team)
    new.do(c.StartGame(PlayerId(6), new.cards))
    assert {rabbits(new)[one] for one in (6, partner.player)} == {before}


@pytest.mark.parametrize(("liked", "rabbit"), [(9, 9), (0, 2), (None, 2), (2, 2)])
def test_who_comes_instead_of_a_computer_has_the_rabbit_that_they_like_if_it_is_free(liked, rabbit):
    table = Table(CLASSIC, 2, start=False)
    for _ in range(4):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.PickRabbit(PlayerId(2), 10))
    table.do(c.Join(PlayerId(7), "new", rabbit=liked))
    assert len(table.game.chairs) == 6
    assert rabbits(table)[7] == rabbit


def late(table: Table, player: int, liked: int) -> None:
    table.do(c.Join(PlayerId(player), "late", rabbit=liked))


def in_next_round(table: Table) -> dict[int, int]:
    """The rabbits of the next round, which are those that everybody was promised."""
    promised = rabbits(table)
    while table.kind != "scored":
        table.skip()
    table.next()
    assert rabbits(table).items() <= promised.items()
    return rabbits(table)


def test_who_joins_late_has_the_rabbit_that_they_like_if_it_is_free():
    table = Table(CLASSIC, 3)
    for player, liked in ((7, 9), (8, 9), (9, 2)):
        late(table, player, liked)
    assert in_next_round(table) == {1: 0, 2: 1, 3: 2, 7: 9, 8: 3, 9: 4}


def test_who_comes_back_late_has_their_own_and_nobody_else_has_it():
    table = Table(CLASSIC, 5)
    table.leave(5)
    late(table, 7, 4)
    late(table, 5, 9)
    assert in_next_round(table) == {1: 0, 2: 1, 3: 2, 4: 3, 7: 5, 5: 4}


def test_who_takes_over_a_seat_has_its_rabbit_whatever_they_like():
    table = Table(CLASSIC, 3, start=False)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    late(table, 7, 9)
    assert in_next_round(table) == {1: 0, 2: 1, 3: 2, 7: 3}


def test_who_has_the_new_seat_of_a_computer_player_has_the_rabbit_that_they_like():
    table = Table(CLASSIC, 4)
    table.do(c.AddComputer(PlayerId(1), "even"))
    late(table, 7, 9)
    assert in_next_round(table) == {1: 0, 2: 1, 3: 2, 4: 3, 7: 9}


def test_late_to_teams_an_empty_seat_has_its_teams_rabbit_and_a_new_pair_the_firsts():
    table = Table(TEAMS, 6)
    table.leave(2)
    before = rabbits(table)
    for player, liked in ((7, 9), (8, 10), (9, 11)):
        late(table, player, liked)
    team = table.game.chairs[table.seat(2)].rabbit
    assert in_next_round(table) == {**before, 7: team, 8: 10, 9: 10}
