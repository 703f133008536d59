"""Processes to be killed: ``python -m tests.data.child WHAT FOLDER ...``.

Python is started once and forks, because its start is what takes time.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bot.service.ports import ClipFile, MessageKey
from data import connection
from data.connection import _BatchConnection
from data.store import SqliteStore
from tests.data.games import ANNA, GUILD, NOW, after, game_id, opened, submitting, told
from tests.data.games import lobby as new_lobby

log = logging.getLogger(__name__)
INTERACTION = 77
HAND, BOARD = MessageKey(game_id(), 1, "hand", ANNA), MessageKey(game_id(), 1, "board")
CLIP = ClipFile("song.ogg", "audio/ogg", b"\x00" * 10_000)
CHANNEL, MESSAGE = 11, 22
LEASE = 30.0
RECORD = '{"a":1}'


async def act(store: SqliteStore):
    """An action with everything in it."""
    async with store.begin() as uow:
        found = await uow.games.get_for_update(game_id(), INTERACTION)
        assert found is not None
        stored, seen = found
        assert not seen
        await uow.servers.get(GUILD)
        await uow.games.save(submitting(stored), told(), NOW + 1)
        await uow.seen.add(INTERACTION, NOW + 1)
        await uow.clips.add(game_id(), 1, CLIP)
        await uow.messages.invalidate([HAND, BOARD], stored.version + 1, NOW + 1)
        await uow.commit()


async def deliver(store: SqliteStore):
    """The way of a message that is wanted already."""
    [delivery] = await store.outbox.claim(NOW, LEASE)
    await store.outbox.delivered(
        delivery, version=2, channel_id=CHANNEL, message_id=MESSAGE, at=NOW
    )


async def tidy(store: SqliteStore):
    """Pack a game, which is over."""
    assert await store.tidy()


async def count(store: SqliteStore, rounds: int):
    """Save over and over, whoever else does so."""
    for _ in range(rounds):
        async with store.begin() as uow:
            stored = await uow.games.get(game_id())
            assert stored is not None
            await asyncio.sleep(0)
            await uow.games.save(after(stored, round=stored.game.round + 1), told(), NOW)
            await uow.commit()


async def tell(store: SqliteStore):
    """Save without end, and say each version as soon as it is accepted."""
    while True:
        async with store.begin() as uow:
            stored = await uow.games.get(game_id())
            assert stored is not None
            await uow.games.save(after(stored), told(), NOW)
            await uow.messages.invalidate([BOARD], stored.version + 1, NOW)
            await uow.commit()
        sys.stdout.write(f"{stored.version + 1}\n")
        sys.stdout.flush()


async def make(path: Path):
    """A database with one game, two of whose messages are wanted by version 1."""
    async with await SqliteStore.open(path) as store, store.begin() as uow:
        await uow.games.add(new_lobby(), opened(new_lobby()), NOW)
        await uow.messages.invalidate([HAND, BOARD], 1, NOW)
        await uow.commit()


async def make_over(path: Path):
    """The same with a second action and a record."""
    await make(path)
    async with await SqliteStore.open(path) as store, store.begin() as uow:
        await uow.games.save(submitting(new_lobby()), told(), NOW + 1)
        await uow.records.save(game_id(), RECORD, NOW, GUILD)
        await uow.commit()


def killed_before(step: int, path: Path, what: Callable[[SqliteStore], Coroutine[Any, Any, None]]):
    """Do something on ``path``, but die before its statement number ``step`` (from 0)."""

    async def run():
        async with await SqliteStore.open(path) as store:
            left = step
            execute = _BatchConnection._run_all

            def counting(self, statements):
                nonlocal left
                rows = []
                for one in statements:
                    if left == 0:
                        os.kill(os.getpid(), signal.SIGKILL)
                    left -= 1
                    rows += execute(self, [one])
                return rows

            _BatchConnection._run_all = counting
            await what(store)
            os.kill(os.getpid(), signal.SIGKILL)  # done, and nobody told: the same as the rest

    asyncio.run(run())


def forked(what: Callable[[], object]) -> int:
    """Start a process; return its id."""
    process = os.fork()
    if process:
        return process
    try:
        what()
    except BaseException:
        log.exception("a process failed")
        os._exit(1)
    os._exit(0)


def ended(*processes: int) -> list[int]:
    """Wait for processes; return their exit codes, negative for a signal."""
    return [os.waitstatus_to_exitcode(os.waitpid(p, 0)[1]) for p in processes]


async def opened_store(path: Path, what: Callable[..., Coroutine[Any, Any, None]], *args: object):
    async with await SqliteStore.open(path) as store:
        await what(store, *args)


STEPS = {"act": (make, act), "deliver": (make, deliver), "tidy": (make_over, tidy)}
"""What is killed at each step, and what it begins with."""


def main(what: str, folder: Path, *numbers: int):
    connection.BUSY_SECONDS = 600.0  # on a busy machine those before one take long
    if what in STEPS:
        prepare, action = STEPS[what]
        for step in range(numbers[0]):
            path = folder / f"{step}.db"
            codes = ended(forked(lambda path=path: asyncio.run(prepare(path))))
            codes += ended(forked(lambda s=step, p=path: killed_before(s, p, action)))
            assert codes == [0, -signal.SIGKILL], codes
    elif what == "count":
        processes, rounds = numbers
        path = folder / "dixit.db"
        codes = ended(
            *(
                forked(lambda: asyncio.run(opened_store(path, count, rounds)))
                for _ in range(processes)
            )
        )
        assert codes == [0] * processes, codes
    else:
        asyncio.run(opened_store(folder / "dixit.db", tell))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), *map(int, sys.argv[3:]))
