"""The engine is pure: the same in gives the same out, whatever time it is and whoever asks."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bot.engine
from bot.engine import commands as c
from bot.engine.decide import decide
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, RULESETS
from bot.random_players import simulate
from tests.engine.tabletop import Table

FILES = sorted(Path(bot.engine.__file__).parent.rglob("*.py"))
ALLOWED = {
    "collections", "collections.abc", "dataclasses", "functools", "hashlib", "hmac", "re",
    "typing", "unicodedata",
}  # fmt: skip


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_modules_import_nothing_that_knows_the_world(file):
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module]
        for name in names:
            assert name in ALLOWED or name.startswith("bot.engine"), f"{name} in {file.name}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "input", "id", "hash"}
        assert not isinstance(node, ast.Global | ast.Nonlocal)


def test_no_rule_asks_for_a_rulesets_name():
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                words = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant)}
                names = {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
                assert not (words & set(RULESETS) and "name" in names), file.name


def test_a_command_repeated_after_a_crash_decides_the_same():
    table = Table(CLASSIC, 4)
    table.tell()
    before = table.game
    once = decide(before, c.Skip(PlayerId(1)), chance=table.chance, now=5.0)
    assert table.game is before
    assert decide(before, c.Skip(PlayerId(1)), chance=table.chance, now=5.0) == once


def test_a_game_does_not_depend_on_the_process():
    """Neither on the order of sets nor on anything else that differs from run to run."""
    script = (
        "from bot.random_players import simulate\n"
        "from bot.engine.ruleset import TEAMS\n"
        "print(simulate(TEAMS, 8, 'x', absences=0.2, leavers=0.03).model_dump_json())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(bot.engine.__file__).parents[2])},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    here = simulate(RULESETS["teams"], 8, "x", absences=0.2, leavers=0.03).model_dump_json()
    assert runs == {here + "\n"}
