"""Deadlines: they start by word, close after the last ballot, come back, stop and move."""

import pytest

from bot.engine import commands as c
from bot.engine.decide import decide
from bot.engine.errors import PhaseError, SeatError, SettingsError
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId
from bot.engine.projection import page_view_for
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY
from bot.engine.settings import Pace
from tests.engine.tabletop import NO_CLOCK, Table

PACE = Pace("test", storytelling=100, submitting=80, voting=60, pause=40, closing=5)
HOST = PlayerId(1)


def table_with_clock(ruleset=CLASSIC, players=4, pace=PACE, **fields):
    return Table(ruleset, players, pace=pace, **fields)


def start(table):
    return table.do(c.StartClock(table.game.round, table.kind))


def expire(table, deadline=None):
    deadline = table.game.deadline if deadline is None else deadline
    return table.do(c.ExpirePhase(table.game.round, table.kind, deadline))


def test_every_phase_starts_without_a_clock_and_gets_its_own_time():
    table = table_with_clock()
    for seconds, move_on in ((100, table.tell), (80, table.give_all), (60, table.close)):
        assert table.game.deadline is None
        start(table)
        assert table.game.deadline == table.now + seconds
        table.now += 7
        assert start(table) == ()
        move_on()
    start(table)
    assert table.game.deadline == table.now + 40
    table.next()
    assert table.game.deadline is None


def test_a_clock_of_another_round_or_phase_is_not_started():
    table = table_with_clock()
    assert table.do(c.StartClock(2, "storytelling")) == ()
    assert table.do(c.StartClock(1, "voting")) == ()
    assert Table(CLASSIC, 3, start=False).do(c.StartClock(0, "lobby")) == ()


def test_without_a_limit_only_the_pause_ends_by_itself():
    pace = Pace("none", None, None, None, pause=40)
    table = table_with_clock(pace=pace)
    for move_on in (table.tell, table.give_all, table.close):
        assert start(table) == ()
        move_on()
    start(table)
    assert table.game.deadline == table.now + 40
    expire(table)
    assert table.game.round == 2


def test_only_the_current_deadline_expires():
    table = table_with_clock()
    start(table)
    deadline = table.game.deadline
    assert expire(table, deadline - 1) == ()
    assert table.do(c.ExpirePhase(1, "voting", deadline)) == ()
    assert table.do(c.ExpirePhase(2, "storytelling", deadline)) == ()
    table.do(c.MoreTime(HOST, 30))
    assert expire(table, deadline) == ()
    assert expire(table) != ()
    assert table.kind == "scored"


def test_a_random_storyteller_gets_the_whole_time():
    table = table_with_clock(first_storyteller="offer")
    start(table)
    expire(table)
    assert (table.kind, table.game.deadline) == ("storytelling", None)
    table.now += 3
    start(table)
    assert table.game.deadline == table.now + 100


# Closing


def all_vote(table):
    for ballot in table.voting.ballots:
        table.vote(ballot.player, 1)


def test_when_all_ballots_are_in_voting_closes_soon():
    table = table_with_clock()
    table.to_voting()
    start(table)
    suspended_deadline = table.game.deadline
    table.now += 10
    all_vote(table)
    assert table.view().closing
    assert table.game.deadline == table.now + 5
    table.now += 2
    table.vote(2, 3)  # a change of mind does not start the five seconds again
    assert table.game.deadline == table.now + 3
    table.do(c.RemoveToken(PlayerId(2), table.number(3)))
    assert not table.view().closing
    assert table.game.deadline == suspended_deadline
    table.vote(2, 1)
    assert table.game.deadline == table.now + 5
    expire(table)
    assert table.kind == "scored"


def test_voting_closes_also_without_a_clock_and_before_it_starts():
    table = table_with_clock(pace=Pace("none", None, None, None))
    table.to_voting()
    all_vote(table)
    assert table.game.deadline == table.now + 5
    table.do(c.RemoveToken(PlayerId(2), table.number(1)))
    assert table.game.deadline is None

    table = table_with_clock()
    table.to_voting()
    all_vote(table)
    table.now += 1
    start(table)  # the board is delivered only now
    assert table.game.deadline == table.now + 4
    assert start(table) == ()
    table.do(c.RemoveToken(PlayerId(2), table.number(1)))
    assert table.game.deadline == table.now + 60


def late_vote(ruleset=ODYSSEY, players=7):
    """Return a table in whose last second of voting all ballots came in."""
    table = table_with_clock(ruleset, players)
    table.to_voting()
    start(table)
    table.now = table.game.deadline - 1
    for ballot in table.voting.ballots:
        table.vote(ballot.player, 1)
        if not table.voting.closing:
            table.do(c.FinishBallot(ballot.player))
    assert table.game.deadline == table.now + 5
    return table


