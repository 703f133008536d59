"""Opens direct messages one after the other: Discord lets a bot open few at a time."""

import asyncio

import discord

from bot.engine.errors import DeliveryError
from bot.engine.ids import PlayerId
from bot.ui.network import faults

AT_ONCE = 3
"""How many may be on their way; others come later: what goes elsewhere must not wait for them."""
PAUSE = 60.0
"""Seconds without another try after Discord has said that it goes too fast (40003)."""


class DirectChannels:
    """Has one channel opened at a time."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._turn = asyncio.Lock()
        self._under_way = 0
        self._rests_until = 0.0

    async def open(self, player: PlayerId) -> discord.DMChannel:
        """Open a person's direct messages.

        Raises DeliveryError: ``too-fast`` if Discord wants no more opened for a while, ``later`` if
        enough others are waited for.
        """
        self._check_rest()
        if self._under_way >= AT_ONCE:
            raise DeliveryError("later")
        self._under_way += 1
        try:
            async with self._turn:
                self._check_rest()  # who went before may have been told to
                return await self._create(player)
        finally:
            self._under_way -= 1

    async def _create(self, player: PlayerId) -> discord.DMChannel:
        try:
            async with faults():
                return await self._client.create_dm(discord.Object(player))
        except DeliveryError as error:
            if error.code == "too-fast":
                self._rests_until = asyncio.get_running_loop().time() + PAUSE
            raise

    def _check_rest(self) -> None:
        if asyncio.get_running_loop().time() < self._rests_until:
            raise DeliveryError("too-fast")
