"""What is said to who asks to be forgotten, held against what happens."""

from typing import get_args

import pytest

from bot.i18n import installed
from bot.ui import presenters
from bot.ui.presenters.info import Spoiled
from tests.languages import in_every_language
from tests.ui.render_contexts import text_of


@in_every_language
@pytest.mark.parametrize("how", get_args(Spoiled))
def test_of_each_game_that_is_spoiled_a_sentence_tells(how: Spoiled, locale: str) -> None:
    """They speak of one game: two channels in one sentence read as one game in both."""
    texts = installed().texts(locale)
    asked = text_of(presenters.ask_to_forget(texts, {how: [1, 2]}, 1)).splitlines()
    told = [texts(f"sure-forget-{how}", channel=f"<#{channel}>") for channel in (1, 2)]
    assert asked[-2:] == told
