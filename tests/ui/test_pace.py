"""Several processes share what Discord allows a bot."""

import asyncio
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot.ui import pace
from bot.ui.pace import SharedPace


async def test_each_process_takes_its_share(monkeypatch) -> None:
    monkeypatch.setattr(pace, "BURST", 0.0)
    loop, slept = asyncio.get_running_loop(), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(pace.asyncio, "sleep", sleep)
    monkeypatch.setattr(loop, "time", lambda: 100.0)
    for processes in (1, 3):
        slept.clear()
        shared = SharedPace(lambda processes=processes: processes)
        for _ in range(90):
            await shared.wait()
        assert round(slept[-1], 6) == round(90 * processes / pace.PER_SECOND, 6)


async def test_a_few_go_at_once_after_a_rest(monkeypatch) -> None:
    slept = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(pace.asyncio, "sleep", sleep)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 100.0)
    shared = SharedPace(lambda: 1)
    for _ in range(int(pace.BURST * pace.PER_SECOND)):
        await shared.wait()
    assert slept == []
    await shared.wait()
    assert len(slept) == 1


async def test_answers_to_presses_do_not_wait() -> None:
    shared, trace = SharedPace(lambda: 1), aiohttp.TraceConfig()
    waited = []

    async def wait() -> None:
        waited.append(True)

    shared.wait = wait
    shared.hold_back(trace)
    [begins] = trace.on_request_start
    for path in ("interactions/1/token/callback", "webhooks/1/token/messages/@original"):
        url = URL(f"https://discord.test/api/v10/{path}")
        await begins(None, SimpleNamespace(), SimpleNamespace(url=url))
    assert waited == []
    url = URL("https://discord.test/api/v10/channels/1/messages")
    await begins(None, SimpleNamespace(), SimpleNamespace(url=url))
    assert waited == [True]
