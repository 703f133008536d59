"""Results are what the records say: kept with a game's last action, and the same when made anew."""

from pathlib import Path

import pytest

from bot.commands.simulate import simulate
from bot.engine.ruleset import CLASSIC, RULESETS
from bot.service.ports import Fooled, Rating
from bot.service.record import FORMER_PLAYER, GameRecord
from bot.service.results import MODEL, fooled_in, keep_results, rated, rebuild, results_of
from data.store import SqliteStore
from tests.bench.store import Script, play
from tests.data.games import GUILD, dump

TABLES = ("results", "fooled")


async def kept(store: SqliteStore) -> list[list[tuple]]:
    return [await dump(store, f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in TABLES]


async def made_anew(store: SqliteStore) -> tuple[int, list[list[tuple]]]:
    async with store.begin() as uow:
        count = await rebuild(uow)
        await uow.commit()
    return count, await kept(store)


async def keep(store: SqliteStore, record: GameRecord, guild_id: int = GUILD) -> None:
    async with store.begin() as uow:
        await uow.records.save(record.game, record.model_dump_json(), record.closed, guild_id)
        await keep_results(uow, record)
        await uow.commit()


def games(count: int):
    """Simulated games of all rulesets with people who are late, leave and come."""
    for number in range(count):
        ruleset = list(RULESETS.values())[number % len(RULESETS)]
        players = ruleset.min_players + number // len(RULESETS) % 3
        players += players % 2 if ruleset.pairs else 0
        unsteady = 0.02 if number % 4 == 0 else 0.0
        yield simulate(
            ruleset, min(players, ruleset.max_players), f"r/{number}",
            absences=unsteady, leavers=unsteady,
        )  # fmt: skip


@pytest.mark.parametrize("name", sorted(RULESETS))
async def test_a_game_that_ends_leaves_results_in_the_same_transaction(tmp_path: Path, name: str):
    async with await SqliteStore.open(tmp_path / "dixit.db") as store:
        await play(store, [Script(3, RULESETS[name], RULESETS[name].min_players)])
        before = await kept(store)
        assert before[0]
        assert await made_anew(store) == (1, before)


async def rebuilt_the_same(folder: Path, count: int) -> None:
    async with await SqliteStore.open(folder / "dixit.db") as store:
        for number, record in enumerate(games(count)):
            await keep(store, record, GUILD + number % 3)
        before = await kept(store)
        assert all(before)
        assert await made_anew(store) == (count, before)


async def test_forty_games_are_rebuilt_to_the_same(tmp_path: Path):
    await rebuilt_the_same(tmp_path, 40)


@pytest.mark.full
async def test_two_thousand_games_are_rebuilt_to_the_same(tmp_path: Path):
    await rebuilt_the_same(tmp_path, 2_000)


def test_points_are_those_of_the_score_track():
    for record in games(20):
        if record.ruleset.pairs:
            continue
        last = record.rounds[-1]
        for result in results_of(record):
            whole = all(str(result.player) in told.seated for told in record.rounds)
            if whole and result.place is not None:
                assert result.points == last.totals[str(result.player)]


def test_everybody_is_a_storyteller_finder_and_giver_as_the_record_says():
    record = simulate(CLASSIC, 4, "one")
    results = results_of(record)
    rounds = [told for told in record.rounds if told.void is None]
    assert {result.rounds for result in results} == {len(rounds)}
    tellings = sum(r.found_by_some + r.found_by_all + r.found_by_nobody for r in results)
    assert tellings == len(rounds)
    assert sum(r.guesses for r in results) == 3 * len(rounds)
    hits = sum(told.clue_card in tokens for told in rounds for tokens in told.votes.values())
    assert sum(r.found for r in results) == hits
    assert sum(r.fooled for r in results) == 3 * len(rounds) - hits
    assert sum(one.tokens for one in fooled_in(record)) == 3 * len(rounds) - hits
    assert all(isinstance(one, Fooled) and one.player != one.other for one in fooled_in(record))


def test_a_game_that_was_broken_off_does_not_count():
    record = simulate(CLASSIC, 4, "one")
    broken = record.model_copy(update={"ended": "ended"})
    assert {result.counted for result in results_of(record)} == {True}
    assert {result.counted for result in results_of(broken)} == {False}
    assert rated(results_of(broken), {}, broken) == results_of(broken)


def test_ratings_are_the_librarys_and_who_ties_is_rated_alike():
    record = simulate(CLASSIC, 4, "one")
    results = sorted(rated(results_of(record), {}, record), key=lambda r: r.place or 0)
    ranks = [float(result.place or 0) for result in results]
    expected = MODEL.rate([[MODEL.rating()] for _ in results], ranks=ranks)
    assert [result.rating for result in results] == [
        Rating(rating.mu, rating.sigma) for (rating,) in expected
    ]
    means = [result.rating.mu for result in results if result.rating]
    assert means == sorted(means, reverse=True)


def test_partners_share_a_place_and_are_rated_as_one():
    record = simulate(RULESETS["teams"], 6, "pairs")
    for result in rated(results_of(record), {}, record):
        partner = next(
            other for other in results_of(record)
            if other.player != result.player
            and record.rounds[-1].teams[str(other.player)]
            == record.rounds[-1].teams[str(result.player)]
        )  # fmt: skip
        assert (partner.place, partner.points, partner.players) == (
            result.place, result.points, 3,
        )  # fmt: skip


async def test_whoever_is_forgotten_has_no_results_any_more_nor_after_a_rebuild(tmp_path: Path):
    async with await SqliteStore.open(tmp_path / "dixit.db") as store:
        await play(store, [Script(3, CLASSIC, 4)])
        [(player, *_), *_] = await dump(store, "SELECT player_id FROM results ORDER BY 1")
        async with store.begin() as uow:
            await uow.people.forget(player, FORMER_PLAYER)
            await uow.commit()
        for again in (False, True):
            results, fooled = (await made_anew(store))[1] if again else await kept(store)
            assert len(results) == 3
            assert player not in {row[1] for row in results}
            assert not [row for row in fooled if player in row]
