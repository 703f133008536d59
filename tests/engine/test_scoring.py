"""Rounds whose points were worked out by hand from the rules, one table per ruleset.

Votes are ``voter: giver`` (or a tuple of givers); player 1 tells. A second card of a giver is
written as -giver.
"""

import pytest

from bot.engine import commands as c
from bot.engine.errors import CardError
from bot.engine.ids import PlayerId
from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS
from tests.engine.tabletop import Table

LONE = with_settings(CLASSIC, lone_finder_points=4)


def played(ruleset, players, votes, **fields):
    table = Table(ruleset, players, **fields)
    table.to_voting()
    for voter, givers in votes.items():
        for giver in givers if isinstance(givers, tuple) else (givers,):
            table.vote(voter, abs(giver), which=int(giver < 0))
    table.close()
    return table


@pytest.mark.parametrize(
    ("ruleset", "players", "votes", "outcome", "points"),
    [
        # all found: nothing for the storyteller, 2 for the others
        (CLASSIC, 4, {2: 1, 3: 1, 4: 1}, "everybody", {1: 0, 2: 2, 3: 2, 4: 2}),
        # nobody found: 2 each, and tokens on cards are paid all the same
        (CLASSIC, 4, {2: 3, 3: 4, 4: 3}, "nobody", {1: 0, 2: 2, 3: 4, 4: 3}),
        # some found
        (CLASSIC, 4, {2: 1, 3: 2, 4: 2}, "found", {1: 3, 2: 5, 3: 0, 4: 0}),
        # one ballot cast, a hit: 3 and 3 and no 2 points for those who did not vote (S1)
        (CLASSIC, 4, {2: 1}, "found", {1: 3, 2: 3, 3: 0, 4: 0}),
        (LONE, 4, {2: 1}, "found", {1: 3, 2: 3, 3: 0, 4: 0}),
        # one ballot cast, a miss: nobody; the giver collects without having voted (S1)
        (CLASSIC, 4, {2: 3}, "nobody", {1: 0, 2: 2, 3: 1, 4: 0}),
        # two of three ballots, both found: everybody, judged over those cast
        (CLASSIC, 4, {2: 1, 3: 1}, "everybody", {1: 0, 2: 2, 3: 2, 4: 0}),
        (LONE, 4, {2: 1, 3: 2}, "lone-finder", {1: 4, 2: 5, 3: 0, 4: 0}),
        (LONE, 4, {2: 1, 3: 1, 4: 2}, "found", {1: 3, 2: 4, 3: 3, 4: 0}),
        # no ballot at all
        (CLASSIC, 4, {}, "no-ballots", {1: 0, 2: 0, 3: 0, 4: 0}),
        # classic has no cap: five tokens on one card
        (
            CLASSIC,
            6,
            {2: 3, 3: 2, 4: 3, 5: 3, 6: 3},
            "nobody",
            {1: 0, 2: 3, 3: 6, 4: 2, 5: 2, 6: 2},
        ),
        # three players: two cards each count together (S5)
        (CLASSIC, 3, {2: 3, 3: -2}, "nobody", {1: 0, 2: 3, 3: 3}),
        # odyssey: at most 3 for tokens
        (
            ODYSSEY,
            6,
            {2: 3, 3: 2, 4: 3, 5: 3, 6: 3},
            "nobody",
            {1: 0, 2: 3, 3: 5, 4: 2, 5: 2, 6: 2},
        ),
        # seven players: two tokens, a finder with one of two, the bonus for one token alone
        (
            ODYSSEY,
            7,
            {2: (1, 3), 3: 1, 4: (5, 6), 5: 4, 6: (4, 5), 7: (2, 4)},
            "found",
            {1: 3, 2: 4, 3: 5, 4: 3, 5: 2, 6: 1, 7: 0},
        ),
        # the bonus is paid also when everybody found the card (S3), though not for two tokens
        (
            ODYSSEY,
            7,
            {2: 1, 3: 1, 4: 1, 5: (1, 2), 6: 1, 7: 1},
            "everybody",
            {1: 0, 2: 4, 3: 3, 4: 3, 5: 2, 6: 3, 7: 3},
        ),
        # one ballot of one token: 3 and 3, and the bonus
        (ODYSSEY, 7, {2: 1}, "found", {1: 3, 2: 4, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0}),
        # seven tokens on one card: 3
        (
            ODYSSEY,
            8,
            {2: (1, 3), 3: (1, 2), 4: (2, 3), 5: (2, 3), 6: (2, 3), 7: (2, 3), 8: (2, 3)},
            "found",
            {1: 3, 2: 6, 3: 6, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0},
        ),
        # mini: everyone one card, no cap
        (MINI, 3, {2: 3, 3: 2}, "nobody", {1: 0, 2: 3, 3: 3}),
        (MINI, 4, {2: 1, 3: 2, 4: 2}, "found", {1: 3, 2: 5, 3: 0, 4: 0}),
    ],
)
def test_points_of_a_round(ruleset, players, votes, outcome, points):
    table = played(ruleset, players, votes)
    assert table.scores == points
    assert table.reveal.outcome == outcome


