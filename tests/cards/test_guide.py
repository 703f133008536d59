"""The picture of *How to play*, for every ruleset and the settings that change it most."""

import math
from itertools import combinations
from pathlib import Path

import pytest

from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, RULESETS, TEAMS, ThreePlayers
from bot.service.pictures import cards_in
from bot.ui.presenters.guide import example_cards, guide
from cards.catalogue import Catalogue
from cards.compositor import compose
from cards.guide_layout import DIGIT, SHOWN, SIZE, layout, steps
from cards.maker import CachedArt
from tests.cards.test_grid import SHOWN_WIDE

HOUSE = Path(__file__).parents[2] / "cards" / "decks" / "house"
RULES = {
    **RULESETS,
    "small hands": with_settings(CLASSIC, three_players=None, hand_size=3),
    "large hands": with_settings(ODYSSEY, hand_size=10),
    "most points": with_settings(
        TEAMS, storyteller_points=10, finder_points=10, failure_points=10, failure_per="player"
    ),
    "no red": with_settings(PARTY, red="none", hidden_from="nobody"),
    "three players": with_settings(CLASSIC, three_players=ThreePlayers()),
}
APART = {"step", "bubble", "number", "points", "arrow", "either", "token", "red"}
"""What is to be read lies free of all else of these."""


@pytest.fixture(scope="module")
def house():
    return Catalogue.open([HOUSE])


@pytest.fixture(params=RULES)
def spec(request, house):
    return guide(RULES[request.param], example_cards(house, ())[0], "Freedom")


def outline(thing):
    """Return the box around a thing as it lies there, turned."""
    left, top, right, bottom = thing.box
    turn = math.radians(abs(thing.turn))
    wide, high = right - left, bottom - top
    more_wide = wide * math.cos(turn) + high * math.sin(turn) - wide
    more_high = high * math.cos(turn) + wide * math.sin(turn) - high
    return (
        left - more_wide / 2,
        top - more_high / 2,
        right + more_wide / 2,
        bottom + more_high / 2,
    )


def meet(one, other):
    a, b = outline(one), outline(other)
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_nothing_leaves_its_step(spec):
    for box, things in zip(steps(), layout(spec), strict=True):
        assert 0 < box[0] < box[2] < SIZE[0]
        assert 0 < box[1] < box[3] < SIZE[1]
        for thing in things:
            left, top, right, bottom = outline(thing)
            assert box[0] <= left < right <= box[2], thing
            assert box[1] <= top < bottom <= box[3], thing


def test_what_is_to_be_read_lies_free(spec):
    for things in layout(spec):
        for one, other in combinations(things, 2):
            kinds = {one.kind, other.kind}
            among_cards = "card" in kinds and kinds & (APART - {"number", "token", "red"})
            rabbits = "rabbit" in kinds and kinds - {"rabbit", "crown"}
            if kinds <= APART or rabbits or among_cards:
                assert not meet(one, other), (one, other)


def test_cards_lie_apart_on_the_table_and_over_each_other_in_a_hand_alone(spec):
    _, *others = layout(spec)
    for things in others:
        cards = [thing for thing in things if thing.kind == "card"]
        assert not any(meet(*pair) for pair in combinations(cards, 2))


def test_no_rabbit_hides_the_middle_of_another_where_its_mark_is(spec):
    for things in layout(spec):
        rabbits = [thing.box for thing in things if thing.kind == "rabbit"]
        for behind, before in combinations(rabbits, 2):  # the later one is drawn over the other
            middle, floor = (behind[0] + behind[2]) / 2, behind[3]
            assert not (before[0] < middle < before[2] and before[1] < floor - 20 < before[3])


def test_it_shows_each_step_that_the_rules_have(house):
    cards = example_cards(house, ())[0]
    shown = {name: guide(rules, cards, "Freedom") for name, rules in RULES.items()}
    red = {name for name, s in shown.items() if any(c.red for c in s.board)}
    assert red == {"party"}
    assert {name for name, s in shown.items() if s.face_down} == {"party"}
    assert {name for name, s in shown.items() if not s.about_card} == {"party", "no red"}
    assert {name for name, s in shown.items() if s.teller in s.givers} == {
        "party", "no red", "teams", "most points",
    }  # fmt: skip
    assert [len(shown[name].hand) for name in RULES] == [6, 6, 5, 4, 6, 3, 10, 4, 5, 6]


def test_digits_are_legible_on_the_narrowest_phone():
    assert DIGIT * SHOWN_WIDE / SIZE[0] >= 11
    assert SHOWN[0] * SIZE[1] == SHOWN[1] * SIZE[0]


def test_a_deck_of_few_cards_shows_some_again(cards, art):
    spec = guide(with_settings(CLASSIC, hand_size=10), cards[:3], "…")
    assert set(cards_in(spec)) == set(cards[:3])
    compose(spec, art)


@pytest.mark.parametrize("name", RULESETS)
def test_it_is_light_with_our_own_cards(name, house):
    spec = guide(RULESETS[name], example_cards(house, ())[0], "Freedom")
    picture = compose(spec, CachedArt(house))
    assert (picture.width, picture.height) == SHOWN
    assert len(picture.data) < 200_000
