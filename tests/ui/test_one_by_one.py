"""Whoever goes on one by one lets the loop see to others in between, and keeps the order."""

import asyncio

from bot.ui.one_by_one import OneByOne

CROWD = 20


async def test_a_crowd_goes_on_in_order_and_others_come_in_between() -> None:
    one_by_one, done = OneByOne(), []

    async def go_on(number: int) -> None:
        await one_by_one.turn()
        done.append(number)

    async def acknowledge() -> None:
        for _ in range(CROWD // 2):
            await asyncio.sleep(0)
        done.append(None)

    await asyncio.gather(*map(go_on, range(CROWD)), acknowledge())
    assert [number for number in done if number is not None] == list(range(CROWD))
    assert done[-1] is not None, "the last had gone on before others came"


async def test_who_is_cancelled_lets_the_next_go_on() -> None:
    one_by_one = OneByOne()
    first, second = (asyncio.create_task(one_by_one.turn()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert first.cancelled()
