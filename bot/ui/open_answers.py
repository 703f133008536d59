"""Answers to presses that can still be changed, which costs none of the bot's requests.

Discord lets an answer be edited or deleted for a quarter of an hour, and counts that for nothing.
They are remembered in memory only: what is forgotten costs a request, or leaves an old copy.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.ui.network import NETWORK

Interaction = discord.Interaction[Any]
KEPT = 1000
"""Answers of a kind that are remembered at most; each takes some kilobytes."""

OF_A_ROUND = frozenset({"hand", "ballot"})
"""The kinds of answers that say what is to be done, which is no longer true after the round."""
WITH_CARDS = OF_A_ROUND | {"look", "howto"}
"""The kinds of answers that show cards of a game."""


@dataclass(frozen=True, slots=True)
class Copy:
    """An answer that somebody asked for, and the channel of the game that it is about."""

    answer: Interaction
    table: int | None

    def is_expired(self) -> bool:
        """Say whether Discord lets it be changed no more."""
        return self.answer.is_expired()


class OpenAnswers:
    """The newest press of each direct message, and the newest copy of what somebody asked for."""

    def __init__(self) -> None:
        self._pressed: OrderedDict[int, Interaction] = OrderedDict()
        self._copies: OrderedDict[tuple[str, int, int | None], Copy] = OrderedDict()

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

    async def replace(self, kind: str, interaction: Interaction, table: int | None) -> None:
        """Take the earlier answer of this kind away from somebody who has got a new one there.

        ``table`` is the channel of the game that it is about, also if it was asked for in a direct
        message.
        """
        key = (kind, interaction.user.id, interaction.channel_id)
        earlier = self._copies.get(key)
        _keep(self._copies, key, Copy(interaction, table))
        if earlier is not None:
            await take_away(earlier.answer)

    async def close(self, table: int) -> None:
        """Take away the hands and ballots of a channel's game that are open: a round is over."""
        await self._close(table, OF_A_ROUND)

    async def close_pictures(self, table: int, but: int) -> None:
        """Take away all that shows cards of a channel's game, ``but`` to one: one is hidden."""
        await self._close(table, WITH_CARDS, but)

    async def _close(self, table: int, kinds: frozenset[str], but: int | None = None) -> None:
        over = [
            (kind, who, at)
            for (kind, who, at), copy in self._copies.items()
            if kind in kinds and copy.table == table and who != but
        ]
        await asyncio.gather(*(take_away(self._copies.pop(key).answer) for key in over))


async def take_away(answer: Interaction) -> None:
    """Take an answer away that only one person sees."""
    if not answer.is_expired():
        with suppress(*NETWORK):  # they may have dismissed it
            await answer.delete_original_response()


def _keep(kept: OrderedDict[Any, Any], key: Any, answer: Interaction | Copy) -> None:
    kept[key] = answer
    kept.move_to_end(key)
    while kept and (len(kept) > KEPT or next(iter(kept.values())).is_expired()):
        kept.popitem(last=False)
