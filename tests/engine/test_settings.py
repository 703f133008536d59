"""Rulesets as data, and the numbers that may be chosen."""

from dataclasses import fields, replace

import pytest

from bot.engine import commands as c
from bot.engine.decide import open_game
from bot.engine.errors import RuleViolation, SettingsError
from bot.engine.ids import GameId, PlayerId
from bot.engine.options import LIMITS, with_settings
from bot.engine.ruleset import (
    CLASSIC,
    MINI,
    ODYSSEY,
    PARTY,
    RULESETS,
    TEAMS,
    ThreePlayers,
    round_rules,
)
from bot.engine.settings import GameSettings, Pace
from tests.engine.tabletop import NO_CLOCK, Table


@pytest.mark.parametrize(
    ("ruleset", "field", "value"),
    [
        (ODYSSEY, "target_score", 10),
        (ODYSSEY, "target_score", 100),
        (CLASSIC, "target_score", 50),
        (MINI, "laps", 10),
        (CLASSIC, "laps", 1),
        (ODYSSEY, "vote_points_cap", 12),
        (ODYSSEY, "vote_points_cap", None),
        (CLASSIC, "tokens", 3),
        (PARTY, "tokens", 1),
        (PARTY, "hand_size", 3),
        (TEAMS, "hand_size", 10),
        (CLASSIC, "lone_finder_points", 4),
        (CLASSIC, "three_players", None),
        (MINI, "three_players", ThreePlayers()),
        (PARTY, "mime_or_sing", True),
        (PARTY, "red", "optional"),
        (PARTY, "red", "none"),
        (PARTY, "hidden_from", "storyteller"),
        (PARTY, "agreement_cap", 12),
        (TEAMS, "failure_per", "player"),
        (ODYSSEY, "recycle_below", "players"),
        (ODYSSEY, "refill", "end"),
        (CLASSIC, "finder_points", 4),
        (CLASSIC, "failure_points", 0),
        (CLASSIC, "storyteller_points", 5),
        (ODYSSEY, "single_token_bonus", 2),
        (TEAMS, "first_storyteller", "random"),
        (MINI, "seating", "joined"),
    ],
)
def test_what_may_be_set(ruleset, field, value):
    assert getattr(with_settings(ruleset, **{field: value}), field) == value


@pytest.mark.parametrize(
    ("ruleset", "changes", "code"),
    [
        (ODYSSEY, {"target_score": 9}, "setting-range"),
        (ODYSSEY, {"target_score": 101}, "setting-range"),
        (ODYSSEY, {"target_score": True}, "setting-range"),
        (MINI, {"laps": 0}, "setting-range"),
        (MINI, {"laps": 11}, "setting-range"),
        (ODYSSEY, {"vote_points_cap": 0}, "setting-range"),
        (ODYSSEY, {"vote_points_cap": 13}, "setting-range"),
        (ODYSSEY, {"tokens": 4}, "setting-range"),
        (ODYSSEY, {"tokens": None}, "setting-range"),
        (PARTY, {"tokens": 2}, "setting-unfit"),
        (TEAMS, {"tokens": 2}, "setting-unfit"),
        (PARTY, {"vote_points_cap": 3}, "setting-unfit"),
        (PARTY, {"lone_finder_points": 4}, "setting-unfit"),
        (CLASSIC, {"hand_size": 2}, "setting-range"),
        (CLASSIC, {"hand_size": 11}, "setting-range"),
        (CLASSIC, {"lone_finder_points": 5}, "setting-range"),
        (CLASSIC, {"three_players": ThreePlayers(4, 4)}, "setting-range"),
        (CLASSIC, {"three_players": ThreePlayers(3, 3)}, "hand-too-small"),
        (TEAMS, {"three_players": ThreePlayers()}, "setting-unfit"),
        (CLASSIC, {"first_storyteller": "tallest"}, "setting-choice"),
        (CLASSIC, {"colour": "blue"}, "setting-unknown"),
        (CLASSIC, {"refill": "burn"}, "setting-choice"),
        (CLASSIC, {"scoring": "agreement"}, "setting-unknown"),
        (CLASSIC, {"red": "optional"}, "setting-unfit"),
        (CLASSIC, {"hidden_from": "storyteller"}, "setting-unfit"),
        (CLASSIC, {"failure_per": "player"}, "setting-unfit"),
        (CLASSIC, {"agreement_cap": 4}, "setting-unfit"),
        (PARTY, {"finder_points": 4}, "setting-unfit"),
        (PARTY, {"three_players": ThreePlayers()}, "setting-unfit"),
        (ODYSSEY, {"target_score": None}, "no-end"),
        (MINI, {"laps": None}, "no-end"),
    ],
)
def test_what_may_not_be_set(ruleset, changes, code):
    with pytest.raises(SettingsError, match=code) as refusal:
        with_settings(ruleset, **changes)
    if code == "setting-range" and "three_players" not in changes:
        (field,) = changes
        minimum, maximum = LIMITS[field]
        assert refusal.value.params == {"field": field, "minimum": minimum, "maximum": maximum}


