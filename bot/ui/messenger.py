"""Carries stored messages to Discord and says in one word what went wrong."""

import asyncio
import io
import logging
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord

from bot.engine.errors import DeliveryError, StorageError
from bot.engine.ids import GameId, PlayerId
from bot.service.delivery import Sent
from bot.service.people import PeopleService
from bot.service.pictures import Pictures
from bot.service.ports import MessageKey, StoredGame
from bot.service.purposes import REFERRED_TO
from bot.service.table import TableService
from bot.ui.codec import Press, custom_ids
from bot.ui.direct_channels import DirectChannels
from bot.ui.network import NETWORK, faults
from bot.ui.open_answers import OpenAnswers
from bot.ui.page import Page
from bot.ui.payload import SentOnce, detach, files_of, mentions, shown_pictures
from bot.ui.posted import GOOD_FOR, Lent, Nearest, PostedPictures
from bot.ui.renderer import Renderer
from bot.ui.threads import in_open_thread

log = logging.getLogger(__name__)

OLD = 55 * 60.0
"""Seconds of age from which on a refused edit may be due to Discord's limit for old messages."""
GREETING = 10.0
"""Seconds after which whoever joins is answered, greeted or not."""
UNREACHED = frozenset({"closed", "channel-gone", "no-permission"})
"""What says of a direct channel that its owner cannot be written to there."""


