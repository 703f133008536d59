"""Answers to presses that can still be changed, which costs none of the bot's requests.

Discord lets an answer be edited or deleted for a quarter of an hour, and counts that for nothing.
They are remembered in memory only: what is forgotten costs a request, or leaves an old copy.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import discord

from bot.ui.network import NETWORK

Interaction = discord.Interaction[Any]
KEPT = 1000
"""Answers of a kind that are remembered at most; each takes some kilobytes."""

OF_A_ROUND = frozenset({"hand", "ballot"})
"""The kinds of answers that say what is to be done, which is no longer true after the round."""


class OpenAnswers:
    """The newest press of each direct message, and the newest copy of what somebody asked for."""

    def __init__(self) -> None:
        self._pressed: OrderedDict[int, Interaction] = OrderedDict()
        self._copies: OrderedDict[tuple[str, int, int | None], Interaction] = OrderedDict()

    def pressed(self, interaction: Interaction) -> None:
        """Remember a press that has changed the message it was made on."""
        if interaction.message is not None:
            _keep(self._pressed, interaction.message.id, interaction)

    def of(self, message_id: int) -> Interaction | None:
        """Return the press through which a message can still be edited."""
        interaction = self._pressed.get(message_id)
        return None if interaction is None or interaction.is_expired() else interaction

    def forget(self, message_id: int) -> None:
        """Edit a message in the ordinary way from now on."""
        self._pressed.pop(message_id, None)

    async def replace(self, kind: str, interaction: Interaction) -> None:
        """Take the earlier answer of this kind away from somebody who has got a new one there."""
        key = (kind, interaction.user.id, interaction.channel_id)
        earlier = self._copies.get(key)
        _keep(self._copies, key, interaction)
        if earlier is not None:
            await take_away(earlier)

    async def close(self, channel_id: int) -> None:
        """Take away the hands and ballots that a channel's people have open: a round is over."""
        await self._close(channel_id, OF_A_ROUND)

    async def close_pictures(self, channel_id: int, but: int) -> None:
        """Take away all that shows cards to a channel's people, ``but`` to one: one is hidden."""
        await self._close(channel_id, OF_A_ROUND | {"look"}, but)

    async def _close(self, channel_id: int, kinds: frozenset[str], but: int | None = None) -> None:
        over = [(k, who, at) for k, who, at in self._copies if k in kinds and at == channel_id]
        over = [key for key in over if key[1] != but]
        await asyncio.gather(*(take_away(self._copies.pop(key)) for key in over))


async def take_away(answer: Interaction) -> None:
    """Take an answer away that only one person sees."""
    if not answer.is_expired():
        with suppress(*NETWORK):  # they may have dismissed it
            await answer.delete_original_response()


def _keep(kept: OrderedDict[Any, Interaction], key: Any, interaction: Interaction) -> None:
    kept[key] = interaction
    kept.move_to_end(key)
    while kept and (len(kept) > KEPT or next(iter(kept.values())).is_expired()):
        kept.popitem(last=False)
