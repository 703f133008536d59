"""What may be done without the host is told to those who may do it, and as it then goes."""

import re

import pytest

from bot.engine.commands import Pause, Propose
from bot.engine.errors import SettingsError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.shelf import TableDecks
from tests.ui.render_contexts import LIBRARY, context, presses, text_of, verbs

PROPOSE = {"en": "propose", "it": "proporre", "pl": "zaproponować", "pt-BR": "propor"}
WITHOUT_HOST = {
    "en": "without the host",
    "it": "senza l'host",
    "pl": "bez gospodarza",
    "pt-BR": "sem o anfitrião",
}


@in_every_language
@pytest.mark.parametrize("rules", [ODYSSEY, TEAMS])
@pytest.mark.parametrize("start", [False, True])
@pytest.mark.parametrize("who", [2, 50, 60])
def test_who_cannot_propose_is_not_told_that_they_can(rules, start, who, locale):
    """Player 50 comes late, player 60 does not play."""
    table = Table(rules, 6, start=start)
    if start:
        table.join(50)
    shown = context(table.view(who), locale)
    page = presenters.steer(shown, frozenset())
    assert (PROPOSE[locale] in text_of(page)) == ("propose" in verbs(page)) == (who == 2)


START = {"en": r"\bstart", "it": "iniziare", "pl": "start", "pt-BR": "começar"}
GO_ON = {"en": "go on", "it": "andare avanti", "pl": "przejście dalej", "pt-BR": "avançar"}
STOP = {"en": r"\bpause", "it": "fermare", "pl": "pauzy", "pt-BR": "pausar"}


@in_every_language
@pytest.mark.parametrize("state", ["lobby", "game", "stopped"])
@pytest.mark.parametrize("who", [2, 60])
def test_only_what_there_is_to_ask_for_is_named(who, state, locale):
    table = Table(CLASSIC, 4, start=state != "lobby", pace=PACES["untimed"])
    if state == "stopped":
        table.do(Pause(PlayerId(1)))
    page = presenters.steer(context(table.view(who), locale), frozenset())
    said, offered = text_of(page), {press.arg for press in presses(page)}
    assert bool(re.search(START[locale], said)) == (state == "lobby")
    assert (GO_ON[locale] in said) == ("skip" in offered) == (state != "lobby" and who == 2)
    assert bool(re.search(STOP[locale], said)) == (state == "game")


@pytest.mark.parametrize("steers", [None, "host", "moderator"])
def test_who_steers_the_table_is_not_offered_to_propose_what_they_may_do(steers):
    shown = context(Table(CLASSIC, 4).view(2))
    page = presenters.steer(shown, frozenset({"skip"}), steers)
    assert ("propose" in verbs(page)) == (steers is None)
    skips = any(press.arg == "skip" and press.verb == "steer" for press in presses(page))
    assert skips == (steers is not None)


@in_every_language
def test_a_first_storyteller_is_named_unless_others_than_the_host_start(locale):
    table = Table(CLASSIC, 3, start=False, first_storyteller="choice")
    said = text_of(presenters.rules(table.game.settings, LIBRARY.texts(locale)))
    for player in (2, 3):
        start = Propose(PlayerId(player), "start", quiet=True, cards=table.cards)
        if table.kind == "lobby":
            table.do(start)
    assert table.kind == "storytelling"
    assert table.view().storyteller is None, "whoever has a clue first"
    assert WITHOUT_HOST[locale] in said


@in_every_language
@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize("players", [3, 5])
def test_where_a_start_wants_one_more_press_it_is_said(players, leaves, locale):
    """Half support it once somebody has left, but nobody is there to bring the cards (B3)."""
    table = Table(CLASSIC, players, start=False, pace=PACES["untimed"])
    start = {p: Propose(PlayerId(p), "start", quiet=True, cards=table.cards) for p in (2, 3)}
    table.do(start[2])
    if players == 5:
        table.do(start[3])
    if leaves:
        table.leave(players)
    shown = context(table.view(), locale, decks=TableDecks())
    said = LIBRARY.texts(locale)("agree-start") in text_of(presenters.lobby(shown))
    try:
        table.do(start[2])
    except SettingsError:
        assert players == 3
    assert (table.kind == "storytelling") == said == (leaves and players == 5)


@in_every_language
def test_who_may_not_do_what_the_host_may_reads_whom_to_ask(locale):
    them = {"en": "Ask them", "it": "chiedi a loro", "pl": "kogoś z nich", "pt-BR": "Peça a eles"}
    assert them[locale] in LIBRARY.texts(locale)("error-not-host", host="Anna")
