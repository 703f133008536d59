"""Messages of any age tell what is true, once: edited, or replaced where Discord refuses."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.engine import commands as c
from bot.engine.errors import DeliveryError
from bot.engine.ids import GameId
from bot.service.delivery import Dispatcher, Sent
from data.outbox import SqlOutbox
from tests.service.conftest import ANNA, BRUNO, CARLA, FakeMessenger, Room

HOUR = 3600.0
DAY = 24 * HOUR


async def later(room: Room, seconds: float, step: float = 10.0) -> None:
    """Let time pass, with what is due meanwhile."""
    until = room.clock.now + seconds
    while room.clock.now < until:
        room.clock.now += step
        await room.scheduler.process_due()
        await room.deliver()


def shows(room: Room, message: int) -> int:
    """Return the version that a message was edited to last."""
    return max(
        (version for edited, version in room.messenger.edits if edited == message), default=0
    )


async def test_a_lobby_that_fills_over_hours_stays_one(room: Room) -> None:
    game = await room.open()
    await room.deliver()
    for player, name in ((BRUNO, "Bruno"), (CARLA, "Carla")):
        room.clock.now += HOUR
        stored = await room.act(game, c.Join(player, name))
        await room.deliver()
        [lobby] = room.posted("lobby")
        assert shows(room, lobby) == stored.version


async def test_a_board_with_votes_hours_apart_stays_one(room: Room) -> None:
    game = await room.voting("correspondence")
    await room.deliver()
    for player in (BRUNO, CARLA):
        room.clock.now += 2 * HOUR
        stored = await room.vote(game, player)
        await later(room, 20)
        [board] = room.posted("board")
        assert shows(room, board) >= stored.version


async def test_a_turn_that_runs_out_after_a_day_says_so(room: Room) -> None:
    game = await room.started("correspondence")
    await room.deliver()
    [turn] = room.posted("turn")
    tells = room.posted("tell")
    for _ in range(3):  # the first to run out draws a storyteller
        room.clock.now += DAY
        await later(room, 20)
    moments = await room.table.past.round(game, 1)
    over = next(m.action.version for m in moments if m.game.phase.kind != "storytelling")
    assert room.posted("turn")[0] == turn
    assert all(shows(room, message) >= over for message in (turn, *tells))


async def test_a_reveal_that_was_looked_at_for_an_hour_loses_its_button(room: Room) -> None:
    game = await room.voting("correspondence")
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    await room.act(game, c.Skip(ANNA))
    await room.deliver()
    [reveal] = room.posted("reveal")
    room.clock.now += HOUR - 60
    before = shows(room, reveal)
    await later(room, 120)
    assert (await room.table.load(game)).game.round == 2
    assert room.posted("reveal") == [reveal]
    assert shows(room, reveal) > before


async def test_direct_messages_turn_into_ballots_and_are_closed_hours_later(room: Room) -> None:
    game = await room.told("correspondence")
    await room.deliver()
    hands = room.posted("hand")
    room.clock.now += 5 * HOUR
    for player in (BRUNO, CARLA):
        stored = await room.act(game, c.GiveCard(player, await room.card(game, player)))
    await later(room, 20)
    assert room.posted("hand") == hands
    assert all(shows(room, hand) >= stored.version for hand in hands)
    room.clock.now += 5 * HOUR
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    stored = await room.act(game, c.Skip(ANNA))
    await later(room, 20)
    assert room.posted("hand") == hands
    assert all(shows(room, hand) >= stored.version for hand in hands)


async def refused_board(room: Room, then: tuple[str, ...] = ()) -> tuple[GameId, int]:
    """A board that must show a vote, and that Discord does not let be edited."""
    game = await room.voting("correspondence")
    await room.deliver()
    [board] = room.posted("board")
    room.clock.now += HOUR
    room.messenger.faults["board"] = ["edit-too-late", *then]
    await room.vote(game, BRUNO)
    room.clock.now += 10  # of votes the board tells a moment later: more may come
    return game, board


async def test_an_edit_that_is_refused_leaves_one_message(room: Room) -> None:
    _, old = await refused_board(room)
    await room.deliver()
    [board] = room.posted("board")
    assert board != old


async def test_the_old_message_stays_until_the_new_one_is_there(room: Room) -> None:
    _, old = await refused_board(room, ("later", "later"))
    await room.deliver()
    assert room.posted("board") == [old]
    await later(room, 20)
    [board] = room.posted("board")
    assert board != old


async def test_of_a_new_message_that_lost_its_point_no_old_one_is_left(room: Room) -> None:
    game, _ = await refused_board(room, ("later", "later"))
    await room.deliver()
    await room.act(game, c.Skip(ANNA))
    await room.act(game, c.Skip(ANNA))
    await later(room, 60)
    assert room.posted("board") == []
    assert room.posted("reveal")


async def test_a_hand_is_replaced_for_its_reader_alone(room: Room) -> None:
    game = await room.told("correspondence")
    await room.deliver()
    old = room.posted("hand")
    room.messenger.faults["hand"] = ["edit-too-late"]
    await room.act(game, c.GiveCard(BRUNO, await room.card(game, BRUNO)))
    await later(room, 20)
    hands = room.posted("hand")
    assert len(hands) == len({*hands, *old}) - 1 == 2


async def test_what_is_over_is_edited_as_soon_as_discord_lets_it(room: Room) -> None:
    game = await room.voting("correspondence")
    await room.deliver()
    [board] = room.posted("board")
    room.messenger.faults["board"] = ["edit-too-late"] * 4
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    stored = await room.act(game, c.Skip(ANNA))
    await later(room, 60)
    assert room.messenger.faults["board"] == []
    assert room.posted("board") == [board]
    assert shows(room, board) >= stored.version


async def test_a_message_that_cannot_be_deleted_now_is_deleted_later(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await refused_board(room)
    real, refusals = FakeMessenger.delete, iter(["later", "no-permission"] * 9)

    async def refused(self: FakeMessenger, sent: Sent) -> None:
        for code in refusals:
            raise DeliveryError(code)
        await real(self, sent)

    monkeypatch.setattr(FakeMessenger, "delete", refused)
    await later(room, HOUR, 60)
    assert len(room.posted("board")) == 2
    await later(room, 6 * HOUR, 600)
    assert len(room.posted("board")) == 1


async def test_who_deletes_the_old_message_first_disturbs_nobody(room: Room) -> None:
    _, old = await refused_board(room, ("later",))
    await room.deliver()
    del room.messenger.posted[old]
    await later(room, 20)
    assert len(room.posted("board")) == 1


class PowerCutError(BaseException):
    """What nothing catches."""


@dataclass
class Cut:
    """Lets a method do its work once and the process die before or after it."""

    owner: Any
    name: str
    after: bool
    done: list[str] = field(default_factory=list)

    def set(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = getattr(self.owner, self.name)

        async def dying(*args: Any, **named: Any) -> Any:
            result = await real(*args, **named) if self.after or self.done else None
            if not self.done:
                self.done.append(self.name)
                raise PowerCutError
            return result

        monkeypatch.setattr(self.owner, self.name, dying)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (SqlOutbox, "renew"),
        (FakeMessenger, "send"),
        (SqlOutbox, "delivered"),
        (FakeMessenger, "delete"),
        (SqlOutbox, "fail"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
async def test_a_death_between_new_and_old_loses_and_doubles_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, after: bool
) -> None:
    _, old = await refused_board(room)
    cut = Cut(owner, name, after)
    cut.set(monkeypatch)
    with pytest.raises(PowerCutError):
        await room.deliver()
    room.dispatcher = Dispatcher(room.table, room.store, room.messenger)
    room.messenger.faults["board"] = ["edit-too-late"] if name == "renew" and not after else []
    await later(room, 120)
    [board] = room.posted("board")
    assert board != old
    assert await room.store.outbox.next_due(room.clock.now) is None
