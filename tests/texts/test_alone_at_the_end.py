"""Who waits for a second newcomer to teams is promised one only while somebody can still come."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.legal import refusal
from bot.engine.ruleset import TEAMS, cards_needed
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.markup import plain
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

ALONE = PlayerId(50)
PAIRED, SEAT, OVER = "in pairs", "an empty seat", "no more"
PUBLIC = {PAIRED: "joins-in-pairs", SEAT: "joins-empty-seat", OVER: "joins-no-more"}
OWN = {PAIRED: "hand-waiting-alone", SEAT: "hand-waiting-empty-seat", OVER: "hand-waiting-over"}


def promised(table: Table, locale: str) -> set[str]:
    """Return what the channel, status and their own hand say of who waits; all say the same."""
    texts, shown = LIBRARY.texts(locale), context(table.view(), locale)
    page = {"scored": presenters.reveal, "voting": presenters.board}.get(
        table.kind, presenters.turn
    )
    hand = text_of(presenters.my_hand(context(table.view(ALONE), locale)))
    own = {which for which, key in OWN.items() if texts(key) in hand}
    for public in (page(shown), presenters.status(shown)):
        lines = [line for line in text_of(public).splitlines() if "player 50" in line]
        said = {
            which
            for which, key in PUBLIC.items()
            if any(line.endswith(texts(key, name="…").partition("…")[2]) for line in lines)
        }
        assert said == own or table.view().last_round
    return own


def nobody_may_come(table: Table) -> bool:
    """Say whether neither a person nor a computer player may join any more."""
    commands = (c.Join(PlayerId(51), "player 51"), c.AddComputer(table.game.host, "even"))
    (may,) = {refusal(table.game, command) is None for command in commands}
    return not may


@in_every_language
@pytest.mark.parametrize("joins", [1, 5])
def test_no_second_newcomer_is_promised_once_the_last_round_has_begun(joins, locale):
    table, said = Table(TEAMS, 6, pace=PACES["untimed"]), set()
    for _ in table.phases():
        if (table.game.round, table.kind) == (joins, "scored"):
            table.join(ALONE)
        if table.view().players[-1].alone:
            what = promised(table, locale)
            assert (what == {OVER}) == nobody_may_come(table) == (table.game.round == 6)
            said |= what
    assert said == {PAIRED, OVER}


@in_every_language
def test_no_rematch_is_promised_to_a_computer_player(locale):
    """As one that has not played comes to none."""
    table = Table(TEAMS, 6, pace=PACES["untimed"])
    for _ in table.phases():
        if (table.game.round, table.kind) == (5, "scored"):
            table.do(c.AddComputer(table.game.host, "even"))
        if (table.game.round, table.kind) == (6, "voting"):
            break
    shown, robot = context(table.view(), locale), table.game.waiting[0]
    assert robot.computer
    for page in (presenters.board(shown), presenters.status(shown)):
        assert plain(robot.name) not in text_of(page)


@in_every_language
@pytest.mark.parametrize("more", [6, 9])
def test_none_is_promised_where_there_are_no_cards_for_one(more, locale):
    cards, said = cards_needed(TEAMS, 8) + more, set()
    table = Table(TEAMS, 6, cards=cards, pace=PACES["untimed"], refill="end", laps=None)
    table.join(ALONE)
    for _ in table.phases():
        what = promised(table, locale)
        assert (what == {PAIRED}) != nobody_may_come(table)
        said |= what
    assert said >= {PAIRED, SEAT}


@in_every_language
@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting"])
def test_a_seat_left_in_the_last_round_is_none_to_come_in_on(phase, locale):
    table, left = Table(TEAMS, 6, pace=PACES["untimed"]), False
    for _ in table.phases():
        if (table.game.round, table.kind) == (5, "scored"):
            table.join(ALONE)
        if (table.game.round, table.kind) == (6, phase):
            table.leave(2)
            left = True
        if left:
            assert promised(table, locale) == {OVER}
    assert left
    assert ALONE not in table.scores


@in_every_language
def test_who_gets_in_only_on_an_empty_seat_gets_in_on_one(locale):
    cards = cards_needed(TEAMS, 8) + 9
    table = Table(TEAMS, 6, cards=cards, pace=PACES["untimed"], refill="end", laps=None)
    table.join(ALONE)
    goes = False
    for _ in table.phases():
        if not goes and promised(table, locale) == {SEAT}:
            table.leave(2)
            goes = True
            assert not promised(table, locale)
        if ALONE in table.scores:
            break
    assert goes
    assert ALONE in table.scores


EMPTY_SEAT = {
    "en": "empty",
    "it": "posto libero|libera un posto|posto che si libera",
    "pl": "wolne miejsce|zwolni",
    "pt-BR": "vago|vagar",
}


@in_every_language
def test_who_waits_for_a_second_newcomer_is_told_that_an_empty_seat_does_too(locale):
    table = Table(TEAMS, 6, pace=PACES["untimed"])
    table.join(ALONE)
    assert promised(table, locale) == {PAIRED}
    own = context(table.view(ALONE), locale)
    lines = text_of(presenters.status(context(table.view(), locale))).splitlines()
    said = [
        text_of(presenters.my_hand(own)),
        text_of(presenters.joined(own)),
        text_of(presenters.ask_once_more(own, "leave", None, "alone")),
        *(line for line in lines if "player 50" in line),
        LIBRARY.texts(locale)("answer-computer-alone"),
    ]
    assert len(said) == 5
    for text in said:
        assert any(word in text for word in EMPTY_SEAT[locale].split("|")), text
    table.leave(2)
    table.play_round()
    table.next()
    assert ALONE in table.scores
