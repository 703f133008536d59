"""What a server's moderators do beside the game: timeouts, pins, slow mode; and old windows."""

from pathlib import Path

from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import CLUE, Game
from tests.e2e.player import Button, find

HOUR = 3600.0
EXPIRED = 1000.0
"""Seconds after which an interaction's token is of no use any more."""


async def told(table: Table) -> Game:
    """Gather a table for one round, and let the host tell."""
    game = Game(table, "mini", table.people, rounds=1)
    await game.gather()
    assert await game.tell(1) is game.host
    await table.quiet()
    return game


async def silenced(table: Table) -> Game:
    """Time the bot out, and let all cards be given: no board comes."""
    game = await told(table)
    table.discord.world.time_out(table.guild, table.discord.world.bot, HOUR)
    for person in game.givers(game.host, 1):
        await game.give(person, 1)
    await table.until(lambda: table.ask("SELECT 1 FROM messages WHERE failures > 0"))
    assert not find(table.bystander.public(), "vote")
    return game


async def finished(table: Table, game: Game) -> None:
    """Vote, and see the reveal."""
    for person in game.givers(game.host, 1):
        await game.vote(person, 1)
    await game.host.until(lambda: game.host.reached(1, "r"))
    await table.quiet()
    assert checks.doubled(table) == []
    assert checks.unanswered(table) == []
    assert checks.complaints(table) == []


async def test_a_timeout_that_a_moderator_lifts(home: Path) -> None:
    async with Table(home) as table:
        game = await silenced(table)
        table.discord.world.time_out(table.guild, table.discord.world.bot, 0.0)
        await finished(table, game)


async def test_a_timeout_that_runs_out_unheard_of(home: Path) -> None:
    """No event tells of it: the board is tried again by itself."""
    async with Table(home) as table:
        game = await silenced(table)
        table.forward(HOUR + 1.0)
        await finished(table, game)


async def test_a_pinned_message_is_edited_like_any_other(home: Path) -> None:
    async with Table(home) as table:
        game = await told(table)
        newest = find(game.host.public(), "hand", 1, "s")[0].message
        message = table.discord.world.find_message(newest["id"])
        assert message is not None
        table.discord.world.pin(message)
        for person in game.givers(game.host, 1):
            await game.give(person, 1)
        await finished(table, game)
        assert message.pinned
        assert message.edited_at is not None


async def test_slow_mode_does_not_slow_the_bot(home: Path) -> None:
    async with Table(home) as table:
        table.place.slow_mode = 6 * 3600
        table.discord.world.update_channel(table.place)
        game = await told(table)
        for person in game.givers(game.host, 1):
            await game.give(person, 1)
        await finished(table, game)


async def test_a_window_is_sent_when_the_press_before_it_has_expired(home: Path) -> None:
    """Discord keeps an interaction's token for a quarter of an hour; a window stays open."""
    async with Table(home) as table:
        game = Game(table, "mini", table.people, rounds=1)
        await game.gather()
        host = game.host

        def picks() -> list[Button]:
            return [b for b in host.hand(1, "t") if b.verb == "pick"]

        await host.until(picks)
        opened = await host.push(picks()[0])
        assert opened.modal is not None
        table.forward(EXPIRED)
        await host.submit(opened.modal, {opened.modal.inputs()[0]: f"{CLUE} 1"})
        await host.until(lambda: host.reached(1, "s"))
        for person in game.givers(host, 1):
            await game.give(person, 1)
        table.forward(EXPIRED)  # the presses through which hands are edited have expired, too
        await finished(table, game)
