"""How long computer players take."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import MINI
from bot.service.choices import PACES
from bot.service.computer_turns import PAUSES, next_computer, when_next
from bot.service.ports import Place, StoredGame
from tests.engine.tabletop import Table


def waits(table: Table, seed: bytes) -> float:
    """Return the seconds after which the next computer player acts."""
    stored = StoredGame(table.game, 1, seed, Place(1, 2), "en", 0.0, 0.0)
    due = when_next(stored, table.game, 0.0)
    assert due is not None
    return due


def seated(pace: str) -> Table:
    """Return a person, who tells, with two computer players."""
    table = Table(MINI, 1, pace=PACES[pace], start=False)
    for _ in range(2):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.tell()
    return table


@pytest.mark.parametrize(("pace", "share"), [("normal", 1), ("untimed", 1), ("blitz", 2)])
def test_where_people_are_brisk_computer_players_are(pace: str, share: int) -> None:
    table = seated(pace)
    least, most = (seconds // share for seconds in PAUSES["submitting"])
    taken = {waits(table, bytes([n]) * 32) for n in range(60)}
    assert min(taken) >= least
    assert max(taken) <= most
    assert len(taken) > 1


def test_the_same_seed_waits_as_long_for_the_same_one() -> None:
    one, other = seated("blitz"), seated("blitz")
    seed = b"s" * 32
    assert waits(one, seed) == waits(other, seed)
    assert next_computer(one.game, seed) == next_computer(other.game, seed)
