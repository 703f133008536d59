"""Stored documents in which somebody is called otherwise, and can be told by no id any more."""

import json
import secrets
from typing import Any, Final

from bot.engine.ids import PlayerId

_ID_KEYS: Final = frozenset(
    {"id", "player", "host", "giver", "teller", "replaces", "to", "left_of"}
)
_NAMED: Final = ("id", "player", "host")
"""Beside which of them a name stands that is this person's."""
_IDS_AS_TEXT: Final = frozenset({"seats", "seated", "left", "winners"})
"""Lists of people in records; elsewhere ``seats`` are numbers of seats."""
_BY_PERSON: Final = frozenset({"votes", "teams"})
_BY_SCORER: Final = frozenset({"points", "totals"})
"""By person, in team games by team."""
_FIRST: Final = 2**32
_MOST: Final = 2**52
"""JavaScript reads no larger number exactly."""


def new_pseudonym() -> PlayerId:
    """Return a number that is nobody's id, and tells nothing of whose it was."""
    return PlayerId(-_FIRST - secrets.randbelow(_MOST - _FIRST))


def pseudonymised(document: str, player: PlayerId, name: str, stand_in: PlayerId) -> str:
    """Return a state, a list of events or a record with ``name`` and ``stand_in`` for somebody.

    Records spell ids as texts, as JSON readers lose digits of large numbers. A document without
    the person is returned as it is; raises ValueError for what is no JSON.
    """
    value = json.loads(document)
    changed = _Renaming(player, name, stand_in).of(value)
    if changed == value:
        return document
    return json.dumps(changed, ensure_ascii=False, separators=(",", ":"))


class _Renaming:
    def __init__(self, player: PlayerId, name: str, stand_in: PlayerId) -> None:
        self._name = name
        self._as = {player: stand_in, str(player): str(stand_in)}

    def of(self, value: Any, key: str = "") -> Any:
        if isinstance(value, list):
            named = key in _IDS_AS_TEXT
            return [
                self._id(item) if named and (isinstance(item, str) or key == "winners")
                else self.of(item)
                for item in value
            ]  # fmt: skip
        return self._mapping(value) if isinstance(value, dict) else value

    def _mapping(self, value: dict[str, Any]) -> dict[str, Any]:
        changed = {key: self._field(key, item, value) for key, item in value.items()}
        if "name" in value and any(changed.get(key) != value.get(key) for key in _NAMED):
            changed["name"] = self._name
        return changed

    def _field(self, key: str, item: Any, around: dict[str, Any]) -> Any:
        # Also the number of a seat; a person's id is in records and beside ballots only.
        tells = key == "storyteller" and (isinstance(item, str) or "ballots" in around)
        if key in _ID_KEYS or tells:
            return self._id(item)
        by_person = key in _BY_PERSON or (key in _BY_SCORER and not around.get("teams"))
        if by_person and isinstance(item, dict):
            return {self._as.get(who, who): self.of(inner) for who, inner in item.items()}
        return self.of(item, key)

    def _id(self, item: Any) -> Any:
        known = isinstance(item, int | str) and not isinstance(item, bool)
        return self._as.get(item, item) if known else self.of(item)
