"""What is said of a game that is about to end is true of everything that may then be done."""

import itertools
import random
import re
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import pytest

from bot.engine import commands as c
from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.leaving import farewell, may_return
from bot.engine.model import PLAYED_OUT, Finished, Game
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS, Ruleset
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.ui.render_contexts import context, text_of

MODERATOR = PlayerId(99)
STRANGERS = range(50, 60)
STRANGER, COMPUTER = -1, 0
TRIED = 8
"""Of more choices of who joins, so many are tried."""
LINE_UPS: tuple[tuple[Ruleset, int, int], ...] = (
    (CLASSIC, 3, 0),
    (CLASSIC, 5, 0),
    (CLASSIC, 1, 2),
    (CLASSIC, 1, 4),
    (CLASSIC, 2, 2),
    (ODYSSEY, 4, 0),
    (ODYSSEY, 2, 2),
    (MINI, 3, 0),
    (MINI, 4, 0),
    (MINI, 1, 2),
    (PARTY, 6, 0),
    (PARTY, 3, 4),
    (TEAMS, 6, 0),
    (TEAMS, 8, 0),
    (TEAMS, 2, 4),
)
ENDINGS: dict[Game, str | None] = {}
"""What is known of games by now: whoever leaves, the same is asked of many again."""
PHASES = ("storytelling", "submitting", "voting", "voted", "scored")


@cache
def begun(rules: Ruleset, people: int, computers: int, rounds: int, silent: int) -> Table:
    """Return a game of one lap after some rounds, of which the last were without a vote."""
    rules = replace(rules, laps=rules.laps and 1)
    # A pile for few rounds, where its end is the game's.
    cards = 48 if rules.refill == "end" else 84
    table = Table(rules, people, start=False, cards=cards, pace=PACES["untimed"])
    for _ in range(computers):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    for number in range(rounds):
        table.to_voting()
        if number < rounds - silent:
            cast_a_vote(table)
        if table.kind == "voting":
            table.close()
        if table.kind == "scored":
            table.skip()
    here = tuple(replace(chair, misses=0, away=False) for chair in table.game.chairs)
    table.game = replace(table.game, chairs=here)  # who is away is another matter
    return table


def cast_a_vote(table: Table) -> None:
    """Let one of those who still can vote, if anybody can; else too many turns may be silent."""
    for ballot in table.voting.ballots:
        view = table.seen(ballot.player)
        free = [n for n in range(1, len(view.board) + 1) if n not in view.own_numbers]
        try:
            table.place(ballot.player, free[0])
        except RuleViolation:
            continue
        return


def give_a_card(table: Table, giver: int) -> None:
    """Let somebody give a card of either hand that they play."""
    view = table.view(giver)
    given = {card for hand in view.hands for card in hand.given}
    legal = (command for command in view.legal if isinstance(command, c.GiveCard))
    table.do(next(command for command in legal if command.card not in given))


def brought_to(phase: str, table: Table) -> Table:
    table = table.copy()
    if phase != "storytelling" and table.kind == "storytelling":
        table.tell()
        if phase != "submitting":
            table.give_all()
        if phase in ("voted", "scored"):
            cast_a_vote(table)
        if phase == "scored" and table.kind == "voting":
            table.close()
    return table


def played_out(table: Table) -> Table:
    """Return the table once another round has begun, or the game is over."""
    table = table.copy()
    started = table.game.round
    while table.kind != "finished" and (table.game.round == started or table.kind == "scored"):
        if table.kind == "voting":
            cast_a_vote(table)
        if table.kind == "storytelling":
            table.tell()
        elif table.kind == "submitting":
            give_a_card(table, table.awaited[0])
        else:
            table.skip()
    return table


@pytest.fixture(autouse=True)
def _forget_endings():
    ENDINGS.clear()


def how_it_ends(table: Table) -> str | None:
    """Return why no other round follows, None if one does."""
    if table.game not in ENDINGS:
        phase = played_out(table).game.phase
        ENDINGS[table.game] = phase.reason if isinstance(phase, Finished) else None
    return ENDINGS[table.game]


def joined(table: Table, comers: tuple[int, ...]) -> Table | None:
    """Return the table with all of them, None if they may not all join."""
    table = table.copy()
    for comer in comers:
        join = c.Join(PlayerId(comer), "Eve")
        try:
            table.do(c.AddComputer(MODERATOR, "even", moderator=True) if not comer else join)
        except RuleViolation:
            return None
    return table


