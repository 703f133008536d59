"""The thin whole: a mini game from /dixit start to the podium, over real sockets."""

from pathlib import Path

import pytest

from bot.playground.components import GALLERY, walk
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import buttons, text_of
from tests.e2e.records import record_of


@pytest.mark.waits
async def test_three_people_play_mini_to_the_podium(home: Path) -> None:
    async with Table(home, rate_limits=True) as table:
        assert await Game(table, "mini", table.people).play() == 6
        record = record_of(table.database)
    assert len(record["rounds"]) == 6
    assert record["winners"]


async def test_how_to_play_leads_from_the_lobby_to_the_rules(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people)
        await game.open()
        reader = table.people[1]  # who has not sat down yet
        asked = await reader.insist(lambda: reader.push_newest("howto"), reader.answer_to)
        told = reader.answer_to(asked)
        assert "How to play" in text_of(told)
        (shown,) = (part for part in walk(told["components"]) if part["type"] == GALLERY)
        assert [" 4. " in item["description"] for item in shown["items"]] == [True]
        (rules,) = buttons(told)
        read = await reader.insist(lambda: reader.push(rules), reader.answer_to)
        assert "The rules" in text_of(reader.answer_to(read))
        assert checks.complaints(table) == []
