"""Whoever joins is told of the seat that a computer player gives up to them (C2)."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.leaving import heir
from bot.engine.ruleset import CLASSIC, MINI, TEAMS
from bot.service.choices import PACES
from bot.service.rabbits import RABBITS
from bot.ui import presenters
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

OWN_SEAT = {
    "en": "your own seat back",
    "it": "riprendi il tuo posto",
    "pl": "wracasz na swoje miejsce",
    "pt-BR": "volta para o seu lugar",
}
SEAT_OF_ANOTHER = {
    "en": "you take 🐇 **bruno**'s seat",
    "it": "prendi il posto e i punti di 🐇 **bruno**",
    "pl": "zajmujesz miejsce po graczu 🐇 **bruno**",
    "pt-BR": "você fica com o lugar e os pontos de 🐇 **bruno**",
}
SECOND = {
    "en": "a second",
    "it": "un altro giocatore",
    "pl": "jeszcze jed",
    "pt-BR": "mais um jogador",
}
NEXT_ROUND = {
    "en": "from the next round",
    "it": "dal prossimo turno",
    "pl": "od następnej tury",
    "pt-BR": "a partir da próxima rodada",
}


def left_to_a_computer(rules, players: int) -> Table:
    """A table that Bruno has left, and where a computer player waits for the seat."""
    table = Table(rules, players, pace=PACES["untimed"], names=("Anna", "Bruno", *NAMES[2:]))
    table.leave(2)
    table.do(c.AddComputer(PlayerId(1), "even"))
    return table


def told(table: Table, player: int, locale: str) -> str:
    """Return the answer to who has joined."""
    shown = context(table.view(player), locale)
    page = presenters.joined(shown)
    glyph = next(p for p in table.view().players if p.id == player).rabbit
    said = text_of(page).lower().replace("\N{NO-BREAK SPACE}", " ")
    return said.replace(RABBITS[glyph].glyph, "🐇")


def in_public(table: Table, locale: str) -> str:
    return text_of(presenters.status(context(table.view(), locale)))


@in_every_language
@pytest.mark.parametrize("who", [2, 50])
def test_in_teams_it_is_the_empty_seat(who, locale):
    table = left_to_a_computer(TEAMS, 6)
    computer = table.game.waiting[0].name
    assert computer in in_public(table, locale)
    table.do(c.Join(PlayerId(who), "Bruno" if who == 2 else "Ines"))
    said = told(table, who, locale)
    assert (OWN_SEAT if who == 2 else SEAT_OF_ANOTHER)[locale] in said
    assert SECOND[locale] not in said
    public = in_public(table, locale)
    assert SECOND[locale] not in public
    assert computer not in public


LOSES = {
    "en": "waits for this seat and would lose its score",
    "it": "aspetta questo posto e ne perderebbe i punti",
    "pl": "punkty tego miejsca wtedy przepadną",
    "pt-BR": "ficaria sem os pontos dele",
}


@in_every_language
@pytest.mark.parametrize("promised", [False, True])
def test_whose_seat_is_promised_is_not_taken_away_without_a_word(promised, locale):
    table = Table(CLASSIC, 3, start=False)
    table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.play_round(vote_for_storyteller=True)
    table.next()
    robot = next(chair.player for chair in table.game.chairs if chair.computer)
    if promised:
        table.do(c.Join(PlayerId(50), "Ines"))
    waits = heir(table.game, robot)
    shown = context(table.view(1), locale)
    said = text_of(presenters.ask_once_more(shown, "kick", robot, heir=waits))
    assert (LOSES[locale] in said) == ("Ines" in said) == promised
    score = table.scores[robot]
    table.do(c.RemoveComputer(PlayerId(1)))
    if promised:
        lowest = min(table.scores.values())
        table.play_round()
        table.next()
        assert table.scores[50] == lowest < score


@in_every_language
def test_at_a_full_table_nobody_is_refused(locale):
    table = left_to_a_computer(MINI, 4)
    computer = table.game.waiting[0].name
    table.do(c.Join(PlayerId(50), "Ines"))
    assert NEXT_ROUND[locale] in told(table, 50, locale)
    public = in_public(table, locale)
    assert "Ines" in public
    assert computer not in public
