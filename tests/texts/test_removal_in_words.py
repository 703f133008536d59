"""What is said before cards of a deck are removed speaks of one card as of one."""

import pytest

from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY

ONE = {"en": "keep it until", "it": "corso la tengono", "pl": "grach zostanie", "pt-BR": "com ela "}
SEVERAL = {
    "en": "keep them until",
    "it": "corso le tengono",
    "pl": "grach zostaną",
    "pt-BR": "com elas ",
}


@pytest.mark.parametrize("key", ["deck-remove-cards", "deck-remove-deck"])
@in_every_language
def test_games_keep_one_card_as_one_and_several_as_several(locale: str, key: str) -> None:
    texts = LIBRARY.texts(locale)
    for count in (1, 2, 5, 22):
        said = texts(key, count=count, deck="Cats")
        assert (ONE[locale] in said, SEVERAL[locale] in said) == (count == 1, count > 1)
