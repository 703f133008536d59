"""The routes for people: what the page and the `Person` client use."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground import payloads
from bot.playground.command_checks import LOCALES
from bot.playground.core import Core
from bot.playground.errors import LocalError
from bot.playground.interactions import AUTOCOMPLETE
from bot.playground.model import Channel, User
from bot.playground.person_acts import Act
from bot.playground.players import Tables
from bot.playground.uploads import Upload

PAGE = Path(__file__).parent / "page"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a person's impossible request with its status and a message."""
    try:
        return await handler(request)
    except LocalError as error:
        return web.json_response({"message": str(error)}, status=error.status)


def _number(value: Any) -> float:
    """Return a number that came in a query or a body; raise `LocalError` for anything else."""
    try:
        return float(value)
    except (TypeError, ValueError) as error:
        raise LocalError(f"{value!r} is no number") from error


def _snowflake(text: str) -> int:
    if not text.isdigit():
        raise LocalError(f"{text!r} is no id")
    return int(text)


class LocalApi:
    """The `/local/*` routes."""

    def __init__(self, core: Core, tables: Tables) -> None:
        self.core, self.tables = core, tables

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for aiohttp's router."""
        return [
            web.get("/", self.home),
            web.get("/page", self.home),
            web.get("/page/", self.page),
            web.get("/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment),
            web.get("/local/session", self.session),
            web.get("/local/channels/{channel_id}/messages", self.messages),
            web.get("/local/live", self.live),
            web.post("/local/interactions", self.interact),
            web.post("/local/users", self.add_user),
            web.patch("/local/users/{user_id}", self.edit_user),
            web.get("/local/fill", self.table),
            web.post("/local/fill", self.fill),
            web.delete("/local/fill", self.empty),
            web.post("/local/clock", self.clock),
        ]

    def _user(self, user_id: str | None) -> User:
        user = self.core.world.users.get(user_id or "")
        if user is None or user.bot:
            raise LocalError("there is no such person", 404)
        return user

    def _viewer(self, request: web.Request) -> User:
        return self._user(request.query.get("user"))

    async def _json(self, request: web.Request) -> dict[str, Any]:
        try:
            body = await request.json()
        except ValueError as error:
            raise LocalError("the body is no JSON") from error
        if not isinstance(body, dict):
            raise LocalError("the body is no JSON object")
        return body

    # -- looking -------------------------------------------------------------------------

    async def home(self, _: web.Request) -> web.StreamResponse:
        """Lead to the page."""
        raise web.HTTPFound("/page/")

    async def page(self, _: web.Request) -> web.StreamResponse:
        """Serve the page itself; what it is made of is served as static files."""
        index = PAGE / "index.html"
        if not index.is_file():
            raise LocalError("the page is not there", 404)
        return web.FileResponse(index)

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """Serve a stored file."""
        file = self.core.world.attachments.get(request.match_info["attachment_id"])
        if file is None or file.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000"}
        return web.Response(body=file.data, content_type=file.content_type, headers=headers)

    async def session(self, request: web.Request) -> web.StreamResponse:
        """Answer with what a person sees on opening the client."""
        world = self.core.world
        looking = self.core.live.looking()
        users = [
            {**self._shown(user), "looking": user.id in looking} for user in world.users.values()
        ]
        if "user" not in request.query:
            return web.json_response({"users": users})
        user = self._viewer(request)
        dms = [c for c in world.channels.values() if c.recipient_id == user.id]
        commands = {
            c["id"]: c
            for place in (None, *(guild.id for guild in world.guilds_of(user.id)))
            for c in self.core.commands.usable(user.id, place)
        }
        return web.json_response(
            {
                "me": self._shown(user),
                "users": users,
                "guilds": [
                    {
                        "id": guild.id,
                        "name": guild.name,
                        "locale": guild.locale,
                        "channels": [self._place(c) for c in self._channels(user, guild.id)],
                    }
                    for guild in world.guilds_of(user.id)
                ],
                "dms": [{"id": c.id, "recipient": self._shown(world.bot)} for c in dms],
                "commands": list(commands.values()),
                "online": self.core.gateway.online,
            }
        )

    def _shown(self, user: User) -> dict[str, Any]:
        return {
            "id": user.id,
            "name": user.name,
            "locale": user.locale,
            "dms_open": user.dms_open,
            "simulated": user.simulated,
            "bot": user.bot,
        }

    def _channels(self, user: User, guild_id: str) -> list[Channel]:
        world = self.core.world
        places = [c for c in world.channels.values() if c.guild_id == guild_id]
        return [c for c in places if world.can_see(user.id, c)]

    def _place(self, channel: Channel) -> dict[str, Any]:
        full = payloads.channel(self.core.world, channel)
        keys = ("id", "name", "type", "parent_id", "thread_metadata", "position")
        return {key: full[key] for key in keys if key in full}

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """Answer with a channel's messages as a person sees them, oldest first."""
        user = self._viewer(request)
        channel = Act(self.core, user, {}, ()).channel(request.match_info["channel_id"])
        limit = min(int(_number(request.query.get("limit", "50"))), 200)
        before = _snowflake(request.query.get("before", "0")) or None
        seen = [
            message
            for message in self.core.world.messages[channel.id].values()
            if message.only_for in (None, user.id) and (before is None or int(message.id) < before)
        ]
        shown = [payloads.message(self.core.world, message) for message in seen[-limit:]]
        return web.json_response(shown)

    async def live(self, request: web.Request) -> web.StreamResponse:
        """Keep a person informed over a websocket."""
        user = self._viewer(request)
        return await self.core.live.serve(request, user.id, online=self.core.gateway.online)

    # -- acting --------------------------------------------------------------------------

    async def interact(self, request: web.Request) -> web.StreamResponse:
        """Do what a person did: a command, a press, a choice, a completion, a modal."""
        form, files = await self._form(request)
        interaction = Act(self.core, self._viewer(request), form, files).go()
        if interaction.type == AUTOCOMPLETE and interaction.choices is not None:
            return web.json_response({"choices": await asyncio.shield(interaction.choices)})
        return web.json_response({"interaction_id": interaction.id}, status=202)

    async def _form(self, request: web.Request) -> tuple[dict[str, Any], list[Upload]]:
        if not request.content_type.startswith("multipart/"):
            return await self._json(request), []
        form: dict[str, Any] = {}
        files: list[Upload] = []
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            raw = bytes(await part.read(decode=True))
            name = part.name or ""
            if name == "payload_json":
                form = json.loads(raw)
            elif name.startswith("files[") and name[6:-1].isdigit():
                files.append(Upload(int(name[6:-1]), part.filename or "unknown", raw))
        return form, files

    async def add_user(self, request: web.Request) -> web.StreamResponse:
        """Create a person who is in every guild."""
        body = await self._json(request)
        name = str(body.get("name") or "").strip()
        if not 1 <= len(name) <= 32:
            raise LocalError("a name has 1 to 32 characters")
        user = self.core.world.add_user(name, self._locale(body.get("locale", "en-US")))
        for guild in self.core.world.guilds.values():
            self.core.world.join(guild, user)
        return web.json_response(self._shown(user), status=201)

    def _locale(self, locale: Any) -> str:
        if locale not in LOCALES:
            raise LocalError(f"a locale is one of {', '.join(sorted(LOCALES))}")
        return locale

    async def edit_user(self, request: web.Request) -> web.StreamResponse:
        """Change a person's language, or whether their direct messages are open."""
        user = self._user(request.match_info["user_id"])
        body = await self._json(request)
        if "locale" in body:
            user.locale = self._locale(body["locale"])
        if "dms_open" in body:
            user.dms_open = bool(body["dms_open"])
        self.core.live.send("SESSION", {})
        return web.json_response(self._shown(user))

    async def table(self, request: web.Request) -> web.StreamResponse:
        """Answer what simulated players are wanted in a channel, and how many play there.

        ``free`` is for how many there is a place, ``missing`` how many the table needs, and with
        the ``proposed`` ones it can start.
        """
        channel = Act(self.core, self._viewer(request), {}, ()).channel(
            request.query.get("channel_id")
        )
        tables = self.tables
        return web.json_response(
            {
                "free": tables.free(channel.id),
                "missing": tables.missing(channel.id),
                "proposed": tables.proposed(channel.id),
                "playing": tables.playing(channel.id),
                "by_invitation": tables.by_invitation(channel.id),
            }
        )

    async def fill(self, request: web.Request) -> web.StreamResponse:
        """Let simulated players join what is open in a channel, and play."""
        viewer, body = self._viewer(request), await self._json(request)
        channel = Act(self.core, viewer, {}, ()).channel(body.get("channel_id"))
        count, pace = int(_number(body.get("count", 3))), _number(body.get("pace", 2.0))
        players = await self.tables.fill(channel, count, pace)
        return web.json_response({"players": [self._shown(p) for p in players]}, status=202)

    async def empty(self, request: web.Request) -> web.StreamResponse:
        """Stop a channel's simulated players."""
        await self.tables.empty(request.query.get("channel_id", ""))
        return web.Response(status=204)

    async def clock(self, request: web.Request) -> web.StreamResponse:
        """Move the server's clock forward."""
        seconds = _number((await self._json(request)).get("forward", 0))
        if seconds < 0:
            raise LocalError("a clock only moves forward")
        self.core.clock.forward(seconds)
        return web.json_response({"now": self.core.clock.now()})
