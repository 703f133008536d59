"""The gateway: a websocket over which the bot hears what happens."""

import asyncio
import contextlib
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground import payloads
from bot.playground.clock import Clock
from bot.playground.world import Event, World

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

HEARTBEAT_MS = 41_250
RESUMABLE_SECONDS = 180.0
REPLAY_EVENTS = 1000
SENDS_PER_MINUTE = 120
IDENTIFIES_PER_DAY = 1000

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED = 4005, 4008
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014
GUILDS_PER_SHARD = 2500

GUILDS = 1 << 0
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content: refused, as for an app that was not given them."""

WITHOUT_INTENT = frozenset({"INTERACTION_CREATE", "READY", "RESUMED"})


@dataclass(slots=True, eq=False)
class Connection:
    """One open websocket with its outgoing frames."""

    socket: web.WebSocketResponse
    transport: asyncio.Transport | None
    deflate: "zlib._Compress | None"
    outgoing: asyncio.Queue[str] = field(default_factory=asyncio.Queue[str])
    received: list[float] = field(default_factory=list[float])
    session: "Session | None" = None
    dropped: bool = False
    """Whether the server closed it, after which the session stays resumable."""

    def send(
        self, op: int, data: Any = None, name: str | None = None, seq: int | None = None
    ) -> None:
        """Queue a frame."""
        self.outgoing.put_nowait(json.dumps({"op": op, "d": data, "t": name, "s": seq}))

    async def write(self) -> None:
        """Send what is queued, in order, until cancelled or cut off."""
        with contextlib.suppress(ConnectionError):
            while True:
                text = await self.outgoing.get()
                if self.deflate is None:
                    await self.socket.send_str(text)
                else:
                    packed = self.deflate.compress(text.encode())
                    await self.socket.send_bytes(packed + self.deflate.flush(zlib.Z_SYNC_FLUSH))


@dataclass(slots=True, eq=False)
class Session:
    """What was identified once and may be resumed: a shard, its intents, and the last events."""

    id: str
    shard: int
    shards: int
    intents: int
    seq: int = 0
    events: deque[tuple[int, str, Any]] = field(
        default_factory=lambda: deque[tuple[int, str, Any]](maxlen=REPLAY_EVENTS)
    )
    connection: Connection | None = None
    lost_at: float = 0.0

    def hears(self, event: Event) -> bool:
        """Whether an event is for this shard and its intents; what has no guild is shard 0's."""
        home = (int(event.guild_id) >> 22) % self.shards if event.guild_id else 0
        if home != self.shard:
            return False
        if event.name.startswith("MESSAGE_"):
            needed = GUILD_MESSAGES if event.guild_id else DIRECT_MESSAGES
            return bool(self.intents & needed) and event.only_for is None
        if event.name in WITHOUT_INTENT:
            return True
        return event.name.startswith(("GUILD_", "CHANNEL_", "THREAD_")) and bool(
            self.intents & GUILDS
        )

    def dispatch(self, name: str, data: Any) -> None:
        """Give an event its number, keep it for a replay, and send it if somebody is connected."""
        self.seq += 1
        self.events.append((self.seq, name, data))
        if self.connection is not None:
            self.connection.send(DISPATCH, data, name, self.seq)


