"""The thin whole: a mini game from /dixit start to the podium, over real sockets."""

import json
import sqlite3
from pathlib import Path

from tests.e2e.harness import Table
from tests.e2e.play import begin, everybody_joins, open_lobby, play_round


def record_of(database: Path) -> dict:
    with sqlite3.connect(database) as connection:
        (document,) = connection.execute("SELECT record FROM records").fetchone()
    return json.loads(document)


async def test_three_people_play_mini_to_the_podium(home: Path) -> None:
    async with Table(home) as table:
        people = table.people[:3]
        await open_lobby(table, people[0], ruleset="mini", pace="untimed")
        await everybody_joins(table, people)
        await begin(table, people[0])
        for number in range(1, 7):
            await play_round(table, people, number)
            if number < 6:
                await table.press(people[0], await table.public_button("next", number, "r"))
        await table.public_button("rematch")
        record = record_of(table.database)
    assert len(record["rounds"]) == 6
    assert record["winners"]
