"""Why a game is over: the page of its end says nothing that play contradicts, and the rules all."""

import re
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.model import PLAYED_OUT
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS, Ruleset, cards_needed
from bot.service.choices import PACES
from bot.service.record import winners_of
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.presenters.end import ended
from bot.ui.presenters.end import reason as ended_because
from bot.ui.presenters.summary import choices
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.lexicon import numbers
from tests.ui.render_contexts import LIBRARY, context, text_of

LAP = {
    "en": r"\blaps?\b",
    "it": r"\bgir[oi]\b",
    "pl": r"okrąże|obejdzie stół",
    "pt-BR": r"\bvoltas?\b",
}
SEATS = {"en": "seats", "it": "posti", "pl": "miejsc", "pt-BR": "lugares"}
PEOPLE = {"en": "people", "it": "persone", "pl": "osób", "pt-BR": "pessoas"}
ONLY_COMPUTERS = {
    "en": "only computer players are left",
    "it": "solo i computer",
    "pl": "same komputery",
    "pt-BR": "só com computadores",
}
TEAM = {"en": "team", "it": "squadra", "pl": "drużyn", "pt-BR": "dupla"}
EVERYBODY = {
    "en": "everybody",
    "it": "ognuno|tutti",
    "pl": "każdy|wszyscy",
    "pt-BR": "todos|cada um",
}
LOST_TURNS_COUNT = {
    "en": "lost or broken off",
    "it": "a vuoto o interrotti",
    "pl": "przerwanych i bez skojarzenia",
    "pt-BR": "perdidas ou interrompidas",
}
REACHED = {
    "en": "reached",
    "it": r"raggiunto|arrivat[oa] a",
    "pl": r"osiąg\S+ cel",
    "pt-BR": r"chegou a|chegaram a",
}
NOBODY_WINS = {
    "en": "without a winner",
    "it": "senza vincitori",
    "pl": "ez zwycięzcy",
    "pt-BR": "sem vencedor",
}


def end_of(table: Table, locale: str) -> str:
    record = build_record([(0.0, event) for event in table.log])
    return text_of(presenters.end(context(table.view(), locale), record))


def rule(table: Table, locale: str, key: str) -> str:
    """Return the paragraph of the rules that begins as a text does."""
    texts = LIBRARY.texts(locale)
    said = text_of(presenters.rules(table.game.settings, texts))
    rules = table.ruleset
    values = {
        "pairs": "no",
        "points": 0,
        "won": "no",
        "least": rules.min_players,
        "laps": rules.laps or 0,
    }
    values["teams"] = rules.min_players // 2
    beginning = texts(key, **values)[:20]
    return next(line for line in said.splitlines() if line.startswith(f"- {beginning}"))


@in_every_language
def test_turns_that_two_storytellers_left_and_one_lost_are_called_no_lap(locale):
    table = Table(ODYSSEY, 5)
    for _ in range(2):
        table.leave(table.storyteller)
        table.next()
    table.skip()
    assert table.view().outcome.reason == "no-ballots"
    assert len(table.scores) == 3, "who are enough to go on, and two of whom have never told"
    assert not re.search(LAP[locale], end_of(table, locale))
    said = rule(table, locale, "rules-no-votes")
    assert LOST_TURNS_COUNT[locale] in said
    assert not re.search(LAP[locale], said)


@in_every_language
@pytest.mark.parametrize(("rules", "leaver"), [(CLASSIC, None), (TEAMS, None), (TEAMS, 2)])
def test_as_many_turns_without_votes_end_the_game_as_the_rules_say(rules, leaver, locale):
    """In teams an empty seat has its turn, too."""
    table = Table(rules, 6, laps=2 if rules.pairs else None)
    if leaver is not None:
        table.leave(leaver)
    seats = 0
    while table.kind != "finished":
        table.skip()
        seats += 1
        if table.kind == "scored":
            table.next()
    assert table.view().outcome.reason == "no-ballots"
    assert seats == 6
    assert (SEATS[locale] in rule(table, locale, "rules-no-votes")) == rules.pairs


