"""``python -m bot playground``: the local Discord, the bot as its client, and a page to play on."""

import argparse
import asyncio
import contextlib
import os
import sys

from bot.cli.arguments import whole
from bot.cli.stopping import stop_signal
from bot.playground.demo import furnish
from bot.playground.server import LocalDiscord
from bot.settings import ROOT

PORT = 8910
PATIENCE, A_DAY = 20.0, 86_400.0
"""Seconds after which it is said that the bot takes long, and in which it surely starts."""
READY = """\

  Dixit is ready: open {url} in a browser.

  Press "Play now with three computer players", or "Open a lobby" for friends.
  To be two, open a second window and choose another name under "You are" there.
  Ctrl+C ends it, and all of its games: channels and messages are not kept.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Take a port and a database."""
    parser.add_argument(
        "--port", type=whole(1, 65_535), default=PORT, help="of the page (default %(default)s)"
    )
    parser.add_argument("--database", help="the bot's database, to look at afterwards")


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl+C; 1 if the port is taken or the bot does not come up."""
    try:
        return asyncio.run(serve(args.port, args.database))
    except OSError as error:
        print(f"The page cannot be served on port {args.port}: {error}", file=sys.stderr)
        print("Try another one: python -m bot playground --port 8911", file=sys.stderr)
        return 1


async def serve(port: int, database: str | None) -> int:
    """Run server and bot until told to stop; return the exit code."""
    async with LocalDiscord(port) as local:
        furnish(local.world)
        bot = await start_bot(local, database)
        try:
            if not await comes_up(local, bot):
                print("The bot did not come up; its messages above say why.", file=sys.stderr)
                return 1
            print(READY.format(url=local.url), flush=True)
            return await _until_stopped(bot)
        finally:
            if bot.returncode is None:
                bot.terminate()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(bot.wait(), 15.0)


async def comes_up(local: LocalDiscord, bot: asyncio.subprocess.Process) -> bool:
    """Wait until the bot is connected, however slow the machine is; False if it ends before."""
    online = asyncio.create_task(local.wait_online(A_DAY))
    ended = asyncio.create_task(bot.wait())
    for patience in (PATIENCE, None):
        done, _ = await asyncio.wait(
            (online, ended), timeout=patience, return_when=asyncio.FIRST_COMPLETED
        )
        if done:
            break
        print("The bot is still starting: a busy machine takes a while.", file=sys.stderr)
    online.cancel()
    ended.cancel()
    return online in done


async def start_bot(local: LocalDiscord, database: str | None) -> asyncio.subprocess.Process:
    """Start the bot with another Discord's addresses and clock, and a database."""
    environment = os.environ | {
        **local.environment,
        "DIXIT_DATABASE": database or str(ROOT / "data" / "var" / "playground.sqlite3"),
        "DIXIT_LOG_LEVEL": os.environ.get("DIXIT_LOG_LEVEL", "WARNING"),
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.cli.local_bot", cwd=ROOT, env=environment
    )


async def _until_stopped(bot: asyncio.subprocess.Process) -> int:
    told = stop_signal()
    stopped, ended = asyncio.create_task(told.wait()), asyncio.create_task(bot.wait())
    await asyncio.wait((stopped, ended), return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    if ended.done():
        print("The bot has stopped; its messages above say why.", file=sys.stderr)
        return 1
    ended.cancel()
    return 0
