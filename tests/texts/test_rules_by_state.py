"""The rules say what happens with this pace, this choice, and whoever comes late."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.legal import refusal
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, RULESETS, TEAMS
from bot.engine.settings import GameSettings
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

TIME = {
    "en": r"\btime runs out|in time\b|deadline",
    "it": r"\btempo\b",
    "pl": r"na czas|minie czas|nie zdąży",
    "pt-BR": r"\btempo\b|prazo",
}
GOES_ON = {
    "en": "the host or half of you",
    "it": "l'host o metà di voi",
    "pl": "gospodarz lub połowa",
    "pt-BR": "o anfitrião ou metade",
}
COMPUTER = {"en": "computer", "it": "computer", "pl": "komputer", "pt-BR": "computador"}
LAST_ROUND = {
    "en": "unless the last one has begun",
    "it": "se non è già l'ultimo",
    "pl": "o ile nie trwa już ostatnia",
    "pt-BR": "se a última não tiver começado",
}
TOO_FEW_CARDS = {
    "en": "too few cards",
    "it": "le carte bast",
    "pl": "nie brakuje kart",
    "pt-BR": "haja cartas suficientes",
}


def rules_of(table: Table, locale: str, pace: str = "normal") -> str:
    settings = GameSettings(table.ruleset, ("test",), PACES[pace])
    return text_of(presenters.rules(settings, LIBRARY.texts(locale)))


@in_every_language
@pytest.mark.parametrize("pace", ["normal", "untimed"])
@pytest.mark.parametrize("name", RULESETS)
def test_without_a_timer_no_time_runs_out(name, pace, locale):
    """There and elsewhere the host goes on without waiting, or half of the people do (B3)."""
    rules = RULESETS[name]
    fields = {"first_storyteller": "offer", "pace": PACES[pace]}
    table = Table(rules, rules.min_players, **fields)
    said = rules_of(table, locale, pace)
    table.do(c.StartClock(table.game.round, table.kind))
    assert (re.search(TIME[locale], said) is not None) == (table.game.deadline is not None)
    for player in range(2, 2 + -(-rules.min_players // 2)):
        table.do(c.Propose(PlayerId(player), "skip", quiet=True))
    assert table.view().storyteller is not None, "drawn by lot"
    assert GOES_ON[locale] in said


@in_every_language
def test_an_open_ballot_counts_once_voting_closes_whatever_closes_it(locale):
    table = Table(ODYSSEY, 7, pace=PACES["untimed"])
    table.to_voting()
    table.vote(2, 1)
    said = text_of(presenters.ballot(context(table.view(2), locale)))
    assert LIBRARY.texts(locale)("ballot-undone") in said
    assert not re.search(TIME[locale], said)
    table.close()
    assert table.points(2)


@in_every_language
def test_where_the_host_names_nobody_the_first_clue_decides(locale):
    table = Table(CLASSIC, 4, first_storyteller="choice", start=False)
    table.do(c.Propose(PlayerId(2), "start", quiet=True, cards=table.cards))
    table.do(c.Propose(PlayerId(3), "start", quiet=True, cards=table.cards))
    table.tell(4)
    assert table.storyteller == 4
    first = {"en": "has a clue first", "it": "un'idea per primo", "pl": "pierwsza poda",
             "pt-BR": "a primeira ideia"}  # fmt: skip
    assert first[locale] in rules_of(table, locale)


@in_every_language
def test_who_comes_late_reads_when_they_cannot_join(locale):
    laps, pile, points = Table(MINI, 3, laps=1), Table(CLASSIC, 5), Table(ODYSSEY, 5)
    while laps.game.round < 3:
        laps.play_round()
        laps.next()
    while pile.game.round < 10:
        pile.play_round()
        pile.next()
    decks = [Table(ODYSSEY, 8, cards=60), Table(MINI, 3, cards=24), Table(TEAMS, 6, cards=30)]
    few = [(table, TOO_FEW_CARDS) for table in (pile, *decks)]
    for table, clause in ((laps, LAST_ROUND), *few):
        with pytest.raises(RuleViolation):
            table.join(9)
        assert clause[locale] in rules_of(table, locale)
    pile.play_round()
    while not pile.view().last_round:
        pile.next()
        pile.play_round()
    with pytest.raises(RuleViolation, match="pile-runs-out"):
        pile.join(9)
    assert LAST_ROUND[locale] in rules_of(pile, locale), "for everybody, by the pile too"
    assert LAST_ROUND[locale] not in rules_of(points, locale)


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, MINI, ODYSSEY, PARTY, TEAMS])
def test_who_comes_late_takes_a_computers_seat_and_reads_so(rules, locale):
    table = Table(rules, rules.min_players - 1, start=False)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    robot = next(chair for chair in table.game.chairs if chair.computer is not None)
    table.join(99)
    table.skip()
    table.skip()
    while table.kind != "scored":
        table.skip()
    table.next()
    assert robot.player not in [chair.player for chair in table.game.chairs]
    assert COMPUTER[locale] in rules_of(table, locale)


@in_every_language
@pytest.mark.parametrize("rules", [PARTY, TEAMS])
def test_the_last_round_is_closed_to_everybody_a_full_table_to_new_seats_only(rules, locale):
    most = rules.max_players
    table = Table(rules, most - 1, start=False, laps=1)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.join(99)
    table.do(c.Leave(PlayerId(99)))
    while table.game.round < most:
        table.skip()
    with pytest.raises(RuleViolation, match="last-round"):
        table.join(99)
    said = rules_of(table, locale)
    (line,) = (line for line in said.splitlines() if LAST_ROUND[locale] in line)
    everybody, _, seats = line.partition(":")
    full = {"en": "table is full", "it": "al completo", "pl": "kompletu", "pt-BR": "cheia"}
    assert LAST_ROUND[locale] in everybody
    assert seats.index(COMPUTER[locale]) < seats.index(full[locale])


@in_every_language
@pytest.mark.parametrize("scored", [False, True])
def test_a_hidden_card_makes_a_round_void_that_has_brought_no_points_yet(scored, locale):
    """A card of the round's, that is; once it is scored its points stay (M1)."""
    table = Table(CLASSIC, 4)
    table.to_voting()
    table.do(c.HideCard(PlayerId(1), table.hand(2)[0], moderator=True))
    assert table.kind == "voting"
    card = table.voting.board[0].card
    table.vote(2, 1)
    table.vote(3, 2)
    if scored:
        table.close()
    before = table.scores
    table.do(c.HideCard(PlayerId(1), card, moderator=True))
    assert table.scores == before
    assert any(before.values()) == scored
    assert (table.reveal.void_reason == "card-hidden") == (not scored)
    hides = {
        "en": "of which a moderator hides a card before its points are counted",
        "it": "ne nasconde una carta prima del punteggio",
        "pl": "jej kartą ukrytą przez moderację przed punktacją",
        "pt-BR": "uma carta dela escondida pela moderação antes da pontuação",
    }
    assert hides[locale] in rules_of(table, locale)


