"""What is said to somebody who joins a game, or is in it already: until when it is true."""

from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.ui.as_said import AsSaid
from bot.ui.presenters.people import find, partner_to_come

IN_LATE = "in-late"
"""The kind of the answer to who joins a game that goes on."""
SEATED = "seated"
"""The kind of the answer to who joins a game once more."""


def way_in(game: Game, newcomer: PlayerId) -> AsSaid:
    """Return how somebody who waits comes into a game, until they have sat down or left."""
    return AsSaid.of(game, lambda now: how_they_come(now, newcomer))


def seated(player: PlayerId) -> AsSaid:
    """Return that somebody is in a game, until they have left or it is over."""
    return AsSaid(lambda now: _is_in(now, player), said=True)


def how_they_come(game: Game, newcomer: PlayerId) -> object:
    """Say where they are to sit, beside whom, and what the game lacks with them."""
    view = view_for(game, newcomer)
    own = find(view, newcomer)
    if own is None or not own.waiting:
        return None
    mate = partner_to_come(view, own)
    return own.replaces, own.alone, mate and mate.id, view.shortage


def _is_in(game: Game, player: PlayerId) -> bool:
    return game.phase.kind != "finished" and find(view_for(game, None), player) is not None
