"""What players decide among themselves while the host is away (B3)."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import PhaseError, SeatError, SettingsError
from bot.engine.events import HostPassed, ProposalSupported
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY
from tests.engine.tabletop import Table


def propose(table: Table, player: int, what: str, *, quiet: bool = True):
    return table.do(c.Propose(PlayerId(player), what, quiet, table.cards))


def test_half_of_those_present_start_the_game():
    table = Table(CLASSIC, 4, start=False)
    assert propose(table, 2, "start") == (ProposalSupported(PlayerId(2), "start"),)
    (shown,) = table.view().proposals
    assert (shown.what, shown.supporters, shown.needed) == ("start", (2,), 2)
    propose(table, 3, "start", quiet=False)
    assert table.kind == "storytelling"
    assert table.view().proposals == ()


def test_the_first_waits_for_a_quiet_minute_and_nobody_counts_twice():
    table = Table(CLASSIC, 5)
    with pytest.raises(PhaseError, match="host-not-away"):
        propose(table, 2, "skip", quiet=False)
    propose(table, 2, "skip")
    assert propose(table, 2, "skip") == ()
    assert table.kind == "storytelling"


def test_half_of_those_present_go_on_as_the_deadline_would():
    table = Table(CLASSIC, 4)
    table.to_voting()
    propose(table, 3, "skip")
    propose(table, 2, "skip")
    assert table.kind == "scored"


@pytest.mark.parametrize("what", ["skip", "host"])
def test_who_waits_for_the_next_round_is_told_so(what):
    """Anybody may press the button that a proposal has in the channel."""
    table = Table(ODYSSEY, 4)
    propose(table, 2, what)
    table.join(9)
    with pytest.raises(SeatError, match="waits-for-next-round"):
        propose(table, 9, what)
    with pytest.raises(SeatError, match="not-seated"):
        propose(table, 10, what)


def test_who_asked_first_becomes_host():
    table = Table(CLASSIC, 5)
    propose(table, 4, "host")
    propose(table, 3, "host")
    assert HostPassed(PlayerId(4)) in propose(table, 2, "host")
    assert table.game.host == 4


@pytest.mark.parametrize(("players", "leavers"), [(5, (5,)), (6, (6, 5)), (6, (4, 6))])
def test_a_proposal_is_carried_when_those_who_are_left_are_enough(players, leavers):
    for what, carried in (("skip", "submitting"), ("host", "storytelling")):
        table = Table(ODYSSEY, players)
        if what == "skip":
            table.tell()
        for player in (2, 3):
            propose(table, player, what)
        *others, last = leavers
        for leaver in others:
            table.leave(leaver)
        assert (table.kind, table.game.host) == (carried, 1)
        table.leave(last)
        assert (table.kind, table.game.host) != (carried, 1)
        assert table.view().proposals == ()


def test_who_agreed_to_a_start_begins_it_once_those_who_are_left_are_enough():
    table = Table(CLASSIC, 5, start=False)
    for player in (2, 3):
        propose(table, player, "start")
    table.leave(5)
    assert table.kind == "lobby"
    propose(table, 3, "start", quiet=False)
    assert table.kind == "storytelling"


@pytest.mark.parametrize("start", [True, False])
def test_a_passed_role_settles_who_would_be_host(start: bool):
    table = Table(CLASSIC, 4, start=start)
    propose(table, 2, "host")
    propose(table, 3, "host")
    assert table.game.host == 2
    assert table.view().proposals == ()
    table.do(c.PassHost(PlayerId(2), PlayerId(4)))
    with pytest.raises(PhaseError, match="host-not-away"):
        propose(table, 1, "host", quiet=False)
    assert propose(table, 1, "host") == (ProposalSupported(PlayerId(1), "host"),)
    assert table.game.host == 4


def test_a_role_that_is_handed_on_or_left_settles_proposals_too():
    table = Table(CLASSIC, 5)
    propose(table, 2, "host")
    propose(table, 2, "skip")
    table.do(c.PassHost(PlayerId(1), PlayerId(3)))
    assert [shown.what for shown in table.view().proposals] == ["skip"]
    propose(table, 2, "host")
    table.leave(3)
    assert [shown.what for shown in table.view().proposals] == ["skip"]


def test_the_host_and_strangers_propose_nothing():
    table = Table(CLASSIC, 4)
    with pytest.raises(SeatError, match="host-proposes-not"):
        propose(table, 1, "skip")
    with pytest.raises(SeatError, match="not-seated"):
        propose(table, 9, "skip")
    with pytest.raises(PhaseError, match="already-started"):
        propose(table, 2, "start")


def test_what_the_host_could_not_do_cannot_be_proposed():
    few = Table(CLASSIC, 2, start=False)
    with pytest.raises(SettingsError, match="too-few-players"):
        propose(few, 2, "start")
    with pytest.raises(PhaseError, match="not-started"):
        propose(few, 2, "skip")


def test_a_proposal_ends_with_its_phase():
    table = Table(CLASSIC, 5)
    propose(table, 2, "skip")
    table.tell()
    assert table.view().proposals == ()
    propose(table, 3, "skip")
    assert table.kind == "submitting"


def test_a_proposal_that_had_a_storyteller_drawn_is_used_up():
    table = Table(MINI, 4, first_storyteller="offer")
    propose(table, 2, "skip")
    propose(table, 3, "skip")
    assert table.kind == "storytelling"
    assert table.view().storyteller is not None
    assert table.view().proposals == ()
    with pytest.raises(PhaseError, match="host-not-away"):
        propose(table, 4, "skip", quiet=False)


def test_who_left_or_is_away_and_computers_do_not_count():
    table = Table(CLASSIC, 6)
    propose(table, 2, "host")
    table.leave(2)
    assert table.view().proposals == ()
    propose(table, 3, "host")
    assert table.view().proposals[0].needed == 3
    absent = Table(CLASSIC, 6)
    absent.tell()
    absent.skip()
    absent.skip()
    assert all(chair.away for chair in absent.game.chairs[1:])
    propose(absent, 2, "host")
    assert absent.game.host == 2
    with_computers = Table(CLASSIC, 2, start=False)
    for _ in range(3):
        with_computers.do(c.AddComputer(PlayerId(1), "even"))
    propose(with_computers, 2, "host")
    assert with_computers.game.host == 2
