"""The gateway against discord.py: resuming, identifying again, shards, and bad frames."""

import asyncio
import json
import zlib

import aiohttp
import discord
import pytest

from bot.playground import gateway
from bot.playground.clock import moment_of
from bot.playground.model import Message

from .conftest import Client, running


@pytest.fixture
async def command(client, place):
    """Register /dixit; return a function with which Ana calls it and is told the outcome."""
    form = {"name": "dixit", "description": "Play"}
    await client.http.bulk_upsert_global_commands(client.application_id, [form])

    async def handler(interaction):
        await interaction.response.send_message("here")

    client.handler = handler

    async def call():
        async with place.person(place.ana) as ana:
            return (await ana.command(place.channel.id, "dixit")).kind

    return call


async def reconnected(place, client, event):
    """Wait until the client has heard an event again."""
    async with asyncio.timeout(60), client.news:
        await client.news.wait_for(lambda: event in client.events)
    await place.local.wait_online(60)


@pytest.mark.parametrize("how", ["drop", "abort", "reconnect"])
async def test_a_lost_connection_is_resumed_and_nothing_is_missed(client, place, command, how):
    faults = place.local.faults
    client.events.clear()
    if how == "drop":
        await faults.drop_gateway()
    elif how == "abort":
        faults.abort_gateway()
    else:
        faults.ask_to_reconnect()
    place.local.world.add_channel(place.guild, "meanwhile")
    await reconnected(place, client, "RESUMED")
    assert "READY" not in client.events
    assert "meanwhile" in [c.name for c in client.get_guild(int(place.guild.id)).channels]
    assert await command() == "done"


async def test_an_invalid_session_is_identified_anew(client, place, command):
    client.events.clear()
    place.local.faults.invalidate_sessions()
    await reconnected(place, client, "GUILD_CREATE")
    assert "RESUMED" not in client.events
    assert await command() == "done"


async def test_a_refused_resume_is_identified_anew(client, place, command):
    client.events.clear()
    place.local.faults.refuse_resume()
    await place.local.faults.drop_gateway()
    await reconnected(place, client, "GUILD_CREATE")
    assert client.events.count("READY") == 1
    assert await command() == "done"


async def test_an_interaction_may_come_twice(client, place, command):
    answered = asyncio.Queue()

    async def handler(interaction):
        try:
            await interaction.response.send_message("once")
            answered.put_nowait("taken")
        except discord.HTTPException as error:
            answered.put_nowait(error.code)

    client.handler = handler
    place.local.faults.duplicate_interactions()
    assert await command() == "done"
    both = {await asyncio.wait_for(answered.get(), 5) for _ in range(2)}
    assert both == {40060, "taken"}


async def test_a_session_too_long_away_cannot_be_resumed(client, place):
    sessions = place.local.core.gateway.sessions
    await place.local.faults.drop_gateway()
    place.local.faults.forward(1000)
    client.events.clear()
    await reconnected(place, client, "READY")
    assert len(sessions) == 1


async def test_a_bot_that_goes_and_comes_back_is_seen_to(place):
    async with place.person(place.ana) as ana:
        async with running(Client(), place.local.token):
            await ana.wait_for(lambda f: f == {"t": "BOT_STATUS", "d": {"online": True}})
            ana.mark()
        await ana.wait_for(lambda f: f == {"t": "BOT_STATUS", "d": {"online": False}})
        ana.mark()
        async with running(Client(), place.local.token):
            await ana.wait_for(lambda f: f == {"t": "BOT_STATUS", "d": {"online": True}})


async def test_a_wrong_token_is_refused(place):
    with pytest.raises(discord.LoginFailure):
        async with running(Client(), "wrong"):
            pass


async def test_events_follow_the_guild_and_direct_messages_are_on_shard_0(place):
    world = place.local.world
    guilds = [place.guild] + [
        world.add_guild(f"G{n}", [place.ana], guild_id=str((n << 22) + 1)) for n in range(1, 4)
    ]

    class Sharded(discord.AutoShardedClient):
        def __init__(self):
            super().__init__(intents=discord.Intents(guilds=True), shard_count=2)
            self._connection.guild_ready_timeout = 0.05
            self.heard = []

        async def before_identify_hook(self, shard_id, *, initial=False):
            """Identify the second shard at once."""

        async def on_interaction(self, interaction):
            self.heard.append(interaction)
            await interaction.response.send_message("here")

    sharded = Sharded()
    async with running(sharded, place.local.token):
        sessions = list(place.local.core.gateway.sessions.values())
        assert {(s.shard, s.shards) for s in sessions} == {(0, 2), (1, 2)}
        for guild in guilds:
            assert sharded.get_guild(int(guild.id)).shard_id == (int(guild.id) >> 22) % 2
        before = {s.shard: s.seq for s in sessions}
        await sharded.http.bulk_upsert_global_commands(
            sharded.application_id, [{"name": "dixit", "description": "Play"}]
        )
        dm = world.open_dm(place.ana)
        async with place.person(place.ana) as ana:
            assert (await ana.command(dm.id, "dixit")).kind == "done"
        assert {s.shard: s.seq - before[s.shard] for s in sessions} == {0: 1, 1: 0}
        assert sharded.heard[0].guild is None


class Raw:
    """A bare websocket to the gateway."""

    def __init__(self, socket):
        self.socket = socket

    async def send(self, op, data=None):
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self):
        return json.loads((await self.socket.receive(timeout=5)).data)

    async def closed_with(self):
        async for _ in self.socket:
            continue
        return self.socket.close_code


@pytest.fixture
async def raw(place):
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(place.local.gateway_url) as socket,
    ):
        connection = Raw(socket)
        hello = await connection.receive()
        assert hello["op"] == 10
        yield connection


def identity(place, **more):
    return {"token": place.local.token, "intents": 1, "properties": {}} | more


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": 1 | 1 << 15}, 4014),
        ({"intents": 1 | 1 << 1}, 4014),
    ],
)
async def test_a_bad_identity_closes_the_connection(raw, place, more, code):
    await raw.send(2, identity(place, **more))
    assert await raw.closed_with() == code


async def test_an_identity_without_intents_closes_the_connection(raw, place):
    await raw.send(2, {"token": place.local.token})
    assert await raw.closed_with() == 4013


async def test_too_many_guilds_on_a_shard_close_the_connection(raw, place, monkeypatch):
    monkeypatch.setattr(gateway, "GUILDS_PER_SHARD", 1)
    place.local.world.add_guild("Another")
    await raw.send(2, identity(place))
    assert await raw.closed_with() == 4011


async def test_frames_out_of_order_close_the_connection(raw, place):
    await raw.send(3, {})
    assert await raw.closed_with() == 4003


async def test_identifying_twice_closes_the_connection(raw, place):
    await raw.send(2, identity(place))
    await raw.send(2, identity(place))
    assert await raw.closed_with() == 4005


@pytest.mark.parametrize(("text", "code"), [("{", 4002), ('{"op": 99}', 4001), ("[]", 4002)])
async def test_nonsense_closes_the_connection(raw, text, code):
    await raw.socket.send_str(text)
    assert await raw.closed_with() == code


async def test_more_than_120_frames_a_minute_close_the_connection(raw):
    for _ in range(121):
        await raw.send(1)
    assert await raw.closed_with() == 4008


async def test_heartbeats_are_acknowledged(raw):
    await raw.send(1, None)
    assert (await raw.receive())["op"] == 11


async def test_message_events_need_their_intent(raw, place):
    await raw.send(2, identity(place, intents=1 | 1 << 9))
    assert [(await raw.receive())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
    world = place.local.world
    secret = Message(world.ids.next(), place.channel.id, place.ana.id, 0, only_for=place.ana.id)
    world.add_message(secret)
    world.add_message(Message(world.ids.next(), world.open_dm(place.ana).id, place.ana.id, 0))
    world.add_message(Message(world.ids.next(), place.channel.id, place.ana.id, 0, content="a"))
    heard = await raw.receive()
    assert (heard["t"], heard["d"]["content"]) == ("MESSAGE_CREATE", "a")


async def test_members_can_be_asked_for_by_id(raw, place):
    await raw.send(2, identity(place))
    for _ in range(2):
        await raw.receive()
    await raw.send(8, {"guild_id": place.guild.id, "user_ids": [place.ana.id, "5"], "nonce": "n"})
    chunk = (await raw.receive())["d"]
    assert [m["user"]["id"] for m in chunk["members"]] == [place.ana.id]
    assert chunk["not_found"] == ["5"]


async def test_frames_are_one_compressed_stream_when_asked(place):
    url = f"{place.local.gateway_url}?compress=zlib-stream"
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as socket:
        inflate = zlib.decompressobj()
        hello = json.loads(inflate.decompress(await socket.receive_bytes(timeout=5)))
        assert hello["d"]["heartbeat_interval"] > 10_000
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(inflate.decompress(await socket.receive_bytes(timeout=5)))["op"] == 11


def test_ids_rise_and_tell_their_time(place):
    world = place.local.world
    ids = [world.ids.next() for _ in range(1000)]
    assert sorted(set(ids), key=int) == ids
    assert abs(moment_of(ids[0]) - world.clock.now()) < 5


def test_ids_of_guilds_of_a_shard_are_no_role_s_or_channel_s(place):
    world = place.local.world
    ids = [world.ids.next(*each) for n in range(500) for each in [(n % 4, 4), ()]]
    assert sorted(set(ids), key=int) == ids
    assert [(int(each) >> 22) % 4 for each in ids[::2]] == [n % 4 for n in range(500)]