class DiscordMessenger:
    """Sends, edits and finds the messages of games (``bot.service.messenger.Messenger``)."""

    def __init__(
        self,
        client: discord.Client,
        table: TableService,
        people: PeopleService,
        renderer: Renderer,
        pictures: Pictures,
        open_answers: OpenAnswers,
    ) -> None:
        self._client = client
        self._direct = DirectChannels(client)
        self._table = table
        self._people = people
        self._renderer = renderer
        self._pictures = pictures
        self._open_answers = open_answers
        self.posted = PostedPictures()
        """Where the pictures of boards can be seen, and those of hands that were sent before."""

    async def send(self, key: MessageKey, delivery_key: str, stored: StoredGame) -> Sent:
        """Send the message of a key; the nonce keeps a repeated send from showing twice."""
        try:
            async with faults():
                channel_id = await self._channel_for(key, stored)
            # What goes wrong with drawing is no fault of the line's.
            content, shown = await self._content(key, delivery_key, stored)
            channel = self._client.get_partial_messageable(channel_id)
            async with faults():
                message = await channel.send(**content, nonce=delivery_key)
            self._note_pictures(key, message)
        except DeliveryError as error:
            if key.traits.direct and key.viewer is not None and error.code in UNREACHED:
                await self._unreached(key.viewer, key.game, error)
            raise
        await self._open_answers.close_past(stored)
        there = list(shown_pictures(list(message.components)))
        asked = {getattr(item, "custom_id", None) for item in content["view"].walk_children()}
        others = {*custom_ids(message.components)} != asked - {None}
        if others or _is_of_another_time(shown, there):
            return Sent(channel_id, message.id, " ".join(there), stale=True)
        return Sent(channel_id, message.id, shown)

    async def edit(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, sent: Sent
    ) -> Sent:
        """Edit the message of a key; pictures that it shows already are left where they are."""
        page = await self._page(key, delivery_key, stored)
        if not await self._edit_answer(page, sent):
            await self._edit(key, page, sent)
        await self._open_answers.close_past(stored)
        return replace(sent, pictures=page.pictures)

    def _note_pictures(self, key: MessageKey, message: discord.Message) -> None:
        """Remember where pictures are to be seen that direct messages show, too."""
        if key.purpose in REFERRED_TO:
            self.posted.note(list(message.components))
        elif key.traits.lends_pictures:
            self.posted.note(list(message.components), lent_to=_reader(key))

    async def _page(self, key: MessageKey, delivery_key: str, stored: StoredGame) -> Page:
        """Return the page of a message; one that may be looked at for days sends its pictures."""
        pace = stored.game.settings.pace
        brief = all(t is not None and t < GOOD_FOR for t in (pace.submitting, pace.voting))
        posted = Nearest(Lent(self.posted, _reader(key)), self.posted) if brief else None
        return await self._renderer.page(key, delivery_key, stored, posted)

    async def _edit(self, key: MessageKey, page: Page, sent: Sent) -> None:
        async def edit() -> discord.Message:
            change = await self._change(page, sent)
            async with faults():
                return await self._message(sent).edit(**change)

        try:
            edited = await in_open_thread(self._client, sent.channel_id, edit)
        except DeliveryError as error:
            if isinstance(error.__cause__, discord.RateLimited) and self._is_old(sent):
                raise DeliveryError("edit-too-late") from error
            if key.traits.direct and error.code == "channel-gone":
                raise DeliveryError("message-gone") from error
            raise
        self._note_pictures(key, edited)

    def _message(self, sent: Sent) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(sent.channel_id)
        return channel.get_partial_message(sent.message_id)

    def _is_old(self, sent: Sent) -> bool:
        posted = discord.utils.snowflake_time(sent.message_id).timestamp()
        return self._table.now() - posted > OLD

    async def _edit_answer(self, page: Page, sent: Sent) -> bool:
        """Edit a direct message through its newest press, which costs nothing; say if it worked."""
        pressed = self._open_answers.of(sent.message_id)
        if pressed is None:
            return False
        try:
            await pressed.edit_original_response(**await self._change(page, sent))
        except NETWORK as error:
            log.info("an answer can no longer be edited (%s)", type(error).__name__)
            self._open_answers.forget(sent.message_id)
            return False
        return True

    async def _change(self, page: Page, sent: Sent) -> dict[str, Any]:
        change: dict[str, Any] = {"view": detach(page.view), "allowed_mentions": mentions(page)}
        # A page without pictures lets go of those it had: a removed clue is written on the board.
        if not page.pictures or page.pictures != sent.pictures:
            change["attachments"] = await files_of(page, self._pictures)
        return change

    async def delete(self, sent: Sent) -> None:
        """Delete a message of ours."""

        async def delete() -> None:
            async with faults():
                await self._message(sent).delete()

        await in_open_thread(self._client, sent.channel_id, delete)

    async def find(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, since: float
    ) -> Sent | None:
        """Look through the channel's history for our own message that carries the key."""
        async with faults():
            channel_id = await self._channel_for(key, stored)
            channel = self._client.get_partial_messageable(channel_id)
            after = discord.Object(
                discord.utils.time_snowflake(datetime.fromtimestamp(since - 5, UTC))
            )
            async for message in channel.history(limit=200, after=after, oldest_first=True):
                ours = self._client.user is not None and message.author.id == self._client.user.id
                if ours and any(
                    i.endswith(f":{delivery_key}") for i in custom_ids(message.components)
                ):
                    return Sent(channel_id, message.id)
        return None

    async def open_dm(
        self, player: PlayerId, page: Page, nonce: str, stored: StoredGame
    ) -> bool | None:
        """Greet somebody who has just joined; say whether their direct messages are open.

        They have joined, whatever becomes of this: what cannot be noted now is found out again.
        None: nobody knows yet, and the hand will be tried.
        """
        opened: dict[str, bool | int] = {"dm_open": False}
        greeting: Sent | None = None
        try:
            async with asyncio.timeout(GREETING):
                greeting = await self._greet(player, page, nonce)
            opened = {"dm_open": True, "dm_channel_id": greeting.channel_id}
        except (DeliveryError, StorageError, TimeoutError) as error:
            code = "timeout" if isinstance(error, TimeoutError) else error.code
            if code not in UNREACHED:
                log.info("greeting not delivered: %s", code)
                return None
        with suppress(StorageError):
            await self._people.note_dm(player, stored.game.id, **opened)
            if greeting is not None:
                await self._note_greeting(player, greeting, stored)
        return bool(opened["dm_open"])

    async def _note_greeting(self, player: PlayerId, greeting: Sent, stored: StoredGame) -> None:
        """Note where somebody was greeted; who was forgotten meanwhile is promised no cards."""
        noted = await self._table.store.outbox.sent_besides(
            MessageKey(stored.game.id, 0, "greeting", player),
            stored.version,
            at=self._table.now(),
            channel_id=greeting.channel_id,
            message_id=greeting.message_id,
        )
        if not noted:
            with suppress(DeliveryError, TimeoutError):
                async with asyncio.timeout(GREETING):
                    await self.delete(greeting)

    async def _greet(self, player: PlayerId, page: Page, nonce: str) -> Sent:
        """Send a page to a person, in the channel that is known, or in a new one."""
        known = (await self._people.addressee(player)).dm_channel_id
        if known is not None:
            try:
                return await self._greet_in(known, page, nonce)
            except DeliveryError as error:
                if error.code != "channel-gone":
                    raise
        return await self._greet_in((await self._direct.open(player)).id, page, nonce)

    async def _greet_in(self, channel_id: int, page: Page, nonce: str) -> Sent:
        return Sent(channel_id, await self.post(channel_id, page, nonce))

    async def post(
        self, channel_id: int, page: Page, nonce: str, *, asked_by: PlayerId | None = None
    ) -> int:
        """Send a page that no transaction asked for; repeated with the nonce, it shows once.

        ``asked_by`` is who waits for it at a button. Returns the message's id.
        """
        files = await files_of(page, self._pictures, asked_by=asked_by)
        channel = self._client.get_partial_messageable(channel_id)
        async with faults():
            sent = await channel.send(
                view=detach(page.view), files=files, nonce=nonce, allowed_mentions=mentions(page)
            )
        return sent.id

    async def _content(
        self, key: MessageKey, delivery_key: str, stored: StoredGame
    ) -> tuple[dict[str, Any], str]:
        """Return what is to be sent, and the names of its pictures."""
        if key.purpose == "clip":
            return await self._clip(key, delivery_key, stored), ""
        page = await self._page(key, delivery_key, stored)
        content = {
            "view": detach(page.view),
            "files": await files_of(page, self._pictures),
            "allowed_mentions": mentions(page),
        }
        return content, page.pictures

    async def _clip(self, key: MessageKey, delivery_key: str, stored: StoredGame) -> dict[str, Any]:
        """Return a classic message: Components V2 have no player for sound."""
        clip = await self._table.clip(key.game, key.round)
        if clip is None:
            raise DeliveryError("message-gone")
        press = Press("hand", key.game, key.round, "submitting", delivery_key=delivery_key)
        texts = self._renderer.library.texts(stored.locale)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=texts("button-hand"), custom_id=press.encode()))
        view.stop()
        return {"view": view, "files": [SentOnce(io.BytesIO(clip.data), clip.name)]}

    async def _channel_for(self, key: MessageKey, stored: StoredGame) -> int:
        if not key.traits.direct or key.viewer is None:
            return stored.place.target_id
        if key.former.channel_id:
            return int(key.former.channel_id)
        person = await self._people.addressee(key.viewer)
        if person.dm_open is False:
            raise DeliveryError("closed")
        if person.dm_channel_id is not None:
            return person.dm_channel_id
        dm = await self._direct.open(key.viewer)
        if not await self._people.note_dm(key.viewer, key.game, dm_channel_id=dm.id):
            # Who was forgotten meanwhile: nothing would tell where to close what is sent to them.
            raise DeliveryError("closed")
        return dm.id

    async def _unreached(self, player: PlayerId, game: GameId, error: DeliveryError) -> None:
        """Take note that a direct message was refused; raise "later" where only its channel is old.

        The id that is kept of a person's channel may be one that Discord has forgotten.
        """
        if error.code == "channel-gone":
            person = await self._people.person(player)
            dm = await self._direct.open(player)
            if dm.id != person.dm_channel_id:
                await self._people.note_dm(player, game, dm_channel_id=dm.id)
                raise DeliveryError("later") from error
        await self._people.note_dm(player, game, dm_open=False)


def _reader(key: MessageKey) -> tuple[GameId, int, PlayerId | None]:
    """Return whom a message may lend its pictures to: who reads it, in its round."""
    return key.game, key.round, key.viewer


def _is_of_another_time(sent: str, shown: list[str]) -> bool:
    """Say whether a message shows pictures, and none of those that were sent, by name.

    A picture's name tells what it shows, and Discord answers a nonce that it knows with the message
    that it has.
    """
    return bool(sent and shown) and not {*sent.split()} & {*shown}
