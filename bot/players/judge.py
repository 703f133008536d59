"""How well minds understand people: votes and gifts in rounds that people played."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, cast

from bot.engine.ids import CARD_ID, CardId
from bot.players.choosing import card_chances
from bot.players.mind import Mind

FALLBACK = "en"


@dataclass(frozen=True, slots=True)
class Gift:
    """What somebody laid under a clue, and the hand it came from."""

    hand: tuple[CardId, ...]
    gave: CardId


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round as people played it."""

    clue: str
    clues: dict[str, str]
    """The clue in other languages, by locale."""
    told: CardId
    board: tuple[CardId, ...]
    gifts: tuple[Gift, ...]

    def clue_in(self, locale: str) -> str:
        """Return the clue in a language; as it was said, where it is not translated."""
        return self.clues.get(locale, self.clue)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Shares from 0 to 1."""

    votes: float
    """Of the votes of all who gave a card, those on the storyteller's."""
    gives: float
    """Of their hands, those in which the card they gave is among the two best."""


def read_rounds(file: Path) -> tuple[PlayedRound, ...]:
    """Read rounds: a list of objects with ``clue``, ``told``, ``board``, ``givers``.

    A giver has ``hand`` and ``gave``; ``clues`` may hold the clue by locale. Other keys are passed
    over. Raises OSError, ValueError (with the number of the round that is not in order).
    """
    content: Any = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(content, list) or not content:
        msg = "there is no list of rounds in it"
        raise ValueError(msg)
    rounds: list[PlayedRound] = []
    for number, entry in enumerate(cast("list[Any]", content), 1):
        try:
            rounds.append(_round(entry))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            msg = f"round {number} is not in order: {type(error).__name__} {error}"
            raise ValueError(msg) from error
    return tuple(rounds)


def _round(entry: Any) -> PlayedRound:
    told, board = _card(entry["told"]), tuple(map(_card, entry["board"]))
    gifts = tuple(
        Gift(tuple(map(_card, giver["hand"])), _card(giver["gave"])) for giver in entry["givers"]
    )
    if told not in board or any(g.gave not in g.hand or g.gave not in board for g in gifts):
        msg = "a card that was told or given lies elsewhere"
        raise ValueError(msg)
    clues = {str(locale): str(text) for locale, text in entry.get("clues", {}).items()}
    return PlayedRound(str(entry["clue"]), clues, told, board, gifts)


def _card(value: Any) -> CardId:
    if not isinstance(value, str) or not CARD_ID.fullmatch(value):
        msg = f"{value!r} is no card"
        raise ValueError(msg)
    return CardId(value)


def cards_of(rounds: Sequence[PlayedRound]) -> frozenset[CardId]:
    """Return every card that lies or is held in the rounds."""
    hands = (card for played in rounds for gift in played.gifts for card in gift.hand)
    return frozenset(hands) | {card for played in rounds for card in played.board}


def judge(
    rounds: Sequence[PlayedRound],
    mind: Mind,
    *,
    voting: float,
    giving: float,
    locale: str = FALLBACK,
) -> Verdict:
    """Return what a mind makes of the rounds at two temperatures; the chances, not one draw."""
    votes: list[float] = []
    gives: list[float] = []
    for played in rounds:
        clue = played.clue_in(locale)
        for gift in played.gifts:
            allowed = [card for card in played.board if card != gift.gave]
            chances = card_chances(mind, clue, allowed, voting)
            votes.append(chances[allowed.index(played.told)])
            chances = card_chances(mind, clue, gift.hand, giving)
            ranks = (
                list(mind.sense.of(clue, gift.hand)) if mind.sense is not None else list(chances)
            )
            gives.append(_among_two(chances, ranks, gift.hand.index(gift.gave)))
    return Verdict(fmean(votes), fmean(gives))


def _among_two(chances: Sequence[float], ranks: Sequence[float], at: int) -> float:
    """Return the chance that one is among two that are drawn one after the other.

    Where the first is certain, the second is the one that ranks next.
    """
    if max(chances) == 1.0:
        return float(sorted(ranks, reverse=True).index(ranks[at]) < 2)
    mine = chances[at]
    after = (other / (1 - other) for n, other in enumerate(chances) if n != at)
    return mine + mine * sum(after)
