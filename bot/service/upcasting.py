"""Brings stored documents up to the present field names: states, logs and records.

Events and states are kept for ever, names are not: what an earlier version of this program wrote
is translated when it is read (an *upcaster*, in the words of event sourcing).
"""

import json
from typing import Any, Final, cast

_MARKS: Final = ('"agreement":', '"former":', '"table":')
"""Keys that only documents of earlier versions have."""

_PARTY: Final = {
    "telling": "before-cards",
    "hidden_from": "everybody",
    "givers": "everybody",
    "voters": "everybody",
    "own_cards": True,
    "red": "obligatory",
    "scoring": "agreement",
}
_PAIRS: Final = {"pairs": True, "givers": "one-of-each-pair", "voters": "partners-of-givers"}


def upcast(text: str) -> str:
    """Return a JSON document with present names; one that has them already as it is.

    Text that is no JSON, or nested without end, is returned as it is, too: who reads it says what
    is wrong with it.
    """
    if not any(mark in text for mark in _MARKS):
        return text
    try:
        return json.dumps(_upcast(json.loads(text)), ensure_ascii=False)
    except (ValueError, RecursionError):
        return text


def _upcast(value: Any) -> Any:
    if isinstance(value, list):
        return [_upcast(item) for item in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    fields = {key: _upcast(item) for key, item in cast("dict[str, Any]", value).items()}
    if "agreement" in fields and "hand_size" in fields:
        return _ruleset(fields)
    if "former" in fields and fields.get("kind") in {"voting", "clock-set"}:
        fields["suspended_deadline"] = fields.pop("former")
    if "table" in fields:
        fields["board"] = fields.pop("table")
    if fields.get("kind") == "table-laid":
        fields["kind"] = "board-laid"
    return fields


def _ruleset(fields: dict[str, Any]) -> dict[str, Any]:
    """Say what ``agreement`` (party) and ``teams`` bundled, field by field."""
    if fields.pop("agreement"):
        fields |= _PARTY
    if fields.pop("teams", False):
        fields |= _PAIRS
    return fields
