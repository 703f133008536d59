"""The table of verbs: what is offered can be dealt with, and what is dealt with is offered."""

import ast
from pathlib import Path

from bot.ui.verbs import VERBS

UI = Path(__file__).parents[2] / "bot" / "ui"
MAKERS = {"press": 1, "button": 1, "menu": 1, "Press": 0}
"""What makes a ``custom_id``, with the place of the verb among its arguments."""


def offered() -> set[str]:
    """Return every verb that is written into a ``custom_id`` somewhere in the code."""
    found: set[str] = set()
    for path in UI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = MAKERS.get(node.func.id, len(node.args))
                for argument in node.args[place : place + 1]:
                    found |= {
                        part.value
                        for part in ast.walk(argument)
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    }
    return found


def test_every_verb_that_is_offered_has_a_handler_and_the_other_way_round() -> None:
    assert offered() == VERBS.keys()
