"""Puts the rooms together: the only module, with the tests, that knows all of them."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.client import DixitBot
from bot.engine.errors import StorageError
from bot.i18n import Library, installed
from bot.service.deadlines import DeadlineScheduler
from bot.service.delivery import Dispatcher
from bot.service.table import TableService
from bot.settings import Settings
from bot.ui.handlers import Handlers
from bot.ui.handlers.dependencies import Dependencies
from bot.ui.messenger import DiscordMessenger
from bot.ui.reachability import DiscordReachability
from bot.ui.renderer import Renderer
from bot.ui.reply import Greeter
from bot.ui.router import InteractionRouter
from bot.ui.services import Services
from cards.catalogue import Catalogue, open_deck
from cards.maker import PictureMaker
from cards.standin import make_standin_deck
from data.store import SqliteStore

log = logging.getLogger(__name__)

FULL_DECK = 84
"""Cards of a published deck, and what twelve players need."""
PLAIN = "plain"


def point_at(settings: Settings) -> None:
    """Point discord.py at another Discord, if the settings name one."""
    if settings.api_base:
        Route.BASE = settings.api_base
    if settings.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.gateway_url)
    if settings.cdn_base:
        # Typed as a constant, so a plain assignment is refused.
        setattr(Asset, "BASE", settings.cdn_base)  # noqa: B010


def clock_of(settings: Settings) -> Callable[[], float]:
    """Return what tells the time in seconds since 1970: with a local Discord, as that does."""
    file = settings.clock_file
    return time.time if file is None else lambda: time.time() + float(file.read_text())


@asynccontextmanager
async def open_bot(settings: Settings) -> AsyncIterator[DixitBot]:
    """Open database, decks and drawing, and yield a bot that is ready to connect.

    Raises StorageError if the database cannot be used.
    """
    point_at(settings)
    library = installed()
    catalogue = open_decks(settings)
    try:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError("storage-broken", reason=str(error)) from error
    async with await SqliteStore.open(settings.database) as store:
        pictures = PictureMaker(catalogue, workers=settings.picture_workers)
        try:
            async with DixitBot(settings, library) as bot:
                wire(bot, store, catalogue, pictures, library, clock_of(settings))
                yield bot
        finally:
            pictures.close()


def open_decks(settings: Settings) -> Catalogue:
    """Open the installed decks; too few cards for a full table are eked out with plain ones.

    Where those cannot be written, a line in the log says so, and there are fewer cards.
    """
    catalogue = Catalogue.open(settings.decks)
    if sum(len(catalogue.cards(key)) for key in catalogue.keys()) >= FULL_DECK:  # noqa: SIM118
        return catalogue
    folder = settings.database.parent / "decks"
    try:
        if not _is_whole(folder / PLAIN):
            make_standin_deck(folder, PLAIN, FULL_DECK)
    except OSError as error:
        log.warning("the plain cards cannot be written: %s", error)
    return Catalogue.open([*settings.decks, folder])


def _is_whole(deck: Path) -> bool:
    """Say whether the plain deck is there and nothing of it was lost, as on a full disk."""
    try:
        return len(open_deck(deck).entries) >= FULL_DECK
    except (OSError, ValueError):
        return False


def wire(
    bot: DixitBot,
    store: SqliteStore,
    catalogue: Catalogue,
    pictures: PictureMaker,
    library: Library,
    now: Callable[[], float],
) -> None:
    """Give the bot its services."""

    def wake() -> None:
        dispatcher.wake()
        scheduler.wake()

    table = TableService(store, wake=wake, now=now)
    renderer = Renderer(store, library, catalogue)
    messenger = DiscordMessenger(bot, store, renderer, pictures, now)
    dispatcher = Dispatcher(table, store, messenger)
    scheduler = DeadlineScheduler(table, store, DiscordReachability(bot))
    deps = Dependencies(table, store, renderer, messenger, catalogue, library, Greeter(store))
    router = InteractionRouter(Handlers(deps), library, pictures)
    bot.services = Services(router, table, store, dispatcher, scheduler, bot.settings.health_file)
