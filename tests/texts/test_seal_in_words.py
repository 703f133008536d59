"""What is said of checking the shuffles is what it takes."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC
from bot.service.record_builder import build_record
from bot.service.results import results_of
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

PROGRAM = {
    "en": "whoever has the bot's program",
    "it": "chi ha il programma del bot",
    "pl": "kto ma program bota",
    "pt-BR": "quem tem o programa do bot",
}


@in_every_language
def test_who_would_check_the_shuffles_is_told_that_it_takes_the_program(locale: str) -> None:
    """The record tells nobody by itself whether it belongs to the seal: that is computed."""
    texts = LIBRARY.texts(locale)
    for said in (texts("turn-sealed", commitment="5ea1"), texts("history-record")):
        assert PROGRAM[locale] in said.lower()


TO_ITS_END = {
    "en": "at least one round played to its end",
    "it": "almeno un turno giocato fino in fondo",
    "pl": "choć jedną turę rozegrano do końca",
    "pt-BR": "ao menos uma rodada jogada até o fim",
}


@in_every_language
@pytest.mark.parametrize("how", ["ended at once", "turn lost", "nobody votes"])
def test_no_record_is_promised_of_a_game_that_the_history_leaves_out(how: str, locale: str) -> None:
    """It has those of which a round was scored, with points or without."""
    table = Table(CLASSIC, 4)
    assert TO_ITS_END[locale] in text_of(presenters.turn(context(table.view(), locale)))
    if how == "turn lost":
        table.skip()
    elif how == "nobody votes":
        table.to_voting()
        table.close()
    table.do(c.EndGame(PlayerId(1)))
    record = build_record((float(number), event) for number, event in enumerate(table.log))
    assert bool(results_of(record)) == (how == "nobody votes")
