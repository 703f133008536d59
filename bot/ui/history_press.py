"""What a component of the history says; it needs neither a game that is kept nor a message."""

import re
from dataclasses import dataclass

from bot.engine.ids import GAME_ID, GameId

VERSION = "h1"
_ID = re.compile(
    rf"{VERSION}:(list|older|newer|open|record|share):({GAME_ID.pattern})?:([0-9]{{0,9}})"
)


@dataclass(frozen=True, slots=True)
class HistoryPress:
    """``h1:<verb>:<game>:<number>``; a number is that of a game within its server."""

    verb: str
    game: GameId | None = None
    number: int | None = None

    def encode(self) -> str:
        """Return the ``custom_id``."""
        number = "" if self.number is None else self.number
        return f"{VERSION}:{self.verb}:{self.game or ''}:{number}"


def decode_history(custom_id: str) -> HistoryPress | None:
    """Return the press, or None for an id that is about something else."""
    found = _ID.fullmatch(custom_id)
    if found is None:
        return None
    game = GameId(found[2]) if found[2] else None
    return HistoryPress(found[1], game, int(found[3]) if found[3] else None)
