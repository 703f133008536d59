"""Deadlines and who lets them pass (L3, L4, L5)."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.audit import disagreements
from bot.engine.errors import PhaseError
from bot.engine.events import PlayerReturned, RoundVoided, SeatsMissed
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS
from tests.engine.tabletop import Table

LAP = replace(ODYSSEY, laps=1, target_score=None)


def away(table):
    return {chair.player for chair in table.game.chairs if chair.away}


def test_a_storyteller_without_a_clue_passes_the_turn():
    table = Table(CLASSIC, 4)
    hands = [chair.hand for chair in table.game.chairs]
    assert RoundVoided("passed") in table.skip()
    assert (table.kind, table.reveal.outcome) == ("scored", "void")
    assert [chair.hand for chair in table.game.chairs] == hands
    table.next()
    assert (table.game.round, table.storyteller) == (2, 2)
    assert [chair.hand for chair in table.game.chairs] == hands


def test_missing_cards_are_drawn_at_random_from_the_hands():
    drawn = set()
    for seed in range(12):
        table = Table(CLASSIC, 4, seed=bytes([seed]))
        table.tell()
        table.give(2, 3)
        hand = table.hand(3)
        table.skip()
        card = next(card for card in table.voting.board if card.giver == 3)
        assert card.card in hand
        drawn.add(hand.index(card.card))
        assert [len(chair.hand) for chair in table.game.chairs] == [5, 5, 5, 5]
    assert len(drawn) > 3


def test_whoever_let_the_time_pass_knows_that_a_card_was_drawn():
    table = Table(CLASSIC, 4)
    table.tell()
    table.give(2, 3)
    table.skip()
    assert [table.view(player).cards_drawn for player in (1, 2, 3, 4)] == [0, 0, 1, 1]
    assert not table.view().cards_drawn
    table.vote(4, table.number(1))  # who votes is back, and yet their card was drawn
    assert table.view(4).cards_drawn
    teams = Table(TEAMS, 6)
    teams.tell()
    teams.skip()
    givers = [player for player in range(1, 7) if teams.view(player).cards_drawn]
    assert givers == sorted(card.giver for card in teams.voting.board if card.giver != 1)


def test_a_card_that_was_drawn_from_a_hand_was_not_from_that_of_who_then_plays_for_both():
    teams = Table(TEAMS, 6)
    teams.tell()
    teams.skip()
    drawn = [seat for seat in teams.voting.drawn if seat != teams.seat(1)]
    for giver in [teams.game.chairs[seat].player for seat in drawn]:
        mate = (giver + 2) % 6 + 1  # teams sit opposite each other
        teams.leave(giver)
        assert not teams.view(mate).cards_drawn


def test_with_three_players_two_are_drawn_or_the_one_that_is_missing():
    table = Table(CLASSIC, 3)
    table.tell()
    table.give(2, 5)
    given = table.submitting.given[-1].card
    table.skip()
    two = [card.card for card in table.voting.board if card.giver == 2]
    assert len(two) == 2
    assert given in two
    assert sum(card.giver == 3 for card in table.voting.board) == 2
    assert [table.view(player).cards_drawn for player in (1, 2, 3)] == [0, 1, 2]


def test_two_misses_running_make_away_and_nobody_waits():
    table = Table(CLASSIC, 4)
    table.tell()
    for player in (2, 3):
        table.give(player)
    assert SeatsMissed((3,)) in table.skip()
    assert away(table) == set()
    table.vote(2, 1)
    table.vote(3, 1)
    table.close()
    assert away(table) == {4}
    table.next()
    table.tell(2)
    assert table.awaited == (1, 3)
    table.give(1)
    table.give(3)
    assert table.kind == "voting"  # without waiting for player 4, whose card was drawn
    assert sum(card.giver == 4 for card in table.voting.board) == 1
    table.vote(1, 2)
    table.vote(3, 1)
    assert table.voting.closing


def test_whoever_does_something_is_back():
    table = Table(CLASSIC, 4)
    table.tell()
    table.skip()
    table.close()
    assert away(table) == {2, 3, 4}
    assert PlayerReturned(PlayerId(3)) in table.do(c.NextRound(PlayerId(3)))
    assert away(table) == {2, 4}


def test_one_miss_is_forgotten_when_the_player_acts():
    table = Table(CLASSIC, 4)
    table.tell()
    table.skip()
    table.vote(2, 1)
    table.vote(3, 1)
    table.close()
    assert away(table) == {4}
    assert [chair.misses for chair in table.game.chairs] == [0, 0, 0, 2]


def test_a_vote_of_an_away_player_counts_while_it_may_be_cast():
    table = Table(CLASSIC, 4)
    table.tell()
    table.skip()
    table.close()
    table.do(c.NextRound(PlayerId(1)))
    assert table.kind == "scored"  # 2 tells next, is away, and the turn passes at once
    table.do(c.NextRound(PlayerId(1)))
    assert table.kind == "scored"
    table.do(c.NextRound(PlayerId(4)))
    assert table.storyteller == 4


def test_a_missing_ballot_is_an_abstention_and_one_token_is_none():
    table = Table(ODYSSEY, 7)
    table.to_voting()
    table.vote(2, 1)
    missed = [event for event in table.close() if isinstance(event, SeatsMissed)]
    assert missed == [SeatsMissed((2, 3, 4, 5, 6))]


def test_a_missing_red_token_is_none_and_no_miss_with_a_green_one():
    table = Table(PARTY, 6)
    table.to_voting()
    for player in range(1, 7):
        table.place(player, 2)
    assert table.awaited == (1,)
    assert not any(isinstance(event, SeatsMissed) for event in table.close())
    assert set(table.scores.values()) == {5}


def test_turns_without_ballots_end_the_game():
    table = Table(ODYSSEY, 4)
    table.play_round()
    for _ in range(3):
        table.next()
        table.skip()
        assert table.kind == "scored"
    table.next()
    table.tell()
    table.skip()
    table.close()
    assert table.view().outcome.reason == "no-ballots"


@pytest.mark.parametrize(("ruleset", "players"), [(PARTY, 6), (TEAMS, 6), (LAP, 3)])
def test_a_lap_in_which_nobody_votes_is_not_played_out(ruleset, players):
    table = Table(ruleset, players)
    while table.kind != "finished":
        table.skip() if table.kind != "scored" else table.next()
    assert table.game.round == players
    assert table.view().outcome.reason == "no-ballots"
    once = [*table.log[:-1], replace(table.log[-1], reason="laps")]
    assert disagreements(once, table.chance) == []  # as it ended before this was asked first
    aimed = [*table.log[:-1], replace(table.log[-1], reason="target")]
    assert disagreements(aimed, table.chance) != []


def test_a_ballot_starts_the_count_again():
    table = Table(ODYSSEY, 3)
    table.skip()
    table.next()
    table.skip()
    table.next()
    table.to_voting()
    table.vote(1, 2)
    table.close()
    assert table.kind == "scored"
    table.next()
    table.skip()
    table.next()
    table.skip()
    assert table.kind == "scored"  # two silent turns again, not four


def test_a_round_without_ballots_scores_nothing_and_everybody_draws():
    table = Table(CLASSIC, 4)
    table.to_voting()
    laid = {card.card for card in table.voting.board}
    table.close()
    assert set(table.scores.values()) == {0}
    assert table.reveal.outcome == "no-ballots"
    assert set(table.game.discards) == laid
    table.next()
    assert [len(chair.hand) for chair in table.game.chairs] == [6] * 4


# A moderator removes the clue (L5)


def test_removing_the_clue_before_the_table_gives_the_cards_back():
    table = Table(CLASSIC, 4)
    hands = [chair.hand for chair in table.game.chairs]
    table.tell()
    table.give(2)
    table.do(c.RemoveClue(PlayerId(99), moderator=True))
    assert [chair.hand for chair in table.game.chairs] == hands
    assert table.view().clue is None
    table.next()
    assert (table.game.round, table.storyteller) == (2, 2)


def test_removing_the_clue_after_the_table_discards_the_cards():
    table = Table(CLASSIC, 4)
    table.to_voting()
    laid = {card.card for card in table.voting.board}
    table.vote(2, 1)
    table.do(c.RemoveClue(PlayerId(1)))
    assert set(table.game.discards) == laid
    assert set(table.scores.values()) == {0}
    assert table.reveal.cards == ()
    table.next()
    assert [len(chair.hand) for chair in table.game.chairs] == [6] * 4


def test_there_is_no_clue_to_remove_before_or_after():
    table = Table(CLASSIC, 4)
    with pytest.raises(PhaseError, match="no-clue"):
        table.do(c.RemoveClue(PlayerId(1)))
    table.play_round()
    with pytest.raises(PhaseError, match="no-clue"):
        table.do(c.RemoveClue(PlayerId(1)))


@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting", "scored"])
def test_the_host_may_end_the_game_at_any_time(phase):
    table = Table(CLASSIC, 4)
    while table.kind != phase:
        {"storytelling": table.tell, "submitting": table.give_all, "voting": table.close}[
            table.kind
        ]()
    table.do(c.EndGame(PlayerId(1)))
    assert table.view().outcome.reason == "ended"
    assert table.view().outcome.winners == (1, 2, 3, 4)
    with pytest.raises(PhaseError, match="game-over"):
        table.do(c.EndGame(PlayerId(1)))


@pytest.mark.parametrize("reason", ["idle", "lobby-idle", "channel-gone", "bot-removed"])
def test_the_service_may_abandon_a_game(reason):
    table = Table(CLASSIC, 4)
    table.do(c.Abandon(reason))
    assert table.view().outcome.reason == reason
    assert table.do(c.Abandon(reason)) == ()
