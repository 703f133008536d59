"""The wire to the people: what each may see, as it happens."""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.playground.world import Event, World

FORWARDED = frozenset(
    {
        "MESSAGE_CREATE",
        "MESSAGE_UPDATE",
        "MESSAGE_DELETE",
        "CHANNEL_CREATE",
        "CHANNEL_UPDATE",
        "CHANNEL_DELETE",
        "THREAD_CREATE",
        "THREAD_UPDATE",
        "THREAD_DELETE",
    }
)
EVERYBODY_MAY_KNOW = frozenset({"CHANNEL_DELETE", "THREAD_DELETE", "MESSAGE_DELETE"})


@dataclass(slots=True, eq=False)
class Viewer:
    """One open page or person."""

    user_id: str
    frames: asyncio.Queue[str] = field(default_factory=asyncio.Queue[str])


class Live:
    """Pushes frames `{"t": NAME, "d": {…}}` to those who look; threads appear as channels."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._viewers: set[Viewer] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        world.listeners.append(self.hear)
        world.clock.listeners.append(lambda now: self.send("CLOCK", {"now": now}))

    def looking(self) -> set[str]:
        """Return the people who have the page open."""
        return {viewer.user_id for viewer in self._viewers}

    def hear(self, event: Event) -> None:
        """Pass a change on to those who may see it."""
        if event.name.startswith("GUILD_"):
            self.send("SESSION", {})
        elif event.name == "SESSION":
            self.send("SESSION", {}, event.only_for)
        elif event.name in FORWARDED:
            name = event.name.replace("THREAD_", "CHANNEL_")
            channel = self._world.channels.get(event.channel_id or "")
            for viewer in self._viewers:
                if event.only_for not in (None, viewer.user_id):
                    continue
                seen = channel is not None and self._world.can_see(viewer.user_id, channel)
                if seen or (channel is None and event.name in EVERYBODY_MAY_KNOW):
                    self._push(viewer, name, event.data)

    def send(self, name: str, data: dict[str, Any], user_id: str | None = None) -> None:
        """Send a frame to one person's pages, or to everybody's."""
        for viewer in self._viewers:
            if user_id in (None, viewer.user_id):
                self._push(viewer, name, data)

    def _push(self, viewer: Viewer, name: str, data: dict[str, Any]) -> None:
        viewer.frames.put_nowait(json.dumps({"t": name, "d": data}))

    async def serve(
        self, request: web.Request, user_id: str, *, online: bool
    ) -> web.WebSocketResponse:
        """Keep one page informed until it goes away."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        viewer = Viewer(user_id)
        self._viewers.add(viewer)
        self._sockets.add(socket)
        self._push(viewer, "BOT_STATUS", {"online": online})
        self._push(viewer, "CLOCK", {"now": self._world.clock.now()})
        writer = asyncio.create_task(self._write(socket, viewer))
        try:
            async for _ in socket:
                continue  # a page only listens
        finally:
            writer.cancel()
            self._viewers.discard(viewer)
            self._sockets.discard(socket)
        return socket

    async def _write(self, socket: web.WebSocketResponse, viewer: Viewer) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await socket.send_str(await viewer.frames.get())

    async def close(self) -> None:
        """Close every page's wire."""
        for socket in tuple(self._sockets):
            await socket.close(code=1001)
