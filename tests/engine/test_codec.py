"""States and events survive JSON exactly, and a state is small."""

from typing import Annotated

import pytest
from pydantic import Field, TypeAdapter

from bot.engine.events import Event
from bot.engine.evolve import replay
from bot.engine.model import Game
from bot.engine.ruleset import RULESETS
from bot.random_players import Simulation

GAMES = TypeAdapter(Game)
EVENTS = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


class Stored(Simulation):
    """Goes through JSON after every command."""

    largest = 0

    def do(self, command):
        super().do(command)
        text = GAMES.dump_json(self.game)
        self.largest = max(self.largest, len(text))
        again = GAMES.validate_json(text)
        assert again == self.game
        assert GAMES.dump_json(again) == text
        self.game = again


@pytest.mark.parametrize("name", RULESETS)
def test_games_go_through_json_unchanged(name):
    ruleset = RULESETS[name]
    table = Stored(ruleset, ruleset.max_players, name.encode(), deck_size=252)
    table.play(0.1, 0.03)
    for _, event in table.log:
        assert EVENTS.validate_json(EVENTS.dump_json(event)) == event
    assert replay(event for _, event in table.log) == table.game
    assert table.largest < 20_000
