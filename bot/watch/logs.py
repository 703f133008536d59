"""How the log looks: lines for people, or one JSON object a line for machines."""

import json
import logging
from collections.abc import Mapping
from datetime import UTC, datetime

from bot.engine.errors import StorageError

LINES = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonFormatter(logging.Formatter):
    """Writes ``time`` (ISO 8601, UTC), ``level``, ``logger``, ``message`` and any ``error``.

    What a message names by words, as in ``%(game)s``, is a field besides.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if isinstance(record.args, Mapping):
            told |= {name: told.get(name, value) for name, value in record.args.items()}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def formatter(form: str) -> logging.Formatter:
    """Return what writes the log in a form: ``lines`` or ``json``."""
    return JsonFormatter() if form == "json" else logging.Formatter(LINES)


def tells_more(record: logging.LogRecord) -> bool:
    """Filter out what failed because the database is away, which is said once (``data.outage``).

    Whatever loop or press meets it would else write its traceback every second.
    """
    return not (record.exc_info and _is_of_outage(record.exc_info[1]))


def in_a_line(record: logging.LogRecord) -> bool:
    """Let discord.py say in one line that it cannot reach Discord; it would trace every try."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name == "discord.shard" and error is not None:
        why = " ".join(str(error).split()) or type(error).__name__
        record.msg, record.args = f"{record.getMessage()} ({why})", ()
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = record.exc_text = None
    return True


def _is_of_outage(error: BaseException | None) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(map(_is_of_outage, error.exceptions))
    if isinstance(error, StorageError):
        return error.is_outage
    return error is not None and _is_of_outage(error.__cause__)
