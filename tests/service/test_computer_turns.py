"""How long computer players take."""

from dataclasses import replace
from itertools import pairwise
from typing import Literal

import pytest

from bot.engine import commands as c
from bot.engine.computers import is_computer
from bot.engine.ids import PlayerId
from bot.engine.projection import view_for
from bot.engine.ruleset import MINI, ODYSSEY, Ruleset
from bot.service.choices import PACES
from bot.service.computer_turns import ALONE, PAUSES, TO_CORRECT, next_computer, when_next
from bot.service.ports import Place, StoredGame
from tests.engine.tabletop import Table


def waits(table: Table, seed: bytes) -> float:
    """Return the seconds after which the next computer player acts."""
    stored = StoredGame(table.game, 1, seed, Place(1, 2), "en", 0.0, 0.0)
    due = when_next(stored, table.game, 0.0)
    assert due is not None
    return due


def seated(
    pace: str,
    people: int = 2,
    computers: int = 2,
    ruleset: Ruleset = MINI,
    *,
    teller: Literal["person", "computer"] = "computer",
) -> Table:
    """Return people with computer players, one of whom has told."""
    table = Table(ruleset, people, pace=PACES[pace], start=False)
    for _ in range(computers):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    while is_computer(table.game, PlayerId(table.storyteller)) != (teller == "computer"):
        table.skip()
        table.next()
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


def acted(table: Table, seed: bytes) -> list[float]:
    """Let the computer players give when their time comes; return these moments, in order."""
    stored, moments = StoredGame(table.game, 1, seed, Place(1, 2), "en", 0.0, 0.0), []
    due = when_next(stored, table.game, 0.0)
    while due is not None and stored.game.phase.kind == "submitting":
        moments.append(due)
        player = next_computer(stored.game, seed)
        assert player is not None
        card = next(iter(view_for(table.game, player).hands[0].cards))
        table.do(c.GiveCard(player, card))
        now = replace(stored, computer_at=due)
        due = when_next(now, table.game, due)
        stored = replace(now, game=table.game)
    return moments


def test_ten_computer_players_think_at_once() -> None:
    moments = acted(seated("normal", 2, 10, ODYSSEY), b"s" * 32)
    assert len(moments) == 9
    most = PAUSES["submitting"][1]
    assert moments[-1] <= most + 10, "each may come a second after another"
    assert moments == sorted(set(moments))


def test_whoever_is_late_acts_at_once_and_not_a_pause_after_the_next_press() -> None:
    table, seed = seated("normal", 3, 2, ODYSSEY), b"s" * 32
    before = table.game
    stored = StoredGame(before, 1, seed, Place(1, 2), "en", 0.0, 0.0, computer_at=10.0)
    teller = view_for(before, None).storyteller
    giver = next(PlayerId(n) for n in (1, 2, 3) if n != teller)
    table.do(c.GiveCard(giver, next(iter(view_for(before, giver).hands[0].cards))))
    assert when_next(stored, table.game, 60.0) == 10.0


@pytest.mark.parametrize("teller", ["person", "computer"])
def test_nobody_waits_long_for_computer_players_alone(
    teller: Literal["person", "computer"],
) -> None:
    table = seated("normal", 1, 5, ODYSSEY, teller=teller)
    if teller == "computer":
        table.give(1)
    moments = acted(table, b"s" * 32)
    begin = 0.0 if teller == "computer" else float(TO_CORRECT)
    gaps = [later - earlier for earlier, later in pairwise([begin, *moments])]
    assert max(gaps) <= ALONE


@pytest.mark.parametrize(("people", "computers"), [(1, 3), (3, 3)])
@pytest.mark.parametrize(("pace", "share"), [("normal", 1), ("untimed", 1), ("blitz", 2)])
def test_a_person_has_time_to_correct_a_clue(
    pace: str, share: int, people: int, computers: int
) -> None:
    for n in range(30):
        table = seated(pace, people, computers, ODYSSEY, teller="person")
        first, *_, last = acted(table, bytes([n]) * 32)
        assert first >= TO_CORRECT / share
        assert last <= first + ALONE * (computers - 1), "alone with them nobody is bored"


def test_time_goes_on_while_a_clue_is_corrected() -> None:
    table, seed = seated("normal", 1, 3, ODYSSEY, teller="person"), b"s" * 32
    stored = StoredGame(table.game, 1, seed, Place(1, 2), "en", 0.0, 0.0)
    due = when_next(stored, table.game, 0.0)
    table.do(c.CorrectClue(PlayerId(1), "another"))
    assert when_next(replace(stored, computer_at=due), table.game, 9.0) == due


@pytest.mark.parametrize("times", [2, 4])
def test_one_that_was_skipped_acts_in_the_next_phase_again(times: int) -> None:
    table, seed = seated("untimed", 3, 1, ODYSSEY, teller="person"), b"s" * 32
    robot = next_computer(table.game, seed)
    assert robot is not None
    for _ in range(times):
        while table.kind in {"scored", "storytelling"}:
            table.next() if table.kind == "scored" else table.tell()
        for player in table.awaited:
            if player == robot:
                continue
            if table.kind == "submitting":
                table.give(player)
            else:
                mine = table.view(player).own_numbers
                table.place(player, next(n for n in range(1, 5) if n not in mine))
        assert next_computer(table.game, seed) == robot
        table.skip()
