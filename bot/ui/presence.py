"""Who is still a member of a server: no event tells it without a privileged intent."""

import asyncio

import discord

from bot.engine.ids import PlayerId
from bot.ui.reply import NETWORK

UNKNOWN = {10007, 10013}
"""Unknown member, unknown user."""
PATIENCE = 10.0
"""Seconds for which an answer is waited for."""


class DiscordPresence:
    """Asks Discord (``bot.service.deadlines.Presence``)."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

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
