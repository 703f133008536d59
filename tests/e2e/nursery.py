"""Starts bots as processes that have all modules and languages read already.

A process beside the tests reads them once (``ready.py``), and each bot is forked from that one: to
start each from nothing takes some three processor seconds, in which it reads the same files again.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Mapping
from multiprocessing import get_context
from pathlib import Path

LEAVING = "leaving"
"""The file in a bot's folder that says that its people have left."""
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.e2e.ready"])


class BotProcess:
    """The process of a bot, used as one of asyncio's: see ``launch.py``."""

    def __init__(self, environment: Mapping[str, str], log: Path) -> None:
        """Start it with such an environment; what it writes comes to the end of ``log``."""
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[int] = self._loop.create_future()
        self._process = FORKS.Process(target=_live, args=(dict(environment), log), daemon=True)
        self._process.start()
        self._loop.add_reader(self._process.sentinel, self._note_end)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, below zero that of a signal; None while it runs."""
        return self._process.exitcode

    async def wait(self) -> int:
        """Wait for the end and return the exit code."""
        return await asyncio.shield(self._ended)

    def send_signal(self, number: int) -> None:
        """Send it a signal if it still runs."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it is gone, and not noted yet
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Tell it to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send_signal(signal.SIGKILL)

    def _note_end(self) -> None:
        self._loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self._process.exitcode is not None
        self._ended.set_result(self._process.exitcode)


def _live(environment: Mapping[str, str], log: Path) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as written:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(written.fileno(), stream.fileno())
    from tests.e2e.launch import main

    sys.exit(main())