@in_every_language
@pytest.mark.parametrize(("rules", "leavers"), [(CLASSIC, (2,)), (TEAMS, (2, 5)), (CLASSIC, ())])
def test_that_nobody_wins_a_game_that_breaks_off_stands_in_the_rules(rules, leavers, locale):
    table = Table(rules, 6 if rules.pairs else 3)
    table.play_round()
    for leaver in leavers:
        table.leave(leaver)
    while table.kind != "finished":
        table.skip()
    assert table.game.phase.reason not in PLAYED_OUT
    ended = "rules-no-votes" if not leavers else "rules-too-few"
    key = f"{ended}-teams" if leavers and rules.pairs else ended
    assert NOBODY_WINS[locale] in rule(table, locale, key)
    assert not winners_of(build_record([(0.0, event) for event in table.log]))


BY_EITHER = {
    "en": "points or laps",
    "it": "punti o giri",
    "pl": "zakończą ją punkty lub kolej",
    "pt-BR": "pontos ou voltas",
}
BY_POINTS = {"en": "reaches", "it": "arrivi a", "pl": "dojdzie", "pt-BR": "chegue a"}
BY_LAPS = {
    "en": "last lap",
    "it": "ultimo giro",
    "pl": "po raz ostatni",
    "pt-BR": "última volta",
}


def too_few_left_for(rules: Ruleset, reason: str) -> Table:
    """Return a game of three that is over for a reason, after somebody left its last round."""
    table = Table(rules, 3)
    while True:
        table.to_voting()
        for ballot in table.voting.ballots:
            table.vote(ballot.player, table.storyteller)
        for leaver in (1, 2, 3):
            over = table.copy()
            over.leave(leaver)
            over.close()
            if over.kind == "finished" and over.game.phase.reason == reason:
                return over
        table.close()
        table.next()


@in_every_language
@pytest.mark.parametrize(
    ("ends", "reason"),
    [
        ({"target_score": 10}, "target"),
        ({"laps": 1}, "laps"),
        ({"target_score": 10, "laps": 5}, "target"),
        ({"target_score": 100, "laps": 1}, "laps"),
        ({"refill": "end"}, "too-few"),
    ],
)
def test_by_what_the_last_round_of_too_few_is_won_stands_in_the_rules(ends, reason, locale):
    table = too_few_left_for(replace(MINI, **{"laps": None} | ends), reason)
    kind = "-".join(sorted(ends, reverse=True)) if table.game.phase.reason in PLAYED_OUT else ""
    by = {"": None, "target_score": BY_POINTS, "laps": BY_LAPS, "target_score-laps": BY_EITHER}
    assert still_won(table, locale) == by[kind]


def still_won(table: Table, locale: str) -> dict[str, str] | None:
    """Return by what the rules say that somebody wins though too few are left."""
    said = rule(table, locale, "rules-too-few")
    _, _, unless = said.partition(NOBODY_WINS[locale])
    told = [by for by in (BY_POINTS, BY_LAPS, BY_EITHER) if by[locale] in unless]
    assert bool(told) == (unless != ".")
    return told[0] if told else None


@in_every_language
@pytest.mark.parametrize("given", [False, True])
def test_that_a_last_lap_is_won_stands_in_the_rules_whatever_lies_on_the_table(given, locale):
    """A round that is void as too few are left counts as told (E2, L5)."""
    table = Table(MINI, 3)
    while table.game.round < 6:
        table.play_round()
        table.next()
    if given:
        table.tell()
    table.leave(next(one for one in (1, 2, 3) if one != table.storyteller))
    assert (table.kind, table.game.phase.reason) == ("finished", "laps")
    assert winners_of(build_record([(0.0, event) for event in table.log]))
    assert still_won(table, locale) == BY_LAPS


