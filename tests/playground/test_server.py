"""The local Discord's own server: that it leaves nothing open."""

import asyncio
import gc
import socket
from urllib.parse import urlsplit

import pytest

from bot.playground.server import LocalDiscord


def test_who_connects_while_it_closes_is_let_go(monkeypatch: pytest.MonkeyPatch):
    """asyncio.Server forgets a connection that it has accepted when it is closed at that moment."""

    async def come_and_go(turns: int) -> None:
        local = LocalDiscord()
        await local.start()
        address = urlsplit(local.url)
        with socket.create_connection((address.hostname, address.port)):
            for _ in range(turns):
                await asyncio.sleep(0)
            await local.close()
        await asyncio.sleep(0)

    left: list[str] = []
    monkeypatch.setattr("sys.unraisablehook", lambda args: left.append(str(args.exc_value)))
    for turns in range(5):
        asyncio.run(come_and_go(turns))
    gc.collect()
    assert left == []
