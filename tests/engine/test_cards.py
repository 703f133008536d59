"""Cards: what the deck must hold, giving and taking back, drawing, recycling (D1, D2, N1)."""

from collections import Counter

import pytest

from bot.engine import commands as c
from bot.engine.errors import CardError, SettingsError
from bot.engine.events import CardsDrawn, HandsPassed, PileRefilled
from bot.engine.ids import CardId, PlayerId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, RULESETS, TEAMS, cards_needed
from tests.engine.tabletop import Table


@pytest.mark.parametrize(
    ("ruleset", "players", "cards"),
    [
        (CLASSIC, 3, 26),
        (CLASSIC, 4, 28),
        (CLASSIC, 6, 42),
        (ODYSSEY, 3, 26),
        (ODYSSEY, 12, 84),
        (MINI, 3, 21),
        (PARTY, 6, 36),
        (PARTY, 12, 72),
        (TEAMS, 6, 28),
        (TEAMS, 12, 55),
    ],
)
def test_the_deck_must_hold_all_hands_and_one_round(ruleset, players, cards):
    assert cards_needed(ruleset, players) == cards
    table = Table(ruleset, players, cards=cards - 1, start=False)
    with pytest.raises(SettingsError, match="deck-too-small") as refusal:
        table.do(c.StartGame(PlayerId(1), table.cards))
    assert refusal.value.params == {"players": players, "needed": cards, "have": cards - 1}
    Table(ruleset, players, cards=cards).play_round()


def test_a_card_that_is_in_the_deck_twice_counts_once():
    table = Table(CLASSIC, 3, cards=26, start=False)
    with pytest.raises(SettingsError, match="deck-too-small"):
        table.do(c.StartGame(PlayerId(1), table.cards[:25] * 2))


@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 6), (6, 6)])
def test_hands_at_the_start(players, size):
    assert {len(ch.hand) for ch in Table(CLASSIC, players).game.chairs} == {size}
    assert {len(ch.hand) for ch in Table(CLASSIC, players, three_players=None).game.chairs} == {6}


@pytest.mark.parametrize(("ruleset", "size"), [(PARTY, 5), (TEAMS, 4)])
def test_hands_of_party_and_teams(ruleset, size):
    assert {len(ch.hand) for ch in Table(ruleset, 8).game.chairs} == {size}


# Giving


def test_another_card_replaces_the_one_given():
    table = Table(CLASSIC, 4)
    table.tell()
    table.give(2, 0)
    table.give(2, 2)
    hand = table.view(2).hands[0]
    assert hand.given == {hand.cards[3]}
    table.do(c.TakeBack(PlayerId(2)))
    assert table.view(2).hands[0].given == frozenset()
    assert table.view(2).cards_to_give == 1


def test_the_same_card_again_changes_nothing():
    table = Table(CLASSIC, 4)
    table.tell()
    card = table.hand(2)[0]
    table.do(c.GiveCard(PlayerId(2), card))
    assert table.do(c.GiveCard(PlayerId(2), card)) == ()


def test_of_two_cards_one_can_be_taken_back():
    table = Table(CLASSIC, 3)
    table.tell()
    table.give(2)
    table.give(2)
    first, second = sorted(table.view(2).hands[0].given, key=table.hand(2).index)
    with pytest.raises(CardError, match="all-given"):
        table.give(2)
    table.do(c.TakeBack(PlayerId(2), first))
    assert table.view(2).hands[0].given == {second}
    with pytest.raises(CardError, match="not-given"):
        table.do(c.TakeBack(PlayerId(2), first))


def test_only_cards_of_ones_own_hand():
    table = Table(CLASSIC, 4)
    with pytest.raises(CardError, match="not-in-hand"):
        table.do(c.GiveClue(PlayerId(1), "clue", table.hand(2)[0]))
    with pytest.raises(CardError, match="card-missing"):
        table.do(c.GiveClue(PlayerId(1), "clue"))
    table.tell()
    with pytest.raises(CardError, match="not-in-hand"):
        table.do(c.GiveCard(PlayerId(2), table.hand(3)[0]))


# Drawing


def test_the_pile_running_out_in_the_middle_of_a_draw_takes_the_discards_under_it():
    table = Table(ODYSSEY, 4, cards=30)
    table.play_round()
    assert (len(table.game.pile), len(table.game.discards)) == (6, 4)
    table.next()
    table.play_round()
    pile, discards = table.game.pile, table.game.discards
    assert (len(pile), len(discards)) == (2, 8)
    hands = [chair.hand for chair in table.game.chairs]
    table.next()
    refilled = next(event for event in table.log if isinstance(event, PileRefilled))
    assert refilled.pile[:2] == pile
    assert sorted(refilled.pile[2:]) == sorted(discards)
    assert refilled.pile[2:] != discards
    drawn = [card for d in table.log[-2].draws for card in d.cards]
    assert tuple(drawn) == refilled.pile[:4]
    after = [chair.hand for chair in table.game.chairs]
    assert [hand[:5] for hand in after] == hands
    assert table.game.discards == ()


