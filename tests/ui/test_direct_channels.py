"""Direct messages are opened one at a time, and none while Discord says that it goes too fast."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.engine.errors import DeliveryError
from bot.engine.ids import PlayerId
from bot.ui import direct_channels
from bot.ui.direct_channels import AT_ONCE, DirectChannels


class Client:
    """Opens nothing before it is let; ``refusing`` is a code of Discord's."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.let = asyncio.Event()
        self.refusing: int | None = None

    async def create_dm(self, user: discord.Object) -> int:
        self.asked.append(user.id)
        await self.let.wait()
        if self.refusing:
            response = cast("Any", SimpleNamespace(status=400, reason="Bad Request"))
            raise discord.HTTPException(response, {"code": self.refusing, "message": "no"})
        return user.id


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def channels(client: Client) -> DirectChannels:
    return DirectChannels(cast("Any", client))


async def code_of(opening: Any) -> str:
    with pytest.raises(DeliveryError) as caught:
        await opening
    return caught.value.code


async def test_few_wait_for_one_another_and_the_rest_comes_later(
    client: Client, channels: DirectChannels
) -> None:
    under_way = [asyncio.create_task(channels.open(PlayerId(n))) for n in range(AT_ONCE)]
    await asyncio.sleep(0)
    assert await code_of(channels.open(PlayerId(9))) == "later"
    assert client.asked == [0], "one at a time"
    client.let.set()
    assert await asyncio.gather(*under_way) == [0, 1, 2]
    assert await channels.open(PlayerId(9)) == 9


async def test_what_goes_too_fast_rests_for_a_while(
    client: Client, channels: DirectChannels, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.let.set()
    client.refusing = 40003
    assert await code_of(channels.open(PlayerId(1))) == "too-fast"
    client.refusing = None
    assert await code_of(channels.open(PlayerId(2))) == "too-fast"
    assert client.asked == [1], "nobody is asked for meanwhile"
    loop, later = asyncio.get_running_loop(), asyncio.get_running_loop().time()
    monkeypatch.setattr(loop, "time", lambda: later + direct_channels.PAUSE)
    assert await channels.open(PlayerId(2)) == 2


async def test_who_waits_for_one_that_goes_too_fast_is_not_asked_for(
    client: Client, channels: DirectChannels
) -> None:
    client.refusing = 40003
    under_way = [asyncio.create_task(channels.open(PlayerId(n))) for n in range(AT_ONCE)]
    await asyncio.sleep(0)
    client.let.set()
    assert [await code_of(each) for each in under_way] == ["too-fast"] * AT_ONCE
    assert client.asked == [0]


async def test_a_refusal_of_one_person_stops_nobody_else(
    client: Client, channels: DirectChannels
) -> None:
    client.let.set()
    client.refusing = 50278
    assert await code_of(channels.open(PlayerId(1))) == "closed"
    client.refusing = None
    assert await channels.open(PlayerId(2)) == 2
