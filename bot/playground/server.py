"""The local Discord: one HTTP server on loopback for the bot, the page and the tests."""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground.avatars import avatar
from bot.playground.core import Core
from bot.playground.drafts import MAX_REQUEST_BYTES
from bot.playground.faults import Faults
from bot.playground.local_api import PAGE, LocalApi, refusals
from bot.playground.players import Tables
from bot.playground.rest import accounts, answers, commands, messages, places, webhooks
from bot.playground.rest.pipeline import serve, unknown
from bot.playground.rest.routes import ROUTES
from bot.playground.traffic import RequestLog
from bot.playground.world import World

SERVED = (accounts, answers, commands, messages, places, webhooks)
"""Importing these modules fills the table of routes."""

BACKLOG = 1024
"""Connections that wait to be taken; one more would be tried again only a second later."""
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GLocal.local-discord-needs-no-secret-token"  # noqa: S105 – opens nothing

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_local_names(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that reach loopback under a foreign name (DNS rebinding)."""
    host = request.host.rsplit(":", 1)[0]
    if host not in {"127.0.0.1", "localhost"}:
        raise web.HTTPForbidden(text="this server answers to loopback names only")
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"{request.scheme}://{request.host}":
        raise web.HTTPForbidden(text="this server answers to its own page only")
    return await handler(request)


class LocalDiscord:
    """A Discord-compatible server on 127.0.0.1, running while the `async with` block does.

    `port` 0 takes a free one. `rate_limits` may be turned off for tests about something else;
    `shards` is what `/gateway/bot` advises. Point the bot at it by `discord.http.Route.BASE =
    api_base`, `DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway_url)`, `Asset.BASE = cdn_base`.
    """

    def __init__(
        self,
        port: int = 0,
        *,
        token: str = TOKEN,
        bot_name: str = "Dixit",
        shards: int = 1,
        rate_limits: bool = True,
    ) -> None:
        self._port = port
        self.core = Core(token, bot_name=bot_name, shards=shards, rate_limits=rate_limits)
        self._tables = Tables(self.core.world)
        self._runner: web.AppRunner | None = None
        self._folder = TemporaryDirectory(prefix="dixit-")
        self._clock_file = Path(self._folder.name) / "clock"

    # -- where it is ---------------------------------------------------------------------

    @property
    def url(self) -> str:
        """The address of the page and the base of the `/local` routes."""
        return self.core.base_url

    @property
    def api_base(self) -> str:
        """What discord.py's `Route.BASE` is to be."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """What discord.py's `DEFAULT_GATEWAY` is to be."""
        return self.core.gateway.url

    @property
    def cdn_base(self) -> str:
        """What discord.py's `Asset.BASE` is to be."""
        return f"{self.url}/cdn"

    @property
    def token(self) -> str:
        """The token with which the bot logs in."""
        return self.core.token

    @property
    def environment(self) -> dict[str, str]:
        """What a bot's process must be told to be a client of this Discord, with its clock."""
        return {
            "DIXIT_TOKEN": self.token,
            "DIXIT_API_BASE": self.api_base,
            "DIXIT_GATEWAY_URL": self.gateway_url,
            "DIXIT_CDN_BASE": self.cdn_base,
            "LOCAL_CLOCK": str(self._clock_file),
        }

    @property
    def application_id(self) -> str:
        """The id of the application and of the bot user."""
        return self.core.application_id

    # -- what tests reach for ------------------------------------------------------------

    @property
    def world(self) -> World:
        """The store of users, guilds, channels and messages."""
        return self.core.world

    @property
    def faults(self) -> Faults:
        """The switchboard of everything that can go wrong."""
        return self.core.faults

    @property
    def requests(self) -> RequestLog:
        """Everything the bot has asked for."""
        return self.core.requests

    @property
    def tables(self) -> Tables:
        """The simulated players."""
        return self._tables

    @property
    def online(self) -> bool:
        """Whether the bot is connected to the gateway."""
        return self.core.gateway.online

    async def wait_online(self, timeout: float = 10.0, *, online: bool = True) -> None:  # noqa: ASYNC109 – as asyncio.wait_for names it
        """Wait until the bot is connected (or gone); raises TimeoutError."""
        changed = asyncio.Event()

        def listen(_: bool) -> None:  # noqa: FBT001 – a listener gets the bare value
            changed.set()

        self.core.gateway.on_status.append(listen)
        try:
            async with asyncio.timeout(timeout):
                while self.online is not online:
                    changed.clear()
                    await changed.wait()
        finally:
            self.core.gateway.on_status.remove(listen)

    # -- running -------------------------------------------------------------------------

    def _app(self) -> web.Application:
        app = web.Application(
            middlewares=[only_local_names, refusals], client_max_size=2 * MAX_REQUEST_BYTES
        )
        for route in ROUTES:
            # Ids are digits, so that @me and @original are never taken for one.
            path = re.sub(r"\{(\w+_id)\}", r"{\1:\\d+}", route.template)
            app.router.add_route(route.method, f"/api/v10{path}", serve(self.core, route))
        app.router.add_route("*", "/api/{rest:.*}", unknown(self.core))
        app.router.add_get("/gateway", self.core.gateway.serve)
        app.router.add_get("/gateway/", self.core.gateway.serve)
        app.router.add_get("/cdn/embed/avatars/{number:\\d+}.png", avatar)
        app.router.add_routes(LocalApi(self.core, self._tables).routes())
        if PAGE.is_dir():
            app.router.add_static("/page/", PAGE)
        return app

    async def start(self) -> None:
        """Begin to listen."""
        self.core.clock.show_in(self._clock_file)
        self._listening = socket.create_server(("127.0.0.1", self._port), backlog=BACKLOG)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, self._listening, backlog=BACKLOG).start()
        host, port = self._runner.addresses[0][:2]
        self.core.base_url = self.core.world.base_url = f"http://{host}:{port}"
        self.core.gateway.url = f"ws://{host}:{port}/gateway/"
        self._tables.base_url = self.url

    async def close(self) -> None:
        """Stop the simulated players, close every connection, free the port."""
        await self._tables.close()
        await self.core.interactions.close()
        await self.core.live.close()
        await self.core.gateway.drop(1001)
        if self._runner is not None:
            # asyncio loses a socket that it has accepted when its server closes in the same turn.
            with suppress(NotImplementedError):  # Windows' loop has no readers
                asyncio.get_running_loop().remove_reader(self._listening)
            await asyncio.sleep(0)
            server = self._runner.server
            wires = [h.transport for h in server.connections if h.transport] if server else []
            await self._runner.cleanup()
            self._runner = None
            for wire in wires:  # one with something unsent to who has gone would stay open
                wire.abort()
            await asyncio.sleep(0)  # a transport is closed in the loop's next turn
        self._folder.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()
