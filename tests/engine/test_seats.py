"""Turns, laps, leaving and joining (A1, L1, L2, L5, E2)."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import PhaseError, SeatError
from bot.engine.events import HostPassed, RoundVoided, SeatsTaken
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS, Ruleset
from tests.engine.tabletop import Table


def tellers(table, rounds):
    """Who told in the next rounds, which pass without a clue but not without a ballot."""
    told = []
    for _ in range(rounds):
        told.append(table.storyteller)
        table.play_round()
        if table.kind == "finished":
            break
        table.next()
    return told


def test_the_turn_goes_to_the_left():
    assert tellers(Table(ODYSSEY, 4), 6) == [1, 2, 3, 4, 1, 2]


def test_seats_are_shuffled_unless_the_order_of_joining_is_wished():
    orders = {
        tuple(
            ch.player for ch in Table(ODYSSEY, 5, seating="shuffled", seed=bytes([n])).game.chairs
        )
        for n in range(30)
    }
    assert len(orders) > 20
    assert [chair.player for chair in Table(ODYSSEY, 5).game.chairs] == [1, 2, 3, 4, 5]


def test_whoever_offers_a_clue_first_tells_first():
    table = Table(ODYSSEY, 4, first_storyteller="offer")
    assert table.view().storyteller is None
    assert table.awaited == (1, 2, 3, 4)
    assert all(table.view(player).may_tell for player in range(1, 5))
    table.tell(3)
    assert table.storyteller == 3
    table.give_all()
    table.close()
    table.next()
    assert table.storyteller == 4


def test_nobody_offers_a_clue_by_the_deadline():
    chosen = set()
    for seed in range(20):
        table = Table(ODYSSEY, 4, first_storyteller="offer", seed=bytes([seed]))
        table.skip()
        assert table.kind == "storytelling"
        assert table.awaited == (table.storyteller,)
        chosen.add(table.storyteller)
    assert chosen == {1, 2, 3, 4}


def test_the_first_storyteller_can_be_random():
    assert {
        Table(ODYSSEY, 3, first_storyteller="random", seed=bytes([n])).storyteller
        for n in range(20)
    } == {1, 2, 3}


# Laps


@pytest.mark.parametrize(
    ("ruleset", "players", "laps"), [(PARTY, 6, 1), (PARTY, 7, 2), (MINI, 3, 2)]
)
def test_the_game_ends_when_the_laps_are_complete(ruleset, players, laps):
    table = Table(ruleset, players, laps=laps)
    assert tellers(table, 100) == list(range(1, players + 1)) * laps
    assert table.view().outcome.reason == "laps"


def test_several_ends_the_first_to_come_true():
    table = Table(ODYSSEY, 4, target_score=100, laps=1)
    assert tellers(table, 100) == [1, 2, 3, 4]
    table = Table(MINI, 4, target_score=10, laps=9)
    while table.kind != "finished":
        table.play_round(vote_for_storyteller=True)
        if table.kind == "scored":
            table.next()
    assert table.view().outcome.reason == "target"


def test_a_newcomer_tells_last_in_the_present_lap():
    table = Table(PARTY, 6, laps=2)
    assert tellers(table, 2) == [1, 2]
    table.join(7)
    assert tellers(table, 5) == [3, 4, 5, 6, 7]
    assert tellers(table, 3) == [1, 2, 3]


def test_two_newcomers_tell_in_the_order_in_which_they_came():
    table = Table(PARTY, 6, laps=2)
    tellers(table, 1)
    table.join(7)
    tellers(table, 1)
    table.join(8)
    assert tellers(table, 6) == [3, 4, 5, 6, 7, 8]


def test_a_newcomer_of_the_laps_last_round_tells_in_the_next():
    table = Table(PARTY, 6, laps=2)
    assert tellers(table, 5) == [1, 2, 3, 4, 5]
    table.tell()
    table.join(7)  # 6 is telling; 7 closes this lap
    table.give_all()
    table.close()
    table.next()
    assert tellers(table, 20) == [7, 1, 2, 3, 4, 5, 6, 7]
    assert table.view().outcome.reason == "laps"


def test_nobody_joins_once_the_last_round_has_begun():
    table = Table(PARTY, 6)
    tellers(table, 4)
    table.join(7)
    tellers(table, 2)  # the lap is one turn longer now
    assert table.storyteller == 7
    with pytest.raises(PhaseError, match="last-round"):
        table.join(8)
    assert tellers(table, 9) == [7]
    assert table.view().outcome.reason == "laps"


def test_the_last_untold_player_leaves_in_the_pause():
    table = Table(PARTY, 7)
    tellers(table, 5)
    table.play_round()
    assert table.kind == "scored"
    table.leave(7)
    assert table.kind == "finished"
    assert table.view().outcome.reason == "laps"


def test_a_leaver_is_neither_waited_for_nor_does_anybody_tell_twice():
    table = Table(PARTY, 8)
    assert tellers(table, 2) == [1, 2]
    table.leave(4)
    assert tellers(table, 1) == [3]
    table.leave(1)
    assert tellers(table, 9) == [5, 6, 7, 8]


# Leaving


def test_a_storyteller_who_leaves_before_the_clue_voids_the_round():
    table = Table(CLASSIC, 5)
    hand = set(table.hand(1))
    events = table.leave(1)
    assert RoundVoided("storyteller-left") in events
    assert table.kind == "scored"
    assert set(table.game.discards) == hand
    table.next()
    assert table.storyteller == 2
    assert len(table.game.chairs) == 4


def test_a_storyteller_who_leaves_while_cards_are_given_voids_the_round():
    table = Table(CLASSIC, 5)
    table.tell()
    before = table.game.chairs
    table.give(2)
    table.give(3)
    table.leave(1)
    assert table.kind == "scored"
    assert table.reveal.void
    assert [ch.hand for ch in table.game.chairs[1:]] == [ch.hand for ch in before[1:]]
    assert set(table.game.discards) == set(before[0].hand)
    table.next()
    assert table.storyteller == 2


def test_a_storyteller_who_leaves_while_others_vote_is_scored_without():
    table = Table(CLASSIC, 5)
    table.to_voting()
    table.vote(2, 1)
    table.leave(1)
    assert table.kind == "voting"
    table.vote(3, 4)
    table.close()
    assert table.scores == {2: 3, 3: 0, 4: 1, 5: 0}
    own = next(card for card in table.reveal.cards if card.storyteller)
    assert own.giver == 1  # by name, as one who has left
    table.next()
    assert table.storyteller == 2


def test_a_storyteller_who_leaves_in_the_pause_changes_nothing_but_the_seats():
    table = Table(CLASSIC, 5)
    table.play_round(vote_for_storyteller=True)
    table.leave(1)
    assert table.kind == "scored"
    table.next()
    assert table.storyteller == 2
    assert [chair.player for chair in table.game.chairs] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("rules", "players", "leavers"), [(CLASSIC, 6, (2,)), (CLASSIC, 6, (1,)), (TEAMS, 8, (2, 6))]
)
def test_who_leaves_in_the_pause_keeps_the_line_of_the_round_that_was_scored(
    rules, players, leavers
):
    table = Table(rules, players)
    table.play_round(vote_for_storyteller=True)
    before = table.reveal
    assert any(score.items for score in before.scores if 2 in score.players)
    for leaver in leavers:
        table.leave(leaver)
    assert table.reveal == before
    table.do(c.EndGame(PlayerId(3), moderator=True))
    assert table.reveal == before
    assert not {*leavers} & {*table.view().outcome.winners}


def test_who_leaves_before_the_round_is_scored_has_no_line():
    table = Table(CLASSIC, 5)
    table.to_voting()
    table.vote(2, 1)
    table.leave(2)
    table.close()
    assert [score.players for score in table.reveal.scores] == [(1,), (3,), (4,), (5,)]
    assert table.reveal.missed == (3, 4, 5)


def test_the_card_of_a_leaver_goes_to_the_discards_unless_it_lies_on_the_table():
    table = Table(CLASSIC, 5)
    table.tell()
    hand = set(table.hand(2))
    table.give(2)
    table.leave(2)
    assert set(table.game.discards) == hand
    table.give_all()
    assert len(table.voting.board) == 4
    rest = set(table.hand(3))
    table.leave(3)
    assert len(table.voting.board) == 4
    assert set(table.game.discards) == hand | rest


def test_a_ballot_that_was_cast_stays_and_a_leavers_card_pays_nobody():
    table = Table(CLASSIC, 5)
    table.to_voting()
    table.vote(2, 1)
    table.vote(3, 2)
    table.leave(2)
    table.vote(4, 3)
    table.vote(5, 3)
    assert table.voting.closing  # nobody else is awaited
    table.close()
    assert table.scores == {1: 3, 3: 2, 4: 0, 5: 0}
    finder = next(card for card in table.reveal.cards if card.storyteller)
    assert finder.voters == (2,)
    assert [player.id for player in table.view().departed] == [2]


def test_the_only_awaited_player_leaves_and_the_table_is_laid():
    table = Table(CLASSIC, 5)
    table.tell()
    for player in (2, 3, 4):
        table.give(player)
    table.leave(5)
    assert table.kind == "voting"
    assert len(table.voting.board) == 4


def test_the_only_awaited_voter_leaves_and_voting_closes():
    table = Table(CLASSIC, 5)
    table.to_voting()
    for player in (2, 3, 4):
        table.vote(player, 1)
    assert not table.voting.closing
    table.leave(5)
    assert table.voting.closing


def test_the_host_is_passed_to_the_left_when_the_host_leaves():
    table = Table(CLASSIC, 5)
    assert HostPassed(PlayerId(2)) in table.leave(1)
    table.do(c.Kick(PlayerId(2), PlayerId(3)))
    assert 3 not in table.scores
    with pytest.raises(SeatError, match="not-host"):
        table.do(c.Kick(PlayerId(4), PlayerId(5)))


def _left_to_computers(ruleset: Ruleset, players: int) -> Table:
    """Return a game whose only person, the host, has left while votes are cast."""
    table = Table(ruleset, 1, start=False)
    for _ in range(players - 1):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.to_voting()
    table.leave(1)
    return table


@pytest.mark.parametrize(("ruleset", "players"), [(CLASSIC, 3), (CLASSIC, 5), (TEAMS, 8)])
def test_who_comes_to_computer_players_alone_is_host_and_the_game_goes_on(ruleset, players):
    table = _left_to_computers(ruleset, players)
    table.join(50)
    assert table.game.host == 50
    table.join(51)
    assert table.game.host == 50
    table.close()
    assert table.kind != "finished"
    table.do(c.Pause(PlayerId(50)))


def test_a_clock_that_the_last_person_stopped_runs_on_without_them():
    table = Table(CLASSIC, 1, start=False)
    for _ in range(3):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.to_voting()
    table.do(c.Pause(PlayerId(1)))
    table.leave(1)
    assert not table.game.paused
    for computer in table.awaited:
        table.vote(computer, next(n for n in (1, 2) if n not in table.view(computer).own_numbers))
    assert table.voting.closing


@pytest.mark.parametrize("moderator", [True, False])
def test_no_clock_is_stopped_for_computer_players_alone(moderator):
    table = _left_to_computers(CLASSIC, 4)
    with pytest.raises(PhaseError, match="nobody-to-wait-for"):
        table.do(c.Pause(PlayerId(60 if moderator else 1), moderator=moderator))
    table.join(50)
    table.do(c.Pause(PlayerId(50)))
    assert table.game.paused


def test_the_host_who_comes_back_to_computer_players_is_host_still():
    table = _left_to_computers(CLASSIC, 4)
    assert not any(isinstance(event, HostPassed) for event in table.join(1))
    assert table.game.host == 1


def test_the_lobby_closes_when_its_last_guest_leaves():
    table = Table(CLASSIC, 2, start=False)
    table.leave(1)
    assert table.game.host == 2
    table.leave(2)
    assert table.view().outcome.reason == "too-few"


# Too few (E2)


@pytest.mark.parametrize("told", [False, True])
def test_too_few_before_the_table_is_laid_voids_the_round_and_ends_the_game(told):
    table = Table(CLASSIC, 3)
    if told:
        table.tell()
    table.leave(3)
    view = table.view()
    assert (table.kind, view.outcome.reason) == ("finished", "too-few")
    assert view.reveal.void
    assert view.outcome.winners == (1, 2)


def test_too_few_after_the_table_is_laid_is_played_out_and_scored():
    table = Table(CLASSIC, 3)
    table.to_voting()
    table.leave(3)
    assert table.kind == "voting"
    table.vote(2, 1)
    table.close()
    view = table.view()
    assert (table.kind, view.outcome.reason) == ("finished", "too-few")
    assert table.scores == {1: 3, 2: 3}


def test_when_everybody_leaves_the_round_is_scored_at_once():
    table = Table(CLASSIC, 3)
    table.to_voting()
    table.do(c.Pause(PlayerId(1)))
    for player in (1, 2, 3):
        table.leave(player)
    assert (table.kind, table.view().outcome.reason) == ("finished", "too-few")
    assert table.view().outcome.winners == ()


def test_a_newcomer_who_waits_saves_the_game():
    table = Table(CLASSIC, 3)
    table.tell()
    table.join(4)
    table.leave(3)
    assert table.kind == "scored"
    assert table.reveal.void
    table.next()
    assert [chair.player for chair in table.game.chairs] == [1, 2, 4]


# Joining late


def test_a_newcomer_gets_the_lowest_score_and_a_full_hand():
    table = Table(ODYSSEY, 4)
    table.play_round(vote_for_storyteller=True)
    table.next()
    table.tell()
    table.join(5)
    assert table.view().players[-1].waiting
    assert table.view(5).hands == ()
    with pytest.raises(SeatError, match="waits-for-next-round"):
        table.do(c.NextRound(PlayerId(5)))
    table.give_all()
    table.close()
    table.next()
    assert table.scores == {1: 0, 2: 2, 3: 2, 4: 2, 5: 0}
    assert len(table.view(5).hands[0].cards) == 6


def test_who_has_left_may_come_back_as_a_newcomer():
    table = Table(ODYSSEY, 4)
    table.tell()
    table.leave(3)
    table.join(3)
    table.give_all()
    table.close()
    table.next()
    assert sorted(table.scores) == [1, 2, 3, 4]


def test_newcomers_get_one_of_the_twelve_colours():
    table = Table(ODYSSEY, 12)
    table.leave(3)
    table.join(13)
    assert table.game.waiting[0].rabbit == 2
    table = Table(ODYSSEY, 11)
    table.leave(3)
    table.join(13)
    assert table.game.waiting[0].rabbit == 11


def test_who_waits_may_leave_again():
    table = Table(ODYSSEY, 4)
    table.join(5)
    table.leave(5)
    assert table.game.waiting == ()


def test_the_table_is_full():
    table = Table(MINI, 4)
    with pytest.raises(SeatError, match="table-full"):
        table.join(5)
    table = Table(MINI, 3)
    table.join(5)
    with pytest.raises(SeatError, match="table-full"):
        table.join(6)
    with pytest.raises(SeatError, match="already-seated"):
        table.join(5)


def test_nobody_joins_for_whom_there_are_no_cards():
    table = Table(ODYSSEY, 11, cards=77)
    with pytest.raises(SeatError, match="pile-too-small"):
        table.join(12)


def test_with_an_end_by_the_pile_one_joins_only_while_a_full_round_is_left():
    # 4 players: 24 in hands; the draw for five takes 4 + 6, and 5 more make a full round
    with pytest.raises(SeatError, match="pile-too-small"):
        Table(CLASSIC, 4, cards=24 + 14).join(5)
    table = Table(CLASSIC, 4, cards=24 + 15)
    table.join(5)
    table.play_round()
    table.next()
    table.play_round()
    assert len(table.game.chairs) == 5


def test_seats_are_taken_only_when_somebody_comes_or_goes():
    table = Table(ODYSSEY, 4)
    table.play_round()
    table.next()
    assert not any(isinstance(event, SeatsTaken) for event in table.log)


# The seats at the start decide the round (S4)


def test_seven_to_six_goes_back_to_one_token():
    table = Table(ODYSSEY, 7)
    table.tell()
    table.leave(7)
    table.give_all()
    assert table.voting.tokens == 2  # seven sat down for this round
    table.close()
    table.next()
    table.to_voting()
    assert table.voting.tokens == 1


def test_four_to_three_draws_up_to_seven_and_gives_two():
    table = Table(CLASSIC, 4)
    table.tell()
    table.leave(4)
    assert table.view(2).cards_to_give == 1
    table.give_all()
    assert len(table.voting.board) == 3
    table.close()
    table.next()
    assert [len(chair.hand) for chair in table.game.chairs] == [7, 7, 7]
    table.tell()
    assert table.view(3).cards_to_give == 2


def test_three_to_four_discards_nothing():
    table = Table(CLASSIC, 3)
    table.join(4)
    table.skip()
    table.next()
    assert [len(chair.hand) for chair in table.game.chairs] == [7, 7, 7, 6]
