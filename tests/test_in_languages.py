"""What fails in some languages names them."""

import pytest

from bot.i18n import installed
from tests.languages import in_every_language


def test_all_languages_are_tried_and_those_named_in_which_it_fails():
    tried = []

    @in_every_language
    def holds(word, locale):
        tried.append(locale)
        assert word
        assert locale in {"en", "it"}

    with pytest.raises(ExceptionGroup) as raised:
        holds(word="a word")
    assert tried == list(installed().locales)
    failed = [failure.__notes__ for failure in raised.value.exceptions]
    assert failed == [[f"locale: {locale}"] for locale in tried[2:]]
