"""Answers to one interaction: acknowledged at once, then shown; nothing is kept."""

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.engine.errors import DixitError, RequestError, StorageError
from bot.engine.ids import CardId
from bot.i18n import Library, Texts
from bot.service.people import PeopleService
from bot.service.pictures import Pictures
from bot.service.ports import Place, StoredGame
from bot.ui import presenters
from bot.ui.answer import Answer
from bot.ui.as_said import Depends
from bot.ui.asked import Asked
from bot.ui.copies import LATE, Copy, Interaction
from bot.ui.one_by_one import OneByOne
from bot.ui.open_answers import OpenAnswers, take_away
from bot.ui.page import Page
from bot.ui.standings import standings_of
from bot.ui.way_in import SEATED, seated

log = logging.getLogger(__name__)


class Reply(Asked):
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
        super().__init__(interaction)
        self._open_answers = open_answers
        self._one_by_one = one_by_one
        self._people = people
        self.texts: Texts = library.texts(interaction.locale.value)
        self._library = library
        self._answer = Answer(self, pictures)
        self._about: StoredGame | None = None
        self._since = open_answers.closed
        self._shown_in = 0
        self.refusal = ""
        """The code of why not, if it was refused."""
        self._spent = False

    def at_table(self, stored: StoredGame) -> None:
        """Note the game that the answer shows; name public buttons in its table's language."""
        self.texts = self._library.at_table(self.texts.locale, stored.locale)
        self._about = stored

    @property
    def _table(self) -> int | None:
        return None if self._about is None else self._about.place.target_id

    def looks_anew(self) -> None:
        """Note that the game is about to be looked at: the answer knows what was closed so far."""
        self._since = self._open_answers.closed

    @property
    def acknowledged(self) -> bool:
        """Discord has heard of us in time, so more can be said."""
        return self._answer.state != "new"

    @property
    def answered(self) -> bool:
        """The answer was given, or at least sent: what it answers has been done."""
        return self._answer.state == "given"

    @property
    def took(self) -> tuple[float | None, float]:
        """Seconds until Discord had heard of us, None if it has not, and until now."""
        return self._answer.acknowledged_after, self._answer.seconds

    async def defer(self) -> None:
        """Acknowledge; the answer is a new message for the presser alone."""
        if not self.acknowledged:
            await self._answer.defer()
            await self._note_language()

    async def defer_update(self) -> None:
        """Acknowledge; the answer may change the message that was pressed."""
        if not self.acknowledged:
            await self._answer.defer_update()
            await self._note_language()

    async def defer_beside(self) -> None:
        """Acknowledge a choice; the answer comes besides the menu, where it can be made again.

        Only below one's own: to edit what others see, too, would close what they have open of it.
        """
        if self.interaction.message is None or not self.private:
            await self.defer()
        elif not self.acknowledged:
            await self._answer.defer_beside()
            await self._note_language()

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
            self._open_answers.spent(self.interaction)
        else:
            await self.defer()

    async def _note_language(self) -> None:
        """Remember the presser's language, which may take a while: after the acknowledgement.

        All that is done for a press comes after others are acknowledged.
        """
        await self._one_by_one.turn()
        try:
            await self._people.note_locale(self.player, self.interaction.locale.value)
        except StorageError as error:  # the next press notes it
            log.info("a language was not noted: %s", error.code)

    async def open_modal(self, modal: discord.ui.Modal) -> None:
        """Open a modal."""
        await self._answer.open_modal(modal)

    async def show(self, page: Page, kind: str = "", depends: Depends | None = None) -> None:
        """Answer with a page that only the presser sees; it replaces an earlier one of its kind.

        After ``defer_update`` it comes besides the message that was pressed, after ``spend`` in its
        place.
        """
        if not self.acknowledged:
            await self.defer()
        if self._spent and self._answer.state == "updating":
            there = await self._change(page, page)
            await self._keep(kind, depends, besides=not there)
            return
        if self._answer.state == "deferred":
            if await self._change(page, None if kind else page):
                await self._keep(kind, depends)
            return
        besides = self.changes_own
        self._shown_in = await self._answer.send(page)
        await self._keep(kind, depends, besides=True)
        if besides:
            await self._answer.reset_menus()

    async def _keep(
        self, kind: str, depends: Depends | None = None, *, besides: bool = False
    ) -> None:
        """Remember the answer that was given, if it is of a kind."""
        if not kind or self._about is None:
            return
        standings, game = standings_of(self._about), self._about.game
        copy = Copy(
            self.interaction,
            self._about.place.target_id,
            game.id,
            self._shown_in,
            standings.at,
            standings.of(self.player),
            game.hidden,
            self._since,
            of_message=bool(self.delivery_key),
            besides=besides,
            depends=depends,
        )
        await self._open_answers.replace(kind, copy)

    async def _change(self, page: Page, instead: Page | None) -> bool:
        """Let the answer be this page; return whether it is, for it may be closed or dismissed.

        Then ``instead`` is said besides. A public message is never changed by one person's page,
        whichever button they claim that it has.
        """
        with suppress(discord.NotFound):
            if self.private or not self._answer.in_place:
                self._shown_in = await self._answer.edit(page)
                return True
        if instead is not None:
            self._shown_in = await self._answer.send(instead)
        return False

    async def close_past(self, stored: StoredGame) -> None:
        """Take away what is over by now of what the presser and others have open of a game."""
        await self._open_answers.close_past(stored)

    async def take_cards_away(self, place: Place, card: CardId) -> None:
        """Take what may show a card of a game away from all others who have it open."""
        await self._open_answers.close_pictures(place.target_id, card, self.player)

    async def redraw(self, page: Page, *, passing: bool = False) -> None:
        """Change the answer that was given; what is ``passing`` need not be said if it is gone."""
        await self._change(page, None if passing else page)

    @property
    def changes_own(self) -> bool:
        """The message that was pressed will change, and only the presser sees it."""
        return self._answer.state == "updating" and self.private

    async def update(
        self,
        page: Page,
        kind: str = "",
        gone: Page | None = None,
        depends: Depends | None = None,
    ) -> bool:
        """Change the message that was pressed; after ``defer``, answer with the page (``show``).

        A page of a kind is not opened anew if what would show it is there no more: ``gone`` is said
        in the channel then, as of what came too late; in direct messages the game's own show what
        came of a press. One of no kind is not taken away with what it was opened from. Returns
        whether the pressed one may show the page.
        """
        if not self.changes_own:
            await self.show(page, kind, depends)
            return True
        instead = (None if self.direct else gone) if kind else page
        if not await self._change(page, instead):
            if kind and instead is not None:
                await self._keep(kind if instead is page else LATE, besides=True)
            return False
        if self.on_answer:
            if not kind:
                self._open_answers.spent(self.interaction)
            await self._keep(kind, depends)
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
        self._answer.state = "given"
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
        page = presenters.sorry(presenters.refusal(error, self.texts), typed, self.texts)
        if error.code == "already-seated":
            await self.show(page, SEATED, seated(self.player))
        else:
            await self.show(page)


def _led_there(error: DixitError, channel: int) -> DixitError:
    """Return a refusal for want of rights as it is said where nobody sees who moderates."""
    match error.code:
        case "not-host":
            return RequestError("not-host-there", host=error.params["host"], channel=channel)
        case "not-moderator":
            return RequestError("not-moderator-there", channel=channel)
        case _:
            return error
