"""Games in a thread that Discord has archived: what must change in it changes all the same."""

from pathlib import Path

from bot.playground.model import Channel
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Message, Player, buttons, find, text_of

SOON_GIVEN_UP = {"worker.MAX_FAILURES": 1, "worker.REQUEST": 20.0, "delivery.LEASE": 25.0}
"""The second try of a message is minutes away; a slow machine is no failure."""


async def in_thread(table: Table) -> tuple[Game, Channel]:
    """A table that has gathered in a thread, whose host is a moderator of the server."""
    table.discord.world.join(table.guild, table.users[0], moderator=True)
    game = Game(table, "mini", table.people, rounds=2, options={"thread": True})
    await game.gather()
    [thread] = [c for c in table.discord.world.channels.values() if c.is_thread]
    return game, thread


async def changed_by(person: Player, verb: str, answer: Message) -> Message:
    """Press a button of an answer, and return what stands there then."""
    await person.until(lambda: find([person.screen[answer["id"]]], verb))
    [button] = find([person.screen[answer["id"]]], verb)
    before = text_of(button.message)
    await person.push(button)
    await person.until(lambda: text_of(person.screen[answer["id"]]) != before)
    return person.screen[answer["id"]]


async def hide_first_card(game: Game) -> None:
    """Hide a card of the reveal."""
    menu = next(b for m in game.host.public() for b in buttons(m) if b.verb == "look" and b.options)
    looked = await game.host.answer(await game.host.push(menu, [menu.options[0]]))
    asked = await changed_by(game.host, "hide", looked)
    done = await changed_by(game.host, "conceal", asked)
    assert "The card is hidden" in text_of(done)


def pictures(table: Table, thread: Channel) -> dict[str, list[str]]:
    """The pictures of the thread's boards and reveals, by message."""
    messages = table.discord.world.messages[thread.id].values()
    shown = {m.id: m.attachments for m in messages}
    return {
        message: [picture.id for picture in there]
        for message, there in shown.items()
        if any(picture.filename.startswith(("board", "reveal")) for picture in there)
    }


def changed(before: dict[str, list[str]], after: dict[str, list[str]]) -> bool:
    """Say whether none of the messages is as it was: each has other pictures, or is gone."""
    return all(after.get(message) != shown for message, shown in before.items())


async def test_a_hidden_card_goes_from_board_and_reveal(home: Path) -> None:
    async with Table(home) as table:
        game, thread = await in_thread(table)
        await game.round(1)
        await table.quiet(edits=True)
        before = pictures(table, thread)
        assert len(before) == 2
        table.discord.world.archive(thread)
        await hide_first_card(game)
        await table.until(lambda: changed(before, pictures(table, thread)))
        await table.quiet(edits=True)
        assert {*pictures(table, thread)} == {*before}, "edited, neither sent anew nor deleted"
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_a_hidden_card_goes_once_a_locked_thread_is_opened(home: Path) -> None:
    async with Table(home, constants=SOON_GIVEN_UP) as table:
        game, thread = await in_thread(table)
        await game.round(1)
        await table.quiet(edits=True)
        before = pictures(table, thread)
        table.discord.world.archive(thread, locked=True)
        await hide_first_card(game)
        tries = "SELECT COUNT(*) FROM messages WHERE failures > 0"
        await table.until(lambda: table.ask(tries)[0][0] >= len(before))
        assert pictures(table, thread) == before
        table.discord.world.archive(thread, archived=False)
        await table.until(lambda: changed(before, pictures(table, thread)))
        await table.quiet(edits=True)
        assert {*pictures(table, thread)} == {*before}
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []


async def test_a_game_goes_on_in_the_messages_that_are_there(home: Path) -> None:
    """Cards are given in direct messages; nobody has written in the thread for a day."""
    async with Table(home) as table:
        game, thread = await in_thread(table)
        teller = await game.tell(1)
        first, second = game.givers(teller, 1)
        await table.quiet(edits=True)
        table.discord.world.archive(thread)
        await game.give(first, 1)
        await table.until(lambda: not thread.archived)
        await game.give(second, 1)
        await game.host.until(lambda: find(game.host.public(), "vote", 1))
        for person in (first, second):
            await game.vote(person, 1)
        await game.host.until(lambda: game.host.reached(1, "r"))
        await game.next(1)
        await game.round(2)
        assert table.ask("SELECT 1 FROM messages WHERE generation > 0") == []
        assert checks.unanswered(table) == []
        assert checks.complaints(table) == []
