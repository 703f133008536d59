"""From a page to what discord.py sends: pictures drawn, files named, the view let go."""

import io
from typing import Any, TypeVar
from urllib.parse import urlsplit

import discord

from bot.service.pictures import Pictures
from bot.service.ports import is_discord_id
from bot.ui.page import Page

V = TypeVar("V", discord.ui.LayoutView, discord.ui.Modal)


async def files_of(
    page: Page, pictures: Pictures, *, asked_by: int | None = None
) -> list[discord.File]:
    """Draw the page's pictures; a File can be sent once only, so they are made per send.

    ``asked_by`` is who waits for them at a button.
    """
    files: list[discord.File] = []
    for attachment in page.attachments:
        picture = await pictures.draw(attachment.spec, asked_by=asked_by)
        files.append(
            discord.File(
                io.BytesIO(picture.data), filename=attachment.name, description=attachment.alt
            )
        )
    files += [discord.File(io.BytesIO(file.data), filename=file.name) for file in page.files]
    return files


def shown_pictures(components: list[Any], *, own: bool | None = None) -> dict[str, str]:
    """Return the addresses of the pictures that a message shows, by name and in order.

    ``own``: only those that were sent with it, or only those that stand elsewhere.
    """
    shown: dict[str, str] = {}
    for component in components:
        for item in getattr(component, "items", ()):
            if own in (None, item.media.attachment_id is not None):
                shown[urlsplit(item.media.url).path.rpartition("/")[2]] = item.media.url
        shown |= shown_pictures(list(getattr(component, "children", ())), own=own)
    return shown


def detach(view: V) -> V:
    """Mark a view as finished, so that discord.py does not keep it: presses are routed by id."""
    view.stop()
    return view


def mentions(page: Page) -> discord.AllowedMentions:
    """Return the only mentions that may notify; Discord refuses what is no id of its own."""
    users = [discord.Object(id=player) for player in page.pings if is_discord_id(player)]
    roles = [discord.Object(id=role) for role in page.told_roles if is_discord_id(role)]
    return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=users)
