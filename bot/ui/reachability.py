"""Whether the gateway is open, and who is still a member of a server.

No event tells the latter without a privileged intent.
"""

import asyncio

import discord

from bot.engine.ids import PlayerId
from bot.ui.reply import NETWORK

UNKNOWN = {10007, 10013}
"""Unknown member, unknown user."""
PATIENCE = 10.0
"""Seconds for which an answer is waited for."""


class DiscordReachability:
    """Asks Discord (``bot.service.deadlines.Reachability``)."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client

    def is_reachable(self) -> bool:
        """Say whether one of this process's gateway connections is open, so that presses arrive.

        With another one closed, the servers of that shard are not reached; this does not tell.
        """
        return any(not shard.is_closed() for shard in self._client.shards.values())

    async def has_left(self, guild_id: int, player: PlayerId) -> bool:
        """Say that somebody is surely no member any more; in doubt they are."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await guild.fetch_member(player)
        except discord.NotFound as error:
            return error.code in UNKNOWN
        except NETWORK:  # a TimeoutError is among them
            return False
        return False