@in_every_language
@pytest.mark.parametrize("begun", [False, True])
def test_enough_computer_players_are_not_called_too_few_when_the_last_person_leaves(begun, locale):
    """They are as many as may play; it is a person that the game lacks (E2)."""
    table = Table(ODYSSEY, 1, start=False)
    for _ in range(3):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.play_round()
    if begun:
        table.next()
    table.leave(1)
    assert table.view().outcome.reason == "too-few"
    assert len(table.scores) == table.ruleset.min_players
    said = [end_of(table, locale)]
    if begun:
        said.append(text_of(presenters.reveal(context(table.view(), locale))))
    assert all(PEOPLE[locale] in text for text in said)
    assert ONLY_COMPUTERS[locale] in rule(table, locale, "rules-too-few")


@in_every_language
@pytest.mark.parametrize("told", [False, True])
def test_a_round_that_only_computer_players_are_in_is_not_said_to_want_players(told, locale):
    """Who waits for the next round lets the game go on, but does not finish this one (E2)."""
    table = Table(CLASSIC, 1, start=False, pace=PACES["untimed"])
    for _ in range(3):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.play_round()
    table.next()
    if told:
        table.tell()
    table.join(50)
    table.leave(1)
    assert (table.kind, table.reveal.void_reason) == ("scored", "too-few")
    shown = context(table.view(), locale)
    record = build_record([(0.0, event) for event in table.log])
    for page in (presenters.reveal(shown), presenters.board(shown)):
        assert PEOPLE[locale] in text_of(page)
    later = text_of(presenters.explain(shown, record, record.rounds[-1]))
    assert LIBRARY.texts(locale)("explain-too-few") in later
    assert PEOPLE[locale] not in later


@in_every_language
@pytest.mark.parametrize("told", [False, True])
def test_where_a_computer_player_is_missing_people_are_not_said_to_be(told, locale):
    """Both people are there still; players are too few (E2)."""
    table = Table(ODYSSEY, 2, start=False)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    if told:
        table.tell()
    table.do(c.RemoveComputer(PlayerId(1)))
    assert table.view().outcome.reason == "too-few"
    assert len(table.scores) == 2
    shown = context(table.view(), locale)
    record = build_record([(0.0, event) for event in table.log])
    said = (
        ended_because(shown),
        text_of(presenters.reveal(shown)),
        text_of(presenters.explain(shown, record, record.rounds[-1])),
    )
    assert not any(PEOPLE[locale] in text for text in said)


@in_every_language
def test_who_comes_in_the_second_lap_is_not_promised_two_turns(locale):
    """Laps count, not persons (L2)."""
    table, told = Table(MINI, 3, pace=PACES["normal"]), []
    while table.kind != "finished":
        if table.game.round == 4 and table.kind == "storytelling":
            table.join(4)
        told.append(table.storyteller)
        table.play_round()
        if table.kind != "finished":
            table.next()
    assert table.view().outcome.reason == "laps"
    assert (told.count(1), told.count(4)) == (2, 1)
    said = rule(table, locale, "rules-end-laps")
    _, ends = choices(context(table.view(), locale))
    assert not re.search(EVERYBODY[locale], said + ends)


@in_every_language
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_who_took_a_seat_that_had_told_is_not_said_to_have_told(laps, locale):
    """Laps count seats (L2), and somebody takes over the one of a computer player (C2)."""
    table, told = Table(ODYSSEY, 1, start=False, laps=laps, target_score=None), []
    for _ in range(3):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    while table.kind != "finished":
        told.append(table.storyteller)
        table.play_round()
        if table.game.round == 4 * laps - 1:
            chairs = [one if one.told else replace(one, score=99) for one in table.game.chairs]
            table.game = replace(table.game, chairs=tuple(chairs))  # the lowest seat is taken over
            table.join(50)
        if table.kind != "finished":
            table.next()
    assert table.view().outcome.reason == "laps"
    assert 50 in table.scores
    assert 50 not in told
    reason = ended_because(context(table.view(), locale))
    assert not re.search(EVERYBODY[locale], reason, re.IGNORECASE)
    assert laps < 3 or numbers(reason, locale) == {laps}


