"""What comments and docstrings speak of exists: rules by their code, modules, classes, fields."""

import ast
import builtins
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("bot", "cogs", "cards", "data", "tests")
FILES = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
RULES = (ROOT / "bot/engine/RULES.md").read_text("utf-8")
ENTRIES = set(re.findall(r"^- \*\*([A-Z][0-9])\*\*", RULES, re.MULTILINE))
THEIRS = {"aiohttp", "aiosqlite", "asyncio", "discord", "json", "os", "pydantic", "sqlite3", "sys"}
"""Packages of which a text may speak without the file's importing them."""
FILE_NAME = re.compile(r"\w+\.(?:json|md|py|toml)")
CODE = r"[ABCDELNPST][1-9]"
QUOTED = re.compile(r"``([A-Za-z_][\w.]*)(?:\(\))?``|:\w+:`~?([A-Za-z_][\w.]*)`")


def spoken(path: Path) -> list[tuple[int, str]]:
    """Return the comments and the strings that stand alone, as docstrings do, with their lines.

    What follows a "#" inside a string is taken for a comment, too.
    """
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    found = [(number, line[line.index("#") :]) for number, line in lines if "#" in line]
    return found + read(path)[1]


def cited(words: str) -> set[str]:
    """Return the codes of rules in brackets: "(S3)", "(T1, T4)", "(rules T4)", "(T1 to T4)"."""
    codes: set[str] = set()
    for inside in re.findall(rf"\((?:rules )?({CODE}\b[^()]*)\)", words):
        codes |= set(re.findall(rf"\b{CODE}\b", inside))
    return codes


def members(path: Path) -> dict[str, set[str]]:
    """Return what a module defines or imports, with the members of its classes."""
    return read(path)[0]


@cache
def read(path: Path) -> tuple[dict[str, set[str]], list[tuple[int, str]]]:
    """Return a module's members, and its strings that stand alone with their lines.

    The tree is not kept: those of all files would fill the memory.
    """
    tree = ast.parse(path.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    alone: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            own = found.setdefault(node.name, set())
            own |= {name for child in ast.walk(node) for name in _names(child)}
            own |= {base.id for base in node.bases if isinstance(base, ast.Name)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            alone.append((node.lineno, str(node.value.value)))
    for node in tree.body:
        for name in _names(node):
            found.setdefault(name, set())
    return found, alone


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [alias.asname or alias.name.split(".")[0] for alias in node.names]
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets += [node.target] if isinstance(node, ast.AnnAssign) else []
    return [
        target.id if isinstance(target, ast.Name) else target.attr
        for target in targets
        if isinstance(target, ast.Name | ast.Attribute)
    ]


MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in FILES
}


@cache
def endings() -> dict[str, list[str]]:
    """Return the modules by each ending of their names: ``engine.ids`` is one."""
    found: dict[str, list[str]] = {}
    for module in MODULES:
        parts = module.split(".")
        for start in range(len(parts)):
            found.setdefault(".".join(parts[start:]), []).append(module)
    return found


@cache
def classes() -> dict[str, set[str]]:
    """Return every class of ours with its members."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        for name, own in members(path).items():
            if name[:1].isupper():
                found.setdefault(name, set()).update(own)
    return found


def exists(name: str, path: Path) -> bool:
    """Say whether a dotted name, as a text of that file uses it, means something."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        module = ".".join(parts[:count])
        ends = endings().get(module, [])
        if not ends:
            continue
        rest = parts[count:]
        if not rest and (count > 1 or module in MODULES or "/" in module):
            return True
        if any(_leads(members(MODULES[m]), rest) for m in ends):
            return True
    if parts[0] in classes():
        return len(parts) == 1 or parts[1] in inherited(parts[0])
    own = members(path)
    # What comes from elsewhere, as ``discord.Client``, is theirs to keep.
    return parts[0] in own or hasattr(builtins, parts[0]) or parts[0] in THEIRS


def inherited(name: str) -> set[str]:
    """Return the members of a class of ours, those of its bases included."""
    own = classes().get(name, set())
    return own.union(*(inherited(base) for base in own if base in classes() and base != name))


def _leads(found: dict[str, set[str]], rest: list[str]) -> bool:
    if not rest:
        return True
    return rest[0] in found and (len(rest) == 1 or rest[1] in found[rest[0]] or not found[rest[0]])


def test_the_rules_have_every_entry():
    assert {"A1", "D1", "D2", "N1", "B1", "B2", "B3", "E1", "E2", "P1", "P2"} <= ENTRIES
    assert {f"S{n}" for n in range(1, 6)} | {f"L{n}" for n in range(1, 6)} <= ENTRIES
    assert {f"T{n}" for n in range(1, 5)} <= ENTRIES
    assert cited("as (S3), (T1 to T4; party: P1) and (rules L2)") == {"S3", "T1", "T4", "P1", "L2"}


def unknown(words: str, path: Path) -> list[str]:
    """Return what a text of that file speaks of although it does not exist."""
    wrong = [f"rule {code}" for code in sorted(cited(words) - ENTRIES)]
    for quoted in QUOTED.finditer(words):
        name = quoted[1] or quoted[2]
        if FILE_NAME.fullmatch(name) or name.startswith("self."):
            continue
        is_class = name[:1].isupper() and not name.isupper()
        if ("." in name or is_class) and not exists(name, path):
            wrong.append(name)
    modules = re.findall(r"(?<![\w./`@])((?:bot|cogs|cards|data)(?:\.[a-z_]\w*)+)", words)
    return wrong + [module for module in modules if not exists(module, path)]


def test_what_is_spoken_of_exists():
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in FILES
        for line, words in spoken(path)
        for what in unknown(words, path)
    ]
    assert wrong == []
