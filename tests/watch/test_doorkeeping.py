"""The port of the two pages, and strangers who take more of it than a probe does."""

import asyncio
import logging
from collections import Counter

import pytest

from bot.service.ports import Overview
from bot.watch import doorkeeping, endpoint
from bot.watch.endpoint import Parts, watching
from bot.watch.metrics import Metrics

ASKED = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"GET /metrics HTTP/1.1\r\nX: "


class Reads:
    """Counts how often it is asked, and answers once it may."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def overview(self, now: float) -> Overview:
        self.asked += 1
        await self.may_answer.wait()
        return Overview({}, 0, 0, now)


def served(reads: Reads):
    return watching("127.0.0.1", 0, Metrics(), reads, lambda: 0.0, Parts(lambda: True, lambda: ""))


class Strangers:
    """Opens connections, and closes them in the end."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._opened: list[asyncio.StreamWriter] = []

    async def come(self, sent: bytes = b"") -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._opened.append(writer)
        writer.write(sent)
        return reader

    async def go(self) -> None:
        for writer in self._opened:
            writer.transport.abort()
        await asyncio.sleep(0)


@pytest.fixture
async def reads():
    return Reads()


@pytest.fixture
async def strangers(reads):
    async with served(reads) as port:
        come = Strangers(port)
        yield come
        reads.may_answer.set()
        await come.go()


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Return what came until the connection was closed, however that was."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


async def test_idle_ones_make_room_for_whoever_asks(strangers):
    idle = [await strangers.come(HALF if number % 2 else b"") for number in range(150)]
    assert b"200 OK" in await all_of(await strangers.come(ASKED))
    most = doorkeeping.MOST + doorkeeping.QUEUED
    assert {await all_of(reader) for reader in idle[:-most]} == {b""}


@pytest.mark.parametrize("sent", [b"", HALF, ASKED[:-2]], ids=["idle", "a header", "a line"])
async def test_none_that_asks_nothing_lasts(strangers, monkeypatch, sent):
    monkeypatch.setattr(doorkeeping, "LIFE", 0.05)
    assert await all_of(await strangers.come(sent)) == b""


async def test_each_has_one_answer(strangers):
    said = await all_of(await strangers.come(ASKED))
    assert said.count(b"HTTP/1.1 200 OK") == 1


async def test_beyond_those_that_wait_for_their_answer_none_is_let_in(
    strangers, reads, monkeypatch
):
    monkeypatch.setattr(endpoint, "PATIENCE", 600.0)
    monkeypatch.setattr(doorkeeping, "LIFE", 600.0)
    reads.may_answer.clear()
    waiting = [await strangers.come(ASKED) for _ in range(200)]
    answers = [asyncio.create_task(all_of(reader)) for reader in waiting]
    while sum(answer.done() for answer in answers) < 200 - doorkeeping.MOST - doorkeeping.QUEUED:
        await asyncio.wait(
            [each for each in answers if not each.done()], return_when=asyncio.FIRST_COMPLETED
        )
    reads.may_answer.set()
    told = Counter(said.partition(b"\r\n")[0] for said in await asyncio.gather(*answers))
    assert told[b""] > 0
    assert told[b"HTTP/1.1 200 OK"] > 0
    assert len(told) == 2


async def test_those_who_ask_at_once_share_the_answer(strangers, reads, monkeypatch):
    monkeypatch.setattr(doorkeeping.Lately, "FRESH", 600.0)
    both = [ASKED, ASKED.replace(b"healthz", b"metrics")]
    readers = [await strangers.come(sent) for sent in both * 20]
    said = await asyncio.gather(*map(all_of, readers))
    assert all(b"200 OK" in each for each in said)
    assert reads.asked == 1


async def test_what_is_shared_is_found_out_again(strangers, reads, monkeypatch):
    monkeypatch.setattr(doorkeeping.Lately, "FRESH", 0.0)
    for _ in range(3):
        await all_of(await strangers.come(ASKED))
    assert reads.asked == 3


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /healthz HTTP/1.1\r\n\r\n",
        b"GET /healthz HTTP/3.0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 10_000 + b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
    ids=["no host", "3.0", "TLS", "path", "header", "headers", "chunk", "both lengths"],
)
async def test_what_is_no_request_is_refused_without_a_word(strangers, caplog, sent):
    with caplog.at_level(logging.INFO):
        caplog.clear()
        await all_of(await strangers.come(sent))
        assert b"200 OK" in await all_of(await strangers.come(ASKED))
    assert not caplog.records


async def test_a_page_that_fails_is_told(strangers, reads, caplog):
    reads.may_answer = None
    assert b"500 Internal" in await all_of(await strangers.come(ASKED))
    assert [record.exc_info is not None for record in caplog.records] == [True]
    reads.may_answer = asyncio.Event()