@pytest.mark.parametrize("pause", [False, True])
def test_the_last_voter_may_correct_after_the_deadline_is_over(pause):
    table = late_vote()
    end = table.game.deadline
    table.now += 2
    if pause:
        table.do(c.Pause(HOST))
    table.do(c.RemoveToken(PlayerId(7), table.number(1)))
    assert not table.view().closing
    if pause:
        assert table.game.remaining == end - table.now
        table.now, end = table.now + 500, end + 500
        table.do(c.Resume(HOST))
    assert table.game.deadline == end
    table.now += 1
    table.vote(7, 2)
    table.do(c.FinishBallot(PlayerId(7)))
    assert table.view().closing
    assert table.game.deadline == end  # the correction time is given once
    expire(table)
    assert table.kind == "scored"


def test_who_corrects_no_more_in_time_has_not_voted():
    table = late_vote()
    table.do(c.RemoveToken(PlayerId(7), table.number(1)))
    expire(table)
    assert table.game.phase.result.ballots[-1].tokens == ()


def test_more_time_while_voting_closes_is_for_who_corrects():
    table = late_vote()
    suspended_deadline, end = table.game.deadline - 4, table.game.deadline
    table.do(c.MoreTime(HOST, 600))
    assert table.game.deadline == end
    table.do(c.RemoveToken(PlayerId(7), table.number(1)))
    assert table.game.deadline == suspended_deadline + 600
    table.vote(7, 2)
    table.do(c.FinishBallot(PlayerId(7)))
    assert table.game.deadline == table.now + 5


def test_more_time_after_a_correction_has_begun_is_a_new_deadline():
    table = late_vote()
    end = table.game.deadline
    table.do(c.RemoveToken(PlayerId(7), table.number(1)))
    table.do(c.MoreTime(HOST, 600))
    assert table.game.deadline == end + 600
    table.vote(7, 2)
    table.do(c.FinishBallot(PlayerId(7)))
    assert table.game.deadline == table.now + 5


def test_without_a_limit_there_is_no_time_to_add_while_voting_closes():
    table = table_with_clock(pace=Pace("none", None, None, None))
    table.to_voting()
    all_vote(table)
    with pytest.raises(PhaseError, match="no-deadline"):
        table.do(c.MoreTime(HOST, 600))
    assert table.do(c.ShiftDeadline(60.0)) == ()
    assert table.game.deadline == table.now + 5


def test_a_returned_voter_keeps_voting_open():
    table = table_with_clock(ODYSSEY, 7)
    table.to_voting()
    for player in range(2, 7):
        table.vote(player, 1)
        table.do(c.FinishBallot(PlayerId(player)))
    table.close()
    table.next()
    table.tell()
    for player in (1, 3, 4, 5, 6):
        table.give(player)
    table.skip()
    assert [chair.player for chair in table.game.chairs if chair.away] == [7]
    for player in (1, 3, 4, 5, 6):
        table.vote(player, 2)
        table.do(c.FinishBallot(PlayerId(player)))
    assert table.voting.closing
    table.vote(7, 2)  # one of two tokens: the player is here again, and awaited
    assert not table.voting.closing
    table.do(c.FinishBallot(PlayerId(7)))
    assert table.voting.closing


# Pause, more time, downtime


def test_a_pause_keeps_what_was_left():
    table = table_with_clock()
    start(table)
    table.now += 30
    table.do(c.Pause(HOST))
    assert table.view().paused
    assert table.game.deadline is None
    assert table.do(c.Pause(HOST)) == ()
    assert table.do(c.ShiftDeadline(60.0)) == ()
    table.now += 1000
    table.do(c.Resume(HOST))
    assert table.game.deadline == table.now + 70
    assert table.do(c.Resume(HOST)) == ()


def test_play_goes_on_in_a_pause_and_the_next_phase_waits_for_its_end():
    table = table_with_clock()
    table.do(c.Pause(HOST))
    table.to_voting()
    assert start(table) != ()
    assert table.game.deadline is None
    table.now += 500
    table.do(c.Resume(HOST))
    assert table.game.deadline == table.now + 60


def test_a_pause_while_voting_closes():
    table = table_with_clock()
    table.to_voting()
    start(table)
    table.now += 10
    all_vote(table)
    table.now += 2
    table.do(c.Pause(HOST))
    table.now += 99
    table.do(c.RemoveToken(PlayerId(2), table.number(1)))
    table.do(c.Resume(HOST))
    assert table.game.deadline == table.now + 48
    table.do(c.Pause(HOST))
    table.vote(2, 1)
    assert table.voting.closing
    assert table.game.deadline is None
    table.do(c.Resume(HOST))
    assert table.game.deadline == table.now + 5


