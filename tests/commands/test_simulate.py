"""What ``simulate`` says when no such game can be played."""

import argparse

import pytest

from bot.commands import simulate


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "13"], "The table is full: 12 can play."),
        (["--players", "1"], "That needs at least 3 players, and there is one so far."),
        (["--ruleset", "teams", "--players", "7"], "Teams are pairs, and there are 7 of you."),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_a_sentence(arguments, sentence, capsys):
    parser = argparse.ArgumentParser()
    simulate.configure(parser)
    assert simulate.run(parser.parse_args(arguments)) == 2
    assert capsys.readouterr().err.startswith(f"simulate: {sentence}")
