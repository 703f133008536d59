"""The policy in whole games of every kind: always a command, a legal one, and the same again."""

import ast
from pathlib import Path

import pytest

import bot.players
from bot.cli.computers import ComputerTable, Seated
from bot.engine.chance import Chance
from bot.engine.options import with_settings
from bot.engine.projection import view_for
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, RULESETS
from bot.players.levels import LEVELS, SHARP
from bot.players.mind import Mind
from bot.players.policy import decide
from tests.engine.secrecy import with_other_secrets
from tests.players.fakes import mind, repertoire

WITH = Seated(mind(), SHARP)
WITHOUT = Seated(Mind(repertoire()), SHARP)


def counts(ruleset):
    step = 2 if ruleset.pairs else 1
    return range(ruleset.min_players, ruleset.max_players + 1, step)


KINDS = [(name, players) for name, of in RULESETS.items() for players in counts(of)]


class Watched(ComputerTable):
    """Looks at every decision before it is carried out."""

    def __init__(self, ruleset, seats, seed, look=None):
        self.look = look or (lambda game, view, table: None)
        self.decisions = 0
        super().__init__(ruleset, seats, seed.encode().ljust(32))

    def _act(self, player):
        self.decisions += 1
        self.look(self.game, view_for(self.game, player), self)
        super()._act(player)


def table(ruleset, players, seated, seed, look=None):
    return Watched(ruleset, dict.fromkeys(range(1, players + 1), seated), seed, look)


@pytest.mark.parametrize(("name", "players"), KINDS)
@pytest.mark.parametrize("seated", [WITH, WITHOUT], ids=["sense", "chance"])
def test_every_kind_of_game_is_played_to_its_end(name, players, seated):
    game = table(RULESETS[name], players, seated, f"{name} {players}")
    game.play(0.0, 0.0)
    assert game.game.phase.reason in {"target", "laps", "pile"}
    assert game.decisions > 3 * players


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_games_with_leavers_and_absences_are_played_too(name):
    for seed in range(15):
        players = max(RULESETS[name].min_players, 6 if RULESETS[name].max_players > 4 else 4)
        game = table(RULESETS[name], players, (WITH, WITHOUT)[seed % 2], f"{name} {seed}")
        game.play(0.15, 0.08)
        assert game.game.phase.kind == "finished"


@pytest.mark.parametrize(
    ("ruleset", "fields", "players"),
    [
        (ODYSSEY, {"tokens": 3, "hand_size": 4}, 9),
        (ODYSSEY, {"tokens": 2, "many_tokens_from": 3}, 3),
        (CLASSIC, {"lone_finder_points": 4, "mime_or_sing": True}, 5),
        (PARTY, {"laps": 2}, 7),
    ],
)
def test_settings_are_played_by_as_well(ruleset, fields, players):
    changed = with_settings(ruleset, **fields)
    for seed in range(5):
        game = table(changed, players, WITH, f"{fields} {seed}")
        game.play(0.05, 0.02)
        assert game.game.phase.kind == "finished"


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_the_same_view_gives_the_same_decision_whatever_is_hidden(name):
    seen = set()

    def look(game, view, _table):
        other = view_for(with_other_secrets(game, view.viewer), view.viewer)
        for level in LEVELS.values():
            for of in (WITH.mind, WITHOUT.mind):
                first = decide(view, of, level, Chance(b"x"))
                again = decide(view_for(game, view.viewer), of, level, Chance(b"x"))
                assert first == again == decide(other, of, level, Chance(b"x"))
                seen.add(type(first).__name__)

    players = RULESETS[name].max_players if name != "mini" else 4
    table(RULESETS[name], players, WITH, name, look).play(0.0, 0.0)
    assert {"GiveClue", "GiveCard", "PlaceToken"} <= seen


def test_chance_decides_where_the_level_leaves_it_to_chance():
    decisions = set()

    def look(_game, view, _table):
        if view.phase == "voting" and not decisions:
            decisions.update(
                decide(view, WITHOUT.mind, SHARP, Chance(bytes([n]))) for n in range(99)
            )

    table(CLASSIC, 6, WITH, "chance", look).play(0.0, 0.0)
    assert len(decisions) == 5  # every card but one's own


def test_who_is_not_awaited_does_nothing():
    idle = 0

    def look(game, _view, _table):
        nonlocal idle
        for chair in game.chairs:
            view = view_for(game, chair.player)
            if chair.player not in view.awaited:
                idle += 1
                assert decide(view, WITH.mind, SHARP, Chance(b"x")) is None

    game = table(CLASSIC, 4, WITH, "idle", look)
    game.play(0.0, 0.0)
    assert idle > 50
    assert decide(view_for(game.game, None), WITH.mind, SHARP, Chance(b"x")) is None
    assert (
        decide(view_for(game.game, game.game.chairs[0].player), WITH.mind, SHARP, Chance(b"x"))
        is None
    )


def test_no_module_draws_from_shared_chance_or_the_clock():
    forbidden = {"random", "secrets", "time", "datetime", "uuid"}
    for file in Path(bot.players.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module]
            assert not {name.split(".")[0] for name in names} & forbidden, file.name
            if isinstance(node, ast.Attribute):
                assert node.attr not in {"random", "default_rng"}, file.name
