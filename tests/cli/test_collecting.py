"""What is there when the bot starts is not looked through again; what comes later still is."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.cli.collecting import YOUNG, collect_seldom


class Circle:
    """Refers to itself, so that only a collection takes it away."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_is_there_stays_and_what_comes_later_is_collected() -> None:
    there, gone = Circle(), weakref.ref(Circle())
    collect_seldom()
    assert gone() is None
    assert all(one is not there for one in gc.get_objects())
    assert gc.get_threshold()[0] == YOUNG
    later = weakref.ref(Circle())
    gc.collect()
    assert later() is None
