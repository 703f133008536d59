"""A backup is put back while a game is open: what was posted since is made true again."""

import re
from pathlib import Path

from data.copy import copy_database
from tests.e2e import checks
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import Player, find


class Restoring(Table):
    """Its bot, when it is started again, finds the backup in the place of the database."""

    async def start_bot(self, number: int = 0) -> None:
        """Put the backup back, if there is one, and start."""
        backup = self.folder / "backup.sqlite3"
        if backup.exists():
            for ending in ("-wal", "-shm"):
                self.database.with_name(self.database.name + ending).unlink(missing_ok=True)
            backup.replace(self.database)
        await super().start_bot(number)


def posted_board(person: Player) -> str:
    """The name of the picture on the newest board, as people see it; empty without one."""
    boards = find(person.public(), "vote")
    return re.findall(r"board-\w+\.jpg", str(boards[0].message))[0] if boards else ""


async def test_a_board_that_is_posted_once_more_shows_the_cards_that_lie_now(home: Path) -> None:
    async with Restoring(home, players=4) as table:
        game = Game(table, "odyssey", table.people)
        host, *givers = table.people
        await game.gather()
        await game.tell(1)
        await table.quiet(edits=True)
        copy_database(table.database, home / "backup.sqlite3")
        for person in givers:
            await game.give(person, 1)
        before = await host.until(lambda: posted_board(host))
        await table.kill()
        for person in givers:  # other cards than before
            shown = await person.insist(lambda p=person: p.push_newest("hand"), person.answer_to)
            answer = person.answer_to(shown)
            assert answer is not None
            await person.push(find([answer], "pick")[-1])
        await table.until(
            lambda: (
                table.ask("SELECT pictures FROM messages WHERE purpose = 'board'")
                not in ([], [("",)], [(before,)])
            )
        )
        [(noted,)] = table.ask("SELECT pictures FROM messages WHERE purpose = 'board'")
        assert noted != before
        await host.until(lambda: posted_board(host) == noted)
        for person in givers:
            await game.vote(person, 1)
        await host.until(lambda: host.reached(1, "r"))
        assert checks.complaints(table) == []


async def test_a_turn_that_is_posted_once_more_shows_no_clue_of_what_was_undone(home: Path) -> None:
    async with Restoring(home, players=3) as table:
        game = Game(table, "mini", table.people)
        host = table.people[0]

        def phases() -> set[str]:
            return {button.phase for button in find(host.public(), "hand", 2)}

        await game.gather()
        await game.round(1)
        await table.quiet(edits=True)
        copy_database(table.database, home / "backup.sqlite3")
        await game.next(1)
        await game.tell(2)
        await host.until(lambda: phases() == {"s"})
        await table.kill()
        await table.until(lambda: table.ask("SELECT phase FROM games") == [("scored",)])
        await host.insist(
            lambda: host.command(table.channel, "dixit skip"),  # Next is gone from the screen
            lambda _: table.ask("SELECT phase FROM games") == [("storytelling",)],
        )
        await host.until(lambda: phases() == {"t"})
        assert checks.complaints(table) == []
