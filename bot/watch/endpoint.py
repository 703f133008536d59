"""``/metrics`` for Prometheus and ``/healthz`` for probes, on a port of their own."""

import asyncio
import errno
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.engine.errors import DixitError
from bot.service.ports import Overview, Reads
from bot.watch.doorkeeping import QUEUED, Doorkeeper, Handler, Lately, end_the_late, requests_log
from bot.watch.metrics import Metrics

log = logging.getLogger(__name__)

TICK = 0.25
"""Seconds between two looks at how late the loop is."""
PATIENCE = 5.0
"""Seconds that the database is given to say how things stand."""
WHY_NOT = {
    errno.EADDRINUSE: "another program listens there, another process of the bot perhaps: give "
    "each a port of its own (DIXIT_METRICS_PORT)",
    errno.EADDRNOTAVAIL: "no address of this machine (DIXIT_METRICS_HOST)",
    errno.EACCES: "only root may listen there: take a port from 1024 on (DIXIT_METRICS_PORT)",
}


class CannotServe(Exception):
    """Nobody may listen at this host and port; as text it says what to do."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        # From Python 3.13 on asyncio says without a number that it could have no address.
        why = WHY_NOT.get(error.errno or errno.EADDRNOTAVAIL, str(error))
        if isinstance(error, socket.gaierror):
            why = "there is no such host (DIXIT_METRICS_HOST)"
        super().__init__(f"/metrics and /healthz cannot be served on {host}, port {port}: {why}")


@dataclass(frozen=True, slots=True)
class Parts:
    """Tells of what the bot depends on."""

    is_connected: Callable[[], bool]
    trouble: Callable[[], str | None]
    """Why the database refused what was asked of it last; None if it did not."""


@asynccontextmanager
async def watching(
    host: str, port: int, metrics: Metrics, reads: Reads, now: Callable[[], float], parts: Parts
) -> AsyncIterator[int]:
    """Serve both pages and yield the port (that which was found, for 0); raise CannotServe."""

    async def overview() -> Overview | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await reads.overview(now())
        except TimeoutError:
            log.warning("how things stand is not known: timeout")
        except DixitError:
            log.exception("how things stand is not known")
        return None

    async def look() -> tuple[Overview | None, dict[str, str]]:
        """Look at what the bot depends on: "ok", or what is wrong."""
        present = await overview()
        database = "no answer" if present is None else parts.trouble() or "ok"
        gateway = "ok" if parts.is_connected() else "not connected"
        health = {"gateway": gateway, "database": database}
        metrics.show(present, {part: told == "ok" for part, told in health.items()})
        return present, health

    async def write_metrics() -> bytes:
        await looked()
        return generate_latest(metrics.registry)

    looked, written = Lately(look), Lately(write_metrics)

    async def show_metrics(_: web.Request) -> web.Response:
        return web.Response(body=await written(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def show_health(_: web.Request) -> web.Response:
        # A message that is late is told and no fault of the process: a probe that restarted it over
        # a channel which nobody may write to would help nobody.
        present, health = await looked()
        oldest = present and round(present.oldest, 1)
        told = {"process": "ok", **health, "oldest_undelivered_seconds": oldest}
        return web.json_response(told, status=200 if {*health.values()} == {"ok"} else 503)

    async with _served(host, port, {"/metrics": show_metrics, "/healthz": show_health}) as found:
        lag = asyncio.create_task(_note_lag(metrics))
        try:
            log.info("/metrics and /healthz are served on %s, port %s", host, found)
            yield found
        finally:
            lag.cancel()


@asynccontextmanager
async def _served(host: str, port: int, pages: Mapping[str, Handler]) -> AsyncIterator[int]:
    """Serve pages and yield the port; raise CannotServe."""
    doorkeeper = Doorkeeper()
    app = web.Application(middlewares=[doorkeeper.let_ask])
    for path, page in pages.items():
        app.router.add_get(path, page)
    runner = web.AppRunner(app, access_log=None, logger=requests_log(f"{__name__}.requests"))
    await runner.setup()
    server = runner.server
    assert server is not None  # noqa: S101 -- it is set up
    ending = asyncio.create_task(end_the_late(server))
    try:
        try:
            listening = await asyncio.get_running_loop().create_server(
                partial(doorkeeper.admit, server), host, port, backlog=QUEUED
            )
        except OSError as error:
            raise CannotServe(host, port, error) from error
        try:
            yield listening.sockets[0].getsockname()[1]
        finally:
            listening.close()
    finally:
        ending.cancel()
        await runner.cleanup()


async def _note_lag(metrics: Metrics) -> None:
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        metrics.loop_lag.observe(max(0.0, time.perf_counter() - due))
