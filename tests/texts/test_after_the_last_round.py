"""Once a round is scored after which the pile ends the game, nothing promises another one."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.errors import PhaseError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, buttons, context, text_of

NEXT_CARDS = {
    "en": "the next cards",
    "it": "le prossime carte",
    "pl": "następne karty",
    "pt-BR": "as próximas cartas",
}


def last_round(*absent: int, of: int = 5) -> Table:
    """Return a table at which the last round is scored, and which these players played none of."""
    table = Table(CLASSIC, of, cards=of * 9)
    while not table.view().last_round:
        if table.kind == "scored":
            table.next()
        if table.storyteller in absent or table.kind != "storytelling":
            table.skip()
            continue
        table.tell()
        for player in sorted(set(table.awaited) - set(absent)):
            table.give(player)
        if table.kind == "submitting":
            table.skip()
        for player in sorted(set(table.awaited) - set(absent)):
            table.vote(player, table.storyteller)
        table.close()
    return table


@in_every_language
@pytest.mark.parametrize("last", [False, True])
def test_a_star_can_be_moved_until_what_is_named_comes(last, locale):
    table = last_round() if last else Table(CLASSIC, 5)
    if not last:
        table.play_round()
    player = PlayerId(2 if table.storyteller != 2 else 3)
    table.do(c.GiveStar(player, table.game.round, 0))
    said = text_of(presenters.star(context(table.view(player), locale)))
    asked = text_of(presenters.star(context(table.view(player % 5 + 1), locale)))
    table.do(c.GiveStar(player, table.game.round, table_number(table, player)))
    given = table.game.round
    table.next()
    for shown in (said, asked):
        assert bool(re.search(NEXT_CARDS[locale], shown)) == (table.game.round > given)
    if not last:
        table.do(c.GiveStar(player, given, 0))
        table.play_round()
    with pytest.raises(PhaseError):
        table.do(c.GiveStar(player, given, 0))


def table_number(table: Table, player: int) -> int:
    return next(card.number for card in table.reveal.cards if card.giver != player)


@in_every_language
def test_who_is_not_waited_for_is_pointed_to_no_button_that_is_not_there(locale):
    table = last_round(5)
    assert any(chair.away for chair in table.game.chairs)
    reveal = presenters.reveal(context(table.view(), locale))
    own = presenters.my_hand(context(table.view(5), locale))
    button = LIBRARY.texts(locale)("button-next")
    assert button not in buttons(reveal)
    assert button not in text_of(reveal) + text_of(own)


@in_every_language
@pytest.mark.parametrize("leaves", [False, True])
def test_a_round_is_called_the_last_for_certain_only_once_it_is(leaves, locale):
    """Where somebody leaves in the pause the pile may do for the others."""
    table, certain = last_round(), LIBRARY.texts(locale)("reveal-last")
    assert certain not in text_of(presenters.reveal(context(table.view(), locale)))
    if leaves:
        table.leave(2)
    table.next()
    assert (table.kind == "finished") != leaves
    if not leaves:
        assert certain in text_of(presenters.reveal(context(table.view(), locale)))
