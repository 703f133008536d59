"""Statistics and leaderboard: what adds up, who is shown to whom, the same in picture and words."""

from dataclasses import replace

import pytest

from bot.engine.commands import AddComputer, StartGame
from bot.engine.ids import GameId, PlayerId
from bot.engine.ruleset import MINI, RULESETS
from bot.i18n import installed
from bot.random_players import simulate
from bot.service.history import HistoryPage
from bot.service.ports import Company, PlayedGame, Rating, Result, Standing
from bot.service.record_builder import build_record
from bot.service.results import fooled_in, keep_results
from bot.service.statistics import PERIODS, Selection, StatisticsService, summed_up
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.remembered import answer
from tests.ui.render_contexts import LIBRARY, text_of
from tests.ui.scenario import Scenario

DAY = 86_400.0
MONTH = Selection(period="month")
ALL = Selection()
OPPONENTS = {"en": "opponents", "it": "avversari", "pl": "przeciwnik", "pt-BR": "adversários"}
COMPUTER = {"en": "computer", "it": "computer", "pl": "komputer", "pt-BR": "computador"}
SO_FAR = {"en": "so far", "it": "finora", "pl": "Na razie", "pt-BR": "até agora"}
LEFT_EARLY = {
    "en": "left early",
    "it": "prima della fine",
    "pl": "przed końcem",
    "pt-BR": "antes do fim",
}


def result(number: int, **changes) -> Result:
    plain = Result(
        f"game{number}", 7, "Anna", 3, "classic", DAY * number, counted=True, place=1, players=4,
        won=True, points=10, rounds=4, found_by_some=1, found_by_all=0, found_by_nobody=0,
        guesses=3, found=2, fooled=1, rating=Rating(25.0 + number, 5.0),
    )  # fmt: skip
    return replace(plain, **changes)


def test_a_run_ends_with_a_game_that_was_not_won():
    won = [True, True, False, True, True, True, False]
    results = [result(n, won=w, place=1 if w else 2) for n, w in enumerate(won)]
    told = summed_up(results, [])
    assert (told.games, told.won, told.run) == (7, 5, 3)
    assert told.places == (5, 2, 0)
    assert (told.points, told.rounds, told.guesses, told.found) == (70, 28, 21, 14)


@pytest.mark.parametrize(("found", "percent"), [(5, 63), (1, 13), (3, 38), (0, 0), (8, 100)])
def test_half_a_per_cent_is_rounded_up(found: int, percent: int) -> None:
    """Python rounds 62.5 to 62, and 37.5 to 38."""
    told = summed_up([result(0, guesses=8, found=found)], [])
    page = presenters.statistics(told, ALL, LIBRARY.texts("en"))
    assert f"{found} of 8 ({percent}%)" in text_of(page)


def test_a_run_goes_on_after_a_game_that_was_broken_off():
    broken = result(1, won=False, place=None, counted=False, played_out=False)
    left = result(3, won=False, place=None)
    games = [result(0), broken, result(2), left, result(4)]
    told = summed_up(games, [])
    assert (told.games, told.won, told.run, told.places) == (5, 3, 2, (3, 0, 0))


def test_a_run_ends_with_a_game_that_was_left_early_however_many_computers_were_in_it():
    among_computers = result(1, won=False, place=None, counted=False)
    told = summed_up([result(0), among_computers, result(2, counted=False)], [])
    assert (told.won, told.run) == (2, 1)
    assert told.places == (2, 0, 0)


def test_games_that_count_for_no_rating_are_said_to():
    texts = installed().texts("en")
    results = [result(n, rating=None if n < 2 else Rating(25.0, 5.0)) for n in range(6)]
    told = summed_up(results, [])
    assert (told.unrated, len(told.ratings)) == (2, 4)
    text = text_of(presenters.statistics(told, ALL, texts))
    assert "2 of them don't count" in text
    said = text_of(presenters.statistics(summed_up(results[:1], []), ALL, texts))
    assert "It doesn't count for the rating" in said
    assert "One of them" not in said
    assert "count for the rating" not in text_of(
        presenters.statistics(summed_up(results[2:], []), ALL, texts)
    )


