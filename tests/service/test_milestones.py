"""Milestones: each as it is played, at most one a game, and none where nothing happened."""

from collections.abc import Callable

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, RULESETS, TEAMS
from bot.random_players import simulate
from bot.service.milestones import Milestone, milestone
from bot.service.record import GameRecord
from bot.service.record_builder import build_record
from tests.engine.tabletop import Table


def play(*rounds: dict[int, int], players: int = 6) -> GameRecord:
    """Play rounds in which who is a key votes for the card of who is the value, and end it."""
    table = Table(CLASSIC, players)
    for votes in rounds:
        table.to_voting()
        for voter, giver in votes.items():
            table.vote(voter, giver)
        table.close()
        table.next()
    table.do(c.EndGame(PlayerId(1)))
    return build_record((float(at), event) for at, event in enumerate(table.log))


# Of six players 1 tells in the first round, 2 in the second, and so on.
DULL = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3}


def test_nothing_remarkable_is_no_milestone():
    assert milestone(play(DULL)) is None


def test_a_decoy_that_drew_every_other_vote():
    found = milestone(play(DULL, {1: 3, 3: 2, 4: 3, 5: 3, 6: 3}))
    assert found == Milestone("all-fooled", ("3",), 2, 4)
    assert milestone(play({2: 3, 3: 2, 4: 3, 5: 3, 6: 4})) is None


def test_who_found_the_card_and_drew_three_had_the_perfect_round():
    found = milestone(play(DULL, {1: 3, 3: 2, 4: 3, 5: 3, 6: 4}))
    assert found == Milestone("perfect-round", ("3",), 2, 3)
    assert milestone(play(DULL, {1: 3, 3: 4, 4: 3, 5: 3, 6: 4})) is None


def test_three_clues_running_that_one_player_found():
    first, second, third = (
        {2: 1, 3: 2, 4: 2, 5: 6, 6: 5},
        {1: 3, 3: 2, 4: 3, 5: 6, 6: 5},
        {1: 2, 2: 3, 4: 1, 5: 6, 6: 5},
    )
    assert milestone(play(first, second, third)) == Milestone("exactly-one", (), 3, 3)
    assert milestone(play(first, second, {1: 3, 2: 3, 4: 2, 5: 6, 6: 5})) is None


def test_who_found_every_card_reads_minds():
    rounds = [
        {6: teller, 5: 4 if teller != 4 else 3, 4 if teller != 4 else 3: 6} for teller in (1, 2, 3)
    ]
    found = milestone(play(*rounds))
    assert found == Milestone("mind-reader", ("6",), None, 3)
    assert milestone(play(*rounds[:2])) is None


def test_clues_running_are_counted_to_the_end_of_the_run():
    rounds = []
    for teller in range(1, 6):
        finder = teller % 6 + 1
        one, two, three, four = (n for n in range(1, 7) if n not in {teller, finder})
        rounds.append({finder: teller, one: two, two: one, three: four, four: three})
    found = milestone(play(*rounds))
    assert found == Milestone("exactly-one", (), 5, 5)


def test_who_read_as_many_minds_is_named_beside_the_first():
    rounds = [{5: teller, 6: teller, 4: 5} for teller in (1, 2, 3)]
    assert milestone(play(*rounds)) == Milestone("mind-reader", ("5", "6"), None, 3)
    more = milestone(play(*rounds, {5: 4, 6: 4}, {6: 5}))
    assert more == Milestone("mind-reader", ("6",), None, 5)


def test_a_vote_that_was_not_cast_has_read_no_mind():
    rounds = [{6: teller, 5: 4 if teller != 4 else 3} for teller in (1, 2, 3)]
    silent, cast = milestone(play(*rounds, {5: 3, 1: 5})), milestone(play(*rounds, {6: 4, 1: 5}))
    assert silent is not None
    assert silent.kind != "mind-reader"
    assert cast == Milestone("mind-reader", ("6",), None, 4)