@in_every_language
@pytest.mark.parametrize(
    ("rules", "players"), [(CLASSIC, 3), (CLASSIC, 4), (CLASSIC, 6), (PARTY, 6), (TEAMS, 6)]
)
def test_the_round_after_which_the_pile_ends_the_game_is_announced_and_no_other(
    rules, players, locale
):
    cards = cards_needed(rules, players) + 11
    table = Table(rules, players, cards=cards, laps=None, refill="end")
    probably = LIBRARY.texts(locale)("turn-last-pile")
    while table.kind != "finished":
        told = text_of(presenters.turn(context(table.view(), locale)))
        table.play_round()
        assert (probably in told) == table.view().last_round
        table.next()
    assert table.game.phase.reason == "pile"
    assert table.game.round > 1


@in_every_language
@pytest.mark.parametrize("rules", [ODYSSEY, TEAMS])
def test_points_that_end_a_game_are_said_to_be_of_whom_they_are(rules, locale):
    """In pairs nobody has points but the team."""
    table = Table(rules, 6, target_score=10, laps=None, pace=PACES["normal"])
    _, ends = choices(context(table.view(), locale))
    said = rule(table, locale, "rules-end-target")
    too_few = rule(table, locale, "rules-too-few-teams" if rules.pairs else "rules-too-few")
    unless = too_few.partition(NOBODY_WINS[locale])[2]
    while table.kind != "finished":
        table.play_round()
        if table.kind != "finished":
            table.next()
    assert table.view().outcome.reason == "target"
    reason = ended("target", table.ruleset, LIBRARY.texts(locale), person=True)
    assert "10" in reason
    assert {TEAM[locale] in text.lower() for text in (said, ends, reason, unless)} == {rules.pairs}


@in_every_language
@pytest.mark.parametrize(
    ("fields", "ended"),
    [({"target_score": 10, "laps": 9}, "target"), ({"target_score": 99, "laps": 1}, "laps"),
     ({"target_score": 10, "laps": None}, "target")],
)  # fmt: skip
def test_of_several_ends_the_rules_say_that_the_first_counts(fields, ended, locale):
    table = Table(ODYSSEY, 4, **fields)
    said = text_of(presenters.rules(table.game.settings, LIBRARY.texts(locale)))
    while table.kind != "finished":
        table.play_round()
        if table.kind != "finished":
            table.next()
    assert table.view().outcome.reason == ended
    first = LIBRARY.texts(locale)("rules-end-first")
    assert (first in said) == (fields["laps"] is not None)


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 4), (TEAMS, 6)])
def test_who_has_reached_the_points_that_end_the_game_is_named(rules, players, locale):
    table = Table(rules, players, target_score=10, laps=None, refill="recycle")
    while table.kind != "finished":
        table.next() if table.kind == "scored" else table.play_round()
    assert table.view().outcome.reason == "target"
    first = ended_because(context(table.view(), locale))
    for chair in table.game.chairs:
        assert (chair.name in first) == (chair.score >= 10)
    somebody = LIBRARY.texts(locale)("ended-target", pairs=rules.pairs, person=True, points=10)
    assert somebody not in first
    assert "10" in first


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 4), (TEAMS, 6)])
def test_who_went_past_the_points_that_end_the_game_is_not_said_to_have_just_those(
    rules, players, locale
):
    table = Table(rules, players, target_score=11, laps=None, refill="recycle")
    while table.kind != "finished":
        table.next() if table.kind == "scored" else table.play_round()
    assert max(chair.score for chair in table.game.chairs) > 11
    texts = LIBRARY.texts(locale)
    for said in (
        ended_because(context(table.view(), locale)),
        ended("target", table.ruleset, texts, person=True),
    ):
        assert re.search(REACHED[locale], said)
