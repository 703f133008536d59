"""Says in one line that the database is away, and in one that it is back."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.engine.errors import StorageError
from data.connection import Query, Row

log = logging.getLogger(__name__)

BEGUN = {"storage-full": "the disk of the database is full: nothing is saved until there is room"}
"""What is said of an outage that is not the database's being away."""


class Outage:
    """What cannot be done with the database at present, reading or writing.

    It is over when what failed succeeds again: from a full disk, or a locked file, one can still
    read, so that only a commit ends it; a server that could not be read is back with that. What
    is not the database's being away, such as a document that is broken, is left to who asked.
    """

    def __init__(self) -> None:
        self._failing: set[str] = set()
        self._why: dict[str, str] = {}
        """What failed last and has not succeeded since, an outage or not."""
        self._since = 0.0

    @property
    def trouble(self) -> str | None:
        """Why the database refused the last trip, above all a write; None if it did not."""
        return self._why.get("write") or self._why.get("read")

    @contextmanager
    def noted(self, what: str, *, proves: bool = True) -> Iterator[None]:
        """Note how one trip ends; success is one only if it ``proves`` that all is well again."""
        try:
            yield
        except StorageError as error:
            self._why[what] = _in_words(error)
            if error.is_outage:
                self._begin(what, error)
            raise
        if proves:
            self._why.pop(what, None)
            if what in self._failing:
                self._end(what)

    def reading(self, query: Query) -> Query:
        """Return a query that is noted."""

        async def ask(sql: str, *values: Any) -> list[Row]:
            with self.noted("read"):
                return await query(sql, *values)

        return ask

    def _begin(self, what: str, error: StorageError) -> None:
        if not self._failing:
            self._since = time.monotonic()
            away = f"the database is away ({_in_words(error)}): trying again until it is back"
            log.warning("%s", BEGUN.get(error.code, away))
        self._failing.add(what)

    def _end(self, what: str) -> None:
        over = {"read", "write"} if what == "read" else {what}
        self._failing -= over
        for each in over:
            self._why.pop(each, None)
        if not self._failing:
            log.info("the database is back after %.0f s", time.monotonic() - self._since)


def _in_words(error: StorageError) -> str:
    if error.code == "storage-full":
        return "the disk is full"
    return " ".join(str(error.params.get("reason") or error.code).split())
