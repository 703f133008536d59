"""Says in one line that the database is away, and in one that it is back."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.engine.errors import StorageError
from data.connection import Query, Row

log = logging.getLogger(__name__)


class Outage:
    """What cannot be done with the database at present, reading or writing.

    It is over when what failed succeeds again: from a full disk, or a locked file, one can still
    read, so that only a commit ends it; a server that could not be read is back with that. What
    is not the database's being away, such as a document that is broken, is left to who asked.
    """

    def __init__(self) -> None:
        self._failing: set[str] = set()
        self._since = 0.0

    @contextmanager
    def noted(self, what: str, *, proves: bool = True) -> Iterator[None]:
        """Note how one trip ends; success is one only if it ``proves`` that all is well again."""
        try:
            yield
        except StorageError as error:
            if error.is_outage:
                self._begin(what, error)
            raise
        if proves and what in self._failing:
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
            why = " ".join(str(error.params.get("reason") or error.code).split())
            log.warning("the database is away (%s): trying again until it is back", why)
        self._failing.add(what)

    def _end(self, what: str) -> None:
        self._failing -= {"read", "write"} if what == "read" else {what}
        if not self._failing:
            log.info("the database is back after %.0f s", time.monotonic() - self._since)
