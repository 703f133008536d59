"""Calls in the code that is tested, found without parsing every file of it."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent


def name_of(call: ast.Call) -> str:
    """Return what is called: a function's or a method's last name, or nothing."""
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def calls(rooms: Iterable[str], names: Iterable[str]) -> Iterator[ast.Call]:
    """Yield every call of functions, methods or classes of such names in such folders."""
    wanted = frozenset(names)
    written = re.compile(rf"\b(?:{'|'.join(map(re.escape, wanted))})\(")
    for path in sorted(path for room in rooms for path in (ROOT / room).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not written.search(source):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and name_of(node) in wanted:
                yield node
