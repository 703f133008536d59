"""What stars may be given to (B4)."""

from bot.engine.hands import result_of
from bot.engine.model import Game, Likable, RoundResult

CLUE = 0
"""The number that stands for the clue itself."""


def likable(game: Game) -> tuple[Likable, ...]:
    """Return the clue and the cards of the last scored round, none once another board lies."""
    result = result_of(game)
    if result is None or result.void is not None:
        return game.likable
    return tuple(_of_round(game.round, result))


def liked_round(game: Game) -> int | None:
    """Return the round whose stars may be given, None if none's."""
    return next((liked.round for liked in likable(game)), None)


def _of_round(round: int, result: RoundResult) -> list[Likable]:
    """Return the clue and the cards that somebody gave."""
    tellers = [] if result.storyteller is None else [Likable(round, CLUE, result.storyteller)]
    return tellers + [
        Likable(round, number, card.giver)
        for number, card in enumerate(result.board, 1)
        if card.giver is not None
    ]
