"""A team game in which a moderator has hidden so many cards that hands run empty (M1)."""

from bot.engine import commands as c
from bot.engine.ids import CardId, PlayerId
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
            hide(table, laid.card)
        table.next()
    assert table.hand(MATE)
    assert table.storyteller not in (EMPTY, MATE)
    return table


def with_a_team_of_empty_hands(seed: bytes = b"test") -> Table:
    """Return the same, but neither of the two partners has a card left."""
    table = with_an_empty_hand(seed)
    while table.hand(MATE):
        hide(table, table.hand(MATE)[0])
    while table.kind == "scored" or not table.hand(table.storyteller):
        table.next()
    assert not table.hand(EMPTY)
    assert table.storyteller not in (EMPTY, MATE)
    return table


def to_a_turn_without_cards(table: Table) -> None:
    """Play on until the turn of one of the two partners has passed."""
    for _ in table.phases():
        if table.kind == "scored" and table.storyteller in (EMPTY, MATE):
            break
    assert table.reveal.void


def hide(table: Table, card: CardId) -> None:
    """Let a moderator take a card out of the game."""
    table.do(c.HideCard(PlayerId(99), card, moderator=True))