@in_every_language
def test_every_reason_for_which_a_game_counts_for_no_rating_is_said(locale: str):
    """One who stayed may be the last person there: a game without human opponents is not rated."""
    texts = LIBRARY.texts(locale)
    told = [text_of(presenters.leaderboard([], ALL, "rating", texts))]
    assert LEFT_EARLY[locale] in told[0]
    game = PlayedGame(GameId("g"), 1, 1e9, "classic", ("Anna",), 2, played_out=True, counted=False)
    told.append(text_of(presenters.history(HistoryPage((game,)), texts)))
    for page in told:
        assert OPPONENTS[locale] in page


@in_every_language
@pytest.mark.parametrize(
    ("counted", "place", "over", "reason"),
    [
        (True, 1, True, "alone"),
        (False, 1, True, "computers"),
        (True, None, True, "left"),
        (False, None, True, "left"),
        (False, None, False, "broken"),
    ],
)
def test_only_the_reasons_that_apply_are_said(counted, place, over, reason, locale: str):
    texts, why = LIBRARY.texts(locale), {"counted": counted, "place": place, "played_out": over}
    unrated = [result(n, rating=None, **why) for n in range(2)]
    for results in ([unrated[0]], [unrated[0], result(2)], unrated):
        told = summed_up(results, [])
        line = text_of(presenters.statistics(told, ALL, texts)).splitlines()[-1]
        every = ("broken", "left", "computers", "alone")
        words = {reason: texts(f"stats-unrated-{reason}", games=told.unrated) for reason in every}
        assert [each for each in every if words[each] in line] == [reason]


def test_the_reasons_of_several_games_are_said_together():
    results = [
        result(0, rating=None, place=None),
        result(1, rating=None, counted=False),
        result(2, rating=None),
    ]
    page = text_of(presenters.statistics(summed_up(results, []), ALL, LIBRARY.texts("en")))
    assert (
        "they were left early, had more computer players than people in most rounds"
        " or ended with only computer players as opponents." in page
    )


def test_company_is_who_played_most_and_the_victim_who_fell_most():
    company = [
        Company("a", 2, "Bruno", 0), Company("b", 2, "Bruno", 1), Company("b", 3, "Carla", 3),
    ]  # fmt: skip
    told = summed_up([result(1)], company)
    assert told.company == ("Bruno", 2)
    assert told.victim == ("Carla", 3)
    assert summed_up([result(1)], company[:1]).victim is None
    assert summed_up([result(1)], company[1:]).company is None, "of two with as many none is named"


@in_every_language
async def test_few_games_of_a_month_are_not_all_there_were(sim: Scenario, locale: str) -> None:
    """Five were played before that month."""
    anna = PlayerId((await keep_games(sim, 6))[0])
    store, days = sim.table.store, PERIODS["month"]
    assert days is not None
    newest = max(one.at for one in await store.read.results.of_player(sim.guild.id, anna))
    service = StatisticsService(store, lambda: newest + days - 0.5)
    told = await service.of_player(sim.guild.id, anna, MONTH)
    assert told is not None
    assert told.games == 1
    texts = LIBRARY.texts(locale)
    shown = text_of(presenters.statistics(told, MONTH, texts))
    assert texts("stats-small", games=told.games) in shown
    assert SO_FAR[locale] not in shown


@in_every_language
def test_favourites_are_people_and_said_to_be(locale: str):
    """A computer player and a person fall for one decoy each, and only the person counts."""
    table = Table(MINI, 2, start=False, laps=1)
    table.do(AddComputer(PlayerId(1), "even"))
    table.do(StartGame(PlayerId(1), table.cards))
    robot = next(chair.player for chair in table.game.chairs if chair.computer is not None)
    while table.kind != "finished":
        table.to_voting()
        for ballot in table.voting.ballots:
            fooled_by = 1 if table.storyteller != 1 and ballot.player != 1 else table.storyteller
            table.vote(ballot.player, fooled_by)
        table.close()
        if table.kind == "scored":
            table.next()
    record = build_record([(float(at), event) for at, event in enumerate(table.log)])
    fooled = {one.other: one.tokens for one in fooled_in(record) if one.player == 1}
    assert robot not in fooled
    company = [Company("g", 2, "Bruno", fooled.get(PlayerId(2), 0))]
    told = summed_up([result(1)], company)
    assert told.victim == ("Bruno", 1)
    texts = LIBRARY.texts(locale)
    lines = text_of(presenters.statistics(told, ALL, texts)).splitlines()
    for key in ("stats-company", "stats-victim"):
        line = next(line for line in lines if texts(key) in line)
        assert COMPUTER[locale] in line


