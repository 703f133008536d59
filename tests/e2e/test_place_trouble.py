"""What goes wrong with places: permissions, messages, channels, threads, servers."""

from pathlib import Path

from bot.playground.model import Permission
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Button, find, text_of
from tests.e2e.records import record_of

SEND = "/channels/{channel_id}/messages"
SOON_GIVEN_UP = {"worker.MAX_FAILURES": 1, "worker.REQUEST": 20.0, "delivery.LEASE": 25.0}
"""The second try of a message is minutes away; a slow machine is no failure."""


async def ended(table: Table) -> str:
    """Wait until the only game is over and return why."""
    await table.until(lambda: table.ask("SELECT record FROM records"))
    return record_of(table.database)["ended"]


async def test_permissions_lost_and_given_back(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people, rounds=2)
        await game.gather()
        teller = await game.tell(1)
        table.discord.faults.revoke(table.place, Permission.SEND_MESSAGES)
        for person in game.givers(teller, 1):
            await game.give(person, 1)
        await table.until(lambda: table.discord.requests.statuses()[403])
        assert not find(table.bystander.public(), "vote")
        table.discord.faults.restore(table.place)
        for person in game.givers(teller, 1):
            await game.vote(person, 1)
        await game.host.until(lambda: game.host.reached(1, "r"))
        await game.next(1)
        await game.round(2)
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_a_board_given_up_comes_with_the_permission(home: Path) -> None:
    """After so many failures the next try is minutes away; the channel's change brings it."""
    async with Table(home, constants=SOON_GIVEN_UP) as table:
        game = Game(table, "mini", table.people, rounds=1)
        await game.gather()
        teller = await game.tell(1)
        table.discord.faults.revoke(table.place, Permission.SEND_MESSAGES)
        for person in game.givers(teller, 1):
            await game.give(person, 1)
        await table.until(lambda: table.ask("SELECT 1 FROM messages WHERE failures > 0"))
        assert not find(table.bystander.public(), "vote")
        table.discord.faults.restore(table.place)
        for person in game.givers(teller, 1):
            await game.vote(person, 1)
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_a_board_given_up_comes_with_the_gateway(home: Path) -> None:
    async with Table(home, constants=SOON_GIVEN_UP) as table:
        game = Game(table, "mini", table.people, rounds=1)
        await game.gather()
        teller = await game.tell(1)
        here = table.place.id
        table.discord.faults.answer(
            "POST", SEND, 503, count=99, when=lambda r: r.params["channel_id"] == here
        )
        for person in game.givers(teller, 1):
            await game.give(person, 1)
        await table.until(lambda: table.ask("SELECT 1 FROM messages WHERE failures > 0"))
        table.discord.faults.clear()
        await table.discord.faults.drop_gateway()
        for person in game.givers(teller, 1):
            await game.vote(person, 1)
        assert checks.doubled(table) == []


async def test_a_deleted_board_comes_back(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people, rounds=1)
        await game.gather()
        teller = await game.tell(1)
        first, second = game.givers(teller, 1)
        await game.give(first, 1)
        await game.give(second, 1)
        board = (await first.until(lambda: find(first.public(), "vote", 1)))[0].message
        await table.quiet()
        message = table.discord.world.find_message(board["id"])
        assert message is not None
        table.discord.faults.delete_message(message)
        # Nothing has changed since, so nobody notices; asking for the game's state brings it back.
        await first.command(table.channel, "dixit status")
        again = (await first.until(lambda: find(first.public(), "vote", 1)))[0].message
        assert again["id"] != board["id"]
        assert text_of(again) == text_of(board)
        await game.vote(first, 1)
        await game.vote(second, 1)
        await game.host.until(lambda: game.host.reached(1, "r"))


async def test_a_deleted_channel_ends_the_game(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people)
        await game.gather()
        await table.people[0].until(lambda: table.people[0].hand(1, "t"))
        table.discord.faults.delete_channel(table.place)
        assert await ended(table) == "channel-gone"
        await table.people[0].until(lambda: not table.people[0].hand(1, "t"))
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_a_channel_that_is_gone_unheard_of_ends_the_game(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people)
        await game.gather()
        teller = await game.tell(1)
        first, second = game.givers(teller, 1)
        await game.give(first, 1)

        def picks() -> list[Button]:
            return [b for b in second.hand(1, "s") if b.verb == "pick"]

        await second.until(picks)
        table.discord.world._forget(table.place)  # no event tells of it
        await second.push(picks()[0])
        assert await ended(table) == "channel-gone"


async def test_a_bot_removed_from_the_server_ends_its_games(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people)
        await game.gather()
        await table.people[0].until(lambda: table.people[0].hand(1, "t"))
        table.discord.world.remove_bot(table.guild)
        assert await ended(table) == "bot-removed"
        table.discord.world.add_bot(table.guild)
        again = Game(table, "mini", table.people, rounds=1)
        await again.open()
