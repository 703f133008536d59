"""Variants by name, and in what a game is not as in its book."""

import pytest

from bot.engine.errors import SettingsError
from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, RULESETS, TEAMS
from bot.service.variants import differences, variants_of, variants_off, with_variants


def on(ruleset):
    return [name for name, is_on in variants_of(ruleset).items() if is_on]


def test_the_books_variants_are_on_where_their_book_has_them():
    assert {name: on(ruleset) for name, ruleset in RULESETS.items()} == {
        "classic": ["three-players"],
        "odyssey": ["three-players"],
        "party": [],
        "teams": [],
        "mini": [],
    }


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_each_variant_that_makes_sense_can_be_switched_alone_and_with_all_others(ruleset):
    fitting = list(variants_of(ruleset))
    for name in fitting:
        assert on(with_variants(ruleset, [name])) == [name]
    everything = with_variants(ruleset, fitting)
    assert on(everything) == fitting
    assert on(with_variants(everything, [])) == []
    assert with_variants(everything, on(ruleset)) == ruleset


def test_a_variant_keeps_to_the_other_settings():
    changed = with_settings(CLASSIC, hand_size=8, finder_points=5)
    lone = with_variants(changed, ["lone-finder", "three-players"])
    assert (lone.lone_finder_points, lone.three_players.hand_size) == (6, 9)
    alone = with_variants(with_variants(changed, []), ["three-players"])
    assert alone.three_players == changed.three_players
    without_red = with_settings(PARTY, red="none")
    assert with_variants(without_red, ["hidden-hands"]).red == "none"


@pytest.mark.parametrize(
    ("ruleset", "fields", "off"),
    [
        (CLASSIC, {}, ("lone-finder", "mime-or-sing")),
        (
            CLASSIC,
            {"lone_finder_points": 4, "three_players": None},
            ("three-players", "mime-or-sing"),
        ),
        (PARTY, {}, ("mime-or-sing", "optional-red", "hidden-hands")),
        (PARTY, {"red": "none"}, ("mime-or-sing", "hidden-hands")),
        (PARTY, {"hidden_from": "nobody"}, ("mime-or-sing", "optional-red")),
    ],
)
def test_what_is_neither_on_nor_off_is_not_called_off(ruleset, fields, off):
    assert variants_off(with_settings(ruleset, **fields)) == off


@pytest.mark.parametrize(
    ("ruleset", "name", "code"),
    [
        (CLASSIC, "chess", "variant-unknown"),
        (CLASSIC, "optional-red", "variant-unfit"),
        (TEAMS, "three-players", "variant-unfit"),
        (PARTY, "lone-finder", "variant-unfit"),
    ],
)
def test_what_is_no_variant_there_is_refused_by_its_name(ruleset, name, code):
    with pytest.raises(SettingsError, match=code) as refused:
        with_variants(ruleset, [name])
    assert refused.value.params == {"variant": name}


@pytest.mark.parametrize(
    ("ruleset", "fields", "expected"),
    [
        (ODYSSEY, {}, ()),
        (ODYSSEY, {"hand_size": 8, "finder_points": 5}, None),
        (ODYSSEY, {"tokens": 3}, ("tokens", "many_tokens_from")),
        (CLASSIC, {"finder_points": 2, "lone_finder_points": 3}, None),
        (MINI, {"refill": "recycle", "laps": 3}, ("laps", "refill")),
        (PARTY, {"red": "none"}, ("red",)),
    ],
)
def test_what_follows_from_another_field_is_no_difference_of_its_own(ruleset, fields, expected):
    found = differences(with_settings(ruleset, **fields))
    assert sorted(found) == sorted(fields if expected is None else expected)
