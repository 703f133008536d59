"""The limit of all requests delays what is sent, and stops nothing for good."""

from pathlib import Path

from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game

SEND = "/channels/{channel_id}/messages"
LONG = 4.0
"""Seconds, more than a request has: it is given up while the limit is waited for."""
SLOWLY = 5.0
"""Requests a second."""


async def test_a_request_given_up_at_the_limit_of_all_holds_up_no_other(home: Path) -> None:
    async with Table(home) as table:
        limit = table.discord.faults.answer(
            "POST",
            SEND,
            429,
            retry_after=LONG,
            of_all=True,
            when=lambda r: r.params["channel_id"] == table.channel,
        )
        await Game(table, "mini", table.people, rounds=1).play()
        assert limit.hits == 1
        assert checks.doubled(table) == []
        assert checks.complaints(table) == []


async def test_a_bot_keeps_to_its_pace_without_being_told(home: Path) -> None:
    async with Table(home, constants={"pace.PER_SECOND": SLOWLY}) as table:
        await Game(table, "mini", table.people, rounds=1).play()
        counted = [request.at for request in table.discord.requests if request.counts]
    # Half of it, for the first may be noted late.
    assert counted[-1] - counted[0] >= len(counted) / SLOWLY / 2
