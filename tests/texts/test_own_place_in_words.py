"""What a direct message says at a game's end of who won and of one's place is what came of it."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.evolve import replay
from bot.engine.ids import PlayerId
from bot.engine.projection import view_for
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, RULESETS, TEAMS
from bot.engine.views import GameView
from bot.i18n import Texts
from bot.service.record import GameRecord, scorer_of, standings_of, winners_of
from bot.service.record_builder import build_record
from bot.service.results import results_of
from bot.ui import presenters
from bot.ui.presenters.people import listing, marked
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.texts.play import play
from tests.ui.render_contexts import LIBRARY, context, text_of


def record_of(table: Table) -> GameRecord:
    return build_record([(float(n), event) for n, event in enumerate(table.log)])


def said_to(view: GameView, player: int | str, locale: str) -> str:
    """Return the last line that somebody reads when the game is over."""
    own = replace(view, viewer=PlayerId(int(player)))
    return text_of(presenters.hand(context(own, locale, direct=True))).splitlines()[-1]


def said_to_all(view: GameView, record: GameRecord, locale: str) -> str:
    """Return who has won, or was in the lead, as the channel reads it: at the podium."""
    return text_of(presenters.end(context(view, locale), record)).splitlines()[-1]


def names_of(record: GameRecord, ids: list[str], texts: Texts) -> str:
    people = {player.id: player for player in record.players}
    teams: dict[int, list[str]] = {}
    for one in ids:
        teams.setdefault(people[one].rabbit, []).append(people[one].name)
    names = [marked(rabbit, f"**{' & '.join(pair)}**") for rabbit, pair in teams.items()]
    return listing(texts, names).replace("\N{NO-BREAK SPACE}", " ")


def check(view: GameView, record: GameRecord, locale: str) -> Counter[str]:
    """Assert that everybody reads what the record tells; return how often what was said."""
    texts, said = LIBRARY.texts(locale), Counter[str]()
    team, totals, last = record.ruleset.pairs, standings_of(record), record.rounds[-1]
    for result in results_of(record):
        if result.place is None:
            continue
        own = scorer_of(record, last, str(result.player))
        line = said_to(view, result.player, locale)
        if result.won:
            others = [p for p in winners_of(record) if scorer_of(record, last, p) != own]
            names = names_of(record, others, texts)
            shared = bool(others)
            assert line == texts("hand-won", team=team, shared=shared, names=names)
            said["shared" if shared else "won"] += 1
            continue
        tied = list(totals.values()).count(totals[own]) > 1
        place = texts(
            "hand-place", team=team, place=str(result.place), places=str(len(totals)), tied=tied
        )
        assert line == f"{said_to_all(view, record, locale)} {place}"
        said["tied" if tied else "placed"] += 1
    return said


@in_every_language
@pytest.mark.parametrize(
    ("name", "players"),
    [("classic", 5), ("odyssey", 7), ("party", 8), ("teams", 8), ("mini", 4), ("classic", 3)],
)
def test_everybody_reads_who_won_and_their_own_place(name, players, locale):
    game = play(RULESETS[name], players)
    over = view_for(replay(entry.event for entry in game.record.log), None)
    said = check(over, game.record, locale)
    assert said.total() == players
    assert said["won"] + said["shared"]
    assert said["placed"] + said["tied"]


def vote(table: Table, *, finders: frozenset[int]) -> None:
    """Let only some find the card; the others all choose one that cannot win for its giver."""
    target = table.number(table.storyteller)
    for ballot in [ballot for ballot in table.voting.ballots if ballot.player in table.scores]:
        own = table.seen(ballot.player).own_numbers
        wrong = [n for n in range(len(table.voting.board), 0, -1) if n not in {target, *own}]
        table.place(ballot.player, target if ballot.player in finders else wrong[0])
        if table.voting.tokens > 1:
            table.do(c.FinishBallot(ballot.player))
    table.close()


def one_lap(table: Table, finders: frozenset[int]) -> None:
    while table.kind != "finished":
        table.to_voting()
        vote(table, finders=finders)
        if table.kind != "finished":
            table.next()


EVERYBODY = frozenset(range(1, 9))


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_if_all_have_as_many_points_all_share_the_win(rules, locale):
    table = Table(rules, 6, laps=1, target_score=None)
    one_lap(table, EVERYBODY)
    assert check(table.view(), record_of(table), locale) == {"shared": 6}


@in_every_language
@pytest.mark.parametrize(
    ("rules", "finders", "said"),
    [
        (CLASSIC, {1, 2}, {"shared", "tied"}),
        (TEAMS, {1, 5}, {"won", "tied"}),
        (TEAMS, {1, 2, 5, 6}, {"shared", "tied"}),
    ],
)
def test_those_who_tie_read_so(rules, finders, said, locale):
    """Points for votes on one's card are left away: they would part who ties."""
    table = Table(rules, 8 if rules.pairs else 6, laps=1, target_score=None, vote_points_cap=0)
    one_lap(table, frozenset(finders))
    counted = check(table.view(), record_of(table), locale)
    assert set(counted) == said, table.scores
    assert counted.total() == len(table.scores)


