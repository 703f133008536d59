"""Every kind of message that is kept has a presenter."""

from typing import get_args

from bot.service.ports import DIRECT
from bot.service.ports.values import Purpose
from bot.ui.renderer import HELD, PUBLIC

BY_NAME = {"end", "remind", "dm_fallback"}
"""Those whose presenters get more than a context."""
NO_PAGE = {"clip"}
"""A file."""


def test_each_purpose_has_one_presenter():
    assert HELD.keys() == DIRECT
    kinds = [*HELD, *PUBLIC, *BY_NAME, *NO_PAGE]
    assert sorted(kinds) == sorted(get_args(Purpose))
