"""What is said to somebody who joins a game, or is in it already: until when it is true."""

from dataclasses import dataclass
from typing import Self

from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.ui.presenters.people import find, partner_to_come

IN_LATE = "in-late"
"""The kind of the answer to who joins a game that goes on."""
SEATED = "seated"
"""The kind of the answer to who joins a game once more."""


@dataclass(frozen=True, slots=True)
class WayIn:
    """Where somebody is to sit who waits, beside whom, and what the game lacks with them."""

    newcomer: PlayerId
    said: object

    @classmethod
    def of(cls, game: Game, newcomer: PlayerId) -> Self:
        """Return the way into a game as it is."""
        return cls(newcomer, _said(game, newcomer))

    def is_past(self, game: Game) -> bool:
        """Say whether they have sat down or left, or it is otherwise by now."""
        return _said(game, self.newcomer) != self.said


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody who is in a game, and has been told so."""

    player: PlayerId

    def is_past(self, game: Game) -> bool:
        """Say whether they have left, or it is over."""
        return game.phase.kind == "finished" or find(view_for(game, None), self.player) is None


def _said(game: Game, newcomer: PlayerId) -> object:
    view = view_for(game, newcomer)
    own = find(view, newcomer)
    if own is None or not own.waiting:
        return None
    mate = partner_to_come(view, own)
    return own.replaces, own.alone, mate and mate.id, view.shortage
