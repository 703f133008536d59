"""What each viewer is shown, phase by phase."""

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS
from tests.engine.secrecy import leaks
from tests.engine.tabletop import Table


def test_the_lobby():
    view = Table(CLASSIC, 3, start=False).view(2)
    assert (view.phase, view.round, view.deadline) == ("lobby", 0, None)
    assert [(p.id, p.name, p.seat, p.rabbit) for p in view.players] == [
        (1, "Julien", None, 0),
        (2, "Tom", None, 1),
        (3, "Mathilde", None, 2),
    ]
    assert view.hands == ()
    assert not view.may_tell


def test_the_storyteller_and_the_others_before_the_clue():
    table = Table(CLASSIC, 4)
    teller, other, channel, stranger = (table.view(who) for who in (1, 2, None, 99))
    assert teller.may_tell
    assert not other.may_tell
    assert len(teller.hands[0].cards) == len(other.hands[0].cards) == 6
    assert channel.hands == stranger.hands == ()
    assert {view.awaited for view in (teller, other, channel)} == {(1,)}
    assert not teller.partner_card_too


def test_giving():
    table = Table(CLASSIC, 3)
    table.tell(text="the clue")
    table.give(2)
    view = table.view(2)
    assert (view.clue.storyteller, view.clue.text) == (1, "the clue")
    assert view.cards_to_give == 1
    assert len(view.hands[0].cards) == 7
    assert len(view.hands[0].given) == 1
    assert table.view(1).cards_to_give == 0
    assert len(table.view(1).hands[0].given) == 1
    assert view.awaited == (2, 3)
    assert view.board == ()


def test_voting_shows_who_is_awaited_and_only_ones_own_ballot():
    table = Table(ODYSSEY, 7)
    table.to_voting()
    table.vote(2, 1)
    mine, other, teller = table.view(2), table.view(3), table.view(1)
    assert mine.board == other.board == tuple(card.card for card in table.voting.board)
    assert mine.ballot == (table.number(1),)
    assert (mine.may_vote, mine.ballot_done, mine.tokens) == (True, False, 2)
    assert other.ballot == ()
    assert (teller.may_vote, teller.own_numbers) == (False, frozenset())
    assert mine.own_numbers == mine.given_numbers == {table.number(2)}
    assert teller.given_numbers == {table.number(1)}
    assert table.view().given_numbers == table.view(99).given_numbers == frozenset()
    assert other.reveal is None
    table.vote(2, 3)
    assert table.view(2).ballot_done
    assert table.view().awaited == (3, 4, 5, 6, 7)


def test_in_party_one_knows_ones_own_card_and_may_vote_for_it():
    table = Table(PARTY, 6)
    table.to_voting()
    view = table.view(2)
    assert view.given_numbers == {table.number(2)}
    assert view.own_numbers == frozenset()


def test_the_red_token_is_shown_to_the_storyteller_only():
    table = Table(PARTY, 6)
    table.to_voting()
    table.red(3)
    assert (table.view(1).may_red, table.view(1).red) == (True, 3)
    assert (table.view(2).may_red, table.view(2).red) == (False, None)
    for player in range(1, 7):
        table.place(player, 3)
    table.close()
    assert [card.number for card in table.reveal.cards if card.red] == [3]


def test_the_reveal_tells_everything_about_the_round():
    table = Table(CLASSIC, 4)
    table.to_voting()
    for voter, giver in ((2, 1), (3, 2), (4, 2)):
        table.vote(voter, giver)
    numbers = {giver: table.number(giver) for giver in range(1, 5)}
    table.close()
    view = table.view()
    assert {card.giver: card.number for card in view.reveal.cards} == numbers
    voters = {card.giver: card.voters for card in view.reveal.cards}
    assert voters == {1: (2,), 2: (3, 4), 3: (), 4: ()}
    assert [card.giver for card in view.reveal.cards if card.storyteller] == [1]
    assert [(s.players, s.before, s.after) for s in view.reveal.scores] == [
        ((1,), 0, 3),
        ((2,), 0, 5),
        ((3,), 0, 0),
        ((4,), 0, 0),
    ]
    assert view.storyteller == 1
    table.do(c.EndGame(PlayerId(1)))
    assert table.view().reveal == view.reveal


def test_everybody_sees_how_many_cards_are_left_to_draw():
    table = Table(CLASSIC, 4)
    left = table.view().pile
    assert left == len(table.game.pile) > 0
    assert table.view(1).pile == table.view(99).pile == left
    table.play_round(vote_for_storyteller=True)
    table.next()
    assert table.view().pile == left - 4


def test_teams_are_shown_with_one_rabbit_and_one_score():
    table = Table(TEAMS, 6)
    table.play_round(vote_for_storyteller=True)
    players = {p.id: p for p in table.view().players}
    assert (players[2].team, players[2].score) == (players[5].team, players[5].score) == (1, 2)
    assert players[2].rabbit == players[5].rabbit
    assert [score.players for score in table.reveal.scores] == [(1, 4), (2, 5), (3, 6)]


def test_the_test_for_leaks_finds_some():
    """A view that knew a secret would be noticed: a hand of one's own does change it."""
    table = Table(CLASSIC, 4)
    table.to_voting()
    table.vote(2, 1)
    assert not leaks(table.game, PlayerId(2))
    from dataclasses import replace

    other = replace(table.game, chairs=table.game.chairs[::-1])
    assert table.view(2) != type(table).view.__get__(_with(table, other))(2)


def _with(table, game):
    other = object.__new__(Table)
    other.__dict__ |= table.__dict__ | {"game": game}
    return other