@in_every_language
@pytest.mark.parametrize("finds", [False, True])
def test_computer_players_win_and_count_like_everybody(finds, locale):
    table = Table(ODYSSEY, 1, start=False, laps=1, target_score=None)
    for _ in range(3):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    finders = frozenset(table.scores) - {1}
    one_lap(table, frozenset({1}) if finds else finders)
    said = check(table.view(), record_of(table), locale)
    assert said == ({"won": 1} if finds else {"placed": 1}), table.scores
    assert ("🤖" in said_to(table.view(), 1, locale)) != finds


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 6), (PARTY, 8), (TEAMS, 8)])
def test_who_left_the_last_round_has_no_place_and_counts_for_nobodys(rules, players, locale):
    table = Table(rules, players, laps=1, target_score=None)
    while table.game.round < players:
        table.play_round()
        table.next()
    table.to_voting()
    leavers = (2, 2 + players // 2)  # in teams, a whole one
    for leaver in leavers:
        table.leave(leaver)
    table.close()
    assert table.kind == "finished"
    assert check(table.view(), record_of(table), locale).total() == players - len(leavers)
    for leaver in leavers:
        assert said_to(table.view(), leaver, locale) == LIBRARY.texts(locale)("hand-left")


@in_every_language
def test_who_came_back_too_late_to_play_has_no_place_either(locale):
    table = Table(replace(CLASSIC, target_score=3), 5)
    table.to_voting()
    table.leave(3)
    table.join(3)
    vote(table, finders=frozenset({2}))
    assert table.kind == "finished"
    assert check(table.view(), record_of(table), locale).total() == 4
    assert said_to(table.view(), 3, locale) == LIBRARY.texts(locale)("hand-left")


def ended_by_host(scored: bool, rules=CLASSIC) -> Table:
    table = Table(rules, 6)
    if scored:
        table.play_round(vote_for_storyteller=rules.scoring == "guessing")
        table.next()
    table.to_voting()
    table.do(c.EndGame(PlayerId(1)))
    return table


def too_few_left() -> Table:
    table = Table(MINI, 3)
    table.play_round()
    table.next()
    table.leave(next(one for one in (2, 3) if one != table.storyteller))
    return table


def nobody_voted() -> Table:
    table = Table(CLASSIC, 3)
    table.play_round()
    table.next()
    while table.kind != "finished":
        table.skip()
    return table


BROKEN_OFF = {
    "by the host": lambda: ended_by_host(True),
    "by the host at once": lambda: ended_by_host(False),
    "by the host of teams": lambda: ended_by_host(True, TEAMS),
    "by the host of a party": lambda: ended_by_host(True, PARTY),
    "as too few are left": too_few_left,
    "as nobody votes": nobody_voted,
}


@in_every_language
@pytest.mark.parametrize("how", BROKEN_OFF)
def test_where_a_game_breaks_off_why_and_who_led_is_said_as_to_all(how, locale):
    """To who led themselves it is said of them: as "you". Nobody wins."""
    table, texts = BROKEN_OFF[how](), LIBRARY.texts(locale)
    record, team = record_of(table), table.ruleset.pairs
    assert table.kind == "finished"
    assert not winners_of(record)
    _, why, *_ = text_of(presenters.end(context(table.view(), locale), record)).splitlines()
    most = max(table.scores.values())
    rabbits = {player.id: player.rabbit for player in table.view().players}
    for player, score in table.scores.items():
        if not most:
            ahead = ""
        elif score < most:
            ahead = said_to_all(table.view(), record, locale)
        else:
            led = [p for p, points in table.scores.items() if points == most]
            others = [str(p) for p in led if rabbits[p] != rabbits[player]]
            names = names_of(record, others, texts)
            ahead = texts("hand-led", team=team, shared=bool(others), names=names)
        said = said_to(table.view(), player, locale)
        first = "" if how == "as too few are left" else why  # the result of the round tells
        assert said == f"{first} {texts('hand-unwon')} {ahead}".strip()
        assert score < most or NAMES[player - 1] not in said
