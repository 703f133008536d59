"""Who has left a server is asked, and in doubt nobody has; without a gateway nobody is there."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.engine.ids import PlayerId
from bot.ui import reachability
from bot.ui.reachability import AT_ONCE, DiscordReachability
from bot.ui.services import ServingBot

ANNA = PlayerId(101)


def asking(fetch_member) -> DiscordReachability:
    guild = SimpleNamespace(fetch_member=fetch_member)
    return DiscordReachability(cast("Any", SimpleNamespace(get_guild=lambda _id: guild)))


@pytest.mark.parametrize(("code", "left"), [(10007, True), (10013, True), (0, False)])
async def test_only_an_unknown_member_has_left(code: int, *, left: bool) -> None:
    async def fetch_member(_player: int) -> None:
        response = cast("Any", SimpleNamespace(status=404, reason="Not Found"))
        raise discord.NotFound(response, {"code": code, "message": ""})

    assert await asking(fetch_member).has_left(1, ANNA) is left


async def test_an_answer_is_not_waited_for_for_ever(monkeypatch) -> None:
    monkeypatch.setattr(reachability, "PATIENCE", 0.01)

    async def fetch_member(_player: int) -> None:
        await asyncio.Event().wait()

    async with asyncio.timeout(60):
        assert not await asking(fetch_member).has_left(1, ANNA)


@pytest.mark.parametrize(
    ("closed", "reachable"), [([], False), ([True, True], False), ([True, False], True)]
)
def test_presses_come_through_an_open_gateway(closed: list[bool], *, reachable: bool) -> None:
    def shard(number: int) -> SimpleNamespace:
        return SimpleNamespace(is_closed=lambda: closed[number])

    client = SimpleNamespace(shards={number: shard(number) for number in range(len(closed))})
    assert DiscordReachability(cast("Any", client)).is_reachable() is reachable


def connected(closed: set[int], down: set[int] = frozenset(), shards: int = 2):
    client = SimpleNamespace(
        shards={n: SimpleNamespace(is_closed=lambda n=n: n in closed) for n in range(shards)},
        guilds=[SimpleNamespace(id=g, unavailable=g in down) for g in (THERE, ELSE)],
        shard_count=shards,
    )
    return DiscordReachability(cast("Any", client))


THERE, ELSE = 1 << 22, 2 << 22
"""Servers of the second shard and of the first."""


@pytest.mark.parametrize(
    ("closed", "down", "there", "elsewhere"),
    [
        (set(), set(), True, True),
        ({1}, set(), False, True),
        ({0}, set(), False, False),  # direct messages come by the first
        ({0, 1}, set(), False, False),
        (set(), {THERE}, False, True),
    ],
)
def test_a_server_is_reached_by_its_own_connection(closed, down, *, there, elsewhere) -> None:
    asked = connected(closed, down)
    assert (asked.is_reachable(THERE), asked.is_reachable(ELSE)) == (there, elsewhere)
    assert asked.is_reachable() is (closed != {0, 1})


def test_before_there_is_a_connection_nobody_is_reached() -> None:
    assert not connected(set(), shards=0).is_reachable(THERE)


async def test_few_are_asked_about_at_a_time() -> None:
    asked, enough, let = [], asyncio.Event(), asyncio.Event()

    async def fetch_member(player: int) -> None:
        asked.append(player)
        if len(asked) == AT_ONCE:
            enough.set()
        await let.wait()

    reachability = asking(fetch_member)
    answers = [asyncio.create_task(reachability.has_left(1, PlayerId(n))) for n in range(9)]
    await enough.wait()
    await asyncio.sleep(0)
    assert len(asked) == AT_ONCE
    let.set()
    assert not any(await asyncio.gather(*answers))
    assert len(asked) == 9


@pytest.mark.parametrize(
    ("ready", "closed", "connected"),
    [
        (True, [False, False], True),
        (True, [False, True], False),
        (True, [True], False),
        (True, [], False),
        (False, [False], False),
    ],
)
def test_the_bot_is_connected_while_all_of_its_shards_are(
    ready: bool, closed: list[bool], connected: bool
) -> None:
    shards = {n: SimpleNamespace(is_closed=lambda c=c: c) for n, c in enumerate(closed)}
    bot = SimpleNamespace(is_ready=lambda: ready, is_closed=lambda: False, shards=shards)
    assert ServingBot.is_connected(cast("Any", bot)) is connected
