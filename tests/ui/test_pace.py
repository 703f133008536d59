"""Requests keep to what Discord allows a bot, and several processes share it."""

import asyncio
from contextlib import nullcontext
from types import SimpleNamespace

import aiohttp
import pytest
from yarl import URL

from bot.ui import pace
from bot.ui.pace import GlobalLimit, SharedPace


class Clock:
    """The loop's, which goes on by what is slept for; whoever sleeps may be woken late."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.late = 100.0, 0.0
        monkeypatch.setattr(pace.asyncio, "sleep", self.sleep)
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.now)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds + self.late
        self.late = 0.0


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def passed(clock: Clock, shared: SharedPace, requests: int) -> list[float]:
    """Return when each of some requests goes."""
    moments = []
    for _ in range(requests):
        await shared.wait()
        moments.append(clock.now)
    return moments


@pytest.mark.parametrize("processes", [1, 3])
async def test_each_process_takes_its_share(clock: Clock, processes: int) -> None:
    shared = SharedPace(lambda: processes)
    began = clock.now - pace.BURST
    moments = await passed(clock, shared, 90)
    assert moments[-1] - began == pytest.approx(90 * processes / pace.PER_SECOND)


async def test_a_few_go_at_once_after_a_rest(clock: Clock) -> None:
    at_once = int(pace.BURST * pace.PER_SECOND)
    *few, next_one = await passed(clock, SharedPace(lambda: 1), at_once + 1)
    assert set(few) == {100.0}
    assert next_one > 100.0


@pytest.mark.parametrize("late", [0.0, 0.5, 3.0])
async def test_no_second_has_more_than_discord_allows(clock: Clock, late: float) -> None:
    shared = SharedPace(lambda: 1)
    moments = await passed(clock, shared, 100)
    clock.late = late
    moments += await passed(clock, shared, 100)
    most = max(sum(at <= other < at + 1 for other in moments) for at in moments)
    assert most <= 50


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


async def test_where_others_keep_the_limit_nothing_waits(clock: Clock) -> None:
    assert set(await passed(clock, SharedPace(lambda: 0), 200)) == {100.0}


@pytest.mark.parametrize("limited", [True, False])
async def test_after_the_limit_of_all_requests_none_goes_for_a_while(
    clock: Clock, limited: bool
) -> None:
    shared, trace = SharedPace(lambda: 0), aiohttp.TraceConfig()
    shared.hold_back(trace)
    [ended] = trace.on_request_end

    async def json() -> dict[str, float]:
        return {"retry_after": 2.25}

    headers = {"Retry-After": "3"} | ({"X-RateLimit-Global": "true"} if limited else {})
    end = SimpleNamespace(
        response=SimpleNamespace(status=429, headers=headers, json=json),
        method="POST",
        url=URL("https://discord.test/api/v10/channels/1/messages"),
    )
    with pytest.raises(GlobalLimit) if limited else nullcontext():
        await ended(None, SimpleNamespace(), end)
    await shared.wait()
    assert clock.now == (102.25 if limited else 100.0)


async def test_who_waits_rests_with_the_others(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = SharedPace(lambda: 1)
    at_once = int(pace.BURST * pace.PER_SECOND)
    await passed(clock, shared, at_once)

    async def refused_meanwhile(seconds: float) -> None:
        monkeypatch.setattr(pace.asyncio, "sleep", clock.sleep)
        shared.rest(2.0)
        await clock.sleep(seconds)

    monkeypatch.setattr(pace.asyncio, "sleep", refused_meanwhile)
    assert min(await passed(clock, shared, 2)) >= 102.0
