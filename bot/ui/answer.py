"""What Discord has of the answer to one interaction: its acknowledgement, message and edits."""

import time
from contextlib import suppress
from typing import Any, Literal

import discord

from bot.service.pictures import Pictures
from bot.ui.asked import Asked
from bot.ui.network import LINE, NETWORK, in_doubt
from bot.ui.page import Page
from bot.ui.payload import detach, files_of

BAD_REQUEST = 400
NOBODY = discord.AllowedMentions.none()


class Answer:
    """Acknowledges, sends and edits; nobody is pinged by it."""

    def __init__(self, asked: Asked, pictures: Pictures) -> None:
        self._asked = asked
        self._interaction = asked.interaction
        self._pictures = pictures
        self._began = time.perf_counter()
        self.state: Literal["new", "deferred", "updating", "given"] = "new"
        """``given`` as soon as it is sent: then what it answers has been done."""
        self.in_place = False
        """The answer is the message that was pressed."""
        self.acknowledged_after: float | None = None
        """Seconds from its coming in until Discord had heard of us."""

    @property
    def seconds(self) -> float:
        """How long ago the interaction came in."""
        return time.perf_counter() - self._began

    async def defer(self) -> None:
        """Acknowledge; the answer will be a message for the presser alone."""
        with in_doubt():
            await self._interaction.response.defer(ephemeral=True, thinking=True)
        self.state, self.acknowledged_after = "deferred", self.seconds

    async def defer_update(self) -> None:
        """Acknowledge; the answer may be a change of the message that was pressed."""
        with in_doubt():
            await self._interaction.response.defer()
        self.state, self.acknowledged_after = "updating", self.seconds
        self.in_place = True

    async def defer_beside(self) -> None:
        """Acknowledge; the answer comes besides, and the pressed message's menus show no choice.

        Discord keeps showing what was chosen, and does not send it again, until the message is
        edited: an edit that changes nothing will do, and is no request.
        """
        with in_doubt():
            await self._interaction.response.edit_message()
        self.state, self.acknowledged_after = "updating", self.seconds
        self.in_place = True

    async def open_modal(self, modal: discord.ui.Modal) -> None:
        """Open a modal."""
        await self._interaction.response.send_modal(detach(modal))
        self.state, self.acknowledged_after = "given", self.seconds

    async def send(self, page: Page) -> int:
        """Say a page to the presser alone, besides what else they see; return the message's id."""
        files = await self._files(page)
        self.state = "given"
        sent = await self._interaction.followup.send(
            view=detach(page.view), files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
        return sent.id

    async def edit(self, page: Page) -> int:
        """Let the answer, or the message that was pressed, be this page; return the message's id.

        Pictures that the pressed message shows stay where they are; should it show them no more,
        they are sent all the same. Raises discord.NotFound if it was closed or dismissed.
        """
        shows = page.pictures and page.pictures == self._asked.pictures
        if self.state == "updating" and shows:
            try:
                return await self._edit(page, stay=True)
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
        return await self._edit(page, stay=False)

    async def _edit(self, page: Page, *, stay: bool) -> int:
        """Edit; that may be repeated, so an edit that was cut is, once."""
        try:
            return await self._edit_once(page, stay=stay)
        except LINE:
            return await self._edit_once(page, stay=stay)

    async def _edit_once(self, page: Page, *, stay: bool) -> int:
        change: dict[str, Any] = {} if stay else {"attachments": await self._files(page)}
        self.state = "given"
        shown = await self._interaction.edit_original_response(
            view=detach(page.view), allowed_mentions=NOBODY, **change
        )
        return shown.id

    async def reset_menus(self) -> None:
        """Let the menus of the message that was pressed show again what is in force.

        Discord shows what somebody chose, also where it was refused, and does not send the same
        choice again, until the message is edited. One with pictures of its own would lose them.
        """
        message = self._interaction.message
        chose = "values" in (self._interaction.data or {})
        edited = discord.InteractionResponseType.message_update
        done = self._interaction.response.type is edited
        if message is None or not chose or done or self._asked.pictures:
            return
        view = detach(discord.ui.LayoutView.from_message(message, timeout=None))
        with suppress(*NETWORK):  # they may have dismissed it, and have their answer
            await self._interaction.edit_original_response(view=view, allowed_mentions=NOBODY)

    async def _files(self, page: Page) -> list[discord.File]:
        return await files_of(page, self._pictures, asked_by=self._asked.player)
