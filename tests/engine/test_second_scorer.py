"""The second scorer against the books' worked examples and the rulings it stands for."""

from dataclasses import asdict, replace
from typing import Any

import pytest

from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS, Ruleset
from tests.engine.second_scorer import outcome, score

JULIEN, TOM, MATHILDE, LEA, NICOLAS = range(1, 6)
LONE_FINDER = replace(CLASSIC, lone_finder_points=4)


def played(givers: list[int], votes: dict[int, list[int]], **more: Any) -> dict[str, Any]:
    """A round whose first named giver tells; card n is the nth giver's."""
    left = more.get("left", [])
    return {
        "seated": sorted({*givers, *votes}),
        "teams": dict.fromkeys({*givers, *votes}),
        "storyteller": givers[0],
        "board": [
            {"number": number, "card": 100 + number, "giver": giver, "left": giver in left}
            for number, giver in enumerate(givers, start=1)
        ],
        "votes": votes,
        "red": None,
        "left": left,
        "tokens": 1,
    } | more


def points(ruleset: Ruleset, a_round: dict[str, Any]) -> dict[str, int]:
    return score(asdict(ruleset), a_round)


def how(ruleset: Ruleset, a_round: dict[str, Any]) -> str:
    return outcome(asdict(ruleset), a_round)


@pytest.fixture
def juliens_round() -> dict[str, Any]:
    a_round = played(
        [LEA, MATHILDE, TOM, JULIEN, NICOLAS],
        {LEA: [4], TOM: [1], MATHILDE: [1], NICOLAS: [3]},
    )
    return a_round | {"storyteller": JULIEN}


def test_the_books_example(juliens_round):
    assert points(CLASSIC, juliens_round) == {"1": 3, "2": 1, "3": 0, "4": 5, "5": 0}
    assert how(CLASSIC, juliens_round) == "found"


def test_the_books_example_with_a_lone_finder(juliens_round):
    assert points(LONE_FINDER, juliens_round) == {"1": 4, "2": 1, "3": 0, "4": 6, "5": 0}
    assert how(LONE_FINDER, juliens_round) == "lone-finder"


def test_the_books_party():
    greens = {**{player: [3] for player in range(1, 7)}, 7: [2], 8: [2], 9: [1]}
    party = played(list(range(1, 10)), greens, red=2)
    six_alike = {str(player): 5 for player in range(1, 7)}
    assert points(PARTY, party) == six_alike | {"7": 0, "8": 0, "9": 0}
    assert how(PARTY, party) == "agreement"


def test_green_tokens_of_leavers_still_lie_there():
    party = played([1, 2, 3, 4, 5, 6], {1: [2], 2: [2], 3: [4], 4: [], 5: [4], 6: [4]}, left=[1])
    assert points(PARTY, party) == {"2": 2, "3": 3, "4": 0, "5": 3, "6": 3}


@pytest.mark.parametrize(
    ("votes", "expected", "name"),
    [
        ({2: [1], 3: [1], 4: [1]}, {"1": 0, "2": 2, "3": 2, "4": 2}, "everybody"),
        ({2: [3], 3: [2], 4: [3]}, {"1": 0, "2": 3, "3": 4, "4": 2}, "nobody"),
        ({2: [1], 3: [1], 4: []}, {"1": 0, "2": 2, "3": 2, "4": 0}, "everybody"),
        ({2: [3], 3: [4], 4: []}, {"1": 0, "2": 2, "3": 3, "4": 1}, "nobody"),
        ({2: [1], 3: [], 4: []}, {"1": 3, "2": 3, "3": 0, "4": 0}, "found"),
        ({2: [3], 3: [], 4: []}, {"1": 0, "2": 2, "3": 1, "4": 0}, "nobody"),
        ({2: [1], 3: [4], 4: []}, {"1": 4, "2": 4, "3": 0, "4": 1}, "lone-finder"),
        ({2: [], 3: [], 4: []}, {"1": 0, "2": 0, "3": 0, "4": 0}, "no-ballots"),
    ],
)
def test_everybody_and_nobody_are_judged_over_the_ballots_cast(votes, expected, name):
    a_round = played([1, 2, 3, 4], votes)
    assert points(LONE_FINDER, a_round) == expected
    assert how(LONE_FINDER, a_round) == name


def test_the_only_ballot_that_was_possible_is_everybodys():
    a_round = played([1, 2, 3], {2: [1]}, left=[3])
    assert points(LONE_FINDER, a_round) == {"1": 0, "2": 2}
    assert how(LONE_FINDER, a_round) == "everybody"


def test_a_party_where_only_red_was_placed_scores_nothing():
    party = played([1, 2], {1: [], 2: []}, red=2)
    assert points(PARTY, party) == {"1": 0, "2": 0}
    assert how(PARTY, party) == "no-ballots"


