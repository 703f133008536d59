"""Every press and every sent modal comes in here, is acknowledged, and ends in an answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.engine.errors import (
    DixitError,
    GameNotFound,
    RequestError,
    SeatError,
    StaleAction,
    StorageError,
)
from bot.engine.projection import view_for
from bot.i18n import Library
from bot.service.pictures import Pictures
from bot.service.ports import StoredGame
from bot.ui import presenters
from bot.ui.codec import Press, decode
from bot.ui.copies import Interaction
from bot.ui.deck_jobs import decode_deck
from bot.ui.handlers import Handlers
from bot.ui.handlers.steering import answers_leaving
from bot.ui.history_press import decode_history
from bot.ui.network import LINE, NETWORK
from bot.ui.one_by_one import OneByOne
from bot.ui.open_answers import OpenAnswers
from bot.ui.permissions import check_permissions, check_permissions_in
from bot.ui.presenters.people import find
from bot.ui.reply import Reply
from bot.ui.share_press import decode_share
from bot.ui.submitted import custom_id_of, selected, submitted_files, submitted_texts, typed_texts
from bot.ui.verbs import VERBS, Pressed, Verb

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Handled:
    """A press, a window or a command that was dealt with; nothing in it says whose."""

    verb: str
    """What was asked for: a verb, or a command with its group."""
    refusal: str
    """The code it was refused with, or nothing."""
    acknowledged: float | None
    """Seconds until Discord had heard of us; None: it never did."""
    answered: float
    """Seconds until what it did was durable and the presser was told."""


class InteractionRouter:
    """Routes by ``custom_id``; nothing is registered per message, so restarts change nothing."""

    def __init__(
        self,
        handlers: Handlers,
        library: Library,
        pictures: Pictures,
        open_answers: OpenAnswers,
    ) -> None:
        self.handlers = handlers
        self._library = library
        self._pictures = pictures
        self._open_answers = open_answers
        self._one_by_one = OneByOne()
        self._running: set[asyncio.Task[None]] = set()
        self.watch: Callable[[Handled], None] = lambda _: None
        """Is told of everything that was dealt with."""

    def reply(self, interaction: Interaction) -> Reply:
        """Return the answer side of an interaction."""
        people = self.handlers.deps.people
        return Reply(
            interaction,
            self._library,
            self._pictures,
            people,
            self._open_answers,
            self._one_by_one,
        )

    async def on_interaction(self, interaction: Interaction) -> None:
        """Deal with a component or a modal; commands go through the command tree."""
        component = interaction.type is discord.InteractionType.component
        if not component and interaction.type is not discord.InteractionType.modal_submit:
            return
        reply = self.reply(interaction)
        await self.run(reply, self._routed(reply, custom_id_of(interaction)))

    async def _routed(self, reply: Reply, custom_id: str) -> None:
        to = self.handlers
        if (about_deck := decode_deck(custom_id)) is not None:
            sent = reply.interaction
            await to.decks.press(reply, about_deck, submitted_texts(sent), submitted_files(sent))
        elif (about_past := decode_history(custom_id)) is not None:
            await to.memory.turn(reply, about_past, selected(reply.interaction))
        elif (shared := decode_share(custom_id)) is not None:
            await to.memory.share(reply, shared)
        elif (asked := presenters.decode_forget(custom_id)) is not None:
            await to.info.forget_me(reply, asked)
        elif custom_id in {presenters.FORGET_NOBODY, presenters.KEEP}:
            await reply.take_away()
        elif (removal := presenters.decode_removal(custom_id)) is not None:
            await to.server.remove_remembered(reply, *removal)
        else:
            await self._dealing(reply, decode(custom_id))

    async def run(self, reply: Reply, work: Awaitable[None]) -> None:
        """Run one piece of work so that whatever happens, the presser gets an answer."""
        task = asyncio.current_task()
        if task is not None:
            self._running.add(task)
        if reply.interaction.command is not None:
            log.info("interaction %(interaction)s: /%(verb)s", _named(reply))
        self._open_answers.hold(reply.interaction)
        try:
            await work
        except DixitError as error:
            if isinstance(error, StorageError):
                log.warning("interaction %(interaction)s: %(why)s", _named(reply, why=error.code))
            await self._answer(reply, error)
        except NETWORK as error:
            why = type(error).__name__
            log.warning("interaction %(interaction)s: %(why)s", _named(reply, why=why))
            # Else nobody can be told any more, or it is done and would be said to have failed.
            if reply.acknowledged and not (reply.answered and isinstance(error, LINE)):
                await self._answer(reply, RequestError("unexpected"))
        except Exception:
            log.exception("interaction %(interaction)s failed", _named(reply))
            await self._answer(reply, RequestError("unexpected"))
        finally:
            await self._open_answers.release(reply.interaction)
            if task is not None:
                self._running.discard(task)
            asked = _verb_of(reply.interaction)
            self.watch(Handled(asked, reply.refusal, *reply.took))

    async def drain(self, seconds: float) -> None:
        """Wait for the work under way, for at most so long; nothing new is brought meanwhile."""
        await asyncio.sleep(0)  # what came last has begun then
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)

    async def _answer(self, reply: Reply, error: DixitError) -> None:
        try:
            await reply.refuse(error, typed_texts(reply.interaction.data or {}))
        except NETWORK as failure:
            about = _named(reply, why=str(failure))
            log.warning("interaction %(interaction)s: no answer (%(why)s)", about)

    async def _dealing(self, reply: Reply, press: Press | None) -> None:
        verb = None if press is None else VERBS.get(press.verb)
        if press is None or verb is None:
            raise RequestError("malformed-id")
        log.info(
            "interaction %(interaction)s: %(verb)s in game %(game)s, round %(round)s",
            _named(reply, game=press.game, round=press.round),
        )
        if verb.first is not None:
            await verb.first(reply, press)
        # Else not acknowledged yet: the answer may be a modal. Reading waits for nobody who writes.
        stored = await self.handlers.deps.table.load(press.game)
        reply.at_table(stored)
        _check_place(reply, verb, stored, press)
        try:
            await verb.handle(self.handlers, Pressed(reply, stored, press))
        except StaleAction as error:
            reply.refusal = error.code
            await self.handlers.late.answer(reply, press, error)
        # Lost in mid-game: the answer still arrives, but the game's own messages do not.
        if reply.direct:
            check_permissions_in(reply.interaction.client, stored.place)
        else:
            check_permissions(reply.interaction)


def _named(reply: Reply, **more: str | int) -> dict[str, str | int]:
    """Return what a line of the log names of an interaction: never who it was."""
    return {"interaction": reply.interaction.id, "verb": _verb_of(reply.interaction), **more}


def _verb_of(interaction: Interaction) -> str:
    """Return what was asked for, one of few words whatever somebody sends."""
    if interaction.command is not None:
        return interaction.command.qualified_name
    custom_id = custom_id_of(interaction)
    press = decode(custom_id)
    if press is not None and press.verb in VERBS:
        return press.verb
    of_others = {"deck": decode_deck, "history": decode_history, "share": decode_share}
    return next((name for name, read in of_others.items() if read(custom_id)), "other")


def _check_place(reply: Reply, verb: Verb, stored: StoredGame, press: Press) -> None:
    """Raise what is wrong with where a press comes from.

    From elsewhere than the game's channel, GameNotFound. From direct messages only those who
    play may act, and only on what direct messages offer: others may not even be of the server. Who
    has just left may say once more that they do.
    """
    if not reply.direct:
        here = (reply.interaction.guild_id, reply.interaction.channel_id)
        if here != (stored.place.guild_id, stored.place.target_id):
            raise GameNotFound("game-not-found")
        return
    plays = find(view_for(stored.game, reply.player), reply.player) is not None
    if not plays and not answers_leaving(press):
        raise SeatError("not-seated")
    if not verb.direct:
        raise RequestError("not-in-a-server")
