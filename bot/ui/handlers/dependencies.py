"""What every part of the handlers works with, and how it finds the game that is meant."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

from bot.engine.errors import GameNotFound, PhaseError, StaleAction, StorageError
from bot.engine.hosting import is_host, not_host
from bot.i18n import Library
from bot.service.departures import Departures
from bot.service.hidden_cards import without_hidden
from bot.service.history import HistoryService
from bot.service.invitations import InvitationService
from bot.service.people import PeopleService
from bot.service.pictures import Decks
from bot.service.ports import MessageKey, StoredGame
from bot.service.server_decks import ServerDecks
from bot.service.servers import ServerService
from bot.service.statistics import StatisticsService
from bot.service.table import Origin, PhaseRef, TableService
from bot.ui.codec import Press
from bot.ui.messenger import DiscordMessenger
from bot.ui.page import Addresses, Page, RenderContext
from bot.ui.posted import Nearest
from bot.ui.renderer import Renderer
from bot.ui.reply import Reply


class AnswerLock:
    """Lets the answers that change one message come one after the other.

    Of two that cross the older one would stay on the screen: whoever comes last shows the newest
    game that any of them brought about.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._newest: StoredGame | None = None

    @asynccontextmanager
    async def held(self, stored: StoredGame) -> AsyncIterator[StoredGame]:
        """Wait for the lock; yield the game to show, which is ``stored`` or a newer version."""
        if self._newest is None or self._newest.version < stored.version:
            self._newest = stored
        async with self._lock:
            yield self._newest


class AnswerLocks:
    """The locks of messages that are being changed; one is to be got before the action."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, AnswerLock] = WeakValueDictionary()

    def of(self, reply: Reply) -> AnswerLock:
        """Return the lock of the message that was pressed."""
        message = reply.interaction.message
        key = reply.interaction.id if message is None else message.id
        return self._locks.setdefault(key, AnswerLock())


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Shared by all parts; holds no game."""

    table: TableService
    people: PeopleService
    servers: ServerService
    invitations: InvitationService
    statistics: StatisticsService
    history: HistoryService
    departures: Departures
    renderer: Renderer
    messenger: DiscordMessenger
    server_decks: ServerDecks
    library: Library
    answer_locks: AnswerLocks = field(default_factory=AnswerLocks)

    @property
    def decks(self) -> Decks:
        """The installed decks."""
        return self.server_decks.house

    async def context(self, reply: Reply, stored: StoredGame) -> RenderContext:
        """Return the game as the presser may see it, in their language.

        An answer in the channel shows what stands there, whatever was pressed: a ballot that is
        opened from one's hand must not leave its numbers to be taken for the hand's.
        """
        context = await self.renderer.private(
            stored,
            reply.player,
            reply.interaction.locale.value,
            direct=reply.direct,
            delivery_key=reply.delivery_key,
        )
        seen: Addresses = reply.posted
        if not reply.direct:  # a direct message may be looked at for longer than an address lasts
            seen = Nearest(seen, self.messenger.posted)
        return replace(context, posted=seen)

    async def shown(self, came_from: Origin, stored: StoredGame, page: Page) -> None:
        """Note that an answer has brought its message up to date; else the outbox does it again.

        What was asked for is done and said, so nobody is told if this cannot be saved.
        """
        with suppress(StorageError):
            await self.table.shown(came_from, stored.version, page.pictures)

    async def as_it_was(self, stored: StoredGame, press: Press) -> StoredGame:
        """Return the game as a message shows it: of an old one as its round left it.

        For a hand, as its phase did. Raises StaleAction if there is nothing left of that round.
        """
        if press.round == stored.game.round:
            return stored
        past = [moment.game for moment in await self.table.past.round(press.game, press.round)]
        if not past:
            raise StaleAction("stale-round", round=press.round)
        # A board is looked at when its round is over: a clue may have been removed meanwhile.
        of_hand = press.phase in {"storytelling", "submitting"}
        held = [state for state in past if of_hand and state.phase.kind == press.phase]
        return replace(stored, game=without_hidden((held or past)[-1], stored))

    async def clue_context(self, reply: Reply, stored: StoredGame) -> RenderContext:
        """Return a context that knows whether the server takes files with clues."""
        server = await self.servers.settings(stored.place.guild_id)
        return replace(await self.context(reply, stored), clips=server.clips)

    async def game_here(self, reply: Reply) -> StoredGame:
        """Return the game of the channel or thread; in a direct message, the person's only game.

        Raises GameNotFound: ``no-game-here``, ``no-game-of-yours`` or ``several-games``.
        """
        channel_id = reply.interaction.channel_id
        if not reply.direct and channel_id is not None:
            stored = await self.table.last_game_in(channel_id)
            if stored is None:
                raise GameNotFound("no-game-here")
            return stored
        match await self.people.games_of(reply.player):
            case ():
                raise GameNotFound("no-game-of-yours")
            case (only,):
                return only
            case _:
                raise GameNotFound("several-games")


class HandlerGroup:
    """Handlers that belong together."""

    def __init__(self, deps: Dependencies) -> None:
        self._deps = deps


def origin(reply: Reply, press: Press | None = None, answered: MessageKey | None = None) -> Origin:
    """Return where an action comes from; a press is held to its round and phase."""
    phase_ref = None if press is None else PhaseRef(press.round, press.phase)
    message = reply.interaction.message
    return Origin(reply.interaction.id, phase_ref, answered, message.id if message else None)


def check_steers(reply: Reply, stored: StoredGame) -> None:
    """Raise PhaseError if all is over, SeatError unless the presser is the host or moderates."""
    if stored.game.phase.kind == "finished":
        raise PhaseError("game-over")
    if not is_host(stored.game, reply.player) and not reply.moderates(stored.place):
        raise not_host(stored.game)
