"""Computer players give way to people: nobody waits while one of them has a place (L2, C2)."""

import random
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.audit import disagreements
from bot.engine.computers import computer_seats
from bot.engine.errors import RuleViolation, SeatError
from bot.engine.ids import PlayerId
from bot.engine.leaving import farewell
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, RULESETS, TEAMS
from bot.engine.seating import arrivals
from tests.engine.tabletop import Table

LONG = replace(TEAMS, laps=3)
HOST = PlayerId(1)


def add_computer(table):
    table.do(c.AddComputer(HOST, "even", moderator=True))


def play_on(table):
    """Let the next round begin."""
    number = table.game.round
    while table.game.round == number:
        table.skip()


def computers(table):
    return [one for one in (*table.game.chairs, *table.game.waiting) if one.computer]


def alone(game):
    """The people who would go on waiting in the next round."""
    coming = arrivals(game)
    placed = (*coming.substitutes.values(), *coming.new)
    return [one for one in game.waiting if one.computer is None and one not in placed]


@pytest.mark.parametrize("who", [4, 50])
def test_whoever_joins_has_the_empty_seat_that_a_computer_player_was_to_take(who):
    table = Table(LONG, 6)
    seat, hand = table.seat(4), table.hand(4)
    table.leave(4)
    add_computer(table)
    table.join(who)
    assert not alone(table.game)
    assert not computers(table)
    play_on(table)
    assert table.seat(who) == seat
    assert set(hand) <= set(table.hand(who))


def test_who_comes_back_has_their_own_seat_and_the_computer_player_another_empty_one():
    table = Table(LONG, 8)
    own, other = table.seat(1), table.seat(6)
    table.leave(1)
    add_computer(table)
    table.leave(6)
    table.join(1)
    play_on(table)
    assert table.seat(1) == own
    assert [table.seat(one.player) for one in computers(table)] == [other]


def test_an_own_seat_that_a_computer_player_waits_for_goes_before_that_of_another_that_sits():
    table = Table(LONG, 8)
    table.leave(2)
    add_computer(table)
    play_on(table)
    own = table.seat(5)
    table.leave(5)
    add_computer(table)
    table.join(5)
    play_on(table)
    assert table.seat(5) == own
    assert len(computers(table)) == 1


def test_an_empty_team_that_saves_the_game_goes_before_the_own_seat():
    table = Table(LONG, 6)
    table.to_voting()
    for player in (2, 5, 3, 6):  # of two teams nobody is left
        table.leave(player)
    table.do(c.AddComputer(PlayerId(1), "even"))
    first = table.game.waiting[0].team
    back = 2 if table.game.chairs[table.seat(2)].team == first else 3
    table.join(back)
    teams = {one.team for one in arrivals(table.game).substitutes.values()}
    assert len(teams) == 2


def test_a_pair_that_waits_needs_no_computer_player_once_a_second_person_joins():
    table = Table(LONG, 6)
    table.join(50)
    add_computer(table)
    assert not alone(table.game)
    table.join(51)
    assert [one.player for one in table.game.waiting] == [50, 51]


@pytest.mark.parametrize("who", [4, 50])
def test_of_two_computer_players_who_wait_only_the_one_whose_seat_is_taken_goes(who):
    """The two were to be a pair; since somebody left, one has the empty seat, one waits alone."""
    table = Table(LONG, 6)
    add_computer(table)
    add_computer(table)
    first, second = computers(table)
    table.leave(4)
    seat = table.seat(4)
    assert arrivals(table.game).substitutes == {seat: first}
    events = table.do(c.Join(PlayerId(who), "Nina"))
    assert [e.player for e in events if e.kind == "player-left"] == [first.player]
    assert computers(table) == [second]
    assert arrivals(table.game).substitutes[seat].player == who
    table.join(51)
    play_on(table)
    assert {who, second.player, 51} <= table.scores.keys()


def test_with_a_computer_player_who_waits_alone_whoever_joins_makes_a_pair():
    table = Table(LONG, 6)
    add_computer(table)
    table.join(50)
    assert len(arrivals(table.game).new) == 2


def test_who_waits_alone_has_the_seat_of_a_computer_player_as_soon_as_nobody_else_takes_it():
    table = Table(LONG, 6)
    table.leave(4)
    add_computer(table)
    play_on(table)
    (computer,) = computers(table)
    seat = table.seat(computer.player)
    table.join(50)
    table.join(51)
    assert [one.player for one in alone(table.game)] == [51]
    table.leave(50)
    assert not alone(table.game)
    play_on(table)
    assert table.seat(51) == seat
    assert not computers(table)


def test_of_a_pair_that_waits_the_person_has_a_seat_that_becomes_free():
    table = Table(LONG, 6)
    add_computer(table)
    table.join(50)
    table.leave(4)
    assert not alone(table.game)
    assert [one.player for one in table.game.waiting] == [50]


@pytest.mark.parametrize("ruleset", [CLASSIC, ODYSSEY, PARTY, MINI], ids=lambda r: r.name)
@pytest.mark.parametrize("who", [2, 50])
def test_at_a_full_table_a_computer_player_who_waits_gives_way(ruleset, who):
    table = Table(ruleset, ruleset.max_players, cards=200)
    table.leave(2)
    add_computer(table)
    with pytest.raises(SeatError, match="table-full"):
        add_computer(table)
    table.join(who)
    assert not computers(table)
    play_on(table)
    assert who in table.scores
    assert len(table.scores) == ruleset.max_players


def test_a_computer_player_who_waits_stays_where_the_game_would_end_without_it():
    table = Table(ODYSSEY, 3)
    table.to_voting()
    table.leave(2)
    table.leave(3)
    add_computer(table)
    table.join(50)
    assert len(table.game.waiting) == 2
    play_on(table)
    assert len(table.scores) == 3


