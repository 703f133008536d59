"""Puts the rooms together: the only module, with the tests, that knows all of them."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.cli.database import waiting_for
from bot.client import DixitBot
from bot.engine.errors import PackError, StorageError
from bot.i18n import Library, installed
from bot.opponents import Opponents
from bot.service.computers import ComputerPlayers, Decider
from bot.service.deadlines import DeadlineScheduler
from bot.service.deck_editing import DeckEditor
from bot.service.deck_limits import DeckLimits
from bot.service.delivery import Dispatcher
from bot.service.departures import Departures
from bot.service.fleet import Fleet, Heard
from bot.service.history import HistoryService
from bot.service.invitations import InvitationService
from bot.service.people import PeopleService
from bot.service.pictures import Pictures
from bot.service.ports import Store, StoredGame
from bot.service.rebuilding import Rebuilding
from bot.service.server_decks import ServerDecks
from bot.service.servers import ServerService
from bot.service.statistics import StatisticsService
from bot.service.steady_clock import SteadyClock, no_leap
from bot.service.subscribers import SUBSCRIBERS
from bot.service.table import TableService
from bot.service.upkeep import Upkeep
from bot.service.uploads import MIB
from bot.settings import Settings
from bot.ui.deck_jobs import DeckJobs
from bot.ui.handlers import Handlers
from bot.ui.handlers.decks import DeckHandlers
from bot.ui.handlers.dependencies import Dependencies
from bot.ui.messenger import DiscordMessenger
from bot.ui.open_answers import OpenAnswers
from bot.ui.pace import SharedPace
from bot.ui.reachability import DiscordReachability
from bot.ui.registration import CommandRegistration
from bot.ui.renderer import Renderer
from bot.ui.router import InteractionRouter
from bot.ui.services import Services
from bot.watch.endpoint import Parts, watching
from bot.watch.measured import MeasuredDecider, MeasuredPictures
from bot.watch.metrics import Metrics
from cards.catalogue import Catalogue
from cards.maker import PictureMaker
from cards.workshop import Workshop
from data.address import ServerAddress
from data.connection import Timed
from data.opening import open_store
from data.store import SqlStore

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds after which who waits for the database looks again."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """What is waited for when the bot starts: a server that is not up and, as a spare, a bot."""

    given_up: asyncio.Event
    standby: bool = False

    def for_end_of(self, error: StorageError, settings: Settings) -> bool:
        """Say whether what keeps this process from the database may pass."""
        if self.given_up.is_set():
            return False
        if error.code == "storage-in-use":
            return self.standby
        return error.code == "storage-busy" and isinstance(settings.database, ServerAddress)


def point_at(settings: Settings) -> None:
    """Point discord.py at another Discord, if the settings name one."""
    if settings.api_base:
        Route.BASE = settings.api_base
    if settings.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.gateway_url)
    if settings.cdn_base:
        # Typed as a constant, so a plain assignment is refused.
        setattr(Asset, "BASE", settings.cdn_base)  # noqa: B010


@asynccontextmanager
async def open_bot(
    settings: Settings,
    now: Callable[[], float] = time.time,
    waiting: Waiting | None = None,
) -> AsyncIterator[DixitBot]:
    """Open database, decks and drawing, and yield a bot that is ready to connect.

    ``now`` tells the time in seconds since 1970. Raises StorageError if the database cannot be
    used, PackError (``no-decks``) if there is no deck, CannotServe if metrics cannot
    be served where they should be. What ``waiting`` waits for is no error until it is given up.
    """
    point_at(settings)
    library = installed()
    catalogue = open_decks(settings)
    metrics = Metrics()
    shards = settings.serves
    async with await _store_alone(settings, metrics.database, waiting) as store:
        trace, fleet = metrics.trace(), None
        if shards is not None:
            fleet = Fleet(shards, store, now)
        if settings.has_proxy:
            pace = SharedPace(lambda: 0)
        else:
            pace = SharedPace(lambda: fleet.processes if fleet else 1)
        pace.hold_back(trace)
        jobs = DeckJobs()
        decks = ServerDecks(store, catalogue, jobs.pictures)
        pictures = PictureMaker(catalogue, decks.pictures, workers=settings.picture_workers)
        metrics.count_of("dixit_pictures_found", "Pictures that were there", lambda: pictures.found)
        opponents = Opponents(catalogue, decks, settings.folder / "minds")
        try:
            async with DixitBot(settings, library, trace, fleet) as bot:
                forget = opponents.forget_others
                editor = DeckEditor(store, catalogue, limits(settings), now, forget)
                deck_handlers = DeckHandlers(editor, decks, Workshop(), jobs)
                drawn = MeasuredPictures(pictures, metrics.pictures)
                decider = MeasuredDecider(opponents, metrics.thinking)
                wire(bot, store, drawn, library, decider, now, decks, deck_handlers)
                bot.services.router.watch = metrics.handled
                bot.usurped = store.usurped
                if settings.metrics_port is None:
                    yield bot
                    return
                where = settings.metrics_host, settings.metrics_port
                parts = Parts(bot.is_connected, lambda: store.trouble)
                async with watching(*where, metrics, store.read, now, parts):
                    yield bot
        finally:
            opponents.close()
            pictures.close()


async def _store_alone(settings: Settings, timed: Timed, waiting: Waiting | None) -> SqlStore:
    """Open it as the only process with these shards, perhaps once that is possible."""
    said = ""
    while True:
        try:
            return await open_store(settings.database, timed, alone=True, shards=settings.serves)
        except StorageError as error:
            if waiting is None or not waiting.for_end_of(error, settings):
                raise
            if error.code != said:
                log.warning("%s", waiting_for(error, settings))
            said = error.code
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY):
                await waiting.given_up.wait()


def limits(settings: Settings) -> DeckLimits:
    """Return how much of decks is kept."""
    return DeckLimits(
        settings.server_deck_cards, settings.server_deck_mib * MIB, settings.all_decks_mib * MIB
    )


def open_decks(settings: Settings) -> Catalogue:
    """Open the installed decks; raise PackError (``no-decks``) if none of them can be used."""
    catalogue = Catalogue.open(settings.decks)
    if not catalogue.keys():
        raise PackError("no-decks", folders=", ".join(map(str, settings.decks)))
    return catalogue


def wire(
    bot: DixitBot,
    store: Store,
    pictures: Pictures,
    library: Library,
    decider: Decider,
    now: Callable[[], float],
    decks: ServerDecks,
    deck_handlers: DeckHandlers,
) -> None:
    """Give the bot its services."""
    fleet = bot.fleet

    def wake(stored: StoredGame | None) -> None:
        dispatcher.wake(stored)
        scheduler.wake(stored)
        computers.wake(stored)

    others = () if fleet is None else (fleet.telling(),)
    table = TableService(store, wake=wake, now=now, subscribers=SUBSCRIBERS + others)
    deck_handlers.when_changed(lambda deck: table.deck_changed(deck.guild_id, deck.id))
    people, servers = PeopleService(store, table), ServerService(store)
    invitations = InvitationService(store, table)
    renderer = Renderer(table, people, servers, invitations, library, decks)
    open_answers = OpenAnswers(table.load)
    messenger = DiscordMessenger(bot, table, people, renderer, pictures, open_answers)
    reachability = DiscordReachability(bot)
    departures = Departures(table, store, reachability)
    take_leap = now.take_leap if isinstance(now, SteadyClock) else no_leap
    scheduler = DeadlineScheduler(table, store, reachability, departures, take_leap, fleet)
    dispatcher = Dispatcher(table, store, messenger, suspect=departures.ask_about)
    computers = ComputerPlayers(table, store, decider, reachability.is_reachable)
    statistics = StatisticsService(store, now)
    history = HistoryService(store, now)
    deps = Dependencies(
        table,
        people,
        servers,
        invitations,
        statistics,
        history,
        departures,
        renderer,
        messenger,
        decks,
        library,
    )
    router = InteractionRouter(Handlers(deps, deck_handlers), library, pictures, open_answers)
    settings = bot.settings
    if fleet is not None:
        told = open_answers.moved, open_answers.hidden
        fleet.heard = Heard(partial(wake, None), people.drop, *told)
    registers = settings.sync_commands and (fleet is None or fleet.has_first)
    registration = CommandRegistration(bot, servers, settings.test_guild)
    bot.services = Services(
        router,
        table,
        dispatcher,
        scheduler,
        computers,
        departures,
        Rebuilding(store),
        Upkeep(store, now),
        registration if registers else None,
        fleet,
        settings.health_file,
    )
