"""What can be chosen in a lobby, one field at a time."""

import pytest

from bot.engine.errors import SettingsError
from bot.service.choices import PACES, RULESET_NAMES, choose, default_settings


@pytest.mark.parametrize("name", RULESET_NAMES)
def test_every_ruleset_can_be_chosen(name: str) -> None:
    settings = choose(default_settings("mini", "normal", ("house",)), "ruleset", [name])
    assert settings.ruleset.name == name


@pytest.mark.parametrize("name", RULESET_NAMES)
def test_another_ruleset_leaves_people_where_they_sit(name: str) -> None:
    seated = choose(default_settings("mini", "normal", ("house",)), "seating", ["joined"])
    assert choose(seated, "ruleset", [name]).ruleset.seating == "joined"


@pytest.mark.parametrize("seating", ["joined", "shuffled"])
def test_back_to_the_book_leaves_people_where_they_sit(seating: str) -> None:
    plain = choose(default_settings("classic", "blitz", ("house",)), "seating", [seating])
    assert choose(choose(plain, "finder-points", ["5"]), "book", []) == plain


def test_all_is_as_in_the_book_again() -> None:
    plain = default_settings("classic", "blitz", ("house",))
    other = choose(choose(plain, "variants", ["lone-finder"]), "finder-points", ["5"])
    assert other.ruleset != plain.ruleset
    assert choose(other, "book", []) == plain


@pytest.mark.parametrize(
    ("field", "value", "attribute", "expected"),
    [
        ("target", "50", "target_score", 50),
        ("laps", "3", "laps", 3),
        ("cap", "none", "vote_points_cap", None),
        ("hand-size", "8", "hand_size", 8),
        ("first", "random", "first_storyteller", "random"),
        ("seating", "joined", "seating", "joined"),
        ("first", "choice", "first_storyteller", "choice"),
        ("refill", "end", "refill", "end"),
        ("recycle-below", "draw", "recycle_below", "draw"),
        ("finder-points", "5", "finder_points", 5),
        ("storyteller-points", "4", "storyteller_points", 4),
        ("failure-points", "0", "failure_points", 0),
        ("single-token-bonus", "2", "single_token_bonus", 2),
        ("many-tokens-from", "5", "many_tokens_from", 5),
    ],
)
def test_a_field_is_set(field: str, value: str, attribute: str, expected: object) -> None:
    settings = choose(default_settings("odyssey", "normal", ("house",)), field, [value])
    assert getattr(settings.ruleset, attribute) == expected


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("ruleset", ["chess"]), ("pace", ["glacial"]), ("colour", ["red"]), ("pace", []),
        ("target", ["9"]), ("target", ["101"]), ("target", ["many"]), ("laps", ["11"]),
        ("hand-size", ["2"]), ("first", ["nobody"]), ("seating", ["upside-down"]),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(field: str, values: list[str]) -> None:
    with pytest.raises(SettingsError):
        choose(default_settings("odyssey", "normal", ("house",)), field, values)


def test_every_pace_has_a_pause_that_ends_by_itself() -> None:
    assert all(pace.pause > 0 and pace.closing > 0 for pace in PACES.values())


def test_a_deck_named_twice_is_played_with_once():
    assert default_settings("mini", "normal", ("a", "b", "a")).decks == ("a", "b")
