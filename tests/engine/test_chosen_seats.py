"""Seats that are chosen in the lobby: to the left of somebody (A1)."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.errors import PhaseError, SeatError
from bot.engine.events import Configured, SeatPicked
from bot.engine.evolve import replay
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS
from tests.engine.tabletop import Table


def order(table: Table) -> list[int]:
    return [chair.player for chair in table.game.chairs]


def sit(table: Table, player: int, left_of: int):
    return table.do(c.PickSeat(PlayerId(player), PlayerId(left_of)))


def lobby(players: int = 5) -> Table:
    """A lobby whose seats will be shuffled."""
    return Table(ODYSSEY, players, start=False, seating="shuffled")


def test_whoever_chooses_a_seat_sits_and_tells_after_that_person():
    table = lobby()
    sit(table, 5, 2)
    sit(table, 1, 3)
    assert order(table) == [2, 5, 3, 1, 4]
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert order(table) == [2, 5, 3, 1, 4]
    tellers: list[int] = []
    for _ in range(5):
        table.play_round()
        tellers.append(table.view().storyteller or 0)
        table.next()
    first = order(table).index(tellers[0])
    assert tellers == order(table)[first:] + order(table)[:first]


def test_without_a_choice_seats_are_shuffled():
    starts = set[tuple[int, ...]]()
    for seed in range(8):
        table = Table(ODYSSEY, 5, seating="shuffled", seed=bytes([seed]))
        starts.add(tuple(order(table)))
    assert len(starts) > 1


def test_the_first_choice_keeps_the_order_even_where_nobody_moves():
    table = lobby()
    (kept,) = sit(table, 2, 1)
    assert isinstance(kept, Configured)
    assert kept.settings.ruleset.seating == "joined"
    assert sit(table, 2, 1) == ()
    # Round the table the first one sits to the left of the last one.
    assert sit(table, 1, 5) == ()
    assert sit(table, 3, 1) == (SeatPicked(PlayerId(3), PlayerId(1)),)
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert order(table) == [1, 3, 2, 4, 5]


def test_the_host_may_have_seats_shuffled_all_the_same():
    orders = set[tuple[int, ...]]()
    for seed in range(8):
        table = Table(ODYSSEY, 5, start=False, seating="shuffled", seed=bytes([seed]))
        sit(table, 5, 1)
        settings = table.game.settings
        shuffled = replace(settings.ruleset, seating="shuffled")
        table.do(c.Configure(PlayerId(1), replace(settings, ruleset=shuffled)))
        table.do(c.StartGame(PlayerId(1), table.cards))
        orders.add(tuple(order(table)))
    assert len(orders) > 1


def test_who_comes_later_sits_at_the_end_and_who_leaves_leaves_no_gap():
    table = lobby(4)
    sit(table, 4, 1)
    table.join(7)
    table.leave(4)
    assert order(table) == [1, 2, 3, 7]


def test_whoever_takes_over_a_computers_seat_sits_in_it():
    table = Table(CLASSIC, 5, start=False, seating="shuffled")
    table.do(c.AddComputer(PlayerId(1), "even"))
    computer = order(table)[-1]
    sit(table, computer, 2)
    table.join(8)
    assert order(table) == [1, 2, 8, 3, 4, 5]


@pytest.mark.parametrize("beside", [2, 9])
def test_nobody_sits_beside_themself_or_somebody_who_is_not_here(beside: int):
    table = lobby()
    with pytest.raises(SeatError, match="player-unknown"):
        sit(table, 2, beside)
    assert c.PickSeat(PlayerId(2), PlayerId(beside)) not in table.view(2).legal


def test_strangers_late_ones_and_teams_choose_no_seat():
    with pytest.raises(SeatError, match="not-seated"):
        sit(lobby(), 9, 1)
    with pytest.raises(PhaseError, match="already-started"):
        sit(Table(CLASSIC, 3), 2, 1)
    teams = Table(TEAMS, 6, start=False)
    with pytest.raises(SeatError, match="seats-by-team"):
        sit(teams, 2, 1)
    assert not any(isinstance(o, c.PickSeat) for o in teams.view(2).legal)


def test_everybody_elses_left_is_offered():
    offered = {o.left_of for o in lobby().view(3).legal if isinstance(o, c.PickSeat)}
    assert offered == {1, 2, 4, 5}


def test_teams_sit_by_their_numbers_when_the_list_is_kept():
    table = Table(TEAMS, 6, start=False)  # seats as in the lobby
    for player, team in ((1, 2), (2, 0), (3, 1), (4, 1), (5, 2), (6, 0)):
        table.do(c.PickTeam(PlayerId(player), team))
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert order(table) == [2, 3, 1, 6, 4, 5]


def test_a_log_with_chosen_seats_leads_to_the_same_game():
    table = lobby()
    sit(table, 4, 1)
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert replay(table.log) == table.game
