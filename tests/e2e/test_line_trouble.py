"""What goes wrong on the line: errors, cuts, slowness, reconnections, forgotten nonces."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground.faults import Fault, Faults
from bot.playground.traffic import Request
from tests.e2e import checks
from tests.e2e.harness import SHORT_LEASES, Table
from tests.e2e.play import Game
from tests.e2e.player import PLACED, buttons, find
from tests.e2e.records import record_of

SEND = "/channels/{channel_id}/messages"
ANSWER = "/interactions/{interaction_id}/{interaction_token}/callback"
ANSWERED = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
EDIT = "/channels/{channel_id}/messages/{message_id}"


def in_game(request: Request) -> bool:
    """Whether a message belongs to a game that has begun."""
    return ":1:" in str(request.body)


def at_first() -> Callable[[Request], bool]:
    """Return what tells the first request to each address from those that repeat it."""
    asked: set[str] = set()

    def is_first(request: Request) -> bool:
        known = request.path in asked
        asked.add(request.path)
        return not known

    return is_first


FAULTS: dict[str, Callable[[Faults], Fault]] = {
    "500": lambda f: f.answer("POST", SEND, 500, count=2, when=in_game),
    "503": lambda f: f.answer("POST", SEND, 503, count=2, when=in_game),
    "500 after it was done": lambda f: f.answer("POST", SEND, 500, count=2, after=True),
    "a cut before": lambda f: f.cut("POST", SEND, count=2, when=in_game),
    "a cut after": lambda f: f.cut("POST", SEND, count=2, after=True, when=in_game),
    "a cut edit": lambda f: f.cut("PATCH", EDIT, count=2),
    "slow before": lambda f: f.delay("POST", SEND, 1.2, count=6, when=in_game),
    "slower than the lease": lambda f: f.delay("POST", SEND, 4.0, count=2, when=in_game),
    "heard after the lease": lambda f: f.delay(
        "POST", SEND, 4.0, count=2, after=True, when=in_game
    ),
    "edits heard after the lease": lambda f: f.delay("PATCH", EDIT, 4.0, count=2, after=True),
    "acknowledged, but 500": lambda f: f.answer(
        "POST", ANSWER, 500, count=5, after=True, when=at_first()
    ),
    "acknowledged, but cut": lambda f: f.cut("POST", ANSWER, count=5, after=True),
    "an answer cut before": lambda f: f.cut("PATCH", ANSWERED, count=5, when=at_first()),
    "an answer cut after": lambda f: f.cut("PATCH", ANSWERED, count=5, after=True, when=at_first()),
    "too many": lambda f: f.answer("POST", SEND, 429, count=2, retry_after=0.3, when=in_game),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_game_goes_on(fault: str, home: Path) -> None:
    async with Table(home, constants=SHORT_LEASES) as table:
        made = FAULTS[fault](table.discord.faults)
        await Game(table, "mini", table.people, rounds=1).play()
        assert len(record_of(table.database)["rounds"]) == 1
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []
        assert made.hits
        # Whatever was done was not said to have failed.
        assert not [p.name for p in table.people if "went wrong" in p.private()]


DISTURBANCES: dict[str, Callable[[Faults], object]] = {
    "closed": lambda f: f.drop_gateway(),
    "cut": lambda f: f.abort_gateway(),
    "asked to reconnect": lambda f: f.ask_to_reconnect(),
    "session invalid": lambda f: f.invalidate_sessions(),
    "resume refused": lambda f: (f.refuse_resume(), f.abort_gateway()),
}


@pytest.mark.parametrize("disturbance", DISTURBANCES)
async def test_a_lost_gateway_costs_nothing(disturbance: str, home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people, rounds=2)
        await game.gather()
        await game.round(1)
        outages = game.host.outages
        done = DISTURBANCES[disturbance](table.discord.faults)
        if asyncio.iscoroutine(done):
            await done
        await game.host.until(lambda: game.host.outages > outages and game.host.bot_online)
        await game.next(1)
        await game.round(2)
        assert checks.doubled(table) == []


@pytest.mark.parametrize("point", ["answered:14", "answered:40", "answered:60", "outbox:24"])
async def test_a_forgotten_nonce_doubles_nothing(point: str, home: Path) -> None:
    """The send in doubt is settled by reading the channel, when Discord no longer knows it."""
    environment = {"TEST_KILL_AT": point}
    constants = {"worker.NONCE_LIFE": 0.0, **SHORT_LEASES}
    async with Table(home, environment=environment, constants=constants) as table:
        table.discord.core.nonces.seconds = -1.0
        await Game(table, "mini", table.people, rounds=2).play()
        assert table.restarts == 1
        assert len(record_of(table.database)["rounds"]) == 2
        assert checks.doubled(table) == []


async def test_of_two_answers_that_cross_the_newer_stays(home: Path) -> None:
    async with Table(home, environment={"TEST_CLOSING": "30"}) as table:
        game = Game(table, "mini", table.people)
        await game.gather()
        teller = await game.tell(1)
        for person in game.givers(teller, 1):
            await game.give(person, 1)
        voter = next(person for person in table.people if person is not teller)
        await voter.until(lambda: find(voter.public(), "vote", 1, "v"))
        opened = await voter.push_newest("vote", 1, "v")
        ballot = await voter.until(lambda: voter.answer_to(opened))
        assert ballot is not None
        first, second = [b for b in buttons(ballot) if b.verb == "token"][:2]
        slow = table.discord.faults.delay("PATCH", ANSWERED, 1.5)
        await voter.push(first)
        await table.until(lambda: slow.hits)
        await voter.push(second)

        def placed() -> list[str]:
            return [b.arg for b in buttons(voter.screen[ballot["id"]]) if b.style == PLACED]

        await voter.until(lambda: placed() == [second.arg])
        await asyncio.sleep(2.0)  # for what might still come
        assert placed() == [second.arg]


async def test_a_lost_answer_is_found_in_the_channel(home: Path) -> None:
    constants = {"worker.NONCE_LIFE": 0.0, **SHORT_LEASES}
    async with Table(home, constants=constants) as table:
        table.discord.core.nonces.seconds = -1.0
        cut = table.discord.faults.cut("POST", SEND, count=4, after=True, when=in_game)
        await Game(table, "mini", table.people, rounds=1).play()
        assert cut.hits == 4
        assert table.discord.requests.matching("GET", SEND)
        assert checks.doubled(table) == []
