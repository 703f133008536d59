"""What goes wrong with time: nobody acts, somebody forgets, the bot itself was away."""

from pathlib import Path

from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import text_of
from tests.e2e.records import record_of


async def test_a_game_in_which_nobody_acts_ends_by_itself(home: Path) -> None:
    async with Table(home, environment={"TEST_BLITZ": "1"}) as table:
        await Game(table, "mini", table.people, pace="blitz").gather()
        await table.until(lambda: table.ask("SELECT record FROM records"))
        record = record_of(table.database)
        assert record["ended"] == "no-ballots"
        assert len(record["rounds"]) == 3  # as many turns as there are seats (L4)
        await table.quiet()
        assert checks.doubled(table) == []
        assert checks.complaints(table) == []


async def test_those_who_are_awaited_are_reminded_once(home: Path) -> None:
    environment, constants = {"TEST_BLITZ": "8"}, {"execution.REMIND_FROM": 4.0}
    async with Table(home, environment=environment, constants=constants) as table:
        game = Game(table, "mini", table.people, pace="blitz")
        await game.gather()
        teller = await game.tell(1)
        prompt, late = game.givers(teller, 1)
        await game.give(prompt, 1)

        def calls() -> list[str]:
            return [
                text_of(m)
                for m in table.bystander.public()
                if f"<@{late.user_id}>" in text_of(m) and f"<@{prompt.user_id}>" not in text_of(m)
            ]

        await table.bystander.until(calls)
        assert len(calls()) == 1
        await game.host.until(lambda: game.host.reached(1, "v"))
        await table.bystander.until(lambda: not calls())  # taken back once it is of no use
        assert checks.complaints(table) == []


async def test_nobody_is_punished_for_the_bots_absence(home: Path) -> None:
    """An hour away: open deadlines move by that and a minute more."""
    async with Table(home, environment={"TEST_BLITZ": "20"}) as table:
        game = Game(table, "mini", table.people, pace="blitz", rounds=1)
        await game.gather()
        teller = await game.tell(1)
        await table.until(lambda: table.ask("SELECT deadline FROM games")[0][0])
        await table.kill(away=3600.0)

        def left() -> float:
            [(deadline,)] = table.ask("SELECT deadline FROM games")
            return deadline - table.now()

        await table.until(lambda: left() > 55.0)  # while presses are answered already
        givers = game.givers(teller, 1)
        for person in givers:
            await game.give(person, 1)
        for person in givers:
            await game.vote(person, 1)
        await game.host.until(lambda: game.host.reached(1, "r"))
        await game.end()
        record = record_of(table.database)
        assert record["rounds"][0]["random"] == []
        assert all(record["rounds"][0]["votes"].values())
