"""Buckets, the global limit, the limit on old edits, and how discord.py takes them."""

import pytest

from bot.playground.clock import Clock
from bot.playground.ratelimits import RateLimits
from bot.playground.server import LocalDiscord

SEND = "/channels/{channel_id}/messages"


def test_a_bucket_is_per_channel_and_refills():
    clock = Clock()
    limits = RateLimits(clock)
    one, two = {"channel_id": "1"}, {"channel_id": "2"}
    verdicts = [limits.take("POST", SEND, one, counts=True) for _ in range(6)]
    assert [v.headers["X-RateLimit-Remaining"] for v in verdicts] == ["4", "3", "2", "1", "0", "0"]
    assert [v.retry_after is None for v in verdicts] == [True] * 5 + [False]
    assert limits.take("POST", SEND, two, counts=True).retry_after is None
    clock.forward(5)
    assert limits.take("POST", SEND, one, counts=True).retry_after is None


def test_fifty_a_second_in_all_but_answers_do_not_count():
    limits = RateLimits(Clock())
    for _ in range(50):
        assert limits.take("GET", "/users/@me", {}, counts=True).retry_after is None
    assert limits.take("GET", "/users/@me", {}, counts=True).is_global
    assert limits.take("GET", "/users/@me", {}, counts=False).retry_after is None


@pytest.fixture
async def limited(place):
    place.local.core.limits.enabled = True
    return place


async def test_a_refusal_has_the_headers_that_discord_py_needs(api, limited):
    path = f"/channels/{limited.channel.id}/messages"
    for _ in range(5):
        assert (await api("POST", path, {"content": "x"}))[0] == 200
    status, _, body = await api("POST", path, {"content": "x"})
    assert status == 429
    assert 0 < body["retry_after"] <= 5
    assert body["global"] is False
    assert api.last.headers["Via"]
    assert api.last.headers["X-RateLimit-Scope"] == "user"
    assert api.last.headers["Content-Type"] == "application/json"
    assert limited.local.requests.invalid() == 1


async def test_discord_py_sends_more_than_a_bucket_holds_without_a_429(client, limited):
    limited.local.core.limits.limits["POST", SEND] = (5, 0.5)
    channel = client.get_channel(int(limited.channel.id))
    for number in range(12):
        await channel.send(str(number))
    assert limited.local.requests.statuses()[429] == 0
    assert len(limited.local.world.messages[limited.channel.id]) == 12


async def test_discord_py_waits_for_a_429_and_repeats(client, place):
    fault = place.local.faults.answer("POST", SEND, 429, retry_after=0.05)
    await client.get_channel(int(place.channel.id)).send("x")
    assert fault.hits == 1
    assert [r.status for r in place.local.requests.matching("POST", SEND)] == [429, 200]


async def test_edits_of_messages_over_an_hour_old_are_few_in_a_channel(api, place):
    path = f"/channels/{place.channel.id}/messages"
    sent = [(await api("POST", path, {"content": "x"}))[2] for _ in range(2)]
    one, two = (f"{path}/{message['id']}" for message in sent)
    for _ in range(4):
        assert (await api("PATCH", one, {"content": "y"}))[0] == 200
    place.local.faults.forward(3601)
    answers = [await api("PATCH", each, {"content": "z"}) for each in (one, two, one, two)]
    assert [(status, code) for status, code, _ in answers] == [(200, None)] * 3 + [(429, 30046)]
    assert 5 < answers[-1][2]["retry_after"] <= 6
    place.local.faults.forward(6)
    assert (await api("PATCH", two, {"content": "z"}))[0] == 200


async def test_the_log_counts_the_busiest_second(api, place):
    for _ in range(7):
        await api("GET", "/users/@me")
    assert place.local.requests.busiest_second() == 7


async def test_limits_are_on_unless_turned_off():
    async with LocalDiscord() as local:
        assert local.core.limits.enabled
