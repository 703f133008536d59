"""What ``simulate`` plays, and what it says when no such game can be played."""

import argparse

import pytest

from bot.cli import simulate
from bot.engine.options import CHOICES, LIMITS, SETTABLE
from bot.engine.ruleset import ODYSSEY, RULESETS, ThreePlayers
from bot.service.record import read_record
from bot.service.record_check import replay_problems


def parsed(*arguments):
    parser = argparse.ArgumentParser()
    simulate.configure(parser)
    return parser.parse_args(arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "13"], "The table is full: 12 can play."),
        (["--players", "1"], "That needs at least 3 players, and there is one so far."),
        (["--ruleset", "teams", "--players", "7"], "Teams are pairs, and there are 7 of you."),
        (["--set", "three_players=7"], "The rules for three players"),
        (["--set", "name=party"], "There's no setting called name."),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_a_sentence(arguments, sentence, capsys):
    assert simulate.run(parsed(*arguments)) == 2
    assert sentence.lower() in capsys.readouterr().err.lower()


@pytest.mark.parametrize("field", SETTABLE)
def test_every_field_can_be_set_on_the_command_line(field):
    """The value that the books give it is taken from text to what it was."""
    value = getattr(ODYSSEY, field)
    written = {None: "none", True: "true", False: "false"}.get(value, value)
    if field == "three_players":
        assert simulate._field("three_players=7/2") == (field, ThreePlayers(7, 2))
        written = "true"
    assert simulate._field(f"{field}={written}") == (field, value)
    assert set(LIMITS) | set(CHOICES) | {"three_players"} == set(SETTABLE)


@pytest.mark.parametrize(
    ("ruleset", "fields"),
    [
        ("party", ["red=optional", "hidden_from=storyteller", "laps=2"]),
        ("party", ["red=none", "hidden_from=nobody", "agreement_cap=12"]),
        ("teams", ["failure_per=player", "recycle_below=players", "first_storyteller=choice"]),
        ("odyssey", ["recycle_below=players", "finder_points=4", "single_token_bonus=3"]),
        ("mini", ["three_players=true", "refill=recycle"]),
        ("classic", ["tokens=3", "lone_finder_points=4", "mime_or_sing=true"]),
    ],
)
def test_games_with_other_mechanics_end_and_agree_with_the_rules(ruleset, fields, capsys):
    for players in {RULESETS[ruleset].min_players, RULESETS[ruleset].max_players}:
        arguments = ["--ruleset", ruleset, "--players", str(players), "--set", *fields, "--json"]
        arguments += ["--absences", "0.1", "--leavers", "0.02", "--games", "2"]
        assert simulate.run(parsed(*arguments)) == 0
        for line in capsys.readouterr().out.splitlines():
            assert replay_problems(read_record(line)) == []
