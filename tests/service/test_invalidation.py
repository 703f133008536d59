"""Which messages an action makes out of date."""

import pytest

from bot.engine.commands import EndGame, NextRound, Skip
from bot.engine.ids import PlayerId
from bot.engine.model import Finished, Game
from bot.engine.ruleset import RULESETS, HiddenFrom
from bot.service.endings import superseded_messages
from bot.service.invalidation import invalidated_messages
from bot.service.message_states import comes_too_late
from bot.service.ports import MessageKey
from tests.engine.tabletop import Table


def _lay_the_table(table: Table, first: int) -> tuple[int, Game]:
    """Let everybody give, ``first`` first; return who was last, and the game just before that."""
    table.tell()
    table.give(first)
    while True:
        giver, before = table.awaited[-1], table.game
        table.give(giver)
        if table.kind == "voting":
            return giver, before


def _hands(before: Game, table: Table) -> set[int | None]:
    return {s.viewer for s in superseded_messages(before, table.game) if s.purpose == "hand"}


def test_a_partner_is_asked_no_more_when_the_other_gives_the_last_card() -> None:
    table = Table(RULESETS["teams"], 6)
    giver, before = _lay_the_table(table, first=4)  # the storyteller's partner
    partner = (giver + 2) % 6 + 1  # teams sit opposite each other
    assert partner in _hands(before, table)


def test_the_reveal_is_brought_to_its_end_when_the_next_round_begins() -> None:
    table = Table(RULESETS["odyssey"], 4)
    table.play_round()
    before = table.game
    table.do(NextRound(PlayerId(1)))
    assert MessageKey(before.id, before.round, "reveal") in invalidated_messages(before, table.game)


def test_the_last_reveal_is_told_that_no_round_follows() -> None:
    table = Table(RULESETS["odyssey"], 4)
    table.play_round()
    before = table.game
    assert before.phase.kind == "scored"
    table.do(EndGame(PlayerId(1)))
    purposes = {key.purpose for key in invalidated_messages(before, table.game)}
    assert {"reveal", "end"} <= purposes


def test_a_round_that_ends_with_its_game_has_no_reveal_besides_the_end() -> None:
    table = Table(RULESETS["odyssey"], 4)
    table.tell()
    before = table.game
    table.do(EndGame(PlayerId(1)))
    purposes = [key.purpose for key in invalidated_messages(before, table.game)]
    assert purposes == ["turn", "end"]


def test_a_round_that_too_few_are_left_for_is_told_of_where_the_game_ends_by_its_laps() -> None:
    table = Table(RULESETS["mini"], 3, laps=1)
    for _ in range(2):
        table.play_round()
        table.next()
    table.tell()
    before = table.game
    table.leave(1)
    assert isinstance(table.game.phase, Finished)
    assert (table.game.phase.reason, before.round) == ("laps", 3)
    purposes = [key.purpose for key in invalidated_messages(before, table.game)]
    assert purposes == ["turn", "reveal", "end"]


def test_a_round_that_too_few_are_left_for_is_told_of_by_the_end_else() -> None:
    table = Table(RULESETS["mini"], 3)
    table.tell()
    before = table.game
    table.leave(2)
    purposes = [key.purpose for key in invalidated_messages(before, table.game)]
    assert purposes == ["turn", "end"]


HIDDEN = pytest.mark.parametrize("hidden", ["storyteller", "everybody"])


def _sent(before: Game | None, game: Game) -> list[tuple[str, PlayerId | None]]:
    """The direct messages that an action sends, with whom they are for."""
    keys = (key for key in invalidated_messages(before, game) if key.traits.direct)
    return [(key.purpose, key.viewer) for key in keys if not comes_too_late(key, game)]


@HIDDEN
def test_where_hands_are_hidden_whom_the_lot_makes_storyteller_is_asked_for_the_clue(
    hidden: HiddenFrom,
) -> None:
    """And nobody else is; before, when anybody may offer one, the channel asks them all."""
    table = Table(RULESETS["party"], 6, first_storyteller="offer", hidden_from=hidden)
    assert _sent(None, table.game) == []
    before = table.game
    table.do(Skip(PlayerId(1)))
    assert _sent(before, table.game) == [("tell", table.storyteller)]
    public = [k.purpose for k in invalidated_messages(before, table.game) if not k.traits.direct]
    assert public == ["turn", "remind"]


@HIDDEN
def test_where_hands_are_hidden_the_storyteller_is_asked_as_their_turn_begins(
    hidden: HiddenFrom,
) -> None:
    table = Table(RULESETS["party"], 6, hidden_from=hidden)
    table.play_round()
    before = table.game
    table.do(NextRound(PlayerId(1)))
    assert _sent(before, table.game) == [("tell", table.storyteller)]
    before = table.game
    table.tell()
    hands = {("hand", player) for player in range(1, 7)}
    assert {*_sent(before, table.game)} == hands
    ended = superseded_messages(before, table.game)
    assert MessageKey(before.id, before.round, "tell", table.storyteller) in ended


@pytest.mark.parametrize(("name", "players"), [("odyssey", 5), ("teams", 8), ("party", 6)])
def test_nobody_is_called_because_the_storyteller_leaves_the_vote(name: str, players: int) -> None:
    table = Table(RULESETS[name], players)
    table.to_voting()
    before = table.game
    table.leave(table.storyteller)
    assert table.kind == "voting"
    keys = invalidated_messages(before, table.game)
    assert [key.purpose for key in keys] == ["board"]
