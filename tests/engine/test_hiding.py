"""A moderator hides a card (M1): it is out of the game, and so is the round it is played in."""

import pytest

from bot.engine import commands as c
from bot.engine.audit import disagreements
from bot.engine.errors import CardError, PhaseError, SeatError
from bot.engine.ids import CardId, PlayerId, is_hidden_card
from bot.engine.legal import player_commands
from bot.engine.model import Scored, Voting
from bot.engine.options import with_settings
from bot.engine.pending import awaited
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, RULESETS, TEAMS, cards_needed
from bot.random_players import Simulation
from tests.engine.tabletop import Table

MODERATOR = PlayerId(99)


def hide(table: Table, card: CardId):
    return table.do(c.HideCard(MODERATOR, card, moderator=True))


def places(table: Table) -> set[CardId]:
    """Every card that can still be seen or drawn."""
    hands = {card for chair in table.game.chairs for card in chair.hand}
    return hands | {*table.game.pile, *table.game.discards}


@pytest.mark.parametrize("giver", [1, 3])
@pytest.mark.parametrize("voted", [False, True])
def test_on_the_table_it_voids_the_round(giver, voted):
    table = Table(CLASSIC, 4)
    table.to_voting()
    laid = {card.card for card in table.voting.board}
    card = table.voting.board[table.number(giver) - 1].card
    if voted:
        for player in (2, 3, 4):
            table.vote(player, 1)
    hide(table, card)
    assert table.reveal.void_reason == "card-hidden"
    assert set(table.scores.values()) == {0}
    assert set(table.game.discards) == laid - {card}
    table.next()
    assert (table.game.round, table.storyteller) == (2, 2)
    assert [len(chair.hand) for chair in table.game.chairs] == [6] * 4
    assert card not in places(table)


@pytest.mark.parametrize("ruleset", [PARTY, TEAMS])
def test_so_it_does_in_party_and_teams(ruleset):
    table = Table(ruleset, 6)
    table.to_voting()
    card = table.voting.board[0].card
    hide(table, card)
    assert table.reveal.void_reason == "card-hidden"
    table.next()
    assert card not in places(table)
    assert {len(chair.hand) for chair in table.game.chairs} == {table.ruleset.hand_size}


@pytest.mark.parametrize("giver", [1, 2])
def test_given_but_not_laid_it_voids_the_round_and_the_others_go_back(giver):
    table = Table(ODYSSEY, 4)
    hands = [chair.hand for chair in table.game.chairs]
    table.tell()
    table.give(2)
    card = next(given.card for given in table.submitting.given if given.seat == giver - 1)
    hide(table, card)
    assert table.reveal.void_reason == "card-hidden"
    kept = [tuple(other for other in hand if other != card) for hand in hands]
    assert [chair.hand for chair in table.game.chairs] == kept
    table.next()
    assert [len(chair.hand) for chair in table.game.chairs] == [6] * 4


@pytest.mark.parametrize("phase", ["storytelling", "submitting"])
def test_from_a_hand_it_is_replaced_at_once_and_the_round_goes_on(phase):
    table = Table(ODYSSEY, 4)
    if phase == "submitting":
        table.tell()
    top, card = table.game.pile[0], table.hand(3)[2]
    hide(table, card)
    assert table.kind == phase
    assert table.hand(3)[2] == top
    assert top not in table.game.pile
    assert len(table.hand(3)) == 6


def test_from_a_hand_that_cannot_be_filled_it_voids_the_round():
    table = Table(ODYSSEY, 4, cards=28)
    table.play_round()
    table.next()
    assert table.game.pile == ()
    hide(table, table.hand(3)[0])
    assert table.reveal.void_reason == "card-hidden"
    table.next()
    assert [len(chair.hand) for chair in table.game.chairs] == [6, 6, 6, 6]


def test_from_the_pile_or_a_hand_in_the_vote_it_only_goes():
    table = Table(CLASSIC, 4)
    table.to_voting()
    for card in (table.game.pile[5], table.game.chairs[1].hand[0]):
        hide(table, card)
        assert table.kind == "voting"
        assert card not in places(table)
    table.close()
    table.next()
    assert [len(chair.hand) for chair in table.game.chairs] == [6] * 4


def test_after_the_reveal_the_points_stay_and_the_card_is_masked():
    table = Table(CLASSIC, 4)
    table.play_round(vote_for_storyteller=True)
    scores, card = table.scores, table.reveal.cards[1].card
    hide(table, card)
    assert table.scores == scores
    assert table.kind == "scored"
    assert [is_hidden_card(shown.card) for shown in table.reveal.cards] == [False, True] + [
        False
    ] * 2
    assert is_hidden_card(table.view().board[1])
    assert card not in places(table)


def test_two_hidden_cards_of_a_table_have_names_of_their_own():
    table = Table(CLASSIC, 4)
    table.play_round()
    for card in table.view().board[:2]:
        hide(table, card)
    assert len(set(table.view().board)) == 4


def test_what_is_hidden_twice_changes_nothing():
    table = Table(CLASSIC, 4)
    table.play_round()
    card = table.reveal.cards[0].card
    hide(table, card)
    assert hide(table, card) == ()


def test_only_moderators_may_not_the_host():
    table = Table(CLASSIC, 4)
    with pytest.raises(SeatError, match="not-moderator"):
        table.do(c.HideCard(PlayerId(1), table.game.pile[0]))
    assert table.game.hidden == ()


def test_what_is_not_in_the_game_cannot_be_hidden():
    table = Table(CLASSIC, 4)
    with pytest.raises(CardError, match="no-such-card"):
        hide(table, CardId("test/other"))
    with pytest.raises(PhaseError, match="not-started"):
        hide(Table(CLASSIC, 4, start=False), CardId("test/card-001"))


def test_the_log_with_hidden_cards_agrees_with_the_rules():
    table = Table(ODYSSEY, 4)
    hide(table, table.hand(2)[0])
    table.to_voting()
    hide(table, table.voting.board[0].card)
    table.next()
    table.play_round()
    table.do(c.EndGame(PlayerId(1)))
    assert disagreements(table.log, table.chance) == []
    assert disagreements(table.log, None) == []
    wrong = [
        event if event.kind != "card-hidden" else type(event)(event.card, table.cards[-1])
        for event in table.log
    ]
    assert disagreements(wrong, table.chance) != []


@pytest.mark.parametrize("more", [0, 3])
@pytest.mark.parametrize("name", RULESETS)
def test_whoever_is_awaited_has_a_move_however_few_cards_are_left(name, more):
    rules = with_settings(RULESETS[name], target_score=100, laps=None, refill="recycle")
    players = max(rules.min_players, 6 if rules.pairs else 0)
    game = Simulation(rules, players, b"few cards", cards_needed(rules, players) + more)
    moves = c.GiveClue | c.GiveCard | c.PlaceToken | c.PlaceRed | c.FinishBallot
    while game.game.phase.kind != "finished":
        waited = awaited(game.game)
        if isinstance(game.game.phase, Scored):
            for laid in game.game.phase.result.board:
                game.do(c.HideCard(MODERATOR, laid.card, moderator=True))
            game.do(c.NextRound(PlayerId(1)))
        elif not waited:
            assert isinstance(game.game.phase, Voting)
            game.do(c.Skip(game.game.host))  # the correction time is over
        else:
            for player in waited:
                assert any(isinstance(m, moves) for m in player_commands(game.game, player))
            game._act(waited[0])
    assert game.game.phase.reason == "no-ballots"
    assert not any(chair.misses for chair in game.game.chairs)
