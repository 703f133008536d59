"""What the books leave open or disagree about, set the other way."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import CardError, PhaseError, RuleViolation, SeatError, SettingsError
from bot.engine.ids import PlayerId
from bot.engine.legal import legal_commands
from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS, ThreePlayers, cards_needed
from tests.engine.tabletop import Table


def voted(table, number):
    """Let everybody who votes do so for one number, or the next that they may."""
    for ballot in table.voting.ballots:
        own = table.view(ballot.player).own_numbers
        table.place(ballot.player, number if number not in own else number % len(own | {0, 1}) + 1)


def test_an_optional_red_token_is_not_waited_for():
    table = Table(with_settings(PARTY, red="optional"), 6)
    table.to_voting()
    for ballot in table.voting.ballots:
        table.place(ballot.player, 1)
    assert table.awaited == ()
    assert table.voting.closing
    table.red(1)
    table.close()
    assert all(not items for items in (table.points(player) for player in range(1, 7)))


def test_an_optional_red_token_can_be_taken_back_while_votes_are_open():
    table = Table(with_settings(PARTY, red="optional"), 6)
    table.to_voting()
    teller = PlayerId(table.storyteller)
    voted(table, 1)
    table.red(1)
    with pytest.raises(CardError, match="no-token-there"):
        table.do(c.RemoveRed(teller, 2))
    assert c.RemoveRed(teller, 1) in table.view(teller).legal
    table.do(c.RemoveRed(teller, 1))
    assert table.view(teller).red is None
    assert table.view(teller).may_red
    with pytest.raises(CardError, match="no-token-there"):
        table.do(c.RemoveRed(teller, 1))
    with pytest.raises(SeatError, match="not-storyteller"):
        table.do(c.RemoveRed(PlayerId(2), 1))
    table.close()
    assert table.points(1) == {"agreement": 5}
    with pytest.raises(PhaseError, match="not-voting"):
        table.do(c.RemoveRed(teller, 1))


def test_a_red_token_that_is_owed_can_only_be_moved():
    table = Table(PARTY, 6)
    table.to_voting()
    teller = PlayerId(table.storyteller)
    table.red(1)
    with pytest.raises(CardError, match="red-obligatory"):
        table.do(c.RemoveRed(teller, 1))
    assert not any(isinstance(offered, c.RemoveRed) for offered in table.view(teller).legal)
    table.red(2)
    assert table.view(teller).red == 2


def test_without_a_red_token_there_is_none_to_place():
    table = Table(with_settings(PARTY, red="none"), 6)
    table.to_voting()
    with pytest.raises(PhaseError, match="no-red-token"):
        table.red(1)
    assert not table.view(table.storyteller).may_red
    voted(table, 1)
    table.close()
    assert table.points(1) == {"agreement": 5}


def test_hands_can_be_hidden_from_the_storyteller_alone():
    table = Table(with_settings(PARTY, laps=2), 6)
    assert table.view(1).hands == ()
    seen = table.view(2).hands[0].cards
    assert len(seen) == 5
    assert table.view(2).legal == {c.Leave(PlayerId(2))}
    before = {player: table.hand(player) for player in range(1, 7)}
    table.skip()  # the turn is passed: others have seen their hands, so all go left
    assert table.view(1).hands == ()
    assert table.view(2).hands[0].cards == seen
    table.next()
    assert [table.game.chairs[seat].hand for seat in range(6)] == [
        before[(seat - 1) % 6 + 1] for seat in range(6)
    ]
    assert table.view(2).hands == ()
    table.tell()
    assert table.view(2).hands[0].cards == before[1]


def test_while_anybody_may_tell_nobody_sees_a_hidden_hand():
    table = Table(PARTY, 6, first_storyteller="offer")
    assert all(table.view(player).hands == () for player in range(1, 7))


@pytest.mark.parametrize(("below", "refilled"), [("draw", False), ("players", True)])
def test_discards_come_back_below_the_draw_or_below_one_for_each_player(below, refilled):
    """After a passed turn nobody draws, and five cards are fewer than six players."""
    table = Table(with_settings(ODYSSEY, recycle_below=below), 6, cards=6 * 6 + 6 + 5)
    table.play_round()
    table.next()
    assert len(table.game.pile) == 5
    table.skip()
    events = table.do(c.NextRound(PlayerId(1)))
    assert ("pile-refilled" in {event.kind for event in events}) == refilled


@pytest.mark.parametrize(("per", "points"), [("scorer", 2), ("player", 4)])
def test_everybody_or_nobody_can_pay_each_head_of_a_team(per, points):
    table = Table(with_settings(TEAMS, failure_per=per), 6)
    table.to_voting()
    wrong = table.number(4)  # the storyteller's partner's card
    for ballot in table.voting.ballots:
        table.place(ballot.player, wrong)
    table.close()
    assert table.points(2) == {"failure": points}
    assert table.points(1) == {"votes": 2}


def test_a_team_of_one_is_paid_for_one():
    table = Table(with_settings(TEAMS, failure_per="player"), 8)
    table.to_voting()
    wrong = table.number(5)
    for ballot in table.voting.ballots:
        table.place(ballot.player, wrong)
    table.leave(2)
    table.close()
    assert table.points(6) == {"failure": 2}
    assert table.points(3) == {"failure": 4}


def test_the_host_may_choose_who_tells_first():
    rules = with_settings(CLASSIC, first_storyteller="choice")
    table = Table(rules, 4, start=False, first_storyteller="choice")
    with pytest.raises(RuleViolation, match="player-unknown"):
        table.do(c.StartGame(PlayerId(1), table.cards, first=PlayerId(9)))
    table.do(c.StartGame(PlayerId(1), table.cards, first=PlayerId(3)))
    assert table.storyteller == 3
    unnamed = Table(rules, 4, first_storyteller="choice")
    assert unnamed.view().storyteller is None
    assert all(unnamed.view(player).may_tell for player in range(1, 5))


def test_nobody_is_chosen_where_the_rules_choose():
    table = Table(CLASSIC, 4, start=False)
    with pytest.raises(SettingsError, match="setting-unfit"):
        table.do(c.StartGame(PlayerId(1), table.cards, first=PlayerId(3)))


def test_three_play_mini_with_two_cards_each_if_they_like():
    table = Table(with_settings(MINI, three_players=ThreePlayers()), 3)
    assert cards_needed(table.ruleset, 3) == 26
    table.to_voting()
    assert len(table.voting.board) == 5
    assert len(table.view(2).own_numbers) == 2


def test_finders_are_paid_what_is_set_and_a_lone_one_a_point_more():
    rules = with_settings(with_settings(CLASSIC, lone_finder_points=4), finder_points=5)
    assert rules.lone_finder_points == 6
    table = Table(rules, 4)
    table.to_voting()
    table.vote(2, 1)
    for player in (3, 4):
        table.vote(player, 2)
    table.close()
    assert table.points(2) == {"lone-finder": 6, "votes": 2}


def test_a_lobby_lists_what_can_be_done_in_it():
    table = Table(TEAMS, 6, start=False)
    stranger = legal_commands(table.game, PlayerId(9))
    assert {type(command) for command in stranger} == {c.Join}
    mine = {type(command) for command in legal_commands(table.game, PlayerId(1))}
    assert mine == {c.Leave, c.PickTeam, c.PickRabbit, c.EndGame, c.PassHost, c.Kick, c.AddComputer}
    table.do(c.EndGame(PlayerId(1)))
    assert legal_commands(table.game, PlayerId(1)) == ()
