"""What every part of the handlers works with, and how it finds the game that is meant."""

import asyncio
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from bot.engine.errors import GameNotFound
from bot.engine.ids import GameId
from bot.i18n import Library
from bot.service.pictures import Decks
from bot.service.ports import MessageKey, Store, StoredGame
from bot.service.table import Origin, PhaseRef, TableService
from bot.ui.codec import Press
from bot.ui.messenger import DiscordMessenger
from bot.ui.page import RenderContext
from bot.ui.renderer import Renderer
from bot.ui.reply import Greeter, Reply


class Turns:
    """Lets the answers that change one message come one after the other.

    Of two that cross the older one would stay on the screen. Whoever has the turn shows the game
    as it is by then.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def at(self, reply: Reply) -> asyncio.Lock:
        """Return the lock of the message that was pressed."""
        message = reply.interaction.message
        key = reply.interaction.id if message is None else message.id
        return self._locks.setdefault(key, asyncio.Lock())


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Shared by all parts; holds no game."""

    table: TableService
    store: Store
    renderer: Renderer
    messenger: DiscordMessenger
    decks: Decks
    library: Library
    greeter: Greeter
    turns: Turns = field(default_factory=Turns)

    async def context(self, reply: Reply, stored: StoredGame) -> RenderContext:
        """Return the game as the presser may see it, in their language."""
        return await self.renderer.private(
            stored,
            reply.player,
            reply.interaction.locale.value,
            self.table.now(),
            direct=reply.direct,
            delivery_key=reply.delivery_key,
        )

    async def game_here(self, reply: Reply) -> StoredGame:
        """Return the game of the channel or thread; in a direct message, the person's only game.

        Raises GameNotFound: ``no-game-here``, ``no-game-of-yours`` or ``several-games``.
        """
        channel_id = reply.interaction.channel_id
        async with self.store.begin() as uow:
            if not reply.direct and channel_id is not None:
                stored = await uow.last_game_in(channel_id)
                if stored is None:
                    raise GameNotFound("no-game-here")
                return stored
            games = await uow.games_of(reply.player)
        match games:
            case ():
                raise GameNotFound("no-game-of-yours")
            case (only,):
                return only
            case _:
                raise GameNotFound("several-games")

    async def game(self, game: GameId) -> StoredGame:
        """Return the game that a button names."""
        return await self.table.load(game)


def origin(reply: Reply, press: Press | None = None, answered: MessageKey | None = None) -> Origin:
    """Return where an action comes from; a press is held to its round and phase."""
    moment = None if press is None else PhaseRef(press.round, press.phase)
    message = reply.interaction.message
    return Origin(reply.interaction.id, moment, answered, message.id if message else None)
