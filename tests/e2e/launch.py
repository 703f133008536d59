"""Start the bot by the local Discord's clock and, if told so, let it die at an exact point.

``TEST_SEED`` fixes the secret seeds of games, so that two runs can be compared.
``TEST_CLOSING`` shortens the time in which the last voter may correct (whole seconds).
``TEST_PAUSE`` sets the pause after a round, which ends by itself (whole seconds).
``TEST_BLITZ`` sets all times of the pace *blitz* (whole seconds).
``TEST_BY_CHANCE`` (1) lets computer players do without the model, which takes seconds to load.
``TEST_ANSWER_LATE`` (1) hands the answer to the first request on only once a bot that was told to
stop has closed its session, in which the next request is then made.
``TEST_CONSTANTS`` (JSON) changes constants, as in ``{"worker.EDIT_EVERY": 0.5}``.
``TEST_KILL_AT`` names points and numbers, as in ``commit:7,request:12``: the process is killed
(SIGKILL) at its 7th commit or its 12th request, the next process at the other. Points are *commit*
(right after a transaction of the table), *outbox* (right after one of the outbox), *request* (right
before a request to Discord), *answered* (right after one, before anybody heard of it) and *frame*
(right after the process that takes pictures in has said something). How many of each there were is
in ``counts.json`` beside the database once the bot has stopped by itself.
In a folder ``pictures`` there, if there is one, games of the same seed find their pictures drawn.
At SIGUSR1 the process writes to ``held.json`` there how much it holds in memory, and what it has
done so far: trips to the database's threads, loops' looks at what is due next among them, takings
of the right to write, the longest hold of its loop in milliseconds, and how many of a processor's
it worked at one go at most.
"""

import asyncio
import hashlib
import json
import os
import pickle
import re
import secrets
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot import bootstrap, client
from bot.cli import local_bot
from bot.client import DixitBot
from bot.engine.errors import StorageError
from bot.engine.settings import Pace
from bot.players import encoder
from bot.service import (
    choices,
    computer_turns,
    deadlines,
    delivery,
    downtime,
    due_loop,
    execution,
    fleet,
    subscribers,
    table,
    upkeep,
    worker,
)
from bot.service.pictures import Picture, PictureSpec
from bot.ui import direct_channels, pace, registration
from cards import maker, workshop
from cards.card import Art
from data import gathering
from data.connection import Connection
from data.outbox import SqlOutbox
from data.reads import SqlReads
from data.unit_of_work import SqlUnitOfWork
from data.writer import Writer
from tests.e2e.nursery import LEAVING

MODULES = {
    "client": client,
    "computer_turns": computer_turns,
    "deadlines": deadlines,
    "delivery": delivery,
    "direct_channels": direct_channels,
    "downtime": downtime,
    "due_loop": due_loop,
    "execution": execution,
    "fleet": fleet,
    "gathering": gathering,
    "pace": pace,
    "registration": registration,
    "subscribers": subscribers,
    "table": table,
    "upkeep": upkeep,
    "worker": worker,
}
SEED_BYTES = 32


def home() -> Path:
    """Return the folder of this bot's database and log."""
    return Path(os.environ["TEST_HOME"])


class Death:
    """Counts what happens at each point, and dies when told."""

    def __init__(self, kill_at: str) -> None:
        self.counts: Counter[str] = Counter()
        named = re.findall(r"([a-z]+):(\d+)", kill_at)
        self._due = [(point, int(number)) for point, number in named]

    def tick(self, point: str) -> None:
        self.counts[point] += 1
        if (point, self.counts[point]) in self._due:
            done = home() / f"died-{point}-{self.counts[point]}"
            if done.exists():
                return
            # Announced before it looks whether all have left: whoever leaves waits for a death that
            # was announced by then, and of two that come at once one is sure to see the other.
            done.touch()
            if (home() / LEAVING).exists():  # nobody starts it again, nothing is left to be lost
                done.unlink()
                return
            os.kill(os.getpid(), signal.SIGKILL)


def arm(death: Death) -> None:
    """Let the death watch transactions and requests."""
    watch(death, SqlUnitOfWork, "commit", after="commit")
    for name in ("claim", "attempting", "delivered", "edited", "renew", "retry", "fail"):
        watch(death, SqlOutbox, name, after="outbox")
    watch(death, workshop, "_frame", after="frame")
    for owner in (HTTPClient, AsyncWebhookAdapter):  # the latter carries answers to interactions
        watch(death, owner, "request", before="request", after="answered")


