"""``python -m bot check``: everything that can be known to be wrong before people play."""

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator

import aiohttp
import discord

from bot.bootstrap import point_at
from bot.cli.database import why_missing, why_unusable
from bot.cli.live import try_live
from bot.cli.run import NO_DECK
from bot.cli.surroundings import Finding, surroundings
from bot.engine.errors import StorageError
from bot.players.encoder import PACKAGE, is_installed
from bot.settings import Settings, read_settings, warn_of_unknown
from bot.ui.permissions import NEEDED, NEEDED_IN_THREADS
from cards.catalogue import Catalogue
from cards.type import Face, font
from data.opening import open_store

INVITED = (
    NEEDED | NEEDED_IN_THREADS | discord.Permissions(embed_links=True, create_public_threads=True)
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Take a channel in which to try what no simulation can prove."""
    parser.add_argument(
        "--live",
        metavar="CHANNEL",
        type=_channel,
        help="also post, edit and delete in the channel with this id",
    )


def _channel(text: str) -> int:
    if text.isdecimal():
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text!r} is no channel's id, which is a number: switch on Developer Mode in Discord's "
        "settings (Advanced), click the channel with the right button and take Copy Channel ID"
    )


def run(args: argparse.Namespace) -> int:
    """Print a line per finding; 1 if one of them keeps people from playing."""
    return asyncio.run(examine(read_settings(), args.live))


async def examine(settings: Settings, live: int | None) -> int:
    """Run all checks and return the exit code."""
    point_at(settings)
    well = True
    if unknown := warn_of_unknown():
        print(f"WARN  settings: {unknown}", file=sys.stderr)
    async for fine, text in _findings(settings, live):
        well = well and fine
        print(f"{'ok  ' if fine else 'FAIL'}  {text}", file=sys.stdout if fine else sys.stderr)
    return 0 if well else 1


async def _findings(settings: Settings, live: int | None) -> AsyncIterator[Finding]:
    for check in (_database, _decks, _fonts, _computers):
        async for finding in check(settings):
            yield finding
    for finding in surroundings(settings):
        yield finding
    token = settings.token.get_secret_value().strip() if settings.token else ""
    if not token:
        yield False, "token: none is set (DIXIT_TOKEN); see .env.example"
        return
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield False, "token: Discord does not accept it"
            return
        except (discord.HTTPException, aiohttp.ClientError) as error:
            yield False, f"token: Discord cannot be reached ({error})"
            return
        async for finding in _account(client):
            yield finding
        if live is not None:
            async for finding in try_live(client, live):
                yield finding


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    is_new = why_missing(settings.database) is not None
    try:
        async with await open_store(settings.database) as store:
            games = (await store.read.overview(time.time())).games
            clocks = await store.read.running_clocks()
            broken = await store.read.unreadable_games()
    except StorageError as error:
        yield False, f"database: {why_unusable(error, settings)}"
    else:
        how = "is new: there was none, and an empty one was made" if is_new else "opens"
        open_games = f"open games: {sum(games.values())}, {len(clocks)} of them with a clock"
        yield True, f"database: {settings.database} {how}; {open_games} that runs"
        for game, why in broken:
            yield False, f"database: game {game} cannot be read and does not go on: {why}"


async def _decks(settings: Settings) -> AsyncIterator[Finding]:
    for folder in settings.decks:
        if not folder.is_dir():
            yield False, f"decks: there is no folder {folder} (DIXIT_DECKS)"
    catalogue = Catalogue.open(settings.decks)
    keys = catalogue.keys()
    for key in keys:
        yield True, f"deck: {key} ({catalogue.title(key, 'en')}), {len(catalogue.cards(key))} cards"
    if not keys:
        places = ", ".join(str(folder) for folder in settings.decks)
        yield False, NO_DECK.format(folders=places)


async def _fonts(_settings: Settings) -> AsyncIterator[Finding]:
    for face in Face:
        try:
            font(face, 20)
        except OSError as error:
            yield False, f"font: {face.value}: {error}"
        else:
            yield True, f"font: {face.value}"


async def _computers(_settings: Settings) -> AsyncIterator[Finding]:
    # People can play without, so that it is never a failure.
    if is_installed():
        yield True, f"computer players: {PACKAGE} is installed; they play by meaning"
    else:
        yield True, f"computer players: {PACKAGE} is not installed; they play by chance"


async def _account(client: discord.Client) -> AsyncIterator[Finding]:
    information = await client.application_info()
    yield True, f"token: belongs to {information.name}"
    yield True, "intents: only guilds is used, which needs no approval"
    guilds = [guild async for guild in client.fetch_guilds(limit=200)]
    yield True, f"servers: {len(guilds)}"
    link = discord.utils.oauth_url(
        information.id, permissions=INVITED, scopes=("bot", "applications.commands")
    )
    yield True, f"invite: {link}"