def test_an_end_may_be_exchanged_for_another():
    assert with_settings(ODYSSEY, target_score=None, laps=3).laps == 3
    assert with_settings(CLASSIC, laps=2).refill == "end"


def test_the_hand_for_three_grows_with_the_hand():
    assert round_rules(with_settings(CLASSIC, hand_size=4), 3).hand_size == 5
    assert round_rules(with_settings(CLASSIC, hand_size=10), 3).hand_size == 10
    assert round_rules(with_settings(CLASSIC, hand_size=4), 4).hand_size == 4


def test_tokens_that_are_chosen_are_for_any_number_of_players():
    assert round_rules(ODYSSEY, 6).tokens == 1
    assert round_rules(ODYSSEY, 7).tokens == 2
    assert round_rules(with_settings(ODYSSEY, tokens=3), 4).tokens == 3
    assert round_rules(with_settings(ODYSSEY, tokens=1), 9).tokens == 1
    assert round_rules(with_settings(CLASSIC, tokens=2, many_tokens_from=5), 4).tokens == 1


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("field", ["tokens", "hand_size", "lone_finder_points", "vote_points_cap"])
def test_what_is_chosen_back_is_the_ruleset_of_the_books(name, field):
    book = RULESETS[name]
    minimum, maximum = LIMITS[field]
    for value in range(minimum, maximum + 1):
        try:
            other = with_settings(book, **{field: value})
        except SettingsError:
            continue
        assert with_settings(other, **{field: getattr(book, field)}) == book


@pytest.mark.parametrize("ruleset", RULESETS.values())
def test_every_field_of_a_ruleset_matters_to_no_name(ruleset):
    """A ruleset under another name plays the same: nothing asks for the name."""
    renamed = replace(ruleset, name="mini" if ruleset.name != "mini" else "party")
    assert {
        f.name for f in fields(ruleset) if getattr(ruleset, f.name) != getattr(renamed, f.name)
    } == {"name"}
    one, other = (Table(r, ruleset.min_players) for r in (ruleset, renamed))
    for _ in range(3):
        for table in (one, other):
            table.play_round()
            table.next()
    assert one.game.chairs == other.game.chairs
    assert one.game.phase == other.game.phase


# The lobby


def test_the_host_configures_the_lobby_only():
    table = Table(CLASSIC, 3, start=False)
    settings = GameSettings(MINI, ("test",), NO_CLOCK)
    with pytest.raises(RuleViolation, match="not-host"):
        table.do(c.Configure(PlayerId(2), settings))
    table.do(c.Configure(PlayerId(1), settings))
    assert table.game.settings == settings
    assert table.do(c.Configure(PlayerId(1), settings)) == ()
    table.do(c.StartGame(PlayerId(1), table.cards))
    with pytest.raises(RuleViolation, match="already-started"):
        table.do(c.Configure(PlayerId(1), settings))


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (GameSettings(CLASSIC, (), NO_CLOCK), "no-deck"),
        (GameSettings(replace(CLASSIC, hand_size=1), ("a",), NO_CLOCK), "hand-too-small"),
        (GameSettings(CLASSIC, ("a",), Pace(voting=0)), "setting-range"),
    ],
)
def test_settings_that_cannot_be_played(settings, code):
    with pytest.raises(SettingsError, match=code):
        open_game(GameId("abcdefgh23"), PlayerId(1), "host", settings, 0.0)


@pytest.mark.parametrize(
    ("ruleset", "players", "code"),
    [(CLASSIC, 2, "too-few-players"), (PARTY, 5, "too-few-players"), (TEAMS, 4, "too-few-players")],
)
def test_too_few_to_start(ruleset, players, code):
    table = Table(ruleset, players, start=False)
    with pytest.raises(SettingsError, match=code) as refusal:
        table.do(c.StartGame(PlayerId(1), table.cards))
    assert refusal.value.params == {"minimum": ruleset.min_players, "players": players}


def test_too_many_to_start_after_a_change_of_ruleset():
    table = Table(ODYSSEY, 7, start=False)
    table.do(c.Configure(PlayerId(1), GameSettings(CLASSIC, ("test",), NO_CLOCK)))
    with pytest.raises(SettingsError, match="too-many-players"):
        table.do(c.StartGame(PlayerId(1), table.cards))


def test_teams_are_picked_where_there_are_teams():
    table = Table(ODYSSEY, 3, start=False)
    with pytest.raises(SettingsError, match="no-teams"):
        table.do(c.PickTeam(PlayerId(1), 0))


def test_the_lobby_is_full():
    table = Table(CLASSIC, 6, start=False)
    with pytest.raises(RuleViolation, match="table-full"):
        table.join(7)
    with pytest.raises(RuleViolation, match="already-seated"):
        table.join(6)


def test_rabbits_are_free_again_when_somebody_leaves():
    table = Table(ODYSSEY, 12, start=False)
    table.leave(2)
    table.join(99)
    assert [view.rabbit for view in table.view().players] == [0, *range(2, 12), 1]
