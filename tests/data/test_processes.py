"""Several processes on one file, and processes that die at any step."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from data.store import SqliteStore
from tests.data import child
from tests.data.games import NOW, add, dump, game_id, lobby, opened, submitting, told

ACT_STEPS = 12
"""Statements of ``child.act`` and one more: killed after the last one."""
DELIVER_STEPS = 11
TIDY_STEPS = 12


def run_child(what: str, folder: Path, *numbers: int):
    command = [sys.executable, "-m", "tests.data.child", what, str(folder), *map(str, numbers)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


async def test_an_action_killed_at_any_statement_is_done_whole_or_not_at_all(tmp_path: Path):
    run_child("act", tmp_path, ACT_STEPS)
    outcomes = []
    for step in range(ACT_STEPS):
        async with await SqliteStore.open(tmp_path / f"{step}.db") as store:
            outcomes.append(await _whole_or_not_at_all(store))
            if not outcomes[-1]:
                await child.act(store)
                assert await _whole_or_not_at_all(store)
    assert outcomes == [False] * (ACT_STEPS - 1) + [True]


async def _whole_or_not_at_all(store: SqliteStore) -> bool:
    first, second = lobby(), submitting(lobby())
    async with store.begin() as uow:
        stored = await uow.games.get(game_id())
        seen = await uow.seen.contains(child.INTERACTION)
        log = [action.events for action in await uow.games.log(game_id())]
        clip = await uow.clips.get(game_id(), 1)
    wanted = await dump(store, "SELECT required_version FROM messages")
    if stored == first:
        assert (seen, log, clip, wanted) == (False, [opened(first)], None, [(1,), (1,)])
        return False
    assert stored == second
    assert (seen, log, clip) == (True, [opened(first), told()], child.CLIP)
    assert wanted == [(2,), (2,)]
    return True


async def test_a_delivery_killed_at_any_statement_is_never_forgotten(tmp_path: Path):
    run_child("deliver", tmp_path, DELIVER_STEPS)
    known = []
    for step in range(DELIVER_STEPS):
        async with await SqliteStore.open(tmp_path / f"{step}.db") as store:
            later = await store.outbox.claim(NOW + child.LEASE, child.LEASE, 2)
            hand = next((d for d in later if d.key == child.HAND), None)
            assert child.BOARD in [d.key for d in later]
            if hand is None:
                known.append("delivered")
            else:
                assert hand.message_id is None
                known.append("new" if hand.attempted_at is None else "in doubt")
    assert known == ["new"] * 5 + ["in doubt"] * 5 + ["delivered"]


async def test_packing_killed_at_any_statement_loses_nothing_and_goes_on(tmp_path: Path):
    run_child("tidy", tmp_path, TIDY_STEPS)
    packed = []
    for step in range(TIDY_STEPS):
        async with await SqliteStore.open(tmp_path / f"{step}.db") as store:
            packed.append(await dump(store, "SELECT record FROM records") == [("",)])
            await _is_all_there(store)
            assert await store.tidy() is not packed[-1]
            await _is_all_there(store)
            assert await dump(store, "SELECT record FROM records") == [("",)]
            assert len(await dump(store, "SELECT version FROM log")) == 1
    assert packed == [False] * (TIDY_STEPS - 1) + [True]


async def _is_all_there(store: SqliteStore):
    log = await store.read.games.log(game_id())
    assert [action.events for action in log] == [opened(lobby()), told()]
    assert await store.read.records.get(game_id()) == child.RECORD


async def test_four_writers_lose_nothing(store: SqliteStore, tmp_path: Path):
    await add(store, lobby())
    await asyncio.to_thread(run_child, "count", tmp_path, 4, 25)
    async with store.begin() as uow:
        stored = await uow.games.get(game_id())
        log = await uow.games.log(game_id())
    assert stored is not None
    assert (stored.version, stored.game.round) == (101, 100)
    assert [action.version for action in log] == list(range(1, 102))


async def test_processes_may_open_a_new_file_at_once(tmp_path: Path):
    await asyncio.to_thread(run_child, "count", tmp_path, 4, 0)
    async with await SqliteStore.open(tmp_path / "dixit.db") as store:
        assert await store.read.last_heartbeat() is None


async def test_what_was_accepted_outlives_a_kill_at_any_time(store: SqliteStore, tmp_path: Path):
    await add(store, lobby())
    accepted = 1
    for _ in range(3):
        command = (sys.executable, "-m", "tests.data.child", "tell", str(tmp_path))
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        first = await process.stdout.readline()
        await asyncio.sleep(random.uniform(0, 0.1))
        process.kill()
        lines = [first, *(await process.stdout.read()).splitlines(keepends=True)]
        await process.wait()
        # The last line may be cut short by the kill.
        accepted = max(int(line) for line in lines if line.endswith(b"\n"))
        stored = await store.read.games.get(game_id())
        assert stored is not None
        assert accepted <= stored.version <= accepted + 1
        async with store.begin() as uow:
            assert len(await uow.games.log(game_id())) == stored.version
        [(wanted,)] = await dump(store, "SELECT required_version FROM messages")
        assert wanted == stored.version
    assert accepted > 3
