"""The number of the last round is the one that the game has if nobody joins or leaves any more."""

from collections import Counter
from random import Random

import pytest

from bot.engine.commands import GiveCard
from bot.engine.errors import RuleViolation
from bot.engine.pending import pending_of
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS
from tests.engine.tabletop import Table

BY_LAPS = [(MINI, 3), (MINI, 4), (PARTY, 6), (PARTY, 8), (TEAMS, 6), (TEAMS, 8), (ODYSSEY, 5)]


def step(table: Table) -> None:
    """Go on by one phase, with a vote wherever there is one."""
    if table.kind == "storytelling":
        if table.view().storyteller is None:
            table.tell(min(table.scores))
        elif table.view().awaited:
            table.tell()
        else:
            table.skip()
    elif table.kind == "submitting":
        player = table.awaited[0]
        seats = pending_of(table.game, table.submitting, player).seats
        hands = [held for held in table.seen(player).hands if held.seat in seats]
        cards = [card for held in hands for card in held.cards if card not in held.given]
        table.do(GiveCard(player, cards[0]))
    elif table.kind == "voting":
        for ballot in table.voting.ballots:
            view = table.seen(ballot.player)
            may = [n for n in range(1, len(view.board) + 1) if n not in view.own_numbers]
            if view.may_vote and not view.ballot:
                table.place(ballot.player, may[0])
                break
        table.close()
    else:
        table.next()


def last_round(table: Table) -> int:
    """Play a copy to its end and return its last round."""
    copied = table.copy()
    while copied.kind != "finished":
        step(copied)
    assert copied.game.phase.reason == "laps"
    return copied.game.round


def stir(table: Table, random: Random, newcomer: int) -> None:
    """Let somebody join or leave, skip a phase, or nothing happen."""
    what = random.choice(("join", "leave", "skip", "", ""))
    try:
        if what == "join":
            table.join(newcomer)
        elif what == "leave":
            table.leave(random.choice(sorted(table.scores)))
        elif what == "skip" and table.kind != "voting":
            table.skip()
    except RuleViolation:
        return


@pytest.mark.parametrize(("rules", "players"), BY_LAPS)
@pytest.mark.parametrize("first", ["host", "offer"])
def test_a_game_has_as_many_rounds_as_it_says(rules, players, first):
    """At every moment, whoever came and went and whatever was skipped before it."""
    told = Counter()
    ends = {"laps": rules.laps or 2, "target_score": None, "first_storyteller": first}
    for seed in range(4):
        random = Random(seed)
        table = Table(rules, players, seed=bytes([seed]), **ends)
        for newcomer in range(50, 80):
            if seed:
                stir(table, random, newcomer)
            if table.kind == "finished":
                break
            looked = random.random() < 0.3 or not told[table.kind]
            if looked and table.view().rounds is not None:
                assert table.view().rounds == last_round(table), (seed, table.kind)
                told[table.kind] += 1
            step(table)
            if table.kind == "finished":
                break
    assert set(told) == {"storytelling", "submitting", "voting", "scored"}


@pytest.mark.parametrize(
    ("rules", "changed"),
    [(CLASSIC, {}), (ODYSSEY, {}), (ODYSSEY, {"laps": 2}), (PARTY, {"refill": "end"})],
)
def test_where_points_or_the_pile_end_it_no_number_is_said(rules, changed):
    assert Table(rules, 6, **changed).view().rounds is None


def test_where_a_team_is_empty_no_number_is_said():
    table = Table(TEAMS, 8)
    assert table.view().rounds == 8
    table.leave(2)
    table.leave(6)
    assert table.view().rounds is None


def test_in_the_lobby_and_after_the_end_there_is_no_number():
    table = Table(MINI, 3, start=False)
    assert table.view().rounds is None
    table = Table(MINI, 3, laps=1)
    while table.kind != "finished":
        step(table)
    assert table.view().rounds is None
