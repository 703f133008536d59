"""Game records as tests compare them."""

import json
import sqlite3
from pathlib import Path
from typing import Any


def record_of(database: Path) -> dict[str, Any]:
    """Return the record of the only finished game in a database."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT record FROM records").fetchall()
    assert len(rows) == 1
    return json.loads(rows[0][0])


def comparable(record: Any) -> Any:
    """Return the record without moments and without the people's ids, which differ by run."""
    names = {player["id"]: player["name"] for player in record["players"]}
    return _renamed(record, {str(key): name for key, name in names.items()})


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {
            names.get(str(k), k): _renamed(v, names)
            for k, v in value.items()
            if k not in ("at", "moment")
        }
    if isinstance(value, list):
        return [_renamed(v, names) for v in value]
    return names.get(str(value), value)
