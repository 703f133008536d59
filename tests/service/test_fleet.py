"""Processes that share a database: who is gone, whose messages are sent, which deadlines wait."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.commands import GiveCard, HideCard
from bot.engine.ids import PlayerId
from bot.engine.projection import view_for
from bot.service.deadlines import DeadlineScheduler
from bot.service.downtime import GRACE
from bot.service.fleet import GONE, Fleet, Heard
from bot.service.ports import Beat, Place, Shards, UnitOfWork
from data.unit_of_work import SqlUnitOfWork
from tests.service.conftest import ANNA, BRUNO, CARLA, Room, deadline_of

OURS = Shards(2, 3, 4)


class Watch:
    """Our process beside others whose signs of life a test writes."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.beats: tuple[Beat, ...] = ()
        self.left_to: set[int] = set()
        self.heard: list[Any] = []
        store: Any = SimpleNamespace(read=self, leave_to=self._leave_to)
        store.read = SimpleNamespace(beats=self._beats)
        self.fleet = Fleet(OURS, store, lambda: self.now)
        self.fleet.heard = Heard(
            lambda: self.heard.append("wake"),
            self.heard.append,
            lambda *moved: self.heard.append(moved),
            lambda channel: self.heard.append(("hidden", channel)),
        )

    def _leave_to(self, others: set[int]) -> None:
        self.left_to = others

    async def _beats(self) -> tuple[Beat, ...]:
        return self.beats

    async def sees(self, *beats: Beat) -> None:
        self.beats = beats
        await self.fleet.look()


def of_first(seen_at: float, holder: str = "first") -> tuple[Beat, Beat]:
    """Return the signs of the process with the first two shards."""
    return Beat(0, holder, seen_at), Beat(1, holder, seen_at)


async def test_messages_are_left_to_those_who_live() -> None:
    watch = Watch()
    await watch.sees()
    assert watch.left_to == set()
    assert watch.fleet.processes == 1
    await watch.sees(*of_first(999), Beat(2, "we", 999), Beat(3, "we", 999))
    assert watch.left_to == {0, 1}
    assert watch.fleet.processes == 2
    watch.now += GONE - 1
    await watch.sees(Beat(0, "first", 999), Beat(1, "another", 1000))
    assert watch.left_to == {1}
    assert watch.fleet.processes == 2


async def test_who_has_the_first_shard_waits_for_nobody() -> None:
    watch = Watch()
    watch.fleet.shards = Shards(0, 1, 4)
    assert watch.fleet.was_first_there_at(watch.now)


async def test_a_moment_is_sure_once_the_first_shard_was_there_after_it() -> None:
    watch = Watch()
    assert not watch.fleet.was_first_there_at(900)
    await watch.sees(*of_first(999))
    assert watch.fleet.was_first_there_at(999)
    assert not watch.fleet.was_first_there_at(999.5)
    await watch.sees(*of_first(1001))
    assert watch.fleet.was_first_there_at(999.5)
    assert watch.fleet.absence is None


@pytest.mark.parametrize(("apart", "warned"), [(0, False), (-5, False), (-40, True), (60, True)])
async def test_a_process_whose_clock_differs_is_named_once(
    caplog: pytest.LogCaptureFixture, apart: float, warned: bool
) -> None:
    watch = Watch()
    for _ in range(4):
        watch.now += 2
        await watch.sees(*of_first(watch.now + apart))
    named = [r for r in caplog.records if "shard 0 differs from ours" in r.message]
    assert len(named) == warned


