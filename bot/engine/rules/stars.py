"""Stars: after a round everybody may give one to a clue or card of somebody else (B4)."""

from bot.engine.commands import GiveStar
from bot.engine.errors import CardError, PhaseError
from bot.engine.events import Events, StarGiven
from bot.engine.hands import result_of
from bot.engine.ids import PlayerId
from bot.engine.model import Game, RoundResult, Star
from bot.engine.rules.who import playing_seat
from bot.engine.seating import seat_of

CLUE = 0
"""The number that stands for the clue itself."""


def give_star(game: Game, command: GiveStar) -> Events:
    """Give the star of the round just revealed, also once that round has ended the game."""
    if game.phase.kind == "finished" and seat_of(game, command.player) is None:
        raise PhaseError("game-over")  # which nobody can join any more
    playing_seat(game, command.player)
    result = result_of(game)
    if result is None or result.void is not None or command.round != game.round:
        raise PhaseError("star-too-late")
    to = _receiver(result, command.number)
    if to is None:
        raise CardError("no-such-number", maximum=len(result.board))
    if to == command.player:
        raise CardError("own-star")
    star = Star(command.player, command.round, command.number, to)
    if star in game.stars:
        return ()
    if game.phase.kind == "finished" and own_star(game, command.player) is not None:
        raise PhaseError("star-final")
    return (StarGiven(star.player, star.round, star.number, star.to),)


def own_star(game: Game, player: PlayerId | None) -> int | None:
    """Return the number to which somebody gave their star of this round, None if to none."""
    own = (s.number for s in game.stars if (s.player, s.round) == (player, game.round))
    return next(own, None)


def _receiver(result: RoundResult, number: int) -> PlayerId | None:
    """Return who told the clue or gave the card; None if there is none."""
    if number == CLUE:
        return result.storyteller
    return result.board[number - 1].giver if 1 <= number <= len(result.board) else None
