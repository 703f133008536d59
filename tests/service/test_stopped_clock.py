"""What direct messages say of the clock goes out of date: stopped, let run, moved."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.engine.ruleset import RULESETS
from bot.service.choices import PACES
from bot.service.endings import superseded_messages
from bot.service.invalidation import invalidated_messages
from bot.service.ports import MessageKey
from bot.service.worker import EDIT_EVERY
from tests.engine.tabletop import Table
from tests.service.conftest import ANNA, BRUNO, CARLA, Room, deadline_of

Hands = list[tuple[str, PlayerId | None]]


async def edited(room: Room, game: GameId, *done: c.Command) -> Hands:
    """Do this and deliver; return the direct messages that were edited, each as often as it was."""
    before = len(room.messenger.edits)
    for command in done:
        await room.act(game, command)
    await settle(room)
    keys = [room.messenger.posted[message][0] for message, _ in room.messenger.edits[before:]]
    return sorted((key.purpose, key.viewer) for key in keys if key.traits.direct)


async def settle(room: Room) -> None:
    """Let everything be delivered that waits for a message's last edit to be long enough ago."""
    await room.deliver()
    room.clock.now += EDIT_EVERY
    await room.deliver()


async def telling(room: Room) -> GameId:
    game = await room.started()
    await settle(room)
    return game


async def giving(room: Room) -> GameId:
    """Everybody told or gives; one has given already."""
    game = await telling(room)
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await settle(room)
    await room.act(game, c.GiveCard(BRUNO, await room.card(game, BRUNO)))
    await settle(room)
    return game


async def voting(room: Room) -> GameId:
    game = await giving(room)
    await room.act(game, c.GiveCard(CARLA, await room.card(game, CARLA)))
    await settle(room)
    await room.vote(game, BRUNO)
    await settle(room)
    return game


async def closing(room: Room) -> GameId:
    game = await voting(room)
    await room.vote(game, CARLA)
    await settle(room)
    return game


async def scored(room: Room) -> GameId:
    game = await voting(room)
    await room.act(game, c.Skip(ANNA))
    await settle(room)
    return game


TELLING: Hands = [("tell", ANNA), ("tell", BRUNO), ("tell", CARLA)]
LATER: Hands = [("hand", BRUNO), ("hand", CARLA), ("tell", ANNA)]
"""Whoever has told or given reads there until when the others have time."""
PHASES: list[tuple[Callable[[Room], Awaitable[GameId]], Hands]] = [
    (telling, TELLING),
    (giving, LATER),
    (voting, LATER),
    (closing, LATER),
    (scored, []),
]


@pytest.mark.parametrize(("phase", "hands"), PHASES)
async def test_a_stopped_clock_and_one_that_runs_again_are_shown_on_each_hand_once(
    room: Room, phase: Callable[[Room], Awaitable[GameId]], hands: Hands
) -> None:
    game = await phase(room)
    await deadline_of(room, game)
    assert await edited(room, game, c.Pause(ANNA)) == hands
    assert await edited(room, game, c.Pause(ANNA)) == [], "it is stopped"
    assert await edited(room, game, c.Resume(ANNA)) == hands
    await deadline_of(room, game)


@pytest.mark.parametrize(
    ("phase", "hands"),
    [(phase, [] if phase is closing else hands) for phase, hands in PHASES],
)
async def test_more_time_is_shown_on_each_hand_that_says_until_when(
    room: Room, phase: Callable[[Room], Awaitable[GameId]], hands: Hands
) -> None:
    """While voting closes only the deadline is moved that may come back."""
    game = await phase(room)
    assert await edited(room, game, c.MoreTime(ANNA, 600)) == hands


async def test_a_clue_told_while_the_clock_is_stopped_comes_with_hands_that_change_with_it(
    room: Room,
) -> None:
    game = await telling(room)
    await edited(room, game, c.Pause(ANNA))
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await settle(room)
    assert await edited(room, game, c.MoreTime(ANNA, 600)) == [], "nobody is told how much is left"
    assert await edited(room, game, c.PassHost(ANNA, BRUNO)) == LATER, "who may let it run"
    assert await edited(room, game, c.Resume(BRUNO)) == LATER


async def test_a_round_begun_while_the_clock_is_stopped_shows_its_storyteller_that_it_runs(
    room: Room,
) -> None:
    game = await scored(room)
    assert await edited(room, game, c.Pause(ANNA), c.NextRound(ANNA)) == []
    assert await edited(room, game, c.Resume(ANNA)) == [("tell", BRUNO)]


async def test_a_leap_of_the_clock_while_voting_closes_moves_the_moment_on_each_hand(
    room: Room,
) -> None:
    game = await closing(room)
    assert await edited(room, game, c.ShiftDeadline(100.0, closing=True)) == LATER


@pytest.mark.parametrize("stopped", [False, True])
async def test_that_voting_closes_no_more_is_shown_on_each_hand_once(
    room: Room, stopped: bool
) -> None:
    """Who voted last reads that the votes are in, until one is taken back."""
    game = await closing(room)
    if stopped:
        await edited(room, game, c.Pause(ANNA))
    (number,) = view_for((await room.table.load(game)).game, BRUNO).ballot
    assert await edited(room, game, c.RemoveToken(BRUNO, number)) == LATER
    assert await edited(room, game, c.PlaceToken(BRUNO, number)) == [("hand", BRUNO)]


@pytest.mark.parametrize("ruleset", ["odyssey", "party", "teams"])
def test_at_a_full_table_one_message_for_each_shows_that_the_clock_is_stopped(ruleset: str) -> None:
    table = Table(RULESETS[ruleset], 12)
    table.to_voting()
    before = table.game
    table.do(c.Pause(PlayerId(1)))
    keys = direct(before, table)
    assert {key.viewer for key in keys} == set(range(1, 13))
    # In teams the storyteller may have a hand as well, had the partner left (T4).
    assert len(keys) == (13 if ruleset == "teams" else 12)


def test_a_clock_that_starts_or_begins_to_close_is_not_worth_an_edit() -> None:
    table = Table(RULESETS["mini"], 3, pace=PACES["normal"])
    for go_on in (table.tell, table.give_all, table.view):
        before = table.game
        table.do(c.StartClock(1, table.game.phase.kind))
        assert table.game.deadline is not None
        assert direct(before, table) == []
        go_on()
    for ballot in table.voting.ballots:
        before = table.game
        number = min({1, 2} - table.view(ballot.player).own_numbers)
        table.place(ballot.player, number)
        assert [key.viewer for key in direct(before, table)] == [ballot.player]
    assert table.voting.closing


def test_a_table_that_rests_says_so_until_it_goes_on() -> None:
    table = Table(RULESETS["mini"], 3)
    table.game = resting = replace(table.game, paused=True, resting=True)
    table.do(c.Resume(PlayerId(3)))
    assert len(direct(resting, table)) == 3


def direct(before: Game, table: Table) -> list[MessageKey]:
    """Return the direct messages that what has been done to the table makes out of date."""
    changed = invalidated_messages(before, table.game), superseded_messages(before, table.game)
    return [key for keys in changed for key in keys if key.traits.direct]