async def test_who_has_not_looked_for_long_blames_no_clock(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watch = Watch()
    await watch.sees(*of_first(1000))
    watch.now += 60
    await watch.sees(*of_first(1002))
    assert not caplog.records


async def test_a_process_that_gives_no_more_signs_has_no_wrong_clock(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watch = Watch()
    for _ in range(30):
        watch.now += 2
        await watch.sees(*of_first(1001))
    assert not caplog.records


@pytest.mark.parametrize(
    "back", [of_first(1003, "started again"), of_first(999 + GONE + 1, "first")]
)
async def test_an_absence_is_known_however_short_if_it_was_a_start(back: tuple[Beat, ...]) -> None:
    watch = Watch()
    await watch.sees(*of_first(999))
    await watch.sees(*back)
    assert watch.fleet.absence == 999
    assert not watch.fleet.was_first_there_at(999.5)  # until it is made good
    await watch.sees(*of_first(1100, "and again"))
    assert watch.fleet.absence == 999
    watch.fleet.absence = None
    assert watch.fleet.was_first_there_at(1100)


async def test_a_first_shard_that_comes_late_was_away_until_then() -> None:
    watch = Watch()
    await watch.sees()
    watch.now = 1050.0
    await watch.sees()
    await watch.sees(*of_first(1060))
    assert watch.fleet.absence == 1000


def test_words_of_others_are_heard_by_whom_they_concern() -> None:
    watch = Watch()
    for word in ("", "played 1", "played 2", "person 77", "something newer 5"):
        watch.fleet.hear(word)
    assert watch.heard == [None, "wake", PlayerId(77)]


def test_what_takes_answers_away_is_heard_where_people_press_in_direct_messages() -> None:
    watch = Watch()
    words = ("moved 10 2 voting", "hidden 11")
    for word in words:
        watch.fleet.hear(word)
    assert watch.heard == []
    watch.fleet.shards = Shards(0, 1, 4)
    for word in words:
        watch.fleet.hear(word)
    assert watch.heard == [(10, 2, "voting"), ("hidden", 11)]


@pytest.mark.parametrize(
    ("shards", "shard", "tells"),
    [(OURS, 2, True), (Shards(0, 1, 4), 1, False), (Shards(0, 1, 4), 2, True)],
    ids=["the game's process", "it is the first one's", "pressed in a direct message"],
)
async def test_the_first_process_is_told_of_phases_that_it_does_not_see(
    room: Room, monkeypatch: pytest.MonkeyPatch, shards: Shards, shard: int, tells: bool
) -> None:
    said: list[str] = []

    async def announce(_: UnitOfWork, word: str) -> None:
        said.append(word)

    monkeypatch.setattr(SqlUnitOfWork, "announce", announce)
    room.table.subscribers += (Fleet(shards, room.store, room.clock).telling(),)
    game = await room.told(place=Place(shard << 22, 10))
    for player in (BRUNO, CARLA):
        await room.act(game, GiveCard(player, await room.card(game, player)))
    card = view_for((await room.table.load(game)).game, None).board[0]
    await room.act(game, HideCard(ANNA, card, moderator=True))
    words = ["1 storytelling", "1 submitting", "1 voting", "1 scored"]
    told = [*(f"moved 10 {word}" for word in words), "hidden 10"] if tells else []
    assert [word for word in said if not word.startswith("played")] == told


async def test_a_deadline_waits_for_a_sign_of_the_first_shard(room: Room) -> None:
    watch, game = Watch(), await room.told()
    await room.deliver()
    room.scheduler = DeadlineScheduler(
        room.table, room.store, room.presence, room.departures, fleet=watch.fleet
    )
    deadline = await deadline_of(room, game)
    watch.now = room.clock.now = deadline + 1
    await watch.sees(*of_first(deadline - 3))
    await room.scheduler.process_due()
    assert await deadline_of(room, game) == deadline
    await watch.sees(*of_first(deadline + 1))
    await room.scheduler.process_due()
    assert (await room.table.load(game)).game.phase.kind == "voting"


async def test_an_absence_of_the_first_shard_moves_deadlines(room: Room) -> None:
    watch, game = Watch(), await room.told()
    await room.deliver()
    room.scheduler = DeadlineScheduler(
        room.table, room.store, room.presence, room.departures, fleet=watch.fleet
    )
    deadline = await deadline_of(room, game)
    watch.now = room.clock.now = deadline + 5
    await watch.sees(*of_first(deadline - 20))
    await watch.sees(*of_first(deadline + 5, "started again"))
    await room.scheduler.process_due()
    assert await deadline_of(room, game) == deadline + 25 + GRACE
    assert watch.fleet.absence is None
