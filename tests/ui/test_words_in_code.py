"""What people read stands in ``bot/locales``: no module that speaks has words of its own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPEAKERS = sorted(p for room in ("bot/ui", "cogs") for p in (ROOT / room).rglob("*.py"))
PAINTERS = sorted((ROOT / "cards").glob("*.py"))
"""They draw what they are given; what else they say is for those who make decks."""

WORD = r"[^\W\d_]{2,}"
PROSE = re.compile(rf"{WORD}[,.!?:;…]*\s+{WORD}|^{WORD}[!?…]$")
"""Two words with a blank between them, or one that is called out."""
PIECE = re.compile(rf"\s{WORD}|{WORD}\s")
"""A word beside a blank, in a text that values are put into."""
SPEAKING = {
    "alt",
    "content",
    "description",
    "label",
    "placeholder",
    "subtitle",
    "text",
    "title",
}
"""Arguments that are shown as they are."""
SAYING = {
    "TextDisplay": {0},
    "button": {2},
    "edit_message": {0},
    "menu": {2},
    "option": {0},
    "send": {0},
    "send_message": {0},
    "small": set(range(9)),
    "text": set(range(9)),
}
"""Functions with arguments that are shown as they are, and their positions.

``text`` is that of a builder or of a pen; the function of this name takes keys.
"""
LETTERS = re.compile(WORD)
RECORDED = {"a former player"}
"""Stands for a name in records, which belong to no language."""


def words_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line, text) of what looks as if it were meant for people."""
    tree = ast.parse(source)
    hidden = {id(node) for node in _hidden(tree)}
    pieces = {id(p) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for p in n.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            looks = PIECE if id(node) in pieces else PROSE
            if looks.search(node.value) and id(node) not in hidden and node.value not in RECORDED:
                yield node.lineno, node.value
    yield from words_shown(tree)


def words_shown(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield (line, text) of words, single ones too, that are given to what shows them."""
    for node in _shown(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if LETTERS.search(node.value):
            yield node.lineno, node.value


def _hidden(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what nobody who plays sees: docstrings, log lines, errors of the code's own, bytes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Raise):
            yield from ast.walk(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            logged = isinstance(owner, ast.Name) and owner.id == "log"
            if logged or node.func.attr == "encode":
                yield from ast.walk(node)


def _shown(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the texts that are given to what shows them, alone or among others."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        given = [k.value for k in node.keywords if k.arg in SPEAKING]
        if name != "text" or isinstance(node.func, ast.Attribute):
            given += [a for n, a in enumerate(node.args) if n in SAYING.get(name, ())]
        for each in given:
            yield from _said(each)


def _said(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a text and what it is chosen or put together from, but not what is looked up."""
    if isinstance(node, ast.Constant):
        yield node
    elif isinstance(node, ast.JoinedStr):
        yield from node.values
    elif isinstance(node, ast.IfExp):
        yield from (*_said(node.body), *_said(node.orelse))
    elif isinstance(node, ast.BinOp):
        yield from (*_said(node.left), *_said(node.right))
    elif isinstance(node, ast.BoolOp):
        for each in node.values:
            yield from _said(each)


@pytest.mark.parametrize("path", SPEAKERS, ids=lambda p: str(p.relative_to(ROOT)))
def test_no_words_stand_in_the_code(path):
    assert list(words_in(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", PAINTERS, ids=lambda p: p.stem)
def test_no_words_are_drawn_that_were_not_given(path):
    assert list(words_shown(ast.parse(path.read_text(encoding="utf-8")))) == []


FOUND = {
    "a sentence": 'x = "Nothing to do."',
    "a call": 'x = "Wait!"',
    "a label": 'button(context, "vote", "Vote")',
    "a named label": 'Button(label="Vote")',
    "one of two labels": 'Button(label="Vote" if voting else "Done")',
    "beside another": 'builder.text(texts("button-vote"), "Soon")',
    "small print": 'builder.small("Soon")',
    "a placeholder": 'Select(placeholder="Deck")',
    "a piece": 'builder.text(f"{count} points")',
    "a joined piece": 'builder.text("Round" + number)',
    "a message": 'await channel.send("Hello")',
    "an alternative text": 'File("x.jpg", description="Board")',
    "a drawn word": 'pen.text((0, 0), "Round")',
    "a default": 'x = name or "somebody else"',
    "Polish": 'x = "Twoja kolej"',
}


@pytest.mark.parametrize("source", FOUND.values(), ids=FOUND)
def test_words_are_found(source):
    assert list(words_in(source))


LEFT = {
    "a key": 'builder.text(texts("button-vote"))',
    "a key put together": 'texts(f"outcome-{name}")',
    "a docstring": 'def f():\n    """Return the first one."""',
    "the log": 'log.warning("game %s is gone", game)',
    "an error": 'raise TypeError(f"{x} is no page")',
    "markup": 'builder.text(f"**{name}** {points}", "-# " + small)',
    "separators": 'x = " · ".join(parts)',
    "a verb and an argument": 'button(context, "vote", texts("button-vote"), emoji="🗳️")',
    "what is hashed": 'sha256(f"greet {game} {player}".encode())',
    "an address": 'x = f"https://discord.com/channels/{guild}"',
    "a translated name": 'Group(description=text("command-dixit-description"))',
}


@pytest.mark.parametrize("source", LEFT.values(), ids=LEFT)
def test_what_is_not_read_is_left_alone(source):
    assert list(words_in(source)) == []
