"""A team game in which a moderator has hidden so many cards that hands run empty (M1)."""

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import TEAMS, cards_needed
from bot.service.choices import PACES
from tests.engine.tabletop import Table

EMPTY, MATE = 2, 5


def with_an_empty_hand(seed: bytes = b"test") -> Table:
    """Return a table before a clue of another team: of two partners one has no card left."""
    more = {"laps": 4, "pace": PACES["untimed"]}
    table = Table(TEAMS, 6, cards=cards_needed(TEAMS, 6), seed=seed, **more)
    while table.hand(EMPTY):
        table.tell()
        while table.kind == "submitting":
            table.give(EMPTY if EMPTY in table.awaited else table.awaited[0])
        for voter in table.awaited:
            table.vote(voter, table.storyteller)
        table.close()
        for laid in table.game.phase.result.board:
            table.do(c.HideCard(PlayerId(99), laid.card, moderator=True))
        table.next()
    assert table.hand(MATE)
    assert table.storyteller not in (EMPTY, MATE)
    return table
