"""Which lobbies notify the role that their server wants told: not each of many."""

from bot.engine.ids import GameId
from bot.service.ports import StoredGame

TOLD_EVERY = 600.0
"""Seconds between the openings of two lobbies of a server that notify its role, at least."""


class ToldRoles:
    """Remembers of each server the last lobby that notified; a restart forgets it."""

    def __init__(self) -> None:
        self._last: dict[int, tuple[GameId, float]] = {}

    def notifies(self, stored: StoredGame) -> bool:
        """Say whether a lobby notifies its server's role; asked again, the same.

        An old lobby that is only edited takes nothing from a new one: what counts is when they
        were opened.
        """
        guild_id = stored.place.guild_id
        told, at = self._last.get(guild_id, (None, 0.0))
        if told is None or stored.created_at - at >= TOLD_EVERY:
            self._last[guild_id] = (stored.game.id, stored.created_at)
            return True
        return told == stored.game.id
