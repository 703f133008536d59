"""A game on PostgreSQL whose server goes away in the middle of it."""

import asyncio
from pathlib import Path

from data.address import ServerAddress
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import text_of
from tests.e2e.records import checked
from tests.postgres import Server

TRY_AGAIN = "Please try again"


async def test_a_game_lives_through_a_restart_of_the_server(home: Path, server: Server) -> None:
    async with Table(home, server=ServerAddress(server.address)) as table:
        game = Game(table, "mini", table.people, rounds=2)
        await game.gather()
        teller = await game.tell(1)
        giver = next(person for person in table.people if person is not teller)
        await giver.until(lambda: giver.hand(1, "s"))
        await table.quiet(edits=True)
        await asyncio.to_thread(server.stop)
        pick = next(b for b in giver.hand(1, "s") if b.verb == "pick")
        refused = await giver.push(pick)
        await giver.until(lambda: giver.answer_to(refused))
        answer = giver.answer_to(refused)
        assert answer is not None
        assert TRY_AGAIN in text_of(answer)
        await asyncio.to_thread(server.start)
        await giver.until(lambda: table.ask("SELECT phase FROM games") == [("submitting",)])
        for person in game.givers(teller, 1):
            await game.give(person, 1)
        for person in game.voters(teller, game.givers(teller, 1)):
            await game.vote(person, 1)
        await game.host.until(lambda: game.host.reached(1, "r"))
        await game.next(1)
        await game.round(2)
        await game.end()
        await table.quiet()
        [row] = table.ask("SELECT record, packed FROM records")
        assert len(checked(*row)["rounds"]) == 2
        assert checks.doubled(table) == []
        assert checks.unanswered(table) == []
        assert table.restarts == 0
