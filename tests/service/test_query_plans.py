"""Nothing that is asked while games go on reads a whole table to be answered."""

import re

from bot.engine import commands as c
from bot.service.deadlines import IDLE
from bot.service.people import PeopleService
from data.prune import GAMES_FOR
from tests.service.conftest import ANNA, BRUNO, Room

SMALL = {
    "messages_behind": "messages that are behind",
    "games_by_deadline": "games whose clock runs",
    "messages_due": "messages that are behind, of which the first is asked for",
    "messages_leased": "messages that workers hold",
}
"""Indexes that hold only what the question is about: reading all of one is no scan."""
PASSING = {"CONSTANT ROW", "candidates", "band_1", "band_2", "band_3"}
"""No tables: what a statement has found so far, a few rows of which it goes on with."""
KEPT_SMALL = {
    "clips": "files of games that go on",
    "heartbeat": "one row",
    "shards": "one row for each",
    "unpacked": "games that wait to be packed, of which the first is asked for",
}


async def everything_happens(room: Room) -> None:
    people = PeopleService(room.store, room.table)
    game = await room.voting()
    await room.deliver()
    await room.dispatcher._store.outbox.next_due(room.clock.now)
    await room.table.check_room(1)
    await people.note_locale(ANNA, "it")
    await people.note_dm(ANNA, game, dm_open=False)
    await people.retry_dm(ANNA)
    await people.games_of(BRUNO)
    await room.table.last_game_in(10)
    await room.table.live_games_in_guild(1)
    await room.note_heartbeat()
    room.clock.now += 500
    await room.scheduler.compensate_downtime()
    await room.scheduler._next_due()
    room.clock.now += IDLE
    await room.scheduler._next_due()
    await room.table.refresh(game)
    assert await room.store.read.records.get(game)
    await people.forget(ANNA)
    await room.act(await room.open(), c.Leave(ANNA))
    while await room.store.tidy():
        pass
    while await room.store.prune(room.clock.now + GAMES_FOR):
        pass


async def test_every_question_is_answered_from_an_index(room: Room, executed: list[str]) -> None:
    await everything_happens(room)
    asked = {sql for sql in executed if re.match(r"\s*(SELECT|UPDATE|DELETE)", sql)}
    assert len(asked) > 30
    scans = [step for sql in asked for step in await scans_of(room, sql)]
    assert not scans, "\n".join(scans)


async def scans_of(room: Room, sql: str) -> list[str]:
    plan = await room.store.read._query(f"EXPLAIN QUERY PLAN {sql}", *[None] * sql.count("$"))
    steps = [detail for *_, detail in plan]
    scanned = [step for step in steps if step.startswith("SCAN ")]
    return [f"{step}: {sql}" for step in scanned if not _is_small(step)]


def _is_small(step: str) -> bool:
    table, *using = step.removeprefix("SCAN ").split(" USING ")
    index = using[0].split()[-1] if using else None
    return table in KEPT_SMALL or index in SMALL or table in PASSING


async def test_a_scan_would_be_noticed(room: Room) -> None:
    assert await scans_of(room, "SELECT game_id FROM games WHERE seed = $1")
    assert not await scans_of(room, "SELECT game_id FROM games WHERE deadline <= $1 "
                              "AND phase <> 'finished'")  # fmt: skip