def test_the_cap_counts_both_cards_of_a_player_together():
    table = played(
        with_settings(ODYSSEY, vote_points_cap=1), 3, {2: (3,), 3: (2,)}, many_tokens_from=3
    )
    assert table.scores == {1: 0, 2: 3, 3: 3}
    table = Table(with_settings(ODYSSEY, vote_points_cap=1), 3, many_tokens_from=3)
    table.to_voting()
    assert table.voting.tokens == 2  # three of the five cards may be voted for
    table.vote(2, 3)
    table.vote(2, 3, which=1)
    table.vote(3, 1)
    table.close()
    assert table.scores == {1: 3, 2: 0, 3: 5}  # found 3, one token used 1, capped votes 1


@pytest.mark.parametrize(
    ("wanted", "players", "tokens"), [(3, 3, 2), (3, 4, 2), (2, 4, 2), (3, 5, 3), (2, 3, 2)]
)
def test_tokens_are_lowered_to_one_fewer_than_the_cards_one_may_vote_for(wanted, players, tokens):
    table = Table(with_settings(CLASSIC, tokens=wanted), players)
    table.to_voting()
    assert table.voting.tokens == tokens


def test_no_bonus_where_the_table_lowered_the_tokens_to_one():
    table = Table(with_settings(MINI, tokens=2), 3, single_token_bonus=1)
    table.to_voting()
    assert table.voting.tokens == 1
    table.vote(2, 1)
    table.vote(3, 2)
    table.close()
    assert table.scores == {1: 3, 2: 4, 3: 0}


def test_two_tokens_on_one_card_are_refused():
    table = Table(ODYSSEY, 7)
    table.to_voting()
    table.vote(2, 1)
    with pytest.raises(CardError, match="token-doubled"):
        table.vote(2, 1)
    table.vote(2, 3)
    with pytest.raises(CardError, match="no-token-left"):
        table.vote(2, 4)


def test_a_single_token_moves():
    table = Table(CLASSIC, 4)
    table.to_voting()
    table.vote(2, 3)
    table.vote(2, 1)
    assert table.view(2).ballot == (table.number(1),)


def test_three_players_may_vote_for_neither_of_their_two_cards():
    table = Table(CLASSIC, 3)
    table.to_voting()
    assert len(table.voting.board) == 5
    assert table.view(2).own_numbers == {table.number(2), table.number(2, 1)}
    for which in (0, 1):
        with pytest.raises(CardError, match="own-card"):
            table.vote(2, 2, which)


def test_fewer_tokens_are_finished_by_word_and_count_at_the_deadline():
    table = Table(ODYSSEY, 7)
    table.to_voting()
    table.vote(2, 1)
    assert 2 in table.awaited
    with pytest.raises(CardError, match="ballot-empty"):
        table.do(c.FinishBallot(PlayerId(3)))
    table.do(c.FinishBallot(PlayerId(2)))
    assert 2 not in table.awaited
    table.vote(3, 1)  # says nothing more; the deadline counts it
    table.vote(4, 2)
    table.vote(4, 3)
    table.close()
    assert table.points(2) == {"found": 3, "single-token": 1, "votes": 1}
    assert table.points(3) == {"found": 3, "single-token": 1, "votes": 1}


# Party


