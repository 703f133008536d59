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
            await local.wait_online(30.0)
            print(READY.format(url=local.url), flush=True)
            return await _until_stopped(bot)
        except TimeoutError:
            print("The bot did not come up; its messages above say why.", file=sys.stderr)
            return 1
        finally:
            if bot.returncode is None:
                bot.terminate()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(bot.wait(), 15.0)


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
