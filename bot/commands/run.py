"""``python -m bot run``: connect to Discord and play."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys

import aiohttp
import discord
from discord.ext import commands

from bot.bootstrap import open_bot
from bot.client import DixitBot
from bot.engine.errors import DixitError, StorageError
from bot.settings import Settings, read_settings

log = logging.getLogger(__name__)

HOW_TO_GET_ONE = """\
There is no token: make an application at https://discord.com/developers/applications, copy its \
bot token, and put DIXIT_TOKEN=... into a file .env here (see .env.example).
To try the bot without Discord and without a token, run: python -m bot playground"""
NOT_ACCEPTED = """\
Discord does not accept this token: it is mistyped, or was reset since. Copy it again from \
https://discord.com/developers/applications → your application → Bot → Reset Token."""

UNUSABLE = {
    "database-newer": "a newer version of the bot has used it: update the bot",
    "storage-broken": "it cannot be read or written: look at the file and its permissions",
    "storage-busy": "something else holds it locked: is another bot running?",
    "storage-full": "the disk is full: make room",
}
"""Why the database cannot be used, and what to do (``StorageError`` has the codes)."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Take no options: everything is in the environment or in ``.env``."""
    del parser


def run(_args: argparse.Namespace) -> int:
    """Run until stopped; 2 without a usable token, 1 if the database cannot be used."""
    settings = read_settings()
    logging.basicConfig(
        level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    # discord.py never says more than INFO (see bot.client), and no more than is asked for.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    if settings.token is None or not settings.token.get_secret_value().strip():
        print(HOW_TO_GET_ONE, file=sys.stderr)
        return 2
    try:
        asyncio.run(serve(settings, settings.token.get_secret_value().strip()))
    except discord.LoginFailure:
        print(NOT_ACCEPTED, file=sys.stderr)
        return 2
    except (aiohttp.ClientError, OSError) as error:
        print(f"Discord cannot be reached: {error}", file=sys.stderr)
        return 1
    except StorageError as error:
        why = f"{UNUSABLE.get(error.code, error.code)} {error.params.get('reason', '')}".rstrip()
        print(f"The database {settings.database} cannot be used: {why}", file=sys.stderr)
        return 1
    except DixitError as error:
        print(f"The bot cannot start: {error}", file=sys.stderr)
        return 1
    return 0


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until it is told to stop by SIGTERM or SIGINT."""
    async with open_bot(settings) as bot:
        stopping = asyncio.create_task(_stopped_by_signal(bot))
        try:
            await bot.start(token)
        except commands.ExtensionFailed as failure:
            raise failure.original from failure
        finally:
            stopping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await stopping


async def _stopped_by_signal(bot: DixitBot) -> None:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, told.set)
    await told.wait()
    await bot.stop()
