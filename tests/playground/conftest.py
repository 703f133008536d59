"""A local Discord with three people, and discord.py's own client pointed at it."""

import asyncio
import io
import json
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.playground.person import Person
from bot.playground.server import LocalDiscord

from .openapi import load


@pytest.fixture
def pointed(monkeypatch):
    """Return a function that points discord.py at a local Discord."""

    def point(local):
        monkeypatch.setattr(discord.http.Route, "BASE", local.api_base)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(local.gateway_url))
        monkeypatch.setattr(discord.asset.Asset, "BASE", local.cdn_base)

    return point


@pytest.fixture(scope="session")
def document():
    """Discord's OpenAPI document, or a skipped test."""
    return load()


class Place:
    """A running server with a guild, a channel and three people."""

    def __init__(self, local):
        self.local = local
        world = local.world
        self.ana = world.add_user("Ana", "pt-BR")
        self.bruno = world.add_user("Bruno", "it")
        self.celia = world.add_user("Celia", "en-US")
        self.guild = world.add_guild("Friends", [self.ana, self.bruno, self.celia])
        self.channel = world.add_channel(self.guild, "dixit")

    def person(self, user):
        return Person(self.local.url, user.id, patience=60.0)


@pytest.fixture
async def place(pointed):
    async with LocalDiscord(rate_limits=False) as local:
        pointed(local)
        yield Place(local)


class Client(discord.Client):
    """A discord.py client that notes what it hears and answers as a test tells it."""

    def __init__(self, **options):
        super().__init__(intents=discord.Intents(guilds=True), **options)
        self._connection.guild_ready_timeout = 0.05
        self.tree = discord.app_commands.CommandTree(self)
        self.heard = asyncio.Queue()
        self.events = []
        self.news = asyncio.Condition()
        self.handler = None

    async def before_identify_hook(self, shard_id, *, initial=False):
        """Identify again without the five seconds that Discord's limit asks for."""

    async def on_interaction(self, interaction):
        self.heard.put_nowait(interaction)
        if self.handler is not None:
            await self.handler(interaction)

    async def on_socket_event_type(self, name):
        async with self.news:
            self.events.append(name)
            self.news.notify_all()


@asynccontextmanager
async def running(client, token):
    """Run a client until the block ends."""
    async with client:
        task = asyncio.create_task(client.start(token))
        try:
            ready = asyncio.create_task(client.wait_until_ready())
            done, _ = await asyncio.wait(
                {task, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED
            )
            if task in done:
                ready.cancel()
                await task
            assert ready in done
            yield client
        finally:
            await client.close()
            await asyncio.wait_for(task, 60)


@pytest.fixture
async def client(place):
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(running(Client(), place.local.token))


class Api:
    """Bare requests to the server, as the bot (or anybody) might make them."""

    def __init__(self, local, http):
        self.local, self.http = local, http
        self.headers = {"Authorization": f"Bot {local.token}"}

    async def __call__(self, method, path, body=None, files=None, **options):
        """Return (status, JSON code or None, whole body)."""
        options.setdefault("headers", self.headers)
        if files is None and body is not None:
            options["json"] = body
        elif files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for index, (name, data) in enumerate(files):
                form.add_field(f"files[{index}]", io.BytesIO(data), filename=name)
            options["data"] = form
        async with self.http.request(method, self.local.api_base + path, **options) as answer:
            raw = await answer.read()
            parsed = json.loads(raw) if raw else None
            self.last = answer
            code = parsed.get("code") if isinstance(parsed, dict) else None
            return answer.status, code, parsed

    async def act(self, user, form):
        """Let a person do something; return the interaction (which nobody answers)."""
        url = f"{self.local.url}/local/interactions"
        async with self.http.post(url, params={"user": user.id}, json=form) as answer:
            body = await answer.json()
            assert answer.status == 202, body
        return self.local.core.interactions.find(body["interaction_id"])

    async def respond(self, made, body, **options):
        path = f"/interactions/{made.id}/{made.token}/callback"
        return await self("POST", path, body, headers={}, **options)

    def token_path(self, made, rest=""):
        return f"/webhooks/{self.local.application_id}/{made.token}{rest}"


@pytest.fixture
async def api(place):
    async with aiohttp.ClientSession() as http:
        yield Api(place.local, http)
