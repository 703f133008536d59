"""What processes on a server tell each other, and who may play for which shards."""

import asyncio

import pytest

from bot.engine.errors import StorageError
from bot.service.ports import Shards
from data.address import ServerAddress
from data.opening import open_store
from data.store import SqlStore

ONE, TWO = Shards(0, 1, 4), Shards(2, 3, 4)


async def announce(store: SqlStore, word: str, *, commit: bool = True) -> None:
    async with store.begin() as uow:
        await uow.announce(word)
        await uow.heartbeat(1.0)
        if commit:
            await uow.commit()


async def test_a_word_is_heard_once_it_is_durable(postgres: ServerAddress):
    async with (
        await open_store(postgres, shards=ONE) as one,
        await open_store(postgres, shards=TWO) as two,
    ):
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.create_task(two.listen(heard.put_nowait))
        async with asyncio.timeout(60):
            assert not await heard.get(), "it listens"
            await announce(one, "never", commit=False)
            await announce(one, "last")
            assert await heard.get() == "last"
        listening.cancel()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (None, ONE),
        (ONE, None),
        (ONE, ONE),
        (ONE, Shards(1, 2, 4)),
        (ONE, Shards(4, 7, 8)),
    ],
)
async def test_two_never_play_for_the_same_shards(postgres: ServerAddress, first, second):
    async with await open_store(postgres, alone=True, shards=first):
        with pytest.raises(StorageError, match="storage-in-use"):
            await open_store(postgres, alone=True, shards=second)
    async with await open_store(postgres, alone=True, shards=second):
        pass


async def test_different_shards_are_played_for_at_once(postgres: ServerAddress):
    async with (
        await open_store(postgres, alone=True, shards=ONE),
        await open_store(postgres, alone=True, shards=TWO),
    ):
        pass
