"""From a page to what discord.py sends: pictures drawn, files named, the view let go."""

import io
from typing import TypeVar

import discord

from bot.service.pictures import Pictures
from bot.ui.page import Page

V = TypeVar("V", discord.ui.LayoutView, discord.ui.Modal)


async def files_of(page: Page, pictures: Pictures) -> list[discord.File]:
    """Draw the page's pictures; a File can be sent once only, so they are made per send."""
    files: list[discord.File] = []
    for attachment in page.attachments:
        picture = await pictures.draw(attachment.spec)
        files.append(
            discord.File(
                io.BytesIO(picture.data), filename=attachment.name, description=attachment.alt
            )
        )
    return files


def detach(view: V) -> V:
    """Mark a view as finished, so that discord.py does not keep it: presses are routed by id."""
    view.stop()
    return view


def mentions(page: Page) -> discord.AllowedMentions:
    """Return the only mentions that may notify."""
    users = [discord.Object(id=player) for player in page.pings]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
