"""The system's clock is set while games run: nobody gains or loses time by it."""

from dataclasses import dataclass

import pytest

from bot.engine import commands as c
from bot.service.deadlines import DeadlineScheduler
from bot.service.ports import Place
from bot.service.steady_clock import LEAP, SteadyClock
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, Room

DAY = 86_400.0


@dataclass
class Clocks:
    """The system's clock and that of the processor, moved by hand."""

    wall: float = 1_800_000_000.0
    steady: float = 77.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.mark.parametrize("leap", [DAY, -DAY, 3_600.0])
def test_time_goes_on_evenly_until_the_leap_is_taken(leap: float) -> None:
    clocks = Clocks()
    clock = SteadyClock(lambda: clocks.wall, lambda: clocks.steady)
    began = clock()
    clocks.pass_by(10.0)
    clocks.wall += leap
    assert clock() == began + 10.0
    assert clock.take_leap() == leap
    assert clock() == began + 10.0 + leap
    assert clock.take_leap() == 0.0


def test_a_correction_by_less_than_a_leap_is_followed_quietly() -> None:
    clocks = Clocks()
    clock = SteadyClock(lambda: clocks.wall, lambda: clocks.steady)
    clocks.wall += LEAP / 2
    assert clock.take_leap() == 0.0
    assert clock() == clocks.wall


async def leap_by(room: Room, seconds: float) -> None:
    """Set the clock; the loop of the deadlines is the first to look."""
    leaps = [seconds]
    room.clock.now += seconds
    scheduler = DeadlineScheduler(
        room.table,
        room.store,
        room.presence,
        room.departures,
        lambda: leaps.pop() if leaps else 0.0,
    )
    await scheduler._next_due()


@pytest.mark.parametrize("leap", [DAY, -DAY, 8 * DAY])
@pytest.mark.parametrize("phase", ["submitting", "voting"])
async def test_a_running_clock_goes_along(room: Room, phase: str, leap: float) -> None:
    game = await (room.told() if phase == "submitting" else room.voting())
    await room.deliver()
    before = await room.table.load(game)
    assert before.game.deadline is not None
    left = before.game.deadline - room.clock.now
    await leap_by(room, leap)
    after = await room.table.load(game)
    assert after.game.phase.kind == phase
    assert after.game.deadline == pytest.approx(room.clock.now + left)
    assert after.last_action_at == before.last_action_at + leap
    assert after.remind_at is None or room.clock.now < after.remind_at < after.game.deadline


@pytest.mark.parametrize("leap", [DAY, -DAY, 100.0])
async def test_the_seconds_for_corrections_stay_seconds(room: Room, leap: float) -> None:
    game = await room.voting()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    closing = (await room.table.load(game)).game
    assert closing.phase.closing
    left = closing.deadline - room.clock.now
    back = closing.phase.suspended_deadline - room.clock.now
    await leap_by(room, leap)
    after = (await room.table.load(game)).game
    assert after.phase.closing
    assert after.deadline == pytest.approx(room.clock.now + left)
    assert after.phase.suspended_deadline == pytest.approx(room.clock.now + back)


async def test_a_game_without_a_clock_does_not_end_as_idle(room: Room) -> None:
    game = await room.told(pace="untimed")
    lobby = await room.open(place=Place(1, 20))
    await leap_by(room, 30 * DAY)
    assert (await room.table.load(game)).game.phase.kind == "submitting"
    assert (await room.table.load(lobby)).game.phase.kind == "lobby"


async def test_a_pause_keeps_what_was_left(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    await room.act(game, c.Pause(ANNA))
    before = (await room.table.load(game)).game.remaining
    await leap_by(room, -DAY)
    assert (await room.table.load(game)).game.remaining == before


async def test_computer_players_act_when_they_would_have(room: Room) -> None:
    game = await room.open(pace="untimed")
    for _ in range(2):
        await room.act(game, c.AddComputer(ANNA, "even"))
    await room.act(game, c.StartGame(ANNA, CARDS))
    before = await room.table.load(game)
    assert before.computer_at is not None
    await leap_by(room, -DAY)
    after = await room.table.load(game)
    assert after.computer_at == pytest.approx(before.computer_at - DAY)
