"""Whole games of every ruleset at its smallest and its largest table, over real sockets."""

from dataclasses import dataclass, field

import pytest

from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.records import record_of
from tests.playground.openapi import load


@dataclass(frozen=True)
class Case:
    """A table, its settings, how many rounds are played and how the game ends."""

    ruleset: str
    players: int
    cards: int = 84
    rounds: int | None = None
    played: int | None = None
    ended: str = "ended"
    settings: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.players}"


CASES = [
    Case("classic", 3, cards=42, ended="pile"),
    Case("classic", 6, cards=48, ended="pile"),
    Case("odyssey", 3, cards=48, settings={"target": "10"}, ended="target"),
    Case("odyssey", 7, rounds=2),
    Case("odyssey", 12, rounds=1),
    Case("party", 6, settings={"laps": "1"}, played=6, ended="laps"),
    Case("party", 12, rounds=1),
    Case("teams", 6, settings={"laps": "1"}, played=6, ended="laps"),
    Case("teams", 12, rounds=1),
    Case("mini", 3, settings={"laps": "1"}, played=3, ended="laps"),
    Case("mini", 4, settings={"laps": "1"}, played=4, ended="laps"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_a_game_runs_to_its_end(case: Case, deal) -> None:
    async with Table(deal(case.cards), case.players) as table:
        game = Game(table, case.ruleset, table.people, settings=case.settings, rounds=case.rounds)
        rounds = await game.play()
        record = record_of(table.database)
        await table.quiet(edits=True)
        assert checks.doubled(table) == []
        assert checks.open_votes(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []
        assert checks.leaks(table, record) == []
        assert checks.names_on_boards(table) == []
    assert record["ended"] == case.ended
    assert len(record["rounds"]) == rounds
    assert rounds == (case.played or case.rounds or rounds)
    assert load().problems(table.discord.requests) == []