def watch(death: Death, owner: Any, name: str, *, before: str = "", after: str) -> None:
    """Let an asynchronous method, or function of a module, tell when it begins and has ended."""
    method = getattr(owner, name)

    async def watched(self: Any, *args: Any, **options: Any) -> Any:
        if before:
            death.tick(before)
        result = await method(self, *args, **options)
        if name != "claim" or result:
            death.tick(after)
        return result

    setattr(owner, name, watched)


TICK = 0.01


def counted(work: Counter[str], owner: type, name: str, what: str) -> None:
    """Count the calls of a method."""
    method = getattr(owner, name)

    def call(self: Any, *args: Any, **options: Any) -> Any:
        work[what] += 1
        return method(self, *args, **options)

    setattr(owner, name, call)


async def note_holds(work: Counter[str]) -> None:
    """Note the longest time by which the loop was late, and for which it worked at one go."""
    worked = time.thread_time()
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late = round(1000 * (time.perf_counter() - due))
        work["hold"] = max(work["hold"], late)
        before, worked = worked, time.thread_time()
        work["busy"] = max(work["busy"], round(1000 * (worked - before)))


def fill_the_disk() -> None:
    """Let nothing be committed while there is a file ``full`` beside the database."""
    commit = SqlUnitOfWork.commit

    async def refused(self: SqlUnitOfWork) -> None:
        if (home() / "full").exists():
            raise StorageError("storage-full")
        await commit(self)

    SqlUnitOfWork.commit = refused


def answer_late() -> None:
    """Let the answer to the first request be heard when the session has just been closed."""
    request, close = HTTPClient.request, HTTPClient.close
    answered, closed, refused = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def late(self: HTTPClient, *args: Any, **options: Any) -> Any:
        try:
            answer = await request(self, *args, **options)
        except RuntimeError:
            refused.set()
            raise
        answered.set()
        await closed.wait()
        return answer

    async def until_refused(self: HTTPClient) -> None:
        await answered.wait()
        await close(self)
        closed.set()
        await refused.wait()

    HTTPClient.request, HTTPClient.close = late, until_refused


def show_what_is_held() -> None:
    """Let a signal write how many views, windows and tasks the bot holds, and what it has done."""
    wire, work = bootstrap.wire, Counter[str]()
    counted(work, Connection, "run", "trips")
    counted(work, Connection, "undo", "trips")
    counted(work, SqlReads, "next_deadline", "looks")
    counted(work, SqlReads, "next_computer", "looks")
    counted(work, Writer, "begin", "takings")
    counted(work, Writer, "commit_group", "takings")

    def watched(bot: DixitBot, *rest: Any) -> None:
        wire(bot, *rest)
        noting = bot.loop.create_task(note_holds(work))

        def write(*_: object) -> None:
            views = bot._connection._view_store
            held = {
                "views": sum(len(items) for items in views._views.values()),
                "windows": len(views._modals),
                "tasks": len(asyncio.all_tasks(bot.loop) - {noting}),
                "running": len(bot.services.router._running),
                **work,
            }
            work["hold"] = work["busy"] = 0
            (home() / "held.tmp").write_text(json.dumps(held))
            (home() / "held.tmp").rename(home() / "held.json")

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
    if (pictures := home() / "pictures").is_dir():
        maker.compose = kept(pictures, maker.compose)
    if os.environ.get("TEST_ANSWER_LATE") == "1":
        answer_late()
    if os.environ.get("TEST_BY_CHANCE") == "1":
        encoder._MODULE = "not_installed"
    for name, value in json.loads(os.environ.get("TEST_CONSTANTS", "{}")).items():
        module, _, constant = name.partition(".")
        getattr(MODULES[module], constant)  # fails for one that does not exist
        setattr(MODULES[module], constant, value)
    if seconds := int(os.environ.get("TEST_BLITZ", "0")):
        choices.PACES["blitz"] = Pace("blitz", seconds, seconds, seconds, seconds)
    for name, one in choices.PACES.items():
        for what in ("closing", "pause"):
            if seconds := os.environ.get(f"TEST_{what.upper()}"):
                one = replace(one, **{what: int(seconds)})  # noqa: PLW2901
        choices.PACES[name] = one


def main() -> int:
    """Be the bot until it is stopped; return its exit code."""
    prepare()
    show_what_is_held()
    fill_the_disk()
    death = Death(os.environ.get("TEST_KILL_AT", ""))
    arm(death)
    code = local_bot.main()
    (home() / "counts.json").write_text(json.dumps(death.counts))
    return code
