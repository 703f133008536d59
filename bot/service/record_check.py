"""Checks a game's record: against the rules, and against what its own log gives."""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, cast

from bot.engine.audit import disagreements
from bot.engine.chance import Chance
from bot.service.record import GameRecord
from bot.service.record_builder import build_record


def replay_problems(record: GameRecord) -> list[str]:
    """Return where the record disagrees with the rules or with itself; empty when nowhere."""
    if record.ended is None:
        return ["the game is not over: its log is still secret"]
    seed = None if record.seed is None else bytes.fromhex(record.seed)
    events = tuple((entry.at, entry.event) for entry in record.log)
    found = disagreements(
        tuple(event for _, event in events), None if seed is None else Chance(seed)
    )
    if found:
        return found
    again = build_record(events, seed=seed)
    return list(_differences(record.model_dump(), again.model_dump(), "record"))


def _differences(told: Any, found: Any, path: str) -> Iterable[str]:
    """Name every place at which two documents differ."""
    if isinstance(told, dict) and isinstance(found, dict):
        one, other = cast("dict[str, Any]", told), cast("dict[str, Any]", found)
        for key in {**one, **other}:
            yield from _differences(one.get(key), other.get(key), f"{path}.{key}")
    elif isinstance(told, tuple) and isinstance(found, tuple):
        pairs = zip_longest(cast("tuple[Any, ...]", told), cast("tuple[Any, ...]", found))
        for place, (one, other) in enumerate(pairs):
            yield from _differences(one, other, f"{path}[{place}]")
    elif told != found:
        yield f"{path}: {told!r} is told, the rules give {found!r}"
