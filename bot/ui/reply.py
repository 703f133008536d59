"""Answers to one interaction: acknowledged at once, then shown; nothing is kept."""

import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, Literal

import discord

from bot.engine.clues import shows_something
from bot.engine.errors import DixitError, RequestError, StorageError
from bot.engine.ids import CardId, GameId, PlayerId
from bot.i18n import Library, Texts
from bot.service.people import PeopleService
from bot.service.pictures import Pictures
from bot.service.ports import Place, StoredGame
from bot.service.record import FORMER_PLAYER
from bot.ui import presenters
from bot.ui.codec import custom_ids, decode
from bot.ui.copies import Copy, Interaction, Moment, moment_of
from bot.ui.markup import unmarked
from bot.ui.network import LINE, NETWORK, in_doubt
from bot.ui.one_by_one import OneByOne
from bot.ui.open_answers import OpenAnswers, take_away
from bot.ui.page import Page
from bot.ui.payload import detach, files_of, shown_pictures
from bot.ui.permissions import Rights, rights_of
from bot.ui.posted import GOOD_FOR

log = logging.getLogger(__name__)

BAD_REQUEST = 400
ADDRESSES_LAST = timedelta(seconds=GOOD_FOR)


class Reply:
    """One interaction and its answer, in the presser's language.

    First ``defer`` (a new answer that only they see) or ``defer_update`` (the message with the
    button will change) or ``open_modal``; then ``show``, ``update``, ``say`` or ``refuse``.
    """

    def __init__(
        self,
        interaction: Interaction,
        library: Library,
        pictures: Pictures,
        people: PeopleService,
        open_answers: OpenAnswers,
        one_by_one: OneByOne,
    ) -> None:
        self.interaction = interaction
        self._open_answers = open_answers
        self._one_by_one = one_by_one
        self._people = people
        self.player = PlayerId(interaction.user.id)
        # Half a pair of surrogates can neither be kept nor sent.
        shown = unmarked(interaction.user.display_name.encode(errors="ignore").decode())
        # Some display names show nothing, or stand for who was forgotten, of whom no results are
        # kept; the other name is always in plain letters.
        fits = shows_something(shown) and shown != FORMER_PLAYER
        self.name = shown if fits else interaction.user.name
        self.texts: Texts = library.texts(interaction.locale.value)
        self._library = library
        self._pictures = pictures
        self._table: int | None = None
        self._game: GameId | None = None
        self._moment: Moment = (0, 0)
        self._hidden: tuple[CardId, ...] = ()
        self._since = open_answers.closed
        self._shown_in = 0
        self._state: Literal["new", "deferred", "updating", "done"] = "new"
        self._began = time.perf_counter()
        self.acknowledged_after: float | None = None
        """Seconds from its coming in until Discord had heard of us."""
        self.refusal = ""
        """The code of why not, if it was refused."""
        self._spent = False

    def at_table(self, stored: StoredGame) -> None:
        """Note which game it is about; name public buttons in the language of its table."""
        self.texts = self._library.at_table(self.texts.locale, stored.locale)
        self._table, self._game = stored.place.target_id, stored.game.id
        self._moment, self._hidden = moment_of(stored.game), stored.game.hidden

    def looks_anew(self) -> None:
        """Note that the game is about to be looked at: the answer knows what was closed so far."""
        self._since = self._open_answers.closed

    @property
    def acknowledged(self) -> bool:
        """Discord has heard of us in time, so more can be said."""
        return self._state != "new"

    @property
    def seconds(self) -> float:
        """How long ago it came in."""
        return time.perf_counter() - self._began

    @property
    def answered(self) -> bool:
        """The answer was given, or at least sent: what it answers has been done."""
        return self._state == "done"

    @property
    def guild_id(self) -> int:
        """The server in which this was asked; raises RequestError (``not-in-a-server``)."""
        if self.interaction.guild_id is None:
            raise RequestError("not-in-a-server")
        return self.interaction.guild_id

    @property
    def direct(self) -> bool:
        """The press was made in a direct message."""
        return self.interaction.guild_id is None

    @property
    def rights(self) -> Rights:
        """What the presser may use the commands for managers by."""
        return rights_of(self.interaction)

    def moderates(self, place: Place, *, managers: bool = False) -> bool:
        """Say whether the presser may moderate the game's channel (Manage Messages).

        ``managers``: or manages the server (Manage Server). Rights in another channel, from which a
        press only claims to come, count for nothing.
        """
        here = not self.direct and self.interaction.channel_id == place.target_id
        may = self.interaction.permissions
        return here and (may.manage_messages or (managers and may.manage_guild))

    @property
    def delivery_key(self) -> str:
        """The key of the direct message that was pressed: changing it must keep its key."""
        message = self.interaction.message
        if message is None or not self.direct:
            return ""
        presses = (decode(i) for i in custom_ids(list(message.components)))
        return next((press.delivery_key for press in presses if press and press.delivery_key), "")

    async def defer(self) -> None:
        """Acknowledge; the answer is a new message for the presser alone."""
        if not self.acknowledged:
            await self._acknowledge("deferred", ephemeral=True, thinking=True)

    async def defer_update(self) -> None:
        """Acknowledge; the answer may change the message that was pressed."""
        if not self.acknowledged:
            await self._acknowledge("updating")

    async def defer_in_place(self) -> None:
        """Acknowledge; the answer may change the message that was pressed, if one was."""
        await (self.defer() if self.interaction.message is None else self.defer_update())

    async def spend(self) -> None:
        """Acknowledge; the answer takes the place of the question that was pressed.

        A question is only its reader's; whatever else claims to be one stays as it is.
        """
        if self.on_answer:
            await self.defer_update()
            self._spent = True
        else:
            await self.defer()

    async def _acknowledge(self, state: Literal["deferred", "updating"], **how: bool) -> None:
        """Acknowledge, and only then remember the presser's language, which may take a while.

        All that is done for a press comes after others are acknowledged.
        """
        with in_doubt():
            await self.interaction.response.defer(**how)
        self._state, self.acknowledged_after = state, self.seconds
        await self._one_by_one.turn()
        try:
            await self._people.note_locale(self.player, self.interaction.locale.value)
        except StorageError as error:  # the next press notes it
            log.info("a language was not noted: %s", error.code)

    async def open_modal(self, modal: discord.ui.Modal) -> None:
        """Open a modal."""
        await self.interaction.response.send_modal(detach(modal))
        self._state, self.acknowledged_after = "done", self.seconds

    async def show(self, page: Page, kind: str = "") -> None:
        """Answer with a page that only the presser sees; it replaces an earlier one of its kind.

        After ``defer_update`` it comes besides the message that was pressed, after ``spend`` in its
        place.
        """
        if self._state == "new":
            await self.defer()
        if self._spent and self._state == "updating":
            await self._change(page)
            return
        if self._state == "deferred":
            if await self._change(page, kind):
                await self._keep(kind)
            return
        besides = self.changes_own
        await self._send(page)
        if besides:
            await self._reset_menus()

    async def _send(self, page: Page) -> None:
        """Answer with a message besides the one that was pressed."""
        files = await files_of(page, self._pictures, asked_by=self.player)
        self._state = "done"
        await self.interaction.followup.send(
            view=detach(page.view),
            files=files,
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _keep(self, kind: str) -> None:
        """Remember the answer that was given, if it is of a kind."""
        if kind:
            about = self._table, self._game, self._shown_in, self._moment, self._hidden, self._since
            copy = Copy(self.interaction, *about, of_message=bool(self.delivery_key))
            await self._open_answers.replace(kind, copy)

    async def _change(self, page: Page, kind: str = "", gone: Page | None = None) -> bool:
        """Let the answer be this page; return whether it is, for it may be closed or dismissed.

        Then the page comes besides. One of a kind is not opened anew, for nothing would close it
        with the others: ``gone`` is said in its place, except in direct messages, where the game's
        own show what came of a press.
        """
        try:
            await self._edit(page)
        except discord.NotFound:
            besides = gone if kind else page
            if besides is not None and not (kind and self.direct):
                await self._send(besides)
            return False
        return True

    async def _edit(self, page: Page) -> None:
        """Let the answer be this page; an edit may be repeated, so one that was cut is.

        Pictures that the pressed message shows stay where they are; should it show them no more,
        they are sent all the same.
        """
        stay = self._state == "updating" and page.pictures and page.pictures == self._pictures_there
        for last in (False, True):
            change: dict[str, Any] = {}
            if not stay:
                change["attachments"] = await files_of(page, self._pictures, asked_by=self.player)
            self._state = "done"
            try:
                shown = await self.interaction.edit_original_response(
                    view=detach(page.view),
                    allowed_mentions=discord.AllowedMentions.none(),
                    **change,
                )
            except LINE:
                if last:
                    raise
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST or not stay:
                    raise
                stay = False
            else:
                self._shown_in = shown.id
                return

    async def _reset_menus(self) -> None:
        """Let the menus of the message that was pressed show again what is in force.

        Discord shows what somebody chose, also where it was refused, and does not send the same
        choice again, until the message is edited. One with pictures of its own would lose them.
        """
        message = self.interaction.message
        chose = "values" in (self.interaction.data or {})
        if message is None or not chose or self._pictures_there:
            return
        view = detach(discord.ui.LayoutView.from_message(message, timeout=None))
        with suppress(*NETWORK):  # they may have dismissed it, and have their answer
            await self.interaction.edit_original_response(
                view=view, allowed_mentions=discord.AllowedMentions.none()
            )

    async def take_cards_away(self, place: Place, card: CardId) -> None:
        """Take what may show a card of a game away from all others who have it open."""
        await self._open_answers.close_pictures(place.target_id, card, self.player)

    async def redraw(self, page: Page, *, passing: bool = False) -> None:
        """Change the answer that was given; what is ``passing`` need not be said if it is gone."""
        await self._change(page, "passing" if passing else "")

    @property
    def posted(self) -> dict[str, str]:
        """Return the addresses that an answer may give for pictures, by name.

        Those on the message that was pressed: of a public one its own, which stay where they are,
        of others those that they refer to. None where the message is so old that they may end.
        """
        message = self.interaction.message
        if message is None or discord.utils.utcnow() - message.created_at > ADDRESSES_LAST:
            return {}
        private = self.direct or self.on_answer
        return shown_pictures(list(message.components), own=not private)

    @property
    def _pictures_there(self) -> str:
        message = self.interaction.message
        own = {} if message is None else shown_pictures(list(message.components), own=True)
        return " ".join(own)

    @property
    def on_answer(self) -> bool:
        """The press was made on an answer, which only the presser sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def changes_own(self) -> bool:
        """The message that was pressed will change, and only the presser sees it."""
        return self._state == "updating" and (self.direct or self.on_answer)

    async def update(self, page: Page, kind: str = "", gone: Page | None = None) -> bool:
        """Change the message that was pressed; after ``defer``, answer with the page (``show``).

        A public message is never changed by one person's page, whichever button they claim that it
        has. ``gone`` is said in the channel if what would show a page of a kind is there no more.
        Returns whether the message that was pressed may show the page.
        """
        if not self.changes_own:
            await self.show(page, kind)
            return True
        if not await self._change(page, kind, gone):
            return False
        if self.on_answer:
            await self._keep(kind)
        else:
            self._open_answers.pressed(self.interaction)
            await self._open_answers.close_beside(self.interaction, self._table)
        return True

    async def give_way(self) -> bool:
        """Take the answer away that was pressed, if it was opened from a message of the game.

        Returns whether it was: that message then shows what came of the press.
        """
        gives_way = self.changes_own and self._open_answers.gives_way(self.interaction, self._table)
        if gives_way:
            await self.take_away()
        return gives_way

    async def take_away(self) -> None:
        """Take the answer away that was pressed; a public message is never taken away."""
        await self.defer_update()
        self._state = "done"
        if self.on_answer:
            await take_away(self.interaction)

    async def say(self, key: str, **values: str | int) -> None:
        """Answer with a short message."""
        await self.show(presenters.notice(self.texts, key, **values))

    async def refuse(self, error: DixitError, typed: Sequence[str] = ()) -> None:
        """Say why not and what to do; give back what was typed."""
        self.refusal = error.code
        if self.direct and self._table is not None:
            error = _led_there(error, self._table)
        await self.show(presenters.sorry(presenters.refusal(error, self.texts), typed, self.texts))


def _led_there(error: DixitError, channel: int) -> DixitError:
    """Return a refusal for want of rights as it is said where nobody sees who moderates."""
    match error.code:
        case "not-host":
            return RequestError("not-host-there", host=error.params["host"], channel=channel)
        case "not-moderator":
            return RequestError("not-moderator-there", channel=channel)
        case _:
            return error