async def keep_games(sim: Scenario, count: int, guild: int | None = None) -> list[int]:
    """Keep simulated games of Anna, Bruno and two others in a server; return the players' ids."""
    ids, now = [sim.player(0), sim.player(1), 10**15 + 3, 10**15 + 4], sim.table.now()
    for number in range(count):
        record = simulate(RULESETS["classic"], 4, f"{guild}/{number}")
        text = record.model_dump_json()
        for simulated, player in enumerate(ids, 1):
            text = text.replace(f'"{simulated}"', f'"{player}"')
        text = text.replace('"player 1"', '"Anna"')
        renamed = type(record).model_validate_json(text)
        renamed = renamed.model_copy(update={"closed": now - number})
        async with sim.table.store.begin() as uow:
            await uow.records.save(renamed.game, text, renamed.closed, guild or sim.guild.id)
            await keep_results(uow, renamed)
            await uow.commit()
    return ids


async def test_only_who_played_here_is_shown_and_only_here(sim: Scenario):
    await keep_games(sim, 5, guild=4321)
    assert "No game of yours is on record" in await answer(sim, 0, "stats")
    assert "No game of theirs is on record" in await answer(sim, 0, "stats", player=sim.users[1])
    assert "No such game is on record" in await answer(sim, 0, "stats", ruleset="teams")
    assert "Nobody is listed" in await answer(sim, 0, "leaderboard")
    await keep_games(sim, 5)
    assert "Anna" in await answer(sim, 0, "stats")
    assert "Anna" in await answer(sim, 4, "leaderboard")


async def test_four_games_are_too_few_for_the_list_and_a_small_sample(sim: Scenario):
    await keep_games(sim, 4)
    assert "Nobody is listed" in await answer(sim, 0, "leaderboard")
    assert "4 games are not many" in await answer(sim, 0, "stats")


async def test_who_is_private_is_seen_by_nobody_else(sim: Scenario):
    await keep_games(sim, 5)
    anna = sim.users[0]
    assert "You can still see your own." in await answer(sim, 0, "stats", private=True)
    assert "to themselves" in await answer(sim, 1, "stats", player=anna)
    assert "Anna" not in await answer(sim, 1, "leaderboard")
    assert "Anna" in await answer(sim, 0, "stats")
    await answer(sim, 0, "stats", private=False)
    assert "Anna" in await answer(sim, 1, "leaderboard")


@in_every_language
def test_votes_drawn_are_told_of_who_never_voted(locale: str):
    """In teams that is the one of a pair who always gives the card."""
    texts, gave = installed().texts(locale), {"guesses": 0, "found": 0}
    drew = f"**{texts('stats-fooled')}: "
    page = presenters.statistics(summed_up([result(0, **gave, fooled=5)], []), ALL, texts)
    assert f"{drew}5**" in text_of(page)
    assert texts("stats-found") not in text_of(page)
    page = presenters.statistics(summed_up([result(0, **gave, fooled=0)], []), ALL, texts)
    assert drew not in text_of(page)


@in_every_language
def test_picture_alternative_text_and_text_say_the_same(locale: str):
    texts = installed().texts(locale)
    told = summed_up([result(n) for n in range(6)], [Company("a", 2, "Bruno", 2)])
    page = presenters.statistics(told, ALL, texts)
    (attachment,) = page.attachments
    text = "\n".join(getattr(item, "content", "") for item in page.view.walk_children())
    for label, value in attachment.spec.rows:
        assert f"**{label}: {value}**" in text
        assert f"{label}: {value}" in attachment.alt
    course = " → ".join(map(str, attachment.spec.curve))
    assert course in text
    assert course in attachment.alt
    assert "⟨" not in text


def test_a_leaderboard_shows_ranks_and_whoever_asks_below():
    ranked = [(1, standing(0)), (1, standing(1)), (15, standing(14))]
    page = presenters.leaderboard(ranked, MONTH, "wins", installed().texts("en"))
    rows = page.attachments[0].spec.rows
    assert [(row.rank, row.name) for row in rows] == [
        (1, "player 0"), (1, "player 1"), (15, "player 14"),
    ]  # fmt: skip


def standing(player: int) -> Standing:
    return Standing(player, f"player {player}", player % 12, 6, 3, 40, 20, 2, 25.0, 4.0)
