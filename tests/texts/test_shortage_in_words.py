"""That a game ends for want of players stands wherever one looks, with who would save it."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.leaving import farewell
from bot.engine.ruleset import CLASSIC, MINI, TEAMS, Ruleset
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

PERSON = {"en": "a person joins", "it": "una persona", "pl": "jakaś osoba", "pt-BR": "uma pessoa"}
SOMEBODY = {"en": "somebody joins", "it": "qualcuno", "pl": "ktoś", "pt-BR": "alguém"}
NOBODY_WINS = {
    "en": "nobody wins",
    "it": "non vince nessuno",
    "pl": "nikt nie wygra",
    "pt-BR": "ninguém vence",
}


def voted_on(rules: Ruleset, people: int, computers: int = 0, *, cards: int = 84) -> Table:
    table = Table(rules, people, cards=cards, start=False, pace=PACES["untimed"])
    for _ in range(computers):
        table.do(c.AddComputer(PlayerId(1), "even"))
    if rules.pairs:
        for player in range(1, people + 1):
            table.do(c.PickTeam(PlayerId(player), (player - 1) % (people // 2)))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.to_voting()
    return table


def warning(table: Table, locale: str) -> str:
    """Return the board's warning, empty if it has none."""
    board = text_of(presenters.board(context(table.view(), locale)))
    return next((line for line in board.splitlines() if "⚠️" in line), "")


def end(table: Table) -> str:
    """Return why the game is over after this round and the draw, empty if it goes on."""
    table.close()
    if table.kind != "finished":
        table.skip()
    outcome = table.view().outcome
    return "" if outcome is None else outcome.reason


@in_every_language
def test_who_stays_reads_it_in_hand_ballot_and_status(locale):
    table = voted_on(MINI, 3)
    table.leave(2)
    said = warning(table, locale)
    assert said
    seen = context(table.view(3), locale)
    for page in (presenters.my_hand, presenters.ballot, presenters.status):
        assert said in text_of(page(seen))


@in_every_language
def test_only_a_person_saves_a_game_of_computer_players(locale):
    table = voted_on(CLASSIC, 1, 3)
    table.leave(1)
    assert PERSON[locale] in warning(table, locale)
    assert not table.view().vacant, "for a computer player"
    table.do(c.AddComputer(PlayerId(99), "even", moderator=True))
    assert PERSON[locale] in warning(table, locale)
    table.join(50)
    assert warning(table, locale) == ""
    assert end(table) == ""


@in_every_language
def test_a_person_takes_a_computer_players_seat_where_the_pile_has_no_cards_for_one_more(locale):
    table = voted_on(CLASSIC, 1, 3, cards=34)
    table.leave(1)
    assert PERSON[locale] in warning(table, locale)
    table.join(50)
    assert end(table) == ""


@in_every_language
@pytest.mark.parametrize("comer", [2, 5, 50])
def test_whoever_joins_brings_a_team_back_without_which_the_game_ends(comer, locale):
    table = voted_on(TEAMS, 6)
    for leaver in (1, 2, 5):
        table.leave(leaver)
    assert SOMEBODY[locale] in warning(table, locale)
    table.join(comer)
    assert warning(table, locale) == ""
    table.vote(table.voting.ballots[-1].player, table.voting.board[0].giver or 0)
    assert end(table) == ""


@in_every_language
@pytest.mark.parametrize("enough", [True, False])
def test_a_turn_that_both_voters_left_ends_no_game_that_others_join(enough, locale):
    """Three turns without a vote end a game of three, one does not (L4)."""
    table = voted_on(MINI, 3)
    table.leave(2)
    table.leave(3)
    table.join(50)
    if enough:
        table.join(51)
    assert (warning(table, locale) == "") == enough
    assert (end(table) == "") == enough


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
def test_that_nobody_wins_a_last_round_that_somebody_leaves_is_asked_about(doing, locale):
    table = Table(CLASSIC, 3)
    for _ in range(12):
        table.play_round()
        table.next()
    table.to_voting()
    leaver = PlayerId(2)
    shown = context(table.view(1 if doing == "kick" else 2), locale)
    whom = leaver if doing == "kick" else None
    page = presenters.ask_once_more(shown, doing, whom, farewell(table.game, leaver))
    assert NOBODY_WINS[locale] in text_of(page)
    table.leave(2)
    assert end(table) == "too-few"
