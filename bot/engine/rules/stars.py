"""Stars: after a round everybody may give one to a clue or card of somebody else (B4)."""

from bot.engine.commands import GiveStar
from bot.engine.errors import CardError, PhaseError
from bot.engine.events import Events, StarGiven
from bot.engine.ids import PlayerId
from bot.engine.liking import likable, liked_round
from bot.engine.model import Game, Star
from bot.engine.rules.who import playing_seat
from bot.engine.seating import seat_of


def give_star(game: Game, command: GiveStar) -> Events:
    """Give the star of the last scored round, also once the game is over."""
    if game.phase.kind == "finished" and seat_of(game, command.player) is None:
        raise PhaseError("game-over")  # which nobody can join any more
    playing_seat(game, command.player)
    if command.round != liked_round(game):
        raise PhaseError("star-too-late")
    whose = {liked.number: liked.to for liked in likable(game)}
    to = whose.get(command.number)
    if to is None:
        raise CardError("no-such-number", maximum=max(whose))
    if to == command.player:
        raise CardError("own-star")
    star = Star(command.player, command.round, command.number, to)
    if star in game.stars:
        return ()
    if game.phase.kind == "finished" and own_star(game, command.player) is not None:
        raise PhaseError("star-final")
    return (StarGiven(star.player, star.round, star.number, star.to),)


def own_star(game: Game, player: PlayerId | None) -> int | None:
    """Return the number to which somebody gave the star that they may give now, None if to none."""
    round = liked_round(game)
    own = (s.number for s in game.stars if (s.player, s.round) == (player, round))
    return next(own, None)
