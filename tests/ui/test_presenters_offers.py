"""What the pages of a player offer is what the engine takes, and it is enough to go on playing."""

import random
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.legal import legal_commands, refusal
from bot.engine.ruleset import ODYSSEY, TEAMS
from bot.engine.seating import present_seats
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.ui.pressing import GAMES, TABLES, forward, wanted
from tests.ui.render_contexts import context, text_of


class Pressing:
    """A game in which people press what they see, and now and then come and go."""

    def __init__(self, name: str, players: int) -> None:
        self.dice = random.Random(f"{name} {players}")
        first = self.dice.choice(["offer", "random", "host"])
        self.table = Table(GAMES[name][0], players, cards=252, first_storyteller=first)
        self.newcomers = 100

    def come_and_go(self) -> None:
        people = [self.table.game.chairs[seat].player for seat in present_seats(self.table.game)]
        if self.dice.random() < 0.5 and people:
            self.attempt(c.Leave(self.dice.choice(people)))
        else:
            self.newcomers += 1
            self.attempt(c.Join(PlayerId(self.newcomers), "newcomer"))

    def attempt(self, command: c.Command) -> None:
        if refusal(self.table.game, command) is None:
            self.table.do(command)

    def check(self) -> None:
        """Whoever is awaited is offered something, and all that is offered is taken."""
        for player in self.table.awaited:
            offered = list(wanted(self.table, PlayerId(player)))
            assert offered, self.shown(player)
            for command in offered:
                assert refusal(self.table.game, command) is None, (command, self.shown(player))

    def shown(self, player: int) -> str:
        return text_of(presenters.my_hand(context(self.table.view(player))))

    def step(self) -> None:
        if self.table.kind == "scored":
            self.table.next()
        elif not self.table.awaited:
            self.table.close()
        else:
            player = PlayerId(self.dice.choice(self.table.awaited))
            self.table.do(self.dice.choice(forward(wanted(self.table, player))))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_offered_is_taken_and_ends_the_game(name, players):
    game = Pressing(name, players)
    for _ in range(40):  # with people coming and going
        if game.dice.random() < 0.15:
            game.come_and_go()
        if game.table.kind == "finished":
            break
        game.check()
        game.step()
    for _ in range(1500):  # and then by presses alone
        if game.table.kind == "finished":
            break
        if game.dice.random() < 0.02:
            game.check()
        game.step()
    assert game.table.kind == "finished"


def test_the_storyteller_gives_for_a_partner_who_left_before_giving():
    table = Table(TEAMS, 6)
    table.tell()
    table.leave(4)
    (offered,) = {type(command) for command in wanted(table, PlayerId(1))}
    assert offered is c.GiveCard
    shown = text_of(presenters.my_hand(context(table.view(1))))
    assert "One more!" not in shown
    table.do(next(wanted(table, PlayerId(1))))
    assert any(isinstance(command, c.TakeBack) for command in wanted(table, PlayerId(1)))
    table.give_all()
    assert table.kind == "voting"


def test_the_legal_commands_are_those_that_are_taken():
    """The list of all that a player may do has nothing that is refused, and lacks no button."""
    table = Table(ODYSSEY, 7)
    for _ in range(30):
        for player in range(1, 8):
            listed = legal_commands(table.game, PlayerId(player))
            assert len(set(listed)) == len(listed)
            typed = [
                replace(o, text="x") if isinstance(o, c.GiveClue | c.CorrectClue) else o
                for o in listed
            ]
            assert all(refusal(table.game, command) is None for command in typed)
            others = [o for o in wanted(table, PlayerId(player)) if not isinstance(o, c.GiveClue)]
            assert set(others) <= set(listed)
            assert (c.Skip(PlayerId(player)) in listed) == (player == table.game.host)
        game = table.awaited
        if table.kind == "scored":
            table.next()
        elif game:
            table.do(next(o for o in wanted(table, PlayerId(game[-1]))))
        else:
            table.close()