def test_twelve_players_with_one_deck_of_84_play_a_whole_game():
    table = Table(ODYSSEY, 12)
    while table.kind != "finished":
        table.play_round()
        if table.kind == "scored":
            table.next()
    assert any(isinstance(event, PileRefilled) for event in table.log)
    assert table.view().outcome.reason == "target"


def test_classic_ends_in_the_round_whose_draw_takes_the_last_card():
    table = Table(CLASSIC, 4, cards=24 + 12)
    for _ in range(2):
        table.play_round()
        assert not table.view().last_round
        table.next()
        assert table.kind == "storytelling"
    table.play_round()
    assert table.view().last_round
    table.next()  # 4 are left in the pile and 4 would be drawn
    assert table.view().outcome.reason == "pile"
    assert table.game.round == 3
    assert table.view().reveal.cards


def test_a_newcomers_hand_makes_a_round_the_last_one():
    table = Table(CLASSIC, 4, cards=24 + 15)
    table.play_round()
    table.join(5)
    assert not table.view().last_round  # 4 and 6 of 15
    table.next()
    table.play_round()
    assert (len(table.game.pile), table.view().last_round) == (5, True)


def test_classic_ends_when_the_pile_is_too_small_for_the_draw():
    table = Table(CLASSIC, 4, cards=24 + 7)
    table.play_round()
    table.next()
    table.play_round()
    table.next()
    assert (table.view().outcome.reason, table.game.round) == ("pile", 2)


def test_classic_goes_on_after_a_voided_round_as_nothing_is_drawn():
    table = Table(CLASSIC, 4, cards=28)
    table.skip()
    table.next()
    assert table.kind == "storytelling"
    assert not isinstance(table.log[-2], CardsDrawn)


def test_mini_shuffles_everything_that_is_in_no_hand_together():
    table = Table(MINI, 4)
    table.play_round()
    loose = table.game.pile + table.game.discards
    table.next()
    refilled = [event for event in table.log if isinstance(event, PileRefilled)]
    assert len(refilled) == 1
    assert sorted(refilled[0].pile) == sorted(loose)
    assert refilled[0].pile != loose
    assert table.game.discards == ()
    assert [len(chair.hand) for chair in table.game.chairs] == [6] * 4


def test_party_draws_and_then_passes_every_hand_to_the_left():
    table = Table(PARTY, 6)
    table.play_round()
    kept = [set(chair.hand) for chair in table.game.chairs]
    table.next()
    drawn = {
        d.seat: set(d.cards)
        for d in next(e for e in reversed(table.log) if isinstance(e, CardsDrawn)).draws
    }
    after = [set(chair.hand) for chair in table.game.chairs]
    assert after == [kept[seat - 1] | drawn[(seat - 1) % 6] for seat in range(6)]
    assert HandsPassed() in table.log


def test_party_passes_no_hands_if_nobody_has_seen_them():
    table = Table(PARTY, 6, hidden_from="everybody")
    hands = [chair.hand for chair in table.game.chairs]
    table.skip()
    table.next()
    assert [chair.hand for chair in table.game.chairs] == hands
    table.tell()
    table.do(c.RemoveClue(PlayerId(1)))
    table.next()
    assert [chair.hand for chair in table.game.chairs] == hands[-1:] + hands[:-1]


def test_only_party_passes_hands():
    assert [ruleset.name for ruleset in RULESETS.values() if ruleset.pass_hands] == ["party"]


# The board (N1)


def test_the_storytellers_number_is_uniform():
    """Chi-square over 3,000 boards of 6: below 20.5 in all but one of 1,000 runs (5 degrees)."""
    counts = Counter()
    for seed in range(3000):
        table = BOARDS.copy(seed)
        table.skip()
        counts[table.number(1)] += 1
    expected = 3000 / 6
    chi_square = sum((counts[n] - expected) ** 2 / expected for n in range(1, 7))
    assert chi_square < 20.5


class Boards(Table):
    """One game in front of its table, to be laid with different seeds."""

    def copy(self, seed):
        from bot.engine.chance import Chance

        other = object.__new__(Table)
        other.__dict__ |= self.__dict__
        other.log = list(self.log)
        other.chance = Chance(f"board {seed}".encode())
        return other


BOARDS = Boards(CLASSIC, 6)
BOARDS.tell()


def test_the_order_of_giving_does_not_matter_for_the_board():
    one, other = BOARDS.copy(1), BOARDS.copy(1)
    for player in (2, 3, 4, 5, 6):
        one.give(player)
    for player in (6, 5, 4, 3, 2):
        other.give(player)
    assert one.voting.board == other.voting.board


def test_unknown_cards_are_refused():
    table = Table(CLASSIC, 4)
    table.tell()
    with pytest.raises(CardError, match="not-in-hand"):
        table.do(c.GiveCard(PlayerId(2), CardId("test/none")))