class Gateway:
    """Sessions and their connections.

    `on_status` is called with True when the first connection of the bot has identified and with
    False when the last one is gone.
    """

    def __init__(self, world: World, clock: Clock, token: str, shards: int = 1) -> None:
        self.world, self.clock, self.token = world, clock, token
        self.recommended_shards = shards
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.identifies: list[float] = []
        self.received: list[dict[str, Any]] = []
        self.on_status: list[Any] = []
        self.duplicates = 0
        self.refuse_resume = 0
        self._connections: set[Connection] = set()
        world.listeners.append(self.hear)

    # -- outgoing ------------------------------------------------------------------------

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(c.session for c in self._connections)

    def hear(self, event: Event) -> None:
        """Pass an event on to the sessions it is for."""
        self._expire()
        if event.guild_id and event.name not in {"GUILD_DELETE", "INTERACTION_CREATE"}:
            guild = self.world.guilds[event.guild_id]
            if self.world.bot.id not in guild.members:
                return
        times = 1
        if event.name == "INTERACTION_CREATE" and self.duplicates > 0:
            self.duplicates -= 1
            times = 2
        for session in self.sessions.values():
            for _ in range(times if session.hears(event) else 0):
                session.dispatch(event.name, event.data)

    def _expire(self) -> None:
        now = self.clock.now()
        for session in list(self.sessions.values()):
            if session.connection is None and now - session.lost_at > RESUMABLE_SECONDS:
                del self.sessions[session.id]

    # -- disturbances --------------------------------------------------------------------

    async def drop(self, code: int = WSCloseCode.SERVICE_RESTART) -> None:
        """Close every connection with a code; the sessions stay resumable."""
        for connection in tuple(self._connections):
            connection.dropped = True
            await connection.socket.close(code=code)

    def abort(self) -> None:
        """Cut every connection without a closing frame, as a lost network does."""
        for connection in tuple(self._connections):
            if connection.transport is not None:
                connection.transport.abort()

    def reconnect(self) -> None:
        """Ask every connection to reconnect and resume (opcode 7)."""
        for connection in self._connections:
            connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (opcode 9); without `resumable` they are forgotten."""
        for connection in self._connections:
            if connection.session and not resumable:
                self.sessions.pop(connection.session.id, None)
            connection.send(INVALID_SESSION, resumable)

    # -- a connection --------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Handle one websocket from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=16 * 1024, autoping=True)
        await socket.prepare(request)
        zipped = request.query.get("compress") == "zlib-stream"
        deflate = zlib.compressobj() if zipped else None
        connection = Connection(socket, request.transport, deflate)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    await socket.close(code=DECODE_ERROR)
                    break
                if code := self._receive(connection, frame.data):
                    await socket.close(code=code)
                    break
        finally:
            writer.cancel()
            self._disconnect(connection)
        return socket

    def _disconnect(self, connection: Connection) -> None:
        self._connections.discard(connection)
        session = connection.session
        if session is None:
            return
        connection.session = None
        if session.connection is connection:
            session.connection, session.lost_at = None, self.clock.now()
            if not connection.dropped and connection.socket.close_code in (1000, 1001):
                self.sessions.pop(session.id, None)  # the bot has said goodbye
        if not self.online:
            self._status(online=False)

    def _status(self, *, online: bool) -> None:
        for listener in self.on_status:
            listener(online)

    def _receive(self, connection: Connection, text: str) -> int | None:
        """Act on one frame; return the code to close with if it was not acceptable."""
        now = self.clock.now()
        connection.received = [at for at in connection.received if now - at < 60] + [now]
        if len(connection.received) > SENDS_PER_MINUTE:
            return RATE_LIMITED
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE_ERROR
        self.received.append(frame)
        return self._act(connection, op, data)

    def _act(self, connection: Connection, op: int, data: Any) -> int | None:
        match op:
            case _ if op == HEARTBEAT:
                # discord.py notes the moment of sending after the send has returned: an answer
                # that comes quicker than any real one would look 41 seconds late.
                asyncio.get_running_loop().call_later(0.05, connection.send, HEARTBEAT_ACK)
            case _ if op == IDENTIFY:
                return self._identify(connection, data)
            case _ if op == RESUME:
                return self._resume(connection, data)
            case _ if op not in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS):
                return UNKNOWN_OPCODE
            case _ if connection.session is None:
                return NOT_AUTHENTICATED
            case _ if op == REQUEST_MEMBERS:
                self._members(connection.session, data)
        return None

    def _members(self, session: Session, data: dict[str, Any]) -> None:
        guild = self.world.guilds.get(str(data.get("guild_id")))
        if guild is None:
            return
        wanted = {str(each) for each in data.get("user_ids") or ()}
        chunk = {
            "guild_id": guild.id,
            "members": [
                payloads.member(self.world, member)
                for member in guild.members.values()
                if member.user_id in wanted
            ],
            "not_found": sorted(wanted - set(guild.members)),
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _identify(self, connection: Connection, data: dict[str, Any]) -> int | None:
        if connection.session is not None:
            return ALREADY_AUTHENTICATED
        now = self.clock.now()
        self.identifies = [at for at in self.identifies if now - at < 86_400] + [now]
        if refusal := self._unfit(data):
            return refusal
        shard, shards = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), shard, shards, int(data["intents"]))
        here = list(self._guilds_of(session))
        if len(here) > GUILDS_PER_SHARD:
            return SHARDING_REQUIRED
        self._attach(session, connection)
        session.dispatch("READY", self._ready(session, here))
        for guild_id in here:
            guild = self.world.guilds[guild_id]
            session.dispatch("GUILD_CREATE", payloads.full_guild(self.world, guild))
        return None

    def _unfit(self, data: dict[str, Any]) -> int | None:
        """Return the code to close with for an IDENTIFY that is not accepted."""
        token = str(data.get("token", "")).removeprefix("Bot ")
        if token != self.token or len(self.identifies) > IDENTIFIES_PER_DAY:
            return AUTHENTICATION_FAILED
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            return INVALID_SHARD
        if "intents" not in data:
            return INVALID_INTENTS
        if data["intents"] & PRIVILEGED:
            log.warning("The bot asks for privileged intents (%s)", data["intents"] & PRIVILEGED)
            return DISALLOWED_INTENTS
        return None

    def _guilds_of(self, session: Session) -> Iterator[str]:
        for guild in self.world.guilds_of(self.world.bot.id):
            if session.hears(Event("GUILD_CREATE", {}, guild.id)):
                yield guild.id

    def _ready(self, session: Session, guilds: list[str]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": payloads.me(self.world.bot),
            "guilds": [{"id": each, "unavailable": True} for each in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": self.world.bot.id, "flags": 1 << 23},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "geo_ordered_rtc_regions": [],
        }

    def _attach(self, session: Session, connection: Connection) -> None:
        was_online = self.online
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        if not was_online:
            self._status(online=True)

    def _resume(self, connection: Connection, data: dict[str, Any]) -> int | None:
        if connection.session is not None:
            return ALREADY_AUTHENTICATED
        if data.get("token") != self.token:
            return AUTHENTICATION_FAILED
        self._expire()
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        too_old = session and session.events and session.events[0][0] > (seq or 0) + 1
        if self.refuse_resume > 0 or session is None or seq is None or too_old or seq > session.seq:
            self.refuse_resume = max(0, self.refuse_resume - 1)
            connection.send(INVALID_SESSION, data=False)
            return None
        self._attach(session, connection)
        for number, name, body in session.events:
            if number > seq:
                connection.send(DISPATCH, body, name, number)
        session.dispatch("RESUMED", {})
        return None
