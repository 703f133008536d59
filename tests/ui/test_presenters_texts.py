"""Every message that the code asks for is there, and none that nobody asks for."""

import ast
import re
from collections import Counter
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from bot.service.rabbits import RABBITS
from tests.calls import ROOT, calls
from tests.languages import in_every_language
from tests.ui.render_contexts import ENGLISH, LIBRARY

FILES = sorted((ROOT / "bot/locales/en").glob("*.ftl"))
CALLS = {"texts", "say", "text", "said", "notice", "_texts"}
"""Functions whose string arguments are keys."""


@cache
def entries() -> list[ftl.Message | ftl.Term | ftl.Junk]:
    kinds = (ftl.Message, ftl.Term, ftl.Junk)
    found = [e for path in FILES for e in parse(path.read_text(encoding="utf-8")).body]
    return [entry for entry in found if isinstance(entry, kinds)]


def keys() -> list[str]:
    return [entry.id.name for entry in entries() if isinstance(entry, ftl.Message)]


def sources() -> list[ast.AST]:
    paths = [p for room in ("bot", "cogs") for p in sorted((ROOT / room).rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def asked_for() -> set[str]:
    """Return the keys that are written down where a text is asked for."""
    found: set[str] = set()
    for call in calls(("bot", "cogs"), CALLS):
        # said(name, key): the key comes last.
        last = call.args[-1:]
        literals = [a.value for a in last if isinstance(a, ast.Constant)]
        found |= {key for key in literals if isinstance(key, str) and "-" in key}
    return found


def mentioned() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return all strings in the code, and patterns for those that are put together."""
    plain: set[str] = set()
    made: list[re.Pattern[str]] = []
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[A-Za-z0-9-]+"
                    for v in node.values
                ]
                if parts[0][:1].islower() and len(parts) > 1:
                    made.append(re.compile("".join(parts)))
    return plain, made


def test_no_file_has_a_broken_entry_and_no_key_is_there_twice():
    assert [e.content for e in entries() if isinstance(e, ftl.Junk)] == []
    assert [key for key, count in Counter(keys()).items() if count > 1] == []


def test_every_key_that_is_asked_for_has_words():
    asked = asked_for()
    assert asked
    assert [key for key in sorted(asked) if not ENGLISH.has(key)] == []


def test_nobody_keeps_words_that_are_never_said():
    plain, made = mentioned()
    references = {
        node.id.name
        for entry in entries()
        for node in _walk(entry)
        if isinstance(node, ftl.MessageReference)
    }
    unused = [
        key
        for key in keys()
        if key not in plain | references and not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert unused == []


def _walk(entry: ftl.BaseNode) -> list[ftl.BaseNode]:
    found: list[ftl.BaseNode] = [entry]
    for value in vars(entry).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found += _walk(child)
    return found


def test_every_rabbit_has_a_name():
    assert all(ENGLISH.has(f"rabbit-{rabbit.key}") for rabbit in RABBITS)


@in_every_language
def test_commands_keep_to_discords_limits_in_every_language(locale):
    texts = LIBRARY.texts(locale)
    for key in keys():
        if not key.startswith(("command-", "option-", "choice-")):
            continue
        words = texts(key)
        if key.endswith("-description") or key.startswith("choice-"):
            assert 1 <= len(words) <= 100, key
        else:
            assert re.fullmatch(r"[-_\w]{1,32}", words), key
            assert words == words.lower(), key
