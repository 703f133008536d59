"""The client that people of tests and the page's other players use."""

import asyncio
import gc

from bot.playground.person import Person
from tests.playground.conftest import Place


async def test_whoever_is_cut_off_at_any_moment_leaves_no_connection_open(place: Place) -> None:
    async def visit(done: asyncio.Event) -> None:
        async with Person(place.local.url, place.ana.id) as person:
            await person.session()
        done.set()

    done, moments = asyncio.Event(), 0
    while not done.is_set():
        task = asyncio.create_task(visit(done))
        for _ in range(moments):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        moments += 1
    gc.collect()  # pytest takes what was left open for an error
    assert moments > 1
