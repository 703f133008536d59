"""Checks a game's record: against the rules, and against what its own log gives."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, cast

from bot.engine.audit import BROKEN, disagreements
from bot.engine.chance import Chance
from bot.engine.events import Event
from bot.engine.ids import GameId
from bot.service.record import GameRecord
from bot.service.record_builder import build_record


def replay_problems(record: GameRecord) -> list[str]:
    """Return where the record disagrees with the rules or with itself; empty when nowhere."""
    if record.ended is None:
        return ["the game is not over: its log is still secret"]
    if not (record.log and record.game.isascii()):
        return ["there is no log, or record.game is no id of a game"]
    try:
        seed = None if record.seed is None else bytes.fromhex(record.seed)
    except ValueError:
        return ["record.seed is not hexadecimal"]
    if found := list(_broken_commitment(record, seed)):
        return found
    events = tuple((entry.at, entry.event) for entry in record.log)
    found = disagreements(
        tuple(event for _, event in events), None if seed is None else Chance(seed)
    )
    return found or _told_otherwise(record, events, seed)


def _told_otherwise(
    record: GameRecord, events: Sequence[tuple[float, Event]], seed: bytes | None
) -> list[str]:
    """Return where the record tells something else than its own log."""
    try:
        again = build_record(events, seed=seed, locale=record.locale)
    except BROKEN as error:
        return [f"record.log: no game goes like that: {error!r}"]
    return list(_differences(record.model_dump(), again.model_dump(), "record"))


def foreign_seal(record: GameRecord, shown: str | None) -> str | None:
    """Return in words that the commitment people saw at the start is not this record's, or None.

    Only so a record is found out that was made anew with another seed.
    """
    if shown is None:
        return None
    if record.seed is None:
        return "there is no seed, so the commitment cannot be checked"
    kept = Chance(bytes.fromhex(record.seed)).commitment(GameId(record.game))
    if shown.strip().lower() == kept:
        return None
    return (
        f"the commitment that was shown is not this game's, which is {kept}: it is another game's, "
        "or this record was made anew"
    )


def _broken_commitment(record: GameRecord, seed: bytes | None) -> Iterable[str]:
    """Name what the record says that people were shown, and the seed does not keep."""
    if record.commitment is None:
        return
    if seed is None:
        yield "there is no seed, so the commitment cannot be checked"
        return
    kept = Chance(seed).commitment(GameId(record.game))
    if record.commitment != kept:
        yield f"record.commitment: {record.commitment} is told, the seed gives {kept}"


def _differences(told: Any, found: Any, path: str) -> Iterable[str]:
    """Name every place at which two documents differ."""
    if isinstance(told, dict) and isinstance(found, dict):
        one, other = cast("dict[str, Any]", told), cast("dict[str, Any]", found)
        for key in {**one, **other}:
            yield from _differences(one.get(key), other.get(key), f"{path}.{key}")
    elif isinstance(told, tuple) and isinstance(found, tuple):
        pairs = zip_longest(cast("tuple[Any, ...]", told), cast("tuple[Any, ...]", found))
        for place, (one, other) in enumerate(pairs):
            yield from _differences(one, other, f"{path}[{place}]")
    elif told != found:
        yield f"{path}: {told!r} is told, the rules give {found!r}"