def who_might_come(table: Table, number: int) -> list[tuple[int, ...]]:
    """Return choices of so many, in any order: strangers, computers, who has left."""
    people = {chair.player for chair in table.game.chairs if chair.gone and chair.computer is None}
    back = sorted(people - {newcomer.player for newcomer in table.game.waiting})
    anybody = [*back[:number], *[COMPUTER] * number, *[STRANGER] * number]
    if number < 3:
        orders = itertools.permutations([*back[number:], *anybody], number)
    else:
        dice = random.Random(number)
        orders = ((COMPUTER,) * number, *(dice.sample(anybody, number) for _ in range(TRIED)))
    return sorted(set(map(numbered, orders)))


def numbered(comers: Iterable[int]) -> tuple[int, ...]:
    """Return them with a number for each stranger; that is all in which strangers differ."""
    strangers = iter(STRANGERS)
    return tuple(next(strangers) if comer == STRANGER else comer for comer in comers)


def saves(table: Table, comers: tuple[int, ...]) -> bool | None:
    """Say whether the game goes on with them; None if they may not all join."""
    after = joined(table, comers)
    return None if after is None else how_it_ends(after) is None


def announced(table: Table) -> str:
    """Return the line that the channel's messages say the end with; empty if none does."""
    seen = context(table.view(), "en")
    pages = {"scored": presenters.reveal, "voting": presenters.board}
    texts = (presenters.status(seen), pages.get(table.kind, presenters.turn)(seen))
    lines = [
        next((line for line in text_of(page).splitlines() if "⚠️" in line), "") for page in texts
    ]
    sentences = {line.removeprefix("-# ").partition(".")[0] for line in lines}
    assert len(sentences) == 1
    return sentences.pop()


def check_announcement(table: Table) -> None:
    """Check what the board says: that the game ends, how many save it, and that all these do."""
    said, ends = announced(table), how_it_ends(table)
    if not said:
        assert ends is None or ends in PLAYED_OUT
        return
    assert ends is not None
    number = re.search(r"\d+", said)
    wanted = 0 if "unless" not in said else int(number[0]) if number else 1
    person = "person" in said
    for fewer in range(1, wanted or 3):
        tried = [saves(table, comers) for comers in who_might_come(table, fewer)]
        assert True not in tried, f"{fewer} do: {said}"
    if wanted:
        for comers in who_might_come(table, wanted):
            enough = any(comers) or not person
            assert saves(table, comers) in (enough, None), f"{comers}: {said}"
        assert saves(table, tuple(STRANGERS[:wanted]))


def check_question(table: Table, leaver: int, after: Table) -> None:
    """Check what is said to somebody who is about to leave."""
    told = farewell(table.game, PlayerId(leaver))
    shown = context(table.view(leaver), "en")
    said = text_of(presenters.ask_once_more(shown, "leave", None, told))
    ends, over = how_it_ends(after), after.kind == "finished"
    one = [saves(after, comers) for comers in who_might_come(after, 1)] if not over else []
    if "ends for everybody" in said or "nobody wins" in said:
        assert ends is not None
        assert True not in one
        assert over or "once this round" in said or "no vote" in said or "nobody wins" in said
        assert ("no vote" in said) == (ends == "no-ballots")
    elif "ends after this round" in said:
        assert ends is not None
        assert not over
        # Where more had left before, one may be enough, but not this seat's fault.
        assert True in one if "enough players" not in said else announced(table) or True not in one
    elif "can't come back" in said:
        assert saves(after, (leaver,)) is not True
    else:
        assert ends is None or ends in PLAYED_OUT
        assert saves(after, (leaver,)) is not None
    back = not over and joined(after, (leaver,)) is not None
    lost = not over and bool(announced(after)) and "unless" not in announced(after)
    assert (may_return(after.game, PlayerId(leaver)) != "no") == (back and not lost)
    if "nobody wins" in said:
        assert how_it_ends(table) == "pile"
        assert ends not in PLAYED_OUT


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("rules", "people", "computers"), LINE_UPS)
def test_what_is_said_of_the_end_is_true_whoever_leaves_and_comes(rules, people, computers, phase):
    dice = random.Random(f"{rules.name} {people} {computers} {phase}")
    late = people + computers - 1
    for rounds, silent in ((0, 0), (2, 2), (late - 1, 0), (late, 0)):
        table = brought_to(phase, begun(rules, people, computers, rounds, silent))
        if dice.random() < 0.3 and joined(table, (60,)) is not None:
            table.join(60)
        while table.kind != "finished":
            check_announcement(table)
            here = [chair for chair in table.game.chairs if not chair.gone]
            if not here:
                break
            leaver = dice.choice(here)
            before = table.copy()
            if leaver.computer is None:
                table.leave(leaver.player)
                check_question(before, leaver.player, table)
            else:
                table.do(c.Kick(MODERATOR, leaver.player, moderator=True))
