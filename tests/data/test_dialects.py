"""Every statement of the store is taken by PostgreSQL as it is, not only by SQLite."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import asyncpg

import data
from data import decks, outbox
from data.address import ServerAddress
from data.opening import open_store

SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\s")
PARTS = (decks.SELECT_SIZES, decks.SELECT_PICTURES, outbox.CANDIDATES)
"""Beginnings of statements, which the contract's tests and those of decks execute."""
MODULES = sorted(Path(data.__file__).parent.glob("*.py"))


def statements() -> Iterator[tuple[str, str]]:
    """The statements that stand in the package as constants, with their names or lines."""
    for path in MODULES:
        module = import_module(f"data.{path.stem}")
        for name, value in vars(module).items():
            for sql in _strings(value):
                yield f"{path.stem}.{name}", sql
        parts: set[int] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts |= {id(part) for part in node.values}
            elif isinstance(node, ast.Constant) and id(node) not in parts:
                for sql in _strings(node.value):
                    yield f"{path.stem}:{node.lineno}", sql


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if SQL.match(value) and "{" not in value and value not in PARTS:  # a brace: formatted
            yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _strings(each)


async def test_postgresql_takes_every_statement(postgres: ServerAddress) -> None:
    wrong = []
    async with await open_store(postgres):
        connection = await asyncpg.connect(postgres.full)
        try:
            for name, sql in statements():
                try:
                    await connection.prepare(sql)
                except asyncpg.PostgresError as error:
                    wrong.append(f"{name}: {error}")
        finally:
            await connection.close()
    assert not wrong


def test_there_are_statements_to_look_at() -> None:
    assert len({name for name, _ in statements()}) > 100