@pytest.mark.parametrize(
    ("numbers", "red", "points"),
    [
        ([1, 1, 1, 2, 2, 3], None, [3, 3, 3, 2, 2, 0]),
        ([1, 1, 1, 2, 2, 3], 1, [0, 0, 0, 2, 2, 0]),
        ([1, 1, 1, 2, 2, 3], 3, [3, 3, 3, 2, 2, 0]),
        ([4, 4, 4, 4, 4, 4], None, [5, 5, 5, 5, 5, 5]),
        ([4, 4, 4, 4, 4, None], None, [5, 5, 5, 5, 5, 0]),
        ([1, 2, 3, 4, 5, 6], 1, [0, 0, 0, 0, 0, 0]),
        ([None] * 6, 2, [0] * 6),
    ],
)
def test_party_counts_green_tokens_alike(numbers, red, points):
    table = Table(PARTY, 6)
    table.to_voting()
    for player, number in enumerate(numbers, 1):
        if number is not None:
            table.place(player, number)
    if red is not None:
        table.red(red)
    table.close()
    assert list(table.scores.values()) == points


def test_party_lets_everybody_vote_for_their_own_card():
    table = Table(PARTY, 6)
    table.to_voting()
    assert table.view(2).own_numbers == frozenset()
    table.vote(2, 2)
    table.vote(1, 2)
    table.close()
    assert table.scores[2] == table.scores[1] == 2


def test_party_waits_for_the_red_token():
    table = Table(PARTY, 6)
    table.to_voting()
    for player in range(1, 7):
        table.place(player, 1)
    assert table.awaited == (1,)
    table.red(1)  # red may lie on the card of one's own green token (P1)
    assert table.voting.closing


# Teams: players 1 to 3 and 4 to 6 sit opposite, as teams 0, 1 and 2; player 1 tells


def teams_table(players=6):
    table = Table(TEAMS, players)
    table.tell()
    half = players // 2
    for giver in range(half + 1, players + 1):  # the second partner of every team gives
        table.give(giver)
    return table


def test_teams_vote_by_the_partner_who_gave_nothing():
    table = teams_table()
    assert [ballot.player for ballot in sorted(table.voting.ballots, key=lambda b: b.seat)] == [
        2,
        3,
    ]
    assert len(table.voting.board) == 4


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ({2: 1, 3: 1}, [0, 2, 2]),  # everybody
        ({2: 6, 3: 5}, [0, 3, 3]),  # nobody, each with a token of the other team
        ({2: 1, 3: 4}, [4, 3, 0]),  # found by one; a token on the partner's card is the team's
        ({2: 4, 3: 4}, [2, 2, 2]),  # nobody, and both on the storyteller's partner's card
        ({2: 5, 3: 1}, [3, 0, 3]),  # own team's card: finds nothing and pays nothing (T2)
        ({2: 1}, [3, 3, 0]),  # one ballot
    ],
)
def test_teams_score_together(votes, points):
    table = teams_table()
    for voter, giver in votes.items():
        table.vote(voter, giver)
    table.close()
    assert list(table.scores.values()) == points * 2


def test_a_team_gets_at_most_three_for_tokens():
    table = teams_table(12)
    for voter in range(2, 7):
        table.vote(voter, 7)
    table.close()
    assert table.scores[1] == table.scores[7] == 3
    assert table.scores[2] == 2


# Ends


@pytest.mark.parametrize(("target", "rounds", "winners"), [(10, 6, (3, 4)), (11, 7, (4,))])
def test_the_game_ends_at_or_above_the_target_and_ties_share_it(target, rounds, winners):
    table = Table(CLASSIC, 4, target_score=target)
    while table.kind != "finished":
        table.play_round(vote_for_storyteller=True)  # 2 for everybody but the storyteller
        if table.kind == "scored":
            table.next()
    outcome = table.view().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("target", winners)
    assert table.game.round == rounds


def test_the_target_counts_only_who_has_not_left():
    table = Table(CLASSIC, 5, target_score=10)
    table.to_voting()
    table.close()
    table.next()
    table.to_voting()
    for voter in (1, 3, 4, 5):
        table.vote(voter, 2 if voter == 1 else 1)
    table.leave(1)
    table.close()
    assert 1 not in table.scores
    assert table.points(2) == {"storyteller": 3}
