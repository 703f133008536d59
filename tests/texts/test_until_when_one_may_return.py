"""What whoever leaves is told of coming back is true of what then is refused."""

from functools import cache

import pytest

from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.leaving import may_return
from bot.engine.ruleset import MINI, PARTY, TEAMS, Ruleset
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

UNTIL_THE_NEXT = {
    "en": "until the next round",
    "it": "finché non comincia",
    "pl": "zanim zacznie się następna",
    "pt-BR": "até a próxima",
}
MAY_RETURN = {"en": "come back", "it": "tornare", "pl": "wrócić", "pt-BR": "voltar"}


@cache
def played_to(phase: str, before: int, rules: Ruleset, players: int) -> Table:
    """Return a game in a phase of the round before so many others that end it."""
    table = Table(rules, players, laps=1, max_players=12)
    for _ in range(players - 1 - before):
        table.play_round()
        table.next()
    if phase != "storytelling":
        table.tell()
    if phase in {"voting", "scored"}:
        table.give_all()
    if phase == "scored":
        table.close()
    return table


def after_leaving(table: Table, leaver: int, locale: str) -> str:
    back = may_return(table.game, PlayerId(leaver))
    return text_of(presenters.left(context(table.view(), locale), back))


def is_refused(table: Table, newcomer: int) -> bool:
    try:
        table.join(newcomer)
    except RuleViolation:
        return True
    return False


@in_every_language
@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting", "scored"])
@pytest.mark.parametrize("before", range(3))
@pytest.mark.parametrize(
    ("rules", "players", "leaver"), [(MINI, 5, 5), (MINI, 5, 1), (PARTY, 8, 8), (TEAMS, 8, 8)]
)
def test_how_long_whoever_leaves_may_come_back_is_told(
    rules, players, leaver, before, phase, locale
):
    """No one may join in the last round of the last lap (L2)."""
    table = played_to(phase, before, rules, players).copy()
    if table.kind == "finished":
        return
    table.leave(leaver)
    said = after_leaving(table, leaver, locale)
    now = is_refused(table, leaver)
    if not now:
        table.leave(leaver)
    while table.kind not in {"scored", "finished"}:
        table.skip()
    if table.kind == "scored":
        table.next()
    later = is_refused(table, leaver)
    assert (MAY_RETURN[locale] in said) == (not now)
    assert (UNTIL_THE_NEXT[locale] in said) == (later and not now)


@in_every_language
def test_in_a_lobby_nobody_is_told_to_hurry_back(locale):
    table = Table(MINI, 2, start=False)
    table.leave(2)
    said = after_leaving(table, 2, locale)
    assert MAY_RETURN[locale] in said
    assert UNTIL_THE_NEXT[locale] not in said