def test_whoever_found_the_card_with_another_token_fell_for_nothing():
    """All of them chose Léa's card, too."""
    for finds in (True, False):
        table = Table(ODYSSEY, 8)
        table.to_voting()
        for voter in (2, 3, 5, 6, 7, 8):
            table.vote(voter, 4)
            table.vote(voter, 1 if finds else 2 if voter != 2 else 3)
        table.close()
        table.do(c.EndGame(PlayerId(1)))
        found = milestone(build_record((float(at), event) for at, event in enumerate(table.log)))
        assert (found and found.kind) == (None if finds else "all-fooled")


def test_a_partner_is_not_among_the_others_who_were_fooled():
    table = Table(TEAMS, 10)
    table.to_voting()
    for ballot in table.voting.ballots:
        table.vote(ballot.player, 2)
    table.close()
    table.do(c.EndGame(PlayerId(1)))
    found = milestone(build_record((float(at), event) for at, event in enumerate(table.log)))
    assert found == Milestone("all-fooled", ("2",), 1, 3)


def test_who_was_last_at_half_time_and_won():
    record = next(
        record
        for number in range(400)
        if (record := simulate(CLASSIC, 4, f"comeback/{number}")).rounds
        and (told := milestone(record))
        and told.kind == "comeback"
    )
    told = milestone(record)
    half = record.rounds[len(record.rounds) // 2 - 1].totals
    (last,) = told.players
    assert record.winners == (last,)
    assert all(points > half[last] for p, points in half.items() if p != last)


def to_the_end(table: Table, cast: Callable[[Table], None]) -> GameRecord:
    """Play to the end, in every round with the votes that ``cast`` casts."""
    while table.kind != "finished":
        table.to_voting()
        cast(table)
        if table.kind == "voting":
            table.close()
        if table.kind == "scored":
            table.next()
    return build_record(enumerate(table.log))


def test_who_shared_the_last_place_or_shares_the_win_made_no_comeback():
    """Of three, only one finds cards until half-time, and after it only the other two."""

    def cast(table: Table) -> None:
        for ballot in table.voting.ballots:
            finds = (ballot.player == 3) == (table.game.round <= 3)
            wrong = next(p for p in (3, 2, 1) if p not in (table.storyteller, ballot.player))
            table.vote(ballot.player, table.storyteller if finds else wrong)

    record = to_the_end(Table(MINI, 3), cast)
    half = record.rounds[2].totals
    assert half["1"] == half["2"] < half["3"]
    assert record.winners == ("1", "2")
    assert milestone(record) is None


def test_where_all_have_the_same_nobody_was_behind():
    """Under the red token no vote counts, so everybody wins with nothing."""

    def cast(table: Table) -> None:
        for player in range(1, 7):
            table.place(player, 1)
        table.red(1)

    record = to_the_end(Table(PARTY, 6), cast)
    assert len(record.winners) == 6
    assert milestone(record) is None


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_what_is_told_of_simulated_games_is_true(name: str):
    ruleset = RULESETS[name]
    for number in range(20):
        record = simulate(ruleset, ruleset.min_players, f"m/{number}", absences=0.05, leavers=0.01)
        found = milestone(record)
        if found is None:
            continue
        told = next((r for r in record.rounds if r.number == found.round), None)
        assert told is None or told.void is None
        assert name != "party" or found.kind == "comeback"
        if found.kind in ("all-fooled", "perfect-round"):
            (giver,) = found.players
            (number_,) = [b.number for b in told.board if b.giver == giver][:1]
            partners = [p for p, t in told.teams.items() if t == told.teams.get(giver)]
            votes = [t for p, t in told.votes.items() if number_ in t and p not in partners]
            assert ruleset.three_players or len(votes) == found.count


def test_a_clue_that_was_removed_is_not_told_of():
    record = play(DULL, {1: 3, 3: 2, 4: 3, 5: 3, 6: 3})
    void = record.rounds[1].model_copy(update={"void": "clue-removed"})
    assert milestone(record.model_copy(update={"rounds": (record.rounds[0], void)})) is None
