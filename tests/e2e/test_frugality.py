"""What a round costs: requests that count against the bot's 50 a second, and edits in time."""

from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import pytest

from tests.bench.frugality import ROUNDS, TABLES, allowance, edits_allowed, measure


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_a_round_costs_no_more_than_it_must(ruleset: str, players: int, home: Path) -> None:
    rounds = await measure(home, ruleset, players)
    for number in range(1, ROUNDS + 1):
        spent = rounds[number]
        assert spent.needed <= allowance(ruleset, players, number)
        assert spent.all_edits <= edits_allowed(players)
        assert spent.other == []


async def test_one_message_is_edited_every_five_seconds_at_most(home: Path) -> None:
    """A lobby's every second, that those who join see each other."""
    rounds = await measure(home, "mini", 4)
    edits: dict[str, list[float]] = defaultdict(list)
    for spent in rounds.values():
        for message, moments in spent.edits.items():
            edits[message] += moments
    assert edits
    for message, moments in edits.items():
        pause = 0.9 if message in rounds[0].edits else 4.9
        assert all(b - a > pause for a, b in pairwise(sorted(moments)))