def test_two_tokens_and_the_bonus_for_one():
    votes = {2: [1], 3: [1, 2], 4: [2], 5: [2, 6], 6: [2, 7], 7: []}
    seven = played([1, 2, 3, 4, 5, 6, 7], votes, tokens=2)
    assert points(ODYSSEY, seven) == {
        "1": 3,
        "2": 3 + 1 + 3,  # found, one token, four votes capped
        "3": 3,
        "4": 0,
        "5": 0,
        "6": 1,
        "7": 1,
    }


def test_the_bonus_is_paid_also_when_everybody_found_it():
    seven = played([1, 2, 3], {2: [1], 3: [1, 2]}, tokens=2)
    assert points(ODYSSEY, seven) == {"1": 0, "2": 2 + 1 + 1, "3": 2}


def test_no_bonus_where_only_one_token_was_allowed():
    assert points(ODYSSEY, played([1, 2, 3], {2: [1], 3: [2]})) == {"1": 3, "2": 4, "3": 0}


def test_the_cap_counts_two_cards_together():
    a_round = played([1, 2, 2, 3, 3], {2: [4], 3: [2]})
    assert points(replace(ODYSSEY, vote_points_cap=1), a_round)["2"] == 2 + 1
    four_tokens = played([1, 2, 2, 3, 4, 5, 6], {3: [2], 4: [3], 5: [2], 6: [3], 2: [1]})
    assert points(ODYSSEY, four_tokens)["2"] == 3 + 3
    assert points(CLASSIC, four_tokens)["2"] == 3 + 4


def test_leavers_ballots_count_for_others_and_their_cards_pay_nobody():
    a_round = played([1, 2, 3, 4], {2: [3], 3: [1], 4: [2]}, left=[2])
    assert points(CLASSIC, a_round) == {"1": 3, "3": 3 + 1, "4": 0}


def test_a_storyteller_who_left_is_scored_without():
    a_round = played([1, 2, 3, 4], {2: [1], 3: [1], 4: [2]}, left=[1])
    assert points(CLASSIC, a_round) == {"2": 4, "3": 3, "4": 0}


TEAM_OF = {1: 1, 11: 1, 2: 2, 12: 2, 3: 3, 13: 3}


def teams_round(votes: dict[int, list[int]], **more: Any) -> dict[str, Any]:
    """Player 1 tells, 11 is the mate; 2 and 3 give, 12 and 13 vote."""
    givers = more.pop("givers", [1, 11, 2, 3])
    return played(givers, votes, seated=list(TEAM_OF), teams=TEAM_OF, **more)


def test_teams_score_per_team():
    assert points(TEAMS, teams_round({12: [1], 13: [2]})) == {
        "team:1": 3 + 1,
        "team:2": 3,
        "team:3": 0,
    }
    everybody = teams_round({12: [1], 13: [1]})
    assert points(TEAMS, everybody) == {"team:1": 0, "team:2": 2, "team:3": 2}


def test_a_vote_for_ones_own_team_finds_and_pays_nothing():
    a_round = teams_round({12: [3], 13: [2]})
    assert points(TEAMS, a_round) == {"team:1": 1, "team:2": 2, "team:3": 2}
    assert how(TEAMS, a_round) == "nobody"


def test_a_team_earns_while_one_partner_is_there_but_not_on_a_leavers_card():
    a_round = teams_round({12: [1], 13: [3]}, left=[1, 12, 2])
    assert points(TEAMS, a_round) == {"team:1": 3, "team:3": 0}
    a_round = teams_round({12: [1], 13: [3]}, left=[1, 2])
    assert points(TEAMS, a_round) == {"team:1": 3, "team:2": 3, "team:3": 0}


def test_a_partner_who_plays_both_seats_names_the_clue_card():
    a_round = teams_round({12: [2], 13: [1]}, givers=[1, 1, 2, 3], clue_card=2)
    assert points(TEAMS, a_round) == {"team:1": 3 + 1, "team:2": 3, "team:3": 0}


@pytest.mark.parametrize(
    ("votes", "complaint"),
    [
        ({2: [1, 3], 3: []}, "more tokens"),
        ({2: [9], 3: []}, "not on the board"),
        ({2: [2], 3: []}, "card of their own"),
    ],
)
def test_rounds_that_cannot_have_been_played_are_refused(votes, complaint):
    with pytest.raises(ValueError, match=complaint):
        points(CLASSIC, played([1, 2, 3], votes))


def test_two_tokens_on_one_card_are_refused():
    with pytest.raises(ValueError, match="two tokens on one card"):
        points(ODYSSEY, played([1, 2, 3], {2: [1, 1], 3: []}, tokens=2))
