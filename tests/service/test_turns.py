"""Turns are fair by server, whoever leaves the line."""

import asyncio
from contextlib import suppress

import pytest

from bot.engine.errors import DeckError
from bot.service.turns import MOST_WAITING, Turns


class Line:
    """Notes whose turn came when, and lets each end when it is told to."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.served: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str) -> None:
        """Somebody of a server, which is the name's first sign, comes."""
        self._tasks[name] = asyncio.create_task(self._have(name))
        await settled()

    async def _have(self, name: str) -> None:
        self._ends[name] = asyncio.Event()
        async with self.turns.turn(ord(name[0])):
            self.served.append(name)
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks[name]
        await settled()

    async def leave(self, name: str) -> None:
        self._tasks[name].cancel()
        with suppress(asyncio.CancelledError):
            await self._tasks[name]
        await settled()

    async def finish(self) -> list[str]:
        """Let all have their turn; return in which order."""
        at = 0
        while at < len(self.served):
            await self.end(self.served[at])
            at += 1
        assert not self.turns.is_taken
        return self.served


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def line_of(*names: str) -> Line:
    line = Line()
    for name in names:
        await line.come(name)
    return line


async def test_a_server_with_many_goes_behind_one_with_few() -> None:
    line = await line_of("a1", "a2", "a3", "a4", "b1", "c1", "b2")
    assert line.served == ["a1"]
    assert await line.finish() == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


async def test_whoever_leaves_the_line_holds_up_nobody() -> None:
    line = await line_of("a1", "b1", "b2", "c1")
    await line.leave("b1")
    await line.leave("a1")
    assert line.served == ["a1", "b2"]
    await line.leave("b2")
    await line.end("c1")
    assert not line.turns.is_taken
    await line.come("d1")
    assert line.served[-1] == "d1"
    await line.end("d1")


async def test_who_is_called_and_gone_passes_the_turn_on() -> None:
    line = await line_of("a1", "b1", "c1")
    line._ends["a1"].set()
    await asyncio.wait([line._tasks["a1"]])
    await line.leave("b1")
    assert line.served[-1] == "c1"
    await line.end("c1")
    assert not line.turns.is_taken


async def test_of_one_server_only_few_may_wait() -> None:
    line = await line_of("a0", *(f"a{number}" for number in range(1, MOST_WAITING + 1)))
    with pytest.raises(DeckError, match="decks-busy"):
        async with line.turns.turn(ord("a")):
            pass
    await line.come("b1")
    assert (await line.finish())[1] == "b1"


async def test_a_turn_that_fails_is_over() -> None:
    turns = Turns()
    with pytest.raises(ZeroDivisionError):
        await _fail_in(turns)
    assert not turns.is_taken


async def _fail_in(turns: Turns) -> None:
    async with turns.turn(1):
        assert turns.is_taken
        raise ZeroDivisionError
