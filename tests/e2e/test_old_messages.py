"""Games that take days: what was posted hours ago is edited, or replaced where Discord refuses."""

from pathlib import Path

from bot.playground.faults import Fault
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Message, Player, buttons, find

EDIT = "/channels/{channel_id}/messages/{message_id}"
HOURS = 2 * 3600.0
ASKING = ("start", "vote", "next")
"""What can be pressed only while a lobby, a board or a reveal is the present message."""


def alive(game: Game, number: int) -> list[str]:
    """Return what the channel still offers to do in a round."""
    public = game.host.public()
    return [f"{verb} {b.message['id']}" for verb in ASKING for b in find(public, verb, number)]


async def test_a_game_over_days_leaves_each_message_once_and_true(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people, pace="correspondence", rounds=2)
        await game.open()
        for person in table.people[1:]:
            table.forward(HOURS)
            await game.join(person)
        await table.quiet(edits=True)
        table.forward(HOURS)
        await game.start()
        teller = await game.tell(1)
        for act in (game.give, game.vote):
            for person in game.givers(teller, 1):
                await table.quiet(edits=True)
                table.forward(HOURS)
                await act(person, 1)
        await game.host.until(lambda: game.host.reached(1, "r"))
        await table.quiet(edits=True)
        table.forward(3700)  # the pause
        await game.host.until(lambda: game.host.reached(2, "t"))
        await table.quiet(edits=True)
        await game.host.until(lambda: not alive(game, 1))
        await game.host.until(lambda: not alive(game, 0))
        for person in table.people:
            await person.until(lambda who=person: not any(who.hand(1, phase) for phase in "tsv"))
        assert table.ask("SELECT 1 FROM messages WHERE generation > 0") == []
        assert not table.discord.requests.statuses()[429]
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def voting(table: Table) -> tuple[Game, list[Player], Message]:
    """A game whose cards are on the table, who votes, and the board."""
    game = Game(table, "mini", table.people, rounds=2)
    await game.gather()
    teller = await game.tell(1)
    givers = game.givers(teller, 1)
    for person in givers:
        await game.give(person, 1)
    board = (await game.host.until(lambda: find(game.host.public(), "vote", 1)))[0].message
    await table.quiet(edits=True)
    return game, givers, board


def refuse(table: Table, message: Message, times: int) -> Fault:
    """Let Discord refuse edits of a message for longer than discord.py waits."""
    return table.discord.faults.answer(
        "PATCH",
        EDIT,
        429,
        30046,
        count=times,
        when=lambda request: request.params["message_id"] == message["id"],
        retry_after=1000.0,
    )


def boards(game: Game) -> set[str]:
    """Return the messages on which people vote."""
    public = game.host.public()
    return {m["id"] for m in public if any(b.verb == "vote" for b in buttons(m))}


async def test_where_discord_refuses_an_edit_a_new_message_takes_its_place(home: Path) -> None:
    async with Table(home) as table:
        game, givers, old = await voting(table)
        table.forward(HOURS)
        refused = refuse(table, old, 99)
        await game.vote(givers[0], 1)
        await game.host.until(lambda: len(boards(game)) == 1 and boards(game) != {old["id"]})
        assert refused.hits == 1, "discord.py would have tried again and again"
        await game.vote(givers[1], 1)
        await game.host.until(lambda: game.host.reached(1, "r"))
        await game.next(1)
        await game.round(2)
        await game.host.until(lambda: not alive(game, 1))
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_a_young_message_is_not_replaced_because_discord_is_busy(home: Path) -> None:
    async with Table(home) as table:
        game, givers, board = await voting(table)
        refused = refuse(table, board, 1)
        await game.vote(givers[0], 1)
        await table.until(lambda: refused.hits)
        await table.quiet(edits=True)
        assert boards(game) == {board["id"]}
        assert table.ask("SELECT 1 FROM messages WHERE generation > 0") == []


async def test_a_kill_between_the_new_message_and_the_old_one_leaves_one(home: Path) -> None:
    async with Table(home) as table:
        game, givers, old = await voting(table)
        table.forward(HOURS)
        refuse(table, old, 99)
        kept = table.discord.faults.answer("DELETE", EDIT, 500, count=99)
        await game.vote(givers[0], 1)
        await table.until(lambda: kept.hits)
        await game.host.until(lambda: len(boards(game)) == 2)
        await table.kill(away=60.0)
        kept.count = 0
        await game.host.until(lambda: len(boards(game)) == 1 and boards(game) != {old["id"]})
        await table.quiet(edits=True)
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []
