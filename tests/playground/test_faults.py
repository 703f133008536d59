"""What tests let go wrong, seen from discord.py."""

import asyncio

import aiohttp
import discord
import pytest

SEND = "/channels/{channel_id}/messages"


@pytest.fixture
def channel(client, place):
    return client.get_channel(int(place.channel.id))


def stored(place):
    return [m.content for m in place.local.world.messages[place.channel.id].values()]


@pytest.mark.parametrize(
    ("status", "code", "error"),
    [
        (403, 50007, discord.Forbidden),
        (404, 10008, discord.NotFound),
        (400, 50035, discord.HTTPException),
        (503, 0, discord.DiscordServerError),
    ],
)
async def test_any_status_on_any_route(channel, place, status, code, error):
    fault = place.local.faults.answer("POST", SEND, status, code)
    with pytest.raises(error) as caught:
        await channel.send("x")
    assert (caught.value.status, caught.value.code) == (status, code)
    assert fault.hits == 1
    await channel.send("y")
    assert stored(place) == ["y"]


async def test_a_429_without_via_is_no_limit_to_wait_for(channel, place):
    place.local.faults.answer("POST", SEND, 429, retry_after=60, via=False)
    with pytest.raises(discord.HTTPException, match="429"):
        await channel.send("x")


async def test_a_fault_can_be_for_certain_requests_only(channel, place):
    place.local.faults.answer("POST", SEND, 403, when=lambda r: r.body["content"] == "bad")
    await channel.send("good")
    with pytest.raises(discord.Forbidden):
        await channel.send("bad")


@pytest.mark.parametrize("after", [False, True])
async def test_a_connection_cut_before_or_after_the_message_was_taken(channel, place, after):
    place.local.faults.cut("POST", SEND, after=after)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("x")
    assert stored(place) == (["x"] if after else [])


async def test_an_answer_lost_after_the_message_was_taken(channel, place):
    place.local.faults.answer("POST", SEND, 503, after=True)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("x", nonce="n")
    again = await channel.send("x", nonce="n")
    assert stored(place) == ["x"]
    assert place.local.world.messages[place.channel.id][str(again.id)]


async def test_a_delay(channel, place):
    place.local.faults.delay("POST", SEND, 0.2)
    sending = asyncio.create_task(channel.send("x"))
    await asyncio.sleep(0.1)
    assert stored(place) == []
    await sending
    assert stored(place) == ["x"]


async def test_nothing_goes_wrong_after_clear(channel, place):
    place.local.faults.cut(None, None, count=100)
    place.local.faults.clear()
    await channel.send("x")


async def test_the_clock_moves_forward_only(place):
    before = place.local.core.clock.now()
    place.local.faults.forward(100)
    assert place.local.core.clock.now() - before >= 100
    with pytest.raises(ValueError, match="forward"):
        place.local.faults.forward(-1)
