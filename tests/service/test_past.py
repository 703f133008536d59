"""A game is looked back at beside the event loop, and no more of its log is read than needed."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId, PlayerId
from bot.engine.ruleset import ODYSSEY, TEAMS
from bot.service import past
from bot.service.past import OF_ONE_GAME, Past, left_behind
from bot.service.people import PeopleService
from bot.service.ports import LoggedAction
from bot.service.record import FORMER_PLAYER
from tests.bench.store import Script, play_game
from tests.service.conftest import ANNA, BRUNO, CARLA, Room

PEOPLE = (ANNA, BRUNO, CARLA)


@dataclass
class Noted:
    """What was read of logs and folded of them, and in which threads."""

    reads: list[int] = field(default_factory=list)
    """The version after which each time was read."""
    folded: int = 0
    on_the_loop: int = 0
    """Events that were folded, and rows of the log that were read, by the loop's own thread."""

    def work(self) -> None:
        self.on_the_loop += threading.current_thread() is threading.main_thread()


@pytest.fixture
def noted(room: Room, monkeypatch: pytest.MonkeyPatch) -> Iterator[Noted]:
    noted, games = Noted(), room.store.read.games
    log, evolve = games.log, past.evolve

    async def read(game: GameId, after: int = 0) -> tuple[LoggedAction, ...]:
        noted.reads.append(after)
        return await log(game, **({"after": after} if after else {}))

    def fold(*what: object) -> object:
        noted.folded += 1
        noted.work()
        return evolve(*what)  # type: ignore[arg-type]

    monkeypatch.setattr(games, "log", read)
    monkeypatch.setattr(past, "evolve", fold)
    return noted


async def play_round(room: Room, game: GameId) -> None:
    """Play a round, all messages delivered on the way, into the next one."""
    await room.play_to_reveal(game, PEOPLE)
    await room.deliver()
    await room.act(game, c.NextRound(ANNA))


async def started(room: Room) -> GameId:
    game = await room.started(pace="untimed")
    await room.deliver()
    return game


async def test_the_messages_of_a_round_that_is_over_read_its_log_once(
    room: Room, noted: Noted
) -> None:
    game = await started(room)
    read: list[list[int]] = []
    for _ in range(4):
        await play_round(room, game)
        noted.reads.clear()
        room.clock.now += 60
        edits = len(room.messenger.edits)
        await room.deliver()
        assert len(room.messenger.edits) - edits > 1
        read.append(noted.reads.copy())
    assert all(len(once) == 1 for once in read), read
    assert [once[0] > 0 for once in read] == [False, True, True, True], "the beginning once more"
    assert noted.folded > 0
    assert noted.on_the_loop == 0


async def test_a_card_is_hidden_and_a_record_told_beside_the_loop(room: Room, noted: Noted) -> None:
    game = await started(room)
    await play_round(room, game)
    card = await room.card(game, BRUNO)
    noted.on_the_loop = noted.folded = 0
    await room.act(game, c.HideCard(ANNA, card, moderator=True))
    assert noted.folded > 0
    assert noted.on_the_loop == 0


async def test_logs_and_records_are_read_and_made_beside_the_loop(
    room: Room, noted: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, threads = await started(room), set[threading.Thread]()
    for where in ("data.games.load_actions", "bot.service.table.build_record"):
        module, name = where.rsplit(".", 1)
        real = getattr(__import__(module, fromlist=[name]), name)

        def seen(*args: object, real=real, **named: object) -> object:
            threads.add(threading.current_thread())
            return real(*args, **named)

        monkeypatch.setattr(where, seen)
    await room.table.record(await room.table.load(game))
    assert threads
    assert threading.main_thread() not in threads


@pytest.mark.parametrize("rules", [ODYSSEY, TEAMS], ids=["odyssey", "teams"])
@pytest.mark.parametrize("packed", [False, True], ids=["plain", "packed"])
async def test_every_round_is_found_as_it_was_in_whatever_order(
    room: Room, rules, packed: bool
) -> None:
    script = Script(7, rules, 6, unsteady=0.05)
    await play_game(room.store, script, 1)
    if packed:
        while await room.store.tidy():
            pass
    game = (await room.table.last_game_in(1)).game.id  # type: ignore[union-attr]
    moments = [*left_behind(await room.table.history(game))]
    rounds = {n: tuple(of) for n, of in groupby(moments, lambda moment: moment.game.round)}
    assert len(rounds) > 2 * OF_ONE_GAME
    looking = Past(room.store.read.games)
    for step in (-1, 3):
        for number in [*rounds][::step]:
            assert await looking.round(game, number) == rounds[number]
    assert await looking.round(game, len(rounds)) == ()


async def test_few_rounds_are_remembered(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "MOST_ROUNDS", 3 * OF_ONE_GAME)
    looking, games = Past(room.store.read.games), []
    for number in range(1, 6):
        await play_game(room.store, Script(number, ODYSSEY, 4), number)
        games.append((await room.table.last_game_in(number)).game)  # type: ignore[union-attr]
    for game in games:
        for number in range(game.round, 0, -1):
            await looking.round(game.id, number)
        assert sum(kept == game.id for kept, _ in looking._kept) <= OF_ONE_GAME
    assert len(looking._kept) == 3 * OF_ONE_GAME
    assert {kept for kept, _ in looking._kept} == {game.id for game in games[-3:]}


async def test_nobody_who_was_forgotten_is_remembered(room: Room) -> None:
    game = await started(room)
    for _ in range(2):
        await play_round(room, game)
    await room.table.past.round(game, 1)
    await PeopleService(room.store, room.table).forget(BRUNO)
    for number in (1, 2):
        for moment in await room.table.past.round(game, number):
            names = {chair.name for chair in moment.game.chairs}
            assert names == {"Anna", "Carla", FORMER_PLAYER}


async def test_what_is_folded_while_somebody_is_forgotten_is_not_remembered(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await started(room)
    await play_round(room, game)
    games, has_read, may_fold = room.store.read.games, asyncio.Event(), asyncio.Event()
    log = games.log

    async def held(*what, **after) -> tuple[LoggedAction, ...]:
        actions = await log(*what, **after)
        has_read.set()
        await may_fold.wait()
        return actions

    monkeypatch.setattr(games, "log", held)
    async with asyncio.TaskGroup() as group:
        group.create_task(room.table.past.round(game, 1))
        await has_read.wait()
        await PeopleService(room.store, room.table).forget(BRUNO)
        may_fold.set()
    [*_, last] = await room.table.past.round(game, 1)
    assert PlayerId(BRUNO) not in {chair.player for chair in last.game.chairs}
