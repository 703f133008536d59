"""Who reaches the bot, and who has left a server: asked of whoever talks to Discord."""

from typing import Protocol

from bot.engine.ids import PlayerId


class Reachability(Protocol):
    """Knows whether people reach the bot, and who is still a member of a server."""

    def is_reachable(self, guild_id: int | None = None) -> bool:
        """Say whether presses of a server arrive; None: whether any do."""
        ...

    def cut_off(self) -> frozenset[int]:
        """Return what is closed now: connections by their number, servers by their id."""
        ...

    def concerns(self, cut: int, guild_id: int) -> bool:
        """Say whether the players of a server cannot press while ``cut`` is closed."""
        ...

    async def has_left(self, guild_id: int, player: PlayerId) -> bool:
        """Say that somebody is surely no member any more."""
        ...
