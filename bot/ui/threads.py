"""A thread for a game, in whatever kind of channel it is wished for."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import discord

from bot.engine.errors import DeliveryError, RequestError
from bot.ui.copies import Interaction
from bot.ui.network import ARCHIVED, NETWORK, faults

T = TypeVar("T")

NAME_LIMIT = 100
TOO_MANY = {160006, 160007}
"""Discord's codes for as many open threads, or announcement threads, as a server may have."""
FORBIDDEN = {50001, 50013}


def check_thread(channel: object) -> None:
    """Raise RequestError where there can be no thread: thread-in-thread, no-threads-here."""
    if isinstance(channel, discord.Thread):
        raise RequestError("thread-in-thread")
    if not isinstance(channel, discord.TextChannel):
        raise RequestError("no-threads-here")


async def make_thread(interaction: Interaction, name: str) -> discord.Thread:
    """Make a thread in the channel of a command.

    Raises RequestError: those of ``check_thread``, too-many-threads, missing-permissions, or
    thread-refused for whatever else Discord has against it.
    """
    channel = interaction.channel
    check_thread(channel)
    assert isinstance(channel, discord.TextChannel)  # noqa: S101 - as was checked
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        return await channel.create_thread(name=name[:NAME_LIMIT], type=kind)
    except NETWORK as error:
        code = getattr(error, "code", None)
        if code in TOO_MANY:
            raise RequestError("too-many-threads") from error
        if code in FORBIDDEN:
            raise RequestError(
                "missing-permissions", permissions="create_public_threads"
            ) from error
        raise RequestError("thread-refused") from error


async def remove_thread(thread: discord.Thread) -> bool:
    """Delete a thread that is there for nothing; say whether that could be done.

    Discord lets only those who manage threads delete one: else it is closed, as its maker may.
    """
    try:
        await thread.delete()
    except NETWORK:
        with suppress(*NETWORK):
            await thread.edit(archived=True)
        return False
    return True


async def in_open_thread(
    client: discord.Client, channel_id: int, act: Callable[[], Awaitable[T]]
) -> T:
    """Change a message, and open the thread for it if Discord has archived it; raise DeliveryError.

    Who may write in a thread may open it, unless it is locked.
    """
    try:
        return await act()
    except DeliveryError as error:
        if getattr(error.__cause__, "code", None) != ARCHIVED:
            raise
    async with faults():
        thread = await client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread) and thread.archived:
            await thread.edit(archived=False)
    return await act()
