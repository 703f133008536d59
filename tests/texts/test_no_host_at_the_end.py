"""Who the host is now is told while there is a game to steer, not on what stays as it is."""

import pytest

from bot.engine import commands as c
from bot.engine.hosting import is_host
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.page import Page
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of


def tells_of_the_host(page: Page, locale: str) -> bool:
    """Say whether a message tells who the host is now."""
    host = LIBRARY.texts(locale)("departed-host", name="…")
    return max(host.split("…"), key=len).strip() in text_of(page)


def said_of_the_host(table: Table, locale: str) -> list[bool]:
    """Return whether the round's message and status say who the host is now."""
    shown = context(table.view(), locale)
    way = presenters.board if table.kind == "voting" else presenters.reveal
    pages = way(shown), presenters.status(shown)
    return [tells_of_the_host(page, locale) for page in pages]


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_a_finished_game_is_said_to_have_no_new_host(rules, locale):
    table = Table(rules, 6, pace=PACES["untimed"])
    table.play_round()
    table.leave(1)
    assert said_of_the_host(table, locale) == [True, True]
    table.do(c.EndGame(table.game.host))
    assert table.kind == "finished"
    assert said_of_the_host(table, locale) == [False, False]
    departed = LIBRARY.texts(locale)("departed", names="…").split("…")[0]
    assert departed in text_of(presenters.status(context(table.view(), locale)))


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_messages_that_stay_tell_neither_of_the_host_nor_of_who_comes(rules, locale):
    """The role may pass on, and newcomers play or leave, while nobody writes them anew."""
    table = Table(rules, 6, pace=PACES["untimed"])
    table.skip()
    table.next()
    table.tell()
    table.leave(1)
    table.join(50)
    turn = presenters.turn(context(table.view(), locale))
    assert tells_of_the_host(turn, locale)
    assert "player 50" in text_of(turn)
    table.give_all()
    board = presenters.board(context(table.view(), locale))
    assert tells_of_the_host(board, locale)
    assert "player 50" in text_of(board)
    laid = presenters.turn(context(table.view(), locale))
    table.skip()
    kept = presenters.board(context(table.view(), locale))
    past = presenters.reveal(context(table.view(), locale, past=True))
    departed = LIBRARY.texts(locale)("departed", names="…").split("…")[0]
    assert departed in text_of(presenters.reveal(context(table.view(), locale)))
    assert departed not in text_of(past)  # they may come back
    for page in (laid, kept, past):
        assert not tells_of_the_host(page, locale)
        assert "player 50" not in text_of(page)


def two_and_computers() -> Table:
    """Two people vote, and two computer players."""
    table = Table(ODYSSEY, 2, start=False, pace=PACES["untimed"])
    for _ in range(2):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.to_voting()
    return table


@in_every_language
def test_nobody_is_said_to_be_gone_and_host(locale):
    """The last person leaves while votes are open: who comes would be host, if anybody (C3)."""
    table, texts = two_and_computers(), LIBRARY.texts(locale)
    table.leave(1)
    assert said_of_the_host(table, locale) == [True, True]
    table.leave(2)
    assert table.kind == "voting"
    assert said_of_the_host(table, locale) == [False, False]
    for stranger in (1, 60):
        shown = context(table.view(stranger), locale)
        said = text_of(presenters.steer(shown, frozenset()))
        assert texts("steer-nobody") in said
        assert table.game.chairs[1].name not in said
    table.join(50)
    assert said_of_the_host(table, locale) == [True, True]


@in_every_language
def test_who_was_host_last_may_steer_and_is_not_said_to_be_host(locale):
    table, texts = two_and_computers(), LIBRARY.texts(locale)
    host = table.game.host
    others = [chair.player for chair in table.game.chairs if chair.computer is None]
    others.remove(host)
    for leaver in (*others, host):
        table.leave(leaver)

    def menu() -> str:
        shown = context(table.view(host), locale)
        return text_of(
            presenters.steer(shown, frozenset(), "host" if is_host(table.game, host) else None)
        )

    assert texts("steer-was-host") in menu()
    assert texts("steer-host") not in menu()
    table.join(50)
    assert texts("steer-was-host") not in menu()


@in_every_language
def test_a_reveal_that_stays_counts_no_pile_that_shrinks(locale):
    table = Table(CLASSIC, 4, pace=PACES["untimed"])
    table.play_round()
    left = LIBRARY.texts(locale)("pile", count=table.view().pile)
    assert left in text_of(presenters.reveal(context(table.view(), locale)))
    assert left not in text_of(presenters.reveal(context(table.view(), locale, past=True)))
