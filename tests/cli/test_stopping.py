"""Stopping on platforms whose loops take no signal handlers, as on Windows."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from bot.cli import stopping


@pytest.fixture
def without_handlers(monkeypatch: pytest.MonkeyPatch):
    """A loop as Windows has it; the signals are as before in the end."""

    def refuse(*_: object) -> None:
        raise NotImplementedError

    before = {sign: signal.getsignal(sign) for sign in (signal.SIGTERM, signal.SIGINT)}
    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)
    yield
    for sign, handler in before.items():
        signal.signal(sign, handler)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGBREAK"])
@pytest.mark.usefixtures("without_handlers")
async def test_every_way_to_stop_is_heard(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "SIGBREAK":  # Ctrl+Break, which only Windows has
        monkeypatch.setattr(signal, "SIGBREAK", signal.SIGUSR2, raising=False)
    before = signal.getsignal(signal.SIGUSR2)
    told = stopping.stop_signal()
    assert not told.is_set()
    os.kill(os.getpid(), getattr(signal, name))
    async with asyncio.timeout(30.0):
        await told.wait()
    signal.signal(signal.SIGUSR2, before)


async def test_a_loop_that_takes_handlers_gets_them() -> None:
    told = stopping.stop_signal()
    os.kill(os.getpid(), signal.SIGTERM)
    async with asyncio.timeout(30.0):
        await told.wait()
    assert told.is_set()


def test_who_reads_no_more_of_the_output_sees_no_traceback() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    told = subprocess.run(
        [sys.executable, "-m", "bot", "languages"],
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (told.returncode, told.stderr) == (1, b"")
