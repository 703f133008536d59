"""What is said of checking the shuffles is what it takes."""

from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY

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
