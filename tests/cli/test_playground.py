"""The playground waits for its bot as long as that lives."""

import asyncio

import pytest

from bot.cli import playground


class Machine:
    """A local Discord and its bot, of which one comes to something at some time."""

    def __init__(self, *, online: float | None = None, ended: float | None = None) -> None:
        self.online, self.ended = online, ended

    async def wait_online(self, _timeout: float) -> None:
        await self._in(self.online)

    async def wait(self) -> int:
        await self._in(self.ended)
        return 1

    async def _in(self, seconds: float | None) -> None:
        await (asyncio.Event().wait() if seconds is None else asyncio.sleep(seconds))


@pytest.mark.parametrize("patience", [0.0, 60.0])
async def test_a_slow_start_is_waited_for(monkeypatch, capsys, patience):
    monkeypatch.setattr(playground, "PATIENCE", patience)
    machine = Machine(online=0.2)
    assert await playground.comes_up(machine, machine)
    assert ("still starting" in capsys.readouterr().err) == (patience == 0.0)


async def test_a_bot_that_ends_is_not_waited_for():
    machine = Machine(ended=0.0)
    assert not await playground.comes_up(machine, machine)
