"""``/metrics`` for Prometheus and ``/healthz`` for probes, on a port of their own."""

import asyncio
import errno
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.engine.errors import DixitError
from bot.service.ports import Overview, Reads
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
    host: str,
    port: int,
    metrics: Metrics,
    reads: Reads,
    now: Callable[[], float],
    parts: Parts,
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

    async def looked() -> tuple[Overview | None, dict[str, str]]:
        """Look at what the bot depends on: "ok", or what is wrong."""
        present = await overview()
        database = "no answer" if present is None else parts.trouble() or "ok"
        gateway = "ok" if parts.is_connected() else "not connected"
        health = {"gateway": gateway, "database": database}
        metrics.show(present, {part: told == "ok" for part, told in health.items()})
        return present, health

    async def show_metrics(_: web.Request) -> web.Response:
        await looked()
        body = generate_latest(metrics.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def show_health(_: web.Request) -> web.Response:
        # A message that is late is told and no fault of the process: a probe that restarted it over
        # a channel which nobody may write to would help nobody.
        present, health = await looked()
        oldest = present and round(present.oldest, 1)
        told = {"process": "ok", **health, "oldest_undelivered_seconds": oldest}
        return web.json_response(told, status=200 if {*health.values()} == {"ok"} else 503)

    app = web.Application()
    app.router.add_get("/metrics", show_metrics)
    app.router.add_get("/healthz", show_health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    lag = asyncio.create_task(_note_lag(metrics))
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise CannotServe(host, port, error) from error
        found = runner.addresses[0][1]
        log.info("/metrics and /healthz are served on %s, port %s", host, found)
        yield found
    finally:
        lag.cancel()
        await runner.cleanup()


async def _note_lag(metrics: Metrics) -> None:
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        metrics.loop_lag.observe(max(0.0, time.perf_counter() - due))
