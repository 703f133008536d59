"""Votes: by nearness, a second token where it pays, party's red token."""

from collections.abc import Sequence
from typing import Final

from bot.engine.commands import FinishBallot, PlaceRed, PlaceToken
from bot.engine.ids import PlayerId
from bot.engine.views import GameView
from bot.players.choosing import card_chances
from bot.players.levels import Level
from bot.players.luck import Luck
from bot.players.mind import TEMPERATURE, Mind

GIFT: Final = 1.0
"""What a token on a wrong card gives a rival, to be weighed as if it were lost among all others."""


def vote(
    view: GameView, player: PlayerId, mind: Mind, level: Level, luck: Luck
) -> PlaceToken | FinishBallot:
    """Return the next token of an unfinished ballot, or its end."""
    clue = view.clue.text if view.clue else ""
    numbers = [
        number
        for number in range(1, len(view.board) + 1)
        if number not in view.own_numbers and number not in view.ballot
    ]
    if view.ballot and not _pays(view, mind, clue):
        return FinishBallot(player)
    if view.may_red and mind.sense is not None:
        return PlaceToken(player, green_and_red(view, mind, clue)[0])
    cards = [view.board[number - 1] for number in numbers]
    chances = card_chances(mind, clue, cards, level.voting)
    return PlaceToken(player, luck.weighted(numbers, chances, f"token-{len(view.ballot)}"))


def place_red(view: GameView, player: PlayerId, mind: Mind, luck: Luck) -> PlaceRed:
    """Return where party's storyteller lays the red token."""
    clue = view.clue.text if view.clue else ""
    if mind.sense is None:
        return PlaceRed(player, luck.pick(range(1, len(view.board) + 1), "red"))
    return PlaceRed(player, green_and_red(view, mind, clue)[1])


def _pays(view: GameView, mind: Mind, clue: str) -> bool:
    """Say whether one more token is worth more than the bonus for a single one (S3)."""
    ruleset = view.settings.ruleset
    allowed = [n for n in range(1, len(view.board) + 1) if n not in view.own_numbers]
    chances = dict(
        zip(
            allowed,
            card_chances(mind, clue, [view.board[n - 1] for n in allowed], TEMPERATURE),
            strict=True,
        )
    )
    left = [chance for number, chance in chances.items() if number not in view.ballot]
    if not left:
        return False
    next_best = max(left)
    gain = ruleset.finder_points * next_best
    bonus = ruleset.single_token_bonus if len(view.ballot) == 1 else 0
    lost = bonus * sum(chances.get(number, 0.0) for number in view.ballot)
    given_away = GIFT * (1 - next_best) / max(1, len(view.players) - 1)
    return gain > lost + given_away


def green_and_red(view: GameView, mind: Mind, clue: str) -> tuple[int, int]:
    """Return where party's storyteller votes, and where the red token costs the others most.

    Both are weighed together: own points, less what the others get on average.
    """
    chances = card_chances(mind, clue, view.board, TEMPERATURE)
    others = len([p for p in view.players if not p.waiting]) - 1
    expected = [others * chance for chance in chances]
    numbers = range(1, len(view.board) + 1)
    cap = view.settings.ruleset.agreement_cap
    pairs = [(green, red) for green in numbers for red in numbers]
    return max(pairs, key=lambda pair: (_worth(expected, cap, *pair), pair))


def _worth(expected: Sequence[float], cap: int, green: int, red: int) -> float:
    own = others = 0.0
    for number, voters in enumerate(expected, 1):
        if number == red:
            continue
        mine = 1 if number == green else 0
        alike = min(cap, voters + mine)
        others += voters * (alike if voters + mine > 1 else 0)
        own += mine * (alike if voters >= 0.5 else 0)
    return own - others / max(1.0, sum(expected))
