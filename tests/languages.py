"""Tests that must hold in every language."""

import functools
import inspect
from collections.abc import Callable
from typing import Any

import pytest

from bot.i18n import installed

Test = Callable[..., Any]


def in_every_language(test: Test) -> Test:
    """Try a test with each ``locale``; it fails with all failures, each naming its language.

    That is one test: most take less time than pytest and its processes need for another one. One
    that waits for something has fixtures that remember, so it is one test in each language.
    """
    if inspect.iscoroutinefunction(test):
        return pytest.mark.parametrize("locale", installed().locales)(test)

    @functools.wraps(test)
    def tried(**arguments: Any) -> None:
        failures: list[BaseException] = []
        for locale in installed().locales:
            try:
                test(locale=locale, **arguments)
            except (Exception, pytest.fail.Exception) as failure:  # noqa: BLE001 -- raised below
                failure.add_note(f"locale: {locale}")
                failures.append(failure)
        if failures:
            raise BaseExceptionGroup(test.__name__, failures)

    signature = inspect.signature(test)
    others = [each for name, each in signature.parameters.items() if name != "locale"]
    tried.__dict__["__signature__"] = signature.replace(parameters=others)
    return tried
