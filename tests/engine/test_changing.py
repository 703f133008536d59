"""Changed copies are what ``replace`` of dataclasses makes of the same value."""

from dataclasses import replace

import pytest

from bot.engine.changing import changed
from bot.engine.ruleset import CLASSIC
from tests.engine.tabletop import Table


def test_a_copy_differs_in_what_is_changed_and_the_original_stays():
    table = Table(CLASSIC, 4)
    table.to_voting()
    game = table.game
    for value, fields in (
        (game, {"round": 7, "pile": ()}),
        (game.chairs[0], {"score": 3}),
        (game.phase, {"closing": True}),
        (table.view(1), {"board": ()}),
    ):
        before = replace(value)
        assert changed(value, **fields) == replace(value, **fields) != value
        assert value == before


def test_a_field_that_is_not_there_is_refused():
    chair = Table(CLASSIC, 3).game.chairs[0]
    with pytest.raises(TypeError, match="points"):
        changed(chair, points=3)
    assert not hasattr(chair, "points")