def test_a_table_that_was_stored_with_somebody_waiting_alone_finds_them_a_seat():
    table = Table(LONG, 6)
    table.leave(4)
    add_computer(table)
    play_on(table)
    table.join(50)
    waits = replace(table.game.waiting[0], replaces=None, team=None)
    table.game = replace(table.game, waiting=(waits,))
    assert alone(table.game)
    table.skip()
    assert not alone(table.game)


def some_command(table, dice):
    """Return something that changes who sits, or goes on."""
    game = table.game
    here = [chair.player for chair in game.chairs if not chair.gone]
    here += [one.player for one in game.waiting]
    goes_on = c.NextRound(game.host) if table.kind == "scored" else c.Skip(game.host)
    return dice.choices(
        [
            c.Join(PlayerId(dice.randrange(1, len(game.chairs) + 6)), "name"),
            c.Leave(dice.choice(here)),
            c.AddComputer(game.host, "even"),
            c.RemoveComputer(game.host),
            goes_on,
        ],
        [6, 4, 4, 1, 5],
    )[0]


def check_nobody_waits_beside_a_computer(game):
    if not alone(game):
        return
    coming = arrivals(game)
    taken = {one.replaces for one in game.waiting}
    assert [s for s in computer_seats(game) if game.chairs[s].player not in taken] == []
    assert [one for one in (*coming.substitutes.values(), *coming.new) if one.computer] == []


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("name", [*RULESETS, "teams for long"])
def test_nobody_waits_while_a_computer_player_sits_or_is_to_sit(name, seed):
    dice = random.Random(f"{name} {seed}")
    ruleset = RULESETS.get(name, LONG)
    players = dice.randrange(ruleset.min_players, ruleset.max_players + 1)
    players -= players % 2 if ruleset.pairs else 0
    people = dice.randrange(1, players + 1)
    table = Table(ruleset, people, start=False, cards=168)
    for _ in range(players - people):
        add_computer(table)
    table.do(c.StartGame(HOST, table.cards))
    for _ in range(80):
        if table.kind == "finished":
            break
        before, command = table.game, some_command(table, dice)
        try:
            gone = [e for e in table.do(command) if e.kind == "player-left"]
            assert len(gone) <= 1 or not isinstance(command, c.Join)
        except RuleViolation as refused:
            full = isinstance(command, c.Join) and refused.code == "table-full"
            assert not full or not any(one.computer for one in before.waiting)
        check_nobody_waits_beside_a_computer(table.game)
    assert disagreements(table.log, table.chance) == []


def test_who_leaves_is_told_of_their_seat_also_where_computers_were_promised_places():
    """They would give way to whoever comes back (C2)."""
    table = Table(TEAMS, 6)
    for _ in range(2):
        table.do(c.AddComputer(PlayerId(1), "even"))
    assert farewell(table.game, PlayerId(3)) == "seat"
    table.leave(3)
    table.do(c.Join(PlayerId(3), "Tom"))
    assert arrivals(table.game).substitutes.keys() == {table.seat(3)}


@pytest.mark.parametrize("told", [False, True])
def test_who_leaves_lays_no_card_that_others_would_lack(told):
    """With six the pile is six cards in round 8: one less at the table, and it lasts (E1)."""
    table = Table(CLASSIC, 5, start=False)
    table.do(c.AddComputer(HOST, "even"))
    table.do(c.StartGame(HOST, table.cards))
    while table.game.round < 8:
        table.play_round()
        table.next()
    if told:
        table.tell()
    assert len(table.game.pile) == 6
    leaver = next(p for p in (2, 3, 4) if p != table.storyteller)
    assert farewell(table.game, PlayerId(leaver)) == "seat"
    table.leave(leaver)
    table.do(c.Join(PlayerId(9), "Stranger"))
    if not told:
        table.tell()
    table.give_all()
    table.close()
    table.next()
    assert table.game.round == 9
    assert 9 in table.scores


PHASES = ("storytelling", "submitting", "voting", "scored")


def person_and_computers(rules, people: int, players: int) -> Table:
    """Return a running game; in teams of two people these are partners."""
    table = Table(rules, people, start=False)
    while len(table.game.chairs) < players:
        add_computer(table)
    if rules.pairs:
        for chair, team in zip(table.game.chairs, (0, 0, 1, 1, 2, 2), strict=True):
            table.do(c.PickTeam(chair.player, team))
    table.do(c.StartGame(HOST, table.cards))
    return table


def brought_to(table, phase):
    if phase != "storytelling":
        table.tell()
    if phase in ("voting", "scored"):
        table.give_all()
    if phase == "scored":
        table.vote(table.awaited[0], table.storyteller)
        table.close()
    assert table.kind == phase


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    ("rules", "people", "players"), [(ODYSSEY, 1, 3), (MINI, 2, 4), (LONG, 2, 6)]
)
def test_who_waits_for_a_computers_seat_has_one_of_their_own_where_the_game_would_end(
    rules, people, players, phase
):
    table = person_and_computers(rules, people, players)
    brought_to(table, phase)
    table.join(50)
    promised = table.game.waiting[0].replaces
    assert promised in {chair.player for chair in table.game.chairs if chair.computer}
    for leaver in range(people, 0, -1):
        assert farewell(table.game, PlayerId(leaver)) not in ("ends", "played-out")
        table.leave(leaver)
    assert table.game.waiting[0].replaces is None
    play_on(table)
    assert table.kind == "storytelling"
    assert {50, promised} <= {chair.player for chair in table.game.chairs if not chair.gone}
