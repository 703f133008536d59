"""Whoever once chose a rabbit is shown with it in statistics and leaderboard, on both stores."""

from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, TEAMS, Ruleset
from bot.random_players import simulate
from bot.service.ports import Person
from bot.service.results import keep_results
from bot.service.statistics import LEAST_GAMES, Selection, StatisticsService
from data.address import Database
from data.opening import open_store
from data.store import SqlStore
from tests.data.games import GUILD

ANNA, BRUNO = PlayerId(1), PlayerId(2)
CHOSEN = {ANNA: 11, BRUNO: 0}


async def keep(store: SqlStore, ruleset: Ruleset, number: int) -> None:
    record = simulate(ruleset, 6, f"rabbits/{number}")
    async with store.begin() as uow:
        await uow.records.save(record.game, record.model_dump_json(), record.closed, GUILD)
        await keep_results(uow, record)
        await uow.commit()


async def choose(store: SqlStore, person: Person) -> None:
    async with store.begin() as uow:
        await uow.people.save(person)
        await uow.commit()


async def shown(store: SqlStore) -> list[dict[PlayerId, int]]:
    """Rabbits in statistics, in the leaderboard of what is kept, and in one that is summed up."""
    read, asked = store.read.results, Selection()
    service = StatisticsService(store, lambda: 0.0)
    people = [PlayerId(number) for number in range(1, 7)]
    told = {player: await service.of_player(GUILD, player, asked) for player in people}
    listed = [
        await read.ranked(GUILD, None, since, LEAST_GAMES, "rating", 10, ANNA)
        for since in (0.0, 0.1)
    ]
    return [
        {player: one.rabbit for player, one in told.items() if one is not None},
        *({one.player: one.rabbit for _, one in ranked} for ranked in listed),
    ]


async def test_who_chose_a_rabbit_is_shown_with_it_whatever_they_played_with_last(
    database: Database,
) -> None:
    async with await open_store(database) as store:
        for number in range(LEAST_GAMES):
            await keep(store, CLASSIC, number)
        await keep(store, TEAMS, LEAST_GAMES)
        before = await shown(store)
        assert all(len(rabbits) == 6 for rabbits in before)
        assert before[0] == before[1] == before[2]
        assert all(before[0][player] != rabbit for player, rabbit in CHOSEN.items())
        for player, rabbit in CHOSEN.items():
            await choose(store, Person(player, rabbit=rabbit))
        assert await shown(store) == [before[0] | CHOSEN] * 3
        for player in CHOSEN:
            await choose(store, Person(player, "it"))
        assert await shown(store) == before
