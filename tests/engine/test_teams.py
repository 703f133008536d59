"""Teams (T1 to T4): 1 2 3 4 5 6 sit as A1 B1 C1 A2 B2 C2."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import CardError, SeatError, SettingsError
from bot.engine.ids import PlayerId
from bot.engine.options import with_settings
from bot.engine.ruleset import TEAMS
from tests.engine.tabletop import Table

LONG = with_settings(TEAMS, laps=3)


def team_of(table):
    return {chair.player: chair.team for chair in table.game.chairs if not chair.gone}


def lobby(players, **picked):
    table = Table(TEAMS, players, start=False, seating="shuffled")
    for name, team in picked.items():
        table.do(c.PickTeam(PlayerId(int(name[1:])), team))
    return table


def pairs(table):
    half = len(table.game.chairs) // 2
    chairs = table.game.chairs
    return {frozenset((chairs[s].player, chairs[s + half].player)) for s in range(half)}


def test_picked_teams_sit_opposite_and_the_rest_is_paired_at_random():
    rest = set()
    for seed in range(20):
        table = Table(TEAMS, 8, start=False, seating="shuffled", seed=bytes([seed]))
        for player, team in ((1, 2), (8, 2), (3, 0), (4, 5)):
            table.do(c.PickTeam(PlayerId(player), team))
        table.do(c.StartGame(PlayerId(1), table.cards))
        seated = pairs(table)
        assert frozenset((1, 8)) in seated
        assert frozenset((3, 4)) not in seated  # each picked another team, and there were others
        rest |= seated
    assert len(rest) > 8


def test_singles_are_paired_when_there_is_nobody_else():
    table = lobby(6, p1=0, p2=0, p3=1, p4=2, p5=3, p6=4)
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert frozenset((1, 2)) in pairs(table)


def test_a_team_takes_two_and_an_odd_number_cannot_start():
    table = lobby(7, p1=0, p2=0)
    with pytest.raises(SeatError, match="team-full"):
        table.do(c.PickTeam(PlayerId(3), 0))
    with pytest.raises(SeatError, match="no-such-team"):
        table.do(c.PickTeam(PlayerId(3), 6))
    with pytest.raises(SettingsError, match="odd-players"):
        table.do(c.StartGame(PlayerId(1), table.cards))


def test_one_rabbit_and_one_score_per_team():
    table = Table(TEAMS, 6)
    chairs = table.game.chairs
    assert [chairs[s].rabbit for s in range(3)] == [chairs[s + 3].rabbit for s in range(3)]
    assert len({chair.rabbit for chair in chairs}) == 3


def test_either_partner_gives_and_only_the_first():
    table = Table(TEAMS, 6)
    table.tell()
    assert set(table.awaited) == {2, 3, 4, 5, 6}
    table.give(5)
    assert set(table.awaited) == {3, 4, 6}
    with pytest.raises(SeatError, match="partner-gave"):
        table.give(2)
    table.do(c.TakeBack(PlayerId(5)))
    table.give(2)
    with pytest.raises(SeatError, match="storyteller-gave"):
        table.give(1)


def test_the_voter_is_not_told_which_card_the_partner_gave():
    table = Table(TEAMS, 6)
    table.tell()
    for giver in (4, 5, 6):
        table.give(giver)
    assert table.view(2).own_numbers == frozenset()
    table.vote(2, 5)  # taken, though it is their own team's (T2)
    with pytest.raises(SeatError, match="partner-votes"):
        table.vote(5, 1)
    with pytest.raises(SeatError, match="storyteller-votes-not"):
        table.vote(1, 5)


def test_missing_cards_come_from_a_random_partner_and_the_other_votes():
    givers = set()
    for seed in range(12):
        table = Table(TEAMS, 6, seed=bytes([seed]))
        table.tell()
        table.skip()
        giver = next(card.giver for card in table.voting.board if card.giver in (2, 5))
        voter = next(ballot.player for ballot in table.voting.ballots if ballot.player in (2, 5))
        assert {giver, voter} == {2, 5}
        givers.add(giver)
        assert sum(len(chair.hand) for chair in table.game.chairs) == 20
    assert givers == {2, 5}


# A partner who has left (T4)


def test_the_hand_stays_and_the_partner_plays_both_seats():
    table = Table(LONG, 6)
    hands = {5: table.hand(5)}
    table.leave(2)
    assert table.game.discards == ()
    assert [len(hand.cards) for hand in table.view(5).hands] == [4, 4]
    assert table.view(5).hands[0].cards == hands[5]
    table.tell()
    card = table.view(5).hands[1].cards[0]  # from the seat of the one who left
    table.do(c.GiveCard(PlayerId(5), card))
    for giver in (4, 6):
        table.give(giver)
    assert {ballot.player for ballot in table.voting.ballots} == {5, 3}
    assert table.view(5).own_numbers == {table.number(5)}
    with pytest.raises(CardError, match="own-card"):
        table.vote(5, 5)
    table.vote(5, 1)
    table.vote(3, 5)
    table.close()
    assert table.points(5) == {"found": 3, "votes": 1}
    table.next()
    assert table.storyteller == 5  # tells in the turn of the empty seat, too
    view = table.view(5)
    assert view.partner_card_too
    told, partner = view.hands[1].cards[0], view.hands[0].cards[0]
    with pytest.raises(CardError, match="partner-card-missing"):
        table.do(c.GiveClue(PlayerId(5), "clue", told))
    with pytest.raises(CardError, match="not-in-hand"):
        table.do(c.GiveClue(PlayerId(5), "clue", partner, told))
    table.do(c.GiveClue(PlayerId(5), "clue", told, partner))
    assert set(table.awaited) == {1, 3, 4, 6}
    table.give_all()
    assert sum(card.giver == 5 for card in table.voting.board) == 2
    assert 5 not in {ballot.player for ballot in table.voting.ballots}


@pytest.mark.parametrize("which", [0, 1])
def test_who_plays_both_seats_offers_the_first_clue_with_either_hand(which):
    table = Table(TEAMS, 6, first_storyteller="offer")
    table.leave(2)
    view = table.view(5)
    assert view.may_tell
    assert view.partner_card_too
    told, other = view.hands[which], view.hands[1 - which]
    with pytest.raises(CardError, match="not-in-hand"):
        table.do(c.GiveClue(PlayerId(5), "clue", told.cards[0], told.cards[1]))
    with pytest.raises(CardError, match="not-in-hand"):
        table.do(c.GiveClue(PlayerId(5), "clue", table.hand(1)[0], other.cards[0]))
    table.do(c.GiveClue(PlayerId(5), "clue", told.cards[0], other.cards[0]))
    assert table.submitting.storyteller == told.seat
    assert table.storyteller == 5
    table.give_all()
    table.close()
    table.next()
    assert table.storyteller == table.game.chairs[(told.seat + 1) % 6].player


def test_a_partner_card_is_refused_from_a_storyteller_with_a_partner():
    table = Table(TEAMS, 6)
    with pytest.raises(CardError, match="partner-gives-card"):
        table.tell(card=table.hand(1)[0], partner_card=table.hand(1)[1])


def test_a_card_given_by_a_leaver_stays_with_the_seat():
    table = Table(TEAMS, 6)
    table.tell()
    table.give(2)
    given = table.submitting.given[-1].card
    table.leave(2)
    assert set(table.awaited) == {3, 4, 6}
    table.give(4)
    table.give(6)
    card = next(card for card in table.voting.board if card.card == given)
    assert card.giver == 5
    assert table.view(5).own_numbers == {table.number(5)}


def test_a_voter_who_leaves_hands_the_ballot_to_the_partner():
    table = Table(TEAMS, 6)
    table.tell()
    for giver in (4, 5, 6):
        table.give(giver)
    table.leave(2)
    assert 5 in table.awaited
    assert table.view(5).own_numbers == {table.number(5)}
    table.vote(5, 1)
    table.vote(3, 4)
    table.close()
    assert table.points(5) == {"found": 3}


def test_a_ballot_cast_by_a_leaver_stays_and_pays_the_team_that_is_still_there():
    table = Table(TEAMS, 6)
    table.tell()
    for giver in (4, 5, 6):
        table.give(giver)
    table.vote(2, 1)
    table.leave(2)
    with pytest.raises(SeatError, match="no-vote"):
        table.vote(5, 4)
    table.vote(3, 4)
    table.close()
    assert table.points(5) == {"found": 3}


def test_tokens_on_a_leavers_card_pay_nobody():
    table = Table(TEAMS, 6)
    table.tell()
    for giver in (4, 5, 6):
        table.give(giver)
    table.leave(6)
    table.vote(2, 6)
    table.close()
    assert table.points(3) == {}


def test_a_storyteller_who_leaves_voids_the_round_and_the_partner_tells_in_that_seat_later():
    table = Table(LONG, 6)
    table.leave(1)
    assert table.reveal.void
    told = []
    for _ in range(6):
        table.next()
        told.append(table.storyteller)
        table.play_round()
    assert told == [2, 3, 4, 5, 6, 4]


def test_a_team_with_nobody_present_plays_as_away_seats_and_cannot_win():
    table = Table(LONG, 8)
    table.play_round(vote_for_storyteller=True)
    assert table.scores[2] == 2
    table.leave(2)
    table.leave(6)
    table.next()
    assert table.kind == "scored"  # seat 2 was to tell; its turn passes at once
    table.next()
    table.tell()
    table.give_all()
    assert sum(card.giver is None for card in table.voting.board) == 1
    assert {ballot.player for ballot in table.voting.ballots} <= {1, 4, 5, 8}
    table.do(c.EndGame(PlayerId(1)))
    assert set(table.view().outcome.winners) == {3, 4, 7, 8}


def test_below_three_teams_the_game_ends():
    table = Table(TEAMS, 6)
    table.leave(2)
    assert table.kind == "storytelling"
    table.leave(5)
    assert table.view().outcome.reason == "too-few"


# Substitutes and new pairs (L2)


def test_a_substitute_takes_the_empty_seat_with_its_hand_and_score():
    table = Table(LONG, 6)
    table.play_round(vote_for_storyteller=True)
    hand = table.hand(2)
    table.leave(2)
    table.join(9)
    assert table.game.waiting[0].team == 1
    table.next()
    assert table.scores[9] == 2
    assert set(hand) < set(table.hand(9))
    assert team_of(table)[9] == team_of(table)[5] == 1
    assert table.storyteller == 9
    assert len(table.view(5).hands) == 1


def test_a_pair_waits_for_its_second_and_sits_opposite():
    table = Table(LONG, 6)
    table.join(7)
    table.play_round()
    table.next()
    assert 7 not in table.scores
    table.join(8)
    table.play_round()
    table.next()
    assert [chair.player for chair in table.game.chairs] == [1, 2, 3, 8, 4, 5, 6, 7]
    assert team_of(table)[7] == team_of(table)[8] == 3
    assert len(table.hand(7)) == len(table.hand(8)) == 4
    told = [table.storyteller]
    for _ in range(8):
        table.play_round()
        table.next()
        told.append(table.storyteller)
    assert told == [3, 8, 4, 5, 6, 7, 1, 2, 3]


def test_a_seat_that_the_lap_has_passed_waits_for_the_next():
    table = Table(LONG, 6)
    for _ in range(4):
        table.play_round()
        table.next()
    table.join(7)
    table.join(8)
    told = []
    for _ in range(8):
        told.append(table.storyteller)
        table.play_round()
        table.next()
    # 8 sits between 3 and 4, where this lap has been already
    assert told == [5, 6, 7, 1, 2, 3, 8, 4]


def test_who_waits_for_a_partner_takes_a_seat_that_gets_empty():
    table = Table(LONG, 6)
    table.join(7)
    table.leave(2)
    table.join(8)  # nobody is left for 8, who waits for a partner
    table.play_round()
    table.next()
    assert [chair.player for chair in table.game.chairs] == [1, 7, 3, 4, 5, 6]
    assert [newcomer.player for newcomer in table.game.waiting] == [8]
    assert table.view(8).players[-1].waiting


def test_a_newcomer_saves_a_team_with_nobody_present():
    table = Table(LONG, 6)
    table.leave(2)
    table.join(7)
    table.leave(5)
    assert table.kind == "scored"
    assert table.reveal.void
    table.next()
    assert table.storyteller == 7
    assert len(table.view(7).hands) == 2


def test_no_seat_beyond_twelve_but_substitutes_always():
    table = Table(LONG, 12)
    with pytest.raises(SeatError, match="table-full"):
        table.join(13)
    table.leave(5)
    with pytest.raises(SeatError, match="team-full"):
        table.join(13, team=0)
    table.join(13, team=4)
    with pytest.raises(SeatError, match="table-full"):
        table.join(14)


# Coming back (L6)


def with_computers(players):
    """A table at which persons 1 to ``players`` sit at the first places, and computers at the rest.

    Of six they are A1 B1 C1 A2 B2 C2, teams A to C.
    """
    table = Table(TEAMS, players, start=False, laps=3)
    for player in range(2, players + 1):
        table.do(c.PickTeam(PlayerId(player), (player - 1) % 3))
    for _ in range(6 - players):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.PickTeam(PlayerId(1), 0))
    table.do(c.StartGame(PlayerId(1), table.cards))
    return table


def sits(table, player):
    """The seat of a player in the next round."""
    table.skip()
    while table.kind != "scored":
        table.skip()
    table.next()
    return table.seat(player)


def test_whoever_comes_back_has_their_own_seat_before_a_computers():
    table = with_computers(4)
    partner = next(p for p in (1, 2, 3) if table.seat(p) % 3 == table.seat(4) % 3)
    own, hand = table.seat(4), table.hand(4)
    table.leave(4)
    table.join(4)
    assert table.game.waiting[0].replaces is None
    assert sits(table, 4) == own
    assert set(hand) <= set(table.hand(4))
    assert team_of(table)[4] == team_of(table)[partner]


@pytest.mark.parametrize("first", [1, 4])
def test_of_a_team_that_left_each_comes_back_to_their_own_seat(first):
    table = Table(LONG, 8)
    seats = {player: table.seat(player) for player in (1, 5)}
    for player in seats:
        table.leave(player)
    for player in (1, 5) if first == 1 else (5, 1):
        table.join(player)
    assert {1: sits(table, 1), 5: table.seat(5)} == seats


def test_who_comes_back_after_a_stranger_still_has_their_own_seat():
    table = Table(LONG, 8)
    own = table.seat(1)
    table.leave(1)
    table.leave(5)
    table.join(50)
    table.join(1)
    assert sits(table, 1) == own
    assert team_of(table)[50] == team_of(table)[1]


def test_an_empty_seat_beside_somebody_alone_goes_before_other_empty_ones():
    table = Table(LONG, 8)
    for player in (1, 5, 2):  # team A is gone, 6 of team B plays alone
        table.leave(player)
    table.join(50)
    assert table.game.waiting[0].team == team_of(table)[6]
    table.join(51)
    assert table.game.waiting[1].team not in team_of(table).values()


def test_an_empty_seat_goes_before_a_computers_also_for_a_stranger():
    table = with_computers(4)
    own = table.seat(4)
    table.leave(4)
    table.join(50)
    assert sits(table, 50) == own
    table.join(4)  # none is empty any more
    assert table.game.waiting[0].replaces is not None
