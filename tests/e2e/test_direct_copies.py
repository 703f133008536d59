"""What somebody opens in their direct messages never hides what the game asks for next."""

from pathlib import Path

from bot.playground.intents import EPHEMERAL
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Button, Message, Player, buttons, text_of


def in_direct(person: Player) -> list[Message]:
    """Everything in the direct messages, oldest first, with what only shows for a while."""
    there = [m for m in person.screen.values() if not m.get("guild_id")]
    return sorted(there, key=lambda m: int(m["id"]))


def answers(person: Player) -> list[Message]:
    """What in the direct messages only shows for a while."""
    return [message for message in in_direct(person) if message["flags"] & EPHEMERAL]


def last(person: Player) -> list[Button]:
    """What can be pressed on the last message, the one that a phone shows."""
    return list(buttons(in_direct(person)[-1]))


async def look_closely(person: Player, card: int) -> Message:
    """Choose a card of the hand from the menu; return the answer."""
    menu = next(b for b in last(person) if b.verb == "look")
    asked = await person.push(menu, [menu.options[card]])
    await person.until(lambda: person.answer_to(asked))
    answer = person.answer_to(asked)
    assert answer is not None
    return answer


async def test_after_a_look_the_last_message_is_the_hand_then_the_ballot(home: Path) -> None:
    async with Table(home) as table:
        game = Game(table, "mini", table.people, rounds=1)
        await game.gather()
        gives, waits = game.givers(await game.tell(1), 1)
        for person in (gives, waits):
            await person.until(lambda who=person: any(b.verb == "pick" for b in last(who)))
            await look_closely(person, 2)
        await gives.push(next(b for b in last(gives) if b.verb == "pick"))
        await gives.until(lambda: any(b.verb == "back" for b in last(gives)))
        assert "You gave card 3" in text_of(in_direct(gives)[-1])
        await waits.push(next(b for b in waits.hand(1, "s") if b.verb == "pick"))
        for person in (gives, waits):
            await person.until(lambda who=person: any(b.verb == "token" for b in last(who)))
            assert not answers(person)
        await look_closely(gives, 1)
        for person in (gives, waits):
            await game.vote(person, 1)
        await gives.until(lambda: gives.reached(1, "r"))
        await gives.until(lambda: not answers(gives))
        assert checks.complaints(table) == []