def test_more_time_within_limits():
    table = table_with_clock()
    with pytest.raises(PhaseError, match="deadline-to-come"):
        table.do(c.MoreTime(HOST, 60))
    start(table)
    table.do(c.MoreTime(HOST, 60))
    assert table.game.deadline == table.now + 160
    for seconds in (0, -60, 86_401):
        with pytest.raises(SettingsError, match="setting-range"):
            table.do(c.MoreTime(HOST, seconds))
    table.do(c.Pause(HOST))
    table.do(c.MoreTime(PlayerId(77), 40, moderator=True))
    table.do(c.Resume(HOST))
    assert table.game.deadline == table.now + 200


def test_downtime_moves_an_open_deadline_or_what_would_come_back():
    table = table_with_clock(PARTY, 6)
    assert table.do(c.ShiftDeadline(60.0)) == ()
    table.to_voting()
    start(table)
    table.do(c.ShiftDeadline(20.0))
    suspended_deadline = table.game.deadline
    assert suspended_deadline == table.now + 80
    for player in range(1, 7):
        table.place(player, 1)
    table.red(2)
    closing = table.game.deadline
    table.do(c.ShiftDeadline(100.5))
    assert table.game.deadline == closing
    table.do(c.RemoveToken(PlayerId(3), 1))
    assert table.game.deadline == suspended_deadline + 100.5


@pytest.mark.parametrize(
    "command",
    [
        c.Skip(PlayerId(2)),
        c.Pause(PlayerId(2)),
        c.Resume(PlayerId(2)),
        c.MoreTime(PlayerId(2), 60),
        c.Kick(PlayerId(2), PlayerId(3)),
        c.RemoveClue(PlayerId(2)),
        c.PassHost(PlayerId(2), PlayerId(2)),
        c.EndGame(PlayerId(2)),
    ],
)
def test_only_the_host_and_moderators_steer(command):
    with pytest.raises(SeatError, match="not-host"):
        table_with_clock().do(command)


def test_any_player_ends_the_pause():
    table = table_with_clock()
    with pytest.raises(PhaseError, match="not-scored"):
        table.do(c.NextRound(PlayerId(3)))
    table.play_round()
    with pytest.raises(SeatError, match="not-seated"):
        table.do(c.NextRound(PlayerId(55)))
    table.do(c.NextRound(PlayerId(3)))
    assert table.game.round == 2


@pytest.mark.parametrize("pace", [Pace(), NO_CLOCK, Pace(voting=None)])
def test_a_view_foresees_the_deadline_that_the_clock_gets(pace):
    """Whatever the phase, and whether the clock runs, stands or has not started."""
    table = Table(CLASSIC, 4, pace=pace)
    seen = 0
    for act in (table.tell, table.give_all, _vote_all(table), table.close, table.next):
        for steer in (None, c.Pause(HOST), c.Resume(HOST)):
            if steer is not None:
                table.do(steer)
            now = table.now + 5.0
            foreseen = page_view_for(table.game, None, now).deadline
            assert table.view().deadline == table.game.deadline
            started = table.game
            command = c.StartClock(started.round, started.phase.kind)
            for event in decide(started, command, chance=table.chance, now=now):
                started = evolve(started, event)
            assert foreseen == started.deadline
            seen += foreseen is not None
        table.do(c.StartClock(table.game.round, table.game.phase.kind))
        act()
    assert seen or pace == NO_CLOCK


def _vote_all(table):
    def vote():
        for ballot in table.voting.ballots:
            may = [n for n in range(1, 5) if n not in table.view(ballot.player).own_numbers]
            table.place(ballot.player, may[0])

    return vote


def left_to_computers() -> Table:
    """A person votes with three computer players."""
    table = Table(CLASSIC, 1, start=False)
    for _ in range(3):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.to_voting()
    return table


@pytest.mark.parametrize("removed", [False, True])
def test_who_left_computers_alone_may_end_their_game_unless_they_were_removed(removed):
    """C3; the others read that nobody is host, not whom to ask."""
    table = left_to_computers()
    table.do(c.Kick(PlayerId(9), PlayerId(1), moderator=True) if removed else c.Leave(PlayerId(1)))
    assert table.kind == "voting"
    with pytest.raises(SeatError, match="nobody-hosts"):
        table.do(c.EndGame(PlayerId(2)))
    if removed:
        with pytest.raises(SeatError, match="nobody-hosts"):
            table.do(c.EndGame(PlayerId(1)))
    table.do(c.EndGame(PlayerId(9), moderator=True) if removed else c.EndGame(PlayerId(1)))
    assert table.kind == "finished"


def test_who_was_removed_and_is_back_steers_again():
    table = left_to_computers()
    table.do(c.Kick(PlayerId(9), PlayerId(1), moderator=True))
    table.join(1)
    table.do(c.EndGame(PlayerId(1)))
    assert table.kind == "finished"
