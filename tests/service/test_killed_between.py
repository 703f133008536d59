"""The process dies between two transactions that belong together: the next one makes up for it."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import commands as c
from bot.service.delivery import Dispatcher
from data.messages import SqlMessages
from tests.service.conftest import Room


class PowerCutError(BaseException):
    """What nothing catches."""


def dies(when: Callable[..., bool]) -> Callable[..., Any]:
    async def die(*args: Any, **_: Any) -> None:
        if when(*args):
            raise PowerCutError

    return die


async def starts_again(room: Room) -> None:
    await room.scheduler.compensate_downtime()
    room.dispatcher = Dispatcher(room.table, room.store, room.messenger)


@pytest.mark.parametrize("cut", ["before", "within"])
async def test_the_clock_starts_as_the_outbox_is_done(
    room: Room, monkeypatch: pytest.MonkeyPatch, cut: str
) -> None:
    game = await room.started()
    with monkeypatch.context() as now:
        if cut == "before":
            now.setattr(room.table, "act", dies(lambda _game, what: isinstance(what, c.StartClock)))
        else:
            now.setattr(SqlMessages, "delivered", dies(lambda *_: True))
        with pytest.raises(PowerCutError):
            await room.deliver()
    assert (await room.table.load(game)).game.deadline is None
    await starts_again(room)
    room.clock.now += 40
    await room.deliver()
    assert (await room.table.load(game)).game.deadline is not None
    assert room.messenger.purposes().count("turn") == 1


async def test_the_fallback_is_noted_before_the_direct_message_is_given_up(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.messenger.faults["tell"] = ["closed"]
    await room.started()
    with monkeypatch.context() as now:
        now.setattr(room.table, "dm_fallback", dies(lambda *_: True))
        with pytest.raises(PowerCutError):
            await room.deliver()
    await starts_again(room)
    room.clock.now += 40
    await room.deliver()
    assert (
        room.messenger.purposes().count("tell") + room.messenger.purposes().count("dm_fallback")
        == 3
    )


async def test_a_game_ends_before_its_lost_channel_is_given_up(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.started()
    room.messenger.faults["turn"] = ["channel-gone"] * 9
    with monkeypatch.context() as now:
        now.setattr(room.table, "act", dies(lambda _game, what: isinstance(what, c.Abandon)))
        with pytest.raises(PowerCutError):
            await room.deliver()
    await starts_again(room)
    room.clock.now += 40
    await room.deliver()
    assert (await room.table.load(game)).game.phase.kind == "finished"
