"""What the host is asked before they end a game is true of how it then ends (E3)."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.model import PLAYED_OUT
from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS, Ruleset
from bot.service.record_builder import build_record
from bot.service.results import results_of
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.test_after_the_last_round import last_round
from tests.texts.test_only_empty_teams_left import in_round
from tests.ui.render_contexts import LIBRARY, context, text_of

NOBODY_WINS = {
    "en": "Nobody wins",
    "it": "Non vince nessuno",
    "pl": "Nikt wtedy nie wygra",
    "pt-BR": "Ninguém vence",
}
UNCOUNTED = {
    "en": "on no leaderboard",
    "it": "non vale per la classifica",
    "pl": "nie będzie się liczyć w rankingu",
    "pt-BR": "não conta para a classificação",
}
PODIUM = {"en": "podium", "it": "podio", "pl": "podium", "pt-BR": "pódio"}


def a_round_of(rules: Ruleset, *, pause: bool) -> Table:
    table = Table(rules, 5)
    table.play_round()
    if not pause:
        table.next()
    return table


TABLES = {
    "in a round": lambda: a_round_of(CLASSIC, pause=False),
    "after a round": lambda: a_round_of(CLASSIC, pause=True),
    "after a round without a pile": lambda: a_round_of(ODYSSEY, pause=True),
    "before two turns of empty teams": lambda: in_round(8, "scored", 4, 9, 5, 10, of=10),
    "before an empty team's turn": lambda: in_round(7, "scored", 4, 8),
    "after the last round": last_round,
}


@in_every_language
@pytest.mark.parametrize("when", TABLES)
@pytest.mark.parametrize("moderator", [False, True])
def test_whether_anybody_wins_is_said_to_who_ends_a_game(when, moderator, locale):
    table = TABLES[when]()
    actor = 99 if moderator else 1
    said = text_of(presenters.ask_once_more(context(table.view(actor), locale), "end", None))
    last = table.view().last_round
    best = max(table.scores.values())
    leaders = {player for player, score in table.scores.items() if score == best}
    table.do(c.EndGame(PlayerId(actor), moderator=moderator))
    assert table.kind == "finished"
    won = table.game.phase.reason in PLAYED_OUT
    assert won == last == (when in {"before an empty team's turn", "after the last round"})
    assert {*table.view().outcome.winners} == leaders
    record = build_record([(0.0, event) for event in table.log])
    assert {result.counted for result in results_of(record)} == {won}
    assert (PODIUM[locale] in said) == won
    assert (NOBODY_WINS[locale] in said) == (UNCOUNTED[locale] in said) == (not won)


JOINTLY = {"en": "share|joint", "it": "insieme", "pl": "wspólnie", "pt-BR": "junto"}


@in_every_language
def test_a_team_that_is_ahead_is_not_said_to_share_the_lead(locale):
    """It has one score (T1)."""
    table = Table(TEAMS, 6)
    table.to_voting()
    voter = table.voting.ballots[0].player
    mates = (voter, voter + 3 if voter < 4 else voter - 3, table.storyteller)
    table.vote(voter, next(card.giver for card in table.voting.board if card.giver not in mates))
    table.close()
    table.do(c.EndGame(PlayerId(1)))
    assert {*table.view().outcome.winners} == {*mates[:2]}
    record = build_record([(0.0, event) for event in table.log])
    said = text_of(presenters.end(context(table.view(), locale), record))
    assert not re.search(JOINTLY[locale], said, re.IGNORECASE)


@in_every_language
@pytest.mark.parametrize("kicked", [True, False])
@pytest.mark.parametrize("won", [True, False])
def test_who_has_left_in_the_round_is_named_where_it_breaks_off(locale, *, won, kicked):
    """Its own messages name them no more; a game that was played to its end has its podium."""
    table = Table(CLASSIC, 5, target_score=3)
    if won:
        table.to_voting()
    leaver = PlayerId(5)
    name = next(p.name for p in table.view().players if p.id == leaver)
    table.do(c.Kick(PlayerId(1), leaver) if kicked else c.Leave(leaver))
    if won:
        table.vote(2, 1)
        table.close()
    else:
        table.do(c.EndGame(PlayerId(1)))
    assert (table.view().outcome.reason == "target") == won
    record = build_record([(0.0, event) for event in table.log])
    said = text_of(presenters.end(context(table.view(), locale), record))
    gone = LIBRARY.texts(locale)("departed", names="@").partition("@")[0]
    lines = [line for line in said.splitlines() if gone in line]
    assert [name in line for line in lines] == [True] * (not won)
