"""Whoever leaves has no place, no win and no rating (L1), whatever the ruleset and the moment."""

from dataclasses import replace

import pytest

from bot.engine.commands import Kick, Leave
from bot.engine.ids import PlayerId
from bot.engine.rounds import is_last_round
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS, Ruleset
from bot.random_players import Simulation
from bot.service.ports import Result
from bot.service.record import GameRecord, winners_of
from bot.service.record_builder import build_record
from bot.service.results import rated, results_of
from tests.service.test_results import games

PILE_ENDS = {"refill": "end", "laps": None, "target_score": None}
ENDED_BY_PILE = [CLASSIC, replace(ODYSSEY, **PILE_ENDS), replace(TEAMS, **PILE_ENDS)]
"""Only these have a pause after the last round: the pile ends a game when it is over."""


def played(ruleset: Ruleset, leaver: int, when: tuple[int, str]) -> GameRecord:
    """Return a game of six in which somebody leaves in a round's phase, and nobody comes."""
    table = Simulation(ruleset, 6, b"leavers")
    while table.game.phase.kind != "finished":
        if (table.game.round, table.game.phase.kind) == when and not gone(table):
            table.do(Leave(PlayerId(leaver)))
        else:
            table._play_phase(0.0, 0.0)
    return build_record(table.log)


def gone(table: Simulation) -> bool:
    return any(chair.gone for chair in table.game.chairs)


def results(record: GameRecord) -> dict[int, Result]:
    return {result.player: result for result in rated(results_of(record), {}, record)}


def check(record: GameRecord, leavers: set[int]) -> None:
    """Assert that who has left is behind nobody and before nobody, and the others are whole."""
    won = {int(player) for player in winners_of(record)}
    kept = results(record)
    assert leavers <= kept.keys()
    for player, result in kept.items():
        if player in leavers:
            assert (result.place, result.won, result.rating) == (None, False, None)
        else:
            assert result.place is not None
            assert result.rating is not None
            assert (result.place == 1) is result.won is (player in won)


@pytest.mark.parametrize("when", [(2, "storytelling"), (2, "submitting"), (6, "voting")])
@pytest.mark.parametrize("ruleset", [CLASSIC, ODYSSEY, TEAMS], ids=lambda rules: rules.name)
def test_who_leaves_in_a_round_has_no_place(ruleset: Ruleset, when: tuple[int, str]) -> None:
    record = played(ruleset, 2, when)
    check(record, {2})
    before = [told for told in record.rounds if told.number < when[0]]
    if not ruleset.pairs:
        scores = [item.points for told in before for item in told.points["2"]]
    else:
        scores = [item.points for told in before for item in told.points[str(told.teams["2"])]]
    assert results(record)[2].points == sum(scores)
    pair = [player for player, team in record.rounds[0].teams.items() if player != "2"
            and team == record.rounds[0].teams["2"]]  # fmt: skip
    assert all(results(record)[int(partner)].place is not None for partner in pair)


@pytest.mark.parametrize(
    ("phase", "counts"), [("storytelling", False), ("submitting", False), ("voting", True)]
)
@pytest.mark.parametrize("ruleset", [CLASSIC, ODYSSEY, PARTY, TEAMS], ids=lambda rules: rules.name)
def test_a_round_is_played_by_whoever_did_something_in_it(
    ruleset: Ruleset, phase: str, counts: bool
) -> None:
    """Who left before they gave a card had one round more to divide their points by."""
    record = played(ruleset, 6, (3, phase))
    told = record.rounds[2]
    assert "6" in told.left
    assert told.storyteller != "6"
    gave = any(card.giver == "6" for card in told.board)
    assert gave is counts or ruleset.pairs  # of a pair one gives
    assert results(record)[6].rounds == 2 + gave
    assert results(record)[1].rounds == sum(each.void is None for each in record.rounds)


@pytest.mark.parametrize("ruleset", ENDED_BY_PILE, ids=lambda rules: rules.name)
@pytest.mark.parametrize("kicked", [False, True])
def test_who_leads_and_leaves_in_the_last_pause_has_not_won(
    ruleset: Ruleset, *, kicked: bool
) -> None:
    table = Simulation(ruleset, 6 if ruleset.pairs else 5, b"last pause")
    leader = None
    while table.game.phase.kind != "finished":
        if leader is None and is_last_round(table.game):
            leader = max(table.game.chairs[1:], key=lambda chair: chair.score).player
            table.do(Kick(table.game.host, leader, True) if kicked else Leave(leader))
        else:
            table._play_phase(0.0, 0.0)
    record = build_record(table.log)
    assert record.ended == "pile"
    assert leader is not None
    assert str(leader) in record.rounds[-1].seated
    check(record, {leader})


def test_first_places_are_wins_however_people_come_and_go() -> None:
    for record in games(40):
        for result in results_of(record):
            assert (result.place == 1) is result.won
            moves = [p.moves for p in record.players if p.id == str(result.player)]
            if moves[0][-1].what != "joined":
                assert (result.place, result.won) == (None, False)
