"""What goes wrong with people: closed direct messages, double presses, and nobody is stuck."""

from pathlib import Path

import pytest

from bot.playground.traffic import Request
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import called, find, text_of
from tests.e2e.records import record_of

SEND = "/channels/{channel_id}/messages"
OPEN = "/users/@me/channels"
CLOSED = {50007: 403, 50278: 403}
"""Codes that say that somebody cannot be written to, with their HTTP statuses."""
PHASES_THAT_ASK = 3
"""Of two rounds, for who does not tell: in the first anybody may."""


def refusals(table: Table) -> list[Request]:
    """Return the requests that count towards the ban of an address."""
    return [r for r in table.discord.requests if r.status == 403]


async def test_closed_messages_are_found_out_at_joining(home: Path) -> None:
    async with Table(home) as table:
        shut = table.people[1]
        table.discord.faults.close_dms(table.users[1])
        shut.asks_for_hand = True
        game = Game(table, "mini", table.people, rounds=2)
        await game.gather()
        assert "My hand" in shut.private()
        await game.round(1)
        await game.next(1)
        await game.round(2)
        assert len(refusals(table)) <= 1 + PHASES_THAT_ASK, "tried again once after My hand"
        assert shut.user_id in {called(m) for m in table.bystander.public()}
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


@pytest.mark.parametrize("code", CLOSED)
async def test_messages_that_close_in_mid_game(code: int, home: Path) -> None:
    async with Table(home) as table:
        shut, game = table.people[2], Game(table, "mini", table.people)
        await game.gather()
        await game.round(1)
        room = await shut.dm()
        table.discord.faults.answer(
            "POST",
            SEND,
            CLOSED[code],
            code,
            count=99,
            when=lambda r: r.params["channel_id"] == room,
        )
        shut.asks_for_hand = True
        await game.next(1)
        await game.round(2)

        def knocked() -> bool:
            knocks = [m for m in table.bystander.public() if called(m) == shut.user_id]
            return any("My hand" in text_of(m) for m in knocks)

        await table.bystander.until(knocked)  # the round may be over sooner
        await game.next(2)
        await game.round(3)
        tried = [r for r in table.discord.requests if r.params.get("channel_id") == room]
        assert sum(r.status == CLOSED[code] for r in tried) <= 2, "once a round at most"
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_direct_messages_opened_as_asked_are_used(home: Path) -> None:
    async with Table(home) as table:
        shut, user = table.people[1], table.users[1]
        table.discord.faults.close_dms(user)
        game = Game(table, "mini", table.people)
        await game.open()
        for person in table.people[1:]:
            await game.join(person)
        table.discord.faults.open_dms(user)
        outcome = await shut.push(find(shut.public(), "hand")[0])
        await shut.until(lambda: shut.answer_to(outcome))
        await game.start()
        await game.round(1)
        assert shut.direct()
        assert checks.complaints(table) == []


async def test_direct_messages_that_are_opened_too_fast_are_opened_later(home: Path) -> None:
    """Meanwhile My hand is pointed at: it may take minutes."""
    async with Table(home, constants={"direct_channels.PAUSE": 0.5}) as table:
        late, user = table.people[2], table.users[2]
        table.discord.faults.answer(
            "POST", OPEN, 400, 40003, count=3, when=lambda r: str(r.body["recipient_id"]) == user.id
        )
        game = Game(table, "mini", table.people)
        await game.open()
        for person in table.people[1:]:
            await game.join(person)
        assert "If none has come" in late.private()
        late.asks_for_hand = True
        await game.start()
        await table.bystander.until(
            lambda: any(called(m) == late.user_id for m in table.bystander.public())
        )
        await late.until(late.direct)
        await game.round(1)
        assert sum(r.status == 400 for r in table.discord.requests) == 3
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_a_direct_message_whose_channel_is_gone_ends_no_game(home: Path) -> None:
    async with Table(home) as table:
        shut, game = table.people[2], Game(table, "mini", table.people)
        await game.gather()
        await game.round(1)
        room = await shut.dm()
        table.discord.faults.answer(
            "POST", SEND, 404, 10003, count=99, when=lambda r: r.params["channel_id"] == room
        )
        shut.asks_for_hand = True
        await game.next(1)
        await game.round(2)
        assert any(called(m) == shut.user_id for m in table.bystander.public())
        assert checks.unanswered(table) == []


async def test_interactions_delivered_twice_count_once(home: Path) -> None:
    async with Table(home) as table:
        table.discord.faults.duplicate_interactions(10_000)
        game = Game(table, "mini", table.people, rounds=2)
        await game.play()
        record = record_of(table.database)
        assert len(record["rounds"]) == 2
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []
        assert table.ask("SELECT COUNT(*) FROM games")[0][0] == 1


async def test_a_start_delivered_twice_makes_one_thread(home: Path) -> None:
    async with Table(home) as table:
        table.discord.faults.duplicate_interactions(10_000)
        game = Game(table, "mini", table.people, rounds=1, options={"thread": True})
        await game.gather()
        await game.round(1)
        [thread] = [c for c in table.discord.world.channels.values() if c.is_thread]
        assert table.ask("SELECT target_id FROM games") == [(int(thread.id),)]
        opened = f"<#{thread.id}>"
        await game.host.until(lambda: any(opened in text_of(m) for m in game.host.screen.values()))
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_old_buttons_answer_kindly(home: Path) -> None:
    """Of an earlier phase, by a stranger, too: everybody is told what to do."""
    async with Table(home) as table:
        game, stranger = Game(table, "mini", table.people, rounds=2), table.bystander
        await game.gather()
        await game.round(1)
        await stranger.until(lambda: find(stranger.public(), "hand", 1))
        for person in (table.people[1], stranger):
            outcome = await person.insist(
                lambda p=person: p.push(find(stranger.public(), "hand", 1)[0]),
                lambda tried: tried is not None,
            )
            assert outcome is not None
            answer = await person.until(lambda o=outcome, p=person: p.answer_to(o))
            assert answer is not None
            assert text_of(answer)
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []
