"""Reads which shards a process has, from ``DIXIT_SHARDS`` and ``DIXIT_PROCESS``."""

import re
from typing import NamedTuple

from bot.service.ports import Shards

RANGE = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")
COUNT = re.compile(r"\d+")
PROCESS = re.compile(r"(\d+)/(\d+)")


class Process(NamedTuple):
    """One of several processes, numbered from 0 as the pods of a StatefulSet are."""

    number: int
    of: int


def read_shards(text: object) -> object:
    """Read ``4-7/16`` (or ``4/16``), or the number of all shards; raise ValueError."""
    if not text or isinstance(text, Shards | int):
        return text or None
    stripped = str(text).strip()
    if COUNT.fullmatch(stripped) and int(stripped) > 0:
        return int(stripped)
    if found := RANGE.fullmatch(stripped):
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        if first <= last < count:
            return Shards(first, last, count)
    raise ValueError("say which shards of how many, such as 0-3/16, or with DIXIT_PROCESS just 16")


def read_process(text: object) -> object:
    """Read ``2/4``, the third of four processes; raise ValueError."""
    if not text or isinstance(text, Process):
        return text or None
    if found := PROCESS.fullmatch(str(text).strip()):
        number, of = int(found[1]), int(found[2])
        if number < of:
            return Process(number, of)
    raise ValueError("say which process of how many, counted from 0, such as 2/4")


def shards_of(shards: Shards | int | None, process: Process | None) -> Shards | None:
    """Return the shards of this process; None: all, as many as Discord advises.

    Raises ValueError where the two settings do not go together.
    """
    if process is None:
        if isinstance(shards, int):
            raise ValueError("the number of all shards needs DIXIT_PROCESS beside it")
        return shards
    if isinstance(shards, Shards):
        raise ValueError(  # noqa: TRY004  what pydantic reports
            "with DIXIT_PROCESS, DIXIT_SHARDS is the number of all shards"
        )
    count = process.of if shards is None else shards
    if count < process.of:
        raise ValueError(f"{count} shards are too few for {process.of} processes")
    first = process.number * count // process.of
    return Shards(first, (process.number + 1) * count // process.of - 1, count)
