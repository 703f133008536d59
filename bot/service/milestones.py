"""What a game night laughs about: at most one milestone a game, told by its record alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.engine.model import PLAYED_OUT
from bot.service.record import GameRecord, RoundRecord

Kind = Literal["mind-reader", "all-fooled", "perfect-round", "exactly-one", "comeback"]

MANY = 3
"""Rounds running, tokens on one decoy, cards found: fewer are no milestone."""
LONG_GAME = 6
"""Rounds that were scored, from which on being last at half-time is one."""


@dataclass(frozen=True, slots=True)
class Milestone:
    """One of them; who did it and in which round, where that belongs to it."""

    kind: Kind
    players: tuple[str, ...] = ()
    round: int | None = None
    count: int = 0
    """Cards, tokens or rounds."""


def milestone(record: GameRecord) -> Milestone | None:
    """Return the rarest thing that happened in a game, the first of several; None if nothing did.

    Only rounds count that were scored, and most of them only where a card was sought.
    """
    scored = [told for told in record.rounds if told.void is None]
    sought = [told for told in scored if told.clue_card is not None]
    for found in (
        _mind_reader(sought),
        _decoy(sought, "all-fooled"),
        _decoy(sought, "perfect-round"),
        _exactly_one(sought),
        _comeback(record, scored),
    ):
        if found is not None:
            return found
    return None


def _mind_reader(sought: list[RoundRecord]) -> Milestone | None:
    """Return who found every card that they had a vote for, and of those who had most; all who did.

    A vote that was not cast found none.
    """
    hits: dict[str, list[bool]] = {}
    for told in sought:
        for player, tokens in told.votes.items():
            hits.setdefault(player, []).append(told.clue_card in tokens)
    always = [p for p, found in hits.items() if all(found) and len(found) >= MANY]
    most = max((len(hits[player]) for player in always), default=0)
    best = tuple(player for player in always if len(hits[player]) == most)
    return Milestone("mind-reader", best, count=most) if best else None


def _decoy(
    sought: list[RoundRecord], kind: Literal["all-fooled", "perfect-round"]
) -> Milestone | None:
    """Return the first decoy that drew many: all others, or while its giver found the card.

    A partner's vote is none of the others'; and whoever found the card, too, fell for nothing.
    """
    for told in sought:
        ballots = dict(_ballots(told))
        for card in told.board:
            giver = card.giver
            if giver is None or card.number == told.clue_card:
                continue
            others = [b for voter, b in ballots.items() if not _play_together(told, voter, giver)]
            drawn = [numbers for numbers in others if card.number in numbers]
            fooled = [numbers for numbers in drawn if told.clue_card not in numbers]
            found = told.clue_card in ballots.get(giver, ())
            happened = fooled == others if kind == "all-fooled" else found
            if happened and len(drawn) >= MANY:
                return Milestone(kind, (giver,), told.number, len(drawn))
    return None


def _play_together(told: RoundRecord, one: str, other: str) -> bool:
    """Say whether two are the same player, or partners."""
    return told.teams.get(one, one) == told.teams.get(other, other)


def _exactly_one(sought: list[RoundRecord]) -> Milestone | None:
    """Return the first time that many clues running were found by one of several, to its end."""
    running: list[RoundRecord] = []
    for told in sought:
        found = [told.clue_card in tokens for _, tokens in _ballots(told)]
        if sum(found) == 1 and len(found) > 1:
            running.append(told)
        elif len(running) >= MANY:
            break
        else:
            running.clear()
    if len(running) < MANY:
        return None
    return Milestone("exactly-one", round=running[-1].number, count=len(running))


def _comeback(record: GameRecord, scored: list[RoundRecord]) -> Milestone | None:
    """Return who won alone a long game that was played out, and was last alone at half-time."""
    if record.ruleset.pairs or len(scored) < LONG_GAME or record.ended not in PLAYED_OUT:
        return None
    totals = scored[len(scored) // 2 - 1].totals
    last = [player for player, points in totals.items() if points == min(totals.values())]
    alone = len(last) == 1 < len(totals)
    return Milestone("comeback", tuple(last)) if alone and record.winners == tuple(last) else None


def _ballots(told: RoundRecord) -> Iterator[tuple[str, tuple[int, ...]]]:
    return ((player, tokens) for player, tokens in told.votes.items() if tokens)
