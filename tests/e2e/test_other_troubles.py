"""What moderators and Discord do beside the game: it goes on, or comes back by itself."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.playground.model import Permission
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import find

SEND = "/channels/{channel_id}/messages"
AUTOMOD = 200000


def of_place(table: Table) -> Callable[[Any], bool]:
    return lambda request: request.params["channel_id"] == table.place.id


async def to_the_vote(table: Table, game: Game) -> list:
    await game.gather()
    teller = await game.tell(1)
    givers = game.givers(teller, 1)
    for person in givers:
        await game.give(person, 1)
    return givers


async def finish(game: Game, givers: list) -> None:
    for person in givers:
        await game.vote(person, 1)
    await game.host.until(lambda: game.host.reached(1, "r"))


async def test_a_server_that_goes_down_for_a_while_keeps_its_games(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people, rounds=1)
        givers = await to_the_vote(table, game)
        world = table.discord.world
        world.set_available(table.guild, available=False)
        await table.quiet(edits=True)
        assert table.ask("SELECT phase FROM games") == [("voting",)]
        world.set_available(table.guild, available=True)
        await finish(game, givers)
        assert checks.doubled(table) == []
        assert checks.complaints(table) == []


async def test_a_message_that_automod_blocks_is_tried_until_it_is_let_through(home: Path) -> None:
    async with Table(home, constants={"worker.SLOWEST": 2.0}) as table:
        game = Game(table, "mini", table.people, rounds=1)
        blocked = table.discord.faults.answer(
            "POST", SEND, 400, AUTOMOD, count=3, when=of_place(table)
        )
        await game.play()
        assert blocked.hits == 3
        assert checks.doubled(table) == []


@pytest.mark.parametrize("lost", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_other_permissions_come_with_another_category_and_go_again(
    home: Path, lost: Permission
) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people, rounds=1)
        await game.gather()
        teller = await game.tell(1)
        givers = game.givers(teller, 1)
        table.discord.faults.revoke(table.place, lost)
        for person in givers:
            await game.give(person, 1)
        await table.until(lambda: table.ask("SELECT 1 FROM messages WHERE failures > 0"))
        assert not find(table.bystander.public(), "vote")
        table.discord.faults.restore(table.place)
        await finish(game, givers)
        assert checks.doubled(table) == []
