"""Whether the gateway is open, and who is still a member of a server.

No event tells the latter without a privileged intent.
"""

import asyncio

import discord

from bot.engine.ids import PlayerId
from bot.ui.network import NETWORK

UNKNOWN = {10007, 10013}
"""Unknown member, unknown user."""
NO_SHARD, FIRST_SHARD = -1, 0
PATIENCE = 10.0
"""Seconds for which an answer is waited for."""
AT_ONCE = 3
"""Members who are asked about at a time: many games that start must not hold up all that play."""


class DiscordReachability:
    """Asks Discord (``bot.service.reachability.Reachability``)."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._asking = asyncio.Semaphore(AT_ONCE)

    def is_reachable(self, guild_id: int | None = None) -> bool:
        """Say whether presses of a server arrive; None: whether any do, by this process."""
        if guild_id is None:
            return any(not shard.is_closed() for shard in self._client.shards.values())
        return not any(self.concerns(cut, guild_id) for cut in self.cut_off())

    def cut_off(self) -> frozenset[int]:
        """Return the numbers of shards that are closed and the ids of servers that are down."""
        closed = {number for number, shard in self._client.shards.items() if shard.is_closed()}
        down = {guild.id for guild in self._client.guilds if guild.unavailable}
        return frozenset(closed | down) if self._client.shards else frozenset({NO_SHARD})

    def concerns(self, cut: int, guild_id: int) -> bool:
        """Say whether a server cannot be reached while a shard, or a server, is cut off.

        Direct messages come by the first shard, whatever the server.
        """
        shards = self._client.shard_count or 1
        return cut in (NO_SHARD, FIRST_SHARD, guild_id, (guild_id >> 22) % shards)

    async def has_left(self, guild_id: int, player: PlayerId) -> bool:
        """Say that somebody is surely no member any more; in doubt they are."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE), self._asking:
                await guild.fetch_member(player)
        except discord.NotFound as error:
            return error.code in UNKNOWN
        except NETWORK:  # a TimeoutError is among them
            return False
        return False
