"""Seats for computer players (C1), their being taken over (C2), and a table that rests (C3)."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.computers import MARK, computer_seats, is_computer
from bot.engine.errors import PhaseError, SeatError
from bot.engine.ids import PlayerId
from bot.engine.leaving import heir
from bot.engine.legal import player_commands
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, RULESETS, TEAMS
from bot.engine.settings import Pace
from tests.engine.tabletop import Table

OTHER = PlayerId(10**17)


class Mixed(Table):
    """A table at which one person sits, and computer players are added."""

    def __init__(self, ruleset, computers, **fields):
        super().__init__(ruleset, 1, start=False, **fields)
        for _ in range(computers):
            self.do(c.AddComputer(PlayerId(1), "even"))

    def begin(self):
        self.do(c.StartGame(PlayerId(1), self.cards))
        return self


def computers_of(table):
    return [chair for chair in table.game.chairs if chair.computer]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_one_person_can_begin_a_game_of_every_ruleset(ruleset):
    table = Mixed(ruleset, ruleset.min_players - 1).begin()
    assert table.kind == "storytelling"
    marked = [p for p in table.view().players if p.computer]
    assert len(marked) == ruleset.min_players - 1
    assert all(p.name.startswith(MARK) for p in marked)
    assert len({p.name for p in marked}) == len(marked)


def test_only_the_host_adds_and_removes():
    table = Mixed(CLASSIC, 1)
    table.do(c.Join(OTHER, "Bo"))
    for command in (c.AddComputer(OTHER, "sharp"), c.RemoveComputer(OTHER)):
        with pytest.raises(SeatError, match="not-host"):
            table.do(command)
    table.do(c.AddComputer(OTHER, "sharp", moderator=True))
    assert len(computers_of(table)) == 2
    table.do(c.RemoveComputer(PlayerId(1)))
    assert [chair.computer for chair in computers_of(table)] == ["even"]
    table.do(c.RemoveComputer(PlayerId(1)))
    with pytest.raises(SeatError, match="no-computer"):
        table.do(c.RemoveComputer(PlayerId(1)))


def test_there_are_no_more_than_the_table_holds():
    table = Mixed(MINI, 3)
    with pytest.raises(SeatError, match="table-full"):
        table.do(c.AddComputer(PlayerId(1), "gentle"))


def test_several_sit_down_at_once_or_none():
    table = Mixed(MINI, 0)
    with pytest.raises(SeatError, match="few-seats-free") as refused:
        table.do(c.AddComputer(PlayerId(1), "even", number=MINI.max_players))
    assert refused.value.params["free"] == MINI.max_players - 1
    assert computers_of(table) == []
    table.do(c.AddComputer(PlayerId(1), "even", number=MINI.max_players - 1))
    assert len({chair.name for chair in computers_of(table)}) == MINI.max_players - 1
    with pytest.raises(SeatError, match="table-full"):
        table.do(c.AddComputer(PlayerId(1), "even", number=2))


def test_a_person_takes_a_computers_seat_at_a_full_table_before_the_start():
    table = Mixed(MINI, 3)
    rabbits = {chair.rabbit for chair in table.game.chairs}
    table.do(c.Join(OTHER, "Bo"))
    assert len(computers_of(table)) == 2
    assert {chair.rabbit for chair in table.game.chairs} == rabbits
    table.do(c.Join(PlayerId(OTHER + 1), "Cleo"))
    table.do(c.Join(PlayerId(OTHER + 2), "Dan"))
    with pytest.raises(SeatError, match="table-full"):
        table.do(c.Join(PlayerId(OTHER + 3), "Eve"))


@pytest.mark.parametrize("ruleset", [ODYSSEY, MINI, TEAMS, PARTY], ids=lambda r: r.name)
def test_whoever_comes_later_takes_over_seat_hand_and_score(ruleset):
    players = max(ruleset.min_players, 4)
    table = Mixed(ruleset, players - 1).begin()
    table.do(c.Join(OTHER, "Bo"))
    replaced = table.game.waiting[0].replaces
    assert is_computer(table.game, replaced)
    before = next(chair for chair in table.game.chairs if chair.player == replaced)
    play_round(table)
    table.do(c.NextRound(PlayerId(1)))
    taken = next(chair for chair in table.game.chairs if chair.player == OTHER)
    assert taken.computer is None
    assert (taken.rabbit, taken.team) == (before.rabbit, before.team)
    assert len(table.game.chairs) == players
    assert all(chair.player != replaced for chair in table.game.chairs)
    assert table.hand(OTHER) or ruleset.hidden_from == "everybody"


@pytest.mark.parametrize("ruleset", [ODYSSEY, MINI, TEAMS], ids=lambda r: r.name)
def test_whoever_comes_later_has_the_lowest_score_of_the_computers_seats(ruleset):
    """The next one has the next lowest, and the first in the order of seating among equals."""
    players = max(ruleset.min_players, 4)
    table = Mixed(ruleset, players - 1).begin()
    computers = computers_of(table)
    teams = {chair.team for chair in computers}
    scores = [9, 2, 5, 2, 9, 9] if len(teams) == 1 else [9, 5, 2]
    chairs = tuple(
        replace(chair, score=scores[seat if len(teams) == 1 else chair.team])
        for seat, chair in enumerate(table.game.chairs)
    )
    table.game = replace(table.game, chairs=chairs)
    for player in range(50, 50 + len(computers)):
        table.join(player)
    order = sorted(computers_of(table), key=lambda chair: chair.score)
    assert [one.replaces for one in table.game.waiting] == [chair.player for chair in order]


def test_who_leaves_and_comes_back_does_not_sit_in_the_leaders_seat():
    table = Mixed(ODYSSEY, 3)
    table.join(50)
    table.begin()
    leader = computers_of(table)[0].player
    chairs = [replace(one, score=20 if one.player == leader else 3) for one in table.game.chairs]
    table.game = replace(table.game, chairs=tuple(chairs))
    table.leave(50)
    table.join(50)
    assert table.game.waiting[0].replaces == computers_of(table)[1].player


def test_a_computer_never_becomes_host_while_a_person_sits():
    table = Mixed(ODYSSEY, 4)
    table.do(c.Join(OTHER, "Bo"))
    table.begin()
    with pytest.raises(SeatError, match="player-unknown"):
        table.do(c.PassHost(PlayerId(1), computers_of(table)[0].player))
    table.do(c.Leave(PlayerId(1)))
    assert table.game.host == OTHER


@pytest.mark.parametrize("started", [True, False])
def test_without_a_person_the_game_ends(started):
    table = Mixed(ODYSSEY, 5)
    if started:
        table.begin()
    table.do(c.Leave(PlayerId(1)))
    assert table.kind == "finished"


def act(table, player):
    """Do the first thing that the player may do and that brings the round on."""
    useful = c.GiveClue | c.GiveCard | c.PlaceToken | c.PlaceRed | c.FinishBallot
    view = table.view(player)
    for command in player_commands(table.game, player):
        done = isinstance(command, c.PlaceToken) and view.ballot
        done = done or (isinstance(command, c.FinishBallot) and view.ballot_done)
        again = isinstance(command, c.PlaceRed) and view.red
        if isinstance(command, useful) and not done and not again:
            told = isinstance(command, c.GiveClue)
            before = table.game
            table.do(replace(command, text="a clue") if told else command)
            assert table.game != before, f"{command} changes nothing"
            return
    raise AssertionError(f"{player} is awaited but can do nothing")


def play_round(table, *, without=frozenset()):
    """Let everybody awaited act, and time run out for those ``without`` whom it is played."""
    number = table.game.round
    while table.game.round == number and table.kind in {"storytelling", "submitting", "voting"}:
        acting = [player for player in table.awaited if player not in without]
        if acting:
            act(table, acting[0])
        else:
            expire(table)


def expire(table):
    """Let the time of the phase pass."""
    table.do(c.StartClock(table.game.round, table.kind))
    if table.game.deadline is None:
        table.skip()
        return
    table.now = table.game.deadline
    table.do(c.ExpirePhase(table.game.round, table.kind, table.game.deadline))


PACE = Pace("test", 60, 60, 60, 10, 5)


def test_a_table_rests_when_no_person_acted_for_a_round_and_wakes_when_one_does():
    table = Mixed(ODYSSEY, 4, pace=PACE).begin()
    play_round(table)
    assert table.game.person_acted
    expire(table)
    assert not table.game.resting
    play_round(table, without={1})
    number = table.game.round
    expire(table)
    assert table.game.resting
    assert table.game.paused
    table.do(c.StartClock(table.game.round, table.kind))
    assert table.game.resting, "the message that is delivered starts no clock"
    assert (table.game.round, table.kind) == (number, "scored"), "no turn passes meanwhile"
    table.do(c.NextRound(PlayerId(1)))
    assert not table.game.resting
    assert not table.game.paused
    assert table.game.round == number + 1


def test_a_table_that_rests_goes_on_at_once_when_it_is_let():
    table = Mixed(ODYSSEY, 4, pace=PACE).begin()
    play_round(table, without={1})
    number = table.game.round
    expire(table)
    table.do(c.Resume(PlayerId(1)))
    assert table.game.deadline == table.now
    expire(table)
    assert table.game.round == number + 1
    assert not table.game.resting
    play_round(table, without={1})
    expire(table)
    assert table.game.resting


def test_a_host_who_skips_the_pause_lets_no_table_rest():
    table = Mixed(ODYSSEY, 4, pace=PACE).begin()
    play_round(table, without={1})
    table.skip()
    assert table.kind == "storytelling"
    assert not table.game.resting


def test_a_table_does_not_rest_a_second_time_for_a_turn_that_passes_at_once():
    """Nobody waits for its storyteller, and nobody else could play in it."""
    table = Mixed(ODYSSEY, 3, pace=PACE)
    table.join(50)
    table.begin()
    play_round(table, without={50})
    while table.reveal.void_reason != "passed":
        expire(table)
        play_round(table, without={50})
    assert any(chair.away for chair in table.game.chairs if chair.player == 50)
    number = table.game.round
    expire(table)
    assert not table.game.resting
    assert table.game.round == number + 1


def test_of_two_computer_players_the_one_whose_seat_nobody_waits_for_is_taken_away():
    table = Mixed(ODYSSEY, 2)
    for player in (40, 41):
        table.join(player)
    table.begin()
    first, last = (chair.player for chair in computers_of(table))
    for player in (50, 51):
        table.join(player)
    table.leave(50)  # who waited for the seat of the first
    (waits,) = table.game.waiting
    assert heir(table.game, last) == waits.player
    assert heir(table.game, first) is None
    table.do(c.RemoveComputer(PlayerId(1)))
    assert [table.game.chairs[seat].player for seat in computer_seats(table.game)] == [last]
    assert table.game.waiting == (waits,)
    table.do(c.RemoveComputer(PlayerId(1)))
    assert not computer_seats(table.game)


def test_in_teams_a_promised_seat_stays_with_its_score():
    table = Table(replace(TEAMS, laps=3), 6)
    table.leave(5)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.play_round()
    table.next()
    table.join(50)
    robot = table.game.waiting[0].replaces
    assert heir(table.game, robot) is None
    seat, score = table.seat(robot), table.scores[robot]
    table.do(c.RemoveComputer(PlayerId(1)))
    table.play_round(vote_for_storyteller=True)
    table.next()
    assert table.seat(50) == seat
    assert table.scores[50] >= score


def test_who_waits_for_a_computers_seat_that_is_taken_away_needs_one_of_their_own():
    table = Table(ODYSSEY, 11)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.play_round()
    table.next()
    table.join(50)
    assert table.view().players[-1].replaces == table.game.chairs[-1].player
    table.do(c.RemoveComputer(PlayerId(1)))
    assert table.view().players[-1].replaces is None
    with pytest.raises(SeatError, match="table-full"):
        table.join(51)
    table.play_round()
    table.next()
    assert len(table.scores) == 12


@pytest.mark.parametrize("ruleset", [MINI, PARTY, TEAMS], ids=lambda r: r.name)
def test_nobody_takes_over_a_computers_seat_in_the_last_round_of_the_last_lap(ruleset):
    table = Mixed(ruleset, max(ruleset.min_players, 4) - 1, laps=1).begin()
    for _ in table.game.chairs[1:]:
        play_round(table)
        table.do(c.NextRound(PlayerId(1)))
    with pytest.raises(PhaseError, match="last-round"):
        table.join(50)
    play_round(table)
    assert table.view().outcome.reason == "laps"


@pytest.mark.parametrize("laid", [True, False])
def test_nobody_takes_over_a_computers_seat_once_the_pile_ends_the_game(laid):
    # 5 players: 30 in hands, and the draw after the first round would take the last five
    table = Mixed(CLASSIC, 4, cards=30 + 5).begin()
    if laid:
        play_round(table)
    with pytest.raises(PhaseError, match="pile-runs-out"):
        table.join(50)
    if not laid:
        play_round(table)
    table.do(c.NextRound(PlayerId(1)))
    assert table.view().outcome.reason == "pile"


def test_a_computers_seat_is_taken_over_while_a_round_follows():
    table = Mixed(CLASSIC, 4, cards=30 + 6).begin()
    table.join(50)
    play_round(table)
    table.do(c.NextRound(PlayerId(1)))
    assert 50 in table.scores


def test_an_empty_seat_of_a_team_stays_empty_once_the_pile_ends_the_game():
    table = Table(TEAMS, 6, refill="end", laps=None, cards=24 + 4)
    table.play_round()
    table.leave(5)
    for command in (c.Join(OTHER, "Bo"), c.AddComputer(PlayerId(1), "even")):
        with pytest.raises(PhaseError, match="pile-runs-out"):
            table.do(command)
    table.next()
    assert table.view().outcome.reason == "pile"


def test_no_seat_is_vacant_once_the_last_round_has_begun():
    table = Table(TEAMS, 8, laps=1)
    table.leave(5)
    while table.game.round < 8:
        assert table.view().vacant == 1
        table.skip()
    assert table.view().vacant == 0
    with pytest.raises(PhaseError, match="last-round"):
        table.do(c.AddComputer(PlayerId(1), "even"))


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting", "scored"])
def test_a_seat_is_vacant_as_long_as_there_are_cards_for_a_computer_player(players, phase):
    """With an end by the pile a full round must be left in it (L2)."""
    table, seen = Table(CLASSIC, players), set()
    while not table.view().last_round and table.kind != "finished":
        before = table.game
        steps = [table.tell, table.give_all, table.close]
        for step in steps[: ["storytelling", "submitting", "voting", "scored"].index(phase)]:
            step()
        table.leave(2)
        vacant = table.view().vacant
        try:
            table.do(c.AddComputer(PlayerId(1), "even"))
        except (PhaseError, SeatError):
            assert vacant == 0
        else:
            assert vacant == 1
        seen.add(vacant)
        table.game = before
        table.play_round(vote_for_storyteller=True)
        if not table.view().last_round:
            table.next()
    assert seen == {0, 1}
