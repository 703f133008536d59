"""What only the real Discord can prove, tried in a channel of the operator's (``check --live``)."""

import asyncio
import io
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

import aiohttp
import discord
from PIL import Image

from bot.cli.surroundings import Finding
from bot.ui.payload import shown_pictures

NAME = "trial.png"
UNFURLING = 3.0
"""Seconds that Discord is given to look at a picture that it is shown by its address."""
NONCE = secrets.token_hex(10)
"""Of this run; the same one twice must give one message."""


async def try_live(client: discord.Client, channel_id: int) -> AsyncIterator[Finding]:
    """Post, edit and delete a few messages; what is posted is deleted again."""
    channel = client.get_partial_messageable(channel_id)
    sent: list[discord.Message] = []
    try:
        for name, trial in (
            ("a V2 message with a picture", _post),
            ("a repeated nonce gives the first message", _repeat),
            ("a V2 edit keeps its picture", _edit),
            ("another message shows a picture by its address", _refer),
            ("history finds our own message by its id", _find),
        ):
            yield await _tried(name, trial, channel, sent)
            if not sent:  # nothing can be tried there
                return
    finally:
        for message in {m.id: m for m in sent}.values():
            await message.delete()
    yield True, "live: ephemeral answers in direct messages can only be seen by pressing a button"


async def _tried(
    name: str,
    trial: Callable[[discord.PartialMessageable, list[discord.Message]], Awaitable[bool]],
    channel: discord.PartialMessageable,
    sent: list[discord.Message],
) -> Finding:
    try:
        return await trial(channel, sent), f"live: {name}"
    except (discord.HTTPException, aiohttp.ClientError, IndexError) as error:
        return False, f"live: {name}: {error}"


def _view(text: str, picture: str = f"attachment://{NAME}") -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
    gallery.add_item(media=picture, description="a plain picture")
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(
        label="trial", custom_id="d1:trial"
    )
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow(button)
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(text), gallery, row))
    view.stop()
    return view


def _picture() -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", (300, 200), "#b5651d").save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, NAME)


async def _post(channel: discord.PartialMessageable, sent: list[discord.Message]) -> bool:
    sent.append(await channel.send(view=_view("Trial."), file=_picture(), nonce=NONCE))
    return True


async def _repeat(channel: discord.PartialMessageable, sent: list[discord.Message]) -> bool:
    again = await channel.send(view=_view("Trial."), file=_picture(), nonce=NONCE)
    sent.append(again)
    return again.id == sent[0].id


async def _edit(channel: discord.PartialMessageable, sent: list[discord.Message]) -> bool:
    edited = await channel.get_partial_message(sent[0].id).edit(view=_view("Trial, edited."))
    return bool(edited.components)


async def _refer(channel: discord.PartialMessageable, sent: list[discord.Message]) -> bool:
    posted = await channel.fetch_message(sent[0].id)
    [address] = shown_pictures(list(posted.components)).values()
    sent.append(await channel.send(view=_view("Trial, again.", address)))
    await asyncio.sleep(UNFURLING)
    [item] = _items((await channel.fetch_message(sent[-1].id)).components)
    return item.media.loading_state is not discord.MediaItemLoadingState.not_found


def _items(components: Iterable[Any]) -> list[discord.MediaGalleryItem]:
    found: list[discord.MediaGalleryItem] = []
    for component in components:
        found += [*getattr(component, "items", ()), *_items(getattr(component, "children", ()))]
    return found


async def _find(channel: discord.PartialMessageable, sent: list[discord.Message]) -> bool:
    after = discord.Object(sent[0].id - 1)
    return any([m.id == sent[0].id async for m in channel.history(limit=20, after=after)])
