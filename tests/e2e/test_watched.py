"""A game over real sockets, and what ``/metrics`` and ``/healthz`` tell of it."""

import asyncio
import json
import re
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp

from tests.e2e.harness import Table
from tests.e2e.play import Game


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


async def until_all_is_shown(fetch: Callable[[str], Awaitable[str]]) -> None:
    async with asyncio.timeout(120):
        while json.loads(await fetch("healthz"))["oldest_undelivered_seconds"]:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def test_a_game_can_be_watched_and_nobody_is_named(home: Path) -> None:
    port = free_port()
    environment = {"DIXIT_METRICS_PORT": str(port), "DIXIT_LOG_FORMAT": "json"}
    async with Table(home, environment=environment) as table, aiohttp.ClientSession() as session:

        async def fetch(page: str) -> str:
            async with asyncio.timeout(120):
                while True:  # a short game is over before all servers are heard of
                    async with session.get(f"http://127.0.0.1:{port}/{page}") as answer:
                        if answer.status == 200:
                            return await answer.text()
                    await asyncio.sleep(0.1)

        assert await Game(table, "mini", table.people).play() == 6
        await until_all_is_shown(fetch)
        told = await fetch("metrics")
        log = [json.loads(line) for line in table.log.splitlines() if line.startswith("{")]
    counted = {
        name: float(value)
        for name, value in re.findall(r"^(dixit_\S+?(?:\{.*\})?) (\S+)$", told, re.MULTILINE)
    }
    assert counted['dixit_presses_total{refusal="",verb="vote"}'] >= 6
    for name in (
        "dixit_press_acknowledged_seconds_count",
        "dixit_press_answered_seconds_count",
        "dixit_loop_lag_seconds_count",
        'dixit_database_seconds_count{kind="write"}',
        'dixit_picture_seconds_count{kind="board"}',
        'dixit_requests_total{method="POST",route="/channels/{id}/messages",status="200"}',
        "dixit_pictures_found_total",
    ):
        assert counted[name] > 0, name
    assert counted["dixit_outbox_depth"] == 0
    # Neither an id, nor a name, nor a card, nor a token stands in any label.
    labels = " ".join(re.findall(r"\{(\w+=.*)\} ", told))
    assert not re.search(r"\d{6}", labels)
    assert not [user.name for user in table.users if user.name in labels]
    assert "plain/" not in labels
    assert {"time", "level", "logger", "message"} == set(log[0])