@in_every_language
def test_who_asks_for_more_time_is_not_told_that_no_clock_runs_while_voting_closes(locale):
    """Without a timer, too, votes can be changed for some seconds only."""
    table = Table(CLASSIC, 4, pace=PACES["untimed"])
    table.to_voting()
    for player in (2, 3, 4):
        table.vote(player, 1)
    assert table.game.deadline is not None
    refused = refusal(table.game, c.MoreTime(PlayerId(1), 60))
    said = presenters.refusal(refused, LIBRARY.texts(locale))
    no_clock = {"en": "clock", "it": "limite", "pl": "ograniczony", "pt-BR": "limite"}
    assert no_clock[locale] not in said


AGAIN = {
    "en": "do something",
    "it": "qualcosa",
    "pl": "czegoś nie zrobisz",
    "pt-BR": "fazer algo",
}


@in_every_language
def test_whoever_does_anything_is_waited_for_again(locale):
    """It need not be a move in the game (L3)."""
    table = Table(ODYSSEY, 4)
    table.tell()
    table.skip()
    table.skip()
    assert all(chair.away for chair in table.game.chairs if chair.player != 1)
    table.do(c.Propose(PlayerId(2), "host", quiet=True))
    assert not table.game.chairs[table.seat(2)].away
    assert AGAIN[locale] in rules_of(table, locale)


@in_every_language
@pytest.mark.parametrize("people", [False, True])
def test_only_people_are_said_not_to_be_waited_for(people, locale):
    """A computer player could do nothing to come back (L3)."""
    table = Table(ODYSSEY, 3, start=False)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.tell()
    robot = next(chair.player for chair in table.game.chairs if chair.computer is not None)
    for player in table.awaited:
        if player != robot and not people:
            table.give(player)
    table.skip()
    for ballot in table.voting.ballots:
        if ballot.player != robot and not people:
            table.vote(ballot.player, 1)
    table.skip()
    said = text_of(presenters.reveal(context(table.view(), locale)))
    line = LIBRARY.texts(locale)("away", names="…", ways="next").split("…")[0]
    lines = [one for one in said.splitlines() if line in one]
    assert len(lines) == people
    assert not any("🤖" in one for one in lines)


@in_every_language
def test_a_reminder_thanks_for_everything_only_once_everything_is_there(locale):
    table, texts = Table(ODYSSEY, 3, start=False), LIBRARY.texts(locale)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.tell()
    people = [chair.player for chair in table.game.chairs if chair.computer is None]
    while any(player in people for player in table.awaited):
        table.give(next(player for player in table.awaited if player in people))
    assert len(table.awaited) == 1
    page = presenters.remind(context(table.view(), locale))
    said = text_of(page)
    assert texts("remind-done") not in said
    assert "🤖" in said
    assert page.pings == ()
