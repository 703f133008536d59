"""Where no turn is left but those of empty teams, the round is foretold to be the last (T4)."""

from functools import cache

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.leaving import farewell
from bot.engine.ruleset import TEAMS
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.lexicon import foretold
from tests.ui.render_contexts import LIBRARY, buttons, context, text_of

in_every_phase = pytest.mark.parametrize(
    "phase", ["storytelling", "submitting", "voting", "scored"]
)
ENDS = {
    "en": "after this round",
    "it": "dopo questo turno",
    "pl": "po tej",
    "pt-BR": "depois desta",
}

AT_ONCE = {
    "en": "ends with it",
    "it": "finisce qui",
    "pl": "skończy się po tej turze",
    "pt-BR": "acaba com ela",
}


def in_round(number: int, phase: str, *absent: int, of: int = 8) -> Table:
    """Return a table of so many in a phase of a round, which some have left at its beginning."""
    return _played_to(number, phase, absent, of).copy()


@cache
def _played_to(number: int, phase: str, absent: tuple[int, ...], of: int) -> Table:
    table = Table(TEAMS, of, pace=PACES["untimed"])
    for _ in range(number - 1):
        table.play_round()
        table.next()
    for player in absent:
        table.leave(player)
    steps = {"storytelling": 0, "submitting": 1, "voting": 2, "scored": 3}[phase]
    for step in (table.tell, table.give_all, table.close)[:steps]:
        step()
    return table


def said_in_channel(table: Table, locale: str) -> str:
    seen = context(table.view(), locale)
    page = {"scored": presenters.reveal, "voting": presenters.board}.get(
        table.kind, presenters.turn
    )
    for told in (presenters.status(seen), presenters.left(seen, "yes")):
        assert foretold(text_of(told)) == foretold(text_of(page(seen)))
    return text_of(page(seen))


def rounds_to_come(table: Table) -> int:
    """Play on; return how many more rounds had a clue."""
    played = 0
    while table.kind != "finished":
        if table.kind == "voting":
            table.vote(table.awaited[0], table.storyteller)  # else L4 may end it
            table.close()
        elif table.kind == "submitting":
            table.give_all()
        elif table.kind == "storytelling":
            table.tell()
            played += 1
        else:
            table.next()
    return played


@in_every_language
@in_every_phase
@pytest.mark.parametrize(
    ("number", "leavers"),
    [(7, (4, 8)), (7, (8,)), (6, (4, 8)), (7, (4, 8, 2)), (6, (3, 7))],
)
def test_the_last_round_that_is_played_is_foretold(number, leavers, phase, locale):
    said = []
    for joined in range(4):
        table = in_round(number, phase, *leavers)
        for newcomer in range(joined):
            table.join(50 + newcomer)
        said.append(foretold(said_in_channel(table, locale)))
        clues = int(table.kind == "storytelling")
        assert (rounds_to_come(table) == clues) == (said[-1] > 0)
        if not said[-1]:
            break
    assert said == list(range(len(said) - 1, -1, -1))


@in_every_language
@in_every_phase
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize(("number", "leavers"), [(7, (4,)), (6, (4,)), (7, (2, 4)), (7, (4, 6))])
def test_whose_leaving_ends_the_game_soon_is_told_so(number, leavers, doing, phase, locale):
    table = in_round(number, phase, *leavers)
    whom = PlayerId(8) if doing == "kick" else None
    shown = context(table.view(1 if whom else 8), locale)
    after = farewell(table.game, PlayerId(8))
    asked = text_of(presenters.ask_once_more(shown, doing, whom, after))
    ends = ENDS[locale] in asked
    table.leave(8)
    clues = int(table.kind == "storytelling")
    assert ends == (rounds_to_come(table) == clues)


@in_every_language
@pytest.mark.parametrize("comes", ["nobody", "a newcomer", "a computer player"])
def test_the_reveal_before_an_empty_teams_last_turn_leads_to_the_podium(comes, locale):
    table, texts = in_round(7, "scored", 4, 8), LIBRARY.texts(locale)
    if comes == "a newcomer":
        table.join(50)
    elif comes == "a computer player":
        table.do(c.AddComputer(PlayerId(1), "even"))
    shown = buttons(presenters.reveal(context(table.view(), locale)))
    table.next()
    assert (texts("button-end") in shown) == (table.kind == "finished") == (comes == "nobody")
    assert (texts("button-next") in shown) == (table.kind != "finished")


@in_every_language
def test_where_two_turns_of_empty_teams_are_left_no_end_is_promised_before_them(locale):
    table = in_round(8, "scored", 4, 9, 5, 10, of=10)
    said = said_in_channel(table, locale)
    assert foretold(said)
    assert AT_ONCE[locale] not in said
    table.next()
    assert table.kind == "scored"
    assert table.game.round == 9
    assert said_in_channel(table, locale)
    table.next()
    assert table.kind == "finished"
