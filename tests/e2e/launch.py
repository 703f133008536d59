"""Start the bot by the local Discord's clock and, if told so, let it die at an exact point.

``TEST_SEED`` fixes the secret seeds of games, so that two runs can be compared.
``TEST_CLOSING`` shortens the time in which the last voter may correct (whole seconds).
``TEST_BLITZ`` sets all times of the pace *blitz* (whole seconds).
``TEST_CONSTANTS`` (JSON) changes constants, as in ``{"worker.EDIT_EVERY": 0.5}``.
``TEST_KILL_AT`` names points and numbers, as in ``commit:7,request:12``: the process is killed
(SIGKILL) at its 7th commit or its 12th request, the next process at the other. Points are *commit*
(right after a transaction of the table), *outbox* (right after one of the outbox), *request* (right
before a request to Discord) and *answered* (right after one, before anybody heard of it). How many
of each there were is in ``counts.json`` beside the database once the bot has stopped by itself.
In a folder ``pictures`` there, if there is one, games of the same seed find their pictures drawn.
At SIGUSR1 the process writes how much it holds in memory to ``held.json`` there.
"""

import asyncio
import hashlib
import json
import os
import pickle
import re
import secrets
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot import bootstrap
from bot.client import DixitBot
from bot.commands import local_bot
from bot.engine.settings import Pace
from bot.service import (
    choices,
    computer_turns,
    computers,
    deadlines,
    delivery,
    execution,
    table,
    worker,
)
from bot.service.pictures import Picture, PictureSpec
from cards import maker
from cards.card import Art
from data.outbox import SqlOutbox
from data.unit_of_work import SqlUnitOfWork

MODULES = {
    "computer_turns": computer_turns,
    "computers": computers,
    "deadlines": deadlines,
    "delivery": delivery,
    "execution": execution,
    "table": table,
    "worker": worker,
}
SEED_BYTES = 32
HOME = Path(os.environ["DIXIT_DATABASE"]).parent


class Death:
    """Counts what happens at each point, and dies when told."""

    def __init__(self, kill_at: str) -> None:
        self.counts: Counter[str] = Counter()
        named = re.findall(r"([a-z]+):(\d+)", kill_at)
        self._due = [(point, int(number)) for point, number in named]

    def tick(self, point: str) -> None:
        self.counts[point] += 1
        if (point, self.counts[point]) in self._due:
            done = HOME / f"died-{point}-{self.counts[point]}"
            if not done.exists():
                done.touch()
                os.kill(os.getpid(), signal.SIGKILL)


def arm(death: Death) -> None:
    """Let the death watch transactions and requests."""
    watch(death, SqlUnitOfWork, "commit", after="commit")
    for name in ("claim", "attempting", "delivered", "edited", "renew", "retry", "fail"):
        watch(death, SqlOutbox, name, after="outbox")
    for owner in (HTTPClient, AsyncWebhookAdapter):  # the latter carries answers to interactions
        watch(death, owner, "request", before="request", after="answered")


def watch(death: Death, owner: type, name: str, *, before: str = "", after: str) -> None:
    """Let an asynchronous method tell when it begins and when it has ended."""
    method = getattr(owner, name)

    async def watched(self: Any, *args: Any, **options: Any) -> Any:
        if before:
            death.tick(before)
        result = await method(self, *args, **options)
        if name != "claim" or result:
            death.tick(after)
        return result

    setattr(owner, name, watched)


def show_what_is_held() -> None:
    """Let a signal write how many views, windows and tasks the bot holds."""
    wire = bootstrap.wire

    def watched(bot: DixitBot, *rest: Any) -> None:
        wire(bot, *rest)

        def write(*_: object) -> None:
            views = bot._connection._view_store
            held = {
                "views": sum(len(items) for items in views._views.values()),
                "windows": len(views._modals),
                "tasks": len(asyncio.all_tasks(bot.loop)),
                "running": len(bot.services.router._running),
            }
            (HOME / "held.tmp").write_text(json.dumps(held))
            (HOME / "held.tmp").rename(HOME / "held.json")

        signal.signal(signal.SIGUSR1, write)

    bootstrap.wire = watched


def kept(folder: Path, compose: Callable[..., Picture]) -> Callable[..., Picture]:
    """Let a picture that was drawn once, for whichever process, be read from a folder."""

    def read_or_draw(spec: PictureSpec, art: Art) -> Picture:
        name = hashlib.sha256(repr(spec).encode()).hexdigest()
        file = folder / name
        if not file.exists():
            # A draft of its own: two threads of one process may draw the same picture at once.
            with tempfile.NamedTemporaryFile(dir=folder, delete=False) as draft:
                pickle.dump(compose(spec, art), draft)
            Path(draft.name).rename(file)
        return pickle.loads(file.read_bytes())

    return read_or_draw


def prepare() -> None:
    """Fix what chance and waiting would make of each run."""
    if seed := os.environ.get("TEST_SEED"):
        fixed = (seed.encode() * SEED_BYTES)[:SEED_BYTES]
        # Of this module alone: leases, nonces and the ids of games must stay random.
        table.secrets = SimpleNamespace(
            token_bytes=lambda n: fixed if n == SEED_BYTES else secrets.token_bytes(n)
        )
    if (pictures := HOME / "pictures").is_dir():
        maker.compose = kept(pictures, maker.compose)
    for name, value in json.loads(os.environ.get("TEST_CONSTANTS", "{}")).items():
        module, _, constant = name.partition(".")
        getattr(MODULES[module], constant)  # fails for one that does not exist
        setattr(MODULES[module], constant, value)
    if seconds := int(os.environ.get("TEST_BLITZ", "0")):
        choices.PACES["blitz"] = Pace("blitz", seconds, seconds, seconds, seconds)
    if closing := os.environ.get("TEST_CLOSING"):
        for name, pace in choices.PACES.items():
            choices.PACES[name] = replace(pace, closing=int(closing))


if __name__ == "__main__":
    prepare()
    show_what_is_held()
    death = Death(os.environ.get("TEST_KILL_AT", ""))
    arm(death)
    code = local_bot.main()
    (HOME / "counts.json").write_text(json.dumps(death.counts))
    sys.exit(code)
