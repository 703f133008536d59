"""Game records as tests compare them."""

import contextlib
import json
import sqlite3
from itertools import zip_longest
from pathlib import Path
from typing import Any

from bot.service.record import GameRecord
from bot.service.record_check import replay_problems
from data.packing import plain

MOMENTS = ("at", "opened", "closed", "opened_at")


def record_of(database: Path) -> dict[str, Any]:
    """Return the record of the only finished game in a database, once it has been checked."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        [row] = connection.execute("SELECT record, packed FROM records").fetchall()
    return checked(*row)


def checked(record: str, packed: bytes | None) -> dict[str, Any]:
    """Return a record once it has been checked."""
    text = plain(record, packed)
    assert replay_problems(GameRecord.model_validate_json(text)) == []
    return json.loads(text)


def comparable(record: dict[str, Any]) -> Any:
    """Return the record without what differs by run: moments, clocks, and all ids."""
    names = {player["id"]: player["name"] for player in record["players"]}
    names[record["game"]] = "game"
    names[record["commitment"]] = "commitment"  # of the seed and the game's id, as was checked
    log = [entry for entry in record["log"] if entry["event"]["kind"] != "clock-set"]
    return _renamed({**record, "log": log}, names)


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """Return where two comparable records differ: by field, in the log by its first such entry."""
    found = [key for key in one if key != "log" and one[key] != other[key]]
    pairs = zip_longest(one["log"], other["log"])
    for number, (mine, theirs) in enumerate(pairs):
        if mine != theirs:
            return [*found, f"log {number}: {mine} ≠ {theirs}"]
    return found


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {names.get(k, k): _renamed(v, names) for k, v in value.items() if k not in MOMENTS}
    if isinstance(value, list):
        return [_renamed(v, names) for v in value]
    return names.get(str(value), value)
