"""From a page to what discord.py sends: pictures drawn, files named, the view let go."""

import io
from typing import Any, TypeVar
from urllib.parse import urlsplit

import discord

from bot.service.pictures import Pictures
from bot.service.ports import is_discord_id
from bot.ui.page import Page

V = TypeVar("V", discord.ui.LayoutView, discord.ui.Modal)


class SentOnce(discord.File):
    """A file that lets go of its bytes once it is sent.

    discord.py would leave it in a circle, with the copy that aiohttp has made of the bytes, until
    Python looks for such, which is seldom (``bot.cli.collecting``).
    """

    def close(self) -> None:
        """Close the bytes, too."""
        super().close()
        self.fp.close()


async def files_of(
    page: Page, pictures: Pictures, *, asked_by: int | None = None
) -> list[discord.File]:
    """Draw the page's pictures; a file can be sent once only, so they are made per send.

    ``asked_by`` is who waits for them at a button.
    """
    files: list[discord.File] = []
    for attachment in page.attachments:
        picture = await pictures.draw(attachment.spec, asked_by=asked_by)
        name, alt = attachment.name, attachment.alt
        files.append(SentOnce(io.BytesIO(picture.data), filename=name, description=alt))
    files += [SentOnce(io.BytesIO(file.data), filename=file.name) for file in page.files]
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
