"""People who play a whole game by pressing what they see, and check what they see on the way."""

from bot.playground.person import Person
from tests.e2e.harness import Button, Table, find

CLUE = "A quiet evening"


async def play_mini(table: Table, people: list[Person]) -> None:
    """Play a whole mini game from the lobby to the podium."""
    await open_lobby(table, people[0], ruleset="mini", pace="untimed")
    await everybody_joins(table, people)
    await begin(table, people[0])
    rounds = 2 * len(people)
    for number in range(1, rounds + 1):
        await play_round(table, people, number)
        if number < rounds:
            await table.press(people[0], await table.public_button("next", number, "r"))
    await table.public_button("rematch")


async def open_lobby(table: Table, host: Person, **options: str) -> None:
    """Start a game in the channel."""
    outcome = await table.act(lambda: host.command(table.channel, "dixit start", **options))
    await host.answer(outcome)


async def everybody_joins(table: Table, people: list[Person]) -> None:
    """Press Join, all but the host."""
    for person in people[1:]:
        join = await table.public_button("join")
        await person.answer(await table.press(person, join))


async def begin(table: Table, host: Person) -> None:
    """Press Start."""
    start = await table.public_button("start")
    await host.answer(await table.press(host, start))


async def play_round(table: Table, people: list[Person], number: int) -> None:
    """Play one round of a ruleset in which one card is given and one token placed each."""
    teller, card = await storyteller(table, people, number)
    modal = await table.open_modal(teller, card)
    clue = f"{CLUE} {number}"
    await table.act(lambda: teller.submit(modal, {modal.inputs()[0]: clue}))
    await table.public_button("hand", number, "s")
    for person in people:
        if person is not teller:
            await give(table, person, number)
    vote = await table.public_button("vote", number, "v")
    for person in people:
        if person is not teller:
            await cast(table, person, vote)


async def storyteller(table: Table, people: list[Person], number: int) -> tuple[Person, Button]:
    """Return who may tell in this round, with the first card of their hand."""

    async def look() -> tuple[Person, Button] | None:
        for person in people:
            if found := find(await table.direct(person), "pick", number, "t"):
                return person, found[0]
        return None

    return await table.until(look)


async def give(table: Table, person: Person, number: int) -> None:
    """Give as many cards as the hand asks for."""
    cards = await table.hand_buttons(person, number, "s")
    await table.press(person, cards[0])


async def cast(table: Table, person: Person, vote: Button) -> None:
    """Open the ballot and place the first token that may be placed."""
    outcome = await table.press(person, vote)
    ballot = await person.answer(outcome)
    tokens = find([ballot], "token")
    assert tokens, ballot
    await table.press(person, tokens[0])
