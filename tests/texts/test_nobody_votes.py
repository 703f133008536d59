"""What is said of a vote in which nobody is waited for is true of the ballots that were cast."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, PARTY
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

ALL_IN = {
    "en": "votes are in",
    "it": "voti ci sono",
    "pl": "głosy już są",
    "pt-BR": "votos chegaram",
}
CHANGED = {"en": "be changed", "it": "cambiare", "pl": "zmienić", "pt-BR": "mudar de ideia"}
YOURS_IS_AWAITED = {
    "en": "vote is awaited",
    "it": "manca il tuo voto",
    "pl": "czekają na twój głos",
    "pt-BR": "falta o seu voto",
}
SOUGHT = {
    "en": "others are looking",
    "it": "gli altri stanno",
    "pl": "nie zdradź",
    "pt-BR": "os outros estão",
}


def all_voters_leave() -> Table:
    table = Table(MINI, 3, pace=PACES["normal"])
    table.to_voting()
    table.leave(2)
    table.leave(3)
    return table


def the_only_one_awake_leaves() -> Table:
    """Two of four have missed a card and a vote and nobody waits for them."""
    table = Table(CLASSIC, 4, pace=PACES["normal"])
    table.tell()
    table.skip()
    table.vote(4, 1)
    table.close()
    table.next()
    while table.storyteller != 4:
        table.skip()
        table.next()
    table.tell()
    table.give(1)
    assert table.awaited == (1,)
    table.leave(1)
    return table


def pages(table: Table, locale: str) -> Iterator[str]:
    """Yield all that anybody who is there reads, and the reminder last."""
    public = context(table.view(), locale)
    for player in table.scores:
        own = context(table.view(player), locale)
        made = (presenters.my_hand(own), presenters.ballot(own))
        made += (presenters.hand(replace(own, direct=True)),)
        yield from (text_of(page).lower() for page in made)
    for page in (presenters.board(public), presenters.status(public), presenters.remind(public)):
        yield text_of(page).lower()


@in_every_language
@pytest.mark.parametrize("paused", [False, True])
@pytest.mark.parametrize("begins", [all_voters_leave, the_only_one_awake_leaves])
def test_where_nobody_has_voted_no_vote_is_said_to_be_in(
    begins: Callable[[], Table], paused: bool, locale: str
):
    table, texts = begins(), LIBRARY.texts(locale)
    if paused:
        table.do(c.Pause(PlayerId(1), moderator=True))
    assert table.kind == "voting"
    assert table.awaited == ()
    for said in pages(table, locale):
        for words in (ALL_IN, YOURS_IS_AWAITED, SOUGHT):
            assert words[locale] not in said
    assert texts("remind-done").lower() not in said
    assert texts("remind-no-votes").lower() in said
    table.close()
    assert table.reveal.outcome == "no-ballots"


@in_every_language
@pytest.mark.parametrize("paused", [False, True])
def test_where_all_have_voted_that_is_said_and_thanked_for(paused: bool, locale: str):
    table, texts = Table(MINI, 3, pace=PACES["normal"]), LIBRARY.texts(locale)
    table.to_voting()
    table.vote(2, 1)
    assert not table.view().unvoted
    table.leave(3)
    if paused:
        table.do(c.Pause(PlayerId(1)))
    *_, board, _, reminder = pages(table, locale)
    assert ALL_IN[locale] in board
    assert texts("remind-done").lower() in reminder
    assert texts("remind-no-votes").lower() not in reminder


@in_every_language
@pytest.mark.parametrize(
    ("voters", "leavers"),
    [((2,), (2, 3)), ((2, 3), (2, 3)), ((2,), (3,)), ((2, 3), (2,)), ((2, 3), ())],
)
def test_only_votes_of_who_is_there_are_said_to_be_open_to_change(voters, leavers, locale):
    table = Table(MINI, 3, pace=PACES["normal"])
    table.to_voting()
    for player in voters:
        table.vote(player, 1)
    for player in leavers:
        table.leave(player)
    *_, board, status, _ = pages(table, locale)
    legal = [command for player in table.scores for command in table.view(player).legal]
    can_be = any(isinstance(command, c.PlaceToken) for command in legal)
    for said in (board, status):
        assert ALL_IN[locale] in said
        assert (CHANGED[locale] in said) == can_be


@in_every_language
def test_of_who_is_awaited_nobody_says_that_they_are_not(locale: str):
    """Nor does a red token count as a vote."""
    table, texts = Table(PARTY, 6, pace=PACES["normal"]), LIBRARY.texts(locale)
    table.to_voting()
    for said in pages(table, locale):
        assert texts("remind-no-votes").lower() not in said
    table.red(1)
    for player in (2, 3, 4, 5, 6):
        table.leave(player)
    assert table.awaited == (1,)
    assert not table.view().unvoted
    table.leave(1)
    assert table.kind == "finished"
