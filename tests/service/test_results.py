"""Results are what the records say: kept with a game's last action, and the same when made anew."""

import asyncio
from dataclasses import replace
from functools import lru_cache
from typing import get_args

import pytest

from bot.engine.commands import AddComputer, RemoveComputer, StartGame
from bot.engine.events import StarGiven
from bot.engine.ids import PlayerId
from bot.engine.model import EndReason
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, RULESETS, TEAMS, Ruleset
from bot.i18n import installed
from bot.random_players import Simulation, simulate
from bot.service.history import HistoryService
from bot.service.ports import By, Fooled, Loved, LovedIn, Rating
from bot.service.rebuilding import Rebuilding, rebuild
from bot.service.record import FORMER_PLAYER, GameRecord, winners_of
from bot.service.record_builder import build_record
from bot.service.results import (
    MODEL,
    computers_of,
    fooled_in,
    keep_results,
    loved_in,
    rated,
    results_of,
)
from data import retention
from data.address import Database
from data.opening import open_store
from data.standings import add_up
from data.store import SqlStore
from tests.bench.store import Script, play
from tests.data.games import GUILD, alter, dump
from tests.engine.tabletop import Table
from tests.languages import in_every_language

TABLES = ("results", "fooled", "loved", "standings")


async def kept(store: SqlStore) -> list[list[tuple]]:
    return [await dump(store, f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in TABLES]


async def made_anew(store: SqlStore) -> tuple[int, list[list[tuple]]]:
    return await rebuild(store), await kept(store)


async def keep(store: SqlStore, record: GameRecord, guild_id: int = GUILD) -> None:
    async with store.begin() as uow:
        await uow.records.save(record.game, record.model_dump_json(), record.closed, guild_id)
        await keep_results(uow, record)
        await uow.commit()


def games(count: int):
    """Simulated games of all rulesets with people who are late, leave and come."""
    return map(simulated_game, range(count))


@lru_cache(maxsize=40)
def simulated_game(number: int) -> GameRecord:
    ruleset = list(RULESETS.values())[number % len(RULESETS)]
    players = ruleset.min_players + number // len(RULESETS) % 3
    players += players % 2 if ruleset.pairs else 0
    unsteady = 0.02 if number % 4 == 0 else 0.0
    return simulate(
        ruleset, min(players, ruleset.max_players), f"r/{number}",
        absences=unsteady, leavers=unsteady,
    )  # fmt: skip


@pytest.mark.parametrize("name", sorted(RULESETS))
async def test_a_game_that_ends_leaves_results_in_the_same_transaction(
    database: Database, name: str
):
    async with await open_store(database) as store:
        await play(store, [Script(3, RULESETS[name], RULESETS[name].min_players)])
        before = await kept(store)
        assert before[0]
        assert await made_anew(store) == (1, before)


async def rebuilt_the_same(database: Database, count: int) -> None:
    async with await open_store(database) as store:
        for number, record in enumerate(games(count)):
            await keep(store, record, GUILD + number % 3)
        before = await kept(store)
        assert before[0]
        assert before[1]
        assert before[3]
        assert await made_anew(store) == (count, before)


async def test_forty_games_are_rebuilt_to_the_same(database: Database):
    await rebuilt_the_same(database, 40)


@pytest.mark.full
async def test_two_thousand_games_are_rebuilt_to_the_same(database: Database):
    await rebuilt_the_same(database, 2_000)


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


@in_every_language
def test_what_was_found_are_rounds_and_no_tokens(locale: str):
    """Both of two tokens count as votes (S2)."""
    rounds = {"en": "rounds", "it": "turni", "pl": "tury", "pt-BR": "rodadas"}
    table = Table(ODYSSEY, 7, laps=1)
    while table.kind != "finished":
        table.to_voting()
        for ballot in table.voting.ballots:
            own = table.view(ballot.player).own_numbers | {table.number(table.storyteller)}
            other = next(number for number in range(1, 8) if number not in own)
            table.place(ballot.player, table.number(table.storyteller))
            table.place(ballot.player, other)
        table.close()
        if table.kind == "scored":
            table.next()
    record = build_record(enumerate(table.log))
    voted = sum(bool(tokens) for told in record.rounds for tokens in told.votes.values())
    assert sum(result.found for result in results_of(record)) == voted
    assert rounds[locale] in installed().texts(locale)("stats-found-is")


def test_a_game_that_was_broken_off_does_not_count():
    record = simulate(CLASSIC, 4, "one")
    broken = record.model_copy(update={"ended": "ended"})
    assert {result.counted for result in results_of(record)} == {True}
    assert {result.counted for result in results_of(broken)} == {False}
    assert rated(results_of(broken), {}, broken) == results_of(broken)


def with_computers(first: int, last: int, rules: Ruleset = ODYSSEY, people: int = 3) -> GameRecord:
    """A game of people beside whom four computer players have these rounds."""
    table = Simulation(replace(rules, target_score=None, laps=3), people, b"computers")
    while table.game.phase.kind != "finished":
        if table.game.phase.kind == "scored":
            if table.game.round == first - 1:
                for _ in range(4):
                    table.do(AddComputer(PlayerId(1), "even"))
            if table.game.round == last:
                for _ in range(4):
                    table.do(RemoveComputer(PlayerId(1)))
        table._play_phase(0.0, 0.0)
    return build_record(table.log)


async def test_who_left_early_is_told_from_a_game_that_was_broken_off(database: Database):
    """Also where more computer players than people were at the table, as nothing else tells."""
    async with await open_store(database) as store:
        record = with_computers(2, 99)
        await keep(store, record)
        anna, bruno, _ = (result.player for result in results_of(record))
        await alter(store, f"UPDATE results SET place = NULL, won = 0 WHERE player_id = {anna}")
        for player in (anna, bruno):
            [found] = await store.read.results.of_player(GUILD, player)
            assert (found.counted, found.played_out) == (False, True)
        await alter(store, "UPDATE results SET place = NULL, won = 0")
        [found] = await store.read.results.of_player(GUILD, anna)
        assert not found.played_out


def test_a_game_counts_if_people_were_not_the_fewer_in_most_of_its_rounds():
    late = with_computers(9, 99)
    assert len(late.rounds[7].seated) == 3
    assert {len(told.seated) for told in late.rounds[8:]} == {7}
    early = with_computers(2, 8)
    assert {len(told.seated) for told in early.rounds[1:8]} == {7}
    assert len(early.rounds[-1].seated) == 3
    for record in (late, early):
        most = sum(len(told.seated) == 7 for told in record.rounds) * 2 > len(record.rounds)
        assert most is (record is early), "the last round alone would say the opposite"
        assert {result.counted for result in results_of(record)} == {not most}
        ratings = [result.rating for result in rated(results_of(record), {}, record)]
        assert all(rating is None for rating in ratings) is most


@pytest.mark.parametrize("reason", get_args(EndReason))
def test_nobody_has_won_or_a_place_where_a_game_was_broken_off(reason: EndReason):
    record = simulate(CLASSIC, 4, "one").model_copy(update={"ended": reason})
    played_out = reason in {"target", "laps", "pile"}
    assert winners_of(record) == (record.winners if played_out else ())
    results = results_of(record)
    assert any(result.won for result in results) == played_out
    assert {result.place is not None for result in results} == {played_out}


async def test_a_game_that_ends_with_one_person_is_on_no_leaderboard(database: Database):
    """Nor does the history say that it is."""
    table = Table(CLASSIC, 2, start=False)
    for _ in range(2):
        table.do(AddComputer(PlayerId(1), "even"))
    table.do(StartGame(PlayerId(1), table.cards))
    while table.kind != "finished":
        table.play_round()
        if table.game.round == 9:
            table.leave(2)
        if table.kind == "scored":
            table.next()
    record = build_record([(float(at), event) for at, event in enumerate(table.log)])
    results = results_of(record)
    assert all(result.counted for result in results), "people were half of the table, and more"
    assert any(result.place is not None for result in results)
    assert {result.rating for result in rated(results, {}, record)} == {None}
    async with await open_store(database) as store:
        await keep(store, record)
        listed = await store.read.results.games(GUILD, PlayerId(1), None, 5)
        assert [(game.played_out, game.counted) for game in listed] == [(True, False)]


def test_all_who_tie_without_a_point_have_won():
    table = Table(PARTY, 6)
    while table.kind != "finished":
        table.to_voting()
        for player in range(1, 7):
            table.place(player, 1)
        table.red(1)
        table.close()
        if table.kind == "scored":
            table.next()
    record = build_record([(float(at), event) for at, event in enumerate(table.log)])
    results = results_of(record)
    assert {(result.points, result.place, result.won) for result in results} == {(0, 1, True)}
    assert winners_of(record) == ("1", "2", "3", "4", "5", "6")


async def test_broken_off_games_are_told_from_others_in_the_history(database: Database):
    record = simulate(CLASSIC, 4, "one")
    broken = simulate(CLASSIC, 4, "two").model_copy(update={"ended": "ended"})
    async with await open_store(database) as store:
        await keep(store, record)
        await keep(store, broken)
        listed = await store.read.results.games(GUILD, PlayerId(1), None, 5)
        assert [bool(game.winners) for game in listed] == [False, True]
        assert [game.played_out for game in listed] == [False, True]


@pytest.mark.parametrize("tie", [1, 2])
@pytest.mark.parametrize(("rules", "people"), [(ODYSSEY, 3), (TEAMS, 6)])
async def test_computer_players_who_won_are_named_in_the_history(
    database: Database, rules: Ruleset, people: int, tie: int
):
    """Whoever of the people won with them stands before them; alone they stood there."""
    async with await open_store(database) as store:
        record = with_computers(2, 99, rules, people)
        computers = [player for player in record.players if player.id in computers_of(record)][:tie]
        people = [player for player in record.players if player.id not in computers_of(record)]
        for winners in (computers, [*computers, people[0]]):
            won = record.model_copy(update={"winners": tuple(player.id for player in winners)})
            await keep(store, won)
            page = await HistoryService(store, lambda: 0.0).page(GUILD, PlayerId(1))
            told = page.games[0].winners
            by_people = [player.name for player in winners if player in people]
            assert list(told) == [*by_people, *(player.name for player in computers)]


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


async def test_of_whoever_is_forgotten_a_result_without_name_stays_after_a_rebuild_too(
    database: Database,
):
    async with await open_store(database) as store:
        await play(store, [Script(3, CLASSIC, 4)])
        [(player, *_), *_] = await dump(store, "SELECT player_id FROM results ORDER BY 1")
        async with store.begin() as uow:
            await uow.people.forget(player, FORMER_PLAYER)
            await uow.commit()
        for again in (False, True):
            results, fooled, _, standings = (
                (await made_anew(store))[1] if again else await kept(store)
            )
            assert len(results) == 4
            [former] = [row for row in results if row[4] == FORMER_PLAYER]
            assert former[1] < 0
            assert former[1] not in {row[2] for row in standings}
            assert player not in {row[2] for row in standings}
            assert player not in {row[1] for row in results}
            assert not [row for row in fooled if player in row]


def starred(record: GameRecord) -> GameRecord:
    """The same game, in which two players gave stars, one of them after a change of mind."""
    told = [r for r in record.rounds if r.void is None]
    events = [(entry.at, entry.event) for entry in record.log]
    for r in told:
        second, third = [p for p in r.seated if p != r.storyteller][:2]
        card = next(c for c in r.board if c.giver == third)
        teller = PlayerId(int(r.storyteller))
        given = (
            StarGiven(PlayerId(int(second)), r.number, card.number, PlayerId(int(third))),
            StarGiven(PlayerId(int(second)), r.number, 0, teller),
            StarGiven(PlayerId(int(third)), r.number, 0, teller),
        )
        events += [(record.closed, event) for event in given]
    return build_record(events, seed=bytes.fromhex(record.seed))


def test_stars_are_counted_where_they_lie_in_the_end():
    record = simulate(CLASSIC, 4, "one")
    assert sum(result.stars for result in results_of(record)) == 0
    with_stars = starred(record)
    told = [r for r in record.rounds if r.void is None]
    for result in results_of(with_stars):
        own = [r for r in told if r.storyteller == str(result.player)]
        assert result.stars == 2 * len(own)
    assert loved_in(with_stars) == tuple(Loved(r.number, 0, 2) for r in told)


async def test_what_is_loved_most_is_of_this_server_and_of_late(database: Database):
    async with await open_store(database) as store:
        record = starred(simulate(CLASSIC, 4, "one"))
        await keep(store, record)
        read = store.read.results
        found = await read.most_loved(GUILD, 0.0, clue=True)
        told = [r.number for r in record.rounds if r.void is None]
        assert found == LovedIn(record.game, Loved(told[-1], 0, 2), others=len(told) - 1)
        assert await read.most_loved(GUILD, 0.0, clue=False) is None
        assert await read.most_loved(GUILD, record.closed + 1, clue=True) is None
        assert await read.most_loved(GUILD + 1, 0.0, clue=True) is None


async def ranks(store: SqlStore, by: str, since: float, ruleset: str | None = None):
    return await store.read.results.ranked(GUILD, ruleset, since, 2, by, 5, PlayerId(3))


async def test_what_is_kept_is_what_the_games_add_up_to(database: Database):
    async with await open_store(database) as store:
        for record in games(20):
            await keep(store, starred(record) if record.ruleset.name == "classic" else record)
        for by in get_args(By):
            for ruleset in (None, "classic", "teams"):
                kept_ones = await ranks(store, by, 0.0, ruleset)
                assert kept_ones
                assert kept_ones == await ranks(store, by, 0.1, ruleset)


async def test_ranks_are_those_of_what_is_shown_and_who_asks_is_added(database: Database):
    async with await open_store(database) as store:
        for number in range(3):
            await keep(store, simulate(CLASSIC, 6, f"ties/{number}"))
        for player, points in {1: 201, 2: 200, 3: 100, 4: 300, 5: 150, 6: 140}.items():
            sql = f"UPDATE standings SET points = {points}, rounds = 100, won = 1"
            await alter(store, f"{sql} WHERE player_id = {player}")
        by_points = await ranks(store, "points", 0.0)
        listed = [(1, 4), (2, 1), (2, 2), (4, 5), (5, 6), (6, 3)]
        assert [(rank, one.player) for rank, one in by_points] == listed
        assert [rank for rank, _ in await ranks(store, "wins", 0.0)] == [1] * 5


async def test_who_plays_while_results_are_behind_is_rated_in_order(database: Database):
    async with await open_store(database) as store:
        records = list(games(12))
        for record in records[:-1]:
            await keep(store, record)
        await alter(store, "DELETE FROM results")  # as after an update from before there were any
        await alter(store, "DELETE FROM standings")
        async with store.begin() as uow:
            await uow.records.put_behind()
            await uow.commit()
        rebuilding = asyncio.create_task(Rebuilding(store).run())
        await keep(store, records[-1])
        assert not rebuilding.done(), "a game that ends waits for one record at most"
        assert await rebuilding >= len(records)
        assert await made_anew(store) == (len(records), await kept(store))
        assert await store.read.records.behind() is None


async def test_a_record_that_cannot_be_read_does_not_hold_up_the_others(database: Database):
    async with await open_store(database) as store:
        for record in games(3):
            await keep(store, record)
        await alter(store, "UPDATE records SET record = '' WHERE ordinal = 1")
        count, (results, *_) = await made_anew(store)
        assert count == 3
        assert len({row[0] for row in results}) == 2


async def test_who_played_many_removed_games_is_added_up_once(database: Database, monkeypatch):
    """It takes all of their games that stay: once for each removed one held everybody up."""
    added: list[PlayerId] = []

    def counted(transaction, game, player):
        added.append(player)
        add_up(transaction, game, player)

    monkeypatch.setattr(retention, "add_up", counted)
    async with await open_store(database) as store:
        for number in range(5):
            record = simulate(CLASSIC, 4, f"removed/{number}")
            await keep(store, record.model_copy(update={"closed": float(number)}))
        async with store.begin() as uow:
            assert len(await uow.records.remove(GUILD, 1.0, 20)) == 2
            await uow.commit()
        assert sorted(added) == [1, 2, 3, 4]
        listed = await dump(store, "SELECT games FROM standings WHERE ruleset = ''")
        assert listed == [(3,)] * 4
