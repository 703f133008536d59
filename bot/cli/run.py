"""``python -m bot run``: connect to Discord and play."""

import argparse
import asyncio
import logging
import sys
import tomllib
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from importlib import metadata

import aiohttp
import discord
from discord.ext import commands

from bot.bootstrap import Waiting, open_bot
from bot.cli.collecting import collect_seldom
from bot.cli.database import why_unusable
from bot.cli.open_files import allow_open_files
from bot.cli.stopping import stop_signal
from bot.engine.errors import DixitError, PackError, StorageError
from bot.service.steady_clock import SteadyClock
from bot.settings import ROOT, Settings, read_settings, wants_json, warn_of_unknown
from bot.ui.network import LINE
from bot.watch.endpoint import CannotServe
from bot.watch.logs import formatter, in_a_line, tells_more

log = logging.getLogger(__name__)

HOW_TO_GET_ONE = """\
There is no token: make an application at https://discord.com/developers/applications, copy its \
bot token, and put DIXIT_TOKEN=... into a file .env here (see .env.example).
To try the bot without Discord and without a token, run: python -m bot playground"""
NOT_ACCEPTED = """\
Discord does not accept this token: it is mistyped, or was reset since. Copy it again from \
https://discord.com/developers/applications → your application → Bot → Reset Token."""

NO_DECK = """\
There is no deck of cards to play with in {folders}: put the project's cards/decks there, or name \
folders that hold decks in DIXIT_DECKS (see .env.example; "python -m bot deck check" says what is \
wrong with one)."""

WITHOUT_USE = frozenset({"database-newer", "postgres-missing"})
"""What is wrong with a database until somebody changes the program."""
ENDINGS = (*LINE, discord.DiscordException, DixitError, CannotServe)
"""What may end the bot that is explained in a sentence; anything else is a bug."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the one option; everything else is in the environment or in ``.env``."""
    parser.add_argument(
        "--standby",
        action="store_true",
        help="if another process plays with the database, wait until it is gone",
    )


def run(args: argparse.Namespace) -> int:
    """Run until stopped; return the exit code (see :func:`play`)."""
    return play(SteadyClock(), standby=args.standby)


def play(now: Callable[[], float], *, standby: bool = False) -> int:
    """Run by a clock until stopped, on ``standby`` once no other process plays.

    Returns 2 if it will be the same until somebody changes what is set or installed, 1 if it may
    pass, such as a disk that is full, and 0 if it was told to stop.
    """
    in_json = wants_json()
    settings = read_settings(partial(_say, in_json))
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(settings.log_format))
    if settings.log_level != "DEBUG":
        handler.addFilter(tells_more)
        handler.addFilter(in_a_line)
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    # discord.py never says more than INFO (see bot.client), and no more than is asked for.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    if unknown := warn_of_unknown():
        log.warning("%s", unknown)
    if settings.token is None or not settings.token.get_secret_value().strip():
        _say(in_json, HOW_TO_GET_ONE)
        return 2
    allow_open_files()
    log.info("version %s, database %s", _version(), settings.database)
    try:
        token = settings.token.get_secret_value().strip()
        asyncio.run(serve(settings, token, now, standby=standby))
    except ENDINGS as error:
        code, why = _explain(error, settings)
        _say(in_json, why)
        return code
    except Exception:
        log.critical("something that nobody thought of has ended the bot", exc_info=True)
        return 1
    return 0


def _say(in_json: bool, why: str) -> None:  # noqa: FBT001
    """Say what ends the bot: to people as it is, to machines in the form of the log."""
    if in_json:
        why = formatter("json").format(
            log.makeRecord(log.name, logging.CRITICAL, "", 0, why, (), None)
        )
    print(why, file=sys.stderr)


def _version() -> str:
    if not (ROOT / "pyproject.toml").is_file():  # installed as a package
        return metadata.version("dixit-bot")
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def _explain(error: Exception, settings: Settings) -> tuple[int, str]:
    """Return the exit code and the sentence for what ended the bot."""
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return 2, NOT_ACCEPTED
        case PackError():
            return 2, NO_DECK.format(**error.params)
        case StorageError():
            return 2 if error.code in WITHOUT_USE else 1, why_unusable(error, settings)
        case discord.DiscordException() | aiohttp.ClientError() | ConnectionError():
            return 1, f"Discord has ended the connection: {error}"
        case _:
            return 1, f"The bot cannot start, or go on: {error}"


async def serve(settings: Settings, token: str, now: Callable[[], float], *, standby: bool) -> None:
    """Run the bot until it is told to stop, be it while it starts or is already stopping.

    Raises StorageError (``taken-over``) if another process has come to play in its stead.
    """
    told = stop_signal()
    async with AsyncExitStack() as opened:
        try:
            waiting = Waiting(told, standby)
            bot = await opened.enter_async_context(open_bot(settings, now, waiting))
        except StorageError:
            if told.is_set():
                log.info("stopped while %s", "standing by" if standby else "starting")
                return
            raise
        collect_seldom()
        playing = asyncio.create_task(bot.play(token))
        ends = [asyncio.create_task(event.wait()) for event in (told, bot.usurped)]
        await asyncio.wait((playing, *ends), return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()
        cut: tuple[type[BaseException], ...] = ()
        if not playing.done():
            await bot.stop()
            playing.cancel()
            # While it started: aiohttp says of a session that is closed that it is a RuntimeError.
            cut = (asyncio.CancelledError, *LINE, discord.DiscordException, RuntimeError)
        try:
            with suppress(*cut):
                await playing
        except commands.ExtensionFailed as failure:
            raise failure.original from failure
        if bot.usurped.is_set():
            raise StorageError("taken-over")
    log.info("stopped")
