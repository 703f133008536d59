"""What is told, given and voted, and why."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.chance import Chance
from bot.engine.ids import PlayerId
from bot.engine.projection import view_for
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS
from bot.players.levels import EVEN, GENTLE, SHARP
from bot.players.luck import Luck, softmax
from bot.players.mind import Mind
from bot.players.policy import decide
from bot.players.telling import AIM, SPEECHLESS
from bot.players.texts import CardTexts
from bot.players.voting import green_and_red
from tests.engine.tabletop import Table
from tests.players.fakes import BANK, hashed, mind, repertoire

ONE, TWO = PlayerId(1), PlayerId(2)
CHANCE = Chance(b"choices")


def view(table, player=ONE):
    return view_for(table.game, player)


def told(ruleset=CLASSIC, players=4, clue="phrase 1", **fields):
    """A table whose first player has told their first card."""
    table = Table(ruleset, players, **fields)
    card = None if ruleset.telling == "before-cards" else view(table).hands[0].cards[0]
    table.do(c.GiveClue(ONE, clue, card))
    return table


def laid(ruleset=CLASSIC, players=4, **fields):
    table = told(ruleset, players, **fields)
    while table.game.phase.kind == "submitting":
        player = view(table).awaited[0]
        table.do(c.GiveCard(player, view(table, player).hands[0].cards[0]))
    return table


# Telling


def test_sharp_aims_at_being_found_by_some():
    table = Table(CLASSIC, 4)
    found = []
    for seed in range(40):
        command = decide(view(table), mind(), SHARP, Chance(bytes([seed])))
        found.append(hashed(command.text))
        assert command.card in view(table).hands[0].cards
    assert abs(sum(found) / 40 - AIM) < 0.12


def test_gentle_misses_the_aim_more_often_than_sharp():
    def miss(level):
        commands = (decide(view(table), mind(), level, Chance(bytes([n]))) for n in range(60))
        return sum(abs(hashed(command.text) - AIM) for command in commands)

    table = Table(CLASSIC, 4)
    assert miss(SHARP) < miss(EVEN) < miss(GENTLE)


MANY = tuple(f"many {number}" for number in range(600))


@pytest.mark.parametrize(
    "of", [mind(bank=MANY), Mind(repertoire(bank=MANY))], ids=["sense", "chance"]
)
def test_nothing_is_said_twice_before_most_has_been(of):
    table, said = Table(CLASSIC, 4), []
    phrases = of.repertoire.phrases
    for turn in range(len(phrases)):
        command = decide(view(table), of, SHARP, Chance(turn.to_bytes(4, "big")), said)
        assert command.text not in said[-int(len(phrases) * 0.7) :]
        said.append(command.text)


def test_by_chance_a_card_is_told_by_a_clue_of_its_own():
    command = decide(view(Table(CLASSIC, 4)), Mind(repertoire()), SHARP, CHANCE)
    assert command.text == f"own clue of {command.card}"


def test_by_chance_a_card_without_clues_is_told_by_anything():
    of = Mind(repertoire(clues=()))
    assert decide(view(Table(CLASSIC, 4)), of, SHARP, CHANCE).text in BANK


def test_who_has_no_words_says_so():
    of = Mind(repertoire(bank=(), clues=()))
    assert decide(view(Table(CLASSIC, 4)), of, SHARP, CHANCE).text == SPEECHLESS
    table = Table(CLASSIC, 4)
    table.do(decide(view(table), of, SHARP, CHANCE))
    assert table.game.phase.kind == "submitting"


def test_the_party_is_given_a_theme_and_no_card():
    command = decide(view(Table(PARTY, 6)), mind(), SHARP, CHANCE)
    assert command.text in BANK
    assert command.card is None


def test_who_tells_for_two_seats_gives_the_partners_nearest_card():
    table = Table(TEAMS, 6)
    partner = next(p for p in view(table).players if p.team == 0 and p.id != ONE).id
    table.do(c.Leave(partner))
    seen = view(table)
    assert seen.partner_card_too
    command = decide(seen, mind(), SHARP, CHANCE)
    other = next(hand for hand in seen.hands if hand.seat != seen.teller_seat)
    assert command.partner_card == max(other.cards, key=lambda card: hashed(command.text, card))
    table.do(command)


# Giving


def test_sharp_gives_the_nearest_card():
    table = told()
    hand = view(table, TWO).hands[0].cards
    nearest = max(hand, key=lambda card: hashed("phrase 1", card))
    assert decide(view(table, TWO), mind(), SHARP, CHANCE) == c.GiveCard(TWO, nearest)


def test_a_card_that_the_clue_was_made_for_is_too_obvious():
    table = told(clue="About, CARD!")
    hand = view(table, TWO).hands[0].cards
    of = mind(near={("About, CARD!", hand[2]): 9.0, ("About, CARD!", hand[4]): 8.0})
    assert decide(view(table, TWO), of, SHARP, CHANCE).card == hand[2]
    texts = {**of.repertoire.texts, hand[2]: CardTexts(("about card",))}
    warned = replace(of, repertoire=replace(of.repertoire, texts=texts))
    assert decide(view(table, TWO), warned, SHARP, CHANCE).card == hand[4]
    obvious = dict.fromkeys(texts, CardTexts(("about card",)))
    warned = replace(of, repertoire=replace(of.repertoire, texts=obvious))
    assert decide(view(table, TWO), warned, SHARP, CHANCE).card == hand[2]


def test_with_three_players_the_two_nearest_are_given():
    table = told(players=3)
    for _ in range(2):
        table.do(decide(view(table, TWO), mind(), SHARP, CHANCE))
    hand = view(table, TWO).hands[0]
    best = sorted(hand.cards, key=lambda card: -hashed("phrase 1", card))[:2]
    assert hand.given == set(best)


# Voting


def test_sharp_votes_for_the_nearest_card_that_is_not_its_own():
    table = laid()
    seen = view(table, TWO)
    (own,) = seen.own_numbers
    near = {("phrase 1", seen.board[own - 1]): 9.0, ("phrase 1", seen.board[own % 4]): 5.0}
    command = decide(seen, mind(near=near), SHARP, CHANCE)
    assert command == c.PlaceToken(TWO, own % 4 + 1)


def test_levels_find_the_nearest_card_ever_more_often():
    table = laid()
    seen = view(table, TWO)
    others = [n for n in range(1, 5) if n not in seen.own_numbers]
    nearness = {("phrase 1", seen.board[n - 1]): 0.1 * at for at, n in enumerate(others)}
    of = mind(near=nearness)

    def hits(level):
        votes = (decide(seen, of, level, Chance(bytes([n]))) for n in range(200))
        return sum(vote.number == others[-1] for vote in votes)

    assert 75 < hits(GENTLE) < hits(EVEN) < hits(SHARP) == 200


@pytest.mark.parametrize(
    ("second", "command"), [(0.99, c.PlaceToken), (0.5, c.FinishBallot)], ids=["close", "clear"]
)
def test_a_second_token_is_placed_where_it_pays(second, command):
    table = laid(ODYSSEY, 8)
    seen = view(table, TWO)
    assert seen.tokens == 2
    first, other, *rest = [n for n in range(1, 9) if n not in seen.own_numbers]
    near = {("phrase 1", seen.board[n - 1]): 0.0 for n in rest}
    near |= {("phrase 1", seen.board[first - 1]): 1.0, ("phrase 1", seen.board[other - 1]): second}
    table.do(decide(seen, mind(near=near), SHARP, CHANCE))
    assert view(table, TWO).ballot == (first,)
    assert isinstance(decide(view(table, TWO), mind(near=near), SHARP, CHANCE), command)


def test_the_party_storyteller_lays_red_where_all_look_and_green_beside_it():
    table = laid(PARTY, 6)
    seen = view(table)
    near = {("phrase 1", card): 0.0 for card in seen.board}
    near |= {("phrase 1", seen.board[2]): 0.5, ("phrase 1", seen.board[4]): 0.47}
    of = mind(near=near)
    assert green_and_red(seen, of, "phrase 1") == (5, 3)
    first = decide(seen, of, SHARP, CHANCE)
    table.do(first)
    second = decide(view(table), of, SHARP, CHANCE)
    assert (first, second) == (c.PlaceToken(ONE, 5), c.PlaceRed(ONE, 3))


def test_the_party_storyteller_without_a_sense_lays_red_anywhere():
    table = laid(PARTY, 6)
    table.do(c.PlaceToken(ONE, 1))
    reds = {decide(view(table), Mind(repertoire()), SHARP, Chance(bytes([n]))) for n in range(99)}
    assert reds == {c.PlaceRed(ONE, number) for number in range(1, 7)}


# Chance


def test_chances_are_in_proportion():
    drawn = [
        Luck(Chance(bytes([seed])), round_, 7).weighted("abc", (1, 0, 3), "x")
        for seed in range(40)
        for round_ in range(20)
    ]
    assert "b" not in drawn
    assert 540 < drawn.count("c") < 660


def test_at_temperature_zero_the_greatest_share_all():
    assert softmax((1.0, 3.0, 3.0), 0.0) == (0.0, 0.5, 0.5)
    warm = softmax((0.0, 0.1), 0.1)
    assert warm[1] / warm[0] == pytest.approx(2.718, abs=0.001)
